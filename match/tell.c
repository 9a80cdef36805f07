#include "match/tell.h"
#include "match/tr.h"

static bool may_read(const struct pl_note *note, int viewer) {
    return viewer == PL_EVERYTHING || note->audience & pl_reader(viewer);
}

static void tell_move(struct pl_sentence *told, const void *after, const struct pl_notes *notes, int viewer,
                      pl_teller *teller, void *context) {
    union pl_any_state seen;
    told->seen = &seen;
    told->first = true;
    told->own = false;
    pl_view(told->game, after, viewer, &seen);
    for (int i = 0; i < notes->count; i++) {
        if (!may_read(&notes->note[i], viewer))
            continue;
        told->said = notes->note[i].said;
        teller(context, told);
        told->first = false;
    }
    if (!told->first)
        return;
    pl_view(told->game, told->before, viewer, &seen);
    pl_turn_to(told->game, &seen, told->turn.seat); /* it speaks of that seat, whatever the viewer is to answer */
    told->said = told->game->describe(&seen, told->turn.move, viewer);
    told->own = true;
    teller(context, told);
}

void pl_tell(const struct pl_match *match, int from, int to, int viewer, pl_teller *teller, void *context) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state before, after;
    struct pl_notes notes;
    struct pl_sentence told = {.game = game, .before = &before};
    if (from < to)
        pl_match_position(match, from, &before);
    for (told.at = from; told.at < to; told.at++) {
        told.turn = pl_match_turn(match, told.at);
        pl_turn_to(game, &before, told.turn.seat);
        pl_copy(game, &after, &before);
        notes.count = notes.dropped = 0;
        game->apply(&after, told.turn.move, &notes); /* it has been through the gate */
        tell_move(&told, &after, &notes, viewer, teller, context);
        pl_copy(game, &before, &after);
    }
}

void pl_sentence_say(const struct pl_sentence *told, enum pl_lang lang, struct pl_out *out) {
    if (told->own && told->turn.seat >= 0) { /* notes name who did what themselves */
        told->game->name_thing(told->seen, "seat", told->turn.seat, lang, out);
        pl_put(out, TR(lang, ": ", " : "));
    }
    pl_game_say(told->game, told->seen, &told->said, lang, out);
}
