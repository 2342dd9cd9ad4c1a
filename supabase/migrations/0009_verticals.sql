-- The facts behind the verticals' figures: subscriptions and usage for SaaS, orders and carts for shops.
create table public.customers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  lead_id uuid,
  external_id text not null check (length(external_id) <= 120),
  name text not null default '',
  email text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, external_id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete set null (lead_id)
);
create index customers_lead on public.customers (company_id, lead_id);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  customer_id uuid not null,
  external_id text not null,
  plan text not null default '',
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled')),
  monthly_amount numeric(14, 2) not null default 0 check (monthly_amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  seats int not null default 1 check (seats >= 0),
  trial_ends_at timestamptz,
  started_at timestamptz not null default now(),
  canceled_at timestamptz,
  is_sample boolean not null default false,
  unique (company_id, external_id),
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade
);
create index subscriptions_status on public.subscriptions (company_id, status);
create index subscriptions_customer on public.subscriptions (company_id, customer_id);

create table public.usage_events (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  customer_id uuid not null,
  name text not null check (length(name) <= 120),
  quantity numeric not null default 1,
  occurred_at timestamptz not null default now(),
  is_sample boolean not null default false,
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade
);
create index usage_events_customer on public.usage_events (company_id, customer_id, occurred_at desc);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  customer_id uuid not null,
  external_id text not null,
  amount numeric(14, 2) not null check (amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  placed_at timestamptz not null default now(),
  is_sample boolean not null default false,
  unique (company_id, external_id),
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade
);
create index orders_customer on public.orders (company_id, customer_id, placed_at desc);
create index orders_placed on public.orders (company_id, placed_at desc);

create table public.carts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  customer_id uuid not null,
  external_id text not null,
  amount numeric(14, 2) not null default 0 check (amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  items jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  recovered_at timestamptz,
  is_sample boolean not null default false,
  unique (company_id, external_id),
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade
);
create index carts_open on public.carts (company_id, updated_at desc) where recovered_at is null;
create index carts_customer on public.carts (company_id, customer_id);

select private.protect_company_table('public.customers');
select private.protect_company_table('public.subscriptions');
select private.protect_company_table('public.usage_events');
select private.protect_company_table('public.orders');
select private.protect_company_table('public.carts');
-- A cart's age is the shop's fact, not ours.
drop trigger touch on public.carts;
