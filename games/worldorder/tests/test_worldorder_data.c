/* What must be true of the tables whatever edition they come from, and names in sentences. */
#include "games/worldorder/state.h"
#include "games/worldorder_effects.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static int sum(const uint8_t *numbers, int count) {
    int total = 0;
    for (int i = 0; i < count; i++)
        total += numbers[i];
    return total;
}

static void has_words(const struct pl_text *text) {
    for (int lang = 0; lang < PL_LANGS; lang++) {
        assert_non_null(text->in[lang]);
        assert_true(text->in[lang][0]);
    }
}

/* As many symbols sold as the value, one fewer bought; the EU's own card has none. */
static void countries(void **state) {
    (void)state;
    int armies[WO_POWERS] = {0}, allies[WO_POWERS] = {0};
    for (int i = 0; i < WO_COUNTRIES; i++) {
        const struct wo_country *country = &wo_countries[i];
        has_words(&country->name);
        assert_non_null(country->key);
        assert_in_range(country->value, 1, 3);
        if (i != WO_C_START_EU_MEMBER_STATES) {
            assert_int_equal(sum(country->sell, WO_TYPES), country->value);
            assert_int_equal(sum(country->buy, WO_TYPES), country->value - 1);
        }
        assert_false(country->sell[WO_D] || country->buy[WO_D] || country->buy[WO_A]);
        assert_false(country->refuses & country->base);
        assert_int_equal(wo_invest_cost(i), 5 + 5 * country->value);
        assert_true(country->starts < 0 || (i >= WO_REGIONAL && i < WO_C_REPLACEMENT));
        if (country->starts >= 0) {
            allies[country->starts]++;
            armies[country->starts] += country->sell[WO_A];
        } else {
            assert_false(country->sell[WO_A]);
        }
        assert_int_equal(pl_set_has(&wo_regions[country->region].countries, i), country->starts < 0);
        if (country->twin >= 0) {
            assert_int_equal(wo_countries[country->twin].twin, i);
            assert_int_equal(wo_countries[country->twin].region, country->region);
            assert_string_equal(wo_countries[country->twin].name.in[PL_EN], country->name.in[PL_EN]);
        }
        assert_int_equal(country->instead >= 0, i >= WO_C_REPLACEMENT);
        if (country->instead >= 0) {
            assert_true(country->instead < WO_REGIONAL);
            assert_int_equal(wo_countries[country->instead].region, country->region);
        }
        for (int other = 0; other < i; other++)
            assert_string_not_equal(wo_countries[other].key, country->key);
    }
    static const int starting[WO_POWERS] = {4, 5, 4, 4};
    for (int power = 0; power < WO_POWERS; power++) {
        assert_int_equal(armies[power], 1);
        assert_int_equal(allies[power], starting[power]);
    }
    int all = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        all += pl_set_count(&wo_regions[region].countries);
    assert_int_equal(all, WO_REGIONAL + WO_REPLACEMENTS);
}

static void decks(void **state) {
    (void)state;
    int cards[WO_POWERS] = {0}, first[WO_POWERS] = {0};
    for (int face = 0; face < WO_FACES; face++) {
        const struct wo_card *card = &wo_faces[face];
        has_words(&card->name);
        has_words(&card->text);
        assert_int_equal(card->power < 0, face >= WO_START_FACES);
        for (int copy = 0; copy < card->copies; copy++)
            assert_int_equal(wo_face_of[wo_first_of[face] + copy], face);
        assert_true(card->effect >= 0 && wo_effect_at[card->effect] > 0);
        assert_true(card->types && card->points && card->bonus_n);
        assert_true(card->cube < 0 || card->types >> card->cube & 1);
        for (int other = 0; other < face; other++) {
            assert_string_not_equal(wo_faces[other].id, card->id);
            assert_true(wo_faces[other].power != card->power || strcmp(wo_faces[other].key, card->key) != 0);
        }
        if (card->power < 0) {
            assert_int_equal(card->copies, 2);
            assert_string_equal(card->id, card->key);
            assert_in_range(card->cost, 3, 7);
        } else {
            assert_true(wo_first_of[face] / 12 == card->power);
            cards[card->power] += card->copies;
            first[card->power] += card->first;
        }
    }
    for (int power = 0; power < WO_POWERS; power++) {
        assert_int_equal(cards[power], 12);
        assert_int_equal(first[power], 6);
    }
    assert_string_equal(wo_faces[wo_face_of[11]].key, "military-pact");
    assert_string_equal(wo_faces[wo_face_of[12]].id, "eu-growth-strategy");
}

