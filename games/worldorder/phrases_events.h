/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_WORLDORDER_PHRASES_EVENTS_H
#define PLATEAU_WORLDORDER_PHRASES_EVENTS_H

#define WO_EVENT_PHRASES(X)                                                                                            \
    /* Which events lie where */                                                                                       \
    X(P_DEAL_EVENT, "WO-14.5", "An event of Era {0} is dealt.", "Un événement de l'Ère {0} est révélé.")               \
    X(N_EVENT_DEALT, "WO-{1}.{2}", "Event dealt: {0:event}.", "Événement révélé : « {0:event} ».")                     \
    X(N_EVENT_TARGETS, "WO-{2}.{3}", "{0:event} goes in front of {1:power}.",                                          \
      "« {0:event} » : événement placé devant {1:power}.")                                                             \
    X(N_NO_EVENTS, "WO-14.10", "No event of Era {0} is left.", "Il n'y a plus d'événement de l'Ère {0}.")              \
    X(N_EVENT_QUEUED, "WO-14.4", "{0:event}, which waited, comes into the row.",                                       \
      "« {0:event} », qui attendait, entre dans la rangée.")                                                           \
    X(N_EVENT_ADDED, "WO-{1}.{2}", "Event added: {0:event}. It waits for the next round.",                             \
      "Événement ajouté : « {0:event} ». Il attend la manche suivante.")                                               \
    X(N_EVENT_AGAIN, "WO-16.5", "{0:event} has been added before: nothing happens.",                                   \
      "« {0:event} » a déjà été ajouté : il ne se passe rien.")                                                        \
    PL_QUESTION(X, KEEP_EVENT, "WO-14.8", "Two events target you: which do you keep?",                                 \
                "Deux événements vous ciblent : lequel gardez-vous ?", "{0:Power} keeps {1:event} or {2:event}.",      \
                "{0:Power} {0/garde|gardent} « {1:event} » ou « {2:event} ».")                                         \
    X(P_KEEP_RANDOM, "WO-14.8", "Chance decides which event stays in front of {0:power}.",                             \
      "Le hasard décide quel événement reste devant {0:power}.")                                                       \
    X(N_KEEPS_EVENT, "WO-14.8", "{0:Power} keeps {1:event}; {2:event} is discarded.",                                  \
      "{0:Power} {0/garde|gardent} « {1:event} » ; « {2:event} » est défaussé.")                                       \
    X(W_EVENT_KEEP, "WO-14.8", "one of the two events in front of you must be kept",                                   \
      "il faut garder l'un des deux événements placés devant vous")                                                    \
    X(W_KEEP_NOT_NOW, "WO-14.8", "you choose between events when a second one targets you",                            \
      "on choisit entre deux événements quand un second vous cible")                                                   \
    X(P_SLOT_RANDOM, "WO-40.2", "{0:event}: one of its events takes the slot.",                                        \
      "« {0:event} » : l'un de ses événements prend l'emplacement.")                                                   \
    X(N_NONE_LEFT, "WO-16.5", "{0:event}: all its events have been added before.",                                     \
      "« {0:event} » : tous ses événements ont déjà été ajoutés.")                                                     \
    X(N_EVENT_STAYS, "WO-16.1", "{0:event} is not discarded.", "« {0:event} » n'est pas défaussé.")                    \
    /* Effect cards */                                                                                                 \
    X(N_EFFECT, "WO-43.{0+1}", "Effect in play: {0:effect}.", "Effet en jeu : « {0:effect} ».")                        \
    X(N_EFFECT_AGAIN, "WO-16.5", "{0:effect} has been in play before: nothing happens.",                               \
      "« {0:effect} » a déjà été en jeu : il ne se passe rien.")                                                       \
    X(N_EFFECT_GONE, "WO-43.{0+1}", "{0:effect} is discarded.", "« {0:effect} » est défaussé.")                        \
    /* The phase */                                                                                                    \
    X(N_EVENTS_PHASE, "WO-14.2", "Events of round {0}.", "Phase Événements de la manche {0}.")                         \
    X(N_EVENT, "WO-{1}.{2}", "{3:Event_type}: {0:event}.", "{3:event_type} : « {0:event} ».")                          \
    X(N_MODIFIER, "WO-15.16", "Modifier {0:power_of}: {1}.", "Modificateur {0:power_of} : {1}.")                       \
    X(N_EVENT_NOBODY, "WO-20.1", "Nobody plays a power of {0:event}: it is discarded.",                                \
      "Personne ne joue de puissance concernée par « {0:event} » : il est défaussé.")                                  \
    X(N_EVENT_INSTEAD, "WO-{2}.{3}", "{0:Power} adds 1 influence instead of resolving {1:event}.",                     \
      "{0:Power} {0/ajoute|ajoutent} 1 Influence au lieu de résoudre « {1:event} ».")                                  \
    X(P_EVENT_REGION, "WO-20.2", "Chance decides in which region {0:power} adds influence.",                           \
      "Le hasard décide dans quelle région {0:power} {0/ajoute|ajoutent} de l'Influence.")                             \
    X(N_EVENT_REGION, "WO-20.10", "{0:Power}: chance picks {1:region_the}.",                                           \
      "{0:Power} : le hasard désigne {1:region_the}.")                                                                 \
    X(N_EVENT_FDI, "WO-16.7", "{0:Power} places an FDI token {1:region_in}.",                                          \
      "{0:Power} {0/pose|posent} un jeton IDE {1:region_in}.")                                                         \
    PL_QUESTION(X, TARGETED, "WO-17.2", "{1:event} targets you: resolve it or postpone it for 1 smart power?",         \
                "« {1:event} » vous cible : le résoudre, ou le reporter pour 1 point de puissance intelligente ?",     \
                "{0:Power} resolves {1:event} or postpones it.",                                                       \
                "{0:Power} {0/résout|résolvent} « {1:event} » ou le {0/reporte|reportent}.")                           \
    X(N_POSTPONES, "WO-17.2", "{0:Power} postpones {1:event} for 1 smart power.",                                      \
      "{0:Power} {0/reporte|reportent} « {1:event} » pour 1 point de puissance intelligente.")                         \
    X(W_NON_POSTPONABLE, "WO-17.5", "{0:event} is NON-POSTPONABLE", "« {0:event} » est NON REPORTABLE")                \
    X(W_LAST_ROUND, "WO-17.4", "in round 6 no event can be postponed",                                                 \
      "aucun événement ne peut être reporté pendant la manche 6")                                                      \
    X(W_NO_SP_POSTPONE, "WO-17.3", "postponing costs 1 smart power, and you have none",                                \
      "reporter coûte 1 point de puissance intelligente, et vous n'en avez pas")                                       \
    X(W_NO_TARGETED, "WO-17.1", "an event that targets you is resolved in the Events phase, in turn order",            \
      "un événement qui vous cible se résout pendant la phase Événements, dans l'ordre du tour")                       \
    /* Decisions and agreements */                                                                                     \
    PL_QUESTION(X, EVENT_DECIDE, "WO-15.3", "{1:event}: do you do what it asks?",                                      \
                "« {1:event} » : faites-vous ce qui est demandé ?", "{0:Power} decides on {1:event}.",                 \
                "{0:Power} {0/décide|décident} pour « {1:event} ».")                                                   \
    X(ASKS_EVENT_TIMES, "WO-15.6", "{1:event}: how often do you do what it asks (0 to {2})?",                          \
      "« {1:event} » : combien de fois faites-vous ce qui est demandé (0 à {2}) ?")                                    \
    PL_QUESTION(X, EVENT_CONTRIBUTE, "WO-15.7", "{1:event}: do you contribute?", "« {1:event} » : contribuez-vous ?",  \
                "{0:Power} contributes to {1:event} or not.",                                                          \
                "{0:Power} {0/contribue|contribuent} ou non à « {1:event} ».")                                         \
    X(N_EVENT_ACCEPTS, "WO-15.3", "{0:Power} does what {1:event} asks.",                                               \
      "{0:Power} {0/fait|font} ce que demande « {1:event} ».")                                                         \
    X(N_EVENT_TIMES, "WO-15.6", "{0:Power} does what {1:event} asks {2|time|times}.",                                  \
      "{0:Power} {0/fait|font} {2|fois|fois} ce que demande « {1:event} ».")                                           \
    X(N_EVENT_WITH, "WO-15.6", "{0:Power} names {1:amount}.", "{0:Power} {0/annonce|annoncent} {1:amount}.")           \
    X(N_EVENT_DECLINES, "WO-15.3", "{0:Power} does not do what {1:event} asks.",                                       \
      "{0:Power} ne {0/fait|font} pas ce que demande « {1:event} ».")                                                  \
    X(N_EVENT_CANNOT, "WO-15.5", "{0:Power} cannot pay for {1:event} and stays out.",                                  \
      "{0:Power} ne {0/peut|peuvent} pas payer pour « {1:event} » et n'y {0/participe|participent} pas.")              \
    X(N_CONTRIBUTES, "WO-15.7", "{0:Power} contributes to {1:event}.",                                                 \
      "{0:Power} {0/contribue|contribuent} à « {1:event} ».")                                                          \
    X(N_NOT_CONTRIBUTES, "WO-15.7", "{0:Power} does not contribute to {1:event}.",                                     \
      "{0:Power} ne {0/contribue|contribuent} pas à « {1:event} ».")                                                   \
    X(N_AGREED, "WO-15.8", "{0:event}: the agreement stands.", "« {0:event} » : l'accord est conclu.")                 \
    X(N_NOT_AGREED, "WO-15.9", "{0:event}: there is no agreement, nobody pays.",                                       \
      "« {0:event} » : pas d'accord, personne ne paie.")                                                               \
    X(W_EVENT_COST, "WO-15.5", "you cannot pay that for {1:event}",                                                    \
      "vous ne pouvez pas payer cela pour « {1:event} »")                                                              \
    X(W_NO_SUCH_WAY, "WO-15.6", "{0:event} is not paid in this way by you",                                            \
      "« {0:event} » ne se paie pas ainsi pour vous")                                                                  \
    X(W_NOT_SO_OFTEN, "WO-15.6", "{0:event} asks for {1} to {2}", "« {0:event} » demande de {1} à {2}")                \
    X(W_NO_QUESTION, "WO-15.3", "no event asks you anything now", "aucun événement ne vous demande rien en ce moment") \
    /* Bids */                                                                                                         \
    X(ASKS_BID, "WO-15.10", "{1:event}: set your secret bid (0 to {2}).",                                              \
      "« {1:event} » : fixez votre enchère secrète (0 à {2}).")                                                        \
    X(TELLS_BID, "WO-15.10", "{0:Power} bids in secret for {1:event}.",                                                \
      "{0:Power} {0/place|placent} une enchère secrète pour « {1:event} ».")                                           \
    X(TELLS_BIDS, "WO-15.10", "{1:event}: all bid in secret.", "« {1:event} » : chacun enchérit en secret.")           \
    X(N_SEALED, "WO-15.10", "{0:Power} has made a bid.", "{0:Power} {0/a|ont} placé une enchère.")                     \
    X(N_OWN_BID, "WO-15.10", "Your bid: {0}.", "Votre enchère : {0}.")                                                 \
    X(N_BID, "WO-15.10", "Bid {0:power_of}: {1}.", "Enchère {0:power_of} : {1}.")                                      \
    X(W_BID_TOO_MUCH, "WO-15.12", "you can pay for at most {1}", "vous pouvez payer {1} au plus")                      \
    X(W_NO_AUCTION, "WO-15.10", "there is no auction now", "il n'y a pas d'enchères en ce moment")                     \
    X(P_BIDCARD, "WO-37.2", "{0:Power} draws a bid card for {1:event}.",                                               \
      "{0:Power} {0/pioche|piochent} une carte Enchère pour « {1:event} ».")                                           \
    X(P_NUMBER, "WO-15.23", "{0:event}: the number to exceed is drawn.",                                               \
      "« {0:event} » : le nombre à dépasser est tiré.")                                                                \
    X(N_DRAWS_NUMBER, "WO-37.2", "{0:Power} draws bid card {1}.",                                                      \
      "{0:Power} {0/pioche|piochent} la carte Enchère {1}.")                                                           \
    X(N_DRAWS_TICK, "WO-20.4", "{0:Power} draws a tick.", "{0:Power} {0/pioche|piochent} une coche.")                  \
    X(N_DRAWS_CROSS, "WO-20.4", "{0:Power} draws a cross.", "{0:Power} {0/pioche|piochent} une croix.")                \
    X(N_EVENT_NUMBER, "WO-15.23", "The number to exceed is {0} + {1} = {2}.",                                          \
      "Le nombre à dépasser est {0} + {1} = {2}.")                                                                     \
    X(N_NOBODY_BIDS, "WO-15.13", "Nobody bids anything for {0:event}.", "Personne ne mise rien pour « {0:event} ».")   \
    X(N_NOBODY_FAILS, "WO-15.25", "Nobody bids anything for {0:event}: it fails.",                                     \
      "Personne ne mise rien pour « {0:event} » : c'est un échec.")                                                    \
    PL_QUESTION(X, MIX, "WO-15.14", "{2:event}: how many of the {1|cube|cubes} do you pay with {3:goods}?",            \
                "« {2:event} » : combien de vos {1} cubes payez-vous en {3:goods} ?",                                  \
                "{0:Power} pays for {1|cube|cubes} of the bid for {2:event}.",                                         \
                "{0:Power} {0/paie|paient} {1|cube|cubes} de l'enchère pour « {2:event} ».")                           \
    X(ASKS_MIX_MONEY, "WO-15.14", "{2:event}: how many of the {1|cube|cubes} do you pay with ${3} each?",              \
      "« {2:event} » : combien de vos {1} cubes payez-vous en argent, à {3} $ chacun ?")                               \
    X(W_MIX_ELEMENT, "WO-15.14", "now you say how much you pay with {0:goods}",                                        \
      "vous dites maintenant combien vous payez en {0:goods}")                                                         \
    X(W_MIX_TOO_MUCH, "WO-15.14", "{0|cube is|cubes are} left to pay for", "il reste {0|cube|cubes} à payer")          \
    X(W_MIX_MAXIMUM, "WO-15.11", "at most {0|unit|units} of this element", "{0|unité|unités} au plus de cet élément")  \
    X(W_MIX_REST, "WO-15.12", "the bid could not be paid so", "l'enchère ne pourrait pas être payée ainsi")            \
    X(W_NO_MIX, "WO-15.14", "no bid is being paid now", "aucune enchère n'est à payer en ce moment")                   \
    PL_QUESTION(X, CARD_ARMY, "WO-15.21", "{2:event}: where do the {1|army|armies} for the card come from?",           \
                "« {2:event} » : d'où viennent les armées pour la carte (encore {1}) ?",                               \
                "{0:Power} moves {1|army|armies} to {2:event}.",                                                       \
                "{0:Power} {0/déplace|déplacent} {1|armée|armées} vers « {2:event} ».")                                \
    PL_QUESTION(X, EVENT_ARMY, "WO-15.30", "{2:event}: which armies go {3:region_to} ({1} more)?",                     \
                "« {2:event} » : quelles armées vont {3:region_to} (encore {1}) ?",                                    \
                "{0:Power} moves {1|army|armies} {3:region_to}.",                                                      \
                "{0:Power} {0/déplace|déplacent} {1|armée|armées} {3:region_to}.")                                     \
    X(N_TO_CARD, "WO-20.6", "{0:Power} puts {1:amount} on the event card.",                                            \
      "{0:Power} {0/pose|posent} {1:amount} sur la carte Événement.")                                                  \
    X(N_BOARD_TO_CARD, "WO-15.21", "{0:Power} puts an army of the player board on the event card.",                    \
      "{0:Power} {0/pose|posent} une armée du plateau Joueur sur la carte Événement.")                                 \
    X(N_REGION_TO_CARD, "WO-15.21", "{0:Power} puts an army {1:region_of} on the event card.",                         \
      "{0:Power} {0/pose|posent} une armée {1:region_of} sur la carte Événement.")                                     \
    X(N_BOARD_TO_REGION, "WO-15.30", "{0:Power} moves an army of the player board {1:region_to}.",                     \
      "{0:Power} {0/déplace|déplacent} une armée du plateau Joueur {1:region_to}.")                                    \
    X(N_REGION_TO_REGION, "WO-15.30", "{0:Power} moves an army {1:region_of} {2:region_to}.",                          \
      "{0:Power} {0/déplace|déplacent} une armée {1:region_of} {2:region_to}.")                                        \
    X(N_CARD_ARMIES, "WO-15.22", "{0:Power}: {1:amount} {2:region_in}.", "{0:Power} : {1:amount} {2:region_in}.")      \
    X(W_ARMY_ELSEWHERE, "WO-15.21", "{0:event} wants armies from the player board or a region",                        \
      "« {0:event} » demande des armées du plateau Joueur ou d'une région")                                            \
    X(W_EVENT_NO_ARMY, "WO-15.21", "you have no army there", "vous n'avez pas d'armée à cet endroit")                  \
    X(W_ARMY_ORDER, "WO-15.21", "armies are named in the order of the regions, those of the player board last",        \
      "les armées se désignent dans l'ordre des régions, celles du plateau Joueur à la fin")                           \
    /* What comes of bids */                                                                                           \
    X(N_CAMP_TOTAL, "WO-15.15", "Total of the camp of {0:powers}: {1}.", "Camp : {0:powers}. Total : {1}.")            \
    X(N_TIE_CARD, "WO-15.20", "Tie: {1:event} decides for {0:powers}.",                                                \
      "Égalité départagée par « {1:event} » pour {0:powers}.")                                                         \
    X(N_TIE_INFLUENCE, "WO-15.19", "Tie: influence decides for {0:powers}.",                                           \
      "Égalité départagée par l'Influence pour {0:powers}.")                                                           \
    X(N_TIE_VP, "WO-15.20", "Tie: VP before the event decide for {0:powers}.",                                         \
      "Égalité départagée par les PV d'avant l'événement pour {0:powers}.")                                            \
    X(N_TIE_MONEY, "WO-15.20", "Tie: money decides for {0:powers}.",                                                   \
      "Égalité départagée par l'argent pour {0:powers}.")                                                              \
    X(N_TIE_START, "WO-15.20", "Tie: starting money decides for {0:powers}.",                                          \
      "Égalité départagée par l'argent de départ pour {0:powers}.")                                                    \
    X(N_CAMP_WINS, "WO-15.15", "Winning camp: {0:powers}.", "Camp vainqueur : {0:powers}.")                            \
    X(N_BID_SUCCESS, "WO-15.23", "Success of {0:powers}: {1} against {2}.", "Réussite : {0:powers}, {1} contre {2}.")  \
    X(N_BID_FAILURE, "WO-15.23", "Failure of {0:powers}: {1} against {2}.", "Échec : {0:powers}, {1} contre {2}.")     \
    X(N_SP_WON, "WO-15.17", "{0:Power} gains {1:amount} for half the bid.",                                            \
      "{0:Power} {0/gagne|gagnent} {1:amount} pour la moitié de {0/sa|leur} mise.")                                    \
    X(N_SP_LOST, "WO-15.17", "{0:Power} gains {1:amount} for the bid.",                                                \
      "{0:Power} {0/gagne|gagnent} {1:amount} pour {0/sa|leur} mise.")                                                 \
    /* Outcomes */                                                                                                     \
    X(N_LOSES_SP, "WO-15.4", "{0:Power} loses {1:amount}.", "{0:Power} {0/perd|perdent} {1:amount}.")                  \
    X(N_EVENT_RECALLS, "WO-16.12", "{0:Power} recalls {1:amount} {2:region_of}.",                                      \
      "{0:Power} {0/rappelle|rappellent} {1:amount} {2:region_of}.")                                                   \
    PL_QUESTION(X, EVENT_REGION, "WO-16.9", "{1:event}: in which region do you add influence? Each takes another.",    \
                "« {1:event} » : dans quelle région ajoutez-vous de l'Influence ? Chacun en prend une autre.",         \
                "{0:Power} chooses a region for {1:event}.",                                                           \
                "{0:Power} {0/choisit|choisissent} une région pour « {1:event} ».")                                    \
    X(W_EVENT_REGION, "WO-16.9", "{0:event} does not name this region", "« {0:event} » ne nomme pas cette région")     \
    X(W_REGION_TAKEN, "WO-16.9", "another has taken {0:region_the}", "un autre a déjà pris {0:region_the}")            \
    X(N_NO_REGION_LEFT, "WO-16.9", "{0:Power} finds no region left.",                                                  \
      "{0:Power} ne {0/trouve|trouvent} plus de région.")                                                              \
    PL_QUESTION(X, EVENT_LOWER, "WO-16.10", "{1:event}: which production do you lower by 1?",                          \
                "« {1:event} » : quelle production baissez-vous de 1 ?", "{0:Power} lowers a production.",             \
                "{0:Power} {0/baisse|baissent} une production.")                                                       \
    X(W_NOTHING_TO_LOWER, "WO-16.10", "your production {0:good_of} is 0", "votre production {0:good_of} est à 0")      \
    X(W_OTHER_PRODUCTION, "WO-16.10", "{0:event} does not name this production",                                       \
      "« {0:event} » ne nomme pas cette production")                                                                   \
    X(W_NO_LOSS_NOW, "WO-16.10", "no event makes you lower a production now",                                          \
      "aucun événement ne vous fait baisser de production en ce moment")                                               \
    PL_QUESTION(X, EVENT_EXHAUST, "WO-16.11", "{2:event}: which allies do you exhaust ({1} more)?",                    \
                "« {2:event} » : quels alliés épuisez-vous (encore {1}) ?", "{0:Power} exhausts {1|ally|allies}.",     \
                "{0:Power} {0/épuise|épuisent} {1|allié|alliés}.")                                                     \
    X(N_EVENT_EXHAUSTS, "WO-16.11", "{0:Power} exhausts {1:country_the}.",                                             \
      "{0:Power} {0/épuise|épuisent} {1:country_the}.")                                                                \
    X(W_EVENT_NOT_READY, "WO-16.11", "{0:country_the} is exhausted already", "allié déjà épuisé : {0:country_the}")    \
    X(W_EXHAUST_REGION, "WO-16.11", "the event speaks of allies {0:region_in}",                                        \
      "l'événement parle d'alliés {0:region_in}")                                                                      \
    X(ASKS_MAY_IMPROVE, "WO-15.4", "{1:event}: do you improve relations?",                                             \
      "« {1:event} » : améliorez-vous vos relations ?")                                                                \
    X(ASKS_MAY_ENGAGE, "WO-15.4", "{1:event}: do you engage?", "« {1:event} » : soutenez-vous ?")                      \
    X(ASKS_MAY_TRADE, "WO-15.4", "{1:event}: do you trade?", "« {1:event} » : commercez-vous ?")                       \
    X(ASKS_MAY_INVEST, "WO-15.4", "{1:event}: do you invest?", "« {1:event} » : investissez-vous ?")                   \
    X(ASKS_MAY_MOVE, "WO-15.4", "{1:event}: do you move armies?", "« {1:event} » : déplacez-vous des armées ?")        \
    X(ASKS_MAY_BASE, "WO-15.4", "{1:event}: do you build a base?", "« {1:event} » : construisez-vous une base ?")      \
    X(ASKS_MAY_GROWTH, "WO-15.4", "{1:event}: do you get a growth card?",                                              \
      "« {1:event} » : prenez-vous une carte Croissance ?")                                                            \
    X(ASKS_MAY_PRODUCE, "WO-15.4", "{1:event}: do you produce?", "« {1:event} » : produisez-vous ?")                   \
    X(TELLS_MAY_ACT, "WO-15.4", "{0:Power} decides on an action of {1:event}.",                                        \
      "{0:Power} {0/décide|décident} d'une action de « {1:event} ».")                                                  \
    /* Moves */                                                                                                        \
    X(D_ANSWER_NO, "WO-15.3", "decline", "refuser")                                                                    \
    X(D_ANSWER_YES, "WO-15.3", "do it", "le faire")                                                                    \
    X(D_ANSWER_ONE, "WO-15.3", "pay {0:amount}", "payer {0:amount}")                                                   \
    X(D_ANSWER_TWO, "WO-15.3", "pay {0:amount} and {1:amount}", "payer {0:amount} et {1:amount}")                      \
    X(D_ANSWER_THREE, "WO-15.3", "pay {0:amount}, {1:amount} and {2:amount}",                                          \
      "payer {0:amount}, {1:amount} et {2:amount}")                                                                    \
    X(D_ANSWER_FOUR, "WO-15.3", "pay {0:amount}, {1:amount}, {2:amount} and {3:amount}",                               \
      "payer {0:amount}, {1:amount}, {2:amount} et {3:amount}")                                                        \
    X(D_ANSWER_MOVE, "WO-15.30", "move {0:amount} {1:region_to}", "déplacer {0:amount} {1:region_to}")                 \
    X(D_ANSWER_RECALL, "WO-16.12", "recall all armies {0:region_of}", "rappeler toutes ses armées {0:region_of}")      \
    X(D_ANSWER_DISCARD, "WO-16.4", "discard the effect {0:effect}", "défausser l'effet « {0:effect} »")                \
    X(D_ANSWER_LOWER, "WO-16.10", "lower the production {0:good_of}", "baisser la production {0:good_of}")             \
    X(D_ANSWER_EXHAUST, "WO-16.11", "exhaust {0|ally|allies}", "épuiser {0|allié|alliés}")                             \
    X(D_ANSWER_REMOVE, "WO-19.1", "remove a cube {0:region_in}", "retirer un cube {0:region_in}")                      \
    X(D_EVENT_ACT, "WO-15.4", "do it", "le faire")

#endif
