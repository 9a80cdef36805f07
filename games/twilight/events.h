/* What the files of events share. A new card is a row of effects.txt or, if its words do not say it, one row here and
 * one short function. */
#ifndef PLATEAU_TWILIGHT_EVENTS_H
#define PLATEAU_TWILIGHT_EVENTS_H

#include "games/twilight/state.h"
#include "games/twilight_effects.h"

/* X(card, function): ts_event_<function>(state, side that resolves it, side that played it, notes). The scoring cards
 * (ts_score), the China Card, UN Intervention (play.c) and the rows of effects.txt have none. */
#define TS_EVENTS(X)                                                                                                   \
    X(DUCK_AND_COVER, duck_and_cover)                                                                                  \
    X(FIVE_YEAR_PLAN, five_year_plan)                                                                                  \
    X(SOCIALIST_GOVERNMENTS, socialist_governments)                                                                    \
    X(BLOCKADE, blockade)                                                                                              \
    X(ROMANIAN_ABDICATION, romanian_abdication)                                                                        \
    X(ARAB_ISRAELI_WAR, arab_israeli_war)                                                                              \
    X(CAPTURED_NAZI_SCIENTIST, nazi_scientist)                                                                         \
    X(TRUMAN_DOCTRINE, truman_doctrine)                                                                                \
    X(OLYMPIC_GAMES, olympic_games)                                                                                    \
    X(NATO, nato)                                                                                                      \
    X(INDEPENDENT_REDS, independent_reds)                                                                              \
    X(MARSHALL_PLAN, marshall_plan)                                                                                    \
    X(INDO_PAKISTANI_WAR, indo_pakistani_war)                                                                          \
    X(CONTAINMENT, containment)                                                                                        \
    X(CIA_CREATED, cia_created)                                                                                        \
    X(US_JAPAN_MUTUAL_DEFENSE_PACT, us_japan)                                                                          \
    X(SUEZ_CRISIS, suez_crisis)                                                                                        \
    X(EAST_EUROPEAN_UNREST, east_european_unrest)                                                                      \
    X(DECOLONIZATION, decolonization)                                                                                  \
    X(RED_SCARE_PURGE, red_scare)                                                                                      \
    X(DE_STALINIZATION, de_stalinization)                                                                              \
    X(FORMOSAN_RESOLUTION, formosan_resolution)                                                                        \
    X(DEFECTORS, defectors)                                                                                            \
    X(THE_CAMBRIDGE_FIVE, cambridge_five)                                                                              \
    X(NORAD, norad)                                                                                                    \
    X(BRUSH_WAR, brush_war)                                                                                            \
    X(CUBAN_MISSILE_CRISIS, cuban_missile_crisis)                                                                      \
    X(NUCLEAR_SUBS, nuclear_subs)                                                                                      \
    X(QUAGMIRE, quagmire)                                                                                              \
    X(SALT_NEGOTIATIONS, salt)                                                                                         \
    X(BEAR_TRAP, bear_trap)                                                                                            \
    X(SUMMIT, summit)                                                                                                  \
    X(HOW_I_LEARNED_TO_STOP_WORRYING, how_i_learned)                                                                   \
    X(JUNTA, junta)                                                                                                    \
    X(KITCHEN_DEBATES, kitchen_debates)                                                                                \
    X(MISSILE_ENVY, missile_envy)                                                                                      \
    X(WE_WILL_BURY_YOU, we_will_bury_you)                                                                              \
    X(BREZHNEV_DOCTRINE, brezhnev_doctrine)                                                                            \
    X(PORTUGUESE_EMPIRE_CRUMBLES, portuguese_empire)                                                                   \
    X(ALLENDE, allende)                                                                                                \
    X(WILLY_BRANDT, willy_brandt)                                                                                      \
    X(MUSLIM_REVOLUTION, muslim_revolution)                                                                            \
    X(ABM_TREATY, abm_treaty)                                                                                          \
    X(CULTURAL_REVOLUTION, cultural_revolution)                                                                        \
    X(FLOWER_POWER, flower_power)                                                                                      \
    X(U2_INCIDENT, u2_incident)                                                                                        \
    X(OPEC, opec)                                                                                                      \
    X(LONE_GUNMAN, lone_gunman)                                                                                        \
    X(COLONIAL_REAR_GUARDS, colonial_rear_guards)                                                                      \
    X(PANAMA_CANAL_RETURNED, panama_canal)                                                                             \
    X(CAMP_DAVID_ACCORDS, camp_david)                                                                                  \
    X(PUPPET_GOVERNMENTS, puppet_governments)                                                                          \
    X(GRAIN_SALES_TO_SOVIETS, grain_sales)                                                                             \
    X(JOHN_PAUL_II_ELECTED_POPE, john_paul)                                                                            \
    X(LATIN_AMERICAN_DEATH_SQUADS, death_squads)                                                                       \
    X(OAS_FOUNDED, oas_founded)                                                                                        \
    X(NIXON_PLAYS_THE_CHINA_CARD, nixon)                                                                               \
    X(SADAT_EXPELS_SOVIETS, sadat)                                                                                     \
    X(SHUTTLE_DIPLOMACY, shuttle_diplomacy)                                                                            \
    X(THE_VOICE_OF_AMERICA, voice_of_america)                                                                          \
    X(LIBERATION_THEOLOGY, liberation_theology)                                                                        \
    X(ASK_NOT_WHAT_YOUR_COUNTRY, ask_not)                                                                              \
    X(ALLIANCE_FOR_PROGRESS, alliance_for_progress)                                                                    \
    X(ONE_SMALL_STEP, one_small_step)                                                                                  \
    X(CHE, che)                                                                                                        \
    X(OUR_MAN_IN_TEHRAN, our_man_in_tehran)                                                                            \
    X(IRANIAN_HOSTAGE_CRISIS, hostage_crisis)                                                                          \
    X(THE_IRON_LADY, iron_lady)                                                                                        \
    X(REAGAN_BOMBS_LIBYA, reagan)                                                                                      \
    X(STAR_WARS, star_wars)                                                                                            \
    X(NORTH_SEA_OIL, north_sea_oil)                                                                                    \
    X(THE_REFORMER, reformer)                                                                                          \
    X(MARINE_BARRACKS_BOMBING, marine_barracks)                                                                        \
    X(GLASNOST, glasnost)                                                                                              \
    X(ORTEGA_ELECTED_IN_NICARAGUA, ortega)                                                                             \
    X(TERRORISM, terrorism)                                                                                            \
    X(IRAN_CONTRA_SCANDAL, iran_contra)                                                                                \
    X(CHERNOBYL, chernobyl)                                                                                            \
    X(LATIN_AMERICAN_DEBT_CRISIS, debt_crisis)                                                                         \
    X(AN_EVIL_EMPIRE, evil_empire)                                                                                     \
    X(ALDRICH_AMES_REMIX, aldrich_ames)                                                                                \
    X(PERSHING_II_DEPLOYED, pershing)                                                                                  \
    X(WARGAMES, wargames)                                                                                              \
    X(SOLIDARITY, solidarity)                                                                                          \
    X(IRAN_IRAQ_WAR, iran_iraq_war)                                                                                    \
    X(YURI_AND_SAMANTHA, yuri_and_samantha)                                                                            \
    X(AWACS_SALE_TO_SAUDIS, awacs)