static void boards(void **state) {
    (void)state;
    static const int money[WO_POWERS] = {30, 25, 15, 20}; /* all different: it decides ties */
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power_row *row = &wo_powers[power];
        assert_int_equal(row->money, money[power]);
        for (int good = 0; good < WO_TYPES; good++)
            assert_true(row->prod[good] <= row->most[good]);
        for (int step = 1; step < WO_STEPS; step++)
            assert_true(row->prosper_cost[step] > row->prosper_cost[step - 1] &&
                        row->prosper_vp[step] > row->prosper_vp[step - 1]);
        int of_it = 0;
        for (int i = 0; i < WO_COMMERCE; i++)
            of_it += wo_commerce[i].power == power;
        assert_int_equal(of_it, wo_commerce_count[power]);
        for (int i = 0; i < of_it; i++)
            assert_int_equal(wo_commerce[wo_commerce_first[power] + i].power, power);
        unsigned regions = 0;
        for (int card = 0; card < WO_AUTO_CARDS; card++) {
            regions |= 1u << wo_autos[card][power].region;
            assert_int_not_equal(wo_autos[card][power].partner, power);
        }
        assert_int_equal(regions, (1 << WO_REGIONS) - 1); /* an automa that looks for a region finds it */
        unsigned types = 0;
        for (int i = 0; i < WO_CARD_TYPES; i++)
            types |= 1u << wo_automas[power].market[i];
        assert_int_equal(types, (1 << WO_CARD_TYPES) - 1);
        for (int card = 0; card < WO_DECISIONS; card++) {
            assert_in_range(wo_decision_cards[card].focus[power], WO_FOCUS_DOMESTIC, WO_FOCUS_MILITARY);
            assert_int_not_equal(wo_decision_cards[card].partner[power], power);
        }
    }
    static const uint8_t perms[WO_REGIONS] = {4, 2, 2, 3, 2, 2, 3};
    int starting = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        const struct wo_region_row *row = &wo_regions[region];
        assert_int_equal(row->perms, perms[region]);
        assert_true(row->zone && row->temps >= 4);
        for (int i = 1; i < row->temps; i++)
            assert_int_equal(row->temp[i], row->temp[i - 1] - 1);
        starting += row->starts;
    }
    assert_int_equal(starting, 12);
    for (int i = 0; i < WO_GROWTHS; i++) {
        assert_int_equal(wo_growths[i].level, 1 + i / 2);
        assert_int_equal(wo_growths[i].when == WO_NEVER, wo_growths[i].effect < 0);
        has_words(&wo_growths[i].text);
    }
    for (int i = 0; i < WO_ASSETS; i++) {
        assert_int_equal(wo_assets[i].power, i / WO_ASSETS_EACH);
        assert_true(wo_effect_at[wo_assets[i].effect] > 0);
        has_words(&wo_assets[i].text);
    }
    for (int i = 0; i < WO_BID_CARDS; i++)
        assert_int_equal(wo_bid_number[i], i);
    assert_int_equal(sum(wo_bid_yes, WO_BID_CARDS), 3);
}

