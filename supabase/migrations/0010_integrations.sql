-- Doors to other software, and the instance's own correspondence.
create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null default auth.uid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null default '{read}' check (scopes <@ array['read', 'write', 'destructive']),
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, user_id) references public.profiles (company_id, id) on delete cascade
);
create index api_keys_company on public.api_keys (company_id, created_at desc);

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  direction text not null check (direction in ('inbound', 'outbound')),
  name text not null check (length(btrim(name)) between 1 and 120),
  url text check (url is null or url ~ '^https?://'),
  events text[] not null default '{}',
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  is_enabled boolean not null default true,
  last_error text,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create index webhooks_company on public.webhooks (company_id, direction);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  webhook_id uuid not null,
  event text not null,
  payload jsonb not null,
  attempt int not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  response_status int,
  error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  foreign key (company_id, webhook_id) references public.webhooks (company_id, id) on delete cascade
);
create index webhook_deliveries_newest on public.webhook_deliveries (company_id, webhook_id, created_at desc);

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  subject text not null check (length(btrim(subject)) between 1 and 200),
  body text not null check (length(btrim(body)) between 1 and 10000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_user on public.support_tickets (company_id, user_id, created_at desc);

-- What a conversation costs and who asked for it; also the day's budget.
create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid,
  feature text not null,
  engine text not null,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  duration_ms int not null default 0,
  error text,
  created_at timestamptz not null default now()
);
create index ai_usage_day on public.ai_usage (company_id, created_at desc);

select private.protect_company_table('public.support_tickets');
drop policy "own company" on public.support_tickets;
create policy "own tickets" on public.support_tickets for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));

do $$
declare
  target text;
begin
  foreach target in array array['api_keys', 'webhooks', 'webhook_deliveries', 'ai_usage'] loop
    execute format('alter table public.%I enable row level security', target);
    execute format('alter table public.%I alter column company_id set default private.company_id()', target);
    execute format('grant all on public.%I to service_role', target);
  end loop;
end $$;
create trigger touch before update on public.webhooks for each row execute function private.touch();
create policy "own keys" on public.api_keys for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));
create policy "owner connects" on public.webhooks for all to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "owner reads" on public.webhook_deliveries for select to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "own company reads" on public.ai_usage for select to authenticated
  using (company_id = (select private.company_id()));
-- The hash stays inside: a key is shown once, when it is made.
grant select (id, company_id, user_id, name, prefix, scopes, last_used_at, revoked_at, created_at), delete,
  insert (name, prefix, key_hash, scopes), update (name, revoked_at) on public.api_keys to authenticated;
grant select, insert, update, delete on public.webhooks to authenticated;
grant select on public.webhook_deliveries, public.ai_usage to authenticated;
