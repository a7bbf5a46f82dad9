#!/usr/bin/env python3
"""A random policy that plays games of `rulewright gym`, without any dependency.

    python3 random_policy.py 10 rulewright gym sligh white-weenie --environments 4
"""
import array, base64, json, random, subprocess, sys


class Games:
    """The environments of a program that speaks the lines of PROTOCOL.md."""

    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello = self.read()
        self.encoding, self.count = self.hello["encoding"], self.hello["environments"]

    def read(self):
        message = json.loads(self.program.stdout.readline())
        if message["type"] == "error":
            raise ValueError(message["message"])
        return message

    def ask(self, **request):
        self.program.stdin.write(json.dumps(request) + "\n")
        self.program.stdin.flush()
        step = self.read()
        for name in ("observations", "actions"):
            if name in step:
                step[name] = array.array("f", base64.b64decode(step[name]))
                if sys.byteorder == "big":
                    step[name].byteswap()
        if "mask" in step:
            step["mask"] = base64.b64decode(step["mask"])
        return step

    def close(self):
        self.program.communicate(json.dumps({"type": "close"}) + "\n")


def legal(games, step, row):
    width = games.encoding["actions"][0]
    mask = step["mask"][row * width : (row + 1) * width]
    return [action for action in range(width) if mask[action]] or [0]  # none where an episode has ended


wanted, games, rng = int(sys.argv[1]), Games(sys.argv[2:]), random.Random(1)
assert games.encoding["version"] == 1
step, ended, won = games.ask(type="reset", seed=1), 0, 0
while ended < wanted:
    step = games.ask(type="step", actions=[rng.choice(legal(games, step, row)) for row in range(games.count)])
    ended += sum(step["terminated"]) + sum(step["truncated"])
    won += sum(reward > 0 for reward in step["rewards"])
games.close()
print(f"won {won} of {ended}")
