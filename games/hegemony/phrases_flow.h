/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: setup,
 * rounds, turns, Production, Scoring, the end.
 *
 * words_names.c tells which types of names there are. */
#ifndef PLATEAU_HEGEMONY_PHRASES_FLOW_H
#define PLATEAU_HEGEMONY_PHRASES_FLOW_H

/* clang-format off */
#define HG_FLOW_PHRASES(X) \
    HG_SETUP_PHRASES(X) \
    HG_DRAW_PHRASES(X) \
    HG_TURN_PHRASES(X) \
    HG_PRODUCTION_PHRASES(X) \
    HG_SCORE_PHRASES(X)

#define HG_SETUP_PHRASES(X) \
    /* Which setups go together */ \
    X(W_SAME_ROLE, "HG-1.1", "two seats cannot both play {0:role_the}", "deux joueurs ne peuvent pas jouer tous deux {0:role_the}") \
    X(W_ROLE_NOT_IN, "HG-1.1", "{0:role_the} is not in the game with {1} players", "{0:role_the} n'est pas en jeu à {1} joueurs") \
    X(W_NO_STATE_AUTOMA, "HG-20.3", "there is no automa of the State: with four players one seat that is a person or a bot must be free to play it", "il n'y a pas d'automate de l'État : à quatre joueurs, une personne ou un robot doit pouvoir le jouer") \
    X(P_ROLE, "HG-1.1", "Chance deals {0:seat} a role.", "Le hasard donne un rôle à {0:seat}.") \
    X(N_ROLE, "HG-1.1", "Player {0+1} plays {1:role_the}.", "Le joueur {0+1} joue {1:role_the}.") \
    /* Hidden Agendas */ \
    X(P_GOAL, "HG-17.1", "{0:Role_the} draws a Hidden Agenda.", "{0:Role_the} pioche un Objectif Caché.") \
    X(N_LOOKS_AT_GOAL, "HG-17.1", "{0:Role_the} draws the Hidden Agenda {1:goal}.", "{0:Role_the} pioche l'Objectif Caché « {1:goal} ».") \
    PL_QUESTION(X, KEEP_GOAL, "HG-17.1", "Which Hidden Agenda do you keep?", "Quel Objectif Caché gardez-vous ?", "Everybody chooses a Hidden Agenda.", "Chacun choisit un Objectif Caché.") \
    X(N_HAS_CHOSEN, "HG-17.1", "{0:Role_the} has chosen.", "{0:Role_the} a choisi.") \
    X(N_KEEPS_GOAL, "HG-17.1", "{0:Role_the} keeps {1:goal}.", "{0:Role_the} garde « {1:goal} ».") \
    /* Rounds */ \
    X(N_ROUND, "HG-4.1", "Round {0} of 5.", "Manche {0} sur 5.") \
    X(N_INTEREST, "HG-4.2b", "{0:Role_the} pays ${1} of interest for {2|Loan|Loans}.", "{0:Role_the} paie {1} $ d'intérêts pour {2|Emprunt|Emprunts}.") \
    X(N_PROSPERITY_FALLS, "HG-4.2c", "{0:Role_the}: Prosperity falls to space {1}.", "{0:Role_the} : la Prospérité tombe à la case {1}.")

