/* The contract of a game's tables: everything named exists, once, in both languages. */
#include "core/field_value.h"
#include "tests/contract.h"
#include <ctype.h>
#include <math.h>
#include <stdlib.h>

static void whole_text(const struct pl_text *text, const char *what) {
    for (int lang = 0; lang < PL_LANGS; lang++)
        if (!text->in[lang] || !text->in[lang][0])
            fail_msg("%s: no text in language %d", what, lang);
}

static void known_rule(const struct pl_game *game, const char *rule, const char *what) {
    if (!rule || !pl_rule_find(game, rule))
        fail_msg("%s: %s cites rule %s, which rules.md does not have", game->id, what, rule ? rule : "(none)");
}

/* The holes of a phrase as bits: eight for plain numbers by index, or a sum over the names of things. */
static void holes(const char *phrase, unsigned *numbers, uint64_t *things) {
    *numbers = 0;
    *things = 0;
    if (!phrase) /* whole_text has failed the test by then */
        return;
    for (const char *at = phrase; (at = strpbrk(at, "{}")); at++) {
        if (*at == '}')
            fail_msg("a brace too many in \"%s\"", phrase);
        const char *end = strchr(at, '}');
        if (!end || !isdigit((unsigned char)at[1]) || at[1] - '0' >= PL_ARGS) {
            fail_msg("a hole without number or end in \"%s\"", phrase);
            return;
        }
        int index = at[1] - '0';
        uint64_t thing = (uint64_t)index + 1;
        if (at[2] == ':') {
            for (const char *c = at + 3; c < end && *c != '_';
                 c++) /* in which form, and large or small, is no matter */
                thing = thing * 1000003 + (unsigned char)tolower((unsigned char)*c);
            *things |= UINT64_C(1) << (thing * UINT64_C(0x9E3779B97F4A7C15) >> 58);
        } else {
            bool more = at[2] == '+' && isdigit((unsigned char)at[3]) && at[4] == '}';
            bool agrees = at[2] == '/', plural = agrees || at[2] == '|' || at[2] == '?';
            const char *bar = plural ? memchr(at + 3, '|', (size_t)(end - at - 3)) : NULL;
            if (at[2] != '}' && !bar && !more)
                fail_msg("a hole that is neither a number, a noun nor a thing in \"%s\"", phrase);
            if (!agrees) /* in which language a verb has two forms is no matter */
                *numbers |= 1u << index;
        }
        at = end;
    }
}

static void check_phrases(const struct pl_game *game) {
    for (const struct pl_phrase *p = game->phrases; p->in[PL_EN] || p->in[PL_FR] || p->rule; p++) {
        unsigned numbers[PL_LANGS];
        uint64_t things[PL_LANGS];
        struct pl_text text = {{p->in[PL_EN], p->in[PL_FR]}};
        whole_text(&text, "phrase");
        for (int lang = 0; lang < PL_LANGS; lang++)
            holes(p->in[lang], &numbers[lang], &things[lang]);
        if (numbers[PL_EN] != numbers[PL_FR] || things[PL_EN] != things[PL_FR])
            fail_msg("%s: \"%s\" and \"%s\" have different holes", game->id, p->in[PL_EN], p->in[PL_FR]);
        bool cited = !p->rule;
        for (const struct pl_rule *rule = game->rules; rule->id; rule++)
            cited = cited || pl_phrase_cites(p, rule->id);
        if (!cited)
            fail_msg("%s: \"%s\" cites rule %s, which rules.md does not have", game->id, p->in[PL_EN], p->rule);
    }
}

