/* What lies on the table: labels, titles and texts of the scene (scene_*.c), and what the terminal's board says
 * (board.c). phrases.h appends them to the game's table.
 *
 * Types of things that they name: "seat", "mark", "side" (0 USSR, 1 US), "country", "card", "cardtext", "region" (6:
 * Southeast Asia), "box" (of the Space Race), "effect", "effecttext", "level" (enum ts_level). */
#ifndef PLATEAU_TWILIGHT_PHRASES_SCENE_H
#define PLATEAU_TWILIGHT_PHRASES_SCENE_H

#define TS_SCENE_PHRASES(X)                                                                                             \
    /* the map */                                                                                                       \
    X(S_SIDE, NULL, "{0:label}", "{0:label}")                                                                           \
    X(S_MARK, NULL, "{0:mark}", "{0:mark}")                                                                             \
    X(S_MAP, "TS-1.6", "map", "carte")                                                                                  \
    X(S_TRACKS, "TS-1.10", "tracks", "pistes")                                                                          \
    X(S_WORLD, "TS-1.6", "the world", "le monde")                                                                       \
    X(S_COUNTRY, NULL, "{0:country}", "{0:country}")                                                                    \
    X(S_LAND, "TS-1.6", "{0:country}, stability {1}", "{0:country}, Chiffre de Stabilité {1}")                          \
    X(S_BATTLEGROUND, "TS-1.6", "{0:country}, battleground, stability {1}",                                             \
      "{0:country}, Pays d'Affrontement, Chiffre de Stabilité {1}")                                                     \
    X(S_IN_BOTH, "TS-1.9", "in Western and in Eastern Europe", "en Europe de l'Ouest et en Europe de l'Est")            \
    X(S_NEXT_TO_USA, "TS-9.3", "next to the United States: 1 VP more for the USSR when it is scored",                   \
      "voisin des États-Unis : 1 PV de plus pour l'URSS au décompte")                                                   \
    X(S_NEXT_TO_USSR, "TS-9.3", "next to the Soviet Union: 1 VP more for the US when it is scored",                     \
      "voisin de l'Union soviétique : 1 PV de plus pour les États-Unis au décompte")                                    \
    X(S_USA, NULL, "USA", "États-Unis")                                                                                 \
    X(S_USSR, NULL, "USSR", "URSS")                                                                                     \
    X(S_USA_TITLE, "TS-1.7", "the United States: a neighbour that the US always controls",                              \
      "les États-Unis : un voisin que les États-Unis contrôlent toujours")                                              \
    X(S_USSR_TITLE, "TS-1.7", "the Soviet Union: a neighbour that the USSR always controls",                            \
      "l'Union soviétique : un voisin que l'URSS contrôle toujours")                                                    \
    X(S_TO_USA, NULL, "USA", "USA")                                                                                     \
    X(S_TO_JAPAN, NULL, "Japan", "Japon")                                                                               \
    X(S_TO_JAPAN_TITLE, "TS-1.7", "across the Pacific: Japan is next to the United States",                             \
      "par le Pacifique : le Japon est voisin des États-Unis")                                                          \
    X(S_SHORT_DOMINICAN, NULL, "Dominican Rep.", "Rép. dominicaine")                                                    \
    X(S_SHORT_WEST_AFRICA, NULL, "W African States", "Afrique de l'O.")                                                 \
    X(S_SHORT_SOUTHEAST_AFRICA, NULL, "SE African States", "Afrique du S.-E.")                                          \
    X(S_SHORT_WEST_GERMANY, NULL, "West Germany", "RFA")                                                                \
    X(S_SHORT_EAST_GERMANY, NULL, "East Germany", "RDA")                                                                \
    X(S_EUROPE, NULL, "Europe", "Europe")                                                                               \
    X(S_ASIA, NULL, "Asia", "Asie")                                                                                     \
    X(S_MIDDLE_EAST, NULL, "Middle East", "Moyen-Orient")                                                               \
    X(S_AFRICA, NULL, "Africa", "Afrique")                                                                              \
    X(S_CENTRAL_AMERICA, NULL, "Central America", "Amérique centrale")                                                  \
    X(S_SOUTH_AMERICA, NULL, "South America", "Amérique du Sud")                                                        \
    X(S_SOUTHEAST_ASIA, NULL, "Southeast Asia", "Asie du Sud-Est")                                                      \
    X(S_EASTERN_EUROPE, NULL, "Eastern Europe", "Europe de l'Est")                                                      \
    X(S_REGION_WORTH, "TS-9.1",                                                                                         \
      "presence {0}, domination {1}, control {2}; 1 more for each battleground and for each country next to the "       \
      "other superpower",                                                                                               \
      "Présence {0}, Domination {1}, Contrôle {2} ; 1 de plus par Pays d'Affrontement et par pays voisin de l'autre " \
      "superpuissance")                                                                                                 \
    X(S_EUROPE_WORTH, "TS-9.1",                                                                                         \
      "presence {0}, domination {1}, control wins the game; 1 more for each battleground and for each country next "    \
      "to the other superpower",                                                                                        \
      "Présence {0}, Domination {1}, le Contrôle gagne la partie ; 1 de plus par Pays d'Affrontement et par pays "    \
      "voisin de l'autre superpuissance")                                                                               \
    X(S_SOUTHEAST_WORTH, "TS-9.4", "part of Asia; scored once: 1 for each country, 2 for Thailand",                     \
      "fait partie de l'Asie ; décomptée une fois : 1 par pays, 2 pour la Thaïlande")                                   \
    X(S_EASTERN_TEXT, "TS-1.9", "part of Europe; Finland and Austria are in both halves",                               \
      "fait partie de l'Europe ; la Finlande et l'Autriche sont dans les deux moitiés")                                 \
    X(S_INFLUENCE, "TS-1.6", "{0:of} influence {1}", "Influence {0:of} : {1}")                                          \
    X(S_INFLUENCE_HOLDS, "TS-1.8", "{0:of} influence {1}, control", "Influence {0:of} : {1}, Contrôle")                 \
    X(S_CONTROL, "TS-1.8", "{0:of} control", "Contrôle {0:of}")                                                         \
    X(S_TALLY, "TS-9.1", "if scored now: {1:label} +{0} VP", "au décompte maintenant : {1:label} +{0} PV")              \
    X(S_TALLY_EVEN, "TS-9.1", "if scored now: nothing for either side", "au décompte maintenant : rien")                \
    X(S_TALLY_WON, "TS-9.6", "{0:of} control: wins if Europe is scored now",                                            \
      "Contrôle {0:of} : victoire si l'Europe est décomptée maintenant")                                                \
    X(S_TALLY_LEVELS, "TS-9.2", "{0:label}: {1:level}; {2:label}: {3:level}",                                           \
      "{0:label} : {1:level} ; {2:label} : {3:level}")                                                                  \
    /* tracks */                                                                                                        \
    X(S_TURN, "TS-3.1", "turn", "tour")                                                                                 \
    X(S_TURN_IS, "TS-3.1", "turn {0} of 10", "tour {0} sur 10")                                                         \
    X(S_TURN_TEXT, "TS-3.2", "the Mid War cards join in turn 4, the Late War cards in turn 8",                          \
      "les cartes de milieu de guerre arrivent au tour 4, celles de fin de guerre au tour 8")                           \
    X(S_ROUNDS, "TS-3.5", "action rounds", "phases d'action")                                                           \
    X(S_ROUND_IS, "TS-3.5", "action round {0}: {1:side}", "phase d'action {0} : {1:side}")                              \
    X(S_HEADLINE_PHASE, "TS-4.1", "headline phase", "phase des gros titres")                                            \
    X(S_MILOPS, "TS-8.1", "military operations", "Opérations Militaires")                                               \
    X(S_MILOPS_LABEL, "TS-8.1", "military ops", "op. militaires")                                                       \
    X(S_MILOPS_ARE, "TS-8.1", "{0:label}: {1} military operations",                                                     \
      "{0:label} : {1} sur l'Échelle des Opérations Militaires")                                                        \
    X(S_MILOPS_NEEDED, "TS-3.9", "so many are wanted at the end of the turn: {0}",                                      \
      "il en faut autant à la fin du tour : {0}")                                                                       \
    X(S_DEFCON, "TS-7.1", "DEFCON", "DEFCON")                                                                           \
    X(S_DEFCON_LEVEL, "TS-7.1", "DEFCON {0}", "DEFCON {0}")                                                             \
    X(S_DEFCON_IS, "TS-7.1", "DEFCON stands at {0}", "le DEFCON est à {0}")                                             \
    X(S_DEFCON_5, "TS-7.1", "coups and realignments are allowed everywhere",                                            \
      "coups d'État et Réalignements sont permis partout")                                                              \
    X(S_DEFCON_4, "TS-7.1", "no coups and realignments in Europe", "ni coup d'État ni Réalignement en Europe")          \
    X(S_DEFCON_3, "TS-7.1", "no coups and realignments in Europe and Asia",                                             \
      "ni coup d'État ni Réalignement en Europe et en Asie")                                                            \
    X(S_DEFCON_2, "TS-7.1", "no coups and realignments in Europe, Asia and the Middle East",                            \
      "ni coup d'État ni Réalignement en Europe, en Asie et au Moyen-Orient")                                           \
    X(S_DEFCON_1, "TS-7.2", "nuclear war: whose action round or headline it is loses",                                  \
      "guerre nucléaire : le camp dont c'est la phase d'action ou le gros titre perd")                                  \
    X(S_SCORE, "TS-1.2", "victory points", "points de victoire")                                                        \
    X(S_SCORE_TEXT, "TS-9.5", "20 points win the game", "20 points gagnent la partie")                                  \
    X(S_SCORE_LATE, "TS-2.13", "20 points win the game; with fewer after turn 10 the US loses",                         \
      "20 points gagnent la partie ; avec moins après le tour 10, les États-Unis perdent")                              \
    X(S_SCORE_IS, "TS-1.2", "{1:label}: {0|victory point|victory points}", "{1:label} : {0|point|points} de victoire")  \
    X(S_SCORE_EVEN, "TS-1.2", "neither side has victory points", "aucun camp n'a de points de victoire")                \
    X(S_SPACE, "TS-6.11", "Space Race", "course à l'espace")                                                            \
    X(S_SPACE_START, "TS-6.11", "start of the Space Race", "départ de la course à l'espace")                            \
    X(S_SPACE_BOX, "TS-6.12", "{0:box}", "{0:box}")                                                                     \
    X(S_SPACE_NEEDS, "TS-6.12",                                                                                         \
      "needs a card of {0} Ops and a roll of 1 to {1}; {2} VP for the first side, {3} for the second",                  \
      "demande une carte d'au moins {0} et un jet de 1 à {1} ; {2} PV pour le premier, {3} pour le second")             \
    X(S_SPACE_2, "TS-6.13",                                                                                             \
      "needs a card of {0} Ops and a roll of 1 to {1}; whoever is alone here may send two cards a turn",                \
      "demande une carte d'au moins {0} et un jet de 1 à {1} ; qui y est seul peut envoyer deux cartes par tour")       \
    X(S_SPACE_4, "TS-6.13",                                                                                             \
      "needs a card of {0} Ops and a roll of 1 to {1}; whoever is alone here sees the other headline first",            \
      "demande une carte d'au moins {0} et un jet de 1 à {1} ; qui y est seul voit d'abord le gros titre adverse")      \
    X(S_SPACE_6, "TS-6.13",                                                                                             \
      "needs a card of {0} Ops and a roll of 1 to {1}; whoever is alone here may discard a held card each turn",        \
      "demande une carte d'au moins {0} et un jet de 1 à {1} ; qui y est seul peut défausser une carte gardée à "   \
      "chaque tour")                                                                                                    \
    X(S_SPACE_8, "TS-6.13",                                                                                             \
      "needs a card of {0} Ops and a roll of 1 to {1}; 2 VP for the first side; whoever is alone here may play 8 "      \
      "action rounds",                                                                                                  \
      "demande une carte d'au moins {0} et un jet de 1 à {1} ; 2 PV pour le premier ; qui y est seul peut jouer 8 "    \
      "phases d'action")                                                                                                \
    X(S_SPACE_IS, "TS-6.11", "{0:label}: box {1} of the Space Race", "{0:label} : case {1} de la course à l'espace")    \
    X(S_DICE, NULL, "last roll", "dernier jet")                                                                         \
    X(S_DICE_LABEL, NULL, "roll", "jet")                                                                                \
    X(S_DIE, NULL, "{0:label}: die {1}", "{0:label} : dé {1}")                                                          \
    /* cards */                                                                                                         \
    X(S_CARD, "TS-1.10", "{0:card}", "{0:card}")                                                                        \
    X(S_CARD_TEXT, NULL, "{0:cardtext}", "{0:cardtext}")                                                                \
    X(S_CARD_SIDE, "TS-5.1", "{0:card}: {1|Op|Ops}, {2:of} event",                                                      \
      "{0:card} : {1|Point Opérationnel|Points Opérationnels}, événement {2:of}")                                       \
    X(S_CARD_NEUTRAL, "TS-5.1", "{0:card}: {1|Op|Ops}, neutral event",                                                  \
      "{0:card} : {1|Point Opérationnel|Points Opérationnels}, événement neutre")                                       \
    X(S_CARD_SCORING, "TS-5.4", "{0:card}: scoring card", "{0:card} : carte de décompte")                               \
    X(S_SOME_CARD, "TS-11.1", "{0:label}: a card, face down", "{0:label} : une carte cachée")                           \
    X(S_SEEN_CARD, "TS-11.3", "{0:card}: the other side has seen it", "{0:card} : l'autre camp l'a vue")                \
    X(S_HAND, "TS-1.10", "hand: {0:seat}", "main : {0:seat}")                                                           \
    X(S_HEADLINES, "TS-4.1", "headlines", "gros titres")                                                                \
    X(S_HEADLINE_OF, "TS-4.1", "{0:of} headline: {1:card}", "gros titre {0:of} : {1:card}")                             \
    X(S_HEADLINE_HIDDEN, "TS-4.1", "{0:of} headline, face down", "gros titre {0:of}, face cachée")                      \
    X(S_TABLE, "TS-5.6", "in play", "en jeu")                                                                           \
    X(S_DRAW_PILE, "TS-1.10", "draw pile", "pioche")                                                                    \
    X(S_DRAW_LABEL, "TS-1.10", "draw", "pioche")                                                                        \
    X(S_CARDS_LEFT, "TS-1.10", "{0|card|cards} in the draw pile", "{0|carte|cartes} dans la pioche")                    \
    X(S_DISCARDS, "TS-1.10", "discards", "défausse")                                                                    \
    X(S_REMOVED, "TS-1.10", "removed", "retirées")                                                                      \
    X(S_REMOVED_TITLE, "TS-1.10", "removed from the game", "retirées du jeu")                                           \
    X(S_ASIDE, "TS-20.108", "set aside", "mises de côté")                                                               \
    X(S_ASIDE_HIDDEN, "TS-20.108", "a card that the US has looked at", "une carte que les États-Unis ont regardée")     \
    X(S_CHINA, "TS-10.1", "The China Card", "La Carte Chine")                                                           \
    X(S_CHINA_UP, "TS-10.1", "The China Card, face up: {0:label}", "La Carte Chine, face visible : {0:label}")          \
    X(S_CHINA_DOWN, "TS-10.1", "The China Card, face down until the end of the turn: {0:label}",                        \
      "La Carte Chine, face cachée jusqu'à la fin du tour : {0:label}")                                                 \
    /* effects */                                                                                                       \
    X(S_EFFECTS, "TS-3.10", "lasting effects", "effets durables")                                                       \
    X(S_EFFECT, NULL, "{0:effect}", "{0:effect}")                                                                       \
    X(S_SHORT_SQUADS, NULL, "Death Squads ({0:label})", "Escadrons de la mort ({0:label})")                             \
    X(S_SHORT_US_JAPAN, NULL, "US/Japan pact", "Pacte nippo-américain")                                                 \
    X(S_EFFECT_TURN, "TS-3.10", "{0:effect}, until the end of the turn", "{0:effect}, jusqu'à la fin du tour")          \
    X(S_EFFECT_LASTS, "TS-3.10", "{0:effect}, lasting", "{0:effect}, durable")                                          \
    X(S_EFFECT_TEXT, NULL, "{0:effecttext}", "{0:effecttext}")                                                          \
    X(S_CHERNOBYL, "TS-20.94", "Chernobyl: {0:region}", "Tchernobyl : {0:region}")                                      \
    X(S_CHERNOBYL_TITLE, "TS-20.94", "Chernobyl, until the end of the turn: {0:region}",                                \
      "Tchernobyl, jusqu'à la fin du tour : {0:region}")                                                                \
    X(S_CHERNOBYL_TEXT, "TS-20.94", "the USSR places no influence there by Operations",                                 \
      "l'URSS n'y place pas d'influence par Points Opérationnels")                                                      \
    /* numbers of the players and of the table */                                                                       \
    X(S_STAT_VP, "TS-1.2", "VP ahead", "PV d'avance")                                                                   \
    X(S_STAT_HAND, NULL, "cards in hand", "cartes en main")                                                             \
    X(S_STAT_MILOPS, "TS-8.1", "military operations", "Op. Militaires")                                                 \
    X(S_STAT_SPACE, "TS-6.11", "Space Race", "course à l'espace")                                                       \
    X(S_STAT_COUNTRIES, "TS-1.8", "countries held", "pays contrôlés")                                                   \
    X(S_STAT_BATTLEGROUNDS, "TS-1.8", "battlegrounds", "Pays d'Affrontement")                                           \
    X(S_STAT_TURN, NULL, "turn", "tour")                                                                                \
    X(S_STAT_ROUND, NULL, "round", "phase d'action")                                                                    \
    X(S_STAT_DEFCON, NULL, "DEFCON", "DEFCON")                                                                          \
    /* the terminal's board */                                                                                          \
    X(B_TURN, NULL, "Turn {0}, headlines", "Tour {0}, gros titres")                                                     \
    X(B_ROUND, NULL, "Turn {0}, action round {1}: {2:side}", "Tour {0}, phase d'action {1} : {2:side}")                 \
    X(B_SCORE, NULL, "{1:label} +{0} VP", "{1:label} +{0} PV")                                                          \
    X(B_SCORE_EVEN, NULL, "0 VP", "0 PV")                                                                               \
    X(B_CHINA_UP, NULL, "China Card: {0:label}, face up", "Carte Chine : {0:label}, visible")                           \
    X(B_CHINA_DOWN, NULL, "China Card: {0:label}, face down", "Carte Chine : {0:label}, cachée")                        \
    X(B_TRACKS, NULL, "military operations {0}, space {1}, {2|card|cards} in hand",                                     \
      "Opérations Militaires {0}, espace {1}, {2|carte|cartes} en main")                                                \
    X(B_PILES, NULL, "{0|card|cards} in the draw pile, {1} removed from the game",                                      \
      "{0|carte|cartes} dans la pioche, {1} hors du jeu")                                                               \
    X(B_HAND, NULL, "Hand of the {0:of}", "Main {0:of}")                                                                \
    X(B_KNOWN, NULL, "{0:of} hand, as far as known", "Main {0:of}, ce qu'on en sait")                                   \
    X(B_HEADLINES, NULL, "Headlines", "Gros titres")                                                                    \
    X(B_IN_PLAY, NULL, "In play", "En jeu")                                                                             \
    X(B_ASIDE, NULL, "Set aside", "Mises de côté")                                                                      \
    X(B_DISCARDS, NULL, "Discards", "Défausse")                                                                         \
    X(B_EFFECTS, NULL, "Effects", "Effets")                                                                             \
    X(B_YOU, NULL, "(you)", "(vous)")                                                                                   \
    X(B_DICE, NULL, "last roll: {0:label} {1}", "dernier jet : {0:label} {1}")                                          \
    X(B_TWO_DICE, NULL, "last roll: USSR {0}, US {1}", "dernier jet : URSS {0}, États-Unis {1}")                        \
    X(B_SOUTHEAST, "TS-9.4", "Southeast Asia: {1:label} +{0} VP", "Asie du Sud-Est : {1:label} +{0} PV")                \
    X(B_KEY, NULL, "US:USSR influence after the stability number",                                                      \
      "influence États-Unis:URSS après le Chiffre de Stabilité")                                                        \
    X(B_KEY_CONTROL, NULL, "battlegrounds are starred, a sign shows who controls",                                      \
      "une étoile : Pays d'Affrontement ; un signe : qui contrôle")                                                     \
    X(B_KEY_CARDS, NULL, "cards: Operations, A or S whose event, * leaves the game",                                    \
      "cartes : Points Opérationnels, A ou S pour l'événement, * quitte la partie")                                     \
    X(B_KEY_RULES, NULL, "`rules NAME` tells what a card does", "`règles NOM` dit ce que fait une carte")

#endif
