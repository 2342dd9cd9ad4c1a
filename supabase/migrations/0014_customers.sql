-- What the verticals count: subscriptions, use, orders, carts.

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
select private.protect_company_table('public.customers');

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
select private.protect_company_table('public.subscriptions');

create table public.usage_events (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  customer_id uuid not null,
  name text not null check (length(name) <= 120),
  quantity numeric not null default 1,
  occurred_at timestamptz not null default now(),
  is_sample boolean not null default false,
  external_id text,
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade,
  constraint usage_events_external unique (company_id, external_id)
);
create index usage_events_customer on public.usage_events (company_id, customer_id, occurred_at desc);
select private.protect_company_table('public.usage_events');

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
select private.protect_company_table('public.orders');

create table public.carts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
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
alter table public.carts enable row level security;
grant select, insert, update, delete on public.carts to authenticated, service_role;
create policy "own company" on public.carts for all to authenticated
  using (company_id = (select private.company_id()))
  with check (company_id = (select private.company_id()));

-- Writes rows of one kind: 'customers', 'subscriptions', 'usage', 'orders' or 'carts', at most 1,000 at a time. Each row is an object with
-- the fields of core/src/verticals/import/kinds.ts, and `row`, by which a refused one is told; one that is there already (by its
-- external id) is brought up to date. A customer that is not known yet is made. Rows are written one by one, so that one that is
-- wrong keeps none of the others out. Answers {"created", "updated", "refused": [{"row", "problem"}]}.
create function private.write_vertical_rows(own uuid, kind text, rows jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  item jsonb;
  customer uuid;
  is_new boolean;
  created int := 0;
  updated int := 0;
  refused jsonb := '[]';
begin
  if coalesce(kind, '') not in ('customers', 'subscriptions', 'usage', 'orders', 'carts') then
    raise exception 'The kinds are customers, subscriptions, usage, orders and carts.' using errcode = '22023';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'The rows are a list of at most 1,000 objects.' using errcode = '22023';
  end if;
  for item in select value from jsonb_array_elements(rows) loop
    begin
      if kind = 'customers' then
        insert into public.customers as c (company_id, external_id, name, email, lead_id)
        values (own, item ->> 'external_id', coalesce(item ->> 'name', ''), item ->> 'email', private.lead_of_email(own, item ->> 'email'))
        on conflict (company_id, external_id) do update
           set name = coalesce(item ->> 'name', c.name), email = coalesce(excluded.email, c.email), lead_id = coalesce(c.lead_id, excluded.lead_id)
        returning xmax = 0 into is_new;
      else
        if coalesce(item ->> 'customer', '') = '' then
          raise exception 'Customer is empty' using errcode = '23502';
        end if;
        insert into public.customers as c (company_id, external_id, name, email, lead_id)
        values (own, item ->> 'customer', coalesce(item ->> 'customer_name', ''), item ->> 'customer_email', private.lead_of_email(own, item ->> 'customer_email'))
        on conflict (company_id, external_id) do update
           set name = coalesce(nullif(c.name, ''), excluded.name), email = coalesce(c.email, excluded.email), lead_id = coalesce(c.lead_id, excluded.lead_id)
        returning id into customer;
        if kind = 'subscriptions' then
          insert into public.subscriptions as s (company_id, customer_id, external_id, plan, status, monthly_amount, currency, seats, started_at, trial_ends_at, canceled_at)
          values (own, customer, item ->> 'external_id', coalesce(item ->> 'plan', ''), item ->> 'status', (item ->> 'monthly_amount')::numeric,
                  coalesce(item ->> 'currency', 'USD'), coalesce((item ->> 'seats')::int, 1), coalesce((item ->> 'started_at')::timestamptz, now()),
                  (item ->> 'trial_ends_at')::timestamptz, (item ->> 'canceled_at')::timestamptz)
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status, monthly_amount = excluded.monthly_amount,
                 currency = excluded.currency, seats = excluded.seats, started_at = excluded.started_at, trial_ends_at = excluded.trial_ends_at,
                 canceled_at = excluded.canceled_at
          returning xmax = 0 into is_new;
        elsif kind = 'usage' then
          insert into public.usage_events as u (company_id, customer_id, external_id, name, quantity, occurred_at)
          values (own, customer, item ->> 'external_id', item ->> 'name', coalesce((item ->> 'quantity')::numeric, 1), coalesce((item ->> 'occurred_at')::timestamptz, now()))
          on conflict (company_id, external_id) do update set quantity = excluded.quantity
          returning xmax = 0 into is_new;
        elsif kind = 'orders' then
          insert into public.orders as o (company_id, customer_id, external_id, amount, currency, placed_at)
          values (own, customer, item ->> 'external_id', (item ->> 'amount')::numeric, coalesce(item ->> 'currency', 'USD'), coalesce((item ->> 'placed_at')::timestamptz, now()))
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, amount = excluded.amount, currency = excluded.currency, placed_at = excluded.placed_at
          returning xmax = 0 into is_new;
        else
          insert into public.carts as c (company_id, customer_id, external_id, amount, currency, updated_at, recovered_at)
          values (own, customer, item ->> 'external_id', (item ->> 'amount')::numeric, coalesce(item ->> 'currency', 'USD'),
                  coalesce((item ->> 'updated_at')::timestamptz, now()), (item ->> 'recovered_at')::timestamptz)
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, amount = excluded.amount, currency = excluded.currency, updated_at = excluded.updated_at,
                 recovered_at = excluded.recovered_at
          returning xmax = 0 into is_new;
        end if;
      end if;
      if is_new then created := created + 1; else updated := updated + 1; end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('row', item -> 'row', 'problem', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('created', created, 'updated', updated, 'refused', refused);
end $$;

create function public.import_vertical_rows(kind text, rows jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
begin
  if own is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  return private.write_vertical_rows(own, kind, rows);
end $$;

-- The lead that an address belongs to, where there is exactly one.
create function private.lead_of_email(own uuid, given text) returns uuid
language sql stable
as $$
  select (array_agg(l.id))[1] from public.leads l where l.company_id = own and lower(l.email) = lower(given) having count(*) = 1
$$;

-- Rows of one kind for the figures, the newest 50,000, with the names of the customers they belong to. Usage of the last 400 days:
-- long enough for the trials of a year.
create function public.vertical_facts(kind text) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
  most constant int := 50000;
begin
  case kind
    when 'saas' then return (
      with s as materialized (
        select customer_id, plan, status, monthly_amount, currency, seats, trial_ends_at, started_at, canceled_at from public.subscriptions
         where company_id = own order by started_at desc, id limit most),
      u as materialized (
        select customer_id, name, quantity, occurred_at from public.usage_events
         where company_id = own and occurred_at > now() - interval '400 days' order by occurred_at desc, id limit most)
      select jsonb_build_object(
        'subscriptions', coalesce((select jsonb_agg(to_jsonb(s)) from s), '[]'),
        'usage', coalesce((select jsonb_agg(to_jsonb(u)) from u), '[]'),
        'customers', coalesce((select jsonb_object_agg(c.id, jsonb_build_object('name', coalesce(nullif(c.name, ''), c.email, c.external_id), 'lead_id', c.lead_id))
          from public.customers c where c.company_id = own and c.id in (select customer_id from s)), '{}')));
    when 'ecommerce' then return (
      with o as materialized (
        select customer_id, amount, currency, placed_at from public.orders where company_id = own order by placed_at desc, id limit most),
      c as materialized (
        select id, customer_id, amount, currency, updated_at, recovered_at from public.carts
         where company_id = own and recovered_at is null and updated_at > now() - interval '31 days' order by updated_at desc, id limit most)
      select jsonb_build_object(
        'orders', coalesce((select jsonb_agg(to_jsonb(o)) from o), '[]'),
        'carts', coalesce((select jsonb_agg(to_jsonb(c)) from c), '[]'),
        'customers', coalesce((select jsonb_object_agg(k.id, jsonb_build_object('name', coalesce(nullif(k.name, ''), k.email, k.external_id), 'lead_id', k.lead_id))
          from public.customers k where k.company_id = own and k.id in (select customer_id from o union select customer_id from c)), '{}')));
    else raise exception 'The kinds are saas and ecommerce.' using errcode = '22023';
  end case;
end $$;

select private.guard_erased('public.carts');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.import_vertical_rows(text,jsonb),
  private.lead_of_email(uuid,text),
  private.write_vertical_rows(uuid,text,jsonb),
  public.vertical_facts(text)
  from public;
grant execute on function
  public.import_vertical_rows(text,jsonb),
  private.lead_of_email(uuid,text),
  private.write_vertical_rows(uuid,text,jsonb),
  public.vertical_facts(text)
  to authenticated, service_role;
