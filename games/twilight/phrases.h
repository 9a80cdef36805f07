/* Everything the game says: name, rule, English, French (core/text.h explains the holes). Sides are named as in a
 * log, "USSR: …" and "URSS : …", so that one sentence serves both. The scene's words are in phrases_scene.h. */
#ifndef PLATEAU_TWILIGHT_PHRASES_H
#define PLATEAU_TWILIGHT_PHRASES_H

#include "games/twilight/phrases_scene.h"

/* clang-format off */
#define TS_PLAY_PHRASES(X) \
    /* What happens */ \
    X(N_MORE, "TS-6.1", "{0:side} +{2} in {1:in}, now {3}", "{0:side} {0/place|placent} {2|influence|influences} {1:in} (total {3})") \
    X(N_LESS, "TS-5.7", "{0:side} -{2} in {1:in}, now {3}", "{0:side} {0/perd|perdent} {2|influence|influences} {1:in} (total {3})") \
    X(N_VP, "TS-1.2", "{0:side} gains {1} VP; the score is {2:score}", "{0:side} {0/gagne|gagnent} {1} PV ; score : {2:score}") \
    X(N_DEGRADES, "TS-1.3", "DEFCON degrades to {0}", "le DEFCON se dégrade à {0}") \
    X(N_IMPROVES, "TS-1.3", "DEFCON improves to {0}", "le DEFCON s'améliore à {0}") \
    X(N_MILOPS, "TS-8.1", "{0:side}: military operations {1}", "{0:side} {0/est|sont} à {1} sur l'Échelle des Opérations Militaires") \
    X(N_SPACE_BOX, "TS-6.12", "{0:side} reaches {1:box} in the Space Race", "{0:side} {0/atteint|atteignent} « {1:box} » dans la course à l'espace") \
    X(N_CHINA_UP, "TS-10.2", "{0:side} has the China Card, face up", "{0:side} {0/a|ont} la Carte Chine, face visible") \
    X(N_CHINA_DOWN, "TS-10.1", "{0:side} has the China Card, face down", "{0:side} {0/a|ont} la Carte Chine, face cachée") \
    X(N_WON, "TS-9.7", "{0:side} wins: {1:ending}", "{0:side} {0/gagne|gagnent} : {1:ending}") \
    X(N_DRAWN, "TS-9.9", "Nobody wins: {0:ending}", "Personne ne gagne : {0:ending}") \
    X(N_RESHUFFLE, "TS-3.3", "The discard pile is shuffled into a new draw pile of {0|card|cards}", "La défausse est mélangée en une nouvelle pioche de {0|carte|cartes}") \
    X(N_SEES, "TS-20.108", "{0:side} sees {1:card}", "{0:side} {0/voit|voient} {1:card}") \
    X(N_DRAWS, "TS-3.2", "{0:side} draws a card", "{0:side} {0/pioche|piochent} une carte") \
    X(N_DRAWS_CARD, "TS-3.2", "{0:side} draws {1:card}", "{0:side} {0/pioche|piochent} {1:card}") \
    X(N_NO_HEADLINE, "TS-4.9", "{0:side} has no card to headline", "{0:side} {0/n'a|n'ont} pas de carte à mettre en gros titre") \
    X(N_SHOWS_HEADLINE, "TS-4.2", "{0:side} shows its headline first: {1:card}", "{0:side} {0/montre|montrent} d'abord {0/son|leur} gros titre : {1:card}") \
    X(N_PICKS_HEADLINE, "TS-4.1", "{0:side} has picked a headline", "{0:side} {0/a|ont} choisi {0/son|leur} gros titre") \
    X(N_OWN_HEADLINE, "TS-4.1", "{0:side} has picked a headline, still face down: {1:card}", "{0:side} {0/a|ont} choisi {0/son|leur} gros titre, encore face cachée : {1:card}") \
    X(N_HEADLINE, "TS-4.1", "{0:of} headline, now face up: {1:card}", "gros titre {0:of}, désormais face visible : {1:card}") \
    X(N_HEADLINE_CANCELLED, "TS-4.7", "Defectors: the {0:of} headline, {1:card}, is cancelled", "Transfuges : le gros titre {0:of}, {1:card}, est annulé") \
    X(N_RESOLVES, "TS-4.3", "Now the {0:of} headline: {1:card}", "on résout le gros titre {0:of} : {1:card}") \
    X(N_BURIED, "TS-13.29", "{0:side}: We Will Bury You comes true", "« Nous vous enterrerons ! » se réalise pour {0:side}") \
    X(N_NOT_BURIED, "TS-13.29", "UN Intervention stops We Will Bury You", "L'intervention de l'ONU arrête « Nous vous enterrerons ! »") \
    X(N_ROUND, "TS-3.5", "Turn {2}, action round {1}: {0:side}", "Tour {2}, phase d'action {1} : {0:side}") \
    X(N_PASSES, "TS-3.7", "{0:side} passes", "{0:side} {0/passe|passent}") \
    X(N_NORAD, "TS-13.28", "NORAD: {0:side} may add influence", "NORAD : {0:side} {0/peut|peuvent} ajouter de l'influence") \
    X(N_DISCARDS, "TS-5.6", "{0:side} discards {1:card}", "{0:side} {0/défausse|défaussent} {1:card}") \
    X(N_DISCARDS_PILE, "TS-20.108", "{0:side} discards {1:card} from the draw pile", "{0:side} {0/défausse|défaussent} {1:card} de la pioche") \
    X(N_PLAYS_EVENT, "TS-5.1", "{0:side} plays {1:card} for the event", "{0:side} {0/joue|jouent} {1:card} pour l'événement") \
    X(N_PLAYS_OPS, "TS-5.1", "{0:side} plays {1:card} for Operations", "{0:side} {0/joue|jouent} {1:card} pour les Points Opérationnels") \
    X(N_PLAYS_EVENT_FIRST, "TS-5.2", "{0:side} plays {1:card}: first the event, then Operations", "{0:side} {0/joue|jouent} {1:card} : d'abord l'événement, puis les Points Opérationnels") \
    X(N_PLAYS_SPACE, "TS-5.3", "{0:side} sends {1:card} on the Space Race", "{0:side} {0/envoie|envoient} {1:card} dans la course à l'espace") \
    X(N_UN, "TS-5.5", "{0:side} plays UN Intervention with {1:card}: its event does not happen", "{0:side} {0/joue|jouent} Intervention de l'ONU avec {1:card} : l'événement n'a pas lieu") \
    X(N_U2, "TS-13.30", "U2 Incident: {0:side} profits from UN Intervention", "Incident de l'U-2 : {0:side} {0/profite|profitent} de l'intervention de l'ONU") \
    X(N_FLOWERS, "TS-13.16", "Flower Power: {0:side} profits from a US war card", "Flower Power : {0:side} {0/profite|profitent} d'une carte de guerre des États-Unis") \
    X(N_FORMOSAN_ENDS, "TS-13.12", "Formosan Resolution ends: the US has played the China Card", "la Résolution sur Formose prend fin : les États-Unis ont joué la Carte Chine") \
    X(N_CRISIS_CANCELLED, "TS-13.14", "{0:side} withdraws: the Cuban Missile Crisis is over", "{0:side} {0/se retire|se retirent} : la crise des missiles de Cuba est finie") \
    X(N_RETURNS, "TS-20.67", "{0:side} gives {1:card} back", "{0:side} {0/rend|rendent} {1:card}") \
    X(N_REMOVED, "TS-5.6", "{0:card} leaves the game", "{0:card} quitte la partie") \
    X(N_OPS, "TS-5.8", "{0:side} has {1|Operations point|Operations points}", "{0:side} {0/dispose|disposent} de {1|Point Opérationnel|Points Opérationnels}") \
    X(N_COUP, "TS-6.7", "{0:side} attempts a coup in {1:in} with {2|point|points}", "{0:side} {0/tente|tentent} un coup d'État {1:in} avec {2|Point Opérationnel|Points Opérationnels}") \
    X(N_COUP_ROLL, "TS-6.8", "{0:side} rolls {1}: the coup in {3:in} is worth {2}", "{0:side} {0/fait|font} {1} : coup d'État {3:in}, différence {2}") \
    X(N_REALIGN, "TS-6.5", "{0:side} attempts a realignment of {1:in}", "{0:side} {0/tente|tentent} un Réalignement {1:in}") \
    X(N_REALIGN_ROLL, "TS-6.6", "{0:side} rolls {1}, in all {2}", "{0:side} {0/fait|font} {1}, en tout {2}") \
    X(N_REALIGN_NOTHING, "TS-6.6", "Nothing changes in {0:in}", "rien ne change {0:in}") \
    X(N_WAR, "TS-13.51", "{0:side}: war in {1:in}", "{0:side} : guerre {1:in}") \
    X(N_WAR_WON, "TS-13.51", "{0:side} rolls {2}, in all {3}: victory in {1:in}", "{0:side} {0/fait|font} {2}, en tout {3} : victoire {1:in}") \
    X(N_WAR_LOST, "TS-13.51", "{0:side} rolls {2}, in all {3}: defeat in {1:in}", "{0:side} {0/fait|font} {2}, en tout {3} : défaite {1:in}") \
    X(N_SPACE_WORKS, "TS-6.11", "{0:side} rolls {1}, {2} or less was needed: success", "{0:side} {0/fait|font} {1}, il fallait {2} ou moins : réussite") \
    X(N_SPACE_FAILS, "TS-6.11", "{0:side} rolls {1}, {2} or less was needed: failure", "{0:side} {0/fait|font} {1}, il fallait {2} ou moins : échec") \
    X(N_TRAP_ENDS, "TS-13.6", "{0:side} rolls {1} and is out of the trap", "{0:side} {0/fait|font} {1} et {0/sort|sortent} du piège") \
    X(N_TRAP_HOLDS, "TS-13.6", "{0:side} rolls {1} and stays in the trap", "{0:side} {0/fait|font} {1} et {0/reste|restent} dans le piège") \
    X(N_DICE, "TS-20.20", "USSR rolls {0}, US rolls {1}; the sponsor adds 2", "l'URSS fait {0}, les États-Unis font {1} ; l'organisateur ajoute 2") \
    X(N_SUMMIT_ROLL, "TS-20.45", "{0:side} rolls {1}, in all {2}", "{0:side} {0/fait|font} {1}, en tout {2}") \
    X(N_SUMMIT_TIE, "TS-20.45", "A tie: nothing changes", "Égalité : rien ne change") \
    X(N_HELD_SCORING, "TS-3.8", "{0:side} has kept a scoring card", "{0:side} {0/a|ont} gardé une carte de décompte") \
    X(N_MILOPS_MISSING, "TS-3.9", "{0:to} lacks {1|military operation|military operations}", "il manque {1|Opération Militaire|Opérations Militaires} {0:to}") \
    X(N_TURN, "TS-3.4", "Turn {0} begins", "Le tour {0} commence") \
    X(N_ERA, "TS-3.2", "The cards of the {0:era} join the draw pile", "Les cartes de {0:era} rejoignent la pioche") \
    X(N_PUT_BACK, "TS-20.108", "{0:side} puts the rest back and shuffles the draw pile", "{0:side} {0/remet|remettent} le reste et {0/mélange|mélangent} la pioche") \
    X(N_SHUTTLE_ENDS, "TS-13.13", "Shuttle Diplomacy is used up", "La diplomatie de la navette est épuisée") \
    X(N_IGNORED, "TS-13.13", "{0:the} does not count for the USSR", "l'URSS ne peut pas compter {0:the}") \
    X(N_LEVEL, "TS-9.2", "{1:region}, {0:label}: {2:level}, {3|point|points}", "{1:region}, {0:label} : {2:level}, {3|point|points}") \
    X(N_SCORED, "TS-9.1", "{0:region}: USSR {1}, US {2}", "{0:region} : URSS {1}, États-Unis {2}") \
    X(N_FINAL, "TS-9.8", "Final scoring", "Décompte final") \
    X(N_FINAL_CHINA, "TS-9.8", "{0:side} gains 1 VP for the China Card", "{0:side} {0/gagne|gagnent} 1 PV pour la Carte Chine") \
    X(N_FINAL_NEED, "TS-2.13", "{0:to} needs {1} VP at the end of this scenario; the track stands at {2}", "il faut {1} PV {0:to} à la fin de ce scénario ; la piste est à {2}") \
    X(N_EVENT, "TS-5.7", "Event: {0:card}", "Événement : {0:card}") \
    X(N_NO_EVENT, "TS-13.38", "{0:card}: the event does not happen", "{0:card} : l'événement n'a pas lieu") \
    X(N_CHERNOBYL, "TS-20.94", "Chernobyl: the USSR may not place influence by Operations in this region: {0:in_region}", "Tchernobyl : l'URSS ne peut plus placer d'influence par Points Opérationnels {0:in_region}") \
    X(N_PARTICIPATES, "TS-20.20", "{0:side} takes part in the games", "{0:side} {0/participe|participent} aux jeux") \
    X(N_BOYCOTTS, "TS-20.20", "{0:side} boycotts the games", "{0:side} {0/boycotte|boycottent} les jeux") \
    X(N_NOTHING_TO_SHOW, "TS-11.3", "{0:side} has no cards to show", "{0:side} {0/n'a|n'ont} aucune carte à montrer") \
    X(N_SHOWS, "TS-11.3", "{0:side} shows {1:card}", "{0:side} {0/montre|montrent} {1:card}") \
    X(N_GIVES, "TS-20.49", "{0:side} hands over {1:card}", "{0:side} {0/remet|remettent} {1:card}") \
    X(N_TAKES, "TS-20.43", "{0:side} takes {1:card} from the discard pile", "{0:side} {0/prend|prennent} {1:card} dans la défausse") \
    X(N_TAKES_EVENT, "TS-20.85", "{0:side} has the event of {1:card} happen again", "{0:side} {0/rejoue|rejouent} l'événement de {1:card}") \
    X(N_NO_CARD, "TS-5.7", "{0:side} lays no further card down", "{0:side} ne {0/pose|posent} pas d'autre carte") \
    /* What a move is */ \
    X(D_DRAW, "TS-3.2", "{0:side} draws {1:card}", "{0:side} {0/pioche|piochent} {1:card}") \
    X(D_DRAW_SOME, "TS-3.2", "{0:side} draws a card", "{0:side} {0/pioche|piochent} une carte") \
    X(D_ASIDE, "TS-20.108", "{0:side} looks at {1:card}", "{0:side} {0/regarde|regardent} {1:card}") \
    X(D_ASIDE_SOME, "TS-20.108", "{0:side} looks at a card of the draw pile", "{0:side} {0/regarde|regardent} une carte de la pioche") \
    X(D_RANDOM, "TS-5.7", "chance takes {1:card} from the {0:of} hand", "le hasard tire {1:card} de la main {0:of}") \
    X(D_DIE, "TS-6.8", "{0:side} rolls {1}", "{0:side} {0/fait|font} {1}") \
    X(D_DICE, "TS-6.6", "USSR rolls {0}, US rolls {1}", "l'URSS fait {0}, les États-Unis font {1}") \
    X(D_HEADLINE, "TS-4.1", "{0:side} headlines {1:card}", "{0:side} {0/met|mettent} en gros titre {1:card}") \
    X(D_HEADLINE_SOME, "TS-4.1", "{0:side} picks a headline", "{0:side} {0/choisit|choisissent} {0/son|leur} gros titre") \
    X(D_NO_HEADLINE, "TS-4.9", "{0:side} headlines nothing", "{0:side} {0/n'a|n'ont} pas de gros titre") \
    X(D_EVENT, "TS-5.1", "{1:card}: the event", "{1:card} : l'événement") \
    X(D_OPS, "TS-5.1", "{1:card}: {2|Operations point|Operations points}", "{1:card} : {2|Point Opérationnel|Points Opérationnels}") \
    X(D_OPS_FIRST, "TS-5.2", "{1:card}: {2|Operations point|Operations points}, then the {3:of} event", "{1:card} : {2|Point Opérationnel|Points Opérationnels}, puis l'événement {3:of}") \
    X(D_EVENT_FIRST, "TS-5.2", "{1:card}: the {3:of} event, then {2|Operations point|Operations points}", "{1:card} : l'événement {3:of}, puis {2|Point Opérationnel|Points Opérationnels}") \
    X(D_OPS_NO_EVENT, "TS-13.38", "{1:card}: {2|Operations point|Operations points} (as things stand, the event will not happen)", "{1:card} : {2|Point Opérationnel|Points Opérationnels} (en l'état, l'événement n'aura pas lieu)") \
    X(D_NO_EVENT_FIRST, "TS-13.38", "{1:card}: first the event, which cannot happen now, then {2|Operations point|Operations points}", "{1:card} : d'abord l'événement, qui ne peut pas avoir lieu maintenant, puis {2|Point Opérationnel|Points Opérationnels}") \
    X(D_SPACE, "TS-5.3", "{1:card}: Space Race", "{1:card} : course à l'espace") \
    X(D_UN, "TS-5.5", "UN Intervention with {1:card}: its Operations without the event", "Intervention de l'ONU avec {1:card} : ses Points Opérationnels sans l'événement") \
    X(D_PASS, "TS-3.7", "{0:side} passes", "{0:side} {0/passe|passent}") \
    X(D_CANCEL, "TS-13.14", "give up 2 influence in {1:in} to end the Cuban Missile Crisis", "retirer 2 marqueurs d'Influence {1:in} pour mettre fin à la crise des missiles de Cuba") \
    X(D_INFLUENCE, "TS-6.1", "place influence in {1:in} (costs {2})", "placer 1 influence {1:in} (coût {2})") \
    X(D_COUP, "TS-6.7", "coup in {1:in} with {2|point|points}", "coup d'État {1:in} avec {2|Point Opérationnel|Points Opérationnels}") \
    X(D_COUP_LAST, "TS-7.2", "coup in {1:in} with {2|point|points}: it brings DEFCON to 1", "coup d'État {1:in} avec {2|Point Opérationnel|Points Opérationnels} : il amène le DEFCON à 1") \
    X(D_REALIGN, "TS-6.5", "realign {1:in}", "tenter un Réalignement {1:in}") \
    X(D_PICK, "TS-5.7", "{1:country}", "{1:country}") \
    X(D_PICK_ADD, "TS-5.7", "add influence in {1:in}", "ajouter de l'influence {1:in}") \
    X(D_PICK_REMOVE, "TS-5.7", "remove influence from {1:in}", "retirer de l'influence {1:in}") \
    X(D_CHOOSE, "TS-5.7", "{1:branch}", "{1:branch}") \
    X(D_DISCARD, "TS-5.7", "discard {1:card}", "défausser {1:card}") \
    X(D_TAKE, "TS-20.43", "take {1:card}", "prendre {1:card}") \
    X(D_GIVE, "TS-20.49", "hand over {1:card}", "remettre {1:card}") \
    X(D_RETURN, "TS-20.67", "give {1:card} back and have {2|Operations point|Operations points}", "rendre {1:card} et disposer de {2|Point Opérationnel|Points Opérationnels}") \
    X(D_STOP, "TS-6.3", "no more", "en rester là") \
    X(D_STOP_NONE, "TS-13.54", "do nothing", "ne rien faire") \
    X(D_REFUSE_BLOCKADE, "TS-20.10", "discard nothing: lose all influence in West Germany", "ne rien défausser : perdre toute l'influence en Allemagne de l'Ouest") \
    X(D_REFUSE_DEBT, "TS-20.95", "discard nothing: the USSR doubles its influence in two countries", "ne rien défausser : l'URSS double son influence dans deux pays") \
    X(D_NO_CARD, "TS-5.7", "no card", "aucune carte") \
    X(D_NO_MORE_CARDS, "TS-5.7", "no further card", "aucune autre carte") \
    /* What is wanted */ \
    X(Q_OVER, "TS-9.7", "The game is over", "La partie est finie") \
    X(Q_DRAW, "TS-3.2", "{0:side}: a card to draw", "{0:side} {0/pioche|piochent} une carte") \
    X(Q_ASIDE, "TS-20.108", "Our Man in Tehran looks at the draw pile", "Notre homme à Téhéran regarde la pioche") \
    X(Q_RANDOM, "TS-5.7", "{1:card}: a random card of the {0:of} hand", "{1:card} : une carte de la main {0:of} au hasard") \
    X(Q_COUP, "TS-6.8", "{0:side} rolls for the coup in {1:in}", "{0:side} {0/lance|lancent} le dé du coup d'État {1:in}") \
    X(Q_REALIGN, "TS-6.6", "Dice for the realignment of {1:in}", "jet de Réalignement {1:in}") \
    X(Q_WAR, "TS-13.51", "Against which country is the war?", "Contre quel pays mener la guerre ?") \
    X(Q_WAR_ROLL, "TS-13.51", "{0:side} rolls for the war in {1:in}", "{0:side} {0/lance|lancent} le dé de la guerre {1:in}") \
    X(Q_SPACE, "TS-6.11", "{0:side} rolls for the Space Race", "{0:side} {0/lance|lancent} le dé de la course à l'espace") \
    X(Q_TRAP_ROLL, "TS-13.6", "{0:side} rolls to get out of the trap", "{0:side} {0/lance|lancent} le dé pour sortir du piège") \
    X(Q_OLYMPICS, "TS-20.20", "Dice for the Olympic Games", "Dés des Jeux olympiques") \
    X(Q_SUMMIT, "TS-20.45", "Dice for the Summit", "Dés du Sommet") \
    X(Q_HEADLINE, "TS-4.1", "Pick a headline", "Choisissez votre gros titre") \
    X(Q_ROUND, "TS-3.7", "Play a card (round {1}, {2|card|cards} in hand)", "Jouez une carte (phase d'action {1}, {2|carte|cartes} en main)") \
    X(Q_ROUND_SCORE, "TS-3.8", "Play a scoring card: whoever keeps one at the end of the turn loses (round {1}; scoring cards in hand: {2}, rounds left: {3})", "Jouez une carte de décompte : qui en garde une à la fin du tour perd (phase d'action {1} ; cartes de décompte en main : {2}, phases d'action restantes : {3})") \
    X(Q_TRAP, "TS-13.6", "You are trapped: discard a card worth 2 or more", "Vous êtes pris au piège : défaussez une carte de valeur 2 ou plus") \
    X(Q_TRAP_SCORE, "TS-13.6", "You are trapped, but must play a scoring card", "Vous êtes pris au piège, mais devez jouer une carte de décompte") \
    X(Q_TRAP_MAY_SCORE, "TS-13.6", "You are trapped and have nothing to discard: play a scoring card, or pass", "Vous êtes pris au piège et n'avez rien à défausser : jouez une carte de décompte, ou passez") \
    X(Q_TRAP_PASS, "TS-13.6", "You are trapped and have nothing to discard: pass", "Vous êtes pris au piège et n'avez rien à défausser : passez") \
    X(Q_OPS, "TS-6.14", "{1:card}: use {2|Operations point|Operations points} for influence, a coup or realignments", "{1:card} : {2|Point Opérationnel|Points Opérationnels} pour de l'influence, un coup d'État ou des Réalignements") \
    X(Q_OPS_BONUS, "TS-5.9", "{1:card}: use {2|Operations point|Operations points} for influence, a coup or realignments, and {3} more if all are spent in this region: {4:in_region}", "{1:card} : {2|Point Opérationnel|Points Opérationnels} pour de l'influence, un coup d'État ou des Réalignements, et {3} de plus si tous sont dépensés {4:in_region}") \
    X(Q_OPS_GRANT, "TS-13.54", "{1:card}: you may use {2|Operations point|Operations points}", "{1:card} : vous disposez de {2|Point Opérationnel|Points Opérationnels}, si vous voulez") \
    X(Q_PLACING, "TS-6.1", "Place influence: {1|point|points} left", "Placez de l'influence : il reste {1|point|points}") \
    X(Q_REALIGNING, "TS-6.5", "Realign: {1|roll|rolls} left", "Réalignez : il reste {1|jet|jets}") \
    X(Q_PLACING_BONUS, "TS-6.4", "Place influence: {1|point|points} left, and {2} more if all are spent in this region: {3:in_region}", "Placez de l'influence : il reste {1|point|points}, et {2} de plus si tous sont dépensés {3:in_region}") \
    X(Q_REALIGNING_BONUS, "TS-13.44", "Realign: {1|roll|rolls} left, and {2} more if all are made in this region: {3:in_region}", "Réalignez : il reste {1|jet|jets}, et {2} de plus si tous sont faits {3:in_region}") \
    X(Q_CHOICE, "TS-5.7", "{1:card}: choose", "{1:card} : choisissez") \
    X(Q_BLOCKADE, "TS-13.49", "{1:card}: discard a card worth 3 or more, or bear the consequences", "{1:card} : défaussez une carte de valeur 3 ou plus, ou subissez les conséquences") \
    X(Q_ASK_NOT, "TS-20.77", "Discard as many cards as you like, then draw as many", "Défaussez autant de cartes que vous voulez, puis piochez-en autant") \
    X(Q_GIVE, "TS-20.49", "Missile Envy: hand over your highest card", "Envie du missile : remettez votre carte la plus forte") \
    X(Q_AMES, "TS-20.98", "Pick a card of the US hand to discard", "Choisissez une carte de la main des États-Unis à défausser") \
    X(Q_SALT, "TS-20.43", "Take a card from the discard pile, or none", "Prenez une carte dans la défausse, ou aucune") \
    X(Q_STAR_WARS, "TS-20.85", "Pick a card of the discard pile: its event happens", "Choisissez une carte de la défausse : son événement a lieu") \
    X(Q_TEHRAN, "TS-20.108", "Discard any of these cards; the rest goes back", "Défaussez celles que vous voulez ; le reste retourne dans la pioche") \
    X(Q_HELD, "TS-3.11", "You may discard a card that you hold", "Vous pouvez défausser une carte gardée en main") \
    X(Q_GRAIN, "TS-20.67", "Play {1:card} as if it were yours, or give it back", "Jouez {1:card} comme si elle était à vous, ou rendez-la") \
    X(Q_WAIT, "TS-3.4", "{0:side} decides", "{0:side} {0/réfléchit|réfléchissent}") \
    X(Q_WAIT_HEADLINE, "TS-4.1", "{0:side} picks a headline", "{0:side} {0/choisit|choisissent} {0/son|leur} gros titre") \
    X(Q_WAIT_HEADLINES, "TS-4.1", "Both sides pick a headline", "Chaque camp choisit son gros titre") \
    X(Q_WAIT_ROUND, "TS-3.7", "{0:side} plays a card", "{0:side} {0/joue|jouent} une carte") \
    X(Q_WAIT_OPS, "TS-6.14", "{0:side} conducts Operations", "{0:side} {0/dépense|dépensent} {0/ses|leurs} Points Opérationnels") \
    X(Q_WAIT_CARD, "TS-5.7", "{1:card}: {0:side} chooses", "{1:card} : {0:side} {0/choisit|choisissent}") \
    X(Q_SETUP_SU, "TS-2.2", "Place your influence in Eastern Europe: {2} left", "Placez votre influence en Europe de l'Est : il en reste {2}") \
    X(Q_SETUP_US, "TS-2.3", "Place your influence in Western Europe: {2} left", "Placez votre influence en Europe de l'Ouest : il en reste {2}") \
    X(Q_HANDICAP, "TS-2.4", "Place your extra influence where you have some: {2} left", "Placez votre influence supplémentaire là où vous en avez : il en reste {2}") \
    X(Q_ADD, "TS-5.7", "{1:card}: add influence, {2} left", "{1:card} : ajoutez de l'influence, il en reste {2}") \
    X(Q_ADD_TWO, "TS-5.7", "{1:card}: add 2 influence in one country", "{1:card} : ajoutez 2 marqueurs d'Influence dans un pays") \
    X(Q_REMOVE_US, "TS-5.7", "{1:card}: remove US influence, {2} left", "{1:card} : retirez de l'influence américaine, il en reste {2}") \
    X(Q_REMOVE_SU, "TS-5.7", "{1:card}: remove USSR influence, {2} left", "{1:card} : retirez de l'influence soviétique, il en reste {2}") \
    X(Q_REMOVE_ALL_US, "TS-5.7", "{1:card}: remove all US influence from a country, {2} left", "{1:card} : retirez toute l'influence américaine d'un pays, il en reste {2}") \
    X(Q_TRUMAN, "TS-20.19", "Remove all USSR influence from a country that nobody controls", "Retirez toute l'influence soviétique d'un pays que personne ne contrôle") \
    X(Q_REDS, "TS-20.22", "Where does US influence rise to that of the USSR?", "Dans quel pays l'influence américaine monte-t-elle au niveau de celle de l'URSS ?") \
    X(Q_STALIN_FROM, "TS-20.33", "Take up influence to relocate: {2} left", "Prélevez de l'influence à déplacer : il en reste {2}") \
    X(Q_STALIN_TO, "TS-20.33", "Put it down again: {2} left", "Reposez-la : il en reste {2}") \
    X(Q_DOUBLE, "TS-20.95", "Double your influence in a country of South America: {2} left", "Doublez votre influence dans un pays d'Amérique du Sud : il en reste {2}") \
    X(Q_NORAD, "TS-20.106", "NORAD: you may add influence where you have some", "NORAD : vous pouvez ajouter de l'influence là où vous en avez") \
    X(Q_SHUTTLE, "TS-13.13", "Shuttle Diplomacy: which country does not count for the USSR?", "Diplomatie de la navette : quel pays ne compte pas pour l'URSS ?") \
    /* Why not */ \
    X(W_OVER, "TS-9.7", "the game is over", "la partie est finie") \
    X(W_NOT_YOU, "TS-3.4", "{0:side} has nothing to decide now", "{0:side} {0/n'a|n'ont} rien à décider maintenant") \
    X(W_NOT_NOW, "TS-3.4", "something else is to be decided now", "c'est autre chose qui se décide maintenant") \
    X(W_CARD_FIRST, "TS-5.1", "play a card for Operations first", "jouez d'abord une carte pour ses Points Opérationnels") \
    X(W_OTHERWISE, "TS-5.7", "something else is to be done with a card now", "c'est autre chose qu'il faut faire d'une carte maintenant") \
    X(W_HAS_HEADLINE, "TS-4.1", "you have a card to headline", "vous avez une carte à mettre en gros titre") \
    X(W_CHINA_HEADLINE, "TS-10.3", "the China Card cannot be headlined", "la Carte Chine ne peut pas être mise en gros titre") \
    X(W_NOT_HELD, "TS-3.7", "{0:card} is not in your hand", "vous n'avez pas {0:card} en main") \
    X(W_UN_HEADLINE, "TS-4.1", "UN Intervention has no use in the headline phase", "Intervention de l'ONU ne sert pas pendant la phase des gros titres") \
    X(W_ENVY_HEADLINE, "TS-13.4", "Missile Envy is owed as Operations", "Envie du missile est due pour ses Points Opérationnels") \
    X(W_SCORING, "TS-5.4", "{0:card} is a scoring card: it is played for its event", "{0:card} est une carte de décompte : on la joue pour l'événement") \
    X(W_SPACE_OVER, "TS-6.12", "you are at the end of the Space Race", "vous êtes au bout de la course à l'espace") \
    X(W_SPACE_ONCE, "TS-6.11", "you have sent {0|card|cards} on the Space Race this turn, no more are allowed", "vous avez envoyé {0|carte|cartes} dans la course à l'espace ce tour, c'est le maximum") \
    X(W_SPACE_VALUE, "TS-6.12", "{0:box} needs a card worth {1}, this one is worth {2}", "« {0:box} » demande une carte de valeur {1}, celle-ci vaut {2}") \
    X(W_CHINA_EVENT, "TS-10.1", "the China Card has no event", "la Carte Chine n'a pas d'événement") \
    X(W_UN_ALONE, "TS-5.5", "UN Intervention goes together with a card that carries the opponent's event", "Intervention de l'ONU se joue avec une carte qui porte l'événement de l'adversaire") \
    X(W_THEIR_EVENT, "TS-5.2", "{0:card} is an event of your opponent: play it for Operations", "{0:card} est un événement de l'adversaire : jouez-la pour ses Points Opérationnels") \
    X(W_NO_EVENT, "TS-13.38", "the event of {0:card} cannot happen now", "l'événement de {0:card} ne peut pas avoir lieu maintenant") \
    X(W_NOT_THEIRS, "TS-5.2", "{0:card} is no event of your opponent", "{0:card} n'est pas un événement de l'adversaire") \
    X(W_SCORE_FIRST, "TS-13.4", "you must play a scoring card: there are as many in your hand as rounds left", "vous devez jouer une carte de décompte : il y en a autant en main que de phases d'action restantes") \
    X(W_OWES_ENVY, "TS-13.4", "you must use Missile Envy for Operations in this round", "vous devez utiliser les Points Opérationnels d'Envie du missile pendant cette phase d'action") \
    X(W_TAKEN_SPACE, "TS-12.3", "a card taken by Missile Envy does not go to the Space Race in this game", "une carte prise par Envie du missile ne va pas à la course à l'espace dans cette partie") \
    X(W_ENVY_OPS, "TS-12.3", "an owed Missile Envy is used for influence, a coup or realignments", "Envie du missile, si elle est due, sert à de l'influence, un coup d'État ou des Réalignements") \
    X(W_CHINA_THEIRS, "TS-10.1", "your opponent holds the China Card", "l'adversaire a la Carte Chine") \
    X(W_CHINA_DOWN, "TS-10.1", "the China Card lies face down until the end of the turn", "la Carte Chine est face cachée jusqu'à la fin du tour") \
    X(W_CHINA_SCORING, "TS-13.43", "with the China Card you would have to keep a scoring card", "avec la Carte Chine, il faudrait garder une carte de décompte") \
    X(W_CHINA_TRAP, "TS-13.8", "whoever is trapped cannot use the China Card", "qui est pris au piège ne peut pas utiliser la Carte Chine") \
    X(W_OTHER_CARD, "TS-20.67", "Grain Sales is about {0:card}", "Vente de céréales porte sur {0:card}") \
    X(W_TRAPPED, "TS-13.6", "you are trapped: all you can do is discard a card, or play a scoring card", "vous êtes pris au piège : vous ne pouvez que défausser une carte, ou jouer une carte de décompte") \
    X(W_TRAP_DISCARD, "TS-13.6", "you are trapped and can discard a card: do so", "vous êtes pris au piège et pouvez défausser une carte : faites-le") \
    X(W_TRAP_SCORE, "TS-13.6", "you are trapped but must play a scoring card: there are as many in your hand as rounds left", "vous êtes pris au piège, mais devez jouer une carte de décompte : il y en a autant en main que de phases d'action restantes") \
    X(W_TRAP_ENVY, "TS-13.5", "Missile Envy is owed and is the card to discard", "Envie du missile est due : c'est elle qu'il faut défausser") \
    X(W_TRAP_VALUE, "TS-13.6", "{0:card} is worth less than 2", "{0:card} vaut moins de 2") \
    X(W_UN_THEIRS, "TS-13.9", "{0:card} does not carry your opponent's event", "{0:card} ne porte pas l'événement de l'adversaire") \
    X(W_MUST_PLAY, "TS-3.7", "as long as you hold cards you must play one", "tant que vous avez des cartes, vous devez en jouer une") \
    X(W_NO_CRISIS, "TS-13.14", "the Cuban Missile Crisis does not threaten you", "la crise des missiles de Cuba ne vous menace pas") \
    X(W_CRISIS_PLACE, "TS-20.40", "influence in {0:in} does not end the Cuban Missile Crisis", "retirer de l'influence {0:in} ne met pas fin à la crise des missiles de Cuba") \
    X(W_CRISIS_POOR, "TS-20.40", "you need 2 influence in {0:in} and have {1}", "il faut 2 marqueurs d'Influence {0:in}, vous en avez {1}") \
    X(W_CRISIS_LATER, "TS-13.14", "there is no coup to be made now", "il n'y a pas de coup d'État à tenter maintenant") \
    X(W_ONE_KIND, "TS-6.14", "one card, one kind of Operations", "une carte, une seule sorte d'opération") \
    X(W_GRANT_INFLUENCE, "TS-13.26", "{0:card} does not let you place influence", "{0:card} ne permet pas de placer de l'influence") \
    X(W_KAL_COUP, "TS-20.89", "{0:card} does not let you attempt a coup", "{0:card} ne permet pas de coup d'État") \
    X(W_GLASNOST_COUP, "TS-20.90", "{0:card} does not let you attempt a coup", "{0:card} ne permet pas de coup d'État") \
    X(W_GRANT_REALIGN, "TS-13.25", "{0:card} does not let you realign", "{0:card} ne permet pas de Réalignement") \
    X(W_GRANT_PLACE, "TS-7.3", "{1:card} does not reach {0:the}", "{1:card} ne vise pas {0:the}") \
    X(W_ACCESS, "TS-6.2", "at the start of the round you had no influence in {0:in} or next to it", "au début de la phase d'action, vous n'aviez pas d'influence {0:in} ni dans un pays voisin") \
    X(W_CHERNOBYL, "TS-6.3", "Chernobyl: no influence by Operations in this region: {1:in_region}", "Tchernobyl : pas d'influence par Points Opérationnels {1:in_region}") \
    X(W_COST, "TS-6.1", "influence in {0:in} costs {1} and you have {2} left", "placer 1 influence {0:in} coûte {1} et il vous reste {2}") \
    X(W_NO_ENEMY, "TS-6.7", "your opponent has no influence in {0:in}", "l'adversaire n'a pas d'influence {0:in}") \
    X(W_NO_ENEMY_REALIGN, "TS-6.5", "your opponent has no influence in {0:in}", "l'adversaire n'a pas d'influence {0:in}") \
    X(W_JAPAN, "TS-20.27", "{0:the} is protected by its pact with the US", "son pacte avec les États-Unis protège {0:the}") \
    X(W_NATO, "TS-13.37", "{0:the} is protected by NATO", "l'OTAN protège {0:the}") \
    X(W_DEFCON, "TS-7.1", "DEFCON {1} forbids it in {0:in}", "le DEFCON à {1} l'interdit {0:in}") \
    X(W_REFORMER, "TS-20.87", "The Reformer: no coups of the USSR in Europe", "Le Réformateur : pas de coup d'État soviétique en Europe") \
    X(W_MUST_OPS, "TS-6.14", "the Operations of a card must be used", "les Points Opérationnels d'une carte doivent servir") \
    X(W_MUST_PICK, "TS-5.7", "{0} more must be chosen", "il faut encore en choisir {0}") \
    X(W_SETUP_SU, "TS-2.2", "influence goes to Eastern Europe here, not to {0:the}", "on place ici en Europe de l'Est, ce qui exclut {0:the}") \
    X(W_SETUP_US, "TS-2.3", "influence goes to Western Europe here, not to {0:the}", "on place ici en Europe de l'Ouest, ce qui exclut {0:the}") \
    X(W_HANDICAP, "TS-2.4", "you have no influence in {0:in}", "vous n'avez pas d'influence {0:in}") \
    X(W_PICKED, "TS-13.56", "{0:the} has had its share", "c'est déjà tout pour {0:the}") \
    X(W_PICK, "TS-5.7", "{1:card} does not allow {0:the}", "{1:card} ne permet pas de choisir {0:the}") \
    X(W_CAMBRIDGE, "TS-20.104", "no scoring card that the US has shown names the region of {0:the}", "aucune carte de décompte montrée par les États-Unis ne permet de choisir {0:the}") \
    X(W_MUST_CARD, "TS-5.7", "{0:card}: a card must be chosen", "{0:card} : il faut choisir une carte") \
    X(W_WORTH_THREE, "TS-13.49", "{0:card} is worth less than 3", "{0:card} vaut moins de 3") \
    X(W_HIGHEST, "TS-13.3", "{0:card} is not your highest card", "{0:card} n'est pas votre carte la plus forte") \
    X(W_TAKE_SCORING, "TS-20.43", "{0:card} is a scoring card", "{0:card} est une carte de décompte") \
    X(W_NOT_DISCARDED, "TS-20.43", "{0:card} is not in the discard pile", "{0:card} n'est pas dans la défausse") \
    X(W_NOT_THERE, "TS-5.7", "{0:card} is not among these cards", "{0:card} n'est pas parmi ces cartes") \
    X(W_SUMMIT_FIVE, "TS-1.3", "DEFCON is at 5 already", "le DEFCON est déjà à 5") \
    X(W_SAME_SIDE, "TS-2.8", "both seats cannot play the same side", "les deux sièges ne peuvent pas jouer le même camp") \
    /* What a check may find */ \
    X(BAD_FRAMES, NULL, "frames: frame {0} cannot be there", "frames : le cadre {0} ne peut pas être là") \
    X(BAD_CARDS, "TS-1.10", "{0:card} is in two places, in none, or where it cannot be", "{0:card} est à deux endroits, nulle part, ou là où elle ne peut pas être") \
    X(BAD_HELD, "TS-11.2", "held: {0:side} does not hold that many cards", "held : {0:side} {0/n'a|n'ont} pas tant de cartes") \
    X(BAD_KNOWN, "TS-11.3", "{0:side}: known, or known not to be there, what is not so", "{0:side} : connu, ou connu absent, ce qui ne l'est pas") \
    X(BAD_HEADLINE, "TS-4.1", "headline: {0:side}", "headline : {0:side}") \
    X(BAD_END, "TS-9.7", "the game is over or not: ending, frames and DEFCON do not agree", "partie finie ou non : ending, frames et DEFCON ne s'accordent pas") \
    X(BAD_TURN, "TS-3.5", "turn and round do not agree", "turn et round ne s'accordent pas") \
    X(BAD_EFFECTS, NULL, "effects: {0:effect} does not fit", "effects : {0:effect} ne convient pas") \
    X(BAD_PICKED, NULL, "once, twice: these countries cannot have been picked", "once, twice : ces pays ne peuvent pas avoir été choisis") \
    /* The score, line by line */ \
    X(L_TRACK, "TS-1.2", "on the score track", "sur la piste de score") \
    X(L_REGION, "TS-9.8", "final scoring: {0:region}", "décompte final : {0:region}") \
    X(L_CHINA, "TS-9.8", "final scoring: the China Card", "décompte final : la Carte Chine") \
    X(L_GIFT, "TS-20.100", "given away for Wargames", "cédés pour Wargames")
/* clang-format on */

#define TS_PHRASES(X) TS_PLAY_PHRASES(X) TS_SCENE_PHRASES(X)

enum ts_phrase_name {
#define TS_PHRASE_NAME(NAME, RULE, EN, FR) TS_##NAME,
    TS_PHRASES(TS_PHRASE_NAME)
#undef TS_PHRASE_NAME
        TS_PHRASE_COUNT
};

#endif
