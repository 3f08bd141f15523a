"""Serves Canaille on 127.0.0.1 with one user, in memory; see start-canaille."""

import logging
import os
import sys
import threading

from joserfc.jwk import RSAKey
from werkzeug.serving import make_server

import canaille
from canaille.app import models
from canaille.backends import Backend


def serve(port: int) -> None:
    logging.disable(logging.CRITICAL)
    # Bound before the application is made: the issuer has the port in it.
    server = make_server("127.0.0.1", port, None, threaded=True)
    address = f"127.0.0.1:{server.port}"
    server.app = canaille.create_app(
        {
            "SECRET_KEY": "for tests on loopback only",
            "SERVER_NAME": address,
            "PREFERRED_URL_SCHEME": "http",
            "SESSION_COOKIE_SECURE": False,
            "CANAILLE_OIDC": {
                "DYNAMIC_CLIENT_REGISTRATION_OPEN": True,
                "ACTIVE_JWKS": [RSAKey.generate_key(2048, auto_kid=True).as_dict(private=True)],
            },
        }
    )
    with server.app.app_context():
        backend = Backend.instance
        with backend.session():
            backend.save(
                models.User(
                    user_name="ana",
                    family_name="Canary",
                    formatted_name="Ana Canary",
                    emails=["ana.canary@example.org"],
                    password="quiet-canary-7319",
                )
            )
    # Who started it may be killed; its end of the standard input then closes.
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    print(f"http://{address}", flush=True)
    server.serve_forever()


serve(int(sys.argv[1]))
