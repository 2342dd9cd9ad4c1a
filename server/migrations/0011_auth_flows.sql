-- PKCE (SPECIFICATION §7): a mail's flow starts when the mail is asked for and its code is issued when the link is followed,
-- so the five minutes of a code count from its own issue.
alter table auth.flow_state
  add column auth_code_issued_at timestamptz,
  -- The provider's tokens, sealed with a key derived from the code, until the code is redeemed.
  add column sealed_provider_tokens text;

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
alter table auth.oauth_states enable row level security;

-- A code is looked up by the address it was sent to: a change of address has two, and only one is the account's.
create index one_time_tokens_relates_to on auth.one_time_tokens (lower(relates_to));
create index one_time_tokens_expires on auth.one_time_tokens (expires_at);

-- Verifies the bcrypt hashes of imported accounts; they become argon2id at their next sign-in.
create extension if not exists pgcrypto with schema extensions;