static void check_fields(const struct pl_game *game, const struct pl_field *fields, size_t size) {
    assert_true(fields && fields->kind);
    for (const struct pl_field *f = fields; f->kind; f++) {
        for (const struct pl_field *other = fields; other < f; other++)
            assert_string_not_equal(f->name, other->name);
        if (!f->doc || !f->doc[0])
            fail_msg("%s: field %s is not documented", game->id, f->name);
        if (f->kind == PL_STRUCT) {
            /* A single structure need not say its size; its own fields are held to what is left. */
            size_t each = f->count ? f->stride : size - f->offset;
            assert_true(f->offset + (f->count ? (size_t)f->count * f->stride : each) <= size);
            check_fields(game, f->fields, each);
            continue;
        }
        int64_t min = 0, max = f->max;
        size_t stride = f->count ? f->stride : 0;
        if (f->kind != PL_SET)
            pl_field_bounds(f, &min, &max);
        assert_true(min <= max);
        assert_true(f->offset + stride * (size_t)(pl_field_count(f) - 1) + pl_field_size(f) <= size);
        assert_true(!f->count || f->stride >= pl_field_size(f));
        assert_true(f->shift + f->bits <= 8 * (int)pl_field_size(f));
        assert_true(f->kind != PL_SET || f->max <= (f->bits ? f->bits : PL_SET_SIZE));
    }
}

static bool same_setup(const struct pl_setup *a, const struct pl_setup *b) {
    return a->players == b->players && memcmp(a->option, b->option, sizeof a->option) == 0 &&
           memcmp(a->role, b->role, sizeof a->role) == 0;
}

static void check_options(const struct pl_game *game) {
    int n = 0;
    for (const struct pl_option *o = game->options; o && o->key; o++, n++) {
        struct pl_setup setup = pl_setup_default(game, game->min_players);
        for (const struct pl_option *other = game->options; other < o; other++)
            assert_string_not_equal(o->key, other->key);
        whole_text(&o->label, o->key);
        whole_text(&o->help, o->key);
        assert_true(o->min <= o->standard && o->standard <= o->max);
        for (int32_t v = o->min; v <= o->max; v++) {
            char value[64] = "", reason[256] = "";
            struct pl_out out = PL_OUT(value), error = PL_OUT(reason);
            pl_option_write(o, v, &out);
            assert_true(out.len > 0 && !out.cut);
            assert_true(pl_setup_option(game, &setup, o->key, value, PL_EN, &error));
            assert_int_equal(setup.option[n], v);
            if (o->words)
                whole_text(&o->words[v - o->min], o->key);
        }
    }
    assert_true(n <= PL_MAX_OPTIONS);
    for (int players = game->min_players; players <= game->max_players; players++) {
        char reason[256] = "";
        struct pl_out error = PL_OUT(reason);
        struct pl_setup standard = pl_setup_default(game, players), alone = pl_setup_among(game, players, 1),
                        among = pl_setup_among(game, players, players);
        assert_true(same_setup(&standard, &alone));
        assert_true(pl_setup_check(game, &among, PL_EN, &error));
        assert_true(game->among_people != NULL || same_setup(&standard, &among));
    }
}

