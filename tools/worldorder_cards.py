"""Makes C rows of the expansion's cards of World Order: worldorder_cards.py FOLDER HEADER

FOLDER has events.csv, effect_cards.csv and replacement_countries.csv, which whoever owns the box may replace by what is printed,
and the files whose names they use (effects.words, effects.txt, countries.def). A wrong cell is refused with file, line, column
and what would be right. The grammar: docs/worldorder-cards.md.
"""
import os
import re
import sys

from effect_rows import COMPARE, Reader
from effect_words import Words, Wrong, near
from effects_to_c import csv_fields
from worldorder_cells import Row
from worldorder_write import ERAS, header

POWERS = ["USA", "EU", "RUS", "CHN"]
REGIONS = ["EUR", "CAS", "AME", "MENA", "AFR", "SAS", "EAP"]
GOODS = ["E", "R", "F", "C", "S", "D", "A"]
EFFECTS, RELIEFS, HOOKS_EACH = 14, 3, 3
FILES = {"events.csv": "id title title_fr era type groups target regions years np cost repeat elements opposed modifiers on_zero tie "
                       "outcome npc text text_fr source",
         "effect_cards.csv": "id title title_fr duration hooks text text_fr source",
         "replacement_countries.csv": "id replaces title title_fr region value sell buy refuses bases source"}
LABELS = {"decision": "yes no some none total always", "agreement": "yes no some none total always",
          "auction": "win lose won always", "opposed": "success failure succeeded failed always",
          "check": "if each rank sole_max always", "turning": "always if"}
# What an outcome may do; the other words of effects.words are those of the cards.
OPS = ("VP+ VP- SP+ SP- $+ gain lose inf infP inf_distinct conv rem remN totemp neutral unneutral prod+ prod- army exhaust ready invest "
       "improve engage move base produce growth add discard replace fetch slot_random stay @ yes no some none win lose won success "
       "failure succeeded failed each rank sole_max always").split()
VALUES = "n total influence armies allies bases fdi_regions ally stock money vp sp focus".split()
COUNTED = {"influence": "region", "armies": "region", "allies": "region", "bases": "region", "fdi_regions": None, "ally": "country",
           "stock": "good", "money": None, "vp": None, "sp": None, "focus": "focus"}
FOCI = ["domestic", "diplomatic", "military"]
# What stands in the parentheses of a hook and behind them; in C: a, b, n.
HOOKS = {"threat_loss": ("power power", "="), "no_threat": ("power power", ""), "unrefuse": ("country power", ""),
         "extra_buy": ("country good number", ""), "export_price": ("good", "="), "import_price": ("good*", "+-"),
         "focus_ready": ("power", "+-"), "no_commerce": ("power power good*", ""), "prod_locked": ("power type", ""),
         "defense": ("power* region", "+-"), "exports": ("power", "+-"), "prep_gain": ("power amount", ""),
         "first_engage": ("region", "+-")}


