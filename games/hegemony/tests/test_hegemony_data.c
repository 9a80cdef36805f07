/* What must be true of the tables, and names in sentences. */
#include "games/hegemony/state.h"
#include "games/hegemony_effects.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static int bits(unsigned set) {
    return __builtin_popcount(set);
}

static void has_words(const struct pl_text *text) {
    for (int lang = 0; lang < PL_LANGS; lang++) {
        assert_non_null(text->in[lang]);
        assert_true(text->in[lang][0]);
        assert_null(strstr(text->in[lang], "  "));
        assert_null(strstr(text->in[lang], "HG-"));
    }
}

/* Sentences: they end, and speak of classes by their names. */
static void has_text(const struct pl_text *text) {
    has_words(text);
    for (int lang = 0; lang < PL_LANGS; lang++)
        assert_int_equal(text->in[lang][strlen(text->in[lang]) - 1], '.');
}

/* Sections of one policy at most, never all three. */
static void may_require(const uint8_t requires[HG_POLICIES]) {
    int policies = 0;
    for (int i = 0; i < HG_POLICIES; i++)
        if (requires[i]) {
            policies++;
            assert_int_equal(bits(requires[i]), 2);
        }
    assert_true(policies <= 1);
}

/* ---- Companies --------------------------------------------------------------------------------------------------- */

static void companies(void **state) {
    (void)state;
    static const int copies[] = {[HG_OWN_C] = 28, [HG_OWN_M] = 17, [HG_OWN_PUBLIC] = 12, [HG_OWN_FARM] = 2};
    int count[HG_OWN_FARM + 1] = {0};
    assert_int_equal(HG_TYPES, 46);
    for (int row = 0; row < HG_TYPES; row++) {
        const struct hg_company *company = &hg_companies[row];
        has_words(&company->name);
        count[company->owner] += company->copies;
        assert_int_equal(company->owner, row < HG_TYPES_C               ? HG_OWN_C
                                         : row < HG_TYPES_M             ? HG_OWN_M
                                         : row < HG_CO_COOPERATIVE_FARM ? HG_OWN_PUBLIC
                                                                        : HG_OWN_FARM);
        assert_true(company->output > 0 && company->industry < HG_INDUSTRIES);
        bool of_m = company->owner == HG_OWN_M, automated = company->slot[0] == HG_SLOT_NONE;
        assert_int_equal(company->automated, automated);
        assert_int_equal(company->employee > 0, of_m && company->slot[2] != HG_SLOT_NONE);
        assert_true(!company->machine || company->owner == HG_OWN_C);
        for (int i = 0; i < HG_SLOTS; i++) {
            int slot = company->slot[i];
            assert_int_equal(slot >= HG_SLOT_M_SKILLED, of_m && slot != HG_SLOT_NONE);
            assert_true(slot != HG_SLOT_SKILLED || i == 0);
            assert_true(slot < HG_SLOT_W_SKILLED || i == 2);
            assert_true(slot == HG_SLOT_NONE || i == 0 || of_m || company->slot[i - 1] != HG_SLOT_NONE);
        }
        bool paid = company->owner != HG_OWN_FARM && !automated && (!of_m || company->employee);
        for (int level = 0; level < HG_LEVELS; level++) {
            assert_int_equal(company->wage[level] > 0, paid);
            assert_true(!paid || !level || company->wage[level] > company->wage[level - 1]);
        }
        for (int other = 0; other < row; other++)
            assert_string_not_equal(hg_companies[other].key, company->key);
    }
    for (int owner = 0; owner <= HG_OWN_FARM; owner++)
        assert_int_equal(count[owner], copies[owner]);
}

/* Who works where when the game begins fills all slots of the class (HG-3). */
static void first_staffs_fit(void **state) {
    (void)state;
    static const struct {
        uint8_t row, class, workers;
    } staffs[] = {
        {HG_CO_SUPERMARKET, HG_W, 2},          {HG_CO_SHOPPING_MALL, HG_W, 2},     {HG_CO_PUBLIC_HOSPITAL, HG_W, 2},
        {HG_CO_PUBLIC_UNIVERSITY, HG_W, 2},    {HG_CO_COLLEGE, HG_W, 2},           {HG_CO_UNIVERSITY_HOSPITAL, HG_W, 3},
        {HG_CO_TECHNICAL_UNIVERSITY, HG_M, 3}, {HG_CO_CONVENIENCE_STORE, HG_M, 1}, {HG_CO_DOCTOR_S_OFFICE, HG_M, 1}};
    for (size_t i = 0; i < sizeof staffs / sizeof *staffs; i++) {
        const struct hg_company *company = &hg_companies[staffs[i].row];
        bool of_m = company->owner == HG_OWN_M;
        assert_int_equal(company->slot[0], of_m ? HG_SLOT_M_SKILLED : HG_SLOT_SKILLED);
        assert_true(!of_m || staffs[i].class == HG_M);
        int slots = 0;
        for (int slot = 0; slot < HG_SLOTS; slot++)
            slots += company->slot[slot] != HG_SLOT_NONE && company->slot[slot] < HG_SLOT_W_SKILLED;
        assert_int_equal(slots, staffs[i].workers);
    }
}

