-- Second factors, passkeys, recovery codes, and what makes a signed statement of another party count once.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Of a TOTP app; sealed with a key that the instance's pepper makes.
  sealed_secret text,
  -- The time step of the last code that was taken: neither it nor an earlier one counts again (AUTH.md, incident 5).
  last_totp_step bigint,
  phone text,
  credential_id text unique,
  public_key bytea,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  -- Wrong codes in a row, over all challenges.
  failed_attempts smallint not null default 0,
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user on auth.mfa_factors (user_id, created_at);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where btrim(friendly_name) <> '';
create unique index mfa_factors_one_set_of_codes on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address inet,
  -- Of the six digits that a phone was sent, with the instance's pepper.
  code_hash text,
  -- What an authenticator has to sign.
  webauthn_challenge text,
  failed_attempts smallint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_expires on auth.mfa_challenges (expires_at);

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  unique (factor_id, code_hash)
);

create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkeys_user on auth.passkeys (user_id, created_at);

-- Of a passkey's registration (which has a user) or sign-in (which finds out who it is). Deleting a row uses it up.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on auth.passkey_challenges (expires_at);

-- What is remembered between POST /sso and the identity provider's answer.
create table auth.saml_relay_states (
  id uuid primary key default gen_random_uuid(),
  state_hash text not null unique,
  provider_id text not null,
  request_id text not null,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now(),
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index saml_relay_states_created on auth.saml_relay_states (created_at);

-- SAML assertions and wallets' messages that were taken; a second time they are a replay.
create table auth.used_statements (
  id text primary key,
  expires_at timestamptz not null
);
create index used_statements_expires on auth.used_statements (expires_at);

alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_recovery_codes enable row level security;
alter table auth.passkeys enable row level security;
alter table auth.passkey_challenges enable row level security;
alter table auth.saml_relay_states enable row level security;
alter table auth.used_statements enable row level security;
