-- Automations, their versions and runs, and the templates they send.
create table public.templates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  kind text not null default 'email' check (kind in ('email', 'message', 'call_script')),
  name text not null check (length(btrim(name)) between 1 and 120),
  subject text check (length(subject) <= 300),
  body text not null check (length(body) <= 50000),
  use_count int not null default 0 check (use_count >= 0),
  is_sample boolean not null default false,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create index templates_company on public.templates (company_id, kind, name);

create table public.automations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  is_enabled boolean not null default false,
  published_version int,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create index automations_company on public.automations (company_id, name);

create table public.automation_versions (
  automation_id uuid not null,
  company_id uuid not null references public.companies on delete cascade,
  version int not null check (version > 0),
  trigger jsonb not null,
  conditions jsonb not null default '[]',
  actions jsonb not null default '[]',
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (automation_id, version),
  foreign key (company_id, automation_id) references public.automations (company_id, id) on delete cascade
);
create index automation_versions_company on public.automation_versions (company_id);

create table public.automation_runs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  automation_id uuid not null,
  version int not null,
  event_id bigint not null,
  depth smallint not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'completed', 'failed', 'skipped')),
  error text,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (automation_id, event_id),
  unique (company_id, id),
  foreign key (automation_id, version) references public.automation_versions on delete cascade
);
create index automation_runs_newest on public.automation_runs (company_id, automation_id, created_at desc);

create table public.automation_run_steps (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  run_id uuid not null,
  position int not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'completed', 'failed', 'skipped')),
  input jsonb,
  output jsonb,
  error text,
  effect_key text not null unique,
  finished_at timestamptz,
  unique (run_id, position),
  foreign key (company_id, run_id) references public.automation_runs (company_id, id) on delete cascade
);
create index automation_run_steps_company on public.automation_run_steps (company_id);

select private.protect_company_table('public.templates');
select private.protect_company_table('public.automations');

-- Versions are written once; runs and steps are the worker's and only read here.
do $$
declare
  target text;
begin
  foreach target in array array['automation_versions', 'automation_runs', 'automation_run_steps'] loop
    execute format('alter table public.%I enable row level security', target);
    execute format('create policy "own company reads" on public.%I for select to authenticated
      using (company_id = (select private.company_id()))', target);
    execute format('grant select on public.%I to authenticated', target);
    execute format('grant all on public.%I to service_role', target);
  end loop;
end $$;
alter table public.automation_versions alter column company_id set default private.company_id();
create policy "own company adds" on public.automation_versions for insert to authenticated
  with check (company_id = (select private.company_id()));
grant insert on public.automation_versions to authenticated;
alter publication supabase_realtime add table public.automation_runs;
