/* What the table shows in words: labels, titles, explanations. As in phrases.h: name, rule, English, French. */
#ifndef PLATEAU_ANKH_PHRASES_SCENE_H
#define PLATEAU_ANKH_PHRASES_SCENE_H

#define AM_SCENE_PHRASES(X)                                                                                            \
    /* The city */                                                                                                     \
    X(S_CITY_SHEET, "AM-1.2", "city", "cité")                                                                          \
    X(S_PANEL_SHEET, "AM-1.1", "cards", "cartes")                                                                      \
    X(S_CITY, "AM-1.2", "the city and the river", "la cité et le fleuve")                                              \
    X(S_AREA_NAME, "AM-1.2", "{0:area}", "{0:area}")                                                                   \
    X(S_AREA, "AM-1.2", "area {1}: {0:area}", "quartier {1} : {0:area}")                                               \
    X(S_AREA_TEXT, "AM-1.2", "Adjacent areas: {0:neighbours}. A building costs ${1}. City Area card: {0:power}",       \
      "Quartiers adjacents : {0:neighbours}. Coût de Construction : {1} $. Carte Quartier : {0:power}")                \
    X(S_MARK, NULL, "{0:mark}", "{0:mark}")                                                                            \
    X(S_MINIONS_HERE, "AM-1.7", "{0:player}: {1|minion|minions}", "{0:player} : {1|agent|agents}")                     \
    X(S_TROLLS_HERE, "AM-7.2", "{0|troll|trolls}", "{0|troll|trolls}")                                                 \
    X(S_DEMONS_HERE, "AM-7.3", "{0|demon|demons}", "{0|démon|démons}")                                                 \
    X(S_BUILDING, "AM-6.1", "building of {0:player}", "bâtiment de {0:player}")                                        \
    X(S_PRICE, "AM-6.2", "no building yet: it costs ${1}", "pas encore de bâtiment ; Coût de Construction : {1} $")    \
    X(S_TROUBLE, "AM-5.1", "trouble", "Chaos")                                                                         \
    X(S_POWER, "AM-6.5", "{0:power}", "{0:power}")                                                                     \
    X(S_CARD_FREE, "AM-2.7", "City Area card: in the display", "carte Quartier : au bord du plateau")                  \
    X(S_CARD_OWNED, "AM-6.1", "City Area card: {1:player}", "carte Quartier : {1:player}")                             \
    X(S_CARD_LOST, "AM-6.7", "City Area card: out of the game", "carte Quartier : dans la boîte")                      \
    X(S_USED, "AM-6.5", "used this turn", "déjà utilisée ce tour-ci")                                                  \
    X(S_FRESH, "AM-6.5", "obtained this turn, of no use before the next", "obtenue ce tour-ci, utilisable au suivant") \
    X(S_BARRED, "AM-6.6", "of no use while a demon stands there", "inutilisable tant qu'un démon s'y trouve")          \
    /* Players and personalities */                                                                                    \
    X(S_SEAT, NULL, "{0:player}", "{0:player}")                                                                        \
    X(S_PURSE, "AM-2.3", "{0:player} has ${1}", "{0:player} a {1} $")                                                  \
    X(S_LOANS, "AM-9.1", "{0:player}: {1|loan|loans} to pay back", "{0:player} : {1|prêt|prêts} à rembourser")         \
    X(S_PENALTIES, "AM-9.2", "{0:player}: {1|place|places} of the hand filled for good",                               \
      "{0:player} : {1|place|places} de la main {1?prise|prises} pour de bon")                                         \
    X(S_PERSON_NAME, "AM-2.4", "{0:person}", "{0:person}")                                                             \
    X(S_PERSON, "AM-11.1", "{0:role_first} wins {0:wants}", "{0:role_first} gagne {0:wants}")                          \
    X(S_GOAL, "AM-11.1", "{0:role_first} {0:goal}.", "{0:role_first} {0:goal}.")                                       \
    X(S_CONTROL_MEANS, "AM-11.2",                                                                                      \
      "Control: more pieces, minions and building, than each other player, and more than there are trolls, in an "     \
      "area without demons.",                                                                                          \
      "Contrôler : plus de pions, agents et bâtiment, que chaque autre joueur, et plus qu'il n'y a de trolls, dans " \
      "un quartier sans démon.")                                                                                       \
    X(S_WINS, "AM-11.1", "Wins {0:wants}.", "Gagne {0:wants}.")                                                        \
    X(S_MAY_BE, "AM-12.1", "{0:player} may be {1:role}: {2} of {3}", "{0:player} peut être {1:role} : {2} sur {3}")    \
    X(S_MAY_BE_VIMES, "AM-12.1", "{0:player} may be {1:role}", "{0:player} peut être {1:role}")                        \
    X(S_MAY_WIN, "AM-11.1", "{0:player} has what {1:role} needs: {2} of {3}",                                          \
      "{0:player} a de quoi gagner s'il est {1:role} : {2} sur {3}")                                                   \
    X(S_IS, "AM-2.4", "{0:player} is {1:role}: {2} of {3}", "{0:player} est {1:role} : {2} sur {3}")                   \
    X(S_IS_VIMES, "AM-2.4", "{0:player} is {1:role}", "{0:player} est {1:role}")                                       \
    X(S_IS_NOT, "AM-12.4", "{0:player} is not {1:role}", "{0:player} n'est pas {1:role}")                              \
    /* Cards */                                                                                                        \
    X(S_CARD_NAME, "AM-1.6", "{0:card}", "{0:card}")                                                                   \
    X(E_TEXT, "AM-4.8", "{0:card}", "{0:card}")                                                                        \
    X(E_POWER, "AM-6.5", "City Area card: {0:area}", "carte Quartier : {0:area}")                                      \
    X(S_CARD, "AM-1.6", "{0:card}: {0:symbols}", "{0:card} : {0:symbols}")                                             \
    X(S_CARD_TEXT, "AM-4.8", "{0:text}", "{0:text}")                                                                   \
    X(S_CARD_SYMBOLS, "AM-3.3", "{0:symbols}", "{0:symbols}")                                                          \
    X(S_EVENT_NAME, "AM-10.1", "{0:event}", "{0:event}")                                                               \
    X(S_EVENT, "AM-10.1", "event: {0:event}", "Événement Aléatoire : {0:event}")                                       \
    X(S_EVENT_NOW, "AM-10.1", "now: {0:event}", "en cours : {0:event}")                                                \
    X(S_EVENT_LAST, "AM-10.1", "last event: {0:event}", "dernier Événement Aléatoire : {0:event}")                     \
    X(S_EVENT_TEXT, "AM-10.1", "{0:happens}", "{0:happens}")                                                           \
    X(S_HAND, "AM-12.1", "{0:player}: hand", "{0:player} : main")                                                      \
    X(S_BACK, "AM-12.1", "{0:player}: {1|hidden card|hidden cards}", "{0:player} : {1|carte cachée|cartes cachées}")   \
    X(S_PERHAPS, "AM-12.2", "Perhaps in this hand: {0:perhaps}", "Peut-être dans cette main : {0:perhaps}")            \
    X(S_KNOWN, "AM-12.2", "{1:player} holds {0:card}: {0:symbols}", "{1:player} a {0:card} : {0:symbols}")             \
    X(S_LOAN_CARD, "AM-9.1", "loan of {1:player}: {0:card}", "prêt de {1:player} : {0:card}")                          \
    X(S_PENALTY_CARD, "AM-9.2", "{1:player} keeps {0:card} to the end", "{1:player} garde {0:card} jusqu'à la fin")    \
    X(S_LOAN_TEXT, "AM-11.6", "A loan: $12 at the end, or 15 points if there is not enough.",                          \
      "Un prêt : 12 $ à la fin, ou 15 points si l'argent manque.")                                                     \
    X(S_PENALTY_TEXT, "AM-9.2", "Fills one place of the hand for good.", "Prend pour de bon une place de la main.")    \
    X(S_PERSONALITY, "AM-2.4", "{0:player} is {1:role}", "{0:player} est {1:role}")                                    \
    /* The rest of the table */                                                                                        \
    X(S_IN_PLAY, "AM-3.5", "card in play", "carte en jeu")                                                             \
    X(S_TURN_OF, "AM-3.7", "turn of {0:player}", "tour de {0:player}")                                                 \
    X(S_PLAYED, "AM-3.5", "{0:player} has played {1:card}: {1:symbols}", "{0:player} a joué {1:card} : {1:symbols}")   \
    X(S_SYMBOL, "AM-3.3", "{0:symbol}", "{0:symbol}")                                                                  \
    X(S_SYMBOL_NOW, "AM-3.3", "now: {0:symbol}", "en cours : {0:symbol}")                                              \
    X(S_DRAW_PILE, "AM-2.6", "draw pile", "pioche")                                                                    \
    X(S_DECK, "AM-2.6", "draw pile: {0|green card|green cards}, then {1|brown one|brown ones}",                        \
      "pioche : {0|carte verte|cartes vertes}, puis {1|marron|marron}")                                                \
    X(S_DISCARD_PILE, "AM-3.5", "discards", "défausse")                                                                \
    X(S_EVENT_PLACE, "AM-10.1", "event", "Événement")                                                                  \
    X(S_PAST, "AM-10.1", "past", "passés")                                                                             \
    X(S_PAST_EVENTS, "AM-10.1", "past events", "Événements passés")                                                    \
    X(S_DIE, "AM-1.4", "die", "dé")                                                                                    \
    X(S_ROLLED, "AM-1.4", "the die shows {1}: {0:area}", "le dé montre {1} : {0:area}")                                \
    X(S_LAST_ROLL, "AM-1.4", "last roll: {1}, {0:area}", "dernier jet : {1}, {0:area}")                                \
    X(S_BANK, "AM-1.8", "bank", "banque")                                                                              \
    X(S_BANK_HAS, "AM-14.14", "the bank has ${0}", "la banque a {0} $")                                                \
    X(S_BANK_ENDLESS, "AM-1.8", "the bank never runs out", "la banque n'est jamais à court")                           \
    X(S_ENDLESS, "AM-1.8", "∞", "∞")                                                                                   \
    /* Numbers */                                                                                                      \
    X(S_TURN, "AM-3.1", "turn", "tour")                                                                                \
    X(S_PILE_LEFT, "AM-11.3", "draw pile", "pioche")                                                                   \
    X(S_TROUBLES, "AM-1.5", "trouble", "Chaos")                                                                        \
    X(S_EVENTS_LEFT, "AM-10.1", "events", "Événements")                                                                \
    X(S_MONEY, "AM-2.3", "money ($)", "argent ($)")                                                                    \
    X(S_CARDS_HELD, "AM-12.1", "cards", "cartes")                                                                      \
    X(S_MINIONS_LEFT, "AM-1.1", "minions left", "agents en réserve")                                                   \
    X(S_BUILDINGS_LEFT, "AM-1.1", "buildings left", "bâtim. en réserve")                                               \
    X(S_PRESENT, "AM-22.1", "areas with minions", "quartiers occupés")                                                 \
    X(S_CONTROL, "AM-11.2", "areas controlled", "quartiers contrôlés")                                                 \
    X(S_WORTH, "AM-22.6", "fortune ($)", "fortune ($)")                                                                \
    X(S_POINTS, "AM-11.5", "points so far", "points à ce jour")                                                        \
    /* Parts of the sentences above */                                                                                 \
    X(S_WANT_AREAS, "AM-22.1", "with a minion in {0} areas without a demon",                                           \
      "avec un agent dans {0} quartiers sans démon")                                                                   \
    X(S_WANT_CONTROL, "AM-22.2", "with control of {0} areas", "en contrôlant {0} quartiers")                           \
    X(S_WANT_TROUBLE, "AM-22.5", "with {0} trouble markers in the city", "avec {0} jetons Chaos dans la cité")         \
    X(S_WANT_MONEY, "AM-22.6", "with ${0} in money and buildings, $12 less per loan",                                  \
      "avec {0} $ en argent et en Coûts de Construction, moins 12 $ par prêt")                                         \
    X(S_WANT_END, "AM-22.7", "when the draw pile is exhausted", "quand la pioche est épuisée")                         \
    X(S_TAKE, "AM-4.7", "take ${0}", "prendre {0} $")                                                                  \
    X(S_NO_SYMBOL, "AM-20.29", "no symbol, no text", "ni symbole ni Parchemin")

#endif
