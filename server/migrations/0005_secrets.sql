-- Generated at the first start and shared by every process on this database, so that a token signed by one is
-- accepted by all. Only the owner reads them.
create table host.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table host.signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  -- One signs; retired ones verify until the tokens they signed are gone.
  is_current boolean not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_one_current on host.signing_keys (is_current) where is_current;
alter table host.secrets enable row level security;
alter table host.signing_keys enable row level security;
