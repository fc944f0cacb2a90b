#!/usr/bin/env python3
"""Plays a whole game on a server, as a bot of an account: python3 runner.py ADDRESS [TOKEN]

ADDRESS is as in the browser, such as http://127.0.0.1:4680. With a token (account page, "Bots") the game
is found among the bot's. It opens a table against the computer, joins over the socket as a browser does
and takes choices at random. It needs nothing but Python 3.8.
"""

import base64
import json
import os
import random
import secrets
import socket
import struct
import sys
import urllib.parse
import urllib.request


class Table:
    """A WebSocket to a table: one JSON message a frame."""

    def __init__(self, host, port, table, headers):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.stream = self.socket.makefile("rb")
        lines = [
            f"GET /api/tables/{table}/play HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        status = self.stream.readline().split()
        if status[1] != b"101":
            raise OSError(f"the server answered {status[1].decode()}")
        while self.stream.readline().strip():
            pass

    def say(self, message, kind=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask = os.urandom(4)
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def hear(self):
        whole = b""
        while True:
            first, second = self.stream.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.stream.read(8))
            data = self.stream.read(size)
            kind = first & 0x0F
            if kind == 8:
                raise OSError("the server has closed the table")
            if kind == 9:
                self.say(data, kind=10)
            elif kind in (0, 1):
                whole += data
                if first & 0x80:
                    return json.loads(whole)


def ask(address, path, body, headers):
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def stand(message):
    """Where the game stands by a message: the question, what is asked of us, and how it ended."""
    for kind in ("welcome", "moved"):
        if kind in message:
            snapshot = message[kind]["snapshot"]
            return snapshot["question"], snapshot.get("ask"), snapshot.get("over")
    if "changed" in message:
        changes = message["changed"]["changes"]
        return changes["table"]["question"], changes.get("ask"), changes.get("over")
    return None  # who is there, what was said, what the dice follow from


def main():
    address = sys.argv[1].rstrip("/")
    token = sys.argv[2] if len(sys.argv) > 2 else None
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    people = [{"name": "Runner", "kind": "person"}, {"name": "", "kind": "computer", "level": "random"}]
    armies = [{"id": "bronze_and_wings"}, {"id": "hounds_and_bones"}]
    opened = ask(
        address,
        "/api/tables",
        {"ruleset": "mythic-2012", "players": people, "armies": armies, "battlefield": "first"},
        headers,
    )
    table, (seat,) = opened["table"], opened["seats"]
    secret = secrets.token_hex(24)
    claim = {"invitation": seat["invitation"], "secret": secret}
    ask(address, f"/api/tables/{table}/claim", claim, headers)
    place = urllib.parse.urlsplit(address)
    game = Table(place.hostname, place.port or 80, table, headers)
    # With a token the seat is the bot's own: no secret is needed.
    game.say({"join": {"secrets": ["mine" if token else secret], "lang": "en"}})
    answered = None
    decisions = 0
    while True:
        message = game.hear()
        if "refused" in message:
            raise SystemExit(f"refused: {message['refused']}")
        standing = stand(message)
        if not standing:
            continue
        question, asked, over = standing
        if over:
            print(f"table {table}: over after {decisions} decisions: {json.dumps(over)[:120]}")
            return
        if asked and question != answered:
            answered = question
            decisions += 1
            choice = random.randrange(len(asked["choices"]))
            game.say({"answer": {"question": question, "choice": choice}})


if __name__ == "__main__":
    main()
