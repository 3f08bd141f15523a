"""Proves the API as /openapi.json describes it: schemathesis sends what the description allows, and what
it does not, with the token of a conversation and the operator's key."""

import argparse
import json
import subprocess
import sys
import tempfile
import urllib.request

from server import KEY, Server


def begin(url):
    """Begins a conversation, and gives its id and its token."""
    request = urllib.request.Request(
        f"{url}/v1/flows/diet/conversations",
        data=b"{}",
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        turn = json.load(answer)
    return turn["conversation"], turn["token"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="the folder of the programs")
    parser.add_argument("schemathesis", help="the program")
    options = parser.parse_args()
    statuses = []
    with tempfile.TemporaryDirectory() as folder, Server(options.build, folder) as server:
        conversation, token = begin(server.url)
        with urllib.request.urlopen(f"{server.url}/openapi.json") as answer:
            document = json.load(answer)
        # The conversation there is, so that not every request is about none.
        path = "/v1/conversations/{id}"
        for each in (path, path + "/lines"):
            document["paths"][each]["parameters"][0]["schema"] = {"enum": [conversation]}
        del document["paths"][path]["delete"]
        # The header is given below; what else a zone and an answer may be, no schema can say.
        for operations in document["paths"].values():
            for operation in operations.values():
                if isinstance(operation, dict):
                    operation.pop("security", None)
        begin_schema = document["components"]["schemas"]["Begin"]["properties"]
        begin_schema["zone"] = {"enum": ["UTC", "Europe/Berlin", "America/St_Johns", None]}
        begin_schema["set"] = {"type": ["object", "null"], "maxProperties": 0}
        schema = f"{folder}/openapi.json"
        with open(schema, "w") as file:
            json.dump(document, file)
        with open(f"{folder}/schemathesis.toml", "w") as file:
            # DELETE would be understood, and erase the conversation.
            file.write('[phases.coverage]\nunexpected-methods = ["PUT", "PATCH"]\n')
        # Which choices and secrets there are depends on the question: valid ones may be refused.
        runs = (
            (token, "/v1/conversations/", "ignored_auth,unsupported_method,positive_data_acceptance"),
            (KEY, "/v1/flows|/v1/conversations$|/webhooks|z$|/metrics", "ignored_auth,unsupported_method"),
        )
        for bearer, tag, unchecked in runs:
            statuses.append(
                subprocess.run(
                    [options.schemathesis, "run", schema, "--url", server.url,
                     "--header", f"Authorization: Bearer {bearer}", "--include-path-regex", tag,
                     "--exclude-checks", unchecked, "--max-examples", "60",
                     "--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color"],
                    cwd=folder,
                ).returncode
            )
    sys.exit(1 if any(statuses) else 0)


if __name__ == "__main__":
    main()