/* How light a part of "#rrggbb" is, between 0 and 1, as the eye sees it (WCAG 2: relative luminance). */
static double light(const char *part) {
    char hex[3] = {part[0], part[1], 0};
    double value = (double)strtol(hex, NULL, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

/* Colours of roles: one for each, each another, and dark writing (#1b1b1b) can be read on all. */
static void check_colours(const struct pl_game *game) {
    int n = 0;
    for (; game->colours && game->colours[n]; n++) {
        const char *colour = game->colours[n];
        assert_true(game->roles && game->role && game->roles[n].key);
        assert_int_equal(strlen(colour), 7);
        assert_int_equal(colour[0], '#');
        assert_int_equal(strspn(colour + 1, "0123456789abcdef"), 6);
        for (int other = 0; other < n; other++)
            assert_string_not_equal(colour, game->colours[other]);
        double seen = 0.2126 * light(colour + 1) + 0.7152 * light(colour + 3) + 0.0722 * light(colour + 5);
        if ((seen + 0.05) / (light("1b") + 0.05) < 4.5)
            fail_msg("dark writing cannot be read on %s", colour);
    }
    assert_true(!game->colours || (game->roles && !game->roles[n].key));
}

/* Levels of automas: written as one word on the command line, in files and in the store. */
static void check_levels(const struct pl_game *game) {
    int roles = 0;
    assert_true((game->levels != NULL) == (game->automa != NULL));
    while (game->roles && game->roles[roles].key)
        roles++;
    assert_true(!game->levels || roles <= 32); /* bits of pl_level.roles */
    for (const struct pl_level *level = game->levels; level && level->key; level++) {
        for (const struct pl_level *other = game->levels; other < level; other++)
            assert_string_not_equal(level->key, other->key);
        assert_in_range(strlen(level->key), 1, 24);
        assert_int_equal(strspn(level->key, "abcdefghijklmnopqrstuvwxyz-"), strlen(level->key));
        whole_text(&level->name, level->key);
        whole_text(&level->help, level->key);
        assert_true(!level->roles || level->roles >> (roles - 1) <= 1);
    }
    assert_true(!game->levels || game->levels[0].key);
}

static void check_named(const struct pl_game *game) {
    int endings = 0, forms = 0;
    for (const struct pl_role *r = game->roles; r && r->key; r++) {
        for (const struct pl_role *other = game->roles; other < r; other++)
            assert_string_not_equal(r->key, other->key);
        assert_string_not_equal(r->key, "any"); /* that word means no choice */
        assert_null(strchr(r->key, ','));
        whole_text(&r->name, r->key);
        whole_text(&r->help, r->key);
    }
    check_colours(game);
    check_levels(game);
    for (const struct pl_ending *e = game->endings; e->key; e++, endings++) {
        for (const struct pl_ending *other = game->endings; other < e; other++)
            assert_string_not_equal(e->key, other->key);
        whole_text(&e->name, e->key);
        known_rule(game, e->rule, e->key);
    }
    for (const struct pl_form *f = game->forms; f->form; f++, forms++) {
        char words[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(words);
        if (!pl_form_say(f, PL_FR, &out))
            fail_msg("\"%s\": what stands in capitals has no French", f->form);
        whole_text(&f->help, f->form);
        known_rule(game, f->rule, f->form);
    }
    assert_in_range(endings, 1, 16);
    assert_true(forms > 0);
}

void contract_tables(void **state) {
    const struct pl_game *game = *state;
    assert_ptr_equal(pl_game_find(game->id), game);
    for (const char *c = game->id; *c; c++)
        assert_true(islower((unsigned char)*c));
    whole_text(&game->name, "name");
    whole_text(&game->pitch, "pitch");
    assert_true(game->rules_version >= 1);
    assert_in_range(game->min_players, 1, game->max_players);
    assert_in_range(game->max_players, game->min_players, PL_MAX_SEATS);
    assert_in_range(game->min_minutes, 1, game->max_minutes);
    assert_in_range(game->max_minutes, game->min_minutes, 7 * 24 * 60);
    assert_in_range(game->state_size, 1, PL_MAX_STATE);
    assert_true((game->view == NULL) == (game->determinize == NULL));
    assert_true(game->start && game->actor && game->moves && game->chances && game->apply && game->result);
    assert_true(game->notate && game->describe && game->prompt && game->explain && game->name_thing);
    assert_true((game->wishes == NULL) != (game->wishes_of == NULL));
    assert_true(game->check && game->evaluate && game->role && game->players && game->turn);
    assert_true(game->board || game->pieces);
    for (const struct pl_rule *rule = game->rules; rule->id; rule++) {
        assert_ptr_equal(pl_rule_find(game, rule->id), rule); /* each id once */
        whole_text(&rule->section, rule->id);
        whole_text(&rule->text, rule->id);
    }
    assert_non_null(game->rules[0].id);
    check_fields(game, game->fields, game->state_size);
    check_options(game);
    check_named(game);
    check_phrases(game);
}

/* A setup that is refused says why, and pl_new then writes nothing. */
static void refused(const struct pl_game *game, const struct pl_setup *setup) {
    union pl_any_state s, before;
    memset(&s, 0x5A, sizeof s);
    memcpy(&before, &s, sizeof s);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char reason[256] = "";
        struct pl_out error = PL_OUT(reason);
        assert_false(pl_setup_check(game, setup, (enum pl_lang)lang, &error));
        assert_true(error.len > 0 && !strpbrk(reason, "{}"));
    }
    assert_false(pl_new(game, setup, &s));
    assert_memory_equal(&s, &before, sizeof s);
}

/* Whoever plays this game alone finds automas enough to play with. */
static bool admits_solo(const struct pl_game *game, int players) {
    char reason[256];
    struct pl_out error = PL_OUT(reason);
    for (int level = 1; game->levels[level - 1].key; level++)
        for (int person = 0; person < players; person++) {
            struct pl_setup setup = pl_setup_default(game, players);
            for (int i = 0; i < players; i++)
                setup.automa[i] = (int8_t)(i == person ? 0 : level);
            if (pl_setup_check(game, &setup, PL_EN, &error))
                return true;
        }
    return false;
}

/* Automas are refused where there are none, and beyond the table of levels; none plays a role that is not for it. */
static void check_automas(const struct pl_game *game) {
    struct pl_setup setup = pl_setup_default(game, game->min_players);
    int levels = 0, roles = 0;
    while (game->levels && game->levels[levels].key)
        levels++;
    while (game->roles && game->roles[roles].key)
        roles++;
    setup.automa[0] = (int8_t)(levels + 1);
    refused(game, &setup);
    setup.automa[0] = -1;
    refused(game, &setup);
    for (int level = 0; level < levels; level++)
        for (int role = 0; role < roles; role++) {
            setup = pl_setup_default(game, game->min_players);
            setup.automa[0] = (int8_t)(level + 1);
            setup.role[0] = (int8_t)role;
            if (!pl_setup_may_be(game, &setup, 0, role))
                refused(game, &setup);
        }
    if (levels && !admits_solo(game, game->min_players))
        fail_msg("%s: one person and automas are no game", game->id);
}

void contract_setups(void **state) {
    const struct pl_game *game = *state;
    struct pl_setup setup = pl_setup_default(game, game->min_players - 1);
    refused(game, &setup);
    setup = pl_setup_default(game, game->max_players + 1);
    refused(game, &setup);
    for (int players = game->min_players; players <= game->max_players; players++) {
        char reason[256] = "";
        struct pl_out error = PL_OUT(reason);
        setup = pl_setup_default(game, players);
        if (!pl_setup_check(game, &setup, PL_EN, &error))
            fail_msg("%s: the standard setup of %d players: %s", game->id, players, reason);
        for (int i = 0; game->options && game->options[i].key; i++) {
            setup = pl_setup_default(game, players);
            setup.option[i] = game->options[i].max + 1;
            refused(game, &setup);
            setup.option[i] = game->options[i].min - 1;
            refused(game, &setup);
        }
        int roles = 0;
        while (game->roles && game->roles[roles].key)
            roles++;
        setup = pl_setup_default(game, players);
        setup.role[0] = (int8_t)roles; /* one beyond the table */
        refused(game, &setup);
        setup.role[0] = -2;
        refused(game, &setup);
    }
    check_automas(game);
    struct pl_rng rng = pl_rng_seed(1, 1);
    for (int i = 0; game->admits && i < 2000; i++) { /* what admits refuses, it refuses in words */
        setup = pl_setup_default(game, game->min_players);
        for (int o = 0; game->options && game->options[o].key; o++)
            setup.option[o] = game->options[o].min +
                              (int32_t)pl_rng_below(&rng, (uint32_t)(game->options[o].max - game->options[o].min) + 1);
        struct pl_said why = game->admits(&setup);
        if (!why.phrase)
            continue;
        known_rule(game, pl_said_rule(game, &why), why.phrase->in[PL_EN]);
        refused(game, &setup);
    }
}