/* ---- Action cards ------------------------------------------------------------------------------------------------ */

static void packs(void **state) {
    (void)state;
    static const int base[HG_ROLES] = {25, 26, 28, 28}, more[HG_ROLES] = {5, 5, 5, 5};
    bool used[HG_CARD_S_COVID_19_VACCINATION_PROGRAM + 1] = {0};
    for (int role = 0; role < HG_ROLES; role++) {
        const struct hg_pack *pack = &hg_packs[role];
        assert_int_equal(pack->base, base[role]);
        assert_int_equal(pack->count, base[role] + more[role]);
        int copies[2] = {0};
        for (int type = 0; type < pack->count; type++) {
            const struct hg_card *card = &pack->card[type];
            has_words(&card->name);
            has_text(&card->text);
            assert_in_range(card->copies, 1, 3);
            assert_int_equal(card->expansion, type >= pack->base);
            copies[card->expansion] += card->copies;
            may_require(card->requires);
            assert_true(hg_effect_at[card->effect] > 0 && !used[card->effect]);
            used[card->effect] = true;
            for (int class = 0; class < HG_CLASSES; class ++)
                assert_true(card->legitimacy[class] == 0 || role == HG_S || role == class);
            for (int other = 0; other < type; other++)
                assert_string_not_equal(pack->card[other].key, card->key);
        }
        assert_int_equal(copies[0], 40);
        assert_int_equal(copies[1], 5);
    }
    for (size_t i = 0; i < sizeof used; i++)
        assert_true(used[i]);
    assert_string_equal(hg_packs[HG_W].card[5].key, "need-for-change");
    assert_int_equal(hg_packs[HG_W].card[0].requires[6], 1 << HG_B | 1 << HG_CC);
    assert_string_equal(hg_packs[HG_S].card[hg_packs[HG_S].count - 1].key, "covid-19-vaccination-program");
}

/* ---- Small decks ------------------------------------------------------------------------------------------------- */

static void small_decks(void **state) {
    (void)state;
    int skilled[2][HG_TRADES] = {{0}};
    for (int i = 0; i < HG_IMMIGRANTS; i++)
        for (int class = 0; class < 2; class ++)
            skilled[class][hg_immigrants[i].trade[class]]++;
    for (int trade = HG_T_AGRICULTURE; trade < HG_TRADES; trade++) {
        assert_int_equal(skilled[0][trade], 2);
        assert_int_equal(skilled[1][trade], 3);
    }
    for (int i = 0; i < HG_EXPORTS; i++)
        for (int way = 0; way < HG_TRANSACTIONS; way++) {
            assert_true(hg_exports[i].amount[way] && hg_exports[i].money[way]);
            if (way & 1) {
                assert_true(hg_exports[i].amount[way] > hg_exports[i].amount[way - 1]);
                assert_true(hg_exports[i].money[way] > hg_exports[i].money[way - 1]);
            }
        }
    for (int i = 0; i < HG_DEALS; i++) {
        const struct hg_deal *deal = &hg_deals[i];
        assert_true(deal->cost && deal->food + deal->luxury);
        assert_int_equal(deal->tariff[HG_A], 2 * deal->tariff[HG_B]);
        assert_int_equal(deal->tariff[HG_A], 2 * (deal->food + deal->luxury));
        assert_int_equal(deal->tariff[HG_CC], 0);
    }
    for (int i = 0; i < HG_AGENDAS; i++) {
        assert_int_equal(hg_agendas[i].vp, 1);
        for (int policy = 0; policy < 5; policy++)
            assert_true(hg_agendas[i].section[policy] < HG_SECTIONS);
    }
}

/* ---- Events, crises, hidden agendas ------------------------------------------------------------------------------ */

static void part_fits(const struct hg_part *part) {
    assert_true(part->item < HG_ITEMS && part->per < HG_PERS && part->n > 0 && part->least <= part->n);
}

