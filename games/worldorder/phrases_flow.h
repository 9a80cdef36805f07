/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_WORLDORDER_PHRASES_FLOW_H
#define PLATEAU_WORLDORDER_PHRASES_FLOW_H

#define WO_FLOW_PHRASES(X)                                                                                             \
    /* Which setups go together */                                                                                     \
    X(W_SAME_POWER, "WO-12.1", "two seats cannot both play {0:power}",                                                 \
      "deux joueurs ne peuvent pas jouer tous deux {0:power}")                                                         \
    X(W_NO_PERSON, "WO-12.2", "at least one seat must be a person or a bot",                                           \
      "il faut au moins une personne ou un robot")                                                                     \
    X(W_PAIR, "WO-12.1", "two persons play one of USA and EU and one of Russia and China",                             \
      "deux personnes jouent l'une les États-Unis ou l'UE, l'autre la Russie ou la Chine")                             \
    /* Setup */                                                                                                        \
    X(P_POWER, "WO-12.1", "Chance deals {0:seat} a power.", "Le hasard donne une puissance à {0:seat}.")               \
    X(N_POWER, "WO-12.1", "Player {0+1} plays {1:power}.", "Le joueur {0+1} joue {1:power}.")                          \
    X(N_BEGINS, "WO-3.6", "{0:Power} begins with ${1} and a unit of each good per point of its production.",           \
      "{0:Power} {0/commence|commencent} avec {1} $ et, de chaque ressource, autant que {0/sa|leur} production.")      \
    X(P_DEAL, "WO-3.8", "{0:Power} looks at a strategic asset.",                                                       \
      "{0:Power} {0/regarde|regardent} un atout stratégique.")                                                         \
    X(N_LOOKS_AT, "WO-3.8", "{0:Power} looks at {1:asset}.", "{0:Power} {0/regarde|regardent} « {1:asset} ».")         \
    PL_QUESTION(X, KEEP_ASSETS, "WO-3.8", "Which strategic asset do you give back? You keep the other two.",           \
                "Quel atout stratégique rendez-vous ? Vous gardez les deux autres.",                                   \
                "Everybody chooses two strategic assets.", "Chacun choisit deux atouts stratégiques.")                 \
    X(N_GIVES_BACK, "WO-3.8", "{0:Power} gives back {1:asset}.", "{0:Power} {0/rend|rendent} « {1:asset} ».")          \
    X(N_HAS_CHOSEN, "WO-3.8", "{0:Power} has chosen.", "{0:Power} {0/a|ont} choisi.")                                  \
    X(N_KEEPS, "WO-3.9", "{0:Power} keeps {1:asset}.", "{0:Power} {0/garde|gardent} « {1:asset} ».")                   \
    X(W_NOT_DEALT, "WO-3.8", "you did not draw {0:asset}", "vous n'avez pas tiré « {0:asset} »")                       \
    X(W_ONLY_AT_SETUP, "WO-3.8", "strategic assets are chosen before the first round",                                 \
      "les atouts stratégiques se choisissent avant la première manche")                                               \
    X(N_MARKED_HAND, "WO-25.3", "{0:Power} takes the six marked cards.",                                               \
      "{0:Power} {0/prend|prennent} les six cartes marquées.")                                                         \
    X(N_FIRST, "WO-4.4", "{0:Power} begins this round.", "{0:Power} {0/commence|commencent} cette manche.")            \
    /* What turns up */                                                                                                \
    X(N_ROUND, "WO-1.2", "Round {0} of 6.", "Manche {0} sur 6.")                                                       \
    X(P_DRAW, "WO-4.1", "{0:Power} draws a card.", "{0:Power} {0/pioche|piochent} une carte.")                         \
    X(N_DRAWS, "WO-4.1", "{0:Power} draws {1|card|cards}.", "{0:Power} {0/pioche|piochent} {1|carte|cartes}.")         \
    X(N_DRAWS_CARD, "WO-4.1", "{0:Power} draws {1:card}.", "{0:Power} {0/pioche|piochent} « {1:card} ».")              \
    X(N_DRAWS_TOP, "WO-8.4", "{0:Power} draws {1:card}, which lay on top of the deck.",                                \
      "{0:Power} {0/pioche|piochent} « {1:card} », qui était sur la pioche.")                                          \
    X(N_NEW_DECK, "WO-4.1", "{0:Power} shuffles the discard pile into a new deck.",                                    \
      "{0:Power} {0/mélange|mélangent} la défausse pour en faire une nouvelle pioche.")                                \
    X(P_COUNTRY, "WO-4.3", "A country turns up {0:region_in}.", "Un pays est révélé {0:region_in}.")                   \
    X(N_COUNTRY, "WO-4.3", "{0:Country_the} can be had {1:region_in}.",                                                \
      "{0:Country_the} : nouveau pays disponible {1:region_in}.")                                                      \
    X(N_PUT_AWAY, "WO-4.2", "{0:Country_the} goes to the bottom of the stack {1:region_of}.",                          \
      "{0:Country_the} : carte glissée sous la pioche {1:region_of}.")                                                 \
    X(P_MARKET, "WO-8.5", "A card comes to the market.", "Une carte arrive au marché.")                                \
    X(N_MARKET, "WO-8.5", "{0:card} comes to the market.", "« {0:card} » arrive au marché.")                           \
    X(N_MARKET_OUT, "WO-8.6", "{0:card} leaves the market.", "« {0:card} » quitte le marché.")                         \
    X(N_NEW_MARKET, "WO-8.10", "The market's discard pile is shuffled.", "La défausse du marché est mélangée.")        \
    X(P_AUTO, "WO-9.6", "An auto-influence card turns up.", "Une carte Influence PNJ est révélée.")                    \
    X(N_AUTO, "WO-9.1", "Auto-influence card {0} lies face up.", "Carte Influence PNJ n° {0} révélée.")                \
    X(N_NEW_AUTO, "WO-9.6", "The auto-influence cards are shuffled anew.",                                             \
      "Les cartes Influence PNJ sont mélangées de nouveau.")                                                           \
    /* Preparation */                                                                                                  \
    PL_QUESTION(X, PLACE, "WO-4.4", "Which place do you take in the turn order?",                                      \
                "Quelle place prenez-vous dans l'ordre du tour ?", "{0:Power} chooses a place in the turn order.",     \
                "{0:Power} {0/choisit|choisissent} une place dans l'ordre du tour.")                                   \
    X(N_PLACE, "WO-4.4", "{0:Power} takes place {1} in the turn order.",                                               \
      "{0:Power} {0/prend|prennent} la place {1} de l'ordre du tour.")                                                 \
    X(W_PLACE_TAKEN, "WO-4.4", "{0:power} has taken this place", "{0:power} {0/a|ont} déjà cette place")               \
    X(W_PLACES_LATER, "WO-4.4", "places in the turn order are chosen in the Preparation",                              \
      "les places dans l'ordre du tour se choisissent pendant la Préparation")                                         \
    X(N_PRODUCES, "WO-4.6", "{0:Power} produces {1:amount}.", "{0:Power} {0/produit|produisent} {1:amount}.")          \
    X(N_DEALS_UP, "WO-6.3.10", "The commerce cards {0:power_of} turn face up again.",                                  \
      "Les cartes Commerce {0:power_of} sont de nouveau face visible.")                                                \
    PL_QUESTION(X, FOCUS, "WO-4.7", "Choose your Focus.", "Choisissez votre orientation.",                             \
                "{0:Power} chooses a Focus.", "{0:Power} {0/choisit|choisissent} une orientation.")                    \
    X(N_FOCUS, "WO-4.7", "{0:Power} chooses {1:focus_name}.", "{0:Power} {0/choisit|choisissent} l'{1:focus_name}.")   \
    X(W_FOCUS_LATER, "WO-4.7", "the Focus is chosen in the Preparation",                                               \
      "l'orientation se choisit pendant la Préparation")                                                               \
    PL_QUESTION(X, READY, "WO-4.8", "Ready {1|more ally|more allies}.", "Activez encore {1|allié|alliés}.",            \
                "{0:Power} readies {1|more ally|more allies}.",                                                        \
                "{0:Power} {0/active|activent} encore {1|allié|alliés}.")                                              \
    X(N_READIES, "WO-4.8", "{0:Power} readies {1:country_the}.", "{0:Power} {0/active|activent} {1:country_the}.")     \
    X(W_IS_READY, "WO-4.8", "{0:country_the} is not exhausted", "allié déjà actif : {0:country_the}")                  \
    X(W_NO_ALLY, "WO-4.8", "{0:country_the} is not your ally", "{0:country_the} : ce n'est pas votre allié")           \
    X(W_READY_LATER, "WO-4.8", "allies are readied by your Focus and by texts that say so",                            \
      "ce sont l'orientation et certains textes qui activent des alliés")                                              \
    PL_QUESTION(X, RAISE_FOR, "WO-4.9", "You may raise a production for {1:amount}.",                                  \
                "Vous pouvez augmenter une production pour {1:amount}.",                                               \
                "{0:Power} may raise a production for {1:amount}.",                                                    \
                "{0:Power} {0/peut|peuvent} augmenter une production pour {1:amount}.")                                \
    PL_QUESTION(X, RAISE, "WO-16.10", "Choose {1|production|different productions} to raise by 1.",                    \
                "Choisissez {1|production|productions différentes} à augmenter de 1.",                                 \
                "{0:Power} raises {1|production|different productions} by 1.",                                         \
                "{0:Power} {0/augmente|augmentent} {1|production|productions différentes} de 1.")                      \
    X(W_MUST_RAISE, "WO-6.9.3", "what a text gives you cannot be declined",                                            \
      "ce qu'un texte vous donne ne se refuse pas")                                                                    \
    X(W_RAISE_ANOTHER, "WO-4.10", "the production {0:good_of} has been raised: the next one must be different",        \
      "la production {0:good_of} est déjà augmentée : la suivante doit être différente")                               \
    X(W_FOCUS_RAISES, "WO-4.9", "{0:focus_name} does not raise this production",                                       \
      "l'{0:focus_name} n'augmente pas cette production")                                                              \
    X(W_RAISE_THESE, "WO-6.9.3", "the text does not speak of the production {0:good_of}",                              \
      "le texte ne parle pas de la production {0:good_of}")                                                            \
    X(W_AT_LIMIT, "WO-4.9", "the production {0:good_of} cannot be raised any further",                                 \
      "la production {0:good_of} ne peut plus augmenter")                                                              \
    X(W_RAISE_LATER, "WO-4.9", "productions are raised in Focus and by texts that say so",                             \
      "ce sont l'orientation et certains textes qui augmentent une production")                                        \
    PL_QUESTION(X, MAKE, "WO-4.12", "{1:Focus_name}: what do you produce?", "{1:Focus_name} : que produisez-vous ?",   \
                "{0:Power} produces with {1:focus_name}.", "{0:Power} {0/produit|produisent} selon l'{1:focus_name}.") \
    X(W_FOCUS_MAKES, "WO-4.12", "{0:focus_name} does not produce this (any more)",                                     \
      "l'{0:focus_name} ne produit pas (ou plus) cela")                                                                \
    X(W_PRODUCTION, "WO-4.12", "the production {0:good_of} is {1}", "la production {0:good_of} est de {1}")            \
    X(W_RECIPE, "WO-2.6", "what you have is enough for {1:amount}", "ce que vous avez suffit pour {1:amount}")         \
    /* Turns */                                                                                                        \
    PL_QUESTION(X, TURN, "WO-5.1", "Turn {1} of 4: play a card.", "Tour {1} sur 4 : jouez une carte.",                 \
                "{0:Power} plays turn {1} of 4.", "{0:Power} {0/joue|jouent} le tour {1} sur 4.")                      \
    PL_QUESTION(X, ONE_MORE, "WO-5.6", "Play one more card.", "Jouez une carte de plus.",                              \
                "{0:Power} plays one more card.", "{0:Power} {0/joue|jouent} une carte de plus.")                      \
    PL_QUESTION(X, ADVANTAGE, "WO-32.7", "Strategic Advantage: you may play one more card.",                           \
                "Avantage stratégique : vous pouvez jouer une carte de plus.",                                         \
                "Strategic Advantage: {0:power} may play one more card.",                                              \
                "Avantage stratégique : {0:power} {0/peut|peuvent} jouer une carte de plus.")                          \
    X(N_PLAYS, "WO-{2}.{3}", "{0:Power} plays {1:card}.", "{0:Power} {0/joue|jouent} « {1:card} ».")                   \
    X(N_DOWN, "WO-5.3", "{0:Power} puts a card face down.", "{0:Power} {0/joue|jouent} une carte face cachée.")        \
    X(N_DOWN_CARD, "WO-5.3", "The card face down is {0:card}.", "La carte face cachée est « {0:card} ».")              \
    X(N_ASSET, "WO-33.{2}", "{0:Power} uses {1:asset}.", "{0:Power} {0/utilise|utilisent} l'atout « {1:asset} ».")     \
    X(N_ORDER, "WO-34.1", "{0:Power} uses the executive order.",                                                       \
      "{0:Power} {0/utilise|utilisent} {0/son|leur} décret.")                                                          \
    X(N_ABILITY, "WO-32.{1+1}", "{0:Power} uses {1:growth}.", "{0:Power} {0/utilise|utilisent} « {1:growth} ».")       \
    X(N_PASSES, "WO-5.7", "{0:Power} has no card in hand and passes.",                                                 \
      "{0:Power} {0/passe|passent} : plus de carte en main.")                                                          \
    X(N_NO_MORE, "WO-5.6", "{0:Power} plays no more cards.", "{0:Power} ne {0/joue|jouent} pas d'autre carte.")        \
    PL_QUESTION(X, DOWN, "WO-5.4", "{1:asset}: which card do you put face down for it?",                               \
                "« {1:asset} » : quelle carte jouez-vous face cachée ?",                                               \
                "{0:Power} puts a card face down for {1:asset}.",                                                      \
                "{0:Power} {0/joue|jouent} une carte face cachée pour « {1:asset} ».")                                 \
    PL_QUESTION(X, DOWN_ORDER, "WO-34.1", "Executive order: which card do you put face down for it?",                  \
                "Décret : quelle carte jouez-vous face cachée ?",                                                      \
                "{0:Power} puts a card face down for the executive order.",                                            \
                "{0:Power} {0/joue|jouent} une carte face cachée pour {0/son|leur} décret.")                           \
    X(W_DOWN_LATER, "WO-5.4", "that is done when an asset or the executive order is used",                             \
      "cela se fait quand on utilise un atout ou un décret")                                                           \
    X(W_NOT_IN_HAND, "WO-5.2", "you do not hold {0:card}", "vous n'avez pas « {0:card} » en main")                     \
    X(W_CARD_IDLE, "WO-6.9.1", "the first step of {0:card} is not possible now",                                       \
      "la première étape de « {0:card} » est impossible en ce moment")                                                 \
    X(W_FACE_UP, "WO-25.4", "one more card can only be played face up",                                                \
      "une carte de plus ne se joue que face visible")                                                                 \
    X(W_NOT_KEPT, "WO-5.4", "{0:asset} is not among your assets", "« {0:asset} » ne fait pas partie de vos atouts")    \
    X(W_ASSET_USED, "WO-5.4", "{0:asset} has been used", "« {0:asset} » a déjà servi")                                 \
    X(W_ASSET_IDLE, "WO-6.9.1", "the first step of {0:asset} is not possible now",                                     \
      "la première étape de « {0:asset} » est impossible en ce moment")                                                \
    X(W_NO_ORDERS, "WO-25.2", "this game is played without executive orders", "cette partie se joue sans décrets")     \
    X(W_ORDERED, "WO-34.1", "your executive order has been used", "votre décret a déjà servi")                         \
    X(W_ORDER_IDLE, "WO-6.9.1", "nothing the executive order allows is possible now",                                  \
      "rien de ce que permet le décret n'est possible en ce moment")                                                   \
    X(W_NO_GROWTH, "WO-6.7.4", "you do not have {0:growth}", "vous n'avez pas « {0:growth} »")                         \
    X(W_NO_TURN_ABILITY, "WO-6.7.4", "{0:growth} has nothing to be used before a card",                                \
      "« {0:growth} » n'offre rien avant de jouer une carte")                                                          \
    X(W_ABILITY_LATER, "WO-25.9", "{0:growth} works from round {1} on",                                                \
      "« {0:growth} » n'agit qu'à partir de la manche {1}")                                                            \
    X(W_ABILITY_USED, "WO-6.7.4", "{0:growth} has been used in this round",                                            \
      "« {0:growth} » a déjà servi à cette manche")                                                                    \
    X(W_ABILITY_BEFORE, "WO-6.7.4", "such an ability is used before a card is played",                                 \
      "une telle capacité s'utilise avant de jouer une carte")                                                         \
    X(W_ABILITY_EMPTY, "WO-6.7.4", "there is no card to draw, or none would be left to play",                          \
      "il n'y a rien à piocher, ou plus rien à jouer ensuite")                                                         \
    X(W_MUST_PLAY, "WO-5.1", "whoever has a card in hand plays one, face up or face down",                             \
      "qui a une carte en main en joue une, face visible ou cachée")                                                   \
    X(W_MUST_PLAY_MORE, "WO-5.6", "one more card is one more turn: it is played",                                      \
      "une carte de plus est un tour de plus : on la joue")                                                            \
    X(W_TURN_LATER, "WO-5.1", "cards are played in your own turn", "on joue ses cartes à son tour")                    \
    /* Research */                                                                                                     \
    PL_QUESTION(X, RESEARCH, "WO-8.4", "Research: {1|point|points}. Buy cards of the market.",                         \
                "Recherche : {1|point|points}. Achetez des cartes Marché.",                                            \
                "Research: {0:power} has {1|point|points}.", "Recherche : {0:power} {0/a|ont} {1|point|points}.")      \
    X(N_SHOWS, "WO-8.2", "{0:Power} shows {1:card}: {2|research point|research points}.",                              \
      "{0:Power} {0/révèle|révèlent} « {1:card} » : {2|point|points} de recherche.")                                   \
    X(N_POINTS, "WO-8.2", "{0:Power} has {1|research point|research points}.",                                         \
      "{0:Power} {0/a|ont} {1|point|points} de recherche.")                                                            \
    X(N_BUYS, "WO-8.4", "{0:Power} buys {1:card} for {2|point|points}.",                                               \
      "{0:Power} {0/achète|achètent} « {1:card} » pour {2|point|points}.")                                             \
    X(N_FLUSHES, "WO-8.6", "{0:Power} replaces the three rightmost cards of the market for 2 points.",                 \
      "{0:Power} {0/remplace|remplacent} pour 2 points les trois cartes de droite du marché.")                         \
    X(N_POINTS_LOST, "WO-8.7", "{0:Power} loses {1|point|points} not spent.",                                          \
      "{0:Power} {0/perd|perdent} {1|point non dépensé|points non dépensés}.")                                         \
    PL_QUESTION(X, COVER, "WO-8.3", "Which ally do you exhaust? {1|point is|points are} missing.",                     \
                "Quel allié épuisez-vous ? Il manque {1|point|points}.",                                               \
                "{0:Power} exhausts allies: {1|point is|points are} missing.",                                         \
                "{0:Power} {0/épuise|épuisent} des alliés : il manque {1|point|points}.")                              \
    X(N_ADDS_POINTS, "WO-8.3", "{0:Power} exhausts {1:country_the} for {2|research point|research points}.",           \
      "{0:Power} {0/épuise|épuisent} {1:country_the} pour {2|point|points} de recherche.")                             \
    X(W_IS_EXHAUSTED, "WO-8.3", "{0:country_the} is exhausted", "allié déjà épuisé : {0:country_the}")                 \
    X(W_EMPTY_SLOT, "WO-8.4", "there is no card in this place of the row",                                             \
      "il n'y a pas de carte à cette place de la rangée")                                                              \
    X(W_NO_ROW, "WO-8.6", "the row is empty", "la rangée est vide")                                                    \
    X(W_TOO_DEAR, "WO-8.4", "{0:card} costs {1|point|points}; with all your ready allies you reach {2}",               \
      "« {0:card} » coûte {1|point|points} ; avec tous vos alliés actifs, vous arrivez à {2}")                         \
    X(W_FLUSH_COST, "WO-8.6", "it costs {0} points; with all your ready allies you reach {1}",                         \
      "cela coûte {0} points ; avec tous vos alliés actifs, vous arrivez à {1}")                                       \
    X(W_TOP_FULL, "WO-8.4", "{0} bought cards lie on your deck: there is no room for more",                            \
      "{0} cartes achetées sont sur votre pioche : il n'y a plus de place")                                            \
    X(W_RESEARCH_LATER, "WO-8.1", "market cards are bought in Research",                                               \
      "les cartes Marché s'achètent pendant la Recherche")                                                             \
    /* Aftermath */                                                                                                    \
    X(N_RETURNS, "WO-10.1", "The investments {0:power_of} pay off.", "Les investissements {0:power_of} rapportent.")   \
    PL_QUESTION(X, CASH, "WO-10.2", "Do you give up engage tokens for money?",                                         \
                "Échangez-vous des jetons Soutien contre de l'argent ?",                                               \
                "{0:Power} may give up engage tokens for money.",                                                      \
                "{0:Power} {0/peut|peuvent} échanger des jetons Soutien contre de l'argent.")                          \
    X(N_CASHES, "WO-10.2", "{0:Power} gives up the engage token {1:region_of} for money.",                             \
      "{0:Power} {0/échange|échangent} le jeton Soutien {1:region_of} contre de l'argent.")                            \
    X(W_NO_TOKEN, "WO-10.2", "you have no engage token {0:region_in}",                                                 \
      "vous n'avez pas de jeton Soutien {0:region_in}")                                                                \
    X(W_NO_ALLY_THERE, "WO-10.2", "you have no ally {0:region_in}", "vous n'avez pas d'allié {0:region_in}")           \
    X(W_CASH_LATER, "WO-10.2", "engage tokens become money in the Aftermath",                                          \
      "les jetons Soutien s'échangent pendant les Retombées")                                                          \
    PL_QUESTION(X, PROSPER, "WO-10.4", "Prosperity: do you take step {1} for {2:amount}, for {3} VP?",                 \
                "Prospérité : passez-vous au palier {1} contre {2:amount}, pour {3} PV ?",                             \
                "{0:Power} may take step {1} of prosperity.",                                                          \
                "{0:Power} {0/peut|peuvent} passer au palier {1} de Prospérité.")                                      \
    X(N_PROSPERS, "WO-10.4", "{0:Power} takes step {1} of prosperity.",                                                \
      "{0:Power} {0/passe|passent} au palier {1} de Prospérité.")                                                      \
    X(W_PROSPER_LATER, "WO-10.4", "steps of prosperity are taken in the Aftermath, if you can pay them",               \
      "on avance en Prospérité pendant les Retombées, si l'on peut payer")                                             \
    PL_QUESTION(X, DEFEND, "WO-10.5", "Do you give up engage tokens for Defense?",                                     \
                "Défaussez-vous des jetons Soutien pour votre Défense ?",                                              \
                "{0:Power} may give up engage tokens for Defense.",                                                    \
                "{0:Power} {0/peut|peuvent} défausser des jetons Soutien pour {0/sa|leur} Défense.")                   \
    X(N_DEFENDS, "WO-10.5", "{0:Power} gives up the engage token {1:region_of}: +{2} Defense.",                        \
      "{0:Power} {0/défausse|défaussent} le jeton Soutien {1:region_of} : +{2} Défense.")                              \
    X(W_NOT_IN_ZONE, "WO-10.5", "{0:region_the} is not in your zone", "{0:region_the} : hors de votre zone d'intérêt") \
    X(W_SPARES_NOTHING, "WO-10.5", "the token {0:region_in} would spare you no points",                                \
      "le jeton {0:region_in} ne vous épargnerait aucun point")                                                        \
    X(W_DEFEND_LATER, "WO-10.5", "engage tokens defend just before THREAT is compared",                                \
      "les jetons Soutien défendent juste avant la comparaison des MENACES")                                           \
    X(N_THREATENED, "WO-10.6", "{0:Power} is under THREAT {1:region_in}.",                                             \
      "{0:Power} {0/subit|subissent} une MENACE {1:region_in}.")                                                       \
    /* Scoring */                                                                                                      \
    X(N_SCORING, "WO-11.1", "Scoring at the end of round {0}.", "Décompte à la fin de la manche {0}.")                 \
    X(N_NO_SCORE, "WO-11.2", "No scoring {0:region_in}: a permanent slot is empty.",                                   \
      "Pas de décompte {0:region_in} : un emplacement permanent est vide.")                                            \
    X(N_REGION, "WO-11.4", "{0:Power} {1:region_in}: {2|cube|cubes}, place {3}: a bonus of {4}.",                      \
      "{0:Power} {1:region_in} : {2|cube|cubes}, place {3} : bonus de {4}.")                                           \
    X(N_MOST_MONEY, "WO-11.7", "Money: {0:power} has ${1} and place {2}.",                                             \
      "Argent : {0:power} {0/a|ont} {1} $ et la place {2}.")                                                           \
    X(N_MOST_ARMIES, "WO-11.8", "Armies on the map: {0:power} has {1} and place {2}.",                                 \
      "Armées sur la carte : {0:power} {0/en a|en ont} {1} et la place {2}.")                                          \
    X(N_MOST_ALLIES, "WO-11.9", "Allied countries: {0:power} has {1} and place {2}.",                                  \
      "Pays alliés : {0:power} {0/en a|en ont} {1} et la place {2}.")                                                  \
    X(N_MOST_SP, "WO-11.10", "Smart power: {0:power} has {1} and place {2}.",                                          \
      "Puissance intelligente : {0:power} {0/a|ont} {1} PI et la place {2}.")                                          \
    X(N_SPECIAL_USA, "WO-11.13", "The USA has most influence in {0|region|regions}.",                                  \
      "Les États-Unis ont le plus d'Influence dans {0|région|régions}.")                                               \
    X(N_SPECIAL_RUS, "WO-11.14", "Russia has most armies in {0|region|regions} of its zone.",                          \
      "La Russie a le plus d'armées dans {0|région|régions} de sa zone d'intérêt.")                                    \
    X(N_SPECIAL_CHN, "WO-11.15", "China has FDI tokens in {0|region|regions}.",                                        \
      "La Chine a des jetons IDE dans {0|région|régions}.")                                                            \
    X(N_ASSETS_LEFT, "WO-11.16", "{0:Power} has not used {1|strategic asset|strategic assets}.",                       \
      "{0:Power} {0/a|ont} gardé {1|atout inutilisé|atouts inutilisés}.")                                              \
    X(N_ORDER_LEFT, "WO-34.2", "{0:Power} has not used the executive order.",                                          \
      "{0:Power} {0/a|ont} gardé {0/son|leur} décret.")                                                                \
    X(N_ENDS_WITH, "WO-11.17", "{0:Power} ends with {1} VP.", "{0:Power} {0/finit|finissent} avec {1} PV.")            \
    X(N_WINS, "WO-11.17", "{0:Power} wins.", "{0:Power} {0/gagne|gagnent}.")                                           \
    X(S_BY_ASSETS, "WO-3.9", "Starting points", "Points de départ")                                                    \
    X(S_BY_PLACING, "WO-7.1", "Placing influence", "Placement d'Influence")                                            \
    X(S_BY_REGIONS, "WO-11.4", "Regions", "Régions")                                                                   \
    X(S_BY_TOKENS, "WO-11.7", "Majorities of money, armies and allies", "Majorités d'argent, d'armées et d'alliés")    \
    X(S_BY_SMART, "WO-11.10", "Smart power", "Puissance intelligente")                                                 \
    X(S_BY_SPECIAL, "WO-11.13", "Specials of the powers", "Particularités des puissances")                             \
    X(S_BY_THREAT, "WO-10.6", "THREAT", "MENACES")                                                                     \
    X(S_BY_GROWTH, "WO-6.7.1", "Growth cards", "Cartes Croissance")                                                    \
    X(S_BY_PROSPERITY, "WO-10.4", "Prosperity", "Prospérité")                                                          \
    X(S_BY_EVENTS, "WO-15.1", "Events", "Événements")                                                                  \
    X(S_BY_CARDS, "WO-6.9.1", "Cards and assets", "Cartes et atouts")                                                  \
    X(S_BY_END, "WO-11.16", "What is left at the end", "Ce qui reste à la fin")

#endif
