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

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code_hash text unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  provider_type text not null default 'email',
  created_at timestamptz not null default now()
);
create index flow_state_created on auth.flow_state (created_at);

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

alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.identities enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.audit_log_entries enable row level security;