#define HG_DRAW_PHRASES(X) \
    X(P_DRAW, "HG-4.2e", "{0:Role_the} draws an action card.", "{0:Role_the} pioche une carte Action.") \
    X(N_DRAWS, "HG-4.2e", "{0:Role_the} draws {1|action card|action cards}.", "{0:Role_the} pioche {1|carte Action|cartes Action}.") \
    X(N_DRAWS_CARD, "HG-4.2e", "{0:Role_the} draws {1:card}.", "{0:Role_the} pioche « {1:card} ».") \
    X(P_MARKET, "HG-4.2f", "A company comes to the Market {0:role_of}.", "Une Entreprise arrive sur le Marché {0:role_of}.") \
    X(N_MARKET, "HG-4.2f", "Market {0:role_of}: {1:company}.", "Marché {0:role_of} : {1:company}.") \
    X(N_MARKET_OUT, "HG-4.2f", "{0:Role_the} discards from its Market: {1:company}.", "{0:Role_the} défausse de son Marché : {1:company}.") \
    PL_QUESTION(X, MARKET, "HG-4.2f", "Which companies do you discard from your Market before it is filled up?", "Quelles Entreprises défaussez-vous de votre Marché avant de le compléter ?", "{0:Role_the} may discard companies from its Market.", "{0:Role_the} peut défausser des Entreprises de son Marché.") \
    X(W_SAME_COMPANY, "HG-4.2f", "choose the first of two copies", "choisissez le premier des deux exemplaires") \
    X(W_NO_CARD_THERE, "HG-4.2f", "there is no company in that space of your Market", "il n'y a pas d'Entreprise à cet emplacement de votre Marché") \
    X(W_MARKET_LATER, "HG-4.2f", "companies are discarded from the Market in Preparation", "les Entreprises du Marché se défaussent pendant la Préparation") \
    X(P_DEAL, "HG-4.2g", "A Business Deal is shown.", "Un Accord Commercial est révélé.") \
    X(N_DEAL_SHOWN, "HG-4.2g", "Shown: {0:deal}.", "Carte révélée : {0:deal}.") \
    X(P_EXPORT, "HG-4.2g", "An Export card is shown.", "Une carte Export est révélée.") \
    X(N_EXPORT, "HG-4.2g", "Shown: {0:export}.", "Carte révélée : {0:export}.") \
    X(P_IMMIGRANT, "HG-4.2h", "{0:Role_the} draws an Immigration card.", "{0:Role_the} pioche une carte Immigration.") \
    X(P_EVENT, "HG-4.2d", "An Event is drawn.", "Un Événement est pioché.") \
    X(N_EVENT, "HG-4.2d", "Event: {0:event}.", "Événement : « {0:event} ».") \
    X(P_AGENDA, "HG-4.2d", "A Political Agenda is drawn.", "Un Agenda Politique est pioché.") \
    X(N_AGENDA, "HG-4.2d", "Drawn: {0:agenda}.", "Carte piochée : {0:agenda}.") \
    X(P_CRISIS, "HG-15.1", "A crisis card is shown.", "Une carte Cellule de Crise est révélée.") \
    X(N_CRISIS, "HG-15.1", "The next crisis card: {0:crisis}.", "Prochaine carte Cellule de Crise : « {0:crisis} ».") \
    X(P_TRADE, "HG-24.1", "Chance decides the trade of the new worker {0:role_of}.", "Le hasard décide du métier du nouveau Travailleur {0:role_of}.") \
    PL_QUESTION(X, TRADE, "HG-4.2h", "Which trade has your new skilled worker?", "Quel métier pour votre nouveau Travailleur qualifié ?", "{0:Role_the} chooses the trade of a new skilled worker.", "{0:Role_the} choisit le métier d'un nouveau Travailleur qualifié.") \
    X(W_SKILLED_ONLY, "HG-4.2h", "this worker is a skilled one", "ce Travailleur est qualifié") \
    X(W_TRADE_LATER, "HG-4.2h", "no new worker is waiting for a trade", "aucun nouveau Travailleur n'attend un métier")