#define DECLARE(CARD, FUNCTION)                                                                                        \
    void ts_event_##FUNCTION(struct ts_state *s, int side, int player, struct pl_notes *notes);
TS_EVENTS(DECLARE)
#undef DECLARE

/* The head of an event's function; most need only a part of what they are told. */
#define EVENT(FUNCTION)                                                                                                \
    void ts_event_##FUNCTION(struct ts_state *s, __attribute__((unused)) int side, __attribute__((unused)) int player, \
                             __attribute__((unused)) struct pl_notes *notes)

/* effects.c: the event of a card that has a row in effects.txt; how many branches it asks for (0: none), their keys,
 * and what the chosen one does. */
void ts_effect(struct ts_state *s, int card, int side, struct pl_notes *notes);
int ts_effect_choices(int card);
const char *ts_effect_choice_key(int card, int branch);
void ts_effect_chosen(struct ts_state *s, int card, int side, int branch, struct pl_notes *notes);

enum { TS_SUMMIT_DEGRADE, TS_SUMMIT_IMPROVE };
int ts_battlegrounds_held(const struct ts_state *s, int side);
void ts_push_choice(struct ts_state *s, int card, int side);
/* Operations that an event grants, with its own printed value or another. */
void ts_push_grant(struct ts_state *s, int card, int side, enum ts_grant grant, int value);
void ts_push_cards(struct ts_state *s, int card, int side, enum ts_card_choice choice);
void ts_push_random(struct ts_state *s, int card, int victim, int count);
void ts_olympics(struct ts_state *s, int guest, bool boycott, struct pl_notes *notes);
void ts_wargames(struct ts_state *s, int side, bool end, struct pl_notes *notes);

#endif
