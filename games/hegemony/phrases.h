/* Everything the game says; each file of phrases belongs to one part of it. */
#ifndef PLATEAU_HEGEMONY_PHRASES_H
#define PLATEAU_HEGEMONY_PHRASES_H

#define PL_PHRASE(NAME) (&hg_phrases[HG_##NAME])
#include "core/phrases.h"

#include "games/hegemony/phrases_act.h"
#include "games/hegemony/phrases_automa.h"
#include "games/hegemony/phrases_cards.h"
#include "games/hegemony/phrases_flow.h"
#include "games/hegemony/phrases_politics.h"
#include "games/hegemony/phrases_scene.h"
#include "games/hegemony/phrases_words.h"

#define HG_PHRASES(X)                                                                                                  \
    HG_FLOW_PHRASES(X)                                                                                                 \
    HG_ACT_PHRASES(X)                                                                                                  \
    HG_POLITICS_PHRASES(X) HG_CARD_PHRASES(X) HG_AUTOMA_PHRASES(X) HG_WORD_PHRASES(X) HG_SCENE_PHRASES(X)

#define HG_PHRASE(NAME, RULE, EN, FR) HG_##NAME,
enum hg_phrase { HG_PHRASES(HG_PHRASE) HG_PHRASE_COUNT };
#undef HG_PHRASE

#endif