static void events(void **state) {
    (void)state;
    int advantages[HG_ADV_SHIFT + 1] = {0}, kinds[HG_TASK_BILL + 1] = {0};
    for (int i = 0; i < HG_EVENTS + HG_ALT_EVENTS; i++) {
        const struct hg_event *event = &hg_events[i];
        const struct hg_task *task = &event->rule;
        bool alternative = i >= HG_EVENTS;
        has_words(&event->name);
        has_text(&event->task);
        assert_int_equal(event->use.kind != HG_NO_ADVANTAGE, alternative);
        if (alternative)
            has_text(&event->advantage);
        else
            assert_string_equal(event->advantage.in[PL_FR], "");
        kinds[task->kind]++;
        advantages[event->use.kind]++;
        assert_true(task->penalty == HG_TWO_OF_THREE || bits(task->penalty) == 2);
        assert_true(task->classes == 0 || task->penalty == HG_TWO_OF_THREE || task->penalty == task->classes ||
                    task->kind == HG_TASK_SPLIT);
        assert_true(!alternative || task->classes);
        for (int part = 0; part < task->spends; part++)
            part_fits(&task->spend[part]);
        for (int part = 0; part < task->gives; part++)
            part_fits(&task->give[part]);
        for (int part = 0; part < event->use.gains; part++)
            part_fits(&event->use.gain[part]);
        bool provides = task->kind >= HG_TASK_PROVIDE && task->kind <= HG_TASK_STOCK_UP;
        assert_int_equal(task->gives > 0, provides);
        for (int class = 0; class < HG_CLASSES; class ++)
            if (task->kind != HG_TASK_SPLIT && task->kind != HG_TASK_ALL)
                assert_int_equal(task->reward[class].kind != HG_NO_REWARD, task->classes >> class & 1);
        assert_int_equal(task->reward[HG_S].kind != HG_NO_REWARD, task->classes == 0);
        for (int other = 0; other < i; other++)
            assert_string_not_equal(hg_events[other].key, event->key);
    }
    for (int kind = 0; kind <= HG_TASK_BILL; kind++)
        assert_true(kinds[kind]);
    for (int kind = 0; kind <= HG_ADV_SHIFT; kind++)
        assert_true(advantages[kind]);
    assert_int_equal(hg_events[HG_EV_EARTHQUAKE].rule.give[1].item, HG_ITEM_HEALTH);
    assert_int_equal(hg_events[HG_EV_FEAR_OF_DEFLATION].rule.spends, 3);
    assert_string_equal(hg_events[HG_EVENTS].key, "low-global-innovation-index-ranking");
}

static void crises(void **state) {
    (void)state;
    for (int i = 0; i < HG_CRISES; i++) {
        const struct hg_crisis *crisis = &hg_crises[i];
        has_words(&crisis->name);
        has_text(&crisis->text);
        assert_true(crisis->steps <= HG_CRISIS_STEPS && bits(crisis->locks) <= 2);
        for (int policy = 0; policy < HG_POLICIES; policy++) {
            assert_true(crisis->section[policy] <= HG_SECTIONS);
            assert_int_equal(crisis->section[policy] > 0, crisis->bills >> policy & 1);
        }
        for (int step = 0; step < crisis->steps; step++)
            assert_true(crisis->step[step].who);
    }
    assert_int_equal(hg_crises[HG_CRISIS_BASIC_IMF_INTERVENTION].locks, 5);
    assert_int_equal(hg_crises[HG_CRISIS_REVOLUTION].loss[HG_C], 3);
    assert_int_equal(hg_crises[HG_CRISIS_IMF_INTERVENTION_WITH_RESISTANCE].section[3], 0);
}

static void goals(void **state) {
    (void)state;
    for (int role = 0; role < HG_ROLES; role++)
        for (int i = 0; i < HG_GOALS_EACH; i++)
            assert_int_equal(hg_goals[hg_first_goal[role] + i].role, role);
    for (int i = 0; i < HG_GOALS; i++) {
        has_words(&hg_goals[i].name);
        has_text(&hg_goals[i].text);
        assert_in_range(hg_goals[i].vp, 4, 10);
        assert_true(hg_goals[i].first_round >= 1 && hg_goals[i].last_round <= HG_ROUNDS);
    }
}

/* ---- Automas ----------------------------------------------------------------------------------------------------- */

static bool has_action(int class, int symbol) {
    for (int i = 0; i < HG_AI_ACTIONS; i++)
        if (hg_ai_actions[class][i] == symbol)
            return true;
    return false;
}

