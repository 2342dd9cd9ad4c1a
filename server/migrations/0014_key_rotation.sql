-- A retired key only verifies; its private part has no more use.
update host.signing_keys set private_jwk = private_jwk - 'd' where not is_current;
