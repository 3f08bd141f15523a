"""What a store can do at best: commits of 4 KB, as durable as those of turns, with nothing around them."""

import os
import re
import sqlite3
import subprocess
import time


def sqlite(folder, seconds):
    """Commits a second to a SQLite file, one after the other, as SQLite has it."""
    database = sqlite3.connect(f"{folder}/bare.sqlite", isolation_level=None)
    database.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (b)")
    end, count, text = time.monotonic() + seconds, 0, "x" * 4096
    while time.monotonic() < end:
        database.execute("INSERT INTO t VALUES (?)", (text,))
        count += 1
    return count / seconds


def postgres(folder, seconds, clients=16):
    """Commits a second to PostgreSQL, by so many clients at once."""
    address, programs = os.environ["USHER_TEST_POSTGRES"], os.environ["USHER_TEST_POSTGRES_BIN"]
    subprocess.run(
        ["psql", "-Xq", address, "-c",
         "CREATE TABLE bare (b text); ALTER TABLE bare ALTER b SET STORAGE EXTERNAL"], check=True)
    script = f"{folder}/bare.sql"
    with open(script, "w") as file:
        file.write("INSERT INTO bare VALUES (repeat('x', 4096));\n")
    told = subprocess.run(
        [f"{programs}/pgbench", "-n", "-f", script, "-c", str(clients), "-j", "2",
         "-T", str(max(1, round(seconds))), address],
        check=True, capture_output=True, text=True).stdout
    return float(re.search(r"tps = ([0-9.]+)", told)[1])
