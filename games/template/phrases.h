/* Everything the game says, one row a phrase: name, rule, English, French (core/text.h explains the holes); a question
 * in both voices (core/phrases.h). */
#ifndef PLATEAU_TEMPLATE_PHRASES_H
#define PLATEAU_TEMPLATE_PHRASES_H

#define TP_PHRASES(X)                                                                                                  \
    /* What happens */                                                                                                 \
    X(P_KEEPS, "TP-2.4", "{0:seat} keeps the card", "{0:seat} garde sa carte")                                         \
    X(P_SWAPS, "TP-2.4", "{0:seat} swaps and lays aside {1:card}", "{0:seat} échange et écarte {1:card}")              \
    X(P_SWAPS_SOME, "TP-2.4", "{0:seat} swaps", "{0:seat} échange sa carte")                                           \
    X(P_CARD, "TP-2.2", "{0:seat} gets {1:card}", "{0:seat} reçoit {1:card}")                                          \
    X(P_SOME_CARD, "TP-2.2", "{0:seat} gets a card", "{0:seat} reçoit une carte")                                      \
    X(P_LOOKS, "TP-2.2", "{0:seat} sees that it is {1:card}", "{0:seat} voit que c'est {1:card}")                      \
    X(P_PEEKS, "TP-2.5", "{0:seat} looks at the card of {1:seat}", "{0:seat} regarde la carte de {1:seat}")            \
    X(P_SEES, "TP-2.5", "{0:seat} holds {1:card}", "{0:seat} a en main {1:card}")                                      \
    X(P_BIDS, "TP-3.1", "{0:seat} bids {1|chip|chips}", "{0:seat} mise {1|jeton|jetons}")                              \
    X(P_SECRET_BID, "TP-3.1", "{0:seat} bids in secret", "{0:seat} mise en secret")                                    \
    X(P_SHOWS, "TP-4.1", "{0:seat} shows {1:card} and a bid of {2|chip|chips}",                                        \
      "{0:seat} montre {1:card} et une mise de {2|jeton|jetons}")                                                      \
    X(P_WINS, "TP-4.1", "{0:seat} takes the pot: {1|chip|chips}", "{0:seat} remporte le pot : {1|jeton|jetons}")       \
    X(P_ANTE, "TP-2.1", "Round {0}: everybody puts a chip into the pot", "Manche {0} : chacun met un jeton au pot")    \
    X(P_LAST, "TP-5.1", "That was the last round", "C'était la dernière manche")                                       \
    X(P_BROKE, "TP-5.2", "{0:seat} has no chips left", "{0:seat} n'a plus de jetons")                                  \
    /* Automas */                                                                                                      \
    X(P_DECISION, "TP-6.2", "The decision card of {0:seat} is {1}", "La carte de décision de {0:seat} est {1}")        \
    X(P_EVEN, "TP-6.2", "{1} is even: {0:seat} keeps", "{1} est pair : {0:seat} garde")                                \
    X(P_ODD, "TP-6.2", "{1} is odd: {0:seat} swaps", "{1} est impair : {0:seat} échange")                              \
    X(P_NOT_LOWER, "TP-6.2", "The card of {0:seat} is not lower than {1}",                                             \
      "La carte de {0:seat} n'est pas plus basse que {1}")                                                             \
    X(P_LOWER, "TP-6.2", "The card of {0:seat} is lower than {1}", "La carte de {0:seat} est plus basse que {1}")      \
    X(P_RICHEST, "TP-6.3", "{0:seat} looks where there are most chips: {1} → {2}",                                     \
      "{0:seat} regarde là où il y a le plus de jetons : {1} → {2}")                                                   \
    X(P_LOT, "TP-6.3", "The lot falls on {1:seat}", "Le sort tombe sur {1:seat}")                                      \
    X(P_BID_EASY, "TP-6.4", "{0:seat} always bids 1 chip", "{0:seat} mise toujours 1 jeton")                           \
    X(P_BID_HARD, "TP-6.4", "{0:seat} bids a third of its card, and 1 chip more over a lower one it has seen",         \
      "{0:seat} mise le tiers de sa carte, et 1 jeton de plus face à une carte plus basse qu'il a vue")                \
    X(P_CHANCE_DECISION, "TP-6.2", "A decision card for {0:seat}", "Une carte de décision pour {0:seat}")              \
    X(P_CHANCE_LOT, "TP-6.3", "Whose card does {0:seat} look at? The lot decides",                                     \
      "De qui {0:seat} regarde-t-il la carte ? Le sort décide")                                                        \
    X(P_RULES_KEEP, "TP-6.2", "{0:seat} is an automa and goes by its decision card",                                   \
      "{0:seat} est un automa et suit sa carte de décision")                                                           \
    X(P_RULES_PEEK, "TP-6.3", "{0:seat} is an automa: the rules say whose card it looks at",                           \
      "{0:seat} est un automa : les règles disent de qui il regarde la carte")                                         \
    X(P_RULES_BID, "TP-6.4", "{0:seat} is an automa: the rules say what it bids",                                      \
      "{0:seat} est un automa : les règles disent ce qu'il mise")                                                      \
    X(P_MANY_AUTOMAS, "TP-6.1", "no more than {0|automa|automas} may play",                                            \
      "il ne peut pas jouer plus de {0|automa|automas}")                                                               \
    /* What is wanted */                                                                                               \
    PL_QUESTION(X, KEEP, "TP-2.4", "Keep your card or swap it?", "Garder votre carte ou l'échanger ?",                 \
                "{0:seat} keeps or swaps", "{0:seat} garde ou échange")                                                \
    PL_QUESTION(X, PEEK, "TP-2.5", "Whose card do you look at?", "De qui regardez-vous la carte ?",                    \
                "{0:seat} sends out the Spy", "{0:seat} envoie l'Espion")                                              \
    PL_QUESTION(X, BID, "TP-3.1", "How many chips do you bid?", "Combien de jetons misez-vous ?", "{0:seat} bids",     \
                "{0:seat} mise")                                                                                       \
    X(TELLS_BIDS, "TP-3.1", "Everybody bids in secret", "Chacun mise en secret")                                       \
    X(P_CHANCE_CARD, "TP-2.2", "A card for {0:seat}", "Une carte pour {0:seat}")                                       \
    X(P_OVER, "TP-5.3", "The game is over", "La partie est finie")                                                     \
    /* Why not */                                                                                                      \
    X(P_NOT_YOU, "TP-2.3", "it is not the turn of {1:seat}", "ce n'est pas le tour de {1:seat}")                       \
    X(P_CARDS_FIRST, "TP-3.1", "bids come after everybody has kept or swapped",                                        \
      "on mise après que tous ont gardé ou échangé")                                                                   \
    X(P_PEEK_FIRST, "TP-2.5", "first the Spy looks at a card", "d'abord l'Espion regarde une carte")                   \
    X(P_BID_NOW, "TP-2.4", "everybody has kept or swapped already", "tous ont déjà gardé ou échangé")                  \
    X(P_NO_SPY, "TP-2.5", "only whoever has just laid the Spy aside looks at a card",                                  \
      "seul qui vient d'écarter l'Espion regarde une carte")                                                           \
    X(P_NOT_OWN, "TP-2.5", "the Spy looks at another player's card", "l'Espion regarde la carte d'un autre joueur")    \
    X(P_NO_SEAT, "TP-1.1", "there is no player {0} in this game", "il n'y a pas de joueur {0} dans cette partie")      \
    X(P_TOO_MUCH, "TP-3.3", "nobody bids more than {0|chip|chips}", "personne ne mise plus de {0|jeton|jetons}")       \
    X(P_TOO_POOR, "TP-3.2", "{0:seat} has only {1|chip|chips}", "{0:seat} n'a que {1|jeton|jetons}")                   \
    X(P_TOO_LONG, "TP-1.3", "{0|round|rounds} cannot be played with {1|chip|chips} each",                              \
      "on ne peut pas jouer {0|manche|manches} avec {1|jeton|jetons} chacun")                                          \
    /* What check may find */                                                                                          \
    X(BAD_FRAMES, NULL, "frames: these decisions cannot follow", "frames : ces décisions ne se suivent pas")           \
    X(BAD_ROUND, "TP-1.3", "round: there are not that many", "round : il n'y en a pas tant")                           \
    X(BAD_HANDS, "TP-2.2", "seat/{0}/card: one too many or missing", "seat/{0}/card : en trop, ou qui manque")         \
    X(BAD_CARDS, "TP-1.1", "a card is in two places, or there is no such card",                                        \
      "une carte est à deux endroits, ou n'existe pas")                                                                \
    X(BAD_BIDS, "TP-3.2", "seat/{0}/bid: missing, too early or too high",                                              \
      "seat/{0}/bid : absente, prématurée ou trop haute")                                                              \
    X(BAD_SEEN, "TP-2.5", "seat/{0}/seen: nobody else's card", "seat/{0}/seen : pas la carte d'un autre")              \
    X(BAD_CHIPS, "TP-1.2", "seat/chips: with the pot they are not what the game began with",                           \
      "seat/chips : avec le pot, ce n'est pas ce qu'il y avait au départ")                                             \
    X(BAD_AUTOMAS, NULL, "seat: automas do not keep and bid so", "seat : des automas ne gardent ni ne misent ainsi")   \
    X(BAD_EMPTY, NULL, "seat/{0}: nobody sits here", "seat/{0} : personne n'est assis là")                             \
    /* What lies on the table */                                                                                       \
    X(S_TABLE, NULL, "table", "table")                                                                                 \
    X(S_DECK, NULL, "deck", "pioche")                                                                                  \
    X(S_ASIDE, NULL, "laid aside", "écartées")                                                                         \
    X(S_BOARD_OF, NULL, "{0:seat}", "{0:seat}")                                                                        \
    X(S_HAS_CHIPS, NULL, "{0|chip|chips} in hand", "{0|jeton|jetons} en main")                                         \
    X(S_LAST_BID_SPACE, NULL, "bid of the last round: {0}", "mise de la manche d'avant : {0}")                         \
    X(S_LAST_BID_IS, NULL, "a bid of {0} in the last round", "une mise de {0} à la manche d'avant")                    \
    X(S_ROUND_SPACE, NULL, "round {0}", "manche {0}")                                                                  \
    X(S_ROUND_IS, NULL, "this is round {0}", "manche {0} en cours")                                                    \
    X(S_POT, NULL, "pot", "pot")                                                                                       \
    X(S_BID_OF, NULL, "{0:seat}: bid", "{0:seat} : mise")                                                              \
    X(S_HAND_OF, NULL, "{0:seat}: hand", "{0:seat} : main")                                                            \
    X(S_NUMBER, NULL, "{0}", "{0}")                                                                                    \
    X(S_SPY_NAME, NULL, "Spy", "Espion")                                                                               \
    X(S_SPY, "TP-2.5", "Lay it aside and, once you have drawn, look at another player's card.",                        \
      "Écartez-le et, après avoir tiré, regardez la carte d'un autre joueur.")                                         \
    X(S_CARD, NULL, "{0:card}", "{0:card}")                                                                            \
    X(S_SOME_CARD, NULL, "a card face down", "une carte face cachée")                                                  \
    X(S_CARDS_LEFT, NULL, "{0|card|cards} in the deck", "{0|carte|cartes} dans la pioche")                             \
    X(S_POT_CHIPS, NULL, "{0|chip|chips} in the pot", "{0|jeton|jetons} au pot")                                       \
    X(S_BID, NULL, "a bid of {0|chip|chips}", "une mise de {0|jeton|jetons}")                                          \
    X(S_SECRET, NULL, "a secret bid", "une mise secrète")                                                              \
    X(S_UNKNOWN, NULL, "?", "?")                                                                                       \
    X(S_CHIPS, NULL, "chips", "jetons")                                                                                \
    X(S_LAST_CARD, NULL, "card of the last round", "carte de la manche d'avant")                                       \
    X(S_LAST_BID, NULL, "bid of the last round", "mise de la manche d'avant")                                          \
    X(S_FROM_START, "TP-1.2", "chips at the start", "jetons au départ")                                                \
    X(S_FROM_POTS, "TP-4.1", "won and lost at the showdowns", "gagnés et perdus aux confrontations")                   \
    X(S_DECISION, "TP-6.2", "decision card", "carte de décision")                                                      \
    X(S_ROUND, NULL, "round", "manche")

#endif
