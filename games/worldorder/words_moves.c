/* Moves as they are written (WO notation: design of the game, one word and what it is about) and as sentences. */
#include "games/worldorder/decide.h"

/* ---- Notation ---------------------------------------------------------------------------------------------------- */

/* The first word, and what its bytes are: c country, r region, R region or the board or the supply, T region or the
 * event card, f face, k card, g good, w power, e event, a asset, G growth card, F focus, n number, N number from 1,
 * m number left out if 0, y no or yes, s slot of the market row. */
static const struct {
    const char *verb, *bytes;
} forms[WO_MOVES] = {
    [WO_M_POWER] = {"power", "w"},
    [WO_M_ASSET] = {"deal", "A"},
    [WO_M_DRAW] = {"draw", "k"},
    [WO_M_COUNTRY] = {"country", "c"},
    [WO_M_MARKET] = {"market", "k"},
    [WO_M_AUTO] = {"region", "N"},
    [WO_M_DECISION] = {"decision", "N"},
    [WO_M_EVENT] = {"event", "e"},
    [WO_M_BIDCARD] = {"bidcard", "n"},
    [WO_M_LOT] = {"lot", "n"},
    [WO_M_GIVE_BACK] = {"back", "A"},
    [WO_M_PLACE] = {"place", "N"},
    [WO_M_FOCUS] = {"focus", "F"},
    [WO_M_READY] = {"ready", "c"},
    [WO_M_RAISE] = {"raise", "g"},
    [WO_M_MAKE] = {"make", "gn"},
    [WO_M_DONE] = {"done", ""},
    [WO_M_PLAY] = {"play", "f"},
    [WO_M_SELL] = {"sell", "f"},
    [WO_M_USE_ASSET] = {"asset", "a"},
    [WO_M_ORDER] = {"order", ""},
    [WO_M_ABILITY] = {"ability", "G"},
    [WO_M_PASS] = {"pass", ""},
    [WO_M_DOWN] = {"down", "f"},
    [WO_M_BRANCH] = {"choose", "N"},
    [WO_M_SKIP] = {"skip", ""},
    [WO_M_IMPROVE] = {"improve", "c"},
    [WO_M_EXHAUST] = {"exhaust", "c"},
    [WO_M_SPEND_SP] = {"sp", ""},
    [WO_M_MONEY] = {"money", "n"},
    [WO_M_PAY] = {"pay", ""},
    [WO_M_ENGAGE] = {"engage", "r"},
    [WO_M_TOKEN] = {"token", "r"},
    [WO_M_OPEN] = {"open", "r"},
    [WO_M_DOUBLE] = {"double", "g"},
    [WO_M_EXPORT] = {"export", "gn"},
    [WO_M_IMPORT] = {"import", "gSn"},
    [WO_M_INVEST] = {"invest", "c"},
    [WO_M_ARMY] = {"army", "RT"},
    [WO_M_BASE] = {"base", "c"},
    [WO_M_SLOT] = {"slot", "p"},
    [WO_M_CONVERT] = {"convert", "r"},
    [WO_M_GROWTH] = {"growth", "G"},
    [WO_M_PICK] = {"pick", "P"},
    [WO_M_DISCARD] = {"discard", "f"},
    [WO_M_TRASH] = {"trash", "fd"},
    [WO_M_TAKE] = {"take", "s"},
    [WO_M_OFFER] = {"offer", "y"},
    [WO_M_SPLIT] = {"split", "n"},
    [WO_M_BUY] = {"buy", "s"},
    [WO_M_FLUSH] = {"flush", ""},
    [WO_M_KEEP] = {"keep", "e"},
    [WO_M_POSTPONE] = {"postpone", ""},
    [WO_M_RESOLVE] = {"resolve", ""},
    [WO_M_ANSWER] = {"answer", "ul"},
    [WO_M_BID] = {"bid", "n"},
    [WO_M_MIX] = {"mix", "in"},
    [WO_M_LOSE] = {"lose", "g"},
    [WO_M_CUBE] = {"cube", "b"},
    [WO_M_CASH] = {"cash", "r"},
    [WO_M_DEFEND] = {"defend", "r"},
    [WO_M_PROSPER] = {"prosper", ""},
    [WO_M_ACT] = {"act", "nnn"},
};

void wo_notate(const void *state, pl_move move, struct pl_out *out) {
    (void)state;
    pl_put(out, forms[pl_kind(move)].verb);
    for (int i = 0; forms[pl_kind(move)].bytes[i]; i++)
        pl_putf(out, " %d", (int)(move >> (8 + 8 * i) & 255));
}

struct pl_said wo_describe(const void *state, pl_move move, int viewer) {
    (void)state, (void)move, (void)viewer;
    return SAY(D_SOMETHING);
}

void wo_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    (void)state;
    if (!wo_name_data(type, value, lang, out))
        pl_put_int(out, value);
}
