-- Accounts and how they are proven: passwords, codes, sessions, second factors, passkeys, single sign-on, keys, limits.

-- Verifies the bcrypt hashes of imported accounts; they become argon2id at their next sign-in.
create extension if not exists pgcrypto with schema extensions;

-- Shaped as the hosted service's, so that `supabase/` finds the columns it would find there.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text not null default '',
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_partial_key on auth.users (lower(email)) where not is_sso_user;
alter table auth.users enable row level security;
grant all on auth.users to parley_owner;

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  -- [{"method", "timestamp" in seconds}], newest first: the claim `amr`.
  amr jsonb not null default '[]',
  factor_id uuid,
  user_agent text,
  ip inet,
  not_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id, created_at desc);
alter table auth.sessions enable row level security;
grant all on auth.sessions to parley_owner;

-- Only hashes are kept: a stolen copy of this table signs nobody in.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  user_id uuid not null,
  token_hash text not null unique,
  parent_id bigint references auth.refresh_tokens on delete cascade,
  -- The token itself, sealed with a key derived from its parent, for the grace in which two tabs refresh at once.
  sealed text,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session on auth.refresh_tokens (session_id, id desc);
create index refresh_tokens_parent on auth.refresh_tokens (parent_id);
alter table auth.refresh_tokens enable row level security;
grant all on auth.refresh_tokens to parley_owner;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null default '{}',
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index identities_user on auth.identities (user_id);
alter table auth.identities enable row level security;
grant all on auth.identities to parley_owner;

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery', 'magiclink', 'invite', 'email_change_new',
    'email_change_current', 'phone_change', 'phone', 'reauthentication')),
  -- What the token proves control of: an email address or a phone number.
  relates_to text not null,
  -- Of the link's token and of the six digits, both with the instance's pepper.
  link_hash text not null,
  code_hash text not null,
  failed_attempts smallint not null default 0,
  -- The PKCE flow that the redirect's code belongs to.
  flow_state_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, purpose)
);
create index one_time_tokens_link on auth.one_time_tokens (link_hash);
-- A code is looked up by the address it was sent to: a change of address has two, and only one is the account's.
create index one_time_tokens_relates_to on auth.one_time_tokens (lower(relates_to));
create index one_time_tokens_expires on auth.one_time_tokens (expires_at);
alter table auth.one_time_tokens enable row level security;
grant all on auth.one_time_tokens to parley_owner;

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code_hash text unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  provider_type text not null default 'email',
  created_at timestamptz not null default now(),
  auth_code_issued_at timestamptz,
  -- The provider's tokens, sealed with a key derived from the code, until the code is redeemed.
  sealed_provider_tokens text
);
create index flow_state_created on auth.flow_state (created_at);
create index flow_state_person on auth.flow_state (user_id) where user_id is not null;
alter table auth.flow_state enable row level security;
grant all on auth.flow_state to parley_owner;

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  action text not null,
  actor_id uuid,
  details jsonb not null default '{}',
  ip_address inet,
  created_at timestamptz not null default now()
);
create index audit_log_entries_newest on auth.audit_log_entries (created_at desc);
create index audit_log_entries_actor on auth.audit_log_entries (actor_id, created_at desc);
alter table auth.audit_log_entries enable row level security;
grant all on auth.audit_log_entries to parley_owner;

-- What is remembered between /authorize and /callback. Deleting the row is what makes a state single-use.
create table auth.oauth_states (
  id uuid primary key default gen_random_uuid(),
  state_hash text not null unique,
  provider text not null,
  redirect_to text not null,
  nonce text not null,
  -- Of our own PKCE with the provider.
  code_verifier text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- Set when a signed-in user links a further identity.
  linking_user_id uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index oauth_states_created on auth.oauth_states (created_at);
-- As for every other foreign key: deleting an account looks here.
create index oauth_states_linking_user on auth.oauth_states (linking_user_id) where linking_user_id is not null;
alter table auth.oauth_states enable row level security;
grant all on auth.oauth_states to parley_owner;

-- Second factors, passkeys, recovery codes, and what makes a signed statement of another party count once.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Of a TOTP app; sealed with a key that the instance's pepper makes.
  sealed_secret text,
  -- The time step of the last code that was taken: neither it nor an earlier one counts again.
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
alter table auth.mfa_factors enable row level security;
grant all on auth.mfa_factors to parley_owner;

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
alter table auth.mfa_challenges enable row level security;
grant all on auth.mfa_challenges to parley_owner;

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  unique (factor_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;
grant all on auth.mfa_recovery_codes to parley_owner;

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
alter table auth.passkeys enable row level security;
grant all on auth.passkeys to parley_owner;

-- Of a passkey's registration (which has a user) or sign-in (which finds out who it is). Deleting a row uses it up.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on auth.passkey_challenges (expires_at);
create index passkey_challenges_person on auth.passkey_challenges (user_id) where user_id is not null;
alter table auth.passkey_challenges enable row level security;
grant all on auth.passkey_challenges to parley_owner;

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
alter table auth.saml_relay_states enable row level security;
grant all on auth.saml_relay_states to parley_owner;

-- SAML assertions and wallets' messages that were taken; a second time they are a replay.
create table auth.used_statements (
  id text primary key,
  expires_at timestamptz not null
);
create index used_statements_expires on auth.used_statements (expires_at);
alter table auth.used_statements enable row level security;
grant all on auth.used_statements to parley_owner;

-- The language model, the speech server and outgoing mail as an admin of the instance set them on /integrations; a variable of
-- the environment goes before. Only the host reads them, through server/src/integrations/settings.
create table host.connection_settings (
  kind text primary key check (kind in ('llm', 'speech', 'mail')),
  -- The settings as JSON, encrypted (AES-256-GCM).
  sealed text not null,
  updated_at timestamptz not null default now()
);
alter table host.connection_settings enable row level security;

-- Every process keeps them at hand until it hears of a change.
create function host.announce_connection_settings() returns trigger
language plpgsql set search_path = ''
as $$ begin
  perform pg_notify('parley_connection_settings', '');
  return null;
end $$;
create trigger announced after insert or update or delete or truncate on host.connection_settings
for each statement execute function host.announce_connection_settings();

-- Every process hears at once whose access ended, and closes what they have open. The payload is the account; an empty one means anybody
-- (a signing key was revoked). It says only that access is to be asked for anew, so a notice too many does no harm.
create function host.announce_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account text := case when tg_table_name = 'users' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'user_id' end;
begin
  perform pg_notify('parley_access', coalesce(account, ''));
  return null;
end $$;
create trigger announce_access after update of banned_until, deleted_at on auth.users for each row
  when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
  execute function host.announce_access();
create trigger announce_access_ended after delete on auth.users for each row execute function host.announce_access();
create trigger announce_access after update of not_after on auth.sessions for each row execute function host.announce_access();
create trigger announce_access_ended after delete on auth.sessions for each row execute function host.announce_access();

-- Every process signs with the new key at once.
create function host.announce_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform pg_notify('parley_keys', '');
  return null;
end $$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  host.announce_connection_settings()
  from public;
