/* Everything the game says; each file of phrases belongs to one part of it. */
#ifndef PLATEAU_WORLDORDER_PHRASES_H
#define PLATEAU_WORLDORDER_PHRASES_H

#define PL_PHRASE(NAME) (&wo_phrases[WO_##NAME])
#include "core/phrases.h"

#include "games/worldorder/phrases_act.h"
#include "games/worldorder/phrases_automa.h"
#include "games/worldorder/phrases_events.h"
#include "games/worldorder/phrases_flow.h"
#include "games/worldorder/phrases_scene.h"
#include "games/worldorder/phrases_uses.h"
#include "games/worldorder/phrases_words.h"

#define WO_PHRASES(X)                                                                                                  \
    WO_FLOW_PHRASES(X)                                                                                                 \
    WO_ACT_PHRASES(X) WO_EVENT_PHRASES(X) WO_AUTOMA_PHRASES(X) WO_WORD_PHRASES(X) WO_SCENE_PHRASES(X) WO_USE_PHRASES(X)

#define WO_PHRASE(NAME, RULE, EN, FR) WO_##NAME,
enum wo_phrase { WO_PHRASES(WO_PHRASE) WO_PHRASE_COUNT };
#undef WO_PHRASE

#endif