class Cards:
    def __init__(self, folder):
        self.folder, self.errors, self.hash = folder, [], 2166136261
        self.tables = {name: self.read(name) for name in FILES}
        if self.errors:
            return
        self.words = Words(os.path.join(folder, "effects.words"))
        self.countries = self.regional()
        self.added, self.dropped, self.replaced = {}, set(), {}

    # ---- Tables

    def try_to(self, what, *arguments):
        try:
            return what(*arguments)
        except Wrong as error:
            self.errors.append(str(error))
            return None

    def read(self, name):
        path = os.path.join(self.folder, name)
        rows = self.try_to(csv_fields, path)
        if not rows:
            return []
        names = [text for text, _ in rows[0]]
        columns = FILES[name].split()
        for wanted in columns:
            if wanted not in names:
                self.errors.append("%s:1:1: the column %s is missing" % (path, wanted))
        for text, places in rows[0]:
            if text not in columns:
                self.errors.append("%s:%d:%d: no column is called `%s`%s" % (path, *places[0], text, near(text, columns)))
        found = []
        for fields in rows[1:]:
            if len(fields) != len(names):
                self.errors.append("%s:%d:1: %d cells instead of %d" % (path, fields[0][1][0][0], len(fields), len(names)))
            else:
                found.append(Row(path, names, fields))
        return found

    def regional(self):
        """Constant -> region of the regional cards."""
        with open(os.path.join(self.folder, "countries.def"), encoding="utf-8") as source:
            return dict(re.findall(r"(?m)^COUNTRY\((\w+), \"[^\"]*\", (\w+),", source.read()))

    def country(self, cell):
        """COUNTRY of a cell that names it with blanks or underscores."""
        start = cell.match("") and cell.at
        found = cell.take(r"[A-Za-z][A-Za-z .-]*[A-Za-z]|[A-Za-z]\w*")
        name = re.sub(r"\W+", "_", found[0]).upper() if found else ""
        if name not in self.countries:
            cell.wrong("no country is called %s%s" % (found[0] if found else cell.here(), near(name, self.countries)), start)
        return name

    def sources(self, row):
        if row.text("source") not in ("authored", "printed"):
            row.wrong("source", "write `printed` for what stands on a card of the box, `authored` for what does not")
        for name in ("title", "title_fr"):
            if not row.text(name):
                row.wrong(name, "a card has a title in both languages")
        if "text" in row.cells and bool(row.text("text")) != bool(row.text("text_fr")):
            row.wrong("text_fr" if row.text("text") else "text", "the text is given in both languages or in none")
        for name, cell in row.cells.items():
            if name not in ("text", "text_fr", "source"):
                for byte in (cell.text.strip() + "\n").encode():
                    self.hash = (self.hash ^ byte) * 16777619 & 0xFFFFFFFF

    # ---- Events

    def events(self):
        """The ids first: their number and order."""
        expected = ["%s%02d" % (era, i + 1) for era, (_, count) in ERAS.items() for i in range(count)]
        rows = self.tables["events.csv"]
        for row, wanted in zip(rows, expected):
            if row.text("id") != wanted:
                self.errors.append("%s:%d:%d: %s stands here instead of %s: 22 events I01 to I22, 22 events II01 to II22, 16 triggered "
                                   "ones T01 to T16, in this order" % (row.path, *row["id"].places[0], row.text("id") or "nothing", wanted))
                return []
        if len(rows) != len(expected):
            self.errors.append("%s:%d:1: %d events instead of 60" % (os.path.join(self.folder, "events.csv"), len(rows) + 1, len(rows)))
            return []
        return [self.try_to(self.event, row) for row in rows]

    def event(self, row):
        self.sources(row)
        e = {"row": row, "id": row.text("id")}
        era = re.match("[IT]+", e["id"])[0]
        if row.text("era") != era:
            row.wrong("era", "the era of %s is `%s`" % (e["id"], era))
        cell = row.begin("type")
        e["type"] = cell.word(["decision", "agreement", "auction", "check", "turning"], "type of event")
        cell.done("one type")
        opposed = row.text("opposed")
        if opposed and e["type"] != "auction":
            row.wrong("opposed", "only an auction has an unknown number")
        e["kind"] = "opposed" if opposed else e["type"]
        self.groups(row, e)
        self.target(row, e)
        self.regions(row, e)
        self.costs(row, e)
        self.auction(row, e)
        self.npc(row, e)
        self.outcome(row, e)
        return e

    def groups(self, row, e):
        e["camps"], cell = [], row.begin("groups")
        if e["type"] == "turning":
            if row.text("groups"):
                row.wrong("groups", "a turning point has no participants; leave this empty")
            return
        while True:
            camp = []
            while True:
                start = cell.match("") and cell.at
                power = cell.word(POWERS, "power")
                if power in camp or any(power in other for other in e["camps"]):
                    cell.wrong("%s stands here twice" % power, start)
                camp.append(power)
                if not cell.take(r"\+"):
                    break
            e["camps"].append(camp)
            if not cell.take(r"\|"):
                break
        cell.done("powers divided by `|`, or joined by `+`")
        e["powers"] = [power for camp in e["camps"] for power in camp]
        if e["type"] == "agreement" and (len(e["camps"]) > 1 or len(e["powers"]) < 2):
            row.wrong("groups", "an agreement has one group of two powers or more, as USA+RUS")
        if e["kind"] == "auction" and len(e["camps"]) < 2:
            row.wrong("groups", "an auction without an unknown number has two camps or more, as USA+EU|RUS")

    def target(self, row, e):
        e["target"], cell = None, row.begin("target")
        if row.text("target"):
            e["target"] = cell.word(POWERS, "power")
            cell.done("one power")
            if e["type"] != "decision":
                row.wrong("target", "only a decision may target a power")
            if e["camps"] != [[e["target"]]]:
                row.wrong("target", "a targeted event has %s alone in `groups`, not %s" % (e["target"], row.text("groups")))
        if row.text("np") not in ("", "NP"):
            row.wrong("np", "`NP` for NON-POSTPONABLE, or nothing")
        if row.text("np") and not e["target"]:
            row.wrong("np", "only a targeted event can be postponed, so only it says NP")

    def regions(self, row, e):
        e["regions"], cell = [], row.begin("regions")
        if row.text("regions") == "all":
            e["regions"] = REGIONS
            return
        while not cell.ended() or not e["regions"]:
            start = cell.match("") and cell.at
            region = cell.word(REGIONS, "region")
            if region in e["regions"]:
                cell.wrong("%s stands here twice" % region, start)
            e["regions"].append(region)

    # ---- What is paid

    def costs(self, row, e):
        e["alternatives"], e["most"], cell = [], 0, row.begin("cost")
        paid = e["type"] in ("decision", "agreement")
        if bool(row.text("cost")) != paid:
            row.wrong("cost", "%s asks for a cost" % e["type"] if paid else
                      "only decisions and agreements have a cost%s" % ("; an auction has elements" if e["type"] == "auction" else ""))
        while paid:
            powers = []
            while cell.match(r"(%s)\s*[:,]" % "|".join(POWERS)):
                start = cell.at
                powers.append(cell.word(POWERS, "power"))
                if powers[-1] not in e["powers"]:
                    cell.wrong("%s does not take part" % powers[-1], start)
                cell.take("[:,]")
            while True:
                e["alternatives"].append((powers, self.items(cell, e)))
                if not cell.take(r"or\b"):
                    break
            if not cell.take("/"):
                break
        cell.done("items with blanks between them, ` or ` between alternatives, ` / ` between powers")
        if len(e["alternatives"]) > 3:
            row.wrong("cost", "at most 3 alternatives")
        named = [power for powers, _ in e["alternatives"] for power in powers]
        for power in e.get("powers", []) if named else []:
            if power not in named and all(powers for powers, _ in e["alternatives"]):
                row.wrong("cost", "nothing is said of what %s pays" % power)
        e["repeat"] = 1
        if row.text("repeat"):
            e["repeat"] = row.begin("repeat").number(2, 9, "how often a participant may pay")
            row["repeat"].done("one number")
            if e["type"] != "decision" or e["target"]:
                row.wrong("repeat", "only a decision of several powers may be paid several times")
            if e["most"]:
                row.wrong("repeat", "a cost that varies is paid once")

    def items(self, cell, e):
        found, varies = [], 0
        while not cell.ended() and not cell.match(r"or\b|/"):
            start = cell.at
            item, most = self.item(cell)
            if most and varies:
                cell.wrong("a second item that varies; `n` could be either", start)
            varies = varies or most
            found.append(item)
        if not found:
            cell.wrong("an item is missing before %s: D2, $10, A1, A1..3, SP1, move(EAP,1..3), recall(CAS), discard(F01), prod(C), "
                       "exhaust(1) or rem(EUR)" % cell.here())
        if len(found) > 4:
            cell.wrong("at most 4 items", 0)
        e["most"] = max(e["most"], varies)
        return found

    def item(self, cell):
        """(kind, what, least, most) and, if the number varies, the most."""
        found = cell.match(r"(move|recall|discard|prod|exhaust|rem)\s*\(")
        if found:
            cell.at = found.end()
            return self.way(cell, found[1])
        found = cell.match(r"SP(?=\d)|[A-Z$](?=\d)")
        if not found or (found[0] not in GOODS and found[0] not in ("$", "SP")):
            cell.wrong("%s is no item of a cost: D2, $10, A1, A1..3, SP1, move(EAP,1..3), recall(CAS), discard(F01), prod(C), exhaust(1) "
                       "or rem(EUR)" % cell.here())
        cell.at = found.end()
        good = "WO_" + {"$": "MONEY"}.get(found[0], found[0])
        least = most = cell.number(1, 99, "how much")
        if cell.take(r"\.\."):
            most = cell.number(least + 1, 10, "the most")
            return ("PAY", good, least, most), most
        return ("PAY", good, least, most), 0

    def way(self, cell, word):
        if word in ("move", "recall", "rem"):
            region = "WO_" + cell.word(REGIONS, "region")
            least = most = 1
            if word == "move":
                cell.expect(",", "move(EAP,1..3)")
                least = most = cell.number(1, 9, "how many armies")
                if cell.take(r"\.\."):
                    most = cell.number(least + 1, 9, "the most")
            item = {"move": "MOVE", "recall": "RECALL", "rem": "REMOVE"}[word], region, least if word != "recall" else 0, most
            varies = most if most > least else 9 if word == "recall" else 0
        elif word == "discard":
            item, varies = ("DISCARD", "WO_EFFECT_" + cell.word(self.names("effect_cards.csv"), "effect card"), 1, 1), 0
        elif word == "prod":
            item, varies = ("LOWER", "WO_" + cell.word(GOODS, "type"), 1, 1), 0
        else:
            item, varies = ("EXHAUST", "0", *[cell.number(1, 9, "how many allies")] * 2), 0
        cell.expect(")", "it behind what `%s` takes" % word)
        return item, varies

    def names(self, table):
        return [row.text("id") for row in self.tables[table]]

    # ---- Auctions

    def auction(self, row, e):
        e["elements"], e["opposed"], e["modifier"], e["tie"] = [], None, None, None
        is_auction = e["type"] == "auction"
        for name in ("elements", "modifiers", "on_zero", "tie"):
            if row.text(name) and not is_auction:
                row.wrong(name, "only an auction has %s" % {"on_zero": "what a total of 0 does", "tie": "a tie of its own"}.get(name, name))
        if not is_auction:
            return
        self.elements(row, e)
        cell = row.begin("opposed")
        if row.text("opposed"):
            lo = cell.number(0, 5, "the lowest bid card")
            cell.expect("-", "1-5+3")
            hi = cell.number(lo, 5, "the highest bid card")
            add = cell.number(1, 20, "what is added") if cell.take(r"\+") else 0
            cell.done("a range and what is added, as 1-5+3")
            e["opposed"] = lo, hi, add
        if row.text("on_zero") not in ("", "discard", "failure"):
            row.wrong("on_zero", "`discard` or `failure`")
        if row.text("on_zero") == "failure" and not e["opposed"]:
            row.wrong("on_zero", "only against an unknown number can a total of 0 be a failure")
        if row.text("tie"):
            e["tie"] = row.begin("tie").word(e["powers"], "participant")
            row["tie"].done("one power, whose camp wins ties")
            if e["opposed"]:
                row.wrong("tie", "against an unknown number a tie is a failure")
        if row.text("modifiers"):
            e["modifier"] = self.modifier(row.begin("modifiers"), e)

    def elements(self, row, e):
        cell, seen = row.begin("elements"), []
        while not cell.ended() or not seen:
            start = cell.match("") and cell.at
            found = cell.take(r"\$10|army\b|SP\b|[DCS]\b")
            if not found:
                cell.wrong("an element is $10, D, C, S, SP or army with its maximum, as $10<=3; not %s" % cell.here())
            if found[0] in seen:
                cell.wrong("%s stands here twice" % found[0], start)
            seen.append(found[0])
            cell.expect("<=", "the maximum of a player, as %s<=3" % found[0])
            e["elements"].append((found[0], cell.number(1, 9, "the maximum")))
        if len(seen) > 4:
            row.wrong("elements", "at most 4 elements")
        if "army" in seen and len(e["regions"]) > 1:
            row.wrong("regions", "where armies are bid there is one region, to which they go")

    def modifier(self, cell, e):
        example = "RUS+2, RUS+1?armies(RUS,CAS)>=1 or RUS+1*allies(RUS,MENA)"
        start = cell.match("") and cell.at
        power = cell.word(POWERS, "power")
        if power not in e["powers"]:
            cell.wrong("%s does not take part" % power, start)
        sign = cell.take("[+-]")
        if not sign:
            cell.wrong("`+` is missing before %s; write %s" % (cell.here(), example))
        add = cell.number(1, 20, "what is added") * (-1 if sign[0] == "-" else 1)
        times, left, compare, right = ("NUMBER", "0", "0", 1), ("NUMBER", "0", "0", 1), "PL_TRUE", ("NUMBER", "0", "0", 0)
        if cell.take(r"\*"):
            times = self.counter(cell, False)
        if cell.take(r"\?"):
            left = self.counter(cell, False)
            found = cell.take("==|!=|<=|>=|<|>")
            if found:
                compare, right = COMPARE[found[0]], self.counter(cell, True)
        cell.done(example)
        return power, add, times, left, compare, right

    def counter(self, cell, plain):
        if plain and cell.match(r"\d"):
            return "NUMBER", "0", "0", cell.number(0, 999, "what it is compared with")
        found = cell.match(r"[a-z_]+")
        if not found or found[0] not in COUNTED:
            cell.wrong("%s counts nothing%s; there are %s" % (cell.here(), near(found[0] if found else "", COUNTED), ", ".join(COUNTED)))
        cell.at = found.end()
        what, of, second = found[0], COUNTED[found[0]], "0"
        example = "%s(RUS%s)" % (what, {"region": ",MENA", "country": ",Iran", "good": ",E", "focus": ",military", None: ""}[of])
        cell.expect("(", example)
        power = "WO_" + cell.word(POWERS, "power")
        if of:
            cell.expect(",", example)
            second = {"region": lambda: "WO_" + cell.word(REGIONS, "region"), "country": lambda: "WO_C_" + self.country(cell),
                      "good": lambda: "WO_" + cell.word(GOODS, "good"), "focus": lambda: "WO_FOCUS_" + cell.word(FOCI, "Focus").upper()}[of]()
        cell.expect(")", example)
        return what.upper(), power, second, 0

    # ---- NPC powers

    def npc(self, row, e):
        e["npc"], cell = {}, row.begin("npc")
        asked = e["type"] in ("decision", "agreement", "auction") and not e["target"]
        if not asked and row.text("npc"):
            row.wrong("npc", "nobody draws bid cards for %s; leave this empty" % ("a targeted event" if e["target"] else "a " + (
                "check" if e["type"] == "check" else "turning point")))
        while asked and not cell.ended():
            start = cell.at
            power = cell.word(POWERS, "power")
            if power not in e["powers"] or power in e["npc"]:
                cell.wrong("%s %s" % (power, "stands here twice" if power in e["npc"] else "does not take part"), start)
            e["npc"][power] = self.npc_line(cell, e, power)
            if not cell.take(";"):
                break
        cell.done("an entry for each participant with `;` between them, as USA 1-4; RUS 1-4(+2), or USA YN; EU YYN")
        for power in e["powers"] if asked else []:
            if power not in e["npc"]:
                row.wrong("npc", "an entry for %s is missing, as `%s %s`" % (power, power, "1-4" if e["elements"] else "YN"))

    def npc_line(self, cell, e, power):
        start = cell.match("") and cell.at
        found = cell.take("[YN]+")
        if found:
            if e["elements"]:
                cell.wrong("in an auction a range of bid cards is drawn, as 1-4; Y and N are for decisions and agreements", start)
            yes, no = found[0].count("Y"), found[0].count("N")
            if max(yes, no) > 3:
                cell.wrong("there are three bid cards with a tick and three with a cross", start)
            return 2, yes, no, 0
        lo = cell.number(0, 5, "the lowest bid card") if cell.match(r"\d") else cell.wrong(
            "a range of bid cards, as 1-4, or their symbols, as YYN, not %s" % cell.here())
        cell.expect("-", "a range, as 1-4")
        hi = cell.number(lo, 5, "the highest bid card")
        if not e["elements"] and not e["most"]:
            cell.wrong("a fixed cost is paid or not: write Y and N, as YYN", start)
        most = sum(most for _, most in e["elements"]) if e["elements"] else e["most"]
        if hi > most:
            cell.wrong("%d is more than may be %s: %d" % (hi, "bid" if e["elements"] else "paid", most), start)
        bracket = 0
        at = cell.match("") and cell.at
        if cell.take(r"\("):
            sign = cell.take("[+-]")
            bracket = cell.number(1, 20, "the number in brackets") * (-1 if sign and sign[0] == "-" else 1)
            cell.expect(")", "(+2)")
            if not e["modifier"] or e["modifier"][0] != power:
                cell.wrong("a number in brackets stands for a modifier, and this card has none for %s" % power, at)
        return 1, lo, hi, bracket

    # ---- Outcomes

    def outcome(self, row, e):
        cell = row.begin("outcome")
        if not row.text("outcome"):
            row.wrong("outcome", "what does the event bring? as yes: VP+2")
        at = 0
        for clause in cell.text.split("//"):
            self.clause(cell, e, at, clause)
            at += len(clause) + 2
        block = Reader(self.words, row.path, cell.text, cell.places).effect()
        for op in block:
            self.operation(cell, op)
        for found in re.finditer(r"([A-Za-z_]+)\s*(?:\([^()]*\))?\s*\[", cell.text):
            if found[1] in self.words.ops:
                cell.wrong("the words of an event have nothing in brackets", found.end() - 1)
        self.numbers(cell, e)
        self.cards(cell, e)

    def clause(self, cell, e, at, clause):
        """Is the label one of this type of event?"""
        found = re.match(r"\s*(?:(if|else)\b|(total)\b|([a-z_]+))", clause)
        start = at + len(clause) - len(clause.lstrip())
        label = (found[1] or found[2] or found[3]) if found else ""
        allowed = LABELS[e["kind"]].split()
        known = {word for labels in LABELS.values() for word in labels.split()} | {"else"}
        if label not in known:
            cell.wrong("a clause begins with its label%s; %s has %s" % (near(label, known), self.called(e), ", ".join(allowed)), start)
        if (label if label != "else" else "if") not in allowed:
            cell.wrong("`%s` is no label of %s, which has %s" % (label, self.called(e), ", ".join(allowed)), start)
        if label == "each" and not re.match(r"\s*each\s*\[", clause):
            cell.wrong("`each` says of whom: each[stock(E)>=3]", start)
        camp = re.match(r"\s*(?:win|lose|won)\s*\(([^)]*)\)", clause)
        if camp:
            powers = {power.strip().upper() for power in camp[1].split("+")}
            if powers not in [set(other) for other in e["camps"]] and powers <= set(POWERS):
                cell.wrong("%s is no camp; there are %s" % (camp[1], " and ".join("+".join(c) for c in e["camps"])), at + camp.start(1))
        body = clause[clause.find(":") + 1 :]
        if label in ("rank", "sole_max") and body.count("|") != 1:
            cell.wrong("`%s` has two results with `|` between them: for the first and for the others" % label, start)

    def called(self, e):
        return {"decision": "a decision", "agreement": "an agreement", "auction": "an auction", "check": "a check",
                "opposed": "an auction against an unknown number", "turning": "a turning point"}[e["kind"]]

    def operation(self, cell, op):
        code, flags = op[:2]
        word = code[1] if isinstance(code, tuple) else None
        if word and word.word not in OPS:
            cell.wrong("`%s` is a word of the cards, not of events" % word.word, self.find(cell, re.escape(word.word) + r"(?!\w)"))
        if code == "PL_OP_CHOOSE" and "PL_SETTLED" not in flags:
            cell.wrong("an outcome offers no choice; what may be left out or chosen is in the words (prod-(C|S), inf_distinct(AFR|SAS))",
                       self.find(cell, r"\||may\b"))
        if code == "PL_OP_REPEAT":
            cell.wrong("an outcome repeats nothing", self.find(cell, r"twice|thrice|times"))
        value = flags[1] if code == "PL_OP_VALUE" and isinstance(flags, tuple) else None
        if value and value.word not in VALUES:
            cell.wrong("`%s` is a number of the cards, not of events" % value.word, self.find(cell, value.word))

    def find(self, cell, pattern):
        found = re.search(pattern, cell.text)
        return found.start() if found else 0

    def numbers(self, cell, e):
        found = re.search(r"(?<![\w.])n(?![\w(])", cell.text)
        if found and not e["most"] and e["repeat"] == 1:
            cell.wrong("`n` is the number paid, and this cost does not vary: it has no A1..3, move(…,1..3), recall(…) or `repeat`", found.start())
        found = re.search(r"@[A-Za-z_,\s]*top_bidder", cell.text)
        if found and e["type"] != "auction":
            cell.wrong("only an auction has a top bidder", found.start())
        found = re.search(r"\bslot_random\b", cell.text)
        if found and e["type"] != "turning":
            cell.wrong("only a turning point fills the place that is being filled", found.start())

    def cards(self, cell, e):
        """Which cards it adds, discards, replaces."""
        for found in re.finditer(r"\b(add|slot_random|discard)\s*\(([^)]*)\)", cell.text):
            for name in re.finditer(r"\w+", found[2]):
                key, at = name[0].upper(), found.start(2) + name.start()
                if key[0] == "I":
                    cell.wrong("%s is drawn from the deck of its era; only triggered events (T01 to T16) are added" % key, at)
                if found[1] == "discard":
                    self.dropped.add(key)
                else:
                    self.added.setdefault(key, e["id"])
        for found in re.finditer(r"\breplace\s*\(\s*([^,]*?)\s*,\s*(\w+)\s*\)", cell.text):
            country, relief = re.sub(r"\W+", "_", found[1]).upper(), found[2].upper()
            row = next(row for row in self.tables["replacement_countries.csv"] if row.text("id") == relief)
            if re.sub(r"\W+", "_", row.text("replaces")).upper() != country:
                cell.wrong("%s replaces %s (replacement_countries.csv), not %s" % (relief, row.text("replaces"), found[1]), found.start(2))
            self.replaced[relief] = e["id"]

    def all_used(self):
        for table, what in (("events.csv", "event"), ("effect_cards.csv", "effect")):
            for row in self.tables[table]:
                key = row.text("id")
                if key[0] in "TF" and key not in self.added:
                    self.errors.append("%s:%d:%d: no event adds %s; some outcome needs add(%s)%s" % (
                        row.path, *row["id"].places[0], key, key, " or slot_random" if what == "event" else ""))
        for row in self.tables["replacement_countries.csv"]:
            if row.text("id") not in self.replaced:
                self.errors.append("%s:%d:%d: no event brings %s; some outcome needs replace(%s,%s)" % (
                    row.path, *row["id"].places[0], row.text("id"), row.text("replaces").replace(" ", "_"), row.text("id")))

    # ---- Effect cards

    def effects(self):
        return self.numbered("effect_cards.csv", ["F%02d" % (i + 1) for i in range(EFFECTS)], self.effect)

    def numbered(self, table, expected, reader):
        rows = self.tables[table]
        if [row.text("id") for row in rows] != expected:
            self.errors.append("%s:1:1: the rows are %s to %s, in this order" % (os.path.join(self.folder, table), expected[0], expected[-1]))
            return []
        return [self.try_to(reader, row) for row in rows]

    def effect(self, row):
        self.sources(row)
        e, cell = {"row": row, "id": row.text("id"), "hooks": []}, row.begin("duration")
        found = cell.take(r"game$|until_discarded$|rounds:[1-6]$|now\+[0-6]$")
        if not found:
            row.wrong("duration", "`game`, `until_discarded`, `rounds:2` or `now+1`")
        word, number = re.match(r"([a-z_]+)\D*(\d*)", found[0]).groups()
        e["duration"] = {"game": "GAME", "until_discarded": "DISCARDED", "rounds": "ROUNDS", "now": "NOW"}[word], int(number or 0)
        cell = row.begin("hooks")
        while True:
            e["hooks"].append(self.hook(cell))
            if not cell.take(";"):
                break
        cell.done("hooks with `;` between them")
        if len(e["hooks"]) > HOOKS_EACH:
            row.wrong("hooks", "at most %d hooks" % HOOKS_EACH)
        return e

    def hook(self, cell):
        found = cell.match(r"[a-z_]+")
        if not found or found[0] not in HOOKS:
            cell.wrong("no hook is called %s%s; there are %s" % (cell.here(), near(found[0] if found else "", HOOKS), ", ".join(HOOKS)))
        cell.at = found.end()
        takes, sign = HOOKS[found[0]]
        example = "%s(%s)%s" % (found[0], ", ".join(takes.replace("*", " or all").split(" ")) if "*" not in takes else takes.replace(" ", ", "),
                                {"": "", "=": "=3", "+-": "-1"}[sign])
        cell.expect("(", example)
        slots, n = [], 0
        for i, kind in enumerate(takes.split()):
            if i:
                cell.expect(",", example)
            value, number = self.hook_part(cell, kind)
            slots += [value] if value is not None else []
            n = number if number is not None else n
        cell.expect(")", example)
        if sign == "=":
            cell.expect("=", example)
            n = cell.number(0, 99, "what it is")
        elif sign:
            mark = cell.take("[+-]")
            if not mark:
                cell.wrong("`+` or `-` is missing before %s; write %s" % (cell.here(), example))
            n = cell.number(1, 99, "by how much") * (-1 if mark[0] == "-" else 1)
        if found[0] == "no_commerce":
            n = -1 if slots[2] == "WO_ANY" else slots[2]
            slots = slots[:2]
        return found[0], (slots + ["0", "0"])[:2], n

    def hook_part(self, cell, kind):
        """(constant, number) of a part of a hook."""
        if kind.endswith("*") and cell.take(r"(?:all|any)\b"):
            return "WO_ANY", None
        kind = kind.rstrip("*")
        if kind == "country":
            return "WO_C_" + self.country(cell), None
        if kind == "number":
            return None, cell.number(1, 9, "how many symbols")
        if kind == "amount":
            found = cell.match(r"[ERFCSDA](?=\d)")
            if not found:
                cell.wrong("how much of a good, as E1, not %s" % cell.here())
            cell.at = found.end()
            return "WO_" + found[0], cell.number(1, 9, "how much")
        words = {"power": POWERS, "region": REGIONS, "good": GOODS, "type": GOODS}[kind]
        return "WO_" + cell.word(words, kind), None

    # ---- Replacement countries

    def reliefs(self):
        return self.numbered("replacement_countries.csv", ["P%d" % (i + 1) for i in range(RELIEFS)], self.relief)

    def relief(self, row):
        self.sources(row)
        r = {"row": row, "id": row.text("id"), "replaces": self.country(row.begin("replaces"))}
        r["region"] = row.begin("region").word(REGIONS, "region")
        if r["region"] != self.countries[r["replaces"]]:
            row.wrong("region", "%s is a country of %s" % (row.text("replaces"), self.countries[r["replaces"]]))
        r["value"] = row.begin("value").number(1, 3, "the value")
        for name, wanted in (("sell", r["value"]), ("buy", r["value"] - 1)):
            cell, r[name] = row.begin(name), []
            while not cell.ended():
                r[name].append(cell.word(GOODS[:5] + ["A"] if name == "sell" else GOODS[:5], "good"))
            if len([good for good in r[name] if good != "A"]) != wanted:
                row.wrong(name, "a country of value %d has %d symbols in `sell` and %d in `buy`" % (r["value"], r["value"], r["value"] - 1))
        for name in ("refuses", "bases"):
            cell, r[name] = row.begin(name), []
            while not cell.ended():
                r[name].append(cell.word(POWERS, "power"))
        both = set(r["refuses"]) & set(r["bases"])
        if both:
            row.wrong("bases", "%s is refused and cannot have a base there" % sorted(both)[0])
        return r


def make(folder):
    """The header, or what is wrong."""
    cards = Cards(folder)
    if cards.errors:
        return None, cards.errors
    reliefs, effects, events = cards.reliefs(), cards.effects(), None
    if not cards.errors:
        events = cards.events()
    if not cards.errors:
        cards.all_used()
    if cards.errors:
        return None, cards.errors
    return header(events, effects, reliefs, cards.hash), []


def main():
    folder, path = sys.argv[1:3]
    try:
        text, errors = make(folder)
    except Wrong as error:
        text, errors = None, [str(error)]
    if errors:
        sys.exit("\n".join(errors))
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)


if __name__ == "__main__":
    main()