#define HG_TURN_PHRASES(X) \
    PL_QUESTION(X, TURN, "HG-4.3", "Turn {1} of 5: play a card, or discard one for a Basic Action. You may do a Free Action before or after it.", "Tour {1} sur 5 : jouez une carte, ou défaussez-en une pour une Action de Base. Vous pouvez faire une Action Bonus avant ou après.", "Turn {1} {0:role_of}.", "Tour {1} {0:role_of}.") \
    PL_QUESTION(X, TURN_MAIN, "HG-4.3", "Turn {1} of 5: play a card, or discard one for a Basic Action.", "Tour {1} sur 5 : jouez une carte, ou défaussez-en une pour une Action de Base.", "Turn {1} {0:role_of}.", "Tour {1} {0:role_of}.") \
    PL_QUESTION(X, TURN_AFTER, "HG-4.3a", "Do a Free Action, or end your turn.", "Faites une Action Bonus, ou terminez votre tour.", "{0:Role_the} may do a Free Action.", "{0:Role_the} peut faire une Action Bonus.") \
    PL_QUESTION(X, TURN_END, "HG-4.3a", "End your turn?", "Terminer votre tour ?", "{0:Role_the} is ending its turn.", "{0:Role_the} termine son tour.") \
    PL_QUESTION(X, BASIC, "HG-4.3", "Which Basic Action do you do?", "Quelle Action de Base faites-vous ?", "{0:Role_the} chooses a Basic Action.", "{0:Role_the} choisit une Action de Base.") \
    X(N_PLAYS, "HG-4.3", "{0:Role_the} plays {1:card}.", "{0:Role_the} joue « {1:card} ».") \
    X(N_DISCARDS, "HG-4.3", "{0:Role_the} discards {1:card} for a Basic Action.", "{0:Role_the} défausse « {1:card} » pour une Action de Base.") \
    X(N_BASIC, "HG-4.3", "{0:Role_the}: {1:basic}.", "{0:Role_the} : {1:basic}.") \
    X(N_FREE, "HG-4.3a", "{0:Role_the}: {1:free}.", "{0:Role_the} : {1:free}.") \
    X(W_TURN_LATER, "HG-4.3", "this is done in your own turn, when nothing else is being decided", "cela se fait pendant votre tour, quand rien d'autre n'est en cours") \
    X(W_BASIC_LATER, "HG-4.3", "first discard a card for a Basic Action", "défaussez d'abord une carte pour une Action de Base") \
    X(W_NOT_IN_HAND, "HG-4.3", "this card is not in your hand", "cette carte n'est pas dans votre main") \
    X(W_MAIN_USED, "HG-4.3", "you have had your Main Action in this turn", "vous avez déjà fait votre Action Principale ce tour-ci") \
    X(W_MAIN_FIRST, "HG-4.3", "first play a card or discard one for a Basic Action", "jouez d'abord une carte ou défaussez-en une pour une Action de Base") \
    X(W_NO_BASIC, "HG-4.5.1", "no Basic Action is possible: play a card for its effect", "aucune Action de Base n'est possible : jouez une carte pour son effet") \
    X(W_CARD_IDLE, "HG-19.1", "{0:card} cannot be played: what it asks for is not possible now", "« {0:card} » ne peut pas être jouée : ce qu'elle demande est impossible pour l'instant") \
    X(W_SECTIONS, "HG-4.3c", "{0:card} needs a policy section that is not in force", "« {0:card} » exige une section de Politique qui n'est pas en vigueur") \
    X(W_FREE_USED, "HG-4.3a", "you have had your Free Action in this turn", "vous avez déjà fait votre Action Bonus ce tour-ci") \
    X(W_FREE_IDLE, "HG-4.3a", "{0:free}: not possible now", "{0:free} : impossible pour l'instant") \
    X(W_NO_BOND, "HG-15.4a", "only the State repays a bond, and nothing is owed there", "seul l'État rembourse une Obligation, et rien n'est dû là") \
    X(W_BOND_MONEY, "HG-15.4a", "this bond costs ${0}; the treasury holds ${1}", "cette Obligation coûte {0} $ ; le Trésor Public contient {1} $") \
    X(W_GOAL_NOT_REACHED, "HG-29.13", "your Hidden Agenda is not reached now", "votre Objectif Caché n'est pas atteint pour l'instant") \
    X(W_NO_GOAL, "HG-29.13", "there is no Hidden Agenda for you to show", "vous n'avez pas d'Objectif Caché à révéler") \
    X(W_BASIC_IDLE, "HG-4.3", "{0:basic}: not possible now", "{0:basic} : impossible pour l'instant")

