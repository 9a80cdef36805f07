/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). {n:space} is a
 * space of an automa's board. */
#ifndef PLATEAU_WORLDORDER_PHRASES_AUTOMA_H
#define PLATEAU_WORLDORDER_PHRASES_AUTOMA_H

/* clang-format off */
#define WO_AUTOMA_PHRASES(X) \
    X(N_NPC_CARD, "WO-9.2", "Auto-influence card {0}.", "Carte Influence PNJ {0}.") \
    X(N_NPC_ARMY, "WO-9.3", "{0:Power} gets an army {1:region_in}, from the supply.", "{0:Power} {0/reçoit|reçoivent} une armée {1:region_in}, de la réserve.") \
    X(N_NPC_TRADE, "WO-9.4", "{0:Power} trades with {1:power}, which turns a commerce card down.", "{0:Power} {0/commerce|commercent} avec {1:power} : une carte Commerce {1:power_of} est retournée.") \
    /* the round */ \
    X(N_AUTOMA_BEGINS, "WO-21.5", "{0:Power}, an automa, begins with {1:amount}.", "{0:Power}, Automa, {0/commence|commencent} avec {1:amount}.") \
    X(N_AUTOMA_CUBE, "WO-21.8", "Round {1}: an action cube {0:power_of} comes to {2:space}.", "Manche {1} : un cube Action {0:power_of} rejoint la case {2:space}.") \
    X(N_AUTOMA_FOCUS, "WO-21.9", "Decision card {1}: {2:focus_name} for {0:power}.", "Carte Décision {1} : {2:focus_name} pour {0:power}.") \
    X(N_AUTOMA_NO_IMPROVE, "WO-21.11", "{0:Power} can improve relations nowhere outside its zone.", "{0:Power} ne {0/peut|peuvent} améliorer {0/ses|leurs} relations nulle part hors de {0/sa|leur} zone.") \
    X(N_AUTOMA_GAINS, "WO-21.2", "{0:Power} takes {2:amount} for {1:amount}.", "{0:Power} {0/prend|prennent} {2:amount} pour {1:amount}.") \
    X(N_NEW_DECISIONS, "WO-21.12", "The decision cards are shuffled anew.", "Les cartes Décision sont remélangées.") \
    X(P_DECIDE_FOCUS, "WO-21.9", "A decision card says the Focus {0:power_of}.", "Une carte Décision dit l'orientation {0:power_of}.") \
    X(P_DECIDE_TRADE, "WO-22.13", "A decision card names the trade partner {0:power_of}.", "Une carte Décision nomme le partenaire commercial {0:power_of}.") \
    X(P_DECIDE_SLOT, "WO-23.1", "A decision card says where {0:power} places a cube {1:region_in}.", "Une carte Décision dit où {0:power} {0/place|placent} un cube {1:region_in}.") \
    /* a turn */ \
    X(P_AUTOMA_CARD, "WO-22.1", "{0:Power} turns up the top card of its deck.", "{0:Power} {0/retourne|retournent} la première carte de {0/sa|leur} pioche.") \
    X(N_AUTOMA_CARD, "WO-22.1", "{0:Power} turns up {1:card}, {2:type}.", "{0:Power} {0/retourne|retournent} « {1:card} », carte {2:type}.") \
    X(N_AUTOMA_BOUGHT, "WO-22.5", "{0:Power} turns up {1:card}, the market card of last Research; it leaves the game, and the next card is played, too.", "{0:Power} {0/retourne|retournent} « {1:card} », la carte Marché de la dernière Recherche ; elle quitte la partie, et la carte suivante est jouée aussi.") \
    X(N_AUTOMA_TYPE, "WO-22.5", "{1:card} acts as {2:type} for {0:power}.", "« {1:card} » agit comme carte {2:type} pour {0:power}.") \
    X(N_AUTOMA_EACH_TYPE, "WO-22.6", "Each type symbol of {1:card} is an action {0:power_of}.", "Chaque symbole de type de « {1:card} » est une action {0:power_of}.") \
    X(N_AUTOMA_LEFT, "WO-22.3", "{0:Power} has a cube on {1:space}.", "{0:Power} {0/a|ont} un cube sur la case {1:space}.") \
    X(N_AUTOMA_RIGHT, "WO-22.3", "{0:Power} has no cube on {1:space}: {2:space}.", "{0:Power} {0/n'a|n'ont} pas de cube sur la case {1:space} : {2:space}.") \
    X(N_AUTOMA_POOR, "WO-22.{3}", "{0:Power} has too little money for {1:space}: {2:space} instead.", "{0:Power} {0/a|ont} trop peu d'argent pour {1:space} : donc {2:space}.") \
    X(N_AUTOMA_NOWHERE, "WO-22.{3}", "{0:Power} finds no region for {1:space}: {2:space} instead.", "{0:Power} ne {0/trouve|trouvent} pas de région pour {1:space} : donc {2:space}.") \
    X(N_AUTOMA_NO_GROWTH, "WO-22.2", "{0:Power} can get no growth card and takes money.", "{0:Power} ne {0/peut|peuvent} obtenir aucune carte Croissance et {0/prend|prennent} de l'argent.") \
    X(N_AUTOMA_CUBES, "WO-22.4", "{0:Power} moves {1|cube|cubes} from {2:space} to {3:space}.", "{0:Power} {0/déplace|déplacent} {1|cube|cubes} de la case {2:space} à la case {3:space}.") \
    X(P_AUTOMA_ACT, "WO-22.3", "{0:Power} does what its rules prescribe.", "{0:Power} {0/fait|font} ce que prescrivent {0/ses|leurs} règles.") \
    X(W_AUTOMA_RULES, "WO-22.3", "the rules prescribe what {0:power} does", "les règles prescrivent ce que {0/fait|font} {0:power}") \
    X(W_AUTOMA_ONLY, "WO-22.3", "only an automa moves so", "seul un Automa joue ainsi") \
    /* regions and lots */ \
    X(P_AUTO_REGION, "WO-22.8", "An auto-influence card is drawn: where does {0:power} act?", "On pioche une carte Influence PNJ : où {0/agit|agissent} {0:power} ?") \
    X(P_AUTO_ARMY, "WO-22.17", "An auto-influence card is drawn: does one more army {0:power_of} come {1:region_to}?", "On pioche une carte Influence PNJ : une armée de plus {0:power_of} vient-elle {1:region_in} ?") \
    X(N_AUTOMA_REGION, "WO-22.8", "Auto-influence card {1}, row {0:power_of}: {2:region}.", "Carte Influence PNJ {1}, ligne {0:power_of} : {2:region}.") \
    X(N_AUTOMA_AGAIN, "WO-22.8", "Auto-influence card {1}, row {0:power_of}: {2:region}, which does not qualify; another is drawn.", "Carte Influence PNJ {1}, ligne {0:power_of} : {2:region}, qui ne convient pas ; on en pioche une autre.") \
    X(P_LOT_REGION, "WO-22.18", "The lot falls on a region for the army {0:power_of}.", "Le sort désigne la région de l'armée {0:power_of}.") \
    X(P_LOT_COUNTRY, "WO-22.16", "The lot falls on a country that would allow {0:power} a base.", "Le sort désigne un pays qui permettrait une base {0:power_to}.") \
    X(P_LOT_GROWTH, "WO-22.20", "The lot falls on a growth card for {0:power}.", "Le sort désigne une carte Croissance pour {0:power}.") \
    X(P_LOT_TYPE, "WO-22.5", "The lot falls on a type of the market card {0:power_of}.", "Le sort désigne un type de la carte Marché {0:power_of}.") \
    X(N_AUTOMA_LOT_REGION, "WO-22.18", "Of equal regions the lot gives {0:power} {1:region_the}.", "À égalité, le sort donne {0:power_to} {1:region_the}.") \
    X(N_AUTOMA_LOT_COUNTRY, "WO-22.16", "The lot gives {0:power} {1:country_the}.", "Le sort donne {0:power_to} {1:country_the}.") \
    X(N_AUTOMA_LOT_GROWTH, "WO-22.20", "Of two growth cards the lot gives {0:power} {1:growth}.", "De deux cartes Croissance, le sort donne {0:power_to} « {1:growth} ».") \
    X(N_AUTOMA_LOT_TYPE, "WO-22.5", "The lot says that the market card {0:power_of} acts as {1:type}.", "Le sort veut que la carte Marché {0:power_of} agisse comme carte {1:type}.") \
    /* actions */ \
    X(N_AUTOMA_IMPROVES, "WO-22.9", "{0:Power} improves relations with {1:country_the} for {2:amount}.", "{0:Power} {0/améliore|améliorent} {0/ses|leurs} relations avec {1:country_the} pour {2:amount}.") \
    X(N_AUTOMA_ENGAGES, "WO-22.11", "{0:Power} engages {1:region_in} for {2:amount}.", "{0:Power} {0/soutient|soutiennent} {1:region_the} pour {2:amount}.") \
    X(N_AUTOMA_INVESTS, "WO-22.12", "{0:Power} invests {1:region_in} for {2:amount} and puts an FDI token there.", "{0:Power} {0/investit|investissent} {1:region_in} pour {2:amount} et y {0/pose|posent} un jeton IDE.") \
    X(N_AUTOMA_TRADES, "WO-22.13", "{0:Power} trades: {1|sell symbol|sell symbols} on its allies.", "{0:Power} {0/commerce|commercent} : {1|symbole|symboles} de vente sur {0/ses|leurs} alliés.") \
    X(N_AUTOMA_DEAL, "WO-22.13", "Decision card {1}: {0:power} deals with {2:power}, which turns a commerce card down.", "Carte Décision {1} : {0:power} {0/fait|font} affaire avec {2:power} ; une carte Commerce {2:power_of} est retournée.") \
    X(N_AUTOMA_DEAL_AUTOMA, "WO-22.14", "Decision card {1}: {0:power} deals with {2:power}.", "Carte Décision {1} : {0:power} {0/fait|font} affaire avec {2:power}.") \
    X(N_AUTOMA_NO_DEAL, "WO-22.13", "Decision card {1}: {0:power} would deal with {2:power}, which has no commerce card face up.", "Carte Décision {1} : {0:power} {0/ferait|feraient} affaire avec {2:power}, mais aucune carte Commerce {2:power_of} n'est face visible.") \
    X(N_AUTOMA_NPC, "WO-22.14", "Decision card {1}: {0:power} would deal with {2:power}, which nobody plays.", "Carte Décision {1} : {0:power} {0/ferait|feraient} affaire avec {2:power}, mais personne ne joue cette puissance.") \
    X(N_AUTOMA_BARRED, "WO-24.2", "Decision card {1}: {0:power} would deal with {2:power}, but an effect forbids it.", "Carte Décision {1} : {0:power} {0/ferait|feraient} affaire avec {2:power}, mais un effet l'interdit.") \
    X(N_AUTOMA_UNDER_THREAT, "WO-22.18", "{0:Power} is under THREAT {1:region_in}.", "{0:Power} {0/subit|subissent} une MENACE {1:region_in}.") \
    X(N_AUTOMA_THREATENS, "WO-22.18", "An army more makes {0:power} a THREAT {1:region_in}, in its zone.", "Une armée de plus {1:region_in}, dans {0/sa|leur} zone, fait {0:power_of} une MENACE.") \
    X(N_AUTOMA_THREATENS_OUTSIDE, "WO-22.18", "An army more makes {0:power} a THREAT {1:region_in}, outside its zone.", "Une armée de plus {1:region_in}, hors de {0/sa|leur} zone, fait {0:power_of} une MENACE.") \
    X(N_AUTOMA_ANYWHERE, "WO-22.18", "{0:Power} is under no THREAT and can become none: any region will do.", "{0:Power} ne {0/subit|subissent} aucune MENACE et n'en {0/crée|créent} aucune : n'importe quelle région convient.") \
    X(N_AUTOMA_MOVES, "WO-22.15", "{0:Power} moves an army {1:region_to} for {2:amount}.", "{0:Power} {0/déplace|déplacent} une armée {1:region_to} pour {2:amount}.") \
    X(N_AUTOMA_BASE, "WO-22.16", "{0:Power} builds a base {1:region_in} and moves an army there, for {2:amount}.", "{0:Power} {0/construit|construisent} une base {1:region_in} et y {0/déplace|déplacent} une armée, pour {2:amount}.") \
    X(N_AUTOMA_ARMY, "WO-22.17", "Auto-influence card {1} shows the army: {0:power} moves one more {2:region_to} for {3:amount}.", "La carte Influence PNJ {1} montre l'armée : {0:power} en {0/déplace|déplacent} une de plus {2:region_to} pour {3:amount}.") \
    X(N_AUTOMA_NO_ARMY, "WO-22.17", "Auto-influence card {1} shows {0:power} no army.", "La carte Influence PNJ {1} ne montre pas d'armée pour {0:power}.") \
    X(N_AUTOMA_GROWTH, "WO-22.20", "{0:Power} gets the growth card {1:growth} for {2:amount}.", "{0:Power} {0/obtient|obtiennent} la carte Croissance « {1:growth} » pour {2:amount}.") \
    /* influence */ \
    X(N_AUTOMA_PERMANENT, "WO-23.1", "Decision card {1} says permanent for round {2}.", "La carte Décision {1} dit permanent pour la manche {2}.") \
    X(N_AUTOMA_TEMPORARY, "WO-23.1", "Decision card {1} says temporary for round {2}.", "La carte Décision {1} dit temporaire pour la manche {2}.") \
    X(N_AUTOMA_BEYOND, "WO-23.2", "{0:Power} does not push out its own cube {1:region_in}.", "{0:Power} ne {0/pousse|poussent} pas dehors {0/son|leur} propre cube {1:region_in}.") \
    X(N_AUTOMA_OWN_CUBE, "WO-23.3", "{0:Power} pushes out its own cube {1:region_in}.", "{0:Power} {0/pousse|poussent} dehors {0/son|leur} propre cube {1:region_in}.") \
    /* Research and the Aftermath */ \
    X(N_AUTOMA_REVEALS, "WO-23.4", "{0:Power} turns up {1:card}: {2|research point|research points}.", "{0:Power} {0/retourne|retournent} « {1:card} » : {2|point|points} de recherche.") \
    X(N_AUTOMA_POINTS, "WO-23.5", "With its allies and its Focus {0:power} has {1|research point|research points}.", "Avec {0/ses|leurs} alliés et {0/son|leur} orientation, {0:power} {0/a|ont} {1|point|points} de recherche.") \
    X(N_AUTOMA_SHUFFLES, "WO-23.9", "{0:Power} shuffles all its cards.", "{0:Power} {0/mélange|mélangent} toutes {0/ses|leurs} cartes.") \
    X(N_AUTOMA_BUYS, "WO-23.6", "{0:Power} takes {1:card} for {2|point|points}, on top of its deck.", "{0:Power} {0/prend|prennent} « {1:card} » pour {2|point|points}, sur {0/sa|leur} pioche.") \
    X(N_AUTOMA_BUYS_NOT, "WO-23.7", "{0:Power} can afford no market card.", "{0:Power} ne {0/peut|peuvent} payer aucune carte Marché.") \
    X(N_AUTOMA_DISCARDS, "WO-23.8", "{0:Power} has {1|point|points} left and discards {2|market card|market cards} from the right.", "Il reste {1|point|points} {0:power_to} : {2|carte Marché défaussée|cartes Marché défaussées} à droite.") \
    X(N_AUTOMA_PROSPERS, "WO-23.11", "{0:Power} pays {2:amount} for step {1} of prosperity.", "{0:Power} {0/paie|paient} {2:amount} pour le palier {1} de Prospérité.") \
    X(N_AUTOMA_SP, "WO-23.20", "{0:Power} gives up {1:amount} for as many VP.", "{0:Power} {0/échange|échangent} {1:amount} contre autant de PV.") \
    /* its moves */ \
    X(D_ACT_ENGAGE, "WO-22.11", "engage {0:region_in}", "soutenir {0:region_the}") \
    X(D_ACT_IMPROVE, "WO-22.9", "improve relations with {0:country_the}", "améliorer ses relations avec {0:country_the}") \
    X(D_ACT_INVEST, "WO-22.12", "invest {0:region_in}", "investir {0:region_in}") \
    X(D_ACT_TRADE, "WO-22.13", "trade", "commercer") \
    X(D_ACT_BASE, "WO-22.16", "build a base {0:region_in}", "construire une base {0:region_in}") \
    X(D_ACT_MOVE, "WO-22.15", "move an army {0:region_to}", "déplacer une armée {0:region_to}") \
    X(D_ACT_GROWTH, "WO-22.20", "get the growth card {0:growth}", "obtenir la carte Croissance « {0:growth} »") \
    X(D_ACT_MONEY, "WO-22.2", "take {0:amount}", "prendre {0:amount}")
/* clang-format on */

#endif