static void ai_cards(void **state) {
    (void)state;
    int bonuses[HG_BONUSES] = {0}, specials[HG_SPECIALS] = {0};
    for (int class = 0; class < HG_CLASSES; class ++)
        for (int number = 1; number <= HG_AI_CARDS; number++) {
            const struct hg_ai_card *card = &hg_ai_cards[class][number - 1];
            assert_int_equal(card->influence, number & 1);
            bool bill = false;
            for (int i = 0; i < HG_AI_SYMBOLS; i++) {
                assert_true(has_action(class, card->symbol[i]));
                bill |= card->symbol[i] == HG_PB;
                for (int other = 0; other < i; other++)
                    assert_int_not_equal(card->symbol[other], card->symbol[i]);
            }
            assert_int_equal(card->policy[0] > 0, bill);
            assert_int_equal(card->policy[1] > 0, bill);
            assert_true(card->policy[0] <= HG_POLICIES && card->policy[1] <= HG_POLICIES);
            assert_true(!bill || card->policy[0] != card->policy[1]);
            assert_true(card->bonus > 0 && card->special > 0);
            bonuses[card->bonus]++;
            specials[card->special]++;
            assert_int_equal(card->symbol[0] == HG_SA, card->bonus == HG_BONUS_SA_CHECK);
            may_require(card->bonus_requires);
            may_require(card->special_requires);
            has_text(&card->bonus_text);
            has_text(&card->special_text);
            for (int other = 0; other < HG_CLASSES; other++)
                if (other != class)
                    assert_false(card->bonus_legitimacy[other] || card->special_legitimacy[other]);
        }
    for (int code = 1; code < HG_BONUSES; code++)
        assert_true(bonuses[code]);
    for (int code = 1; code < HG_SPECIALS; code++)
        assert_true(specials[code]);
    assert_int_equal(HG_BONUSES - 1, 27);
    assert_int_equal(HG_SPECIALS - 1, 24);
    assert_int_equal(hg_ai_cards[HG_W][3].policy[1], 2);
    assert_int_equal(hg_ai_cards[HG_C][22].special, HG_SPECIAL_MOVE_HALF_REVENUE_TO_CAPITAL);
    assert_int_equal(hg_ai_cards[HG_C][22].special_n[0], 150);
}