/* What holds of our own cards; printed ones may have more or fewer. */
static void events(void **state) {
    (void)state;
    int targeted[WO_POWERS] = {0}, fixed[WO_POWERS] = {0}, eras[4] = {0};
    bool ours = true;
    for (int i = 0; i < WO_EVENTS; i++) {
        const struct wo_event_row *event = &wo_events[i];
        has_words(&event->name);
        has_words(&event->text);
        eras[event->era]++;
        ours &= event->ours;
        assert_true(wo_effect_at[event->outcome] > 0 && event->regions);
        if (event->target >= 0) {
            assert_int_equal(event->camp[0], 1 << event->target);
            targeted[event->target]++;
            fixed[event->target] += event->fixed;
        }
        assert_true(!event->fixed || event->target >= 0);
        assert_int_equal(event->alternatives > 0, event->type == WO_DECISION || event->type == WO_AGREEMENT);
        assert_int_equal(event->elements > 0, event->type == WO_AUCTION || event->type == WO_OPPOSED);
    }
    assert_int_equal(eras[1], WO_ERA_EVENTS);
    assert_int_equal(eras[2], WO_ERA_EVENTS);
    assert_int_equal(eras[3], WO_TRIGGERED);
    for (int power = 0; ours && power < WO_POWERS; power++) {
        assert_int_equal(targeted[power], 4);
        assert_int_equal(fixed[power], 1);
    }
    unsigned hooked = 0;
    for (int hook = 0; hook < WO_HOOKS; hook++) {
        assert_true(!ours || wo_hook_mask[hook]); /* each hook is used by a card of ours */
        hooked |= wo_hook_mask[hook];
    }
    for (int i = 0; i < WO_EFFECTS; i++) {
        has_words(&wo_effect_cards[i].text);
        assert_true(hooked >> i & 1 && wo_effect_cards[i].hooks);
    }
    assert_true(wo_card_set);
}

/* New START: D1 A1..3; the crisis in the Sahel: repeated; Syria: camps, elements, a modifier, NPC lines. */
static void an_event_of_each_kind(void **state) {
    (void)state;
    const struct wo_event_row *start = &wo_events[WO_EVENT_I01], *sahel = &wo_events[WO_EVENT_I04],
                              *syria = &wo_events[WO_EVENT_T01], *sea = &wo_events[WO_EVENT_I08],
                              *friends = &wo_events[WO_EVENT_II18], *recall = &wo_events[WO_EVENT_II08];
    assert_int_equal(start->alternative[0].items, 2);
    assert_int_equal(start->alternative[0].item[1].good, WO_A);
    assert_int_equal(start->alternative[0].item[1].n, 1);
    assert_int_equal(start->alternative[0].item[1].most, 3);
    assert_int_equal(start->npc[WO_RUS].kind, 1);
    assert_int_equal(sahel->repeat, 3);
    assert_int_equal(sahel->camps, 3);
    assert_int_equal(sahel->npc[WO_EU].lo, 2); /* YYN */
    assert_int_equal(sahel->npc[WO_EU].hi, 1);
    assert_int_equal(syria->camp[0], 1 << WO_USA | 1 << WO_EU);
    assert_int_equal(syria->element[0].unit, 10);
    assert_int_equal(syria->modifier.power, WO_RUS);
    assert_int_equal(syria->modifier.add, 2);
    assert_int_equal(syria->modifier.left.what, WO_COUNT_NUMBER);
    assert_int_equal(syria->npc[WO_RUS].bracket, 2);
    assert_int_equal(sea->modifier.compare, PL_AT_LEAST);
    assert_int_equal(sea->modifier.left.what, WO_COUNT_ARMIES);
    assert_int_equal(sea->modifier.left.power, WO_CHN);
    assert_int_equal(sea->modifier.right.of, WO_EAP);
    assert_int_equal(friends->alternatives, 2);
    assert_int_equal(friends->alternative[1].powers, 1 << WO_CHN);
    assert_int_equal(recall->alternative[0].item[0].kind, WO_ITEM_RECALL);
    assert_int_equal(wo_countries[WO_C_REPLACEMENT + WO_RELIEF_P2].instead, WO_C_UKRAINE);
    const struct wo_hook_row *hook = wo_effect_cards[WO_EFFECT_F02].hook;
    assert_int_equal(hook[0].hook, WO_HOOK_UNREFUSE);
    assert_int_equal(hook[0].a, WO_C_IRAN);
    assert_int_equal(hook[1].n, 1);
}

