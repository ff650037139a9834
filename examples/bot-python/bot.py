#!/usr/bin/env python3
"""A bot for Volgare that needs nothing but Python 3. docs/bot-protocol.md has the protocol.

It gives every legal move a worth, and answers with the best moves that its action points
pay for, so that most of its turns are one answer. It remembers of a game only its setup.
"""

import json
import sys

ABOUT = {
    "do": "hello", "protocol": 1, "name": "Beatrice", "version": "1", "author": "the Volgare project", "turns": True,
}

# What a move of a kind is worth, in about a victory point each, besides what it brings.
KINDS = {
    "move": -1, "embark": -4, "city": 2, "event": 6, "friar": 8, "cardinal": 12, "lingua": 12, "draw": 6,
    "take-nobles": 2, "manuscript": 3, "scribes-knowledge": 2, "elect": 20, "accept": -2, "refuse": 0, "pass": 1,
    "ritmo": 3, "placiti": 3, "arnault": 2, "glossario": 2, "trade": -9, "ask": -9, "offer": -9, "counter": -9,
    "return-ritmo": 4, "return-guaita": 4, "return-white": 4, "score-cards": 1,
}
STEP = {"knowledge": 0.5, "riddle": 1.2, "messenger": 1, "orient": 1.2, "canticle": 1.5, "library": 1.8, "rest": 0.4}
CUBE = {"politicians": 4, "nobles": 3, "abbesses": 3, "scribes": 2}
POINT, DUCAT = 1.1, 0.08  # what an action point and a ducat are worth


def brings(effect):
    """What one effect of a move on ourselves is worth; a number may be secret, and left out."""
    kind, of, n = effect["kind"], (effect.get("a") or {}).get("value"), effect.get("n") or 0
    if kind == "track":
        return STEP.get(of, 0) * n
    if kind == "cubes-taken":
        return CUBE.get(of, 0) * n
    if kind == "manuscript":
        return 4 * effect.get("level", 1)
    return 0


def visit(place, me, view):
    """What there is to fetch at a place."""
    worth = 0
    if "city" in place["features"] and place["id"] not in me["discs"]:
        worth += 2 + place["ducats"] * DUCAT + place["knowledge"] * STEP["knowledge"]
    if any(e["state"] == "up" and e["place"] == place["id"] for e in view["events"]):
        worth += 6
    rows = [m for row in view["rows"] for m in row["faceUp"] if m["level"] <= me["level"]]
    return worth + 2 * any(place["zone"] in m["colours"] for m in rows)


def worth(move, setup, view):
    """What a move is worth."""
    me = next(p for p in view["players"] if p["seat"] == view["seat"])
    total = KINDS.get(move["kind"], 0) + POINT * move["points"] + DUCAT * move["ducats"]
    total += sum(brings(e) for e in move["effects"] if e["seat"] == view["seat"])
    values = [operand["value"] for operand in move["operands"]]
    if move["kind"] in ("start", "move"):
        total += visit(next(p for p in setup["places"] if p["id"] == values[0]), me, view)
    if move["kind"] == "keep" and values and values[0] != "none":
        total += int(str(values[0]).rstrip("j") or 0) + 1
    return total


def answer(setup, view):
    """The moves to play: one if it is no turn, else as many as look good together."""
    ranked = sorted(view["legal"], key=lambda move: worth(move, setup, view), reverse=True)
    if view["decision"] != "turn":
        return [ranked[0]["id"]]
    line, kinds, points = [], set(), view["acts"]["points"]
    for move in ranked:
        if move["kind"] == "end":
            break  # nothing after it is worth its points
        if move["kind"] not in kinds and points + move["points"] >= 0:
            line.append(move["id"])
            kinds.add(move["kind"])
            points += move["points"]
        if move["kind"] in ("move", "embark") or move["reveals"]:
            return line  # elsewhere, or knowing more, we look again
    return line if line and points else line + ["end"]


def main():
    setups = {}
    for text in sys.stdin:
        message = json.loads(text)
        reply = None
        if message["do"] == "hello":
            reply = ABOUT
        elif message["do"] == "game":
            setups[message["game"]] = message["setup"]
        elif message["do"] == "decide":
            moves = answer(setups[message["game"]], message["view"])
            reply = {"do": "moves", "id": message["id"], "moves": moves}
        elif message["do"] == "fault":
            print(message["code"], message["message"], file=sys.stderr)
        elif message["do"] == "result":
            setups.pop(message["game"], None)
        elif message["do"] == "quit":
            return
        if reply:
            print(json.dumps(reply), flush=True)  # without flush the answer stays here


if __name__ == "__main__":
    main()
