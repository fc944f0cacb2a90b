#!/usr/bin/env python3
"""A small bot: walks to the nearest enemy or stone and strikes. See docs/src/bots.md.

    omphalos sim --seats "random,exec:python3 examples/bots/hoplite.py" --games 20
"""
import json
import sys

# How eagerly each kind of choice is taken, before the board is looked at.
EAGER = {"absorb": 90, "attack": 80, "claim": 75, "target": 70, "aerial": 65, "heal": 60, "retaliate": 60,
         "guard": 55, "spend": 50, "second": 50, "take": 45, "walk": 42, "deploy": 41, "run": 40, "enter": 38,
         "stop": 38, "throw": 35, "reroll": 34, "place": 30, "recruit": 30, "activate": 20, "use": 12,
         "go_on": 10, "keep": 10, "pay": 8, "end": 6, "pass": 5, "recall": 4, "decline": 3, "buy": 2, "drop": -9}


class Game:
    def __init__(self, message):
        self.seat = message["seat"]
        self.friends = set(message["setup"]["sides"][self.seat])
        self.defs = {unit["tag"]: unit["def"] for unit in message["setup"]["units"]}
        self.boards = {board["id"]: board["areas"] for board in message["setup"]["boards"]}
        self.active = None  # the unit that was activated last

    def look(self, view):
        self.units = {unit["tag"]: unit for unit in view["units"]}
        areas = self.boards[view["board"]]
        place = {area["tag"]: at for at, area in enumerate(areas)}
        self.gap = lambda a, b: areas[place[a]]["distances"][place[b]]
        standing = [unit for unit in view["units"] if unit["area"]]
        self.enemies = [unit for unit in standing if unit["owner"] not in self.friends]
        self.stones = [area["tag"] for area in view["areas"] if area["stones"]]

    def distance(self, tag, area):
        """From an area to what this unit wants: stones for a divinity, enemies for all others."""
        wanted = [enemy["area"] for enemy in self.enemies]
        if self.defs[tag]["type"] in ("god", "titan") and self.stones:
            wanted = self.stones
        return min((self.gap(area, goal) for goal in wanted), default=0)

    def score(self, option):
        kind, score = option["kind"], EAGER.get(option["kind"], 0)
        tag = option.get("unit", self.active)
        if kind == "recruit":
            return score + self.defs[tag]["cost"] + self.defs[tag]["rows"][0]["offence"] / 10
        if kind == "target" and option.get("target") in self.units:
            target = self.units[option["target"]]
            return score - target["values"]["defence"] - target["vitality"] / 2
        unit = self.units.get(tag)
        here = unit and unit["area"]
        area = option.get("area", here)
        if kind in ("enter", "stop", "deploy", "place") and unit and area:
            return score - self.distance(tag, area)
        if kind == "activate" and here:
            values, gap = unit["values"], self.distance(tag, here)
            near = gap <= values["movement"] + values["range"]
            score += 5 if near == (option["activation"] == "simple") else 0
            return score + values["offence"] - gap - 8 * (option["cost"] > 1)
        return score - option["cost"] / 2


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"protocol": 1, "name": "hoplite"}), flush=True)
        elif message["type"] == "game":
            game = Game(message)
        elif message["type"] == "choose":
            game.look(message["view"])
            best = max(message["options"], key=game.score)
            if best["kind"] == "activate":
                game.active = best["unit"]
            print(json.dumps({"choice": best["index"]}), flush=True)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