#define HG_PRODUCTION_PHRASES(X) \
    X(N_PRODUCTION, "HG-8.1", "Production Phase.", "Phase de Production.") \
    X(N_STRIKE_WON, "HG-5.5.3", "The Strike at {0:place} is over: L3 wages.", "Fin de la Grève : {0:place}, salaire N3.") \
    X(N_STRUCK, "HG-5.5.3", "On strike: {0:place}.", "En Grève : {0:place}.") \
    X(N_STRIKE_INFLUENCE, "HG-5.5.3", "{0:Role_the} gains {1} Influence for its Strikes.", "{0:Role_the} gagne {1} Influence pour ses Grèves.") \
    X(N_DEMONSTRATION_SETTLED, "HG-5.6.3", "Demonstration: {0|VP|VP} to lose for the others, {1} Influence for the Working Class.", "Manifestation : {0|PV|PV} à perdre pour les autres, {1} Influence pour la Classe Ouvrière.") \
    PL_QUESTION(X, LOSS, "HG-5.6.3", "Demonstration: how many VP does {1:role_the} lose? {2} are left to deal out.", "Manifestation : combien de PV pour {1:role_the} ? Il en reste {2} à répartir.", "{0:Role_the} deals out {2|VP|VP} that the others lose.", "{0:Role_the} répartit {2|PV|PV} que perdent les autres.") \
    X(W_LOSS_OF, "HG-5.6.3", "the loss {0:role_of} is settled now", "c'est la perte {0:role_of} qui est décidée") \
    X(W_LOSS_LIMITS, "HG-5.6.3a", "{0:role_the} loses {1} to {2} VP: all must be dealt out, and nobody loses more than it has empty company spaces", "{0:role_the} perd {1} à {2} PV : tout doit être réparti, et personne ne perd plus que ses emplacements d'Entreprise vides") \
    X(W_LOSS_LATER, "HG-5.6.3", "the losses of a Demonstration are dealt out in Production", "les pertes d'une Manifestation se répartissent pendant la Production") \
    X(N_PRODUCES, "HG-8.1b", "{0:place} makes {1} {2:good}.", "{0:place} produit {1} {2:good}.") \
    X(N_WAGES, "HG-8.1b", "{0:Role_the} pays ${1} of wages {2:role_to}.", "{0:Role_the} paie {1} $ de Salaires {2:role_to}.") \
    X(N_LOANS, "HG-10.1", "{0:Role_the} takes {1|Loan|Loans}.", "{0:Role_the} fait {1|Emprunt|Emprunts}.") \
    X(N_MAKES, "HG-8.1b", "{0:Role_the} makes {1} {2:good}.", "{0:Role_the} produit {1} {2:good}.") \
    X(N_UNION_INFLUENCE, "HG-8.1b", "{0:Role_the} gains {1} Influence for its Trade Unions.", "{0:Role_the} gagne {1} Influence pour ses Syndicats.") \
    X(N_EATS, "HG-8.1c", "{0:Role_the} uses up {1} Food of its own.", "{0:Role_the} consomme {1} Nourriture de ses réserves.") \
    PL_QUESTION(X, NEEDS, "HG-8.1c", "Cover Needs: buy the {1} Food that you still need. From where, and how much?", "Répondre aux Besoins : achetez les {1} Nourriture qui vous manquent. Où, et combien ?", "{0:Role_the} buys {1} Food to cover its needs.", "{0:Role_the} achète {1} Nourriture pour répondre à ses besoins.") \
    X(W_NEEDS_ENOUGH, "HG-8.1c", "you need only {0} more", "il ne vous en faut plus que {0}") \
    X(W_NEEDS_SOURCE, "HG-8.1c", "there is not so much: {0} at most", "il n'y en a pas autant : {0} au plus") \
    X(W_NEEDS_LATER, "HG-8.1c", "Food for needs is bought in Production", "la Nourriture des besoins s'achète pendant la Production") \
    X(N_INCOME_TAX, "HG-9.4a", "{0:Role_the}: ${1} of income tax.", "{0:Role_the} : {1} $ d'Impôt sur le Revenu.") \
    X(N_EMPLOYMENT_TAX, "HG-9.4b", "{0:Role_the}: ${1} of employment tax.", "{0:Role_the} : {1} $ de Charges Patronales.") \
    X(N_CORPORATE_TAX, "HG-9.4c", "{0:Role_the}: ${1} of corporate tax.", "{0:Role_the} : {1} $ d'Impôt sur les Sociétés.") \
    X(N_TAX_RELIEF, "HG-52.14", "{0:Role_the} pays ${1} less of taxes.", "{0:Role_the} paie {1} $ d'Impôts de moins.") \
    X(N_NO_BILLS, "HG-8.2", "No bill is pending: no Elections Phase.", "Aucun Projet de Loi en attente : pas de Phase d'Élections.")

