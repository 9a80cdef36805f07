/* What the table shows in words: labels, titles, explanations. As in phrases.h: name, rule, English, French. */
#ifndef PLATEAU_WORLDORDER_PHRASES_SCENE_H
#define PLATEAU_WORLDORDER_PHRASES_SCENE_H

/* clang-format off */
#define WO_SCENE_PHRASES(X) \
    /* sheets */ \
    X(S_WORLD, "WO-2.1", "world", "monde") \
    X(S_EVENTS, "WO-14.1", "events", "événements") \
    X(S_MARKET, "WO-8.4", "market", "marché") \
    X(S_SHORT, "WO-1.1", "{0:power_short}", "{0:power_short}") \
    X(S_NUMBER, NULL, "{0}", "{0}") \
    X(S_PLUS, NULL, "+{0}", "+{0}") \
    X(S_OF, "WO-2.9", "{0}/{1}", "{0}/{1}") \
    X(S_CODE, "WO-1.1", "{0:code}", "{0:code}") \
    X(S_HAND, "WO-1.4", "hand", "main") \
    /* regions */ \
    X(S_REGION_NAME, "WO-2.1", "{0:region}", "{0:region}") \
    X(S_REGION, "WO-2.1", "{0:region_the}", "{0:region_the}") \
    X(S_REGION_TEXT, "WO-6.2.2", "Engaging here costs {1} diplomacy. Zone of interest of {0:zone_of}. The region scores once all its permanent slots are filled: below, what the first, second, … place brings, beside 1 VP for each influence.", "La soutenir coûte {1} Diplomatie. Zone d'intérêt : {0:zone_of}. La région marque une fois tous ses emplacements permanents remplis : en bas, ce que rapporte chaque place, outre 1 PV par influence.") \
    X(S_PERMANENT, "WO-7.1", "starting and permanent slots {0:region_in}", "emplacements de départ et permanents {0:region_in}") \
    X(S_BEYOND, "WO-7.4", "permanent influence without a slot {0:region_in}", "influence permanente sans emplacement {0:region_in}") \
    X(S_TEMPORARY, "WO-7.2", "temporary slots {0:region_in}", "emplacements temporaires {0:region_in}") \
    X(S_PRESENCE, "WO-11.4", "{0:power_name} {1:region_in}", "{0:power_name} {1:region_in}") \
    X(S_PRESENCE_TEXT, "WO-10.6", "Place and what it would bring; armies; in its own zone the strongest THREAT less its Defense: above 0 points are lost.", "Place et ce qu'elle rapporterait ; armées ; dans sa propre zone, la plus forte MENACE moins sa Défense : au-dessus de 0, des points sont perdus.") \
    X(S_SHOWN_OLD, "WO-4.2", "country to be had {0:region_in}, the older one", "pays disponible {0:region_in}, le plus ancien") \
    X(S_SHOWN_NEW, "WO-4.2", "country to be had {0:region_in}, the newer one", "pays disponible {0:region_in}, le plus récent") \
    X(S_CUBE, "WO-7.1", "{0:owner_name}: influence {1:region_in}", "{0:owner_name} : influence {1:region_in}") \
    X(S_CUBES_BEYOND, "WO-7.4", "{0:owner_name}: {1} beyond the slots", "{0:owner_name} : {1} au-delà des emplacements") \
    X(S_NEXT, "WO-7.2", "next: {0} VP", "suivant : {0} PV") \
    X(S_NEXT_TITLE, "WO-7.2", "the next temporary influence brings {0} VP", "la prochaine influence temporaire rapporte {0} PV") \
    X(S_PUSHES, "WO-7.3", "pushes {0:code}", "pousse {0:code}") \
    X(S_PUSHES_TITLE, "WO-7.3", "the row is full: the next temporary influence pushes the leftmost one out ({0:owner_name})", "la rangée est pleine : la prochaine influence temporaire pousse dehors la plus à gauche ({0:owner_name})") \
    X(S_LACKS, "WO-11.2", "needs {0}", "manque {0}") \
    X(S_CUBES, "WO-11.4", "■ {0}", "■ {0}") \
    X(S_CUBES_TITLE, "WO-11.4", "{0:power_name}: {1} influence", "{0:power_name} : {1} d'influence") \
    X(S_LACKS_TITLE, "WO-11.2", "does not score yet: {0|permanent slot is|permanent slots are} empty", "ne marque pas encore : {0|emplacement permanent vide|emplacements permanents vides}") \
    X(S_SCORES, "WO-11.2", "scores", "marque") \
    X(S_SCORES_TITLE, "WO-11.2", "all permanent slots are filled: the region will score", "tous les emplacements permanents sont remplis : la région marquera") \
    X(S_STANDING, "WO-11.4", "{0}. +{1}", "{0}. +{1}") \
    X(S_STANDING_TITLE, "WO-11.4", "{0:power_name}: place {1}; a scoring now would bring {2} VP", "{0:power_name} : place {1} ; un décompte maintenant rapporterait {2} PV") \
    X(S_ARMIES_HERE, "WO-6.5.1", "{0:power_name}: {1|army|armies}", "{0:power_name} : {1|armée|armées}") \
    X(S_THREATENED, "WO-10.6", "{0:power_name}: under THREAT, would lose {1} VP", "{0:power_name} : sous MENACE, perte de {1} PV") \
    X(S_DEFENDED, "WO-10.6", "{0:power_name}: THREAT less Defense, nothing to lose", "{0:power_name} : MENACE moins Défense, rien à perdre") \
    X(S_ENGAGED, "WO-6.2.4", "{0:power_name}: engage token", "{0:power_name} : jeton Soutien") \
    X(S_ZONE_OF, "WO-2.2", "zone of interest: {0:power_name}", "zone d'intérêt : {0:power_name}") \
    X(S_STACK, "WO-4.2", "stack {0:region_of}: {1|card|cards}", "pile {0:region_of} : {1|carte|cartes}") \
    /* countries */ \
    X(S_COUNTRY_NAME, "WO-6.1.1", "{0:country}", "{0:country}") \
    X(S_COUNTRY, "WO-6.1.1", "{0:country}, value {1}, {2:region_in}", "{0:country}, valeur {1}, {2:region_in}") \
    X(S_COUNTRY_TEXT, "WO-6.1.1", "{0:facts}", "{0:facts}") \
    X(S_EXHAUSTED, "WO-6.1.2", "{0:country}, value {1}, {2:region_in}: exhausted", "{0:country}, valeur {1}, {2:region_in} : épuisé") \
    X(S_SELL, "WO-6.3.3", "takes {0:amount}", "prend {0:amount}") \
    X(S_BUY, "WO-6.3.5", "gives {0:amount}", "donne {0:amount}") \
    X(S_BASES, "WO-6.6.1", "⌂ {0:codes}", "⌂ {0:codes}") \
    X(S_BASES_REFUSES, "WO-6.1.1", "⌂ {0:codes} ✕ {1:codes}", "⌂ {0:codes} ✕ {1:codes}") \
    X(S_REFUSES, "WO-6.1.1", "✕ {0:codes}", "✕ {0:codes}") \
    X(S_BASES_TITLE, "WO-6.6.1", "a base for {0:codes}", "base possible : {0:codes}") \
    X(S_BASES_REFUSES_TITLE, "WO-6.1.1", "a base for {0:codes}, refuses {1:codes}", "base possible : {0:codes}, refuse {1:codes}") \
    X(S_REFUSES_TITLE, "WO-6.1.1", "refuses {0:codes}", "refuse {0:codes}") \
    X(S_REFUSED, "WO-6.1.1", "{0:country_the} refuses relations with {1:power}", "{0:country} refuse toute relation avec {1:power}") \
    X(S_PRICE, "WO-6.1.1", "{1:power_name}: relations with {0:country_the} cost {2} diplomacy", "{1:power_name} : les relations avec {0:country_the} coûtent {2} Diplomatie") \
    X(S_FDI, "WO-6.4.3", "FDI token", "jeton IDE") \
    X(S_BASE, "WO-6.6.3", "base", "base") \
    X(S_ALLY_PLACE, "WO-6.1.7", "place for an ally {0:power_of}", "place pour un allié {0:power_of}") \
    X(S_READY_PLACE, "WO-8.3", "place for a ready ally", "place pour un allié actif") \
    /* powers */ \
    X(S_PANEL, "WO-1.1", "powers and majorities", "puissances et majorités") \
    X(S_PANEL_TEXT, "WO-11.7", "From the left: armies on the board, victory points, money, armies on the map, allies, smart power; with + what a scoring now would bring.", "De gauche à droite : armées sur le plateau, points de victoire, argent, armées sur la carte, alliés, puissance intelligente ; avec + ce que rapporterait un décompte maintenant.") \
    X(S_VP, "WO-1.5", "VP", "PV") \
    X(S_POWER, "WO-1.1", "{0:power_name}", "{0:power_name}") \
    X(S_POWER_NAME, "WO-1.1", "{0:power_name}", "{0:power_name}") \
    X(S_ORDER, "WO-4.4", "place {0+1} in the turn order", "place {0+1} dans l'ordre du tour") \
    X(S_IN_ORDER, "WO-4.4", "{0:power_name}: place {1} in the turn order", "{0:power_name} : place {1} dans l'ordre du tour") \
    X(S_NPC, "WO-9.1", "nobody plays it (NPC)", "PNJ : personne ne la joue") \
    X(S_NPC_TITLE, "WO-9.1", "{0:power_name}: nobody plays it; it adds influence and armies by its cards", "{0:power_name} : personne ne la joue ; ses cartes ajoutent influence et armées") \
    X(S_ON_BOARD, "WO-2.8", "{0:power_name}: {1|army|armies} on the board", "{0:power_name} : {1|armée|armées} sur le plateau") \
    X(S_HAS, "WO-1.6", "{0:power_name}: {1:amount}", "{0:power_name} : {1:amount}") \
    X(S_HAS_VP, "WO-1.5", "{0:power_name}: {1} VP", "{0:power_name} : {1} PV") \
    X(S_RANKED, "WO-11.7", "{0}+{1}", "{0}+{1}") \
    X(S_HAS_MONEY, "WO-11.7", "{0:power_name}: money {1}; the majority brings {2} VP", "{0:power_name} : argent {1} ; la majorité rapporte {2} PV") \
    X(S_HAS_ARMIES, "WO-11.8", "{0:power_name}: {1|army|armies} on the map; the majority brings {2} VP", "{0:power_name} : {1|armée|armées} sur la carte ; la majorité rapporte {2} PV") \
    X(S_HAS_ALLIES, "WO-11.9", "{0:power_name}: {1|ally|allies}; the majority brings {2} VP", "{0:power_name} : {1|allié|alliés} ; la majorité rapporte {2} PV") \
    X(S_HAS_SP, "WO-11.10", "{0:power_name}: smart power {1}; the majority brings {2} VP", "{0:power_name} : puissance intelligente {1} ; la majorité rapporte {2} PV") \
    X(S_ROUND_IS, "WO-1.2", "round {0} of 6", "manche {0} sur 6") \
    X(S_SETUP, "WO-3.1", "setup", "mise en place") \
    X(S_PREPARATION, "WO-4.1", "round {0}: preparation", "manche {0} : préparation") \
    X(S_ACTION, "WO-5.1", "round {0}: actions", "manche {0} : actions") \
    X(S_RESEARCH, "WO-8.1", "round {0}: research", "manche {0} : recherche") \
    X(S_INFLUENCE, "WO-9.1", "round {0}: influence of NPC", "manche {0} : influence des PNJ") \
    X(S_EVENT_PHASE, "WO-14.2", "round {0}: events", "manche {0} : événements") \
    X(S_AFTERMATH, "WO-10.1", "round {0}: aftermath", "manche {0} : retombées") \
    X(S_OVER, "WO-11.17", "the end", "la fin") \
    /* events */ \
    X(S_SLOT_LEFT, "WO-14.2", "third", "troisième") \
    X(S_SLOT_MIDDLE, "WO-14.2", "second", "deuxième") \
    X(S_SLOT_RIGHT, "WO-14.2", "first", "premier") \
    X(S_TARGETED, "WO-17.1", "event in front {0:power_of}", "événement devant {0:power}") \
    X(S_QUEUE, "WO-14.4", "waiting", "en attente") \
    X(S_QUEUE_TITLE, "WO-14.4", "triggered events that wait for a free slot", "événements déclenchés qui attendent une place") \
    X(S_EFFECTS, "WO-43.1", "effects in play", "effets en jeu") \
    X(S_EFFECTS_TITLE, "WO-43.1", "effect cards in play", "cartes Effet en jeu") \
    X(S_NOW, "WO-15.1", "event at hand", "événement en cours") \
    X(S_NOW_TITLE, "WO-15.1", "the event that is being resolved", "l'événement que l'on résout") \
    X(S_CAMPS_TITLE, "WO-15.1", "who takes part, and what of it is known", "qui participe, et ce que l'on en sait") \
    X(S_YES, "WO-15.1", "✓ yes, resolve, bid", "✓ oui, résoudre, miser") \
    X(S_YES_TITLE, "WO-15.1", "take part, bid, or resolve the event", "participer, miser ou résoudre l'événement") \
    X(S_NO, "WO-15.1", "✕ no, postpone", "✕ non, reporter") \
    X(S_NO_TITLE, "WO-15.1", "stay out, or postpone the event", "ne pas participer, ou reporter l'événement") \
    X(S_ELEMENT_TITLE, "WO-15.11", "element {0+1} of the auction", "élément {0+1} des enchères") \
    X(S_ELEMENT_IS, "WO-15.11", "a cube for {0:amount}, at most {1|cube|cubes}", "un cube pour {0:amount}, {1|cube|cubes} au plus") \
    X(S_MOST, "WO-15.11", "up to {0}", "{0} au plus") \
    X(S_MOST_MONEY, "WO-15.11", "${1} each", "{1} $ l'un") \
    X(S_EVENT_NAME, "WO-14.1", "{0:event}", "{0:event}") \
    X(S_EVENT, "WO-14.1", "{0:event} ({0:event_years}): {1:event_type}", "« {0:event} » ({0:event_years}) : {1:event_type}") \
    X(S_EVENT_OURS, "WO-40.1", "{0:event} ({0:event_years}): {1:event_type}, a card written by Plateau", "« {0:event} » ({0:event_years}) : {1:event_type}, carte écrite par Plateau") \
    X(S_EVENT_TEXT, "WO-14.1", "{0:event_text}", "{0:event_text}") \
    X(S_EFFECT_NAME, "WO-43.1", "{0:effect}", "{0:effect}") \
    X(S_EFFECT, "WO-43.1", "effect: {0:effect}", "effet : « {0:effect} »") \
    X(S_EFFECT_OURS, "WO-43.1", "effect: {0:effect}, a card written by Plateau", "effet : « {0:effect} », carte écrite par Plateau") \
    X(S_EFFECT_TEXT, "WO-43.1", "{0:effect_text}", "{0:effect_text}") \
    X(S_TYPE_IS, "WO-15.1", "{0:event_type}, {1:event_years}", "{0:event_type}, {1:event_years}") \
    X(S_JOINT, "WO-15.2", "{0:codes} act together: talk first", "{0:codes} agissent ensemble : parlez-en") \
    X(S_CAMP, "WO-15.2", "for itself: {0:codes}", "pour soi : {0:codes}") \
    X(S_HAS_BID, "WO-15.10", "has bid, sealed", "a misé, en secret") \
    X(S_HAS_DRAWN, "WO-37.1", "has drawn {0}", "a tiré {0}") \
    X(S_HAS_DRAWN_MORE, "WO-37.1", "has drawn {0}, and adds {1}", "a tiré {0}, et ajoute {1}") \
    X(S_WILL_DRAW, "WO-37.1", "will draw {0} to {1}", "tirera de {0} à {1}") \
    X(S_WILL_DRAW_MORE, "WO-37.1", "will draw {0} to {1}, and adds {2}", "tirera de {0} à {1}, et ajoute {2}") \
    X(S_DRAWS_NOTHING, "WO-20.3", "takes no part", "ne participe pas") \
    X(S_TICKS, "WO-37.1", "says yes on {0} of {1} cards", "dit oui sur {0} cartes de {1}") \
    X(S_TAKES_PART, "WO-15.1", "is asked", "sera interrogé") \
    X(S_MAY_BID, "WO-15.12", "may bid up to {0}", "peut miser jusqu'à {0}") \
    X(S_BID_COSTS, "WO-15.14", "a bid of {0} costs ${1}", "miser {0} coûte {1} $") \
    X(S_BID_COSTS_TO, "WO-15.14", "a bid of {0} costs ${1} to ${2}", "miser {0} coûte de {1} $ à {2} $") \
    X(S_CUBES_BID, "WO-15.14", "has bid {0|cube|cubes}", "a misé {0|cube|cubes}") \
    X(S_ANSWERED_NO, "WO-15.3", "stays out", "s'abstient") \
    X(S_ANSWERED_YES, "WO-15.3", "takes part ({0})", "participe ({0})") \
    X(S_NUMBER_IS, "WO-15.23", "the unknown number: {0}", "le nombre inconnu : {0}") \
    X(S_NUMBER_WILL_BE, "WO-15.23", "unknown number: {0} to {1}", "nombre inconnu : de {0} à {1}") \
    X(S_MODIFIER, "WO-15.16", "{0:power_name}: modifier {1}", "{0:power_name} : modificateur {1}") \
    X(S_MAY_ADD, "WO-16.2", "may bring into play:", "peut faire entrer en jeu :") \
    /* market, cards */ \
    X(S_SLOT, "WO-8.4", "market, place {0+1} from the left", "marché, place {0+1} à partir de la gauche") \
    X(S_MARKET_DECK, "WO-8.5", "deck", "pioche") \
    X(S_MARKET_DECK_TITLE, "WO-8.6", "market deck; a flush discards the three rightmost cards", "pioche du marché ; renouveler défausse les trois cartes les plus à droite") \
    X(S_MARKET_LEFT, "WO-8.5", "market deck: {0|card|cards}", "pioche du marché : {0|carte|cartes}") \
    X(S_MARKET_OUT, "WO-8.6", "out", "écartées") \
    X(S_MARKET_OUT_TITLE, "WO-8.6", "discarded market cards", "cartes Marché défaussées") \
    X(S_POINTS, "WO-8.2", "research points", "points de recherche") \
    X(S_POINTS_TITLE, "WO-8.2", "research points at hand", "points de recherche disponibles") \
    X(S_HAS_POINTS, "WO-8.2", "{0:power_name}: {1|research point|research points}", "{0:power_name} : {1|point de recherche|points de recherche}") \
    X(S_WORTH, "WO-8.3", "{0:country}: worth {1|research point|research points}", "{0:country} : {1|point de recherche|points de recherche}") \
    X(S_CARD_NAME, "WO-5.2", "{0:card}", "{0:card}") \
    X(S_CARD, "WO-5.2", "{0:card}", "« {0:card} »") \
    X(S_CARD_TEXT, "WO-30.1", "{0:card_text} Research: {0:research}.", "{0:card_text} Recherche : {0:research}.") \
    X(S_READY_HEAD, "WO-8.3", "{0:power_name}: ready allies, to be exhausted for research points", "{0:power_name} : alliés actifs, à épuiser pour des points de recherche") \
    X(S_HAND_HIDDEN, "WO-1.4", "{0:power_name}: {1|card|cards} in hand", "{0:power_name} : {1|carte|cartes} en main") \
    /* boards */ \
    X(S_BOARD, "WO-2.6", "board {0:power_of}", "plateau {0:power_of}") \
    X(S_MONEY_OF, "WO-1.6", "money {0:power_of}", "argent {0:power_of}") \
    X(S_SP_OF, "WO-13.1", "smart power {0:power_of}", "puissance intelligente {0:power_of}") \
    X(S_VP_OF, "WO-1.5", "points {0:power_of}", "points {0:power_of}") \
    X(S_GOOD, "WO-2.7", "{0:Goods}", "{0:Goods}") \
    X(S_GOOD_OF, "WO-2.7", "{0:goods}: stock, production, symbols of the allies {1:power_of}", "{0:goods} : réserve, production, symboles des alliés {1:power_of}") \
    X(S_GOOD_TEXT, "WO-6.3.3", "Sold for ${0} each, bought for ${1} each (0: never). Production is how many are made at once; the arrows say how many the allies take and give.", "Vendu {0} $ l'un, acheté {1} $ l'un (0 : jamais). La production dit combien on en fait à la fois ; les flèches, combien les alliés prennent et donnent.") \
    X(S_GOOD_D, "WO-2.7", "Pays for relations and engagement; it is neither sold nor bought.", "Paie les relations et les soutiens ; elle ne se vend ni ne s'achète.") \
    X(S_HAS_GOOD, "WO-2.7", "{0:power_name}: {1:amount}", "{0:power_name} : {1:amount}") \
    X(S_PRODUCTION, "WO-2.9", "{0:power_name}: production {1:good_of} {2}, at most {3}", "{0:power_name} : production {1:good_of} {2}, {3} au plus") \
    X(S_SYMBOLS_TITLE, "WO-6.3.3", "allies {0:power_of}, {1:goods}: take {2}, give {3}", "alliés {0:power_of}, {1:goods} : prennent {2}, donnent {3}") \
    X(S_HEAD_STOCK, "WO-2.7", "stock", "réserve") \
    X(S_HEAD_PRODUCTION, "WO-2.9", "makes", "prod.") \
    X(S_HEAD_SYMBOLS, "WO-6.3.3", "out / in", "vend / achète") \
    X(S_HEAD_ALLIES, "WO-6.1.7", "allies", "alliés") \
    X(S_FOCUS, "WO-4.7", "{0:focus}", "{0:focus}") \
    X(S_FOCUS_OF, "WO-4.7", "{0:focus_name} {1:power_of}", "{0:focus_name} {1:power_of}") \
    X(S_HAS_FOCUS, "WO-4.7", "{0:power_name}: {1:focus_name}", "{0:power_name} : {1:focus_name}") \
    X(S_STEP_MONEY, "WO-10.4", "{0} VP ${1}", "{0} PV {1} $") \
    X(S_STEP, "WO-10.4", "{0} VP", "{0} PV") \
    X(S_STEP_AUTOMA, "WO-23.11", "${0}: {1} VP", "{0} $ : {1} PV") \
    X(S_AUTO, "WO-9.2", "next: influence {0:region_in}", "à venir : influence {0:region_in}") \
    X(S_AUTO_ARMY, "WO-9.3", "next: influence and army {0:region_in}", "à venir : influence et armée {0:region_in}") \
    X(S_AUTO_PARTNER, "WO-9.4", "next: influence {0:region_in}; trades with {1:power}", "à venir : influence {0:region_in} ; commerce avec {1:power}") \
    X(S_STEP_TITLE, "WO-10.4", "prosperity, step {0} {1:power_of}", "Prospérité, palier {0} {1:power_of}") \
    X(S_STEP_TEXT, "WO-10.4", "In the aftermath: {0|consumer good|consumer goods} paid for these points and this money.", "Pendant les retombées : {0|Bien de consommation|Biens de consommation} contre ces points et cet argent.") \
    X(S_STEP_TAKEN, "WO-10.4", "{0:power_name}: step {1} of prosperity taken", "{0:power_name} : palier {1} de Prospérité atteint") \
    X(S_GROWTH_NAME, "WO-6.7.1", "{0:growth}", "{0:growth}") \
    X(S_GROWTH, "WO-6.7.1", "growth card {0:growth}, level {1}", "carte Croissance « {0:growth} », niveau {1}") \
    X(S_GROWTH_TEXT, "WO-32.1", "{0:growth_text}", "{0:growth_text}") \
    X(S_HAS_GROWTH, "WO-6.7.1", "gained: {0:growth}", "obtenue : « {0:growth} »") \
    X(S_ASSET_PLACE, "WO-3.8", "asset", "atout") \
    X(S_ASSETS_OF, "WO-3.8", "strategic asset {0:power_of}", "atout stratégique {0:power_of}") \
    X(S_ASSET_NAME, "WO-33.1", "{0:asset}", "{0:asset}") \
    X(S_ASSET, "WO-33.1", "strategic asset: {0:asset}", "atout stratégique : « {0:asset} »") \
    X(S_ASSET_TEXT, "WO-33.1", "{0:asset_text}", "{0:asset_text}") \
    X(S_ASSET_HIDDEN, "WO-3.8", "{0:power_name}: a strategic asset, not chosen yet", "{0:power_name} : atout stratégique, pas encore choisi") \
    X(S_ASSET_USED, "WO-5.4", "used: {0:asset}", "utilisé : « {0:asset} »") \
    X(S_ORDER_PLACE, "WO-34.1", "order", "décret") \
    X(S_ORDER_OF, "WO-34.1", "executive order {0:power_of}", "décret {0:power_of}") \
    X(S_ORDER_NAME, "WO-34.1", "Executive order", "Décret") \
    X(S_ORDER_TEXT, "WO-34.1", "{0:order_text}", "{0:order_text}") \
    X(S_ORDER_READY, "WO-34.1", "executive order, not used yet", "décret, pas encore utilisé") \
    X(S_ORDER_USED, "WO-34.1", "executive order, used", "décret, utilisé") \
    X(S_DEALS, "WO-6.3.5", "commerce cards", "cartes Commerce") \
    X(S_DEALS_OF, "WO-6.3.5", "commerce cards {0:power_of}", "cartes Commerce {0:power_of}") \
    X(S_DEALS_TEXT, "WO-6.3.5", "Others may buy one kind of what a card that lies face up offers; then it is turned down.", "Les autres peuvent acheter un type de ce qu'offre une carte face visible ; puis elle est retournée.") \
    X(S_OFFERS, "WO-38.1", "{0:offers}", "{0:offers}") \
    X(S_DEAL, "WO-38.1", "commerce card {0:power_of}: {1:offers}", "carte Commerce {0:power_of} : {1:offers}") \
    X(S_DEAL_DOWN, "WO-6.3.7", "commerce card, turned down", "carte Commerce, retournée") \
    X(S_PLAYED, "WO-5.2", "played", "jouées") \
    X(S_PLAYED_OF, "WO-5.2", "cards played this round by {0:power}", "cartes jouées cette manche par {0:power}") \
    X(S_DOWN, "WO-5.3", "face down", "cachées") \
    X(S_DOWN_OF, "WO-5.3", "cards put face down this round by {0:power}", "cartes posées face cachée cette manche par {0:power}") \
    X(S_DOWN_HIDDEN, "WO-5.3", "{0:power_name}: {1|card|cards} face down", "{0:power_name} : {1|carte|cartes} face cachée") \
    X(S_DECK, "WO-4.1", "deck", "pioche") \
    X(S_DECK_OF, "WO-4.1", "deck {0:power_of}", "pioche {0:power_of}") \
    X(S_DECK_LEFT, "WO-4.1", "deck: {0|card|cards}", "pioche : {0|carte|cartes}") \
    X(S_DECK_TOP, "WO-8.4", "deck: {0|card|cards}, on top {1:card}", "pioche : {0|carte|cartes}, sur le dessus « {1:card} »") \
    X(S_DISCARD, "WO-4.1", "discards", "défausse") \
    X(S_DISCARD_OF, "WO-4.1", "discard pile {0:power_of}", "défausse {0:power_of}") \
    /* automas */ \
    X(S_AUTOMA, "WO-21.1", "Automa (normal)", "Automa (normal)") \
    X(S_AUTOMA_HARD, "WO-21.1", "Automa (hard)", "Automa (difficile)") \
    X(S_AUTOMA_TITLE, "WO-21.1", "the rulebook plays this power", "le livret de règles joue cette puissance") \
    X(S_SPACE_ENGAGE, "WO-21.6", "engage", "soutenir") \
    X(S_SPACE_IMPROVE, "WO-21.6", "improve relations", "améliorer ses relations") \
    X(S_SPACE_INVEST, "WO-21.6", "invest", "investir") \
    X(S_SPACE_TRADE, "WO-21.6", "trade", "commercer") \
    X(S_SPACE_BASE, "WO-21.6", "build a base", "construire une base") \
    X(S_SPACE_MOVE, "WO-21.6", "move", "déplacer") \
    X(S_SPACE_TITLE, "WO-21.6", "{0|action cube|action cubes}", "{0|cube d'action|cubes d'action}") \
    X(S_AUTOMA_TOKENS, "WO-21.6", "{0:region_short}: $ {1}, ⌂ {2}", "{0:region_short} : $ {1}, ⌂ {2}") \
    X(S_AUTOMA_TOKENS_TITLE, "WO-21.6", "{0:region}: FDI tokens {1}, bases {2}", "{0:region} : jetons IDE {1}, bases {2}") \
    /* numbers */ \
    X(S_STAT_VP, "WO-1.5", "points", "points") \
    X(S_STAT_MONEY, "WO-1.6", "money ($)", "argent ($)") \
    X(S_STAT_SP, "WO-13.1", "smart power", "puissance intelligente") \
    X(S_STAT_CARDS, "WO-1.4", "cards", "cartes") \
    X(S_STAT_ARMIES, "WO-6.5.1", "armies", "armées") \
    X(S_STAT_ROUND, "WO-1.2", "round", "manche")
/* clang-format on */

#endif
