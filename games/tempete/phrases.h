/* Everything the game says, one line a phrase: name, rule, English, French. words.c makes the table, this header the
 * names. */
#ifndef PLATEAU_TEMPETE_PHRASES_H
#define PLATEAU_TEMPETE_PHRASES_H

#define TD_PHRASES(X)                                                                                                  \
    /* What happens */                                                                                                 \
    X(N_GOD, "TD-1.1", "{0:player} is {1:god}", "{0:player} est {1:god}")                                              \
    X(N_FIRST_NO, "TD-1.8", "{0:seat} rolls {1:face}", "{0:seat} obtient {1:face}")                                    \
    X(N_FIRST, "TD-1.8", "{0:seat} rolls N and starts", "{0:seat} obtient N et commence")                              \
    X(N_TURN, "TD-2.1", "turn {0}: {1:seat}", "tour {0} : {1:seat}")                                                   \
    X(N_ROLL, "TD-1.4", "the dice show {0:face}, strength {1}", "les dés donnent {0:face}, force {1}")                 \
    X(N_BLOWS, "TD-3.1", "{0:seat}: the wind blows {1:toward}", "{0:seat} : Vaal Er Num souffle vers {1:toward}")      \
    X(N_LAY, "TD-3.2", "the wind lays {0:ground} at {1:cell} and moves onto it",                                       \
      "Vaal Er Num pose {0:ground} en {1:cell} et s'y déplace")                                                        \
    X(N_CROSS, "TD-3.2", "the wind moves to {0:cell}", "Vaal Er Num se déplace en {0:cell}")                           \
    X(N_EDGE, "TD-3.3", "the wind stops at the edge of the land", "Vaal Er Num s'arrête au bord du plateau")           \
    X(N_ROSE, "TD-3.4", "the Rose stops the wind", "la Rose des Vents arrête Vaal Er Num")                             \
    X(N_HOLY, "TD-3.4", "the sanctuary at {0:cell} stops the wind", "le sanctuaire en {0:cell} arrête Vaal Er Num")    \
    X(N_ATTACK, "TD-3.5", "the wind attacks {0:cell} with {1}",                                                        \
      "Vaal Er Num attaque la tuile {0:cell} avec une force de {1}")                                                   \
    X(N_LOSS, "TD-3.6", "{0:seat} loses {1|worshipper|worshippers} at {2:cell}",                                       \
      "{0:seat} perd {1|adorateur|adorateurs} en {2:cell}")                                                            \
    X(N_ABSORB, "TD-3.7", "the building at {0:cell} absorbs {1|step|steps}",                                           \
      "la construction en {0:cell} absorbe {1|pas|pas}")                                                               \
    X(N_CONVERT_EMPTY, "TD-3.8", "{0:seat} converts {1:cell} with {2|worshipper|worshippers}",                         \
      "{0:seat} convertit la tuile {1:cell} avec {2|adorateur|adorateurs}")                                            \
    X(N_OCCUPY, "TD-3.9", "{0:seat} occupies {1:cell} with {2|worshipper|worshippers}",                                \
      "{0:seat} occupe la tuile {1:cell} avec {2|adorateur|adorateurs}")                                               \
    X(N_VANISH, "TD-3.10", "the tile at {0:cell} disappears", "la tuile en {0:cell} disparaît")                        \
    X(N_BACK, "TD-3.10", "the tile of population 5 at {0:cell} goes back into the bag",                                \
      "la tuile de population 5 en {0:cell} retourne dans la pioche")                                                  \
    X(N_NO_TILES, "TD-3.11", "the bag holds {0|tile|tiles} and the wind needs {1}",                                    \
      "la pioche contient {0|tuile|tuiles} et il en faut {1} à Vaal Er Num")                                           \
    X(N_GROW, "TD-4.1", "{0:seat} gains {1|worshipper|worshippers}",                                                   \
      "Renforcement de la Communauté : {0:seat} gagne {1|adorateur|adorateurs}")                                       \
    X(N_UPKEEP, "TD-4.2", "{0:seat} pays 1 worshipper for the sanctuary",                                              \
      "{0:seat} paie 1 adorateur pour le sanctuaire")                                                                  \
    X(N_UPKEEP_FAILED, "TD-4.2", "{0:seat} cannot pay for the sanctuary at {1:cell}: it is removed",                   \
      "{0:seat} ne peut pas payer le sanctuaire en {1:cell} : il est retiré")                                          \
    X(N_CONVERT, "TD-5.3", "{0:seat} converts {1:cell} with {2|worshipper|worshippers}; {3:seat} loses it",            \
      "{0:seat} convertit la tuile {1:cell} avec {2|adorateur|adorateurs} ; {3:seat} la perd")                         \
    X(N_BUILD, "TD-5.4", "{0:seat} builds {3:building} at {1:cell}, {2|worshipper stays|worshippers stay}",            \
      "{0:seat} construit {3:building} en {1:cell}, {2|adorateur reste|adorateurs restent}")                           \
    X(N_DESTROY, "TD-5.5", "{0:seat} destroys the building {3:of} at {1:cell} with {2|worshipper|worshippers}",        \
      "{0:seat} détruit la construction {3:of} en {1:cell} avec {2|adorateur|adorateurs}")                             \
    X(N_RAZE, "TD-5.7", "{0:seat} razes the building at {1:cell}", "{0:seat} détruit sa construction en {1:cell}")     \
    X(N_RAZED_GONE, "TD-5.7", "the razed tile at {0:cell} disappears",                                                 \
      "la tuile en {0:cell}, dont la construction a été détruite, disparaît")                                          \
    X(N_EXPLORE, "TD-5.8", "{0:seat} explores {1:cell} and finds {2:ground}",                                          \
      "{0:seat} explore {1:cell} et découvre {2:ground}")                                                              \
    X(N_SECOND, "TD-7.7", "the great library at {0:cell} explores a second time",                                      \
      "la grande bibliothèque en {0:cell} explore une seconde fois")                                                   \
    X(N_FOUND, "TD-5.8", "{0:seat} converts it with {1|worshipper|worshippers}",                                       \
      "{0:seat} la convertit avec {1|adorateur|adorateurs}")                                                           \
    X(N_LEFT, "TD-5.8", "the explored tile at {0:cell} disappears", "la tuile explorée en {0:cell} disparaît")         \
    X(N_SANCTUARY, "TD-5.9", "{0:seat} raises a sanctuary at {1:cell}",                                                \
      "{0:seat} construit un sanctuaire en {1:cell}")                                                                  \
    X(N_END_TURN, "TD-5.1", "{0:seat} ends the turn", "{0:seat} termine son tour")                                     \
    X(N_WITNESS, "TD-6.1", "the wind is encircled; {0:seat} is the witness",                                           \
      "Vaal Er Num est encerclé ; {0:seat} en est témoin")                                                             \
    X(N_BROKEN, "TD-6.2", "the encirclement is broken", "l'encerclement est rompu")                                    \
    X(N_WON_ENCIRCLED, "TD-6.3", "the wind is still encircled: the game ends",                                         \
      "Vaal Er Num est toujours encerclé : la partie s'arrête")                                                        \
    X(N_NEAR_WIND, "TD-6.3", "{0:seat}: {1|belief point|belief points} next to the wind",                              \
      "{0:seat} : {1|point de croyance|points de croyance} au contact de Vaal Er Num")                                 \
    X(N_WON_SANCTUARY, "TD-6.4", "{0:seat} has kept a sanctuary and two buildings, and wins",                          \
      "{0:seat} a conservé un sanctuaire et deux constructions, et gagne")                                             \
    X(N_WON_EXHAUSTION, "TD-6.5", "the tiles are exhausted: the game ends",                                            \
      "les tuiles sont épuisées : la partie s'arrête")                                                                 \
    X(N_POISED, "TD-6.4", "{0:seat} has a sanctuary and two buildings: still there next turn, they win the game",      \
      "{0:seat} a un sanctuaire et deux constructions : encore là au prochain tour, ils gagnent la partie")            \
    X(N_SEA_BUILD, "TD-7.4", "the floating village stands on the sea", "le village flottant est bâti sur la mer")      \
    X(N_BLESS, "TD-7.3", "{0:seat} adds a marker at {1:cell}: {2} now",                                                \
      "{0:seat} ajoute un marqueur en {1:cell} : {2} à présent")                                                       \
    X(N_STORM, "TD-7.5", "the necropolis: the city at {0:cell} counts as 1 defender",                                  \
      "la nécropole : la ville en {0:cell} compte pour 1 défenseur")                                                   \
    X(N_STORM_BUILDING, "TD-7.5", "the necropolis: the building at {0:cell} counts 1 instead of 2",                    \
      "la nécropole : la construction en {0:cell} compte pour 1 au lieu de 2")                                         \
    X(N_CARRY, "TD-7.6", "{0:seat} moves a worshipper from {1:cell} to {2:cell}",                                      \
      "{0:seat} déplace un adorateur de {1:cell} vers {2:cell}")                                                       \
    X(N_CARRY_GONE, "TD-7.6", "the tile at {0:cell}, left with nothing, disappears",                                   \
      "la tuile en {0:cell}, vide, disparaît")                                                                         \
    X(N_MADDEN, "TD-7.8", "{0:seat} converts a worshipper {1:of} at {2:cell}",                                         \
      "{0:seat} convertit, en {2:cell}, un adorateur {1:of}")                                                          \
    X(N_MADDEN_TAKES, "TD-7.8", "it was the last: {0:seat} holds {1:cell}",                                            \
      "c'était le dernier : {0:seat} tient la tuile {1:cell}")                                                         \
    X(N_MADDEN_GONE, "TD-7.8", "it was the last: the tile at {0:cell} disappears",                                     \
      "c'était le dernier : la tuile en {0:cell} disparaît")                                                           \
    /* What a move says before it is made */                                                                           \
    X(D_GOD, "TD-1.1", "{0:player} receives {1:god}", "{0:player} reçoit {1:god}")                                     \
    X(D_DIE, "TD-1.8", "{0:seat} rolls {1:face} for the first turn", "{0:seat} obtient {1:face} pour commencer")       \
    X(D_ROLL, "TD-3.1", "{0:seat} rolls {1:face} and strength {2}", "{0:seat} obtient {1:face} et une force de {2}")   \
    X(D_DRAW, "TD-3.2", "the bag gives {0:ground}", "on pioche {0:ground}")                                            \
    X(D_WIND, "TD-3.1", "the wind blows {0:toward}, {1|step|steps}",                                                   \
      "Vaal Er Num souffle vers {0:toward}, {1|pas|pas}")                                                              \
    X(D_CONVERT_EMPTY, "TD-3.8", "convert {0:cell} ({1:bare}) with {2|worshipper|worshippers}",                        \
      "convertir la tuile {0:cell} ({1:bare}) avec {2|adorateur|adorateurs}")                                          \
    X(D_OCCUPY, "TD-3.9", "occupy the emptied {0:cell} ({1:bare}) with {2|worshipper|worshippers}",                    \
      "occuper la tuile {0:cell} ({1:bare}), vidée, avec {2|adorateur|adorateurs}")                                    \
    X(D_DONE, "TD-3.10", "go on to the growth of the community",                                                       \
      "passer au Renforcement de la Communauté de croyants")                                                           \
    X(D_CONVERT, "TD-5.3", "convert {0:cell} from {1:seat} with {2|worshipper|worshippers}",                           \
      "convertir la tuile {0:cell} ({1:seat}) avec {2|adorateur|adorateurs}")                                          \
    X(D_BUILD, "TD-5.4", "build {2:building} at {0:cell} for 2, {1|worshipper stays|worshippers stay}",                \
      "construire {2:building} en {0:cell} pour 2, {1|adorateur reste|adorateurs restent}")                            \
    X(D_DESTROY, "TD-5.5", "destroy the building {1:of} at {0:cell} with {2|worshipper|worshippers}",                  \
      "détruire la construction {1:of} en {0:cell} avec {2|adorateur|adorateurs}")                                     \
    X(D_RAZE, "TD-5.7", "raze your building at {0:cell} for 1", "détruire votre construction en {0:cell} pour 1")      \
    X(D_EXPLORE, "TD-5.8", "explore {0:cell} from {1:cell} for 1", "explorer {0:cell} depuis {1:cell} pour 1")         \
    X(D_SETTLE, "TD-5.8", "convert the explored tile at {0:cell} ({1:bare}) with {2|worshipper|worshippers}",          \
      "convertir la tuile découverte en {0:cell} ({1:bare}) avec {2|adorateur|adorateurs}")                            \
    X(D_LEAVE, "TD-5.8", "let the explored tile at {0:cell} disappear",                                                \
      "laisser disparaître la tuile explorée en {0:cell}")                                                             \
    X(D_SANCTUARY, "TD-5.9", "raise a sanctuary at {0:cell} for 3", "construire un sanctuaire en {0:cell} pour 3")     \
    X(D_END, "TD-5.1", "end the turn", "terminer le tour")                                                             \
    X(D_BLESS, "TD-7.3", "market: one more belief point at {0:cell}",                                                  \
      "marché : un point de croyance de plus en {0:cell}")                                                             \
    X(D_STORM, "TD-7.5", "necropolis: destroy the building {1:of} at {0:cell} with {2|worshipper|worshippers}",        \
      "nécropole : détruire la construction {1:of} en {0:cell} avec {2|adorateur|adorateurs}")                         \
    X(D_CARRY, "TD-7.6", "theatre: move a worshipper away from {0:cell}",                                              \
      "théâtre : déplacer un adorateur de {0:cell}")                                                                   \
    X(D_TO, "TD-7.6", "to {0:cell}", "vers {0:cell}")                                                                  \
    X(D_MADDEN, "TD-7.8", "hospital: convert a worshipper {1:of} at {0:cell}",                                         \
      "hôpital : convertir, en {0:cell}, un adorateur {1:of}")                                                         \
    /* What is wanted */                                                                                               \
    X(P_GODS, "TD-1.1", "a god for {1:player}", "{1:player} reçoit un dieu")                                           \
    X(P_FIRST, "TD-1.8", "{1:seat} rolls for the first turn: N starts", "{1:seat} lance le dé : N commence")           \
    X(P_ROLL, "TD-3.1", "{0:seat} rolls the wind's dice", "{0:seat} lance les dés de Vaal Er Num")                     \
    X(P_DIRECTION, "TD-3.1", "{0:seat}: {1:face}, strength {2}: which way does the wind blow?",                        \
      "{0:seat} : {1:face}, force {2} : vers où souffle Vaal Er Num ?")                                                \
    X(P_BLOW, "TD-3.2", "a tile is drawn for the wind", "on pioche une tuile pour Vaal Er Num")                        \
    X(P_SETTLE, "TD-3.8", "{0:seat}: step A, settle a tile of this wind move? ({1} in the community)",                 \
      "{0:seat} : étape A, s'installer sur une tuile de ce déplacement de Vaal Er Num ? ({1} dans la communauté)")     \
    X(P_CULT, "TD-5.1", "{0:seat}: step C, develop the cult ({1} in the community)",                                   \
      "{0:seat} : étape C, développer le culte ({1} dans la communauté)")                                              \
    X(P_EXPLORE, "TD-5.8", "a tile is drawn for the exploration", "on pioche une tuile pour l'exploration")            \
    X(P_FOUND, "TD-5.8", "{0:seat}: convert the explored tile at {2:cell} ({1:bare})?",                                \
      "{0:seat} : convertir la tuile découverte en {2:cell} ({1:bare}) ?")                                             \
    X(P_CARRY, "TD-7.6", "{0:seat}: where does the worshipper from {1:cell} go?",                                      \
      "{0:seat} : où va l'adorateur de {1:cell} ?")                                                                    \
    X(P_OVER, "TD-6.6", "the game is over", "la partie est finie")                                                     \
    /* Why not */                                                                                                      \
    X(W_TURN, "TD-1.1", "it is the turn of {0:seat}", "c'est le tour de {0:seat}")                                     \
    X(W_DICE, "TD-2.1", "the dice or the bag decide now", "ce sont les dés ou la pioche qui décident à présent")       \
    X(W_STEP_A, "TD-2.1", "this belongs to step A; this is step C", "cela se fait à l'étape A ; c'est l'étape C")      \
    X(W_STEP_C, "TD-2.1", "this belongs to step C: end step A first (done)",                                           \
      "cela se fait à l'étape C : terminez d'abord l'étape A (done)")                                                  \
    X(W_FOUND, "TD-5.8", "decide first about the explored tile at {0:cell}",                                           \
      "décidez d'abord de la tuile explorée en {0:cell}")                                                              \
    X(W_NOT_EXPLORING, "TD-5.8", "no explored tile is waiting", "aucune tuile explorée n'attend")                      \
    X(W_CARRYING, "TD-7.6", "choose first where the worshipper from {0:cell} goes",                                    \
      "choisissez d'abord où va l'adorateur de {0:cell}")                                                              \
    X(W_NOT_CARRYING, "TD-7.6", "no worshipper is on the way", "aucun adorateur n'est en chemin")                      \
    X(W_DIRECTION, "TD-3.1", "the die shows {0:face}: the wind can blow {1:toward} or {2:toward}",                     \
      "le dé donne {0:face} : Vaal Er Num peut souffler vers {1:toward} ou vers {2:toward}")                           \
    X(W_NO_DIRECTION, "TD-3.1", "the direction is settled already", "la direction est déjà fixée")                     \
    X(W_FIRST_WIND, "TD-3.1", "choose the wind's direction first", "choisissez d'abord la direction de Vaal Er Num")   \
    X(W_UNDER_WIND, "TD-3.13", "the wind stands on {0:cell}", "Vaal Er Num est en {0:cell}")                           \
    X(W_ROSE, "TD-3.4", "the Rose is no tile", "la Rose des Vents n'est pas une tuile")                                \
    X(W_NOT_LAID, "TD-3.8", "{0:cell} is not an empty tile of this wind move",                                         \
      "{0:cell} n'est pas une tuile vide de ce déplacement de Vaal Er Num")                                            \
    X(W_ONE_ONLY, "TD-3.8", "only one empty tile can be converted after a wind move",                                  \
      "une seule tuile vide peut être convertie après un déplacement de Vaal Er Num")                                  \
    X(W_COST_EMPTY, "TD-3.8", "converting {0:cell} takes {1|worshipper|worshippers} and the community has {2}",        \
      "convertir la tuile {0:cell} demande {1|adorateur|adorateurs} et la communauté en a {2}")                        \
    X(W_NOT_EMPTIED, "TD-3.9", "the wind has not emptied {0:cell} this turn",                                          \
      "Vaal Er Num n'a pas vidé la tuile {0:cell} ce tour-ci")                                                         \
    X(W_OCCUPIED, "TD-3.9", "you have occupied {0:cell} already", "vous avez déjà occupé la tuile {0:cell}")           \
    X(W_OCCUPY_IT, "TD-3.9", "the wind has emptied {0:cell}: it can be occupied, not converted",                       \
      "Vaal Er Num a vidé la tuile {0:cell} : on peut l'occuper, non la convertir")                                    \
    X(W_COST_OCCUPY, "TD-3.9", "occupying {0:cell} takes {1|worshipper|worshippers} and the community has {2}",        \
      "occuper la tuile {0:cell} demande {1|adorateur|adorateurs} et la communauté en a {2}")                          \
    X(W_NO_TILE, "TD-5.2", "there is no tile at {0:cell}", "il n'y a pas de tuile en {0:cell}")                        \
    X(W_USED, "TD-5.2", "{0:cell} already took part in an action this turn",                                           \
      "la tuile {0:cell} a déjà pris part à une action ce tour-ci")                                                    \
    X(W_OWN, "TD-5.3", "{0:cell} is already yours", "la tuile {0:cell} est déjà à vous")                               \
    X(W_HAS_BUILDING, "TD-5.5", "a building stands at {0:cell}: it must be destroyed, not converted",                  \
      "une construction se trouve en {0:cell} : il faut la détruire, non la convertir")                                \
    X(W_HOLY, "TD-5.10", "a sanctuary stands at {0:cell}", "un sanctuaire se trouve en {0:cell}")                      \
    X(W_FORCE, "TD-5.11", "this takes {0|worshipper|worshippers} and the community has {1}",                           \
      "il faut {0|adorateur|adorateurs} et la communauté en a {1}")                                                    \
    X(W_NOT_OWN, "TD-5.4", "{0:cell} is not yours", "la tuile {0:cell} n'est pas à vous")                              \
    X(W_BUILT, "TD-5.4", "a building stands at {0:cell} already", "il y a déjà une construction en {0:cell}")          \
    X(W_NOBODY, "TD-5.4", "none of your worshippers is at {0:cell}", "aucun de vos adorateurs n'est en {0:cell}")      \
    X(W_NEW, "TD-5.4", "you hold {0:cell} only since this turn",                                                       \
      "vous ne tenez la tuile {0:cell} que depuis ce tour-ci")                                                         \
    X(W_POPULATION, "TD-5.4", "{0:cell} has population {1}: buildings need 1 to 4",                                    \
      "la tuile {0:cell} a une population de {1} : une construction demande de 1 à 4")                                 \
    X(W_SEA, "TD-7.1", "{0:cell} is sea", "la tuile {0:cell} est une tuile mer")                                       \
    X(W_COST_BUILD, "TD-5.4", "building takes 2 worshippers and the community has {0}",                                \
      "construire demande 2 adorateurs et la communauté en a {0}")                                                     \
    X(W_NO_BUILDING, "TD-1.2", "all 5 buildings are on the board", "les 5 constructions sont sur le plateau")          \
    X(W_KEEP, "TD-5.4", "{0:cell} has {1|worshipper|worshippers}: no more can stay",                                   \
      "la tuile {0:cell} a {1|adorateur|adorateurs} : il ne peut en rester plus")                                      \
    X(W_NO_ENEMY_BUILDING, "TD-5.5", "no building of another god stands at {0:cell}",                                  \
      "aucune construction d'un autre dieu ne se trouve en {0:cell}")                                                  \
    X(W_NEAR_WIND, "TD-5.6", "the city at {0:cell} is next to the wind",                                               \
      "la ville en {0:cell} est à côté de Vaal Er Num")                                                                \
    X(W_NO_OWN_BUILDING, "TD-5.7", "no building of yours stands at {0:cell}",                                          \
      "aucune de vos constructions ne se trouve en {0:cell}")                                                          \
    X(W_COST_RAZE, "TD-5.7", "razing takes 1 worshipper and the community is empty",                                   \
      "détruire sa construction demande 1 adorateur et la communauté est vide")                                        \
    X(W_NO_EXPLORER, "TD-5.8", "no building or sanctuary of yours stands at {0:cell}",                                 \
      "aucune de vos constructions ni votre sanctuaire ne se trouve en {0:cell}")                                      \
    X(W_NOT_ADJACENT, "TD-5.8", "{0:cell} is not next to {1:cell}", "{0:cell} n'est pas à côté de {1:cell}")           \
    X(W_NOT_EMPTY_CELL, "TD-5.8", "{0:cell} is not an empty cell", "{0:cell} n'est pas une case vide")                 \
    X(W_SEARCHED, "TD-5.8", "{0:cell} was explored this turn already",                                                 \
      "la case {0:cell} a déjà été explorée ce tour-ci")                                                               \
    X(W_BAG_EMPTY, "TD-5.8", "the bag is empty", "la pioche est vide")                                                 \
    X(W_COST_EXPLORE, "TD-5.8", "exploring takes 1 worshipper and the community is empty",                             \
      "explorer demande 1 adorateur et la communauté est vide")                                                        \
    X(W_EXPLORED, "TD-5.8", "{0:cell} has explored as often as it may this turn",                                      \
      "depuis {0:cell}, on ne peut plus explorer ce tour-ci")                                                          \
    X(W_COST_FOUND, "TD-5.8", "converting it takes {0|worshipper|worshippers} and the community has {1}",              \
      "la convertir demande {0|adorateur|adorateurs} et la communauté en a {1}")                                       \
    X(W_NOT_FIVE, "TD-5.9", "{0:cell} has population {1}: a sanctuary needs 5",                                        \
      "la tuile {0:cell} a une population de {1} : un sanctuaire demande 5")                                           \
    X(W_ONE_SANCTUARY, "TD-5.9", "your sanctuary is on the board already", "votre sanctuaire est déjà sur le plateau") \
    X(W_COST_SANCTUARY, "TD-5.9", "a sanctuary takes 3 worshippers and the community has {0}",                         \
      "un sanctuaire demande 3 adorateurs et la communauté en a {0}")                                                  \
    X(W_POWERS_OFF, "TD-7.2", "the gods' powers are off in this game",                                                 \
      "les pouvoirs des dieux sont désactivés dans cette partie")                                                      \
    X(W_BLESS_GOD, "TD-7.3", "only Kors Tonum has the market", "seul Kors Tonum a le marché")                          \
    X(W_BLESS_CITY, "TD-7.3", "{0:cell} is not a city of yours", "{0:cell} n'est pas une de vos villes")               \
    X(W_BLESS_FULL, "TD-7.3", "{0:cell} carries 60 markers, the most there can be",                                    \
      "la ville en {0:cell} porte 60 marqueurs, le maximum")                                                           \
    X(W_BLESS_ONCE, "TD-7.3", "the market was used this turn", "le marché a servi ce tour-ci")                         \
    X(W_STORM_GOD, "TD-7.5", "only Ialda Baoth has the necropolis", "seul Ialda Baoth a la nécropole")                 \
    X(W_STORM_ONCE, "TD-7.5", "the necropolis was used this turn", "la nécropole a servi ce tour-ci")                  \
    X(W_STORM_COST, "TD-7.5", "this takes {0|worshipper|worshippers} and the community has {1}",                       \
      "il faut {0|adorateur|adorateurs} et la communauté en a {1}")                                                    \
    X(W_CARRY_GOD, "TD-7.6", "only Daikoe has the theatre", "seule Daikoe a le théâtre")                               \
    X(W_CARRY_ONCE, "TD-7.6", "the theatre was used this turn", "le théâtre a servi ce tour-ci")                       \
    X(W_CARRY_FROM, "TD-7.6", "no worshipper of yours is at {0:cell}", "aucun de vos adorateurs n'est en {0:cell}")    \
    X(W_CARRY_ALONE, "TD-7.6", "you hold no other tile", "vous ne tenez aucune autre tuile")                           \
    X(W_CARRY_TO, "TD-7.6", "{0:cell} is not another tile of yours", "{0:cell} n'est pas une autre de vos tuiles")     \
    X(W_MADDEN_GOD, "TD-7.8", "only Shamash has the hospital", "seul Shamash a l'hôpital")                             \
    X(W_MADDEN_ONCE, "TD-7.8", "the hospital was used this turn", "l'hôpital a servi ce tour-ci")                      \
    X(W_MADDEN_WHOM, "TD-7.8", "no worshipper of another god is at {0:cell}",                                          \
      "aucun adorateur d'un autre dieu n'est en {0:cell}")                                                             \
    X(W_MADDEN_HOLY, "TD-7.8", "a sanctuary protects {0:cell}", "un sanctuaire protège {0:cell}")                      \
    X(W_MADDEN_LIMBO, "TD-7.8", "Shamash has nobody in Limbo", "Shamash n'a personne dans les Limbes")                 \
    /* What can be wrong with a position */                                                                            \
    X(C_PLAYERS, "TD-1.1", "there must be 2 to 6 players", "il faut de 2 à 6 joueurs")                                 \
    X(C_GODS, "TD-1.1", "gods must be distinct and known once they are dealt: seat {0}",                               \
      "les dieux doivent être distincts et connus une fois distribués : siège {0}")                                    \
    X(C_WORSHIPPERS, "TD-1.2", "{0:seat} has {1|worshipper|worshippers} instead of 30",                                \
      "{0:seat} a {1|adorateur|adorateurs} au lieu de 30")                                                             \
    X(C_BUILDINGS, "TD-1.2", "{0:seat} has {1|building|buildings} instead of 5",                                       \
      "{0:seat} a {1|construction|constructions} au lieu de 5")                                                        \
    X(C_SANCTUARY, "TD-1.2", "{0:seat} has {1|sanctuary|sanctuaries} instead of 1",                                    \
      "{0:seat} a {1|sanctuaire|sanctuaires} au lieu de 1")                                                            \
    X(C_TILES, "TD-1.3", "there are {1} of {0:ground} instead of {2}", "il y a {1} × {0:ground} au lieu de {2}")       \
    X(C_OFF_LAND, "TD-1.5", "{0:cell} is outside the land", "{0:cell} est hors du plateau")                            \
    X(C_ROSE, "TD-1.5", "there can be no tile on the Rose", "il ne peut pas y avoir de tuile sur la Rose des Vents")   \
    X(C_WIND, "TD-1.7", "the wind must stand on the Rose or on a tile that nobody holds",                              \
      "Vaal Er Num doit être sur la Rose des Vents ou sur une tuile que personne ne tient")                            \
    X(C_TILE, "TD-3.10", "the tile at {0:cell} cannot be as it is", "la tuile en {0:cell} ne peut pas être ainsi")     \
    X(C_SEAT, "TD-1.1", "no such seat takes part", "aucun siège de ce numéro ne participe")                            \
    X(C_FRAMES, "TD-2.1", "the decision frames do not fit the position",                                               \
      "les décisions en cours ne correspondent pas à la position")                                                     \
    X(C_WITNESS, "TD-6.1", "there is a witness although the wind is not encircled",                                    \
      "il y a un témoin alors que Vaal Er Num n'est pas encerclé")                                                     \
    X(C_OVER, "TD-6.7", "a finished game has an ending and winners, and nothing left to decide",                       \
      "une partie finie a une fin, des vainqueurs et plus rien à décider")                                             \
    X(C_ROLL, "TD-3.1", "a roll has a direction and a strength", "un lancer a une direction et une force")             \
    X(C_SETS, "TD-5.2", "a set names {0:cell}, where there is no fitting tile",                                        \
      "un ensemble nomme {0:cell}, où il n'y a pas de tuile qui convienne")                                            \
    /* What a turn may use */                                                                                          \
    X(E_BUILD, "TD-5.4", "building", "construire")                                                                     \
    X(E_DESTROY, "TD-5.5", "destroying a building", "détruire une construction adverse")                               \
    X(E_RAZE, "TD-5.7", "razing an own building", "détruire sa propre construction")                                   \
    X(E_EXPLORE, "TD-5.8", "exploring", "explorer")                                                                    \
    X(E_SANCTUARY, "TD-5.9", "raising a sanctuary", "construire un sanctuaire")                                        \
    X(E_CONVERT, "TD-5.3", "converting a tile", "convertir une tuile")                                                 \
    X(E_BLESS, "TD-7.3", "the market of Kors Tonum", "le marché de Kors Tonum")                                        \
    X(E_STORM, "TD-7.5", "the necropolis of Ialda Baoth", "la nécropole d'Ialda Baoth")                                \
    X(E_CARRY, "TD-7.6", "the theatre of Daikoe", "le théâtre de Daikoe")                                              \
    X(E_MADDEN, "TD-7.8", "the hospital of Shamash", "l'hôpital de Shamash")                                           \
    /* What lies on the table */                                                                                       \
    X(S_MARK, NULL, "{0:mark}", "{0:mark}")                                                                            \
    X(S_WHERE, NULL, "{0:cell}", "{0:cell}")                                                                           \
    X(S_CELL, NULL, "cell {0:cell}", "case {0:cell}")                                                                  \
    X(S_LAND, NULL, "the land", "le plateau")                                                                          \
    X(S_ROSE, NULL, "the Rose, cell {0:cell}", "la Rose des Vents, case {0:cell}")                                     \
    X(S_DICE, NULL, "dice", "dés")                                                                                     \
    X(S_BAG, NULL, "bag", "pioche")                                                                                    \
    X(S_GONE, NULL, "out of the game", "hors du jeu")                                                                  \
    X(S_WITNESS, NULL, "witness", "témoin")                                                                            \
    X(S_TILE, NULL, "{0:ground} at {1:cell}", "{0:ground} en {1:cell}")                                                \
    X(S_STACK, NULL, "{0:seat}: {1|worshipper|worshippers} at {2:cell}",                                               \
      "{0:seat} : {1|adorateur|adorateurs} en {2:cell}")                                                               \
    X(S_BUILDING, NULL, "{0:seat}: {1:building} at {2:cell}", "{0:seat} : {1:building} en {2:cell}")                   \
    X(S_SANCTUARY, NULL, "{0:seat}: the sanctuary at {1:cell}", "{0:seat} : le sanctuaire en {1:cell}")                \
    X(S_MARKERS, NULL, "{0|belief point|belief points} more at {1:cell}",                                              \
      "{0|point|points} de croyance de plus en {1:cell}")                                                              \
    X(S_POISED, NULL, "{0:seat} is one turn from winning", "{0:seat} est à un tour de gagner")                         \
    X(S_WIND, NULL, "the wind at {0:cell}", "Vaal Er Num en {0:cell}")                                                 \
    X(S_TILES_LEFT, NULL, "{0|tile|tiles} in the bag", "{0|tuile|tuiles} dans la pioche")                              \
    X(S_TILES_GONE, NULL, "{0|tile|tiles} out of the game", "{0|tuile|tuiles} hors du jeu")                            \
    X(S_IS_WITNESS, NULL, "{0:seat} is the witness: the wind is encircled",                                            \
      "{0:seat} est témoin : Vaal Er Num est encerclé")                                                                \
    X(S_FACE, NULL, "{0:face}", "{0:face}")                                                                            \
    X(S_DIRECTION, NULL, "{0:dir}", "{0:dir}")                                                                         \
    X(S_ROLLED, NULL, "the direction die shows {0:face}", "le dé de direction montre {0:face}")                        \
    X(S_BLOWS, NULL, "the wind blows {0:toward}", "Vaal Er Num souffle vers {0:toward}")                               \
    X(S_STRENGTH, NULL, "strength {0}", "force {0}")                                                                   \
    X(S_STEPS, NULL, "{0|step|steps} to make", "encore {0|pas|pas}")                                                   \
    X(S_COMMUNITY, NULL, "community", "communauté")                                                                    \
    X(S_LIMBO, NULL, "Limbo", "Limbes")                                                                                \
    X(S_BUILDINGS_LEFT, NULL, "buildings in supply", "constructions en réserve")                                       \
    X(S_SANCTUARY_LEFT, NULL, "sanctuary in supply", "sanctuaire en réserve")                                          \
    X(S_WORSHIPPERS_COUNT, "TD-6.6", "worshippers on the board, 1 point each",                                         \
      "adorateurs sur le plateau, 1 point chacun")                                                                     \
    X(S_BUILDINGS_COUNT, "TD-6.6", "buildings, 3 points each", "constructions, 3 points chacune")                      \
    X(S_SANCTUARY_COUNTS, "TD-6.6", "sanctuary, 10 points", "sanctuaire, 10 points")                                   \
    X(S_MARKERS_COUNT, "TD-7.3", "markers of trade, 1 point each", "marqueurs de commerce, 1 point chacun")            \
    X(S_WORSHIPPERS_NEAR, "TD-6.3", "worshippers next to the wind, 1 point each",                                      \
      "adorateurs près de Vaal Er Num, 1 point chacun")                                                                \
    X(S_BUILDINGS_NEAR, "TD-6.3", "buildings next to the wind, 3 points each",                                         \
      "constructions près de Vaal Er Num, 3 points chacune")                                                           \
    X(S_SANCTUARY_NEAR, "TD-6.3", "sanctuary next to the wind, 10 points",                                             \
      "sanctuaire près de Vaal Er Num, 10 points")                                                                     \
    X(S_MARKERS_NEAR, "TD-7.3", "markers of trade next to the wind, 1 point each",                                     \
      "marqueurs de commerce près de Vaal Er Num, 1 point chacun")                                                     \
    X(S_BELIEF, NULL, "belief points", "points de croyance")                                                           \
    X(S_AROUND, NULL, "points near the wind", "points près de Vaal Er Num")                                            \
    X(S_TURN, NULL, "turn", "tour")

#define TD_NAME(NAME, RULE, EN, FR) TD_##NAME,
enum td_phrase { TD_PHRASES(TD_NAME) TD_PHRASE_COUNT };
#undef TD_NAME

#endif