#define HG_SCORE_PHRASES(X) \
    X(N_SCORING, "HG-11.1", "Scoring Phase of round {0}.", "Phase de Décompte des Points de la manche {0}.") \
    X(N_SCORES_UNIONS, "HG-11.1", "{0:Role_the}: {1|Trade Union|Trade Unions}.", "{0:Role_the} : {1|Syndicat|Syndicats}.") \
    X(N_SCORES_COMPANIES, "HG-11.2", "{0:Role_the}: {1|fully operational company|fully operational companies}.", "{0:Role_the} : {1|Entreprise pleinement opérationnelle|Entreprises pleinement opérationnelles}.") \
    X(N_SCORES_CAPITAL, "HG-11.3", "{0:Role_the}: Capital of ${1}.", "{0:Role_the} : Capital de {1} $.") \
    X(N_WEALTH, "HG-11.3a", "{0:Role_the}: the Wealth marker reaches space {1}.", "{0:Role_the} : le pion Richesse atteint la case {1}.") \
    X(N_EVENT_UNDONE, "HG-11.4", "Event left undone: {0:event}.", "Événement négligé : « {0:event} ».") \
    PL_QUESTION(X, PENALTY, "HG-11.4", "{1:event} was left undone: with which class do you lose Legitimacy first?", "« {1:event} » a été négligé : auprès de quelle Classe perdez-vous d'abord de la Légitimité ?", "{0:Role_the} chooses the two classes of a penalty.", "{0:Role_the} choisit les deux Classes d'une pénalité.") \
    PL_QUESTION(X, PENALTY_SECOND, "HG-11.4", "{1:event}: and with which other class?", "« {1:event} » : et auprès de quelle autre Classe ?", "{0:Role_the} chooses the two classes of a penalty.", "{0:Role_the} choisit les deux Classes d'une pénalité.") \
    X(W_TWO_CLASSES, "HG-11.4", "two different classes must be named", "il faut désigner deux Classes différentes") \
    X(W_PENALTY_LATER, "HG-11.4", "the penalties of Events are taken in the Scoring Phase", "les pénalités des Événements tombent pendant la Phase de Décompte des Points") \
    X(N_SCORES_LEGITIMACY, "HG-11.6", "{0:Role_the}: its two lowest Legitimacies make {1}.", "{0:Role_the} : ses deux Légitimités les plus basses font {1}.") \
    X(N_SCORES_AGENDA, "HG-11.7", "{0:Role_the}: {1|policy matches|policies match} the Political Agenda.", "{0:Role_the} : {1|Politique conforme|Politiques conformes} à l'Agenda Politique.") \
    /* The end */ \
    X(N_END, "HG-12.1", "End of the game.", "Fin de la Partie.") \
    X(N_LOANS_LEFT, "HG-12.1", "{0:Role_the} settles {1|Loan|Loans}.", "{0:Role_the} solde {1|Emprunt|Emprunts}.") \
    X(N_SCORES_POLICIES, "HG-12.2", "{0:Role_the}: {1|policy|policies} in its section.", "{0:Role_the} : {1|Politique|Politiques} dans sa section.") \
    X(N_SCORES_GOODS, "HG-12.3", "{0:Role_the}: {1|VP|VP} for goods and services.", "{0:Role_the} : {1|PV|PV} pour les Biens et Services.") \
    X(N_SCORES_MONEY, "HG-12.4", "{0:Role_the} is left with ${1}.", "Il reste {1} $ {0:role_to}.") \
    X(N_ENDS_WITH, "HG-12.5", "{0:Role_the}: {1|VP|VP}.", "{0:Role_the} : {1|PV|PV}.") \
    X(N_WINS, "HG-12.5", "{0:Role_the} wins.", "{0:Role_the} l'emporte.") \
    /* The account */ \
    X(S_BY_PROSPERITY, "HG-6.4", "Prosperity", "Prospérité") \
    X(S_BY_HEALTH, "HG-6.1", "Use Healthcare", "Recours aux Services de Santé") \
    X(S_BY_UNIONS, "HG-11.1", "Trade Unions", "Syndicats") \
    X(S_BY_BILLS, "HG-8.3h", "Own bills passed", "Projets de Loi acceptés") \
    X(S_BY_SUPPORT, "HG-8.3h", "Bills supported", "Projets de Loi soutenus") \
    X(S_BY_EXPORT, "HG-5.10.2", "Foreign Market", "Marché Étranger") \
    X(S_BY_WEALTH, "HG-11.3", "Capital", "Capital") \
    X(S_BY_WEALTH_STEPS, "HG-11.3a", "Wealth marker", "Pion Richesse") \
    X(S_BY_LEGITIMACY, "HG-11.6", "Legitimacy", "Légitimité") \
    X(S_BY_AGENDA, "HG-11.7", "Political Agenda", "Agenda Politique") \
    X(S_BY_EVENTS, "HG-5.14", "Events", "Événements") \
    X(S_BY_SERVICES, "HG-5.4.4", "Public services sold", "Services Publics vendus") \
    X(S_BY_BENEFITS, "HG-6.10", "State Benefits", "Allocations de l'État") \
    X(S_BY_CARDS, "HG-4.3", "Action cards", "Cartes Action") \
    X(S_BY_DEMONSTRATION, "HG-5.6.3", "Demonstrations", "Manifestations") \
    X(S_BY_PENALTIES, "HG-11.4", "Penalties", "Pénalités") \
    X(S_BY_POLICIES, "HG-12.2", "Policies at the end", "Politiques en fin de partie") \
    X(S_BY_GOODS, "HG-12.3", "Goods and services left", "Biens et Services restants") \
    X(S_BY_MONEY, "HG-12.4", "Money left", "Argent restant") \
    X(S_BY_LOANS, "HG-12.1", "Loans", "Emprunts") \
    X(S_BY_GOAL, "HG-17.3.1", "Hidden Agenda", "Objectif Caché") \
    X(S_BY_OTHER, "HG-1.10", "Other", "Autres")

/* clang-format on */
#endif
