/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: moves as
 * sentences, reasons that any decision may have, and what can be wrong with a position. */
#ifndef PLATEAU_WORLDORDER_PHRASES_WORDS_H
#define PLATEAU_WORLDORDER_PHRASES_WORDS_H

/* clang-format off */
#define WO_WORD_PHRASES(X)                                                                                             \
    X(P_OVER, "WO-11.17", "The game is over.", "La partie est terminée.") \
    X(W_OVER, "WO-11.17", "the game is over", "la partie est terminée") \
    X(W_CHANCE, "WO-1.4", "chance decides first", "le hasard décide d'abord") \
    X(W_NOT_YOU, "WO-5.1", "it is {0:seat} who decides now", "c'est {0:seat} qui décide en ce moment") \
    X(W_NOT_NOW, "WO-5.1", "something else is being decided now", "on décide d'autre chose en ce moment") \
    X(W_NOT_OFFERED, "WO-6.9.4", "that is not among what is possible now", "cela ne fait pas partie de ce qui est possible en ce moment") \
    \
    /* outcomes of chance */ \
    X(D_POWER, "WO-12.1", "{0:seat} plays {1:power}", "{0:seat} joue {1:power}") \
    X(D_ASSET, "WO-3.8", "{0:power} looks at {1:asset}", "{0:power} {0/regarde|regardent} « {1:asset} »") \
    X(D_ASSET_SOME, "WO-3.8", "{0:power} looks at a strategic asset", "{0:power} {0/regarde|regardent} un atout stratégique") \
    X(D_DRAW, "WO-4.1", "{0:power} draws {1:card}", "{0:power} {0/pioche|piochent} « {1:card} »") \
    X(D_DRAW_SOME, "WO-4.1", "{0:power} draws a card", "{0:power} {0/pioche|piochent} une carte") \
    X(D_COUNTRY, "WO-4.3", "{0:country_the} can be had {1:region_in}", "pays disponible {1:region_in} : {0:country_the}") \
    X(D_MARKET, "WO-8.5", "{0:card} comes to the market", "« {0:card} » arrive au marché") \
    X(D_AUTO, "WO-9.6", "auto-influence card {0+1}", "carte Influence PNJ {0+1}") \
    X(D_DECISION, "WO-37.3", "decision card {0+1}", "carte Décision {0+1}") \
    X(D_EVENT, "WO-14.1", "event: {0:event}", "événement : « {0:event} »") \
    X(D_BIDCARD, "WO-37.1", "bid card {0}", "carte Enchère {0}") \
    X(D_NUMBER, "WO-15.11", "the unknown number is {0}", "le nombre inconnu est {0}") \
    X(D_LOT, "WO-22.21", "the lot falls on number {0+1}", "le sort désigne le numéro {0+1}") \
    X(D_LOT_REGION, "WO-22.21", "the lot falls on {0:region_the}", "le sort désigne {0:region_the}") \
    X(D_LOT_COUNTRY, "WO-22.21", "the lot falls on {0:country_the}", "le sort désigne {0:country_the}") \
    X(D_LOT_GROWTH, "WO-22.20", "the lot falls on {0:growth}", "le sort désigne « {0:growth} »") \
    X(D_LOT_POWER, "WO-22.21", "the lot falls on {0:power}", "le sort désigne {0:power}") \
    X(D_LOT_TYPE, "WO-22.5", "the lot falls on the type {0:type}", "le sort désigne le type {0:type}") \
    \
    /* preparation */ \
    X(D_GIVE_BACK, "WO-3.8", "give back {0:asset}", "rendre « {0:asset} »") \
    X(D_GIVE_BACK_SOME, "WO-3.8", "give back a strategic asset", "rendre un atout stratégique") \
    X(D_PLACE, "WO-4.4", "take place {0+1} in the turn order", "prendre la place {0+1} de l'ordre du tour") \
    X(D_FOCUS, "WO-4.7", "choose {0:focus_name}", "choisir l'{0:focus_name}") \
    X(D_READY, "WO-4.8", "ready {0:country_the}", "activer {0:country_the}") \
    X(D_RAISE, "WO-4.9", "raise the production {0:good_of}", "augmenter la production {0:good_of}") \
    X(D_MAKE, "WO-6.8.2", "produce {0:amount}", "produire {0:amount}") \
    X(D_DONE, "WO-5.1", "that is all", "c'est tout") \
    \
    /* a turn */ \
    X(D_PLAY, "WO-5.2", "play {0:card}", "jouer « {0:card} »") \
    X(D_SELL, "WO-5.3", "put {0:card} face down for $10", "poser « {0:card} » face cachée pour 10 $") \
    X(D_SELL_SOME, "WO-5.3", "put a card face down for $10", "poser une carte face cachée pour 10 $") \
    X(D_USE_ASSET, "WO-5.4", "use the strategic asset {0:asset}", "utiliser l'atout stratégique « {0:asset} »") \
    X(D_ORDER, "WO-34.1", "use the executive order", "utiliser le décret") \
    X(D_ABILITY, "WO-6.7.4", "use the growth card {0:growth}", "utiliser la carte Croissance « {0:growth} »") \
    X(D_PASS, "WO-5.7", "pass", "passer") \
    X(D_DOWN, "WO-5.4", "put {0:card} face down", "poser « {0:card} » face cachée") \
    X(D_DOWN_SOME, "WO-5.4", "put a card face down", "poser une carte face cachée") \
    X(D_SKIP, "WO-6.9.3", "do without", "renoncer") \
    \
    /* actions */ \
    X(D_IMPROVE, "WO-6.1.1", "improve relations with {0:country_the}", "améliorer ses relations avec {0:country_the}") \
    X(D_EXHAUST, "WO-6.1.2", "exhaust {0:country_the}, worth {1}", "épuiser {0:country_the}, qui compte pour {1}") \
    X(D_SPEND_SP, "WO-13.2", "spend 1 smart power", "dépenser 1 point de puissance intelligente") \
    X(D_MONEY, "WO-30.13", "pay {0} of it in money", "en payer {0} en argent") \
    X(D_PAY, "WO-6.1.2", "pay the rest", "payer le reste") \
    X(D_ENGAGE, "WO-6.2.1", "engage {0:region_in}", "soutenir {0:region_the}") \
    X(D_TOKEN, "WO-6.2.4", "take the engage token from {0:region_the}", "reprendre le jeton Soutien {0:region_of}") \
    X(D_OPEN, "WO-13.5", "spend 1 smart power to trade {0:region_in}", "dépenser 1 point de puissance intelligente pour commercer {0:region_in}") \
    X(D_DOUBLE, "WO-30.26", "double the symbols {0:good_of}", "doubler les symboles {0:good_of}") \
    X(D_EXPORT, "WO-6.3.3", "export {0:amount}", "exporter {0:amount}") \
    X(D_IMPORT, "WO-6.3.5", "import {0:amount} from allies", "importer {0:amount} chez ses alliés") \
    X(D_IMPORT_FROM, "WO-6.3.5", "import {0:amount} from {1:power}", "importer {0:amount} {1:power_of}") \
    X(D_INVEST, "WO-6.4.1", "invest {0:country_in}", "investir {0:country_in}") \
    X(D_ARMY, "WO-6.5.1", "move an army from {0:region_the} {1:region_to}", "déplacer une armée {0:region_of} {1:region_to}") \
    X(D_ARMY_BOARD, "WO-6.5.1", "move an army from the player board {1:region_to}", "déplacer une armée du plateau Joueur {1:region_to}") \
    X(D_ARMY_SUPPLY, "WO-13.7", "move an army from the supply {1:region_to}", "déplacer une armée de la réserve {1:region_to}") \
    X(D_ARMY_CARD, "WO-15.21", "move an army from {0:region_the} to the event card", "déplacer une armée {0:region_of} vers la carte Événement") \
    X(D_ARMY_BOARD_CARD, "WO-15.21", "move an army from the player board to the event card", "déplacer une armée du plateau Joueur vers la carte Événement") \
    X(D_ARMY_PAID, "WO-15.29", "give up an army {0:region_in}", "céder une armée {0:region_in}") \
    X(D_ARMY_BOARD_PAID, "WO-15.29", "give up an army of the player board", "céder une armée du plateau Joueur") \
    X(D_BASE, "WO-6.6.1", "build a base {0:country_in}", "construire une base {0:country_in}") \
    X(D_SLOT_PERMANENT, "WO-7.1", "place the cube on a permanent slot", "placer le cube sur un emplacement permanent") \
    X(D_SLOT_TEMPORARY, "WO-7.2", "place the cube in the temporary row", "placer le cube dans la rangée temporaire") \
    X(D_SLOT_BEYOND, "WO-7.4", "place the cube beyond the row", "placer le cube au-delà de la rangée") \
    X(D_CONVERT, "WO-7.8", "make a temporary cube {0:region_in} permanent", "rendre permanent un cube temporaire {0:region_in}") \
    X(D_GROWTH, "WO-6.7.1", "get the growth card {0:growth}", "obtenir la carte Croissance « {0:growth} »") \
    X(D_PICK_REGION, "WO-6.9.1", "choose {0:region_the}", "choisir {0:region_the}") \
    X(D_PICK_GOOD, "WO-6.9.1", "choose {0:goods}", "choisir : {0:goods}") \
    X(D_DISCARD, "WO-31.17", "discard {0:card}", "défausser « {0:card} »") \
    X(D_TRASH, "WO-31.33", "remove {0:card} of the hand from the game", "retirer de la partie « {0:card} » de sa main") \
    X(D_TRASH_OLD, "WO-31.33", "remove {0:card} of the discard pile from the game", "retirer de la partie « {0:card} » de sa défausse") \
    X(D_TAKE, "WO-31.8", "take {0:card}", "prendre « {0:card} »") \
    X(D_OFFER_YES, "WO-33.16", "pay", "payer") \
    X(D_OFFER_NO, "WO-33.16", "do not pay", "ne pas payer") \
    X(D_SPLIT, "WO-6.3.13", "say that the first region took {0}", "dire que la première région en a pris {0}") \
    \
    /* research */ \
    X(D_BUY, "WO-8.4", "buy {0:card} for {1}", "acheter « {0:card} » pour {1}") \
    X(D_FLUSH, "WO-8.6", "discard the three rightmost market cards for 2 points", "défausser les trois cartes Marché les plus à droite pour 2 points") \
    \
    /* events */ \
    X(D_KEEP, "WO-14.8", "keep {0:event}", "garder « {0:event} »") \
    X(D_POSTPONE, "WO-17.2", "postpone the event", "reporter l'événement") \
    X(D_RESOLVE, "WO-17.1", "resolve the event", "résoudre l'événement") \
    X(D_BID, "WO-15.10", "bid {0}", "miser {0}") \
    X(D_BID_SOME, "WO-15.10", "make a bid", "miser") \
    X(D_MIX, "WO-15.14", "pay {0:amount}", "payer {0:amount}") \
    X(D_LOSE, "WO-16.10", "lower the production {0:good_of}", "baisser la production {0:good_of}") \
    X(D_CUBE_PRINTED, "WO-19.1", "remove the cube on a permanent slot", "retirer le cube d'un emplacement permanent") \
    X(D_CUBE_BEYOND, "WO-19.1", "remove the cube beyond the row", "retirer le cube au-delà de la rangée") \
    \
    /* aftermath */ \
    X(D_CASH, "WO-10.2", "discard the engage token {0:region_in} for {1:amount}", "défausser le jeton Soutien {0:region_in} pour {1:amount}") \
    X(D_DEFEND, "WO-10.5", "discard the engage token {0:region_in} for {1} Defense", "défausser le jeton Soutien {0:region_in} pour {1} de Défense") \
    X(D_PROSPER, "WO-10.4", "take the next step of prosperity", "avancer d'un palier de Prospérité") \
    \
    /* what can be wrong with a position */ \
    X(C_PLAYERS, "WO-1.1", "there are 2 to 4 players, each with a power of its own", "il y a 2 à 4 joueurs, chacun avec sa puissance") \
    X(C_OPTIONS, "WO-25.1", "an option has a value that it cannot have", "une option a une valeur qu'elle ne peut pas avoir") \
    X(C_ROUND, "WO-1.2", "round, phase or turn order cannot be", "la manche, la phase ou l'ordre du tour sont impossibles") \
    X(C_CARDS, "WO-5.8", "{0:power} has a card in no place or in two", "{0:power} {0/a|ont} une carte nulle part ou en deux endroits") \
    X(C_MARKET, "WO-8.10", "a market card is in no place or in two", "une carte Marché n'est nulle part ou est en deux endroits") \
    X(C_COUNTRY, "WO-4.3", "{0:country_the} is in no place or in two", "la place {0:country_of} est impossible : aucune, ou deux") \
    X(C_STACK, "WO-4.3", "the countries that can be had {0:region_in} cannot be these", "les pays disponibles {0:region_in} ne peuvent pas être ceux-là") \
    X(C_ALLY, "WO-6.1.7", "{0:power} cannot hold these countries so", "{0:power} ne {0/peut|peuvent} avoir ces pays ainsi") \
    X(C_TOKENS, "WO-6.4.3", "a token or an exhausted card is not on an ally", "un jeton ou une carte épuisée n'est pas sur un allié") \
    X(C_EVENTS, "WO-14.1", "an event is in no place or in two", "un événement n'est nulle part ou est en deux endroits") \
    X(C_EFFECTS, "WO-43.1", "an effect card lasts until a round that cannot be", "une carte Effet dure jusqu'à une manche impossible") \
    X(C_STOCK, "WO-1.6", "{0:power} has goods or money that cannot be", "{0:power} {0/a|ont} des ressources ou un argent impossibles") \
    X(C_PRODUCTION, "WO-2.9", "the production {0:power_of} goes beyond its limit", "la production {0:power_of} dépasse sa limite") \
    X(C_SLOTS, "WO-2.4", "the cubes {0:region_in} cannot lie so", "les cubes {0:region_in} ne peuvent pas être ainsi") \
    X(C_POINTS, "WO-1.5", "the points {0:power_of} are {1}, but their sum is {2}", "les points {0:power_of} sont {1}, mais leur somme est {2}") \
    X(C_ASSETS, "WO-3.8", "{0:power} cannot have these strategic assets", "{0:power} ne {0/peut|peuvent} avoir ces atouts stratégiques") \
    X(C_TOKENS_OF, "WO-6.2.4", "{0:power} has too many engage tokens", "{0:power} {0/a|ont} trop de jetons Soutien") \
    X(C_KIND, "WO-20.1", "{0:power} has what nobody who plays it has", "{0:power} {0/a|ont} ce que n'a pas qui la joue") \
    X(C_KNOWN, "WO-1.4", "what is known of the cards {0:power_of} is not so", "ce que l'on sait des cartes {0:power_of} est faux") \
    X(C_AUTO, "WO-9.1", "the auto-influence or decision cards cannot lie so", "les cartes Influence PNJ ou Décision ne peuvent pas être ainsi") \
    X(C_TRADE, "WO-6.3.1", "there is a Trade, but nobody trades", "il y a un commerce, mais personne ne commerce") \
    X(C_SEALED, "WO-15.10", "what is sealed does not agree with who is asked", "ce qui est scellé ne s'accorde pas avec qui est interrogé") \
    X(C_FRAMES, "WO-5.1", "what is being decided does not fit the position", "ce qui se décide ne s'accorde pas avec la position") \
    X(C_FRAME, "WO-5.1", "decision number {0+1} of those under way, {1:frame}, does not fit the position", "la décision numéro {0+1} de celles en cours, {1:frame}, ne s'accorde pas avec la position") \
    X(C_STUCK, "WO-5.1", "nothing can be done in the decision on top, {0:frame}", "rien ne peut se faire dans la décision du dessus, {0:frame}") \
    X(C_ENDING, "WO-11.17", "the game is over, but it is not said how", "la partie est finie, mais on ne dit pas comment")
/* clang-format on */

#endif
