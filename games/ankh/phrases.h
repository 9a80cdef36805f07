/* Everything the game says, one row a phrase: name, rule, English, French; a question (core/phrases.h) in both voices.
 * words.c makes the table, this header the names. A {seat} is called by its personality as well once the game is over,
 * for the result; a {player}, in what led there and on the table, is not. */
#ifndef PLATEAU_ANKH_PHRASES_H
#define PLATEAU_ANKH_PHRASES_H

#include "games/ankh/phrases_scene.h"

#define AM_PHRASES(X)                                                                                                  \
    /* What happens */                                                                                                 \
    X(N_PLAYS, "AM-20.{1+1}", "{0:player} plays {1:card}", "{0:player} joue {1:card}")                                 \
    X(N_HAPPENS, "AM-21.{0+1}", "event: {0:event}", "Événement Aléatoire : {0:event}")                                 \
    X(N_GOAL, "AM-22.{1+1}", "{0:player} is {1:role} and has reached the goal",                                        \
      "{0:player} est {1:role} et a atteint son objectif")                                                             \
    X(N_POWER, "AM-23.{1+1}", "{0:player} uses {1:of}", "{0:player} utilise la capacité spéciale {1:of}")              \
    X(N_PERSON, "AM-2.4", "{0:player} receives a personality", "{0:player} reçoit un Personnage")                      \
    X(N_NEW_PERSON, "AM-2.4", "you are {0:role}", "vous êtes {0:role}")                                                \
    X(N_FIRST, "AM-2.8", "{0:player} starts", "{0:player} commence")                                                   \
    X(N_DRAWS, "AM-3.6", "{0:player} draws a card", "{0:player} pioche une carte")                                     \
    X(N_DRAWN, "AM-3.6", "you draw {0:card}", "vous piochez {0:card}")                                                 \
    X(N_TURN, "AM-3.7", "turn {0}: {1:player}", "tour {0} : {1:player}")                                               \
    X(N_PASSES, "AM-13.16", "{0:player} has no card to play and passes",                                               \
      "{0:player} n'a pas de carte à jouer et passe")                                                                  \
    X(N_NAMES, "AM-13.18", "{0:player} chooses {1:card} as the first of two",                                          \
      "{0:player} choisit {1:card} comme première de deux cartes")                                                     \
    X(N_NAMES_SECOND, "AM-13.18", "{0:player} chooses a second card, unseen",                                          \
      "{0:player} choisit une seconde carte sans la montrer")                                                          \
    X(N_NO_SECOND, "AM-13.18", "{0:player} chooses no second card", "{0:player} ne choisit pas de seconde carte")      \
    X(N_SECOND, "AM-13.18", "your second card: {0:card}", "votre seconde carte : {0:card}")                            \
    X(N_NO_CARD, "AM-3.4", "{0:player} plays no other card", "{0:player} ne joue pas d'autre carte")                   \
    X(N_ENDS, "AM-3.6", "{0:player} ends the turn", "{0:player} finit son tour")                                       \
    X(N_LETS_EVENT, "AM-4.9", "{0:player} lets the random event happen",                                               \
      "{0:player} laisse l'Événement Aléatoire se produire")                                                           \
    X(N_SKIPS, "AM-3.3", "{0:player} chooses not to {1:act}", "{0:player} renonce à {1:act}")                          \
    X(N_IMPOSSIBLE, "AM-3.10", "{0:player} cannot {1:act}", "{0:player} ne peut pas {1:act}")                          \
    X(N_PLACES, "AM-4.1", "{0:player} places a minion in {1:in}", "{0:player} place un agent {1:in}")                  \
    X(N_LIFTS, "AM-4.3", "{0:player} has lifted it from {1:of}", "{0:player} l'a pris {1:of}")                         \
    X(N_BUILDS, "AM-6.1", "{0:player} builds in {1:in} for ${2}", "{0:player} construit {1:in} pour {2} $")            \
    X(N_REBUILDS, "AM-6.3", "{0:player} takes the building away from {1:of}", "{0:player} enlève son bâtiment {1:of}") \
    X(N_ASSASSINATES, "AM-4.5", "{0:player} sets out to assassinate {1:minion} in {2:in}",                             \
      "{0:player} veut assassiner {1:minion} {2:in}")                                                                  \
    X(N_CALMS, "AM-4.6", "{0:player} removes the trouble in {1:of}", "{0:player} retire le jeton Chaos {1:of}")        \
    X(N_TAKES, "AM-4.7", "{0:player} takes ${1} from the bank", "{0:player} prend {1} $ à la banque")                  \
    X(N_REMOVED, "AM-5.2", "{0:minion} in {1:of} is removed", "{0:minion} est retiré {1:of}")                          \
    X(N_REMOVES, "AM-8.2", "{0:player} is about to remove {1:minion} from {2:of}",                                     \
      "{0:player} va retirer {1:minion} {2:of}")                                                                       \
    X(N_INTERRUPT, "AM-8.1", "{0:player} interrupts with {1:card}", "{0:player} interrompt avec {1:card}")             \
    X(N_LETS, "AM-8.2", "{0:player} lets it happen", "{0:player} laisse faire")                                        \
    X(N_STAYS, "AM-8.3", "the minion of {0:player} in {1:in} stays", "l'agent de {0:player} {1:in} reste")             \
    X(N_PROTECTED, "AM-23.4", "{0:player} pays $3 to Small Gods for {1:the}",                                          \
      "{0:player} paie 3 $ aux Petits-Dieux pour {1:the}")                                                             \
    X(N_RELOCATED, "AM-13.12", "the minion of {0:player} reappears in {1:in}",                                         \
      "l'agent de {0:player} reparaît {1:in}")                                                                         \
    X(N_MOSSY, "AM-13.14", "{0:player} plays Doctor Mossy Lawn: the turn ends",                                        \
      "{0:player} joue Docteur Gazon : le tour prend fin")                                                             \
    X(N_RETURNS, "AM-13.14", "the card {1:card} returns to the hand of {0:player}",                                    \
      "la carte {1:card} revient dans la main de {0:player}")                                                          \
    X(N_TEXT, "AM-4.8", "{0:player} uses the text of {1:card}",                                                        \
      "{0:player} utilise le Parchemin de la carte {1:card}")                                                          \
    X(N_STOPS, "AM-4.8", "{0:player} stops there", "{0:player} s'arrête là")                                           \
    X(N_EARNS, "AM-4.8", "{0:player} receives ${1} from the bank", "{0:player} reçoit {1} $ de la banque")             \
    X(N_COUNTS, "AM-4.8", "{0:player} chooses {1:the}", "{0:player} désigne {1:the}")                                  \
    X(N_LOAN, "AM-9.1", "{0:player} takes a loan of ${1}", "{0:player} contracte un prêt de {1} $")                    \
    X(N_DISCARDS, "AM-4.8", "{0:player} discards {1:card}", "{0:player} défausse {1:card}")                            \
    X(N_MOVES, "AM-13.3", "{0:minion} moves from {1:of} to {2:in}", "{0:minion} passe {1:of} {2:in}")                  \
    X(N_STIRS, "AM-13.22", "{0:player} puts trouble in {1:in}", "{0:player} pose un jeton Chaos {1:in}")               \
    X(N_ROLLS, "AM-1.4", "{0:player} rolls {1}", "{0:player} obtient {1}")                                             \
    X(N_NOTHING, "AM-4.8", "nothing happens", "il ne se passe rien")                                                   \
    X(N_NO_RIOT, "AM-21.5", "fewer than eight trouble markers: nothing happens",                                       \
      "moins de huit jetons Chaos : il ne se passe rien")                                                              \
    X(N_NO_CITY_CARD, "AM-13.29", "nobody holds the City Area card of {0:area}: nothing happens",                      \
      "personne ne détient la carte Quartier {0:area} : il ne se passe rien")                                          \
    X(N_PAYS, "AM-13.41", "{0:player} pays ${1} to the bank", "{0:player} paie {1} $ à la banque")                     \
    X(N_FETCHES, "AM-13.38", "{0:player} takes {1:card} from the discard pile",                                        \
      "{0:player} reprend {1:card} dans la défausse")                                                                  \
    X(N_LOOKS_AT_PERSONS, "AM-13.43", "{0:player} looks at all unused personalities but one",                          \
      "{0:player} regarde tous les Personnages inutilisés sauf un")                                                    \
    X(N_SEES_PERSON, "AM-13.43", "unused: {0:person}", "inutilisé : {0:person}")                                       \
    X(N_CHANGES_PERSON, "AM-13.44", "{0:player} has another personality now",                                          \
      "{0:player} a maintenant un autre Personnage")                                                                   \
    X(N_GIVES_MONEY, "AM-1.8", "{0:player} gives ${2} to {1:player}", "{0:player} donne {2} $ à {1:player}")           \
    X(N_GIVES_CARD, "AM-12.2", "{1:player} gets a card of {0:player}", "{1:player} reçoit une carte de {0:player}")    \
    X(N_GIVEN, "AM-12.2", "the card of {0:player} for {1:player} is {2:card}",                                         \
      "la carte de {0:player} pour {1:player} est {2:card}")                                                           \
    X(N_TAKEN, "AM-12.2", "{0:player} draws from the hand of {1:player}: {2:card}",                                    \
      "{0:player} tire de la main de {1:player} : {2:card}")                                                           \
    X(N_TAKES_CARDS, "AM-12.2", "{0:player} draws two cards from the hand of {1:player}",                              \
      "{0:player} tire deux cartes de la main de {1:player}")                                                          \
    X(N_PENALTY, "AM-9.2", "{0:player} keeps {1:card} to the end", "{0:player} garde {1:card} jusqu'à la fin")         \
    X(N_REFUSES, "AM-9.2", "{0:player} does not pay", "{0:player} ne paie pas")                                        \
    X(N_SPARES, "AM-20.21", "{0:player} leaves the buildings of {1:player} alone",                                     \
      "{0:player} laisse en place les bâtiments de {1:player}")                                                        \
    X(N_BUYS, "AM-13.21", "{0:player} buys the building of {1:player} in {2:in}",                                      \
      "{0:player} achète le bâtiment de {1:player} {2:in}")                                                            \
    X(N_PICKS, "AM-5.5", "{0:player} chooses {1:minion} in {2:in}", "{0:player} désigne {1:minion} {2:in}")            \
    X(N_SWAPS_NOTHING, "AM-20.57", "{0:player} swaps nothing after all", "{0:player} n'échange finalement rien")       \
    X(N_SWAPS, "AM-5.5", "{0:minion} in {1:in} and {2:minion} in {3:in} change places",                                \
      "{0:minion} {1:in} et {2:minion} {3:in} changent de place")                                                      \
    X(N_SWAPS_HANDS, "AM-13.39", "{0:player} and {1:player} exchange their hands",                                     \
      "{0:player} et {1:player} échangent leurs mains")                                                                \
    X(N_LOOKS_AT_HAND, "AM-12.2", "{0:player} looks at the hand of {1:player}",                                        \
      "{0:player} regarde la main de {1:player}")                                                                      \
    X(N_LOSES_CARD, "AM-13.39", "{0:player} loses {1:card}", "{0:player} perd {1:card}")                               \
    X(N_CHOOSES, "AM-4.8", "{0:player} chooses {1:player}", "{0:player} désigne {1:player}")                           \
    X(N_LOSES_BUILDING, "AM-6.4", "{0:player} loses the building in {1:of}", "{0:player} perd son bâtiment {1:of}")    \
    X(N_NO_EVENT, "AM-10.1", "no event is left", "il ne reste plus d'Événement Aléatoire")                             \
    X(N_ROLLED, "AM-1.4", "the die shows {0:the}", "le dé désigne {0:the}")                                            \
    X(N_DRAGON_TAKES, "AM-21.1", "the Dragon takes {2|minion|minions} in {1:of} ({0:owner})",                          \
      "le Dragon emporte {2|agent|agents} {1:of} ({0:owner})")                                                         \
    X(N_ENTERS, "AM-7.1", "{0:minion} enters {1:in}", "{0:minion} entre {1:in}")                                       \
    X(N_PAYS_FEE, "AM-21.9", "{0:player} pays ${1} for buildings", "{0:player} paie {1} $ pour ses bâtiments")         \
    X(N_CARD_LOST, "AM-6.7", "{0:player} loses the City Area card of {1:area}",                                        \
      "{0:player} perd la carte Quartier {1:area}")                                                                    \
    X(N_FOG, "AM-21.4", "the card {0:card} is lost in the fog", "la carte {0:card} se perd dans le brouillard")        \
    X(N_MURDERS, "AM-21.7", "{0:player} has {1:minion} murdered in {2:in}",                                            \
      "{0:player} fait assassiner {1:minion} {2:in}")                                                                  \
    X(N_RULED_OUT, "AM-12.4", "{0:player} has not won, and so is not {1:role}",                                        \
      "{0:player} n'a pas gagné et n'est donc pas {1:role}")                                                           \
    X(N_RIOTS, "AM-11.4", "the riots end the game: {0|trouble marker|trouble markers}",                                \
      "les émeutes mettent fin à la partie : {0|jeton|jetons} Chaos")                                                  \
    X(N_EXHAUSTED, "AM-11.3", "the draw pile is exhausted", "la pioche est épuisée")                                   \
    X(N_WAS, "AM-2.4", "{0:player} was {1:role}", "{0:player} était {1:role}")                                         \
    X(N_POINTS, "AM-11.5", "{0:seat}: {1|point|points}", "{0:seat} : {1|point|points}")                                \
    X(N_WINS, "AM-11.1", "{0:seat} wins", "{0:seat} gagne")                                                            \
    /* What a move is */                                                                                               \
    X(D_FIRST, "AM-2.8", "{0:seat} starts", "{0:seat} commence")                                                       \
    X(D_PERSON, "AM-2.4", "{0:seat} is dealt {1:person}", "{0:seat} reçoit le Personnage {1:person}")                  \
    X(D_SOME_PERSON, "AM-2.4", "{0:seat} is dealt a personality", "{0:seat} reçoit un Personnage")                     \
    X(D_UNSEEN, "AM-13.43", "Mrs Cake does not see {0:role}", "Mme Cake ne voit pas {0:role}")                         \
    X(D_UNSEEN_SOME, "AM-13.43", "Mrs Cake does not see one of the personalities",                                     \
      "un des Personnages échappe à Mme Cake")                                                                         \
    X(D_DRAW, "AM-3.6", "{0:seat} draws {1:card}", "{0:seat} pioche {1:card}")                                         \
    X(D_DRAW_SOME, "AM-3.6", "{0:seat} draws a card", "{0:seat} pioche une carte")                                     \
    X(D_FETCH, "AM-13.38", "{0:seat} takes {1:card} from the discard pile",                                            \
      "{0:seat} reprend {1:card} dans la défausse")                                                                    \
    X(D_FOG, "AM-21.4", "the card {0:card} is lost in the fog", "la carte {0:card} se perd dans le brouillard")        \
    X(D_TAKEN, "AM-12.2", "the card {1:card} is drawn from the hand of {0:seat}",                                      \
      "la carte {1:card} est tirée de la main de {0:seat}")                                                            \
    X(D_TAKEN_SOME, "AM-12.2", "a card is drawn from the hand of {0:seat}",                                            \
      "une carte est tirée de la main de {0:seat}")                                                                    \
    X(D_HAPPENS, "AM-10.1", "event: {0:event}", "Événement Aléatoire : {0:event}")                                     \
    X(D_ROLL, "AM-1.4", "the die shows {0:the}", "le dé désigne {0:the}")                                              \
    X(D_PLAY, "AM-3.2", "play {0:card}", "jouer {0:card}")                                                             \
    X(D_NAME, "AM-13.18", "choose {0:card} as the first card", "choisir {0:card} comme première carte")                \
    X(D_NAME_SECOND, "AM-13.18", "choose {0:card} as the second card", "choisir {0:card} comme seconde carte")         \
    X(D_NAME_SOME, "AM-13.18", "choose a second card", "choisir une seconde carte")                                    \
    X(D_NO_SECOND, "AM-13.18", "choose no second card", "ne pas choisir de seconde carte")                             \
    X(D_SKIP, "AM-3.3", "do not {0:act}", "renoncer à {0:act}")                                                        \
    X(D_SKIP_SCROLL, "AM-4.8", "do not use the text", "renoncer au Parchemin")                                         \
    X(D_SKIP_TEXT, "AM-4.8", "stop there", "s'arrêter là")                                                             \
    X(D_SKIP_RAZE, "AM-20.21", "leave the buildings alone", "laisser les bâtiments en place")                          \
    X(D_SKIP_SWAP, "AM-20.57", "swap nothing after all", "finalement ne rien échanger")                                \
    X(D_NO_CARD, "AM-3.4", "play no other card", "ne pas jouer d'autre carte")                                         \
    X(D_PASS, "AM-13.16", "pass: no card to play", "passer : aucune carte à jouer")                                    \
    X(D_END, "AM-3.6", "end the turn", "finir le tour")                                                                \
    X(D_EVENT, "AM-4.9", "let the random event happen", "laisser l'Événement Aléatoire se produire")                   \
    X(D_POWER, "AM-6.5", "{0:area}: {0:power}", "{0:area} : {0:power}")                                                \
    X(D_POWER_PLACE, "AM-6.5", "{0:area}: for $3, place a minion in {1:in}",                                           \
      "{0:area} : pour 3 $, placer un agent {1:in}")                                                                   \
    X(D_POWER_LIFT, "AM-4.3", "{0:area}: for $3, move a minion from {2:of} to {1:in}",                                 \
      "{0:area} : pour 3 $, déplacer un agent {2:of} {1:in}")                                                          \
    X(D_POWER_SELL, "AM-23.5", "The Scours: discard {0:card} for $2", "Les Décapes : défausser {0:card} pour 2 $")     \
    X(D_POWER_STIR, "AM-23.7", "The Shades: put trouble in {0:in}", "Les Ombres : poser un jeton Chaos {0:in}")        \
    X(D_POWER_CALM, "AM-23.10", "Isle of Gods: for $2, remove the trouble in {0:of}",                                  \
      "Île des Dieux : pour 2 $, retirer le jeton Chaos {0:of}")                                                       \
    X(D_TAKE, "AM-4.7", "take ${0}", "prendre {0} $")                                                                  \
    X(D_USE, "AM-4.8", "use the text", "utiliser le Parchemin")                                                        \
    X(D_REFILL, "AM-13.49", "discard no more and refill the hand", "ne plus défausser et compléter la main")           \
    X(D_PLACE, "AM-4.1", "place a minion in {0:in}", "placer un agent {0:in}")                                         \
    X(D_PLACE_FROM, "AM-4.3", "lift a minion from {1:of} and place it in {0:in}",                                      \
      "prendre un agent {1:of} et le placer {0:in}")                                                                   \
    X(D_BUILD, "AM-6.1", "build in {0:in} for ${1}", "construire {0:in} pour {1} $")                                   \
    X(D_BUILD_FROM, "AM-6.3", "build in {0:in} for ${1} with the building of {2:of}",                                  \
      "construire {0:in} pour {1} $ avec le bâtiment {2:of}")                                                          \
    X(D_BUY, "AM-13.21", "buy the building of {1:seat} in {0:in} for ${2}",                                            \
      "acheter le bâtiment de {1:seat} {0:in} pour {2} $")                                                             \
    X(D_BUY_FROM, "AM-6.3", "buy the building of {1:seat} in {0:in} for ${2}, with the one of {3:of}",                 \
      "acheter le bâtiment de {1:seat} {0:in} pour {2} $, avec celui {3:of}")                                          \
    X(D_ASSASSINATE, "AM-4.5", "assassinate {1:minion} in {0:in}", "assassiner {1:minion} {0:in}")                     \
    X(D_REMOVE, "AM-5.2", "remove {1:minion} from {0:of}", "retirer {1:minion} {0:of}")                                \
    X(D_CALM, "AM-4.6", "remove the trouble in {0:of}", "retirer le jeton Chaos {0:of}")                               \
    X(D_STIR, "AM-13.22", "put trouble in {0:in}", "poser un jeton Chaos {0:in}")                                      \
    X(D_COUNT, "AM-20.81", "count the minions in {0:of}: ${1}", "compter les agents {0:of} : {1} $")                   \
    X(D_MOVE, "AM-13.3", "move {2:minion} from {0:of} to {1:in}", "déplacer {2:minion} {0:of} {1:in}")                 \
    X(D_SWAP, "AM-5.5", "swap {1:minion} in {0:in}", "échanger {1:minion} qui est {0:in}")                             \
    X(D_SWAP_WITH, "AM-5.5", "… with {1:minion} in {0:in}", "… avec {1:minion} qui est {0:in}")                        \
    X(D_RAZE, "AM-6.4", "the building in {0:of} goes", "le bâtiment {0:of} disparaît")                                 \
    X(D_TARGET, "AM-4.8", "choose {0:seat}", "désigner {0:seat}")                                                      \
    X(D_HUBERT, "AM-4.8", "{0:seat} gives $3 to {1:seat}", "{0:seat} donne 3 $ à {1:seat}")                            \
    X(D_GIVE, "AM-12.2", "give {0:card}", "donner {0:card}")                                                           \
    X(D_GIVE_SOME, "AM-12.2", "give a card", "donner une carte")                                                       \
    X(D_DISCARD, "AM-4.8", "discard {0:card}", "défausser {0:card}")                                                   \
    X(D_CHOOSE, "AM-4.8", "choose {0:card}", "choisir {0:card}")                                                       \
    X(D_CHOOSE_SOME, "AM-4.8", "choose a card", "choisir une carte")                                                   \
    X(D_PAY, "AM-1.8", "pay ${0}", "payer {0} $")                                                                      \
    X(D_PAY_FOR, "AM-21.9", "pay $2 for the building in {0:of}", "payer 2 $ pour le bâtiment {0:of}")                  \
    X(D_REFUSE, "AM-9.2", "do not pay", "ne pas payer")                                                                \
    X(D_INTERRUPT, "AM-8.1", "interrupt with {0:card}", "interrompre avec {0:card}")                                   \
    X(D_INTERRUPT_IN, "AM-14.1", "interrupt with {0:card}: the minion in {1:of} stays",                                \
      "interrompre avec {0:card} : l'agent {1:of} reste")                                                              \
    X(D_PROTECT, "AM-23.4", "pay $3 to Small Gods for {0:the}", "payer 3 $ aux Petits-Dieux pour {0:the}")             \
    X(D_LET, "AM-8.2", "let it happen", "laisser faire")                                                               \
    /* What is wanted */                                                                                               \
    X(P_OVER, "AM-11.1", "the game is over", "la partie est finie")                                                    \
    X(P_PERSON, "AM-2.4", "{0:seat} is dealt a personality", "{0:seat} reçoit un Personnage")                          \
    X(P_DRAW, "AM-3.6", "{0:seat} draws {1|card|cards}", "{0:seat} pioche {1|carte|cartes}")                           \
    X(P_FIRST, "AM-2.8", "who starts?", "qui commence ?")                                                              \
    X(P_ROLL, "AM-1.4", "the die is rolled", "on lance le dé")                                                         \
    X(P_EVENT, "AM-10.1", "an event is drawn", "on pioche un Événement Aléatoire")                                     \
    X(P_FOG, "AM-21.4", "the fog swallows cards of the draw pile", "le brouillard engloutit des cartes de la pioche")  \
    X(P_CHANCE, "AM-4.8", "{0:card}: chance decides", "{0:card} : le hasard décide")                                   \
    PL_QUESTION(X, PLAY, "AM-3.2", "play a card, or use a power",                                                      \
                "jouez une carte, ou utilisez une capacité spéciale", "{0:seat} is to play a card",                    \
                "{0:seat} doit jouer une carte")                                                                       \
    X(ASKS_PLAY_ONLY, "AM-3.2", "play a card", "jouez une carte")                                                      \
    X(ASKS_TWO, "AM-3.9", "play the first of two more cards, or stop",                                                 \
      "jouez la première de deux autres cartes, ou arrêtez")                                                           \
    PL_QUESTION(X, AGAIN, "AM-3.4", "play another card, or stop", "jouez une autre carte, ou arrêtez",                 \
                "{0:seat} may play another card", "{0:seat} peut jouer une autre carte")                               \
    PL_QUESTION(X, NAME, "AM-13.18", "choose the first of the two cards you play, or stop",                            \
                "choisissez la première des deux cartes à jouer, ou arrêtez",                                          \
                "{0:seat} chooses the first of two cards", "{0:seat} choisit la première de deux cartes")              \
    PL_QUESTION(X, NAME_SECOND, "AM-13.18",                                                                            \
                "choose the second card now; it stays in your hand, unseen, until its turn",                           \
                "choisissez dès maintenant la seconde carte ; elle reste en main, cachée, jusqu'à son tour",           \
                "{0:seat} chooses the second card, unseen", "{0:seat} choisit la seconde carte sans la montrer")       \
    PL_QUESTION(X, SECOND, "AM-13.18", "play the second card you have chosen, or stop",                                \
                "jouez la seconde carte choisie, ou arrêtez", "{0:seat} may play the second card",                     \
                "{0:seat} peut jouer la seconde carte")                                                                \
    PL_QUESTION(X, END, "AM-3.6", "use a power, or end the turn",                                                      \
                "utilisez une capacité spéciale, ou finissez le tour",                                                 \
                "{0:seat} may do something before the turn ends", "{0:seat} peut encore agir avant la fin du tour")    \
    X(ASKS_END_ONLY, "AM-13.14", "interrupt, or end the turn", "interrompez, ou finissez le tour")                     \
    X(ASKS_IDLE_POWER, "AM-3.10", "{1:card}, {2:symbol}: not possible now; use a power, or go on",                     \
      "{1:card}, {2:symbol} : impossible à présent ; utilisez une capacité spéciale, ou continuez")                    \
    PL_QUESTION(X, IDLE, "AM-3.10", "{1:card}, {2:symbol}: not possible now; interrupt, or go on",                     \
                "{1:card}, {2:symbol} : impossible à présent ; interrompez, ou continuez",                             \
                "{0:seat} plays {1:card}; not possible now: {2:symbol}",                                               \
                "{0:seat} joue {1:card} ; impossible à présent : {2:symbol}")                                          \
    X(ASKS_MINION, "AM-4.1", "{1:card}: place a minion", "{1:card} : placez un agent")                                 \
    X(ASKS_BUILDING, "AM-6.1", "{1:card}: build", "{1:card} : construisez")                                            \
    X(ASKS_KILL, "AM-4.5", "{1:card}: assassinate a minion", "{1:card} : assassinez un agent")                         \
    X(ASKS_CALM, "AM-4.6", "{1:card}: remove a trouble marker", "{1:card} : retirez un jeton Chaos")                   \
    X(ASKS_MONEY, "AM-4.7", "{1:card}: take money", "{1:card} : prenez de l'argent")                                   \
    X(ASKS_SCROLL, "AM-4.8", "{1:card}: {1:text}", "{1:card} : {1:text}")                                              \
    X(ASKS_RANDOM, "AM-4.9", "{1:card}: a random event is about to happen",                                            \
      "{1:card} : un Événement Aléatoire va se produire")                                                              \
    PL_QUESTION(X, REMOVE, "AM-8.2", "your minion in {1:of} is about to be removed: interrupt, or let it happen",      \
                "votre agent {1:of} va être retiré : interrompez, ou laissez faire",                                   \
                "the minion of {0:seat} in {1:in} is about to be removed: {0:seat} may interrupt",                     \
                "l'agent de {0:seat} {1:in} va être retiré : {0:seat} peut interrompre")                               \
    PL_QUESTION(X, REMOVE_CARD, "AM-8.2",                                                                              \
                "{3:seat} is about to remove your minion in {1:of} with {2:card}: interrupt, or let it happen",        \
                "{3:seat} va retirer votre agent {1:of} avec {2:card} : interrompez, ou laissez faire",                \
                "{3:seat} is about to remove a minion of {0:seat} in {1:of} with {2:card}: {0:seat} may interrupt",    \
                "{3:seat} va retirer un agent de {0:seat} {1:of} avec {2:card} : {0:seat} peut interrompre")           \
    X(ASKS_REMOVE_EVENT, "AM-8.2",                                                                                     \
      "{2:event}: your minion in {1:of} is about to be removed: interrupt, or let it happen",                          \
      "{2:event} : votre agent {1:of} va être retiré : interrompez, ou laissez faire")                                 \
    PL_QUESTION(X, ASK, "AM-8.2", "{2:seat} is about to use {1:card} on you: interrupt, or let it happen",             \
                "{2:seat} vous vise avec {1:card} : interrompez, ou laissez faire",                                    \
                "{2:seat} is about to use {1:card} on {0:seat}, who may interrupt",                                    \
                "{2:seat} vise {0:seat} avec {1:card} : {0:seat} peut interrompre")                                    \
    PL_QUESTION(                                                                                                       \
        X, ASK_MOVE, "AM-8.2",                                                                                         \
        "with {1:card} your minion is about to be moved from {2:of} to {3:in}: interrupt, or let it happen",           \
        "avec {1:card}, votre agent va passer {2:of} {3:in} : interrompez, ou laissez "                                \
        "faire",                                                                                                       \
        "with {1:card} a minion of {0:seat} is about to be moved from {2:of} to {3:in}: {0:seat} may interrupt",       \
        "avec {1:card}, un agent de {0:seat} va passer {2:of} {3:in} : {0:seat} peut "                                 \
        "interrompre")                                                                                                 \
    PL_QUESTION(                                                                                                       \
        X, ASK_SWAP, "AM-13.59",                                                                                       \
        "with {1:card} your minion in {2:of} is about to change places with one in {3:of}: interrupt, or let it "      \
        "happen",                                                                                                      \
        "avec {1:card}, votre agent {2:of} va changer de place avec un agent {3:of} : "                                \
        "interrompez, ou laissez faire",                                                                               \
        "with {1:card} a minion of {0:seat} in {2:in} is about to change places with one in {3:of}: {0:seat} may "     \
        "interrupt",                                                                                                   \
        "avec {1:card}, un agent de {0:seat} {2:in} va changer de place avec un agent {3:of} : {0:seat} peut "         \
        "interrompre")                                                                                                 \
    PL_QUESTION(X, ASK_BUY, "AM-13.21",                                                                                \
                "{3:seat} is about to buy your building in {2:of} with {1:card}: interrupt, or let it happen",         \
                "{3:seat} va acheter votre bâtiment {2:of} avec {1:card} : interrompez, ou laissez faire",             \
                "{3:seat} is about to buy the building of {0:seat} in {2:in} with {1:card}: {0:seat} may interrupt",   \
                "{3:seat} va acheter le bâtiment de {0:seat} {2:in} avec {1:card} : {0:seat} peut interrompre")        \
    PL_QUESTION(X, RELOCATE, "AM-13.12", "place the minion that had to leave {1:the}",                                 \
                "placez l'agent qui a dû quitter {1:the}", "{0:seat} places the minion that had to leave {1:the}",     \
                "{0:seat} place l'agent qui a dû quitter {1:the}")                                                     \
    PL_QUESTION(X, UNREAL, "AM-23.2", "Unreal Estate: discard a card", "Le Terrain Forcier : défaussez une carte",     \
                "Unreal Estate: {0:seat} must discard a card",                                                         \
                "Le Terrain Forcier : {0:seat} doit défausser une carte")                                              \
    PL_QUESTION(                                                                                                       \
        X, SAVE_MINION, "AM-10.2",                                                                                     \
        "{2:event}: {3|minion|minions} of yours in {1:in} {3?is|are} about to be removed: save one, or let it happen", \
        "{2:event} : {1:in}, {3|agent|agents} à vous {3?va|vont} être {3?retiré|retirés} : sauvez-en "             \
        "un, ou laissez faire",                                                                                        \
        "{2:event}: {0:seat} may save a minion in {1:in}", "{2:event} : {0:seat} peut sauver un agent {1:in}")         \
    PL_QUESTION(X, SAVE_BUILDING, "AM-10.2",                                                                           \
                "{2:event}: your building in {1:of} is in danger: pay $3 to Small Gods, or let it happen",             \
                "{2:event} : votre bâtiment {1:of} est en danger : payez 3 $ aux Petits-Dieux, ou laissez faire",      \
                "{2:event}: {0:seat} may save the building in {1:of}",                                                 \
                "{2:event} : {0:seat} peut sauver son bâtiment {1:of}")                                                \
    PL_QUESTION(                                                                                                       \
        X, SAVE_CARD, "AM-10.2",                                                                                       \
        "{2:event}: your City Area card of {1:area} is in danger: pay $3 to Small Gods, or let it happen",             \
        "{2:event} : votre carte Quartier {1:area} est en danger : payez 3 $ aux Petits-Dieux, ou laissez faire",      \
        "{2:event}: {0:seat} may save the City Area card of {1:area}",                                                 \
        "{2:event} : {0:seat} peut sauver la carte Quartier {1:area}")                                                 \
    PL_QUESTION(X, SAVE_ENTRY, "AM-13.5",                                                                              \
                "{2:minion} is about to enter {1:in}: pay $3 to Small Gods, or let it happen",                         \
                "{2:minion} va entrer {1:in} : payez 3 $ aux Petits-Dieux, ou laissez faire",                          \
                "{2:minion} is about to enter {1:in}: {0:seat} may keep it out",                                       \
                "{2:minion} va entrer {1:in} : {0:seat} peut l'en empêcher")                                           \
    PL_QUESTION(X, FLOOD, "AM-21.2", "move your minions out of the flood", "éloignez vos agents de l'inondation",      \
                "{0:seat} must move minions out of the flood", "{0:seat} doit éloigner ses agents de l'inondation")    \
    PL_QUESTION(X, MURDER, "AM-21.7", "who is murdered in {1:in}?", "qui est assassiné {1:in} ?",                      \
                "{0:seat} decides who is murdered in {1:in}", "{0:seat} décide qui est assassiné {1:in}")              \
    PL_QUESTION(X, SUBSIDENCE, "AM-21.9", "which buildings do you pay for?", "pour quels bâtiments payez-vous ?",      \
                "{0:seat} decides which buildings to pay for", "{0:seat} décide pour quels bâtiments payer")           \
    PL_QUESTION(X, GIVE_CARDS, "AM-12.2", "{1:card}: give {2:seat} {3|card|cards} of your hand",                       \
                "{1:card} : donnez {3|carte|cartes} de votre main à {2:seat}",                                         \
                "{1:card}: {0:seat} must give {2:seat} {3|card|cards}",                                                \
                "{1:card} : {0:seat} doit donner {3|carte|cartes} à {2:seat}")                                         \
    PL_QUESTION(X, GIVE_EITHER, "AM-20.5", "{1:card}: give {2:seat} $1 or a card",                                     \
                "{1:card} : donnez 1 $ ou une carte à {2:seat}", "{1:card}: {0:seat} must give {2:seat} $1 or a card", \
                "{1:card} : {0:seat} doit donner 1 $ ou une carte à {2:seat}")                                         \
    PL_QUESTION(X, GIVE_UP, "AM-5.2", "{1:card}: remove one of your minions", "{1:card} : retirez un de vos agents",   \
                "{1:card}: {0:seat} must remove one of their own minions",                                             \
                "{1:card} : {0:seat} doit retirer un de ses agents")                                                   \
    PL_QUESTION(X, FINE, "AM-9.2", "{1:card}: give {2:seat} $5, or keep this card to the end",                         \
                "{1:card} : donnez 5 $ à {2:seat}, ou gardez cette carte jusqu'à la fin",                              \
                "{1:card}: {0:seat} must give {2:seat} $5, or keep this card to the end",                              \
                "{1:card} : {0:seat} doit donner 5 $ à {2:seat}, ou garder cette carte jusqu'à la fin")                \
    PL_QUESTION(X, FINE_POOR, "AM-9.2", "{1:card}: you cannot give {2:seat} $5 and will keep this card to the end",    \
                "{1:card} : vous ne pouvez pas donner 5 $ à {2:seat} et garderez cette carte jusqu'à la fin",          \
                "{1:card}: {0:seat} cannot give {2:seat} $5 and will keep this card to the end",                       \
                "{1:card} : {0:seat} ne peut donner 5 $ à {2:seat} et gardera cette carte jusqu'à la fin")             \
    PL_QUESTION(X, RANSOM, "AM-20.21", "{1:card}: give {2:seat} $5, or risk one of your buildings",                    \
                "{1:card} : donnez 5 $ à {2:seat}, ou risquez un de vos bâtiments",                                    \
                "{1:card}: {0:seat} must give {2:seat} $5, or risk a building",                                        \
                "{1:card} : {0:seat} doit donner 5 $ à {2:seat}, ou risquer un bâtiment")                              \
    PL_QUESTION(X, RANSOM_POOR, "AM-20.21", "{1:card}: you cannot give {2:seat} $5; one of your buildings may go",     \
                "{1:card} : vous ne pouvez pas donner 5 $ à {2:seat} ; un de vos bâtiments risque de disparaître",     \
                "{1:card}: {0:seat} cannot give {2:seat} $5 and may lose a building",                                  \
                "{1:card} : {0:seat} ne peut donner 5 $ à {2:seat} et risque de perdre un bâtiment")                   \
    PL_QUESTION(X, RAZE, "AM-20.21", "{1:card}: remove a building of {2:seat}, or leave it",                           \
                "{1:card} : retirez un bâtiment de {2:seat}, ou renoncez-y",                                           \
                "{1:card}: {0:seat} may remove a building of {2:seat}",                                                \
                "{1:card} : {0:seat} peut retirer un bâtiment de {2:seat}")                                            \
    PL_QUESTION(X, HIRED, "AM-20.53", "{1:card}: remove a minion where there is trouble, none of {2:seat}",            \
                "{1:card} : là où il y a du Chaos, retirez un agent qui ne soit pas à {2:seat}",                       \
                "{1:card}: {0:seat} must remove a minion where there is trouble, none of {2:seat}",                    \
                "{1:card} : là où il y a du Chaos, {0:seat} doit retirer un agent qui ne soit pas à {2:seat}")         \
    PL_QUESTION(X, CARRY, "AM-13.54", "{1:card}: move one of your minions to any other area",                          \
                "{1:card} : déplacez un de vos agents vers n'importe quel autre quartier",                             \
                "{1:card}: {0:seat} must move one of their own minions to any other area",                             \
                "{1:card} : {0:seat} doit déplacer un de ses agents vers n'importe quel autre quartier")               \
    PL_QUESTION(X, ROB, "AM-20.25", "{1:card}: from whom do you take $3?", "{1:card} : à qui prenez-vous 3 $ ?",       \
                "{1:card}: {0:seat} decides from whom to take $3", "{1:card} : {0:seat} décide à qui prendre 3 $")     \
    PL_QUESTION(X, DIBBLER, "AM-20.11", "{1:card}: pay $2, or remove one of your minions",                             \
                "{1:card} : payez 2 $, ou retirez un de vos agents",                                                   \
                "{1:card}: {0:seat} must pay $2, or remove one of their own minions",                                  \
                "{1:card} : {0:seat} doit payer 2 $, ou retirer un de ses agents")                                     \
    PL_QUESTION(X, ERROL, "AM-20.100", "{1:card}: remove a minion where there is trouble",                             \
                "{1:card} : retirez un agent là où il y a du Chaos",                                                   \
                "{1:card}: {0:seat} must remove a minion where there is trouble",                                      \
                "{1:card} : {0:seat} doit retirer un agent là où il y a du Chaos")                                     \
    PL_QUESTION(X, CARCER, "AM-20.60", "{1:card}: remove a minion from {2:of}", "{1:card} : retirez un agent {2:of}",  \
                "{1:card}: {0:seat} must remove a minion from {2:of}",                                                 \
                "{1:card} : {0:seat} doit retirer un agent {2:of}")                                                    \
    PL_QUESTION(X, CARCER_EITHER, "AM-14.6", "{1:card}: remove a minion from {2:of} or {3:of}",                        \
                "{1:card} : retirez un agent {2:of} ou {3:of}",                                                        \
                "{1:card}: {0:seat} must remove a minion from {2:of} or {3:of}",                                       \
                "{1:card} : {0:seat} doit retirer un agent {2:of} ou {3:of}")                                          \
    PL_QUESTION(X, CABLE, "AM-20.58", "{1:card}: discard a card of the hand of {2:seat}",                              \
                "{1:card} : défaussez une carte de la main de {2:seat}",                                               \
                "{1:card}: {0:seat} must discard a card of the hand of {2:seat}",                                      \
                "{1:card} : {0:seat} doit défausser une carte de la main de {2:seat}")                                 \
    PL_QUESTION(X, STANLEY, "AM-20.83", "{1:card}: keep one of the two cards of {2:seat}",                             \
                "{1:card} : gardez une des deux cartes de {2:seat}",                                                   \
                "{1:card}: {0:seat} keeps one of two cards of {2:seat}",                                               \
                "{1:card} : {0:seat} garde une de deux cartes de {2:seat}")                                            \
    PL_QUESTION(X, WIZARDS, "AM-20.77", "{1:card}: place a second minion, or stop",                                    \
                "{1:card} : placez un second agent, ou arrêtez", "{1:card}: {0:seat} may place a second minion",       \
                "{1:card} : {0:seat} peut placer un second agent")                                                     \
    PL_QUESTION(X, SELL, "AM-20.26", "{1:card}: discard another card for ${2}, or stop",                               \
                "{1:card} : défaussez encore une carte pour {2} $, ou arrêtez",                                        \
                "{1:card}: {0:seat} may discard another card for ${2}",                                                \
                "{1:card} : {0:seat} peut défausser encore une carte pour {2} $")                                      \
    PL_QUESTION(X, ALCHEMY, "AM-20.67", "{1:card}: discard up to {2|more card|more cards}, or refill your hand",       \
                "{1:card} : défaussez encore {2|carte|cartes} au plus, ou complétez votre main",                       \
                "{1:card}: {0:seat} may discard up to {2|more card|more cards}",                                       \
                "{1:card} : {0:seat} peut défausser encore {2|carte|cartes} au plus")                                  \
    PL_QUESTION(X, BURSAR, "AM-20.57", "{1:card}: with whom does {2:minion} in {3:in} change places?",                 \
                "{1:card} : avec qui {2:minion} qui est {3:in} change-t-il de place ?",                                \
                "{1:card}: {0:seat} decides with whom {2:minion} in {3:in} changes places",                            \
                "{1:card} : {0:seat} décide avec qui {2:minion} qui est {3:in} change de place")                       \
    X(TELLS_SYMBOL, "AM-3.3", "{0:seat} plays {1:card}: {2:symbol}", "{0:seat} joue {1:card} : {2:symbol}")            \
    /* Why not */                                                                                                      \
    X(W_CHRYSOPRASE, "AM-2.1", "Chrysoprase is not played with two players",                                           \
      "Chrysoprase ne se joue pas à deux joueurs")                                                                     \
    X(W_OVER, "AM-11.1", "the game is over", "la partie est finie")                                                    \
    X(W_CHANCE, "AM-1.4", "first chance decides", "le hasard décide d'abord")                                          \
    X(W_NOT_YOU, "AM-3.7", "it is for {0:seat} to decide", "c'est à {0:seat} de décider")                              \
    X(W_ANSWER, "AM-8.2", "first say whether you let it happen", "dites d'abord si vous laissez faire")                \
    X(W_NOT_ASKED, "AM-8.2", "nothing is happening to you", "il ne vous arrive rien")                                  \
    X(W_NOT_HELD, "AM-3.2", "you do not hold {0:card}", "vous n'avez pas {0:card} en main")                            \
    X(W_NO_ANSWER, "AM-8.1", "{0:card} does not answer this", "{0:card} ne répond pas à cela")                         \
    X(W_NOTHING_TO_ANSWER, "AM-8.1", "there is nothing to interrupt", "il n'y a rien à interrompre")                   \
    X(W_MOSSY, "AM-13.14", "Doctor Mossy Lawn ends your own turn, between two actions, after a card",                  \
      "Docteur Gazon met fin à votre propre tour, entre deux actions, après une carte")                                \
    X(W_SMALL_GODS, "AM-23.4", "Small Gods needs its City Area card, in use, and $3",                                  \
      "Les Petits-Dieux exigent leur carte Quartier, utilisable, et 3 $")                                              \
    X(W_NO_PROTECTION, "AM-23.4", "Small Gods protects from random events only",                                       \
      "Les Petits-Dieux ne protègent que des Événements Aléatoires")                                                   \
    X(W_RELOCATE, "AM-13.12", "first place the minion that had to leave", "placez d'abord l'agent qui a dû partir")    \
    X(W_LEFT_AREA, "AM-13.12", "it has to go to an area other than {0:in}", "il doit aller ailleurs que {0:in}")       \
    X(W_UNREAL, "AM-23.2", "first discard a card", "défaussez d'abord une carte")                                      \
    X(W_TEXT_FIRST, "AM-4.8", "first finish the text of {0:card}",                                                     \
      "finissez d'abord le Parchemin de la carte {0:card}")                                                            \
    X(W_EVENT_FIRST, "AM-10.2", "first the event has to be settled", "il faut d'abord résoudre l'Événement Aléatoire") \
    X(W_SYMBOL_FIRST, "AM-3.3", "first comes the symbol: {0:symbol}", "vient d'abord le symbole : {0:symbol}")         \
    X(W_CARD_FIRST, "AM-3.2", "first play a card", "jouez d'abord une carte")                                          \
    X(W_INTERRUPT_CARD, "AM-8.1", "{0:card} is an interrupt: it is never the card of the turn",                        \
      "{0:card} est une interruption : jamais la carte du tour")                                                       \
    X(W_NO_MORE_CARDS, "AM-3.4", "no other card may be played", "aucune autre carte ne peut être jouée")               \
    X(W_NAMED, "AM-13.18", "only the card that was chosen before", "seulement la carte choisie auparavant")            \
    X(W_CHOOSE_FIRST, "AM-13.18", "first choose both cards", "choisissez d'abord les deux cartes")                     \
    X(W_NO_NAMING, "AM-13.18", "no card is chosen in advance now", "on ne choisit pas de carte d'avance à présent")    \
    X(W_CHOSEN, "AM-13.18", "the card {0:card} is the first already", "la carte {0:card} est déjà la première")        \
    X(W_MUST_PLAY, "AM-3.2", "you must play a card", "vous devez jouer une carte")                                     \
    X(W_MUST_EVENT, "AM-4.9", "a random event cannot be declined", "on ne peut pas renoncer à un Événement Aléatoire") \
    X(W_MUST, "AM-4.8", "that cannot be declined any more", "on ne peut plus y renoncer")                              \
    X(W_JUST_END, "AM-3.6", "there is nothing to skip; end the turn", "il n'y a rien à sauter ; finissez le tour")     \
    X(W_NOT_END, "AM-3.3", "the card is not finished", "la carte n'est pas finie")                                     \
    X(W_NO_EVENT, "AM-4.9", "no random event is due", "aucun Événement Aléatoire n'est à résoudre")                    \
    X(W_NO_MONEY_SYMBOL, "AM-4.7", "no money symbol is being done", "ce n'est pas le moment de prendre de l'argent")   \
    X(W_BANK_EMPTY, "AM-14.14", "the bank is empty", "la banque est vide")                                             \
    X(W_NO_TEXT, "AM-4.8", "no such text is being used", "aucun Parchemin de ce genre n'est en cours")                 \
    X(W_TEXT_NOTHING, "AM-3.10", "the text would bring nothing now", "le Parchemin n'apporterait rien à présent")      \
    X(W_NO_PLACING, "AM-4.1", "no minion is to be placed now", "on ne place pas d'agent à présent")                    \
    X(W_SUPPLY_FIRST, "AM-4.3", "your supply is not empty: place from there",                                          \
      "votre réserve n'est pas vide : placez un agent de la réserve")                                                  \
    X(W_SUPPLY_EMPTY, "AM-4.3", "your supply is empty: lift a minion from the board",                                  \
      "votre réserve est vide : déplacez un agent du plateau")                                                         \
    X(W_NO_OWN_MINION, "AM-4.3", "you have no minion in {0:in}", "vous n'avez pas d'agent {0:in}")                     \
    X(W_SAME_AREA, "AM-4.3", "it has to go to a different area", "il doit aller dans un autre quartier")               \
    X(W_NOT_NEAR, "AM-4.1", "you have no minion in {0:in} or in an adjacent area",                                     \
      "vous n'avez d'agent ni {0:in} ni dans un quartier adjacent")                                                    \
    X(W_NOT_NAMED, "AM-4.10", "the text does not allow {0:the}", "le Parchemin n'autorise pas {0:the}")                \
    X(W_NO_BUILDING_NOW, "AM-6.1", "you cannot build now", "vous ne pouvez pas construire à présent")                  \
    X(W_NEEDS_MINION, "AM-6.1", "you need a minion in {0:in}", "il vous faut un agent {0:in}")                         \
    X(W_BUILT, "AM-6.1", "a building stands in {0:in}", "il y a déjà un bâtiment {0:in}")                              \
    X(W_TROUBLE, "AM-6.1", "there is trouble in {0:in}", "il y a du Chaos {0:in}")                                     \
    X(W_COST, "AM-13.26", "it costs ${0}; you have ${1}", "cela coûte {0} $ ; vous avez {1} $")                        \
    X(W_BUILDINGS_LEFT, "AM-6.3", "you have buildings left: use one of these",                                         \
      "il vous reste des bâtiments : utilisez-en un")                                                                  \
    X(W_SIX, "AM-6.3", "all six are on the board: say which one you take away",                                        \
      "les six sont sur le plateau : dites lequel vous enlevez")                                                       \
    X(W_NO_OWN_BUILDING, "AM-6.3", "you have no building in {0:in}", "vous n'avez pas de bâtiment {0:in}")             \
    X(W_NO_BUYING, "AM-13.21", "no building can be bought now", "on n'achète pas de bâtiment à présent")               \
    X(W_NO_WARE, "AM-13.21", "no other player has a building in {0:in}", "aucun autre joueur n'a de bâtiment {0:in}")  \
    X(W_WARE_TROUBLE, "AM-20.71", "there is trouble in {0:in}", "il y a du Chaos {0:in}")                              \
    X(W_WARE_CALM, "AM-20.89", "there is no trouble in {0:in}", "il n'y a pas de Chaos {0:in}")                        \
    X(W_NO_REMOVING, "AM-4.5", "no minion can be removed now", "on ne retire pas d'agent à présent")                   \
    X(W_NOBODY, "AM-4.5", "{1:minion}: not in {0:in}", "{1:minion} : pas {0:in}")                                      \
    X(W_OWN, "AM-4.5", "not one of your own", "pas un des vôtres")                                                     \
    X(W_ONLY_OWN, "AM-4.8", "it has to be one of your own", "il faut que ce soit un des vôtres")                       \
    X(W_NO_TROUBLE, "AM-4.5", "there is no trouble in {0:in}", "il n'y a pas de Chaos {0:in}")                         \
    X(W_NOT_THERE, "AM-4.8", "it has to be in another area than {0:the}", "il faut un autre quartier que {0:the}")     \
    X(W_SPARED, "AM-13.53", "{0:seat} is spared by Wallace Sonky", "{0:seat} est épargné par Wallace Sonky")           \
    X(W_NO_CALMING, "AM-4.6", "no trouble marker can be removed now", "on ne retire pas de jeton Chaos à présent")     \
    X(W_NO_STIRRING, "AM-13.22", "no trouble marker can be put down now", "on ne pose pas de jeton Chaos à présent")   \
    X(W_HAS_TROUBLE, "AM-1.5", "there is a trouble marker in {0:in} already", "il y a déjà un jeton Chaos {0:in}")     \
    X(W_NOT_STIRRED, "AM-13.22", "trouble cannot be put in {0:in}", "on ne peut pas poser de jeton Chaos {0:in}")      \
    X(W_NO_COUNTING, "AM-20.81", "Mr Slant counts minions in an area with trouble",                                    \
      "M. Oblique compte les agents d'un quartier en proie au Chaos")                                                  \
    X(W_NO_MOVING, "AM-13.3", "no minion can be moved now", "on ne déplace pas d'agent à présent")                     \
    X(W_NOT_ADJACENT, "AM-1.2", "{1:the} is not adjacent to {0:the}", "{1:the} et {0:the} ne sont pas adjacents")      \
    X(W_FLOODED, "AM-21.2", "{0:area} is flooded", "{0:area} : quartier inondé")                                       \
    X(W_DRY, "AM-21.2", "{0:area} is not flooded, or nobody is left to move there",                                    \
      "{0:area} : quartier non inondé, ou personne à y déplacer")                                                      \
    X(W_NO_SWAPPING, "AM-13.24", "The Bursar swaps two minions of different areas",                                    \
      "L'Économiste échange deux agents de quartiers différents")                                                      \
    X(W_NO_RAZING, "AM-6.4", "no building can be removed now", "on ne retire pas de bâtiment à présent")               \
    X(W_NO_TARGET, "AM-4.8", "no player is to be chosen now", "on ne désigne pas de joueur à présent")                 \
    X(W_NOT_YOURSELF, "AM-13.46", "it has to be another player", "il faut un autre joueur")                            \
    X(W_NO_SEAT, "AM-1.1", "there is no player {0}", "il n'y a pas de joueur {0}")                                     \
    X(W_BAD_TARGET, "AM-4.8", "{0:seat} cannot be chosen for this", "{0:seat} ne peut être désigné pour cela")         \
    X(W_NO_GIVING, "AM-12.2", "no card is to be given now", "on ne donne pas de carte à présent")                      \
    X(W_NO_DISCARDING, "AM-4.8", "no card is to be discarded now", "on ne défausse pas de carte à présent")            \
    X(W_NO_CHOOSING, "AM-4.8", "the card {0:card} is not among those to choose from",                                  \
      "la carte {0:card} n'est pas parmi celles à choisir")                                                            \
    X(W_NO_PAYING, "AM-1.8", "there is nothing to pay now", "il n'y a rien à payer à présent")                         \
    X(W_NO_REFUSING, "AM-9.2", "there is nothing to refuse", "il n'y a rien à refuser")                                \
    X(W_BETWEEN, "AM-3.8", "powers are used between two actions of your own turn",                                     \
      "les capacités spéciales s'utilisent entre deux actions de votre propre tour")                                   \
    X(W_NO_CARD, "AM-6.5", "you do not have the City Area card of {0:area}",                                           \
      "vous n'avez pas la carte Quartier {0:area}")                                                                    \
    X(W_CARD_LOST, "AM-6.7", "the City Area card of {0:area} is out of the game",                                      \
      "la carte Quartier {0:area} est dans la boîte")                                                                  \
    X(W_FRESH, "AM-6.5", "you have obtained {0:area} this turn",                                                       \
      "vous avez obtenu la carte Quartier {0:area} pendant ce tour")                                                   \
    X(W_USED, "AM-6.5", "you have used {0:area} this turn",                                                            \
      "vous avez déjà utilisé la carte Quartier {0:area} pendant ce tour")                                             \
    X(W_DEMON, "AM-6.6", "a demon stands in {0:in}", "un démon se trouve {0:in}")                                      \
    X(W_EVENTS_ONLY, "AM-23.4", "Small Gods answers random events",                                                    \
      "Les Petits-Dieux répondent aux Événements Aléatoires")                                                          \
    X(W_POWER, "AM-6.5", "the power of {0:of} does not do that", "la capacité spéciale {0:of} ne permet pas cela")     \
    /* What is wrong with a position */                                                                                \
    X(C_PLAYERS, NULL, "players: two to four", "players : de deux à quatre")                                           \
    X(C_OPTIONS, NULL, "option: not a value of the option table", "option : pas une valeur de la table des options")   \
    X(C_SEAT, NULL, "seat/{0}: nobody sits here", "seat/{0} : personne n'est assis là")                                \
    X(C_MINIONS, "AM-1.1", "seat/{0}: more than twelve minions", "seat/{0} : plus de douze agents")                    \
    X(C_BUILDINGS, "AM-1.1", "seat/{0}: more than six buildings", "seat/{0} : plus de six bâtiments")                  \
    X(C_TROLLS, "AM-7.4", "area: more trolls than have come", "area : plus de trolls qu'il n'en est venu")             \
    X(C_DEMONS, "AM-7.4", "area: more demons than have come", "area : plus de démons qu'il n'en est venu")             \
    X(C_MONEY, "AM-1.8", "seat/money: with the bank it is {0}, not {1}",                                               \
      "seat/money : avec la banque cela fait {0} et non {1}")                                                          \
    X(C_CARDS, "AM-1.6", "the card {0:card} is in two places", "la carte {0:card} est à deux endroits")                \
    X(C_PILE, "AM-2.6", "green, brown: not what is left of the cards",                                                 \
      "green, brown : ce n'est pas ce qui reste des cartes")                                                           \
    X(C_LAST_EVENT, "AM-10.1", "last_event: it has not taken place", "last_event : il n'a pas eu lieu")                \
    X(C_EXHAUSTED, "AM-11.3", "the draw pile is empty and the game goes on",                                           \
      "la pioche est vide et la partie continue")                                                                      \
    X(C_PERSON, "AM-2.4", "seat/{0}/person: dealt twice, not in the game, or not the one it can be",                   \
      "seat/{0}/person : donné deux fois, absent du jeu ou impossible")                                                \
    X(C_KNOWS, "AM-12.2", "seat/{0}: it knows what is not so", "seat/{0} : il sait ce qui n'est pas")                  \
    X(C_IN_PLAY, "AM-3.5", "in_play, played: no such card can be in play",                                             \
      "in_play, played : cette carte ne peut être en jeu")                                                             \
    X(C_SCRATCH, NULL, "roll, kept, flee: nothing of the kind is going on",                                            \
      "roll, kept, flee : rien de tel n'est en cours")                                                                 \
    X(C_FRAMES, NULL, "frames: they do not fit", "frames : elles ne vont pas ensemble")                                \
    X(C_ENDING, NULL, "ending, winners, frames: they do not agree",                                                    \
      "ending, winners, frames : ils ne s'accordent pas")                                                              \
    /* What the points are for, and what lies on the table */                                                          \
    X(S_MINIONS_COUNT, "AM-11.5", "minions on the board, 5 points each", "agents sur le plateau, 5 points chacun")     \
    X(S_BUILDINGS_COUNT, "AM-11.5", "cost of buildings", "Coût de Construction des bâtiments")                         \
    X(S_MONEY_COUNTS, "AM-11.5", "money", "argent")                                                                    \
    X(S_LOANS_PAID, "AM-11.6", "loans paid back, $12 each", "prêts remboursés, 12 $ chacun")                           \
    X(S_LOANS_OWED, "AM-11.6", "loans not paid back, 15 points each", "prêts non remboursés, 15 points chacun")

#define AM_PHRASE_NAME(NAME, RULE, EN, FR) AM_##NAME,
enum am_phrase { AM_PHRASES(AM_PHRASE_NAME) AM_SCENE_PHRASES(AM_PHRASE_NAME) AM_PHRASE_COUNT };
#undef AM_PHRASE_NAME

#endif
