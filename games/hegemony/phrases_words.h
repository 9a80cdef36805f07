/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: moves as
 * sentences, reasons that any decision may have, and what can be wrong with a position. */
#ifndef PLATEAU_HEGEMONY_PHRASES_WORDS_H
#define PLATEAU_HEGEMONY_PHRASES_WORDS_H

/* clang-format off */
#define HG_WORD_PHRASES(X) \
    X(P_OVER, "HG-12.5", "The game is over.", "La partie est terminée.") \
    X(W_OVER, "HG-12.5", "the game is over", "la partie est terminée") \
    X(W_CHANCE, "HG-1.1", "chance decides first", "le hasard décide d'abord") \
    X(W_NOT_YOU, "HG-4.3", "it is {0:seat} who decides now", "c'est {0:seat} qui décide en ce moment") \
    X(W_NOT_NOW, "HG-4.3", "something else is being decided now", "on décide d'autre chose en ce moment") \
    X(W_NOT_OFFERED, "HG-4.3", "that is not among what is possible now", "cela ne fait pas partie de ce qui est possible en ce moment") \
    \
    /* outcomes of chance */ \
    X(D_ROLE, "HG-1.1", "the role {0:role_of}", "le rôle {0:role_of}") \
    X(D_DRAW, "HG-4.2e", "draw {0:card}", "piocher « {0:card} »") \
    X(D_DRAW_SOME, "HG-4.2e", "draw a card", "piocher une carte") \
    X(D_COMPANY, "HG-4.2f", "{0:company} comes to the Market", "nouvelle Entreprise du Marché : {0:company}") \
    X(D_SHOW_DEAL, "HG-4.2g", "{0:deal} is shown", "carte révélée : {0:deal}") \
    X(D_SHOW_EXPORT, "HG-4.2g", "{0:export} is shown", "carte révélée : {0:export}") \
    X(D_SHOW_IMMIGRANT, "HG-4.2h", "{0:immigrant} is drawn", "carte piochée : {0:immigrant}") \
    X(D_SHOW_EVENT, "HG-4.2d", "Event: {0:event}", "Événement : « {0:event} »") \
    X(D_SHOW_AGENDA, "HG-4.2d", "{0:agenda} is drawn", "carte piochée : {0:agenda}") \
    X(D_SHOW_CRISIS, "HG-15.1", "crisis card: {0:crisis}", "carte Cellule de Crise : « {0:crisis} »") \
    X(D_GOAL, "HG-17.1", "Hidden Agenda: {0:goal}", "Objectif Caché : « {0:goal} »") \
    X(D_GOAL_SOME, "HG-17.1", "a Hidden Agenda", "un Objectif Caché") \
    X(D_AI, "HG-21.2", "{0:ai}", "{0:ai}") \
    X(D_TIE, "HG-24.1", "the lot falls on number {0+1}", "le sort désigne le numéro {0+1}") \
    \
    /* a turn */ \
    X(D_PLAY, "HG-4.3", "play {0:card}", "jouer « {0:card} »") \
    X(D_BASIC, "HG-4.3", "discard {0:card} for a Basic Action", "défausser « {0:card} » pour une Action de Base") \
    X(D_ACTION, "HG-4.3", "{0:basic}", "{0:basic}") \
    X(D_FREE, "HG-4.3a", "{0:free}", "{0:free}") \
    X(D_REPAY_BOND, "HG-15.4a", "repay the bond {0:role_of}", "rembourser l'Obligation {0:role_of}") \
    X(D_END, "HG-4.3a", "end the turn", "terminer le tour") \
    X(D_DONE, "HG-4.3", "that is all", "c'est tout") \
    X(D_SKIP, "HG-4.3", "do without", "renoncer") \
    X(D_REVEAL, "HG-29.13", "show your Hidden Agenda", "révéler votre Objectif Caché") \
    \
    /* workers */ \
    X(D_TARGET, "HG-5.2.2", "fill {0:place_the}", "remplir l'Entreprise : {0:place}") \
    X(D_TARGET_UNION, "HG-5.3", "found a Trade Union: {0:industry}", "fonder un Syndicat : {0:industry}") \
    X(D_WORKER, "HG-5.2", "the {1:worker} of {0:place_the}", "le {1:worker} ({0:place})") \
    X(D_WORKER_IDLE, "HG-5.2", "an unemployed {0:worker}", "un {0:worker} inactif") \
    X(D_SWAP, "HG-6.5", "the {1:worker} of {0:place_the} leaves the slot", "le {1:worker} quitte son poste ({0:place})") \
    X(D_TRADE, "HG-4.2h", "trade: {0:trade}", "métier : {0:trade}") \
    X(D_STAFF_NONE, "HG-5.8.1", "no workers for now", "pas de Travailleurs pour l'instant") \
    \
    /* goods and money */ \
    X(D_BUY, "HG-5.4", "buy {0:amount} {1:from}", "acheter {0:amount} {1:from}") \
    X(D_NEEDS, "HG-8.1c", "{0:amount} {1:from}", "{0:amount} {1:from}") \
    X(D_SELL, "HG-5.9", "sell {0:place_the}", "vendre {0:place_the}") \
    X(D_BUILD, "HG-5.8", "build {0:company_the} for ${1}", "construire {0:company_the} pour {1} $") \
    X(D_WAGE, "HG-6.7", "wage of {0:place_the}: {1:level}", "Salaire {0:place_of} : {1:level}") \
    X(D_PRICE, "HG-6.6", "price of {0:good}: ${1}", "prix à {1} $ ({0:good})") \
    X(D_TRANSACT, "HG-5.10.1", "sell {0:amount} for ${1}", "vendre {0:amount} pour {1} $") \
    X(D_BUSINESS, "HG-5.11", "make {0:deal}: {1:amount}, {2:amount} for ${3}", "conclure l'{0:deal} : {1:amount}, {2:amount} pour {3} $") \
    X(D_STORE, "HG-5.11a", "store {0:amount}", "ranger {0:amount}") \
    X(D_TILE, "HG-6.9", "Storage tile: {0:good}", "tuile Entrepôt : {0:good}") \
    X(D_MACHINE, "HG-7.4", "Machinery for {0:place_the}", "Engrenage : {0:place}") \
    X(D_SHIFT, "HG-5.13", "production in {0:place_the}", "production : {0:place}") \
    X(D_STRIKE, "HG-5.5.1", "strike in {0:place_the}", "Grève : {0:place}") \
    X(D_LOSS, "HG-5.6.3", "{0:role_the} loses {1|VP|VP}", "{0:role_the} perd {1|PV|PV}") \
    X(D_BONUS, "HG-6.8", "bonus for {0:place_the}", "Prime : {0:place}") \
    X(D_DISCARD, "HG-4.2f", "discard {0:company_the}", "défausser {0:company_the}") \
    \
    /* the State, agendas, picks */ \
    X(D_PENALTY, "HG-11.4", "lose Legitimacy with {0:role_the}", "perdre de la Légitimité auprès {0:role_of}") \
    X(D_KEEP_GOAL, "HG-17.1", "keep {0:goal}", "garder « {0:goal} »") \
    X(D_KEEP_GOAL_SOME, "HG-17.1", "keep one of the two Hidden Agendas", "garder l'un des deux Objectifs Cachés") \
    X(D_INFLUENCE_SOME, "HG-8.3c", "commit Influence", "engager de l'Influence") \
    X(D_POLICY, "HG-9.1", "{0:policy_the}: {0:policy}", "{0:policy_the} : {0:policy}") \
    X(D_STEP, "HG-21.1", "the automa's next step", "l'étape suivante de l'Automatisation") \
    \
    /* what can be wrong with a position */ \
    X(C_PLAYERS, "HG-1.1", "there are 2 to 4 players, each with a role of its own", "il y a 2 à 4 joueurs, chacun avec son rôle") \
    X(C_OPTIONS, "HG-29.1", "an option has a value that it cannot have", "une option a une valeur qu'elle ne peut pas avoir") \
    X(C_ROUND, "HG-1.2", "round, phase or turn cannot be", "la manche, la phase ou le tour sont impossibles") \
    X(C_PLACE, "HG-1.7", "number {0+1} of the places for companies cannot be so", "l'emplacement d'Entreprise numéro {0+1} est impossible") \
    X(C_WORKERS, "HG-2.4", "{0:role_the} has more workers than there are: {1:workers}", "{0:role_the} a plus de Travailleurs qu'il n'y en a : {1:workers}") \
    X(C_COMPANIES, "HG-4.2f", "there are more copies of {0:company_the} than were made", "il y a trop d'exemplaires : {0:company}") \
    X(C_CARDS, "HG-4.6", "{0:role_the} has more copies of {1:card} than were made", "{0:role_the} a trop d'exemplaires de « {1:card} »") \
    X(C_HAND, "HG-4.7", "the number of cards in the hand {0:role_of} is not right", "le nombre de cartes en main {0:role_of} est faux") \
    X(C_MONEY, "HG-10.1", "an amount of money cannot be", "une somme d'argent est impossible") \
    X(C_TOKENS, "HG-2.1", "there are more tokens, tiles or Influence than in the box", "il y a plus de jetons, de tuiles ou d'Influence que dans la boîte") \
    X(C_CUBES, "HG-8.2", "there are more cubes {0:role_of} than in the box", "il y a plus de cubes {0:role_of} que dans la boîte") \
    X(C_GOODS, "HG-7.2", "{0:role_the} stores more than it can", "{0:role_the} range plus qu'il n'est possible") \
    X(C_BILLS, "HG-5.1.1", "the bills cannot lie so", "les Projets de Loi ne peuvent pas être ainsi") \
    X(C_EVENTS, "HG-4.2d", "an Event is in two places", "un Événement est à deux endroits") \
    X(C_DECKS, "HG-4.2g", "a card is in its deck and on the table", "une carte est à la fois dans sa pioche et sur la table") \
    X(C_GOALS, "HG-17.1", "the Hidden Agendas {0:role_of} cannot be these", "les Objectifs Cachés {0:role_of} ne peuvent pas être ceux-là") \
    X(C_POINTS, "HG-1.10", "{0:role_the} has {1} VP, but their sum is {2}", "{0:role_the} a {1} PV, mais leur somme est {2}") \
    X(C_KIND, "HG-1.1", "{0:role_the} has what nobody who plays it has", "{0:role_the} a ce que n'a pas qui joue ce rôle") \
    X(C_AUTOMA, "HG-20.3", "the cards of the automa {0:role_of} cannot lie so", "les cartes de l'Automatisation {0:role_of} ne peuvent pas être ainsi") \
    X(C_SEALED, "HG-8.3c", "what is sealed does not agree with who is asked", "ce qui est scellé ne s'accorde pas avec qui est interrogé") \
    X(C_FRAMES, "HG-4.3", "what is being decided does not fit the position", "ce qui se décide ne s'accorde pas avec la position") \
    X(C_FRAME, "HG-4.3", "decision number {0+1} of those under way, {1:frame}, does not fit the position", "la décision numéro {0+1} de celles en cours, {1:frame}, ne s'accorde pas avec la position") \
    X(C_STUCK, "HG-4.3", "nothing can be done in the decision on top, {0:frame}", "rien ne peut se faire dans la décision du dessus, {0:frame}") \
    X(C_ENDING, "HG-12.5", "the game is over, but it is not said how", "la partie est finie, mais on ne dit pas comment")
/* clang-format on */

#endif
