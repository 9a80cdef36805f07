"""What the build refuses of the cards that the owner of a box types in (tools/worldorder_cards.py, docs/worldorder-cards.md): a
wrong cell for each reason, with its file, line and column; and what it takes that our own cards do not use.

Usage: test_worldorder_cards.py [PLATEAU], which is not needed.
"""
import csv
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tools"))
from effect_words import Wrong  # noqa: E402
from effects_to_c import csv_fields  # noqa: E402
from worldorder_cards import make  # noqa: E402

GAME = os.path.join(ROOT, "games", "worldorder")
FOLDER = tempfile.TemporaryDirectory()
EVENTS, EFFECTS, RELIEFS = "events.csv", "effect_cards.csv", "replacement_countries.csv"
NAMES = ("effects.words", "effects.txt", "countries.def")
failures = []


def table(name):
    with open(os.path.join(GAME, name), encoding="utf-8", newline="") as source:
        return list(csv.DictReader(source))


def lay(name, rows, columns=None):
    with open(os.path.join(FOLDER.name, name), "w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, columns or list(rows[0]), lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)


def said(changes):
    """The header made with these cells ({(table, id): {column: text}}), and what is said of them."""
    for name in NAMES:
        shutil.copy(os.path.join(GAME, name), FOLDER.name)
    for name in (EVENTS, EFFECTS, RELIEFS):
        rows = table(name)
        for row in rows:
            row.update(changes.get((name, row["id"]), {}))
        lay(name, rows)
    return run()


def run():
    try:
        text, errors = make(FOLDER.name)
    except Wrong as error:
        text, errors = None, [str(error)]
    return text, "\n".join(errors).replace(FOLDER.name + os.sep, "")


def place(name, key, column, at):
    """Line and column of the character `at` of a cell."""
    first, *rest = csv_fields(os.path.join(FOLDER.name, name))
    names = [text for text, _ in first]
    for fields in rest:
        if fields[names.index("id")][0] == key:
            places = fields[names.index(column)][1]
            return "%s:%d:%d" % (name, *places[min(at, len(places) - 1)])
    return None


def wrong(key, column, text, marked, reason, also=None, name=EVENTS):
    """A cell that is refused where `marked` stands in it; also: other cells of the row."""
    _, answer = said({(name, key): {**(also or {}), column: text}})
    where = place(name, key, column, text.index(marked) if marked else len(text) if marked is None else 0)
    if answer != "%s: %s" % (where, reason):
        failures.append("%s %s %r\n  want %s: %s\n  got  %s" % (key, column, text, where, reason, answer))


def taken(key, changes, contains, name=EVENTS, others=None):
    """Cells that are taken, and what must stand in the header then."""
    text, answer = said({(name, key): changes, **(others or {})})
    if answer or any(part not in text for part in contains):
        failures.append("%s %r\n  %s" % (key, changes, answer or "made: " + [line for line in text.split("\n") if '"%s"' % key in line][0]))


def ours_are_taken():
    text, answer = said({})
    if answer or text.count(".ours = true") != 74:
        failures.append("our own cards: %s" % answer)
    changed, _ = said({(EVENTS, "I05"): {"cost": "$15"}})
    reworded, _ = said({(EVENTS, "I05"): {"text": "Other words.", "text_fr": "Autrement dit."}})
    hashes = [made.split("WO_CARD_SET ")[1].split()[0] for made in (text, changed, reworded)]
    if hashes[0] == hashes[1] or hashes[0] != hashes[2]:
        failures.append("the hash of the cards follows what they do, not their words: %s" % hashes)


def tables_that_are_refused():
    _, answer = said({})
    rows = table(EVENTS)
    for change, wanted in (
            (lambda: lay(EVENTS, rows[:59]), "events.csv:60:1: 59 events instead of 60"),
            (lambda: lay(EVENTS, [rows[1], rows[0], *rows[2:]]), "events.csv:2:1: I02 stands here instead of I01: 22 events I01 to I22, 22 "
             "events II01 to II22, 16 triggered ones T01 to T16, in this order"),
            (lambda: lay(EVENTS, rows, [c for c in rows[0] if c != "npc"]), "events.csv:1:1: the column npc is missing"),
            (lambda: lay(EVENTS, [dict(row, npcs="") for row in rows]), "events.csv:1:%d: no column is called `npcs`; did you mean npc?" %
             (len(",".join(rows[0])) + 2)),
            (lambda: lay(EFFECTS, table(EFFECTS)[:13]), "effect_cards.csv:1:1: the rows are F01 to F14, in this order"),
            (lambda: lay(RELIEFS, table(RELIEFS)[::-1]), "replacement_countries.csv:1:1: the rows are P1 to P3, in this order")):
        said({})
        change()
        _, answer = run()
        if answer != wanted:
            failures.append("want %s\n  got  %s" % (wanted, answer))
    said({})
    with open(os.path.join(FOLDER.name, RELIEFS), "a", encoding="utf-8") as out:
        out.write("P4,Mali\n")
    _, answer = run()
    if answer != "replacement_countries.csv:5:1: 2 cells instead of 11":
        failures.append("a short row: %s" % answer)


def all_that_is_wrong_is_said():
    _, answer = said({(EVENTS, "I05"): {"era": "II"}, (EVENTS, "II07"): {"source": "mine"}, (EFFECTS, "F01"): {"duration": "long"}})
    if answer.count("\n") or not answer.startswith("effect_cards.csv:2:"):  # events are read when the effects stand
        failures.append("effects first: %s" % answer)
    _, answer = said({(EVENTS, "I05"): {"era": "II"}, (EVENTS, "II07"): {"source": "mine"}})
    if answer.count("\n") != 1:
        failures.append("two wrong events: %s" % answer)


def heads_that_are_refused():
    wrong("I05", "source", "mine", "", "write `printed` for what stands on a card of the box, `authored` for what does not")
    wrong("I05", "title_fr", "", "", "a card has a title in both languages")
    wrong("I05", "text_fr", "", "", "the text is given in both languages or in none")
    wrong("I05", "era", "II", "", "the era of I05 is `I`")
    wrong("I05", "type", "decisoin", "", "no type of event is called `decisoin`; did you mean decision?")
    wrong("I05", "type", "decision auction", "auction", "`auction` cannot stand here; write one type")
    wrong("I04", "groups", "USA|EU|CNH", "CNH", "no power is called `CNH`; did you mean CHN?")
    wrong("I04", "groups", "USA EU", "EU", "`EU` cannot stand here; write powers divided by `|`, or joined by `+`")
    wrong("I01", "groups", "USA|RUS", "", "an agreement has one group of two powers or more, as USA+RUS")
    wrong("I12", "groups", "EU+RUS", "", "an auction without an unknown number has two camps or more, as USA+EU|RUS")
    wrong("I02", "groups", "USA", "", "a turning point has no participants; leave this empty")
    wrong("I05", "target", "RUS", "", "a targeted event has RUS alone in `groups`, not EU")
    wrong("I04", "target", "EU", "", "a targeted event has EU alone in `groups`, not USA|EU|CHN")
    wrong("I12", "target", "EU", "", "only a decision may target a power")
    wrong("I05", "np", "yes", "", "`NP` for NON-POSTPONABLE, or nothing")
    wrong("I04", "np", "NP", "", "only a targeted event can be postponed, so only it says NP")
    wrong("I04", "regions", "AFR ERU", "ERU", "no region is called `ERU`; did you mean EUR?")
    wrong("I04", "regions", "", None, "no region is called the end; there are EUR, CAS, AME, MENA, AFR, SAS, EAP")
    wrong("I12", "opposed", "1-5+3", "", "only an auction has an unknown number", {"type": "decision"})


def costs_that_are_refused():
    items = "D2, $10, A1, A1..3, SP1, move(EAP,1..3), recall(CAS), discard(F01), prod(C), exhaust(1) or rem(EUR)"
    wrong("I05", "cost", "", "", "decision asks for a cost")
    wrong("I12", "cost", "D2", "", "only decisions and agreements have a cost; an auction has elements")
    wrong("I06", "cost", "D2", "", "only decisions and agreements have a cost")
    wrong("I05", "cost", "$20 X3", "X3", "`X3` is no item of a cost: " + items)
    wrong("I05", "cost", "$20 or", None, "an item is missing before the end: " + items)
    wrong("I05", "cost", "$0", "0", "how much lies between 1 and 99")
    wrong("I05", "cost", "A3..2", "2", "the most lies between 4 and 10")
    wrong("I05", "cost", "A1..2 D1..2", "D1", "a second item that varies; `n` could be either")
    wrong("I05", "cost", "move(EPA,1..3)", "EPA", "no region is called `EPA`; did you mean EAP?")
    wrong("I05", "cost", "move(EAP)", ")", "`,` is missing before `)`; write move(EAP,1..3)")
    wrong("I05", "cost", "discard(F15)", "F15", "no effect card is called `F15`; did you mean F14?")
    wrong("I05", "cost", "recall(CAS", None, "`)` is missing before the end; write it behind what `recall` takes")
    wrong("I05", "cost", "E1 R1 F1 C1 S1", "", "at most 4 items")
    wrong("I05", "cost", "E1 or R1 or F1 or C1", "", "at most 3 alternatives")
    wrong("II18", "cost", "RUS: D1 / USA: D1", "USA", "USA does not take part")
    wrong("II18", "cost", "RUS: D1 E1", "", "nothing is said of what CHN pays")
    wrong("I04", "repeat", "1", "1", "how often a participant may pay lies between 2 and 9")
    wrong("I05", "repeat", "3", "", "only a decision of several powers may be paid several times")
    wrong("I04", "repeat", "3", "", "a cost that varies is paid once", {"cost": "F1..2"})


def auctions_that_are_refused():
    wrong("I05", "elements", "$10<=3", "", "only an auction has elements")
    wrong("I05", "modifiers", "EU+1", "", "only an auction has modifiers")
    wrong("I05", "on_zero", "discard", "", "only an auction has what a total of 0 does")
    wrong("I05", "tie", "EU", "", "only an auction has a tie of its own")
    wrong("I12", "elements", "", None, "an element is $10, D, C, S, SP or army with its maximum, as $10<=3; not the end")
    wrong("I12", "elements", "$5<=3", "$5", "an element is $10, D, C, S, SP or army with its maximum, as $10<=3; not `$5`")
    wrong("I12", "elements", "D 3", "3", "`<=` is missing before `3`; write the maximum of a player, as D<=3")
    wrong("I12", "elements", "$10<=1 D<=1 C<=1 S<=1 SP<=1", "", "at most 4 elements")
    wrong("I08", "regions", "EAP SAS", "", "where armies are bid there is one region, to which they go")
    wrong("I14", "opposed", "5-1+3", "1", "the highest bid card lies between 5 and 5")
    wrong("I14", "opposed", "1-5 3", "3", "`3` cannot stand here; write a range and what is added, as 1-5+3")
    wrong("I14", "on_zero", "fail", "", "`discard` or `failure`")
    wrong("I12", "on_zero", "failure", "", "only against an unknown number can a total of 0 be a failure")
    wrong("I12", "tie", "USA", "", "no participant is called `USA`; did you mean RUS?")
    wrong("I14", "tie", "USA", "", "against an unknown number a tie is a failure")
    wrong("I08", "modifiers", "EU+1", "", "EU does not take part")
    wrong("I08", "modifiers", "CHN 1", "1", "`+` is missing before `1`; write RUS+2, RUS+1?armies(RUS,CAS)>=1 or RUS+1*allies(RUS,MENA)")
    wrong("I08", "modifiers", "CHN+1?army(CHN,EAP)>=1", "army", "`army` counts nothing; did you mean armies?; there are influence, armies, "
          "allies, bases, fdi_regions, ally, stock, money, vp, sp, focus")
    wrong("I08", "modifiers", "CHN+1?armies(CHN)>=1", ")", "`,` is missing before `)`; write armies(RUS,MENA)")


def npc_lines_that_are_refused():
    wrong("I12", "npc", "EU 1-4", "", "an entry for RUS is missing, as `RUS 1-4`")
    wrong("I13", "npc", "USA YYN; EU YN", "", "an entry for CHN is missing, as `CHN YN`")
    wrong("I12", "npc", "EU 1-4; RUS 1-4; USA 1-4", "USA", "USA does not take part")
    wrong("I12", "npc", "EU 1-4; RUS 4-7", "7", "the highest bid card lies between 4 and 5")
    wrong("II14", "npc", "EU 1-3; RUS 1-5", "1-5", "5 is more than may be bid: 4", {"elements": "$10<=2 army<=2"})
    wrong("I01", "npc", "USA 0-2; RUS 0-4", "0-4", "4 is more than may be paid: 3")
    wrong("I12", "npc", "EU YN; RUS 1-4", "YN", "in an auction a range of bid cards is drawn, as 1-4; Y and N are for decisions and agreements")
    wrong("I13", "npc", "USA YYN; EU 1-2; CHN YN", "1-2", "a fixed cost is paid or not: write Y and N, as YYN")
    wrong("I13", "npc", "USA YYYYN; EU YN; CHN YN", "YYYYN", "there are three bid cards with a tick and three with a cross")
    wrong("I12", "npc", "EU 1-4(+1); RUS 1-4", "(+1)", "a number in brackets stands for a modifier, and this card has none for EU")
    wrong("I12", "npc", "EU 1-4, RUS 1-4", ",", "`,` cannot stand here; write an entry for each participant with `;` between them, as USA 1-4; "
          "RUS 1-4(+2), or USA YN; EU YYN")
    wrong("I05", "npc", "EU YN", "", "nobody draws bid cards for a targeted event; leave this empty")
    wrong("I06", "npc", "EU YN", "", "nobody draws bid cards for a check; leave this empty")
    wrong("I02", "npc", "EU YN", "", "nobody draws bid cards for a turning point; leave this empty")


def outcomes_that_are_refused():
    wrong("I05", "outcome", "", "", "what does the event bring? as yes: VP+2")
    wrong("I05", "outcome", "VP+2", "VP", "a clause begins with its label; a decision has yes, no, some, none, total, always")
    wrong("I05", "outcome", "yse: VP+2", "yse", "a clause begins with its label; did you mean yes?; a decision has yes, no, some, none, total, always")
    wrong("I05", "outcome", "yes: VP+2 // win: VP+1", "win", "`win` is no label of a decision, which has yes, no, some, none, total, always")
    wrong("I12", "outcome", "win: VP+1 // success: VP+1", "success", "`success` is no label of an auction, which has win, lose, won, always")
    wrong("I14", "outcome", "win: VP+1", "win", "`win` is no label of an auction against an unknown number, which has success, failure, "
          "succeeded, failed, always")
    wrong("I06", "outcome", "each: VP+1", "each", "`each` says of whom: each[stock(E)>=3]")
    wrong("II11", "outcome", "won(USA): VP+1", "USA", "USA is no camp; there are USA+EU and RUS+CHN")
    wrong("I22", "outcome", "rank(allies,SAS): VP+3", "rank", "`rank` has two results with `|` between them: for the first and for the others")
    wrong("I05", "outcome", "yes: VP+2; xyz(1)", "xyz", "no operation is called `xyz`")
    wrong("I05", "outcome", "yes: inf(EURO)", "EURO", "no place is called `EURO`; did you mean EUR?")
    wrong("I05", "outcome", "yes: improve(Atlantis)", "Atlantis", "no region is called `Atlantis`")
    wrong("I05", "outcome", "yes: trade", "trade", "`trade` is a word of the cards, not of events")
    wrong("I05", "outcome", "yes: improve(Egypt)[other]", "[", "the words of an event have nothing in brackets")
    wrong("I05", "outcome", "yes: VP+1 | $+10", "|", "an outcome offers no choice; what may be left out or chosen is in the words (prod-(C|S), "
          "inf_distinct(AFR|SAS))")
    wrong("I05", "outcome", "yes: may VP+1", "may", "an outcome offers no choice; what may be left out or chosen is in the words (prod-(C|S), "
          "inf_distinct(AFR|SAS))")
    wrong("I05", "outcome", "yes: twice VP+1", "twice", "an outcome repeats nothing")
    wrong("I05", "outcome", "yes: SP+n", "n", "`n` is the number paid, and this cost does not vary: it has no A1..3, move(…,1..3), recall(…) "
          "or `repeat`")
    wrong("I05", "outcome", "yes: @top_bidder VP+1", "@", "only an auction has a top bidder")
    wrong("I05", "outcome", "yes: slot_random(T01)", "slot", "only a turning point fills the place that is being filled")
    wrong("I05", "outcome", "yes: add(II05)", "II05", "II05 is drawn from the deck of its era; only triggered events (T01 to T16) are added")
    wrong("I05", "outcome", "yes: add(T17)", "T17", "no effect is called `T17`")
    wrong("I05", "outcome", "yes: replace(Libya,P1)", "P1", "P1 replaces Afghanistan (replacement_countries.csv), not Libya")
    wrong("I05", "outcome", "yes: VP+2 //", None, "a clause begins with its label; a decision has yes, no, some, none, total, always")


def cards_that_nobody_adds():
    for changes, wanted in (({(EVENTS, "T16"): {"outcome": "yes: VP+2 // some: @RUS lose($10); add(F12)"}},
                             (EVENTS, "T14", "no event adds T14; some outcome needs add(T14) or slot_random")),
                            ({(EVENTS, "I17"): {"outcome": "always: @all VP+1"}}, (EFFECTS, "F03", "no event adds F03; some outcome needs add(F03)")),
                            ({(EVENTS, "T08"): {"outcome": "yes: inf(MENA)"}},
                             (RELIEFS, "P3", "no event brings P3; some outcome needs replace(Libya,P3)"))):
        _, answer = said(changes)
        name, key, reason = wanted
        if answer != "%s: %s" % (place(name, key, "id", 0), reason):
            failures.append("want %s\n  got  %s" % (wanted, answer))


def effects_that_are_refused():
    def refused(column, text, marked, reason):
        wrong("F03", column, text, marked, reason, name=EFFECTS)

    refused("duration", "forever", "", "`game`, `until_discarded`, `rounds:2` or `now+1`")
    refused("duration", "rounds:9", "", "`game`, `until_discarded`, `rounds:2` or `now+1`")
    refused("hooks", "export_prices(E)=3", "", "no hook is called `export_prices`; did you mean export_price?; there are threat_loss, no_threat, "
            "unrefuse, extra_buy, export_price, import_price, focus_ready, no_commerce, prod_locked, defense, exports, prep_gain, first_engage")
    refused("hooks", "export_price(E)+3", "+", "`=` is missing before `+`; write export_price(good)=3")
    refused("hooks", "focus_ready(EU)=1", "=", "`+` or `-` is missing before `=`; write focus_ready(power)-1")
    refused("hooks", "no_commerce(USA,CHN)", ")", "`,` is missing before `)`; write no_commerce(power, power, good*)")
    refused("hooks", "unrefuse(Utopia,USA)", "Utopia", "no country is called Utopia; did you mean ETHIOPIA?")
    refused("hooks", "prep_gain(EU,E)", "E)", "how much of a good, as E1, not `E`")
    refused("hooks", "defense(RUS,MEAN)+1", "MEAN", "no region is called `MEAN`; did you mean MENA?")
    refused("hooks", "export_price(E)=3 exports(RUS)-1", "exports", "`exports` cannot stand here; write hooks with `;` between them")
    refused("hooks", "exports(RUS)-1; exports(EU)-1; exports(USA)-1; exports(CHN)-1", "", "at most 3 hooks")
    refused("hooks", "", None, "no hook is called the end; there are threat_loss, no_threat, unrefuse, extra_buy, export_price, import_price, "
            "focus_ready, no_commerce, prod_locked, defense, exports, prep_gain, first_engage")


def countries_that_are_refused():
    def refused(column, text, marked, reason, also=None):
        wrong("P2", column, text, marked, reason, also, RELIEFS)

    refused("replaces", "Ukrain", "", "no country is called Ukrain; did you mean UKRAINE?")
    refused("region", "CAS", "", "Ukraine is a country of EUR")
    refused("value", "4", "", "the value lies between 1 and 3")
    refused("sell", "S", "", "a country of value 2 has 2 symbols in `sell` and 1 in `buy`")
    refused("buy", "F F", "", "a country of value 2 has 2 symbols in `sell` and 1 in `buy`")
    refused("buy", "D", "", "no good is called `D`; there are E, R, F, C, S")
    refused("bases", "USA RUS", "", "RUS is refused and cannot have a base there")


def what_our_cards_do_not_use():
    """What the rulebook speaks of, so that an owner of the box can type it in."""
    taken("I05", {"cost": "SP2 prod(C) exhaust(1) rem(EUR)"}, ["{WO_ITEM_PAY, WO_SP, 2, 2}", "{WO_ITEM_LOWER, WO_C, 1, 1}", "{WO_ITEM_EXHAUST, 0, 1, 1}",
                                                               "{WO_ITEM_REMOVE, WO_EUR, 1, 1}"])
    taken("I05", {"outcome": "yes: totemp(EUR); totemp(EUR,RUS); rem(EUR,USA); remN(MENA); fetch(Ukraine); stay // no: engage(EUR); improve(EUR); "
                             "move(2); invest; base; produce(2); growth"}, ["WO_SCRIPT_I05"])
    taken("I12", {"elements": "SP<=3 C<=2", "tie": "RUS"}, ["{WO_SP, 1, 3}", ".tie = WO_RUS"])
    taken("I08", {"modifiers": "CHN+1*bases(CHN,EAP)?focus(CHN,military)"},
          ["{WO_CHN, 1, {WO_COUNT_BASES, WO_CHN, WO_EAP, 0}, {WO_COUNT_FOCUS, WO_CHN, WO_FOCUS_MILITARY, 0}, {WO_COUNT_NUMBER, 0, 0, 0}, PL_TRUE}"])
    taken("I08", {"modifiers": "USA-2?stock(CHN,E)<influence(USA,EAP)", "npc": "USA 1-4(-2); CHN 1-4"},
          ["{WO_USA, -2, ", "PL_LESS", "[WO_USA] = {1, 1, 4, -2}"])
    taken("I22", {"outcome": "rank(influence,SAS): VP+3 | VP+1 // each[armies(own,SAS)>=2 & money(own)<10]: $+5"}, [".type = WO_CHECK"])
    taken("I21", {"outcome": "if ally(RUS,Saudi_Arabia) & focus(CHN,domestic): VP+1 // else: @all VP-1"}, [".type = WO_CHECK"])
    taken("I05", {"text": "", "text_fr": "", "source": "printed"},
          ['PL_TEXT("$20 · yes: VP+3; SP+2 // no: lose($10); prod-(C|S)"', ".ours = false"])
    taken("II18", {"cost": "RUS,CHN: D1 E1 or D2"}, ["{1 << WO_RUS | 1 << WO_CHN, 2, ", "{1 << WO_RUS | 1 << WO_CHN, 1, "])
    taken("F03", {"hooks": "no_threat(USA,RUS); defense(all,AFR)-1; import_price(C)+4", "duration": "now+0"},
          ["{WO_HOOK_DEFENSE, WO_ANY, WO_AFR, -1}", "{WO_HOOK_IMPORT_PRICE, WO_C, 0, 4}"], EFFECTS)
    taken("P1", {"replaces": "Kyrgyzstan", "title": "Kyrgyzstan (other)"}, [".instead = WO_C_KYRGYZSTAN"], RELIEFS,
          {(EVENTS, "II08"): {"outcome": "yes: SP+n // some: replace(Kyrgyzstan,P1)"}})


def the_tool_writes_all_or_nothing():
    tool = os.path.join(ROOT, "tools", "worldorder_cards.py")
    for changes, good in (({}, True), ({(EVENTS, "I05"): {"cost": "X"}}, False)):
        said(changes)
        out = os.path.join(FOLDER.name, "out.h")
        result = subprocess.run([sys.executable, tool, FOLDER.name, out], capture_output=True, text=True)
        if (result.returncode == 0, result.stderr == "", os.path.exists(out)) != (good,) * 3:
            failures.append("the tool: %d %s" % (result.returncode, result.stderr))
        if os.path.exists(out):
            os.remove(out)


def main():
    passed = failed = 0
    for part in (ours_are_taken, tables_that_are_refused, all_that_is_wrong_is_said, heads_that_are_refused, costs_that_are_refused,
                 auctions_that_are_refused, npc_lines_that_are_refused, outcomes_that_are_refused, cards_that_nobody_adds,
                 effects_that_are_refused, countries_that_are_refused, what_our_cards_do_not_use, the_tool_writes_all_or_nothing):
        before = len(failures)
        part()
        passed += len(failures) == before
        failed += len(failures) != before
    print("\n".join([*failures, f"{passed} passed, {failed} failed"]))
    sys.exit(1 if failed else 0)


main()