static const char *named(const char *type, int value, enum pl_lang lang) {
    static char text[600];
    struct pl_out out = PL_OUT(text);
    text[0] = 0;
    return wo_name_data(type, value, lang, &out) ? text : "?";
}

static void names_in_sentences(void **state) {
    (void)state;
    static const struct {
        const char *type;
        int value;
        const char *in[PL_LANGS];
    } rows[] = {
        {"power", WO_USA, {"the United States", "les États-Unis"}},
        {"Power", WO_USA, {"The United States", "Les États-Unis"}},
        {"power_of", WO_EU, {"of the EU", "de l'UE"}},
        {"power_to", WO_USA, {"to the United States", "aux États-Unis"}},
        {"power_name", WO_EU, {"European Union", "Union européenne"}},
        {"power_short", WO_USA, {"USA", "É.-U."}},
        {"plural", WO_USA, {"", "s"}},
        {"plural", WO_EU, {"", ""}},
        {"owner_of", WO_NEUTRAL, {"of neutral influence", "de l'Influence neutre"}},
        {"Owner", WO_CHN, {"China", "La Chine"}},
        {"region_in", WO_AME, {"in the Americas", "dans les Amériques"}},
        {"region_of", WO_MENA, {"of the Middle East - North Africa", "du Moyen-Orient - Afrique du Nord"}},
        {"place", WO_PLACE_COUNTRY + WO_C_IRAN, {"Middle East - North Africa", "Moyen-Orient - Afrique du Nord"}},
        {"country", WO_C_PHILIPPINES, {"Philippines", "Philippines"}},
        {"country_in", WO_C_PHILIPPINES, {"in the Philippines", "aux Philippines"}},
        {"country_of", WO_C_CUBA, {"of Cuba", "de Cuba"}},
        {"country_the", WO_C_REPLACEMENT + WO_RELIEF_P1, {"Afghanistan", "l'Afghanistan"}},
        {"country", WO_C_REPLACEMENT + WO_RELIEF_P1, {"Afghanistan (after 2021)", "Afghanistan (après 2021)"}},
        {"amount", WO_AMOUNT(WO_R, 2), {"2 raw materials", "2 Matières premières"}},
        {"amount", WO_AMOUNT(WO_A, 1), {"1 army", "1 armée"}},
        {"amount", WO_AMOUNT(WO_A, 0), {"0 armies", "0 armée"}},
        {"amount", WO_AMOUNT(WO_MONEY, 10), {"$10", "10 $"}},
        {"amount", WO_AMOUNT(WO_MONEY, -10), {"-$10", "-10 $"}},
        {"good_of", WO_E, {"of energy", "d'Énergie"}},
        {"goods", WO_C, {"consumer goods", "Biens de consommation"}},
        {"focus_name", WO_FOCUS_MILITARY, {"Military Focus", "orientation militaire"}},
        {"Focus_name", WO_FOCUS_DIPLOMATIC, {"Diplomatic Focus", "Orientation diplomatique"}},
        {"event", WO_EVENT_I02, {"Arab Spring", "Printemps arabe"}},
        {"event_type", WO_TURNING, {"Turning point", "Moment décisif"}},
        {"type", WO_ECONOMIC, {"economic", "économique"}},
        {"power", WO_POWERS, {"?", "?"}},
        {"country", WO_COUNTRIES, {"?", "?"}},
        {"card", -1, {"?", "?"}},
        {"nonsense", 0, {"?", "?"}},
        {"a_name_that_is_far_too_long_for_a_type", 0, {"?", "?"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int lang = 0; lang < PL_LANGS; lang++)
            assert_string_equal(named(rows[i].type, rows[i].value, (enum pl_lang)lang), rows[i].in[lang]);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(countries),
                                       cmocka_unit_test(decks),
                                       cmocka_unit_test(boards),
                                       cmocka_unit_test(events),
                                       cmocka_unit_test(an_event_of_each_kind),
                                       cmocka_unit_test(names_in_sentences)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