static void automas(void **state) {
    (void)state;
    for (int class = 0; class < HG_CLASSES; class ++) {
        int above = 0;
        for (int i = 0; i < HG_AI_ACTIONS; i++) {
            above += hg_ai_start[class][i];
            for (int other = 0; other < i; other++)
                assert_int_not_equal(hg_ai_actions[class][other], hg_ai_actions[class][i]);
        }
        assert_int_equal(above, 3);
    }
    for (int i = 0; i < HG_INSTRUCTIONS; i++) {
        has_words(&hg_instructions[i].name);
        has_text(&hg_instructions[i].text);
        assert_int_equal(hg_instructions[i].key[2] * 10 + hg_instructions[i].key[3], '0' * 11 + i + 1);
    }
    for (int symbol = 0; symbol < HG_SYMBOLS; symbol++) {
        has_words(&hg_symbol_names[symbol]);
        has_words(&hg_symbol_short[symbol]);
    }
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static const char *named(const char *type, int value, enum pl_lang lang) {
    static char text[700];
    struct pl_out out = PL_OUT(text);
    text[0] = 0;
    return hg_name_data(type, value, lang, &out) ? text : "?";
}

static void names_in_sentences(void **state) {
    (void)state;
    static const struct {
        const char *type;
        int value;
        const char *in[PL_LANGS];
    } rows[] = {
        {"role", HG_W, {"Working Class", "Classe Ouvrière"}},
        {"Role", HG_M, {"The Middle Class", "La Classe Moyenne"}},
        {"role_the", HG_S, {"the State", "l'État"}},
        {"role_of", HG_S, {"of the State", "de l'État"}},
        {"role_to", HG_C, {"to the Capitalist Class", "à la Classe Capitaliste"}},
        {"role_short", HG_W, {"W", "CO"}},
        {"roles", 9, {"the Working Class and the State", "la Classe Ouvrière et l'État"}},
        {"company", HG_CO_HOTEL, {"Hotel", "Hôtel"}},
        {"company_the", HG_CO_HOTEL, {"the Hotel", "l'Hôtel"}},
        {"company_of", HG_CO_SUPERMARKET, {"of the Supermarket", "du Supermarché"}},
        {"company_to", HG_CO_CLINIC, {"to the Clinic", "à la Clinique"}},
        {"good", HG_INF, {"Influence", "Influence"}},
        {"good_of", HG_EDU, {"of Education", "d'Éducation"}},
        {"goods", HG_FOOD, {"Food", "Nourriture"}},
        {"item", HG_ITEM_MEDIA, {"Media Influence", "Influence Médiatique"}},
        {"amount", HG_AMOUNT(HG_ITEM_MONEY, 15), {"$15", "15 $"}},
        {"amount", HG_AMOUNT(HG_ITEM_MONEY, -15), {"-$15", "-15 $"}},
        {"amount", HG_AMOUNT(HG_FOOD, 3), {"3 Food", "3 Nourriture"}},
        {"amount", HG_AMOUNT(HG_ITEM_CUBES, 1), {"1 cube", "1 cube Vote"}},
        {"amount", HG_AMOUNT(HG_ITEM_CUBES, 0), {"0 cubes", "0 cube Vote"}},
        {"money", 5, {"$5", "5 $"}},
        {"n", 4, {"4", "4"}},
        {"trade", HG_UNSKILLED, {"unskilled", "non qualifié"}},
        {"worker", HG_T_HEALTH, {"Healthcare worker", "Travailleur de Santé"}},
        {"workers", HG_T_EDUCATION, {"Education workers", "Travailleurs Éducatifs"}},
        {"trade_short", HG_T_HEALTH, {"H", "S"}},
        {"industry", HG_HEALTH, {"Healthcare", "Santé"}},
        {"industry_of", HG_LUXURY, {"of Luxury", "du Luxe"}},
        {"industry_company", HG_AGRICULTURE, {"Agriculture company", "Entreprise Agricole"}},
        {"policy", 1, {"Labor Market", "Marché du Travail"}},
        {"policy_the", 1, {"policy 2", "la Politique 2"}},
        {"Policy_the", 1, {"Policy 2", "La Politique 2"}},
        {"policy_of", 6, {"of policy 7", "de la Politique 7"}},
        {"section", HG_A_SECTION(1, HG_B), {"2B", "2B"}},
        {"level", 2, {"L3", "N3"}},
        {"card", HG_A_CARD(HG_W, 5), {"Need for Change", "Le Changement, c'est Maintenant !"}},
        {"event", HG_EV_DROUGHT, {"Drought", "Sécheresse"}},
        {"goal", HG_GOAL_WORKERS_UNITE, {"Workers, Unite!", "Travailleurs, Unissez-vous !"}},
        {"crisis", HG_CRISIS_JAPANESE_MODEL, {"Japanese Model", "Modèle Japonais"}},
        {"agenda", 2, {"Political Agenda no. 3", "Agenda Politique n° 3"}},
        {"export", 0, {"Export card no. 1", "carte Export n° 1"}},
        {"ai", HG_AN_AI(HG_C, 6), {"AI card 7", "carte IA 7"}},
        {"ai_special", HG_AN_AI(HG_C, 5), {"Make a Business Deal.", "Concluez un Accord Commercial."}},
        {"symbol_short", HG_SFM, {"Export", "Exporter"}},
        {"instruction", 34, {"Desired Policies", "Politiques Voulues"}},
        {"basic", HG_DO_LOBBY, {"Lobby", "Lobbying"}},
        {"free", HG_FREE_LOAN, {"Pay Off Loan", "Rembourser un Emprunt"}},
        {"from", HG_FROM_STATE, {"from the State", "à l'État"}},
        {"phase", HG_ELECTIONS, {"Elections Phase", "Phase d'Élections"}},
        {"role", HG_ROLES, {"?", "?"}},
        {"company", HG_TYPES, {"?", "?"}},
        {"card", HG_A_CARD(HG_W, 30), {"?", "?"}},
        {"ai_bonus", HG_AN_AI(HG_S, 0), {"?", "?"}},
        {"event", -1, {"?", "?"}},
        {"section", 21, {"?", "?"}},
        {"nonsense", 0, {"?", "?"}},
        {"a_name_that_is_far_too_long_for_a_type", 0, {"?", "?"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int lang = 0; lang < PL_LANGS; lang++)
            assert_string_equal(named(rows[i].type, rows[i].value, (enum pl_lang)lang), rows[i].in[lang]);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(companies), cmocka_unit_test(first_staffs_fit),
                                       cmocka_unit_test(packs),     cmocka_unit_test(small_decks),
                                       cmocka_unit_test(events),    cmocka_unit_test(crises),
                                       cmocka_unit_test(goals),     cmocka_unit_test(ai_cards),
                                       cmocka_unit_test(automas),   cmocka_unit_test(names_in_sentences)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
