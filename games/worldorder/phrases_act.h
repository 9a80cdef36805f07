/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: influence,
 * goods, the actions, and what the texts of cards ask for. */
#ifndef PLATEAU_WORLDORDER_PHRASES_ACT_H
#define PLATEAU_WORLDORDER_PHRASES_ACT_H

/* clang-format off */
#define WO_ACT_PHRASES(X) \
    /* Influence */ \
    X(N_PERMANENT, "WO-7.1", "{0:Owner} adds permanent influence {1:region_in}.", "{0:Owner} {0/ajoute|ajoutent} une influence permanente {1:region_in}.") \
    X(N_TEMPORARY, "WO-7.2", "{0:Owner} adds temporary influence {1:region_in}.", "{0:Owner} {0/ajoute|ajoutent} une influence temporaire {1:region_in}.") \
    X(N_BEYOND, "WO-7.4", "{0:Owner} adds permanent influence beyond the row {1:region_in}.", "{0:Owner} {0/ajoute|ajoutent} une influence permanente hors des emplacements {1:region_in}.") \
    X(N_PUSHED, "WO-7.3", "The leftmost temporary influence {1:region_in}, {0:owner_of}, goes back.", "L'influence temporaire la plus à gauche {1:region_in}, celle {0:owner_of}, est retirée.") \
    X(N_RESET, "WO-7.7", "{0:Power} resets temporary influence {1:region_in}.", "{0:Power} {0/repositionne|repositionnent} une influence temporaire {1:region_in}.") \
    X(N_CONVERTED, "WO-7.8", "{0:Power} turns temporary influence {1:region_in} into permanent influence.", "{0:Power} {0/convertit|convertissent} une influence temporaire en permanente {1:region_in}.") \
    X(N_REMOVED, "WO-19.1", "{0:Owner} loses influence {1:region_in}.", "{0:Owner} {0/perd|perdent} une influence {1:region_in}.") \
    X(N_NEUTRALISED, "WO-19.1", "A neutral cube takes the place of influence {0:owner_of} {1:region_in}.", "Un cube neutre remplace une influence {0:owner_of} {1:region_in}.") \
    X(N_TO_TEMPORARY, "WO-19.1", "{0:Owner} moves influence {1:region_in} to the temporary row.", "{0:Owner} {0/déplace|déplacent} une influence {1:region_in} vers la ligne temporaire.") \
    PL_QUESTION(X, SLOT, "WO-7.1", "Add influence {1:region_in}: permanent for 1 VP, or temporary for {2} VP?", "Ajoutez une influence {1:region_in} : permanente pour 1 PV, ou temporaire pour {2} PV ?", "{0:Power} adds influence {1:region_in}.", "{0:Power} {0/ajoute|ajoutent} une influence {1:region_in}.") \
    PL_QUESTION(X, SLOT_PUSH, "WO-7.3", "Add influence {1:region_in}: a temporary cube pushes one {2:owner_of} out and brings {3} VP.", "Ajoutez une influence {1:region_in} : en temporaire, elle pousse celle {2:owner_of} et rapporte {3} PV.", "{0:Power} adds influence {1:region_in}.", "{0:Power} {0/ajoute|ajoutent} une influence {1:region_in}.") \
    PL_QUESTION(X, CONVERT_BEFORE, "WO-32.8", "Regional Resilience: convert temporary influence {1:region_in} before you add another?", "« Résilience régionale » : convertir une influence temporaire {1:region_in} avant d'en ajouter une ?", "{0:Power} may convert influence {1:region_in}.", "{0:Power} {0/peut|peuvent} convertir une influence {1:region_in}.") \
    PL_QUESTION(X, CONVERT_AFTER, "WO-32.8", "Regional Resilience: convert temporary influence {1:region_in} now?", "« Résilience régionale » : convertir maintenant une influence temporaire {1:region_in} ?", "{0:Power} may convert influence {1:region_in}.", "{0:Power} {0/peut|peuvent} convertir une influence {1:region_in}.") \
    PL_QUESTION(X, CUBE, "WO-19.2", "Which permanent cube {1:region_in} do you give up, one in a slot or one beyond the row?", "Quel cube permanent abandonnez-vous {1:region_in} : dans un emplacement ou hors des emplacements ?", "{0:Power} must give up a permanent cube {1:region_in}.", "{0:Power} {0/doit|doivent} abandonner un cube permanent {1:region_in}.") \
    X(W_NO_PERMANENT, "WO-7.1", "no permanent slot is free {0:region_in}", "aucun emplacement permanent n'est libre {0:region_in}") \
    X(W_SLOT_FIRST, "WO-7.4", "a permanent slot is still free {0:region_in}", "un emplacement permanent est encore libre {0:region_in}") \
    X(W_NOT_BEYOND, "WO-7.4", "only texts that say so add influence beyond the row", "seuls certains textes placent une influence hors des emplacements") \
    X(W_NO_INFLUENCE_NOW, "WO-7.1", "you are not adding influence now", "vous n'ajoutez pas d'influence en ce moment") \
    X(W_CONVERT_THERE, "WO-32.8", "the influence is added {0:region_in}: only there can it be converted", "l'influence est ajoutée {0:region_in} : on ne peut convertir que là") \
    X(W_NO_CONVERT_NOW, "WO-32.8", "you are not adding influence that Regional Resilience could go with", "vous n'ajoutez pas d'influence à accompagner de « Résilience régionale »") \
    X(W_NO_CUBE_NOW, "WO-19.2", "you do not have to give up a cube", "vous n'avez pas de cube à abandonner") \
    /* Goods, points, armies */ \
    X(N_GAINS, "WO-2.7", "{0:Power} gains {1:amount}.", "{0:Power} {0/gagne|gagnent} {1:amount}.") \
    X(N_PAYS, "WO-1.6", "{0:Power} pays {1:amount}.", "{0:Power} {0/paie|paient} {1:amount}.") \
    X(N_GAINS_VP, "WO-11.17", "{0:Power} gains {1} VP.", "{0:Power} {0/gagne|gagnent} {1} PV.") \
    X(N_LOSES_VP, "WO-1.5", "{0:Power} loses {1} VP.", "{0:Power} {0/perd|perdent} {1} PV.") \
    X(N_OVERFLOW, "WO-2.7", "More than ten are not kept: {1:amount} of it go for {2:amount}.", "On n'en garde pas plus de dix : {1:amount} en trop, pour {2:amount}.") \
    X(N_SHORT, "WO-18.2", "{0:Power} lacks {1:amount}.", "{0:Power} : il manque {1:amount}.") \
    X(N_RAISES, "WO-16.10", "{0:Power} raises the production {1:good_of} to {2}.", "{0:Power} {0/porte|portent} la production {1:good_of} à {2}.") \
    X(N_LOWERS, "WO-16.10", "{0:Power} lowers the production {1:good_of} to {2}.", "{0:Power} {0/réduit|réduisent} la production {1:good_of} à {2}.") \
    X(N_ARMY_PAID, "WO-15.29", "{0:Power} gives an army back to the supply.", "{0:Power} {0/rend|rendent} une armée à la réserve.") \
    X(N_ARMY_FROM, "WO-6.5.1", "{0:Power} moves an army, {1:region_short} to {2:region_short}.", "{0:Power} {0/déplace|déplacent} une armée : {1:region_short} vers {2:region_short}.") \
    X(N_ARMY_TO, "WO-6.5.1", "{0:Power} puts an army {1:region_in}.", "{0:Power} {0/place|placent} une armée {1:region_in}.") \
    PL_QUESTION(X, PAY_ARMY, "WO-15.29", "Where do the armies you give back come from? {1} to go.", "D'où viennent les armées que vous rendez ? Il en reste {1}.", "{0:Power} must give armies back.", "{0:Power} {0/doit|doivent} rendre des armées.") \
    X(W_NO_ARMY_THERE, "WO-15.29", "you have no army there", "vous n'avez pas d'armée là") \
    X(W_ARMY_TO_SUPPLY, "WO-15.29", "the army goes back to the supply", "l'armée retourne à la réserve") \
    X(W_ARMY_SUPPLY, "WO-6.5.1", "no army comes from the supply here", "aucune armée ne vient de la réserve ici") \
    X(W_ARMY_TO_REGION, "WO-6.5.1", "the army goes to a region", "l'armée va dans une région") \
    X(W_NO_ARMY_ON_BOARD, "WO-6.5.1", "no army stands on your player board", "aucune armée n'est sur votre plateau") \
    X(W_NO_ARMY_IN, "WO-6.5.1", "you have no army {0:region_in}", "vous n'avez pas d'armée {0:region_in}") \
    X(W_MONEY_SHORT, "WO-1.6", "that costs ${0}, and you have ${1}", "cela coûte {0} $, et vous avez {1} $") \
    X(W_NO_SP, "WO-13.2", "you have no smart power left", "vous n'avez plus de puissance intelligente") \
    X(W_NOT_THAT_REGION, "WO-6.9.4", "{0:region_the} is not among the regions that count here", "{0:region_the} : cette région ne compte pas ici") \
    X(W_NOT_THAT_GOOD, "WO-6.9.4", "{0:goods} cannot be chosen here", "on ne peut pas choisir ici : {0:goods}") \
    X(W_ONLY_COUNTRY, "WO-6.9.4", "here only {0:country_the} can be chosen", "ici, un seul pays possible : {0:country_the}") \
    X(W_STACKED, "WO-6.1.7", "your starting card {0:country_of} lies under the other one: they are one country", "votre carte de départ {0:country_of} est sous l'autre : c'est un seul pays") \
    X(W_EXHAUSTED, "WO-6.9.5", "{0:country_the} is exhausted", "allié épuisé : {0:country_the}") \
    /* Allies, Improve */ \
    X(N_ALLY, "WO-6.1.4", "{0:Power} allies with {1:country_the}.", "{0:Power} {0/s'allie|s'allient} avec {1:country_the}.") \
    X(N_STACKS, "WO-6.1.6", "{0:Power} held the starting card {1:country_of}: the new one lies on it.", "{0:Power} {0/avait|avaient} la carte de départ {1:country_of} : la nouvelle est posée dessus.") \
    X(N_RESHUFFLED, "WO-19.10", "The countries {0:region_of} are shuffled.", "Les pays {0:region_of} sont mélangés.") \
    X(N_REPLACED, "WO-19.9", "{0:Country_the} is replaced by {1:country}.", "{0:Country_the} : carte remplacée par « {1:country} ».") \
    X(N_EXHAUSTS, "WO-6.1.2", "{0:Power} exhausts {1:country_the}: {2} D less.", "{0:Power} {0/épuise|épuisent} {1:country_the} : {2} D de moins.") \
    X(N_SPENDS_SP, "WO-13.3", "{0:Power} spends 1 smart power: {1} D less.", "{0:Power} {0/dépense|dépensent} 1 puissance intelligente : {1} D de moins.") \
    PL_QUESTION(X, IMPROVE, "WO-6.1.1", "Improve relations: with which country? You have {1} D.", "Améliorez vos relations : avec quel pays ? Vous avez {1} D.", "{0:Power} improves relations.", "{0:Power} {0/améliore|améliorent} {0/ses|leurs} relations.") \
    PL_QUESTION(X, IMPROVE_LESS, "WO-6.1.2", "Improve relations for {2} D less: with which country? You have {1} D.", "Améliorez vos relations pour {2} D de moins : avec quel pays ? Vous avez {1} D.", "{0:Power} improves relations.", "{0:Power} {0/améliore|améliorent} {0/ses|leurs} relations.") \
    PL_QUESTION(X, IMPROVE_MORE, "WO-32.6", "Improve relations for {2} D more: with which country? You have {1} D.", "Améliorez vos relations pour {2} D de plus : avec quel pays ? Vous avez {1} D.", "{0:Power} improves relations.", "{0:Power} {0/améliore|améliorent} {0/ses|leurs} relations.") \
    PL_QUESTION(X, IMPROVE_SEARCH, "WO-31.32", "Improve relations with a country of a stack. You have {1} D.", "Améliorez vos relations avec un pays d'une pile. Vous avez {1} D.", "{0:Power} searches a stack of countries.", "{0:Power} {0/fouille|fouillent} une pile de pays.") \
    PL_QUESTION(X, IMPROVE_FREE, "WO-16.8", "Do you take {1:country_the} as an ally?", "Prenez-vous pour allié {1:country_the} ?", "{0:Power} may take {1:country_the} as an ally.", "{0:Power} {0/peut|peuvent} s'allier avec {1:country_the}.") \
    X(W_STARTING_CARD, "WO-3.7", "the starting card {0:country_of} is not among those to be had", "la carte de départ {0:country_of} n'est pas à prendre") \
    X(W_NOT_IN_STACK, "WO-31.32", "{0:country_the} is not in its stack", "{0:country_the} : la carte n'est pas dans sa pile") \
    X(W_NOT_SHOWING, "WO-6.1.1", "{0:country_the} is not showing", "{0:country_the} : la carte n'est pas visible") \
    X(W_REFUSES, "WO-6.1.1", "{0:country_the} refuses {1:power}", "{0:country_the} refuse les relations avec {1:power}") \
    X(W_CANNOT_SETTLE, "WO-6.1.2", "{0:country_the} costs {1} D: you cannot meet that, even by exhausting allies of the region", "{0:country_the} : {1} D. C'est trop, même en épuisant les alliés de la région") \
    X(W_NO_IMPROVE_NOW, "WO-6.1.1", "you are not improving relations now", "vous n'améliorez pas vos relations en ce moment") \
    /* How a cost in D is met */ \
    PL_QUESTION(X, SETTLE_VALUE, "WO-6.1.2", "{1:Country_the}: {2} D. How do you meet it?", "{1:Country_the} : {2} D. Comment payez-vous ?", "{0:Power} pays for {1:country_the}.", "{0:Power} {0/paie|paient} pour {1:country_the}.") \
    PL_QUESTION(X, SETTLE_IMPROVE, "WO-6.1.2", "{1:Country_the}: {2} - {3} = {4} D. How do you meet the rest?", "{1:Country_the} : {2} - {3} = {4} D. Comment payez-vous le reste ?", "{0:Power} pays for {1:country_the}.", "{0:Power} {0/paie|paient} pour {1:country_the}.") \
    PL_QUESTION(X, SETTLE_MORE, "WO-32.6", "{1:Country_the}: {2} + {3} = {4} D. How do you meet it?", "{1:Country_the} : {2} + {3} = {4} D. Comment payez-vous ?", "{0:Power} pays for {1:country_the}.", "{0:Power} {0/paie|paient} pour {1:country_the}.") \
    PL_QUESTION(X, SETTLE_COST, "WO-6.2.2", "Engage {1:region_in}: {2} D. How do you meet it?", "Soutien {1:region_in} : {2} D. Comment payez-vous ?", "{0:Power} pays to engage {1:region_in}.", "{0:Power} {0/paie|paient} un soutien {1:region_in}.") \
    PL_QUESTION(X, SETTLE_LESS, "WO-6.2.2", "Engage {1:region_in}: {2} - {3} = {4} D. How do you meet the rest?", "Soutien {1:region_in} : {2} - {3} = {4} D. Comment payez-vous le reste ?", "{0:Power} pays to engage {1:region_in}.", "{0:Power} {0/paie|paient} un soutien {1:region_in}.") \
    PL_QUESTION(X, SETTLE_FOCUS, "WO-6.2.2", "Engage {1:region_in}: {2} - 2 (Focus) = {3} D. How do you meet it?", "Soutien {1:region_in} : {2} - 2 (orientation) = {3} D. Comment payez-vous ?", "{0:Power} pays to engage {1:region_in}.", "{0:Power} {0/paie|paient} un soutien {1:region_in}.") \
    PL_QUESTION(X, SETTLE_FOCUS_LESS, "WO-6.2.2", "Engage {1:region_in}: {2} - 2 (Focus) - {3} = {4} D. How do you meet the rest?", "Soutien {1:region_in} : {2} - 2 (orientation) - {3} = {4} D. Comment payez-vous le reste ?", "{0:Power} pays to engage {1:region_in}.", "{0:Power} {0/paie|paient} un soutien {1:region_in}.") \
    X(W_NOTHING_TO_SETTLE, "WO-6.1.3", "no cost in D is being met now", "aucun coût en D n'est à payer en ce moment") \
    X(W_OTHER_REGION, "WO-6.1.2", "{0:country_the} is not {1:region_in}", "{0:country_the} : ce pays n'est pas {1:region_in}") \
    X(W_SP_ONCE, "WO-13.4", "one smart power at most goes into one Engage", "un soutien n'admet qu'une puissance intelligente") \
    X(W_SP_WORTH_NOTHING, "WO-13.4", "you have no ally {0:region_in}: smart power saves nothing", "vous n'avez pas d'allié {0:region_in} : la puissance intelligente ne fait rien gagner") \
    X(W_SAY_HOW_MUCH, "WO-30.13", "say how many D you pay in money", "dites combien de D vous payez en argent") \
    X(W_D_SHORT, "WO-6.1.2", "{0} D are due, and you have {1}", "il faut {0} D, et vous en avez {1}") \
    X(W_SWAP_BOUNDS, "WO-30.13", "{0} D are due: pay in money what your D do not cover, $3 each, and no more than is due", "il faut {0} D : payez en argent ce que vos D ne couvrent pas, 3 $ chacun, et pas plus qu'il ne faut") \
    X(W_NO_SWAP, "WO-6.1.2", "this cost is paid in D, not in money", "ce coût se paie en D, pas en argent") \
    /* Engage */ \
    X(N_ENGAGES, "WO-6.2.3", "{0:Power} engages {1:region_in}.", "{0:Power} {0/apporte|apportent} {0/son|leur} soutien {1:region_in}.") \
    X(N_TOKEN, "WO-6.2.4", "{0:Power} moves an engage token, {1:region_short} to {2:region_short}.", "{0:Power} {0/déplace|déplacent} un jeton Soutien : {1:region_short} vers {2:region_short}.") \
    PL_QUESTION(X, ENGAGE, "WO-6.2.1", "Engage: in which region? You have {1} D.", "Soutenez une région : laquelle ? Vous avez {1} D.", "{0:Power} engages.", "{0:Power} {0/soutient|soutiennent} une région.") \
    PL_QUESTION(X, ENGAGE_FOCUS, "WO-6.2.2", "Engage for 2 D less by your Focus: in which region? You have {1} D.", "Soutenez une région, pour 2 D de moins grâce à l'orientation : laquelle ? Vous avez {1} D.", "{0:Power} engages.", "{0:Power} {0/soutient|soutiennent} une région.") \
    PL_QUESTION(X, TOKEN, "WO-6.2.4", "Your three engage tokens lie elsewhere. Move one {1:region_to}?", "Vos trois jetons Soutien sont ailleurs. En déplacer un {1:region_to} ?", "{0:Power} may move an engage token {1:region_to}.", "{0:Power} {0/peut|peuvent} déplacer un jeton Soutien {1:region_to}.") \
    X(W_NO_ALLY_IN, "WO-6.2.1", "you have no ally {0:region_in}", "vous n'avez pas d'allié {0:region_in}") \
    X(W_CANNOT_ENGAGE, "WO-6.2.2", "{0:region_the} costs {1} D: you cannot meet that, even by exhausting allies there", "{0:region_the} : {1} D. C'est trop, même en épuisant vos alliés de la région") \
    X(W_NO_ENGAGE_NOW, "WO-6.2.1", "you are not engaging now", "vous ne soutenez pas de région en ce moment") \
    X(W_NO_TOKEN_THERE, "WO-6.2.4", "none of your engage tokens is {0:region_in}", "aucun de vos jetons Soutien n'est {0:region_in}") \
    X(W_NO_TOKEN_NOW, "WO-6.2.4", "no engage token is moved now", "aucun jeton Soutien n'est déplacé en ce moment") \
    /* Trade */ \
    X(N_TRADES, "WO-6.3.1", "{0:Power} trades.", "{0:Power} {0/commerce|commercent}.") \
    X(N_OPENS, "WO-13.5", "{0:Power} spends 1 smart power: the countries showing {1:region_in} count as allies in this Trade.", "{0:Power} {0/dépense|dépensent} 1 puissance intelligente : les pays visibles {1:region_in} comptent comme alliés pour ce commerce.") \
    X(N_DOUBLES, "WO-30.26", "For {0:power} all symbols {1:good_of} count twice.", "Pour {0:power}, tous les symboles {1:good_of} comptent double.") \
    X(N_EXPORTS, "WO-6.3.3", "{0:Power} exports {1:amount} for {2:amount}.", "{0:Power} {0/exporte|exportent} {1:amount} pour {2:amount}.") \
    X(N_IMPORTS, "WO-6.3.5", "{0:Power} imports {1:amount} for {2:amount}.", "{0:Power} {0/importe|importent} {1:amount} pour {2:amount}.") \
    X(N_BUYS_FROM, "WO-6.3.7", "{0:Power} imports {1:amount} through a commerce card {2:power_of} for {3:amount}.", "{0:Power} {0/importe|importent} {1:amount} par une carte Commerce {2:power_of} pour {3:amount}.") \
    X(N_SPLIT, "WO-6.3.13", "{1:Region_the} took {2}, {3:region_the} {4}.", "{1:Region_the} : {2} unités ; {3:region_the} : {4}.") \
    PL_QUESTION(X, TRADE_OPEN, "WO-13.5", "Trade: open a region for 1 smart power? You have {1}.", "Commerce : ouvrir une région pour 1 puissance intelligente ? Vous en avez {1}.", "{0:Power} trades.", "{0:Power} {0/commerce|commercent}.") \
    PL_QUESTION(X, TRADE_DOUBLE, "WO-30.26", "The symbols of which type count twice?", "Les symboles de quel type comptent double ?", "{0:Power} trades.", "{0:Power} {0/commerce|commercent}.") \
    PL_QUESTION(X, TRADE_EXPORT, "WO-6.3.3", "Export: {1} of {2} types done. You have ${3}.", "Exportez : {1} types sur {2} déjà faits. Vous avez {3} $.", "{0:Power} exports.", "{0:Power} {0/exporte|exportent}.") \
    PL_QUESTION(X, TRADE_IMPORT, "WO-6.3.5", "Import: {1} of {2} types done. You have ${3}.", "Importez : {1} types sur {2} déjà faits. Vous avez {3} $.", "{0:Power} imports.", "{0:Power} {0/importe|importent}.") \
    PL_QUESTION(X, SPLIT, "WO-6.3.13", "Of {1:amount} exported, how many did {2:region_the} take? The rest went {3:region_to}.", "Sur {1:amount} exportées, combien pour {2:region_the} ? Le reste est allé {3:region_to}.", "{0:Power} divides what was exported.", "{0:Power} {0/répartit|répartissent} ce qui a été exporté.") \
    X(W_D_NOT_TRADED, "WO-6.3.4", "diplomacy is never traded", "la Diplomatie ne se commerce jamais") \
    X(W_ARMIES_NOT_BOUGHT, "WO-6.3.4", "armies are never imported", "les armées ne s'importent jamais") \
    X(W_TRADED_ALREADY, "WO-6.3.1", "{0:goods} have been traded already: each type once, and never both ways", "type déjà commercé : {0:goods}. Chaque type une seule fois, et jamais dans les deux sens") \
    X(W_EXPORTS_DONE, "WO-6.3.1", "you export at most {0} types", "vous exportez au plus {0} types") \
    X(W_IMPORTS_DONE, "WO-6.3.1", "you import at most {0} types", "vous importez au plus {0} types") \
    X(W_EXPORT_LIMIT, "WO-6.3.3", "{0:goods}: your allies buy up to {1} units, and you have {2}", "{0:goods} : vos alliés en achètent au plus {1}, et vous en avez {2}") \
    X(W_IMPORT_LIMIT, "WO-6.3.5", "{0:goods}: your allies sell up to {1} units", "{0:goods} : vos alliés en vendent au plus {1}") \
    X(W_OWN_CARDS, "WO-6.3.5", "you buy from the commerce cards of other powers only", "vous n'achetez qu'aux cartes Commerce des autres puissances") \
    X(W_NO_CARDS_HERE, "WO-33.13", "in this Trade commerce cards do not count", "dans ce commerce, les cartes Commerce ne comptent pas") \
    X(W_SOLD_ALREADY, "WO-6.3.6", "{0:power} has sold to you in this Trade, or you bought this type from a card already", "{0:power} vous {0/a|ont} déjà vendu dans ce commerce, ou ce type vient déjà d'une carte") \
    X(W_CARDS_DOWN, "WO-6.3.8", "no commerce card {0:power_of} is face up", "aucune carte Commerce {0:power_of} n'est visible") \
    X(W_NO_COMMERCE, "WO-43.6", "an effect card forbids {0:power} to buy this from {1:power}", "une carte Effet interdit cet achat entre {0:power} et {1:power}") \
    X(W_CARD_OFFERS, "WO-6.3.5", "a commerce card {0:power_of} offers {2} units of this at most: {1:goods}", "une carte Commerce {0:power_of} en offre au plus {2} : {1:goods}") \
    X(W_OPEN_ALREADY, "WO-13.5", "{0:region_the} is open already", "{0:region_the} : région déjà ouverte") \
    X(W_NO_OPENING_HERE, "WO-6.3.13", "in this Trade smart power opens no region", "dans ce commerce, la puissance intelligente n'ouvre aucune région") \
    X(W_NOT_WORTH_OPENING, "WO-13.5", "nothing showing {0:region_in} would buy or sell more", "aucun pays visible {0:region_in} n'achèterait ni ne vendrait davantage") \
    X(W_CHOOSE_DOUBLE, "WO-30.26", "choose the type that counts twice", "choisissez le type qui compte double") \
    X(W_NOT_DOUBLED, "WO-30.26", "{0:goods} cannot count twice", "ce type ne peut pas compter double : {0:goods}") \
    X(W_TRADE_NOTHING, "WO-6.3.2", "a Trade in which nothing changes hands cannot be carried out", "un commerce où rien ne change de mains est impossible") \
    X(W_PART_OVER, "WO-6.3.2", "first regions are opened, then all is exported, then all is imported", "on ouvre d'abord les régions, puis on exporte tout, puis on importe tout") \
    X(W_PART_LATER, "WO-6.3.2", "that comes later in the Trade: say that you are done with this part", "cela vient plus tard dans le commerce : dites que cette partie est finie") \
    X(W_NO_TRADE_NOW, "WO-6.3.1", "you are not trading now", "vous ne commercez pas en ce moment") \
    X(W_SPLIT, "WO-6.3.13", "{0:region_the} took {1} to {2} units", "{0:region_the} a pris de {1} à {2} unités") \
    X(W_NO_SPLIT_NOW, "WO-6.3.13", "no exported goods are to be divided", "aucune exportation n'est à répartir") \
    /* Invest */ \
    X(N_INVESTS, "WO-6.4.1", "{0:Power} invests {1:country_in}.", "{0:Power} {0/investit|investissent} {1:country_in}.") \
    X(N_SP_READIES, "WO-13.6", "{0:Power} spends 1 smart power and readies {1:country_the}.", "{0:Power} {0/dépense|dépensent} 1 puissance intelligente et {0/active|activent} {1:country_the}.") \
    PL_QUESTION(X, INVEST, "WO-6.4.1", "Invest: in which ally? You have ${1}.", "Investissez : dans quel allié ? Vous avez {1} $.", "{0:Power} invests.", "{0:Power} {0/investit|investissent}.") \
    PL_QUESTION(X, INVEST_MORE, "WO-33.18", "Invest for ${2} more: in which ally? You have ${1}.", "Investissez pour {2} $ de plus : dans quel allié ? Vous avez {1} $.", "{0:Power} invests.", "{0:Power} {0/investit|investissent}.") \
    PL_QUESTION(X, INVEST_FREE, "WO-16.7", "Invest without paying: in which ally?", "Investissez sans payer : dans quel allié ?", "{0:Power} invests.", "{0:Power} {0/investit|investissent}.") \
    PL_QUESTION(X, SP_READY, "WO-13.6", "Ready {1:country_the} again for 1 smart power? You have {2}.", "Activer de nouveau cet allié pour 1 puissance intelligente : {1:country_the} ? Vous en avez {2}.", "{0:Power} may ready {1:country_the} with smart power.", "{0:Power} {0/peut|peuvent} activer {1:country_the} par puissance intelligente.") \
    X(W_FDI_THERE, "WO-6.4.3", "{0:country_the} has as many FDI tokens as it may", "{0:country_the} : ce pays a déjà tous les jetons IDE possibles") \
    X(W_SP_READY_ONLY, "WO-13.6", "smart power readies {0:country_the}, in which you invested", "la puissance intelligente active le pays de l'investissement : {0:country_the}") \
    X(W_NO_INVEST_NOW, "WO-6.4.1", "you are not investing now", "vous n'investissez pas en ce moment") \
    /* Move */ \
    X(N_SP_MOVES, "WO-13.7", "{0:Power} spends 1 smart power for an army {1:region_to}.", "{0:Power} {0/dépense|dépensent} 1 puissance intelligente pour une armée {1:region_to}.") \
    PL_QUESTION(X, MOVE, "WO-6.5.1", "Move: up to {1} armies, ${2} each. You have ${3}.", "Déplacez jusqu'à {1} armées, {2} $ chacune. Vous avez {3} $.", "{0:Power} moves armies.", "{0:Power} {0/déplace|déplacent} des armées.") \
    PL_QUESTION(X, MOVE_FREE, "WO-33.11", "Move up to {1} armies, free.", "Déplacez gratuitement jusqu'à {1} armées.", "{0:Power} moves armies.", "{0:Power} {0/déplace|déplacent} des armées.") \
    X(W_MOVE_FIRST, "WO-6.5.1", "at least {0} more must go", "il faut en déplacer encore au moins {0}") \
    X(W_NOT_NEAR, "WO-6.5.2", "{0:region_the} is outside your zone and holds no base of yours", "{0:region_the} : hors de votre zone et sans base à vous") \
    X(W_NO_MOVE_NOW, "WO-6.5.1", "no armies are moved now", "aucune armée n'est déplacée en ce moment") \
    /* Build a base */ \
    X(N_BASE, "WO-6.6.3", "{0:Power} builds a base {1:country_in}.", "{0:Power} {0/construit|construisent} une base {1:country_in}.") \
    PL_QUESTION(X, BASE, "WO-6.6.1", "Build a base: in which ally? $5, and $5 for each army. You have ${1}.", "Construisez une base : chez quel allié ? 5 $, et 5 $ par armée. Vous avez {1} $.", "{0:Power} builds a base.", "{0:Power} {0/construit|construisent} une base.") \
    PL_QUESTION(X, BASE_ARMY, "WO-6.6.2", "The base: up to {2} armies {1:region_to}, ${3} each. You have ${4}.", "La base : jusqu'à {2} armées {1:region_to}, {3} $ chacune. Vous avez {4} $.", "{0:Power} moves armies to the new base.", "{0:Power} {0/déplace|déplacent} des armées vers la nouvelle base.") \
    PL_QUESTION(X, SP_ARMY, "WO-13.8", "One more army {1:region_to} for 1 smart power? You have {2}.", "Une armée de plus {1:region_to} pour 1 puissance intelligente ? Vous en avez {2}.", "{0:Power} may move one more army with smart power.", "{0:Power} {0/peut|peuvent} déplacer une armée de plus par puissance intelligente.") \
    X(W_NO_BASE_FLAG, "WO-6.6.1", "{0:country_the} shows no base symbol for {1:power}", "{0:country_the} : pas de symbole de base pour {1:power}") \
    X(W_BASE_THERE, "WO-6.6.1", "{0:country_the} has as many bases of yours as it may", "{0:country_the} : ce pays a déjà toutes les bases possibles") \
    X(W_NO_ARMY_FOR_BASE, "WO-6.6.2", "no army of yours could come {0:region_to}: without one no base is built", "aucune de vos armées ne peut venir {0:region_to} : sans armée, pas de base") \
    X(W_BASE_ARMY_FIRST, "WO-6.6.2", "at least one army must come to the base", "au moins une armée doit rejoindre la base") \
    X(W_NO_BASE_NOW, "WO-6.6.1", "you are not building a base now", "vous ne construisez pas de base en ce moment") \
    /* Growth cards */ \
    X(N_GROWTH, "WO-32.{1+1}", "{0:Power} gets {1:growth}.", "{0:Power} {0/obtient|obtiennent} « {1:growth} ».") \
    PL_QUESTION(X, GROWTH, "WO-6.7.1", "Get a growth card of level {1}.", "Obtenez une carte Croissance de niveau {1}.", "{0:Power} gets a growth card.", "{0:Power} {0/obtient|obtiennent} une carte Croissance.") \
    PL_QUESTION(X, GROWTH_PAY, "WO-33.1", "{1:growth} costs {2:amount}. How many of them do you pay as $10?", "« {1:growth} » coûte {2:amount}. Combien en payez-vous 10 $ pièce ?", "{0:Power} pays for {1:growth}.", "{0:Power} {0/paie|paient} « {1:growth} ».") \
    X(W_HAS_GROWTH, "WO-6.7.1", "you have {0:growth} already", "vous avez déjà « {0:growth} »") \
    X(W_GROWTH_LEVEL, "WO-6.7.1", "your next growth card is of level {0}", "votre prochaine carte Croissance est de niveau {0}") \
    X(W_GROWTH_COST, "WO-6.7.1", "{0:growth} costs {1:amount} and {2:amount}", "« {0:growth} » coûte {1:amount} et {2:amount}") \
    X(W_SWAP_S, "WO-33.1", "{0:amount} are due: pay as $10 each what you lack, and no more than is due", "il faut {0:amount} : payez 10 $ pièce ce qui vous manque, et pas plus qu'il ne faut") \
    X(W_NO_GROWTH_NOW, "WO-6.7.1", "you are not getting a growth card now", "vous n'obtenez pas de carte Croissance en ce moment") \
    /* Produce */ \
    PL_QUESTION(X, PRODUCE, "WO-6.8.1", "Produce: {1|type|types} to go.", "Produisez : encore {1|type|types}.", "{0:Power} produces.", "{0:Power} {0/produit|produisent}.") \
    PL_QUESTION(X, PRODUCE_GOOD, "WO-6.8.2", "Produce {1:goods}: how many?", "Produisez : {1:goods}. Combien ?", "{0:Power} produces {1:goods}.", "{0:Power} {0/produit|produisent} : {1:goods}.") \
    X(W_PRODUCE_FIRST, "WO-6.8.3", "at least one unit is made if one can be", "on produit au moins une unité si on le peut") \
    X(W_PRODUCE_ONLY, "WO-24.4", "only {0:goods} can be made here", "on ne produit ici qu'un seul type : {0:goods}") \
    X(W_PRODUCED, "WO-6.8.1", "{0:goods} have been made already: the types must differ", "type déjà produit : {0:goods}. Les types doivent être différents") \
    X(W_PRODUCE_ALL, "WO-6.8.1", "all of it is gained: {0:amount}", "on gagne toute la production : {0:amount}") \
    X(W_PRODUCE_MOST, "WO-6.8.2", "production and recipe allow {0:amount}", "la production et la recette permettent {0:amount}") \
    /* What texts ask for */ \
    PL_QUESTION(X, CHOICE, "WO-6.9.1", "Choose what to do.", "Choisissez que faire.", "{0:Power} chooses what a text offers.", "{0:Power} {0/choisit|choisissent} ce qu'offre un texte.") \
    PL_QUESTION(X, MAY, "WO-6.9.3", "Do you do this, too?", "Le faites-vous aussi ?", "{0:Power} may do more.", "{0:Power} {0/peut|peuvent} faire davantage.") \
    X(D_BRANCH_IMPROVE, "WO-6.1.1", "improve relations", "améliorer vos relations") \
    X(D_BRANCH_ENGAGE, "WO-6.2.1", "engage", "soutenir une région") \
    X(D_BRANCH_TRADE, "WO-6.3.1", "trade", "commercer") \
    X(D_BRANCH_INVEST, "WO-6.4.1", "invest", "investir") \
    X(D_BRANCH_MOVE, "WO-6.5.1", "move armies", "déplacer des armées") \
    X(D_BRANCH_BASE, "WO-6.6.1", "build a base", "construire une base") \
    X(D_BRANCH_GROWTH, "WO-6.7.1", "get a growth card", "obtenir une carte Croissance") \
    X(D_BRANCH_PRODUCE, "WO-6.8.1", "produce", "produire") \
    X(D_BRANCH_PROSPER, "WO-10.4", "take a step of prosperity", "progresser en prospérité") \
    X(D_BRANCH_AGAIN, "WO-5.6", "play one more card", "jouer une carte de plus") \
    X(D_BRANCH_RESET, "WO-7.7", "reset temporary influence", "repositionner une influence temporaire") \
    X(D_BRANCH_DISCARD, "WO-31.16", "discard 2 cards and play one more", "défausser 2 cartes et en jouer une de plus") \
    X(D_BRANCH_TRASH, "WO-31.29", "trash a card and play one more", "détruire une carte et en jouer une de plus") \
    X(D_BRANCH_PICK, "WO-6.9.1", "choose one more region", "choisir une région de plus") \
    X(D_BRANCH_PAY, "WO-6.9.1", "pay {0:amount}", "payer {0:amount}") \
    X(D_BRANCH_NONE, "WO-6.9.1", "do nothing of it", "n'en rien faire") \
    X(D_COUNT, "WO-32.4", "draw {0|card|cards}", "piocher {0|carte|cartes}") \
    X(W_MUST_CHOOSE, "WO-6.9.1", "one of them must be done", "il faut en faire une") \
    X(W_BRANCH_IMPOSSIBLE, "WO-6.9.1", "that is not possible now", "ce n'est pas possible en ce moment") \
    X(W_NO_BRANCH, "WO-6.9.1", "the text offers no such thing", "le texte n'offre rien de tel") \
    X(W_NO_CHOICE_NOW, "WO-6.9.1", "no text offers a choice now", "aucun texte n'offre de choix en ce moment") \
    PL_QUESTION(X, PICK_REGION, "WO-6.9.1", "Choose a region.", "Choisissez une région.", "{0:Power} chooses a region.", "{0:Power} {0/choisit|choisissent} une région.") \
    PL_QUESTION(X, PICK_GOOD, "WO-6.9.1", "Choose a type.", "Choisissez un type.", "{0:Power} chooses a type.", "{0:Power} {0/choisit|choisissent} un type.") \
    PL_QUESTION(X, PICK_RESET, "WO-7.7", "In which region do you reset temporary influence?", "Dans quelle région repositionnez-vous une influence temporaire ?", "{0:Power} resets temporary influence.", "{0:Power} {0/repositionne|repositionnent} une influence temporaire.") \
    X(N_PICKS, "WO-6.9.1", "{0:Power} chooses {1:region_the}.", "{0:Power} {0/choisit|choisissent} {1:region_the}.") \
    X(N_PICKS_GOOD, "WO-6.9.1", "{0:Power} chooses {1:goods}.", "{0:Power} {0/choisit|choisissent} : {1:goods}.") \
    X(W_PICK_A_GOOD, "WO-6.9.1", "a type is to be chosen", "c'est un type qu'il faut choisir") \
    X(W_PICK_A_REGION, "WO-6.9.1", "a region is to be chosen", "c'est une région qu'il faut choisir") \
    X(W_NO_PICK_NOW, "WO-6.9.1", "nothing of that kind is chosen now", "on ne choisit rien de tel en ce moment") \
    PL_QUESTION(X, COUNT, "WO-32.4", "Draw how many cards, up to {1}? You discard as many afterwards.", "Combien de cartes piochez-vous, {1} au plus ? Vous en défausserez autant.", "{0:Power} draws up to {1|card|cards}.", "{0:Power} {0/pioche|piochent} au plus {1|carte|cartes}.") \
    X(W_COUNT, "WO-32.4", "at most {0|card|cards} can be drawn", "on peut piocher au plus {0|carte|cartes}") \
    X(W_NO_COUNT_NOW, "WO-32.4", "no number of cards is asked for now", "aucun nombre de cartes n'est demandé en ce moment") \
    PL_QUESTION(X, OFFER, "WO-33.17", "Do you pay {1:amount} to add influence, too?", "Payez-vous {1:amount} pour ajouter aussi une influence ?", "{0:Power} may pay {1:amount} to add influence, too.", "{0:Power} {0/peut|peuvent} payer {1:amount} pour ajouter aussi une influence.") \
    X(N_ACCEPTS, "WO-33.17", "{0:Power} accepts.", "{0:Power} {0/accepte|acceptent}.") \
    X(N_DECLINES, "WO-33.17", "{0:Power} declines.", "{0:Power} {0/refuse|refusent}.") \
    X(W_NO_OFFER_NOW, "WO-33.17", "nobody makes you an offer", "personne ne vous fait d'offre") \
    /* Cards */ \
    X(N_DISCARDS, "WO-31.16", "{0:Power} discards {1:card}.", "{0:Power} {0/défausse|défaussent} « {1:card} ».") \
    X(N_TRASHES, "WO-8.9", "{0:Power} trashes {1:card}.", "{0:Power} {0/détruit|détruisent} « {1:card} ».") \
    X(N_TAKES, "WO-31.7", "{0:Power} takes {1:card} from the market and plays it.", "{0:Power} {0/prend|prennent} « {1:card} » au marché et {0/joue|jouent} cette carte.") \
    PL_QUESTION(X, DISCARD, "WO-31.16", "Discard {1|card|cards}.", "Défaussez {1|carte|cartes}.", "{0:Power} must discard {1|card|cards}.", "{0:Power} {0/doit|doivent} défausser {1|carte|cartes}.") \
    PL_QUESTION(X, TRASH, "WO-32.3", "Trash a card of your hand.", "Détruisez une carte de votre main.", "{0:Power} must trash a card.", "{0:Power} {0/doit|doivent} détruire une carte.") \
    PL_QUESTION(X, TRASH_ANY, "WO-31.29", "Trash a card of your hand or your discard pile.", "Détruisez une carte de votre main ou de votre défausse.", "{0:Power} trashes a card.", "{0:Power} {0/détruit|détruisent} une carte.") \
    PL_QUESTION(X, TAKE, "WO-31.7", "Take a market card of cost {1} or less and play it at once.", "Prenez une carte du marché de coût {1} ou moins et jouez-la aussitôt.", "{0:Power} takes a market card.", "{0:Power} {0/prend|prennent} une carte du marché.") \
    X(W_NOT_IN_DISCARD, "WO-31.29", "{0:card} is not in your discard pile", "« {0:card} » n'est pas dans votre défausse") \
    X(W_TAKE_COST, "WO-31.7", "the card costs more than {0}", "la carte coûte plus de {0}") \
    X(W_NO_DISCARD_NOW, "WO-31.16", "you do not have to discard now", "vous n'avez rien à défausser en ce moment") \
    X(W_NO_TRASH_NOW, "WO-31.29", "no card is trashed now", "aucune carte n'est détruite en ce moment") \
    X(W_NO_TAKE_NOW, "WO-31.7", "no card is taken from the market now", "aucune carte n'est prise au marché en ce moment")
/* clang-format on */

#endif
