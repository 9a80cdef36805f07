/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: action cards
 * played for their effect. */
#ifndef PLATEAU_HEGEMONY_PHRASES_CARDS_H
#define PLATEAU_HEGEMONY_PHRASES_CARDS_H

/* clang-format off */
#define HG_CARD_PHRASES(X) \
    /* Playing a card (cards.c) */ \
    PL_QUESTION(X, CARD_CHOICE, "HG-19.1", "{1:card}: choose what to do.", "« {1:card} » : choisissez ce que vous faites.", "{0:Role_the} chooses what {1:card} does.", "{0:Role_the} choisit l'effet de « {1:card} ».") \
    PL_QUESTION(X, CARD_MAY, "HG-19.1", "{1:card}: go on, or decline the rest?", "« {1:card} » : continuer, ou renoncer à la suite ?", "{0:Role_the} decides whether to go on with {1:card}.", "{0:Role_the} décide de continuer ou non avec « {1:card} ».") \
    X(W_CARD_MUST, "HG-19.2", "this step cannot be declined", "cette étape n'est pas facultative") \
    X(W_CARD_BRANCH, "HG-19.2", "that part of the card is not possible now", "cette partie de la carte est impossible maintenant") \
    X(W_CARD_LATER, "HG-4.3", "no card asks for that now", "aucune carte ne le demande maintenant") \
    X(D_CARD_ON, "HG-19.1", "do it", "le faire") \
    X(D_CARD_PAY, "HG-19.1", "pay ${0}", "payer {0} $") \
    X(D_CARD_PAY_TO, "HG-30.17", "pay ${0} {1:role_to}", "payer {0} $ {1:role_to}") \
    X(D_CARD_MARKET, "HG-31.5", "build from the Market for ${0} less", "construire depuis le Marché pour {0} $ de moins") \
    X(D_CARD_DECK, "HG-31.5", "build any company of the deck for ${0} more", "construire n'importe quelle Entreprise de la pioche pour {0} $ de plus") \
    X(D_CARD_BUILD, "HG-5.8", "build a company", "construire une Entreprise") \
    X(D_CARD_EXPORT, "HG-5.10", "sell to the Foreign Market", "vendre sur le Marché Étranger") \
    X(D_CARD_SELL, "HG-19.14", "sell up to {1} {0:good} at the price of the card", "vendre jusqu'à {1} {0:good} au prix de la carte") \
    X(D_CARD_BUY, "HG-5.4", "buy goods", "acheter des Biens") \
    X(D_CARD_BUY_ONE, "HG-31.22", "buy twice as much, from one source", "acheter le double, à un seul fournisseur") \
    X(D_CARD_ASSIGN, "HG-5.2", "assign workers", "assigner des Travailleurs") \
    X(D_CARD_SHIFT, "HG-5.13", "do an Extra Shift", "faire des Heures Supplémentaires") \
    X(D_CARD_BILL, "HG-5.1", "propose a bill", "proposer un Projet de Loi") \
    /* Money, goods, Influence (cards_ops.c, cards_picks.c) */ \
    X(N_CARD_INFLUENCE, "HG-33.13", "{0:Role_the} spends {1} Influence.", "{0:Role_the} dépense {1} Influence.") \
    X(N_TO_CAPITAL, "HG-32.8", "{0:Role_the} moves ${1} from Revenue to Capital.", "{0:Role_the} déplace {1} $ des Revenus vers le Capital.") \
    X(N_TAKES_INFLUENCE, "HG-19.9", "{0:Role_the} takes {1} Influence {2:role_of}.", "{0:Role_the} prend {1} Influence {2:role_of}.") \
    X(N_CARD_SELLS, "HG-19.6", "{0:Role_the} sells {1} {2:good} for ${3}.", "{0:Role_the} vend {1} {2:good} pour {3} $.") \
    X(N_CARD_TAKES, "HG-30.30", "{0:Role_the} takes {1} {2:good} from the State for free.", "{0:Role_the} prend gratuitement {1} {2:good} à l'État.") \
    X(N_PERSONAL, "HG-33.3", "{0} Media Influence becomes Personal.", "{0} Influence Médiatique devient Personnelle.") \
    /* Workers and companies */ \
    X(N_FARM, "HG-30.3", "{0:Role_the} builds a Cooperative Farm.", "{0:Role_the} construit une Ferme Coopérative.") \
    X(N_EMIGRATES, "HG-30.8", "An unemployed worker {0:role_of} leaves ({1:trade}).", "Un Travailleur Inactif {0:role_of} quitte le pays ({1:trade}).") \
    X(N_POACHED, "HG-32.5", "The workers {0:role_of} move from {1:place_the} to {2:place_the}, on L3.", "Les Travailleurs {0:role_of} quittent un poste ({1:place}) pour un autre ({2:place}), au N3.") \
    X(N_NATIONALIZED, "HG-33.25", "Nationalized: {0:company}.", "Nationalisation : {0:company}.") \
    X(N_PRIVATIZED, "HG-33.27", "Privatized: {0:company}.", "Privatisation : {0:company}.") \
    /* Cards that turn up, cubes, politics */ \
    X(P_EXPORTS, "HG-31.6", "Export cards are turned up", "des cartes Export sont révélées") \
    X(N_TURNED_UP, "HG-31.6", "Turned up: {0:export}.", "Carte révélée : {0:export}.") \
    X(P_INTERESTS, "HG-30.25", "cubes are shown one by one", "des cubes sont révélés un à un") \
    X(N_CUBE_DROPPED, "HG-30.21", "A cube {1:role_of} goes to the supply.", "Un cube {1:role_of} va dans la réserve.") \
    X(N_CUBE_EXCHANGED, "HG-30.25", "A cube {1:role_of} is exchanged for one {0:role_of}.", "Un cube {0:role_of} prend la place d'un cube {1:role_of}.") \
    X(N_BLOCKS, "HG-30.27", "{0:Role_the} protects {1:policy_the}: no bill on it this round.", "{0:Role_the} protège {1:policy_the} : aucun Projet de Loi cette manche.") \
    X(P_EVENTS, "HG-33.2", "the State looks at the next Events", "l'État regarde les Événements suivants") \
    X(N_LOOKS_AT, "HG-19.8", "Next in the deck: {0:event}.", "Prochain Événement : « {0:event} ».") \
    X(N_EVENT_REPLACED, "HG-33.2", "Discarded: {0:event}.", "Défausse : « {0:event} ».") \
    /* Questions (cards_picks.c, cards_drop.c, cards_events.c) */ \
    PL_QUESTION(X, PICK, "HG-19.1", "{1:card}: choose.", "« {1:card} » : choisissez.", "{0:Role_the} chooses for {1:card}.", "{0:Role_the} choisit pour « {1:card} ».") \
    PL_QUESTION(X, PICK_SELL, "HG-19.14", "How much {1:good} do you sell, at ${2} each?", "Combien vendez-vous, à {2} $ pièce ? ({1:good})", "{0:Role_the} sells {1:good}.", "{0:Role_the} vend ({1:good}).") \
    PL_QUESTION(X, PICK_POLL, "HG-30.13", "Call an Immediate Vote on {1:policy_the} with the cubes shown, for free?", "Demander gratuitement un Vote Immédiat avec les cubes révélés ? ({1:policy})", "{0:Role_the} decides on an Immediate Vote on {1:policy_the}.", "{0:Role_the} se prononce sur un Vote Immédiat ({1:policy}).") \
    PL_QUESTION(X, PICK_EMIGRATE, "HG-30.8", "Which unemployed worker leaves? ({1} at most)", "Quel Travailleur Inactif quitte le pays ? ({1} au plus)", "{0:Role_the} chooses workers that leave.", "{0:Role_the} choisit des Travailleurs qui quittent le pays.") \
    PL_QUESTION(X, PICK_EXPORT, "HG-31.6", "Which Export card is the current one from now on?", "Quelle carte Export devient la carte en cours ?", "{0:Role_the} chooses the Export card.", "{0:Role_the} choisit la carte Export.") \
    PL_QUESTION(X, PICK_ANSWER, "HG-30.28", "Your bill was discarded: propose another one?", "Votre Projet de Loi a quitté le Tableau : en proposer un autre ?", "{0:Role_the} may propose a bill.", "{0:Role_the} peut proposer un Projet de Loi.") \
    PL_QUESTION(X, DROP, "HG-30.21", "Which cube goes to the supply? ({1} at most)", "Quel cube va dans la réserve ? ({1} au plus)", "{0:Role_the} discards cubes.", "{0:Role_the} défausse des cubes.") \
    PL_QUESTION(X, EXCHANGE, "HG-30.25", "Which cube do you exchange for your own? ({1} to go)", "Quel cube échangez-vous contre un des vôtres ? (encore {1})", "{0:Role_the} exchanges cubes.", "{0:Role_the} échange des cubes.") \
    PL_QUESTION(X, EVENT_REPLACE, "HG-33.2", "Put one of these Events in place of one on the board?", "Mettre un de ces Événements à la place d'un de ceux du plateau ?", "{0:Role_the} may replace an Event.", "{0:Role_the} peut remplacer un Événement.") \
    PL_QUESTION(X, EVENT_FILL, "HG-33.11", "Put one of these Events on the free space?", "Mettre un de ces Événements sur l'emplacement libre ?", "{0:Role_the} may place an Event.", "{0:Role_the} peut placer un Événement.") \
    PL_QUESTION(X, EVENT_ORDER, "HG-19.8", "Which Event comes first from the deck?", "Quel Événement sera le premier de la pioche ?", "{0:Role_the} puts two Events back on the deck.", "{0:Role_the} remet deux Événements sur la pioche.") \
    X(W_NOT_PICKED, "HG-19.1", "the card does not allow that choice now", "la carte ne permet pas ce choix maintenant") \
    X(W_NOT_DROPPED, "HG-30.21", "no such cube can go now", "aucun cube de ce genre ne peut partir maintenant") \
    X(W_NOT_LOOKED_AT, "HG-33.2", "that is none of the Events seen, or there is no space for it", "ce n'est pas un des Événements vus, ou il n'y a pas d'emplacement pour lui") \
    /* Moves */ \
    X(D_PICK_CLAIM, "HG-30.10", "{0:role_the}, {1:industry}", "{0:role_the}, {1:industry}") \
    X(D_PICK_EXPORT, "HG-31.6", "make {0:export} the current one", "faire de celle-ci la carte en cours : {0:export}") \
    X(D_KEEP_EXPORT, "HG-31.6", "keep {0:export}", "garder celle-ci : {0:export}") \
    X(D_PICK_RECRUIT, "HG-32.4", "{0:place_the}, with workers {1:role_of}", "{0:place_the}, avec des Travailleurs {1:role_of}") \
    X(D_PICK_BETWEEN, "HG-32.5", "{0:place_the}, and {1:place_the}", "{0:place_the} et {1:place_the}") \
    X(D_PICK_PLACE, "HG-33.27", "{0:place_the}", "{0:place_the}") \
    X(D_PICK_SECTION, "HG-33.12", "to {0:section}", "vers {0:section}") \
    X(D_PICK_POLICY, "HG-30.27", "{0:policy_the}", "{0:policy_the}") \
    X(D_PICK_AMOUNT, "HG-19.3", "{0}", "{0}") \
    X(D_DROP_CUBE, "HG-30.21", "a cube {0:role_of}", "un cube {0:role_of}") \
    X(D_PLACE_EVENT, "HG-33.2", "put {0:event} on the board", "mettre « {0:event} » sur le plateau") \
    X(D_EVENT_SOME, "HG-19.8", "an Event that the State has seen", "un Événement que l'État a vu") \
    X(D_EVENT_FIRST, "HG-19.8", "{0:event} first", "« {0:event} » en premier")
/* clang-format on */

#endif
