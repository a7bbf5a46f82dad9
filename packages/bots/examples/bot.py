#!/usr/bin/env python3
"""A bot in forty lines: plays what it can, attacks with all creatures but never with one alone, never blocks."""
import json, random, sys


def choose(kind, options, least, repeat):
    values = [option["value"] for option in options]
    if kind == "payment" and {"pay": "auto"} in values:
        return [values.index({"pay": "auto"})]
    if kind == "mulligan":
        return [next(i for i, value in enumerate(values) if value.get("yes") is False or "text" in value)]
    if kind == "priority":  # option 0 passes; an attempt may turn out not to be payable
        able = [i for i, v in enumerate(values) if v["action"]["act"] in ("playLand", "cast") and not v.get("attempt")]
        return [rng.choice(able or [0])]
    return [0] * least if repeat else rng.sample(range(len(options)), least)


def divide(amount, least, options, lethal):
    amounts = [least] * len(options)
    for i, wanted in enumerate(lethal):
        amounts[i] += min(amount - sum(amounts), max(0, wanted - amounts[i]))
    return amounts[:-1] + [amounts[-1] + amount - sum(amounts)]


def answer(d):
    if d["form"] == "choose":
        return choose(d["kind"], d["options"], d["min"], d.get("repeat"))
    if d["form"] == "divide":
        return divide(d["amount"], d["least"], d["options"], d.get("constraint", {}).get("lethal", []))
    if d["form"] == "attackers":
        return [{"attacker": a["attacker"], "target": 0} for a in d["attackers"] if len(d["attackers"]) > 1 or a["must"]]
    return {"order": list(range(len(d.get("options", [])))), "number": d.get("min"), "name": "Forest", "blockers": []}[d["form"]]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello", "protocol": 1, "name": "Forty lines of Python"}', flush=True)
    elif message["type"] == "game":
        rng = random.Random(message["seed"])
    elif message["type"] == "decide":
        reply = {"type": "answer", "decision": message["decision"], "answer": answer(message["view"]["decision"])}
        print(json.dumps(reply), flush=True)
