-- Leads, their history, tasks.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  company text check (length(company) <= 200),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  title text check (length(title) <= 120),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  value numeric(14, 2) check (value >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  source text check (length(source) <= 80),
  owner_id uuid default auth.uid(),
  score smallint not null default 0 check (score between 0 and 100),
  score_reasons jsonb not null default '[]',
  next_step text check (length(next_step) <= 500),
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  last_activity_at timestamptz not null default now(),
  status_changed_at timestamptz not null default now(),
  is_sample boolean not null default false,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id)
);
create index leads_newest on public.leads (company_id, created_at desc, id);
create index leads_status on public.leads (company_id, status, last_activity_at desc);
create index leads_score on public.leads (company_id, score desc, id);
create index leads_by_name on public.leads (company_id, lower(name), id);
create index leads_owner on public.leads (company_id, owner_id);
create index leads_by_email on public.leads (company_id, lower(email));
create index leads_name_trigrams on public.leads using gin (name extensions.gin_trgm_ops);
create index leads_company_trigrams on public.leads using gin (company extensions.gin_trgm_ops);
create index leads_email_trigrams on public.leads using gin (email extensions.gin_trgm_ops);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 300),
  description text check (length(description) <= 10000),
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'done')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  due_at timestamptz,
  remind_at timestamptz,
  recurrence text check (length(recurrence) <= 200),
  completed_at timestamptz,
  assignee_id uuid default auth.uid(),
  lead_id uuid,
  recording_id uuid,
  -- Where in the recording the promise was made: the evidence.
  recording_seconds numeric(10, 3) check (recording_seconds >= 0),
  is_sample boolean not null default false,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, assignee_id) references public.profiles (company_id, id) on delete set null (assignee_id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete set null (lead_id)
);
create index tasks_due on public.tasks (company_id, status, due_at, id);
create index tasks_newest on public.tasks (company_id, created_at desc, id);
create index tasks_assignee on public.tasks (company_id, assignee_id, due_at);
create index tasks_lead on public.tasks (company_id, lead_id);
create index tasks_recording on public.tasks (company_id, recording_id);
create index tasks_reminders on public.tasks (remind_at) where remind_at is not null and status <> 'done';
create index tasks_title_trigrams on public.tasks using gin (title extensions.gin_trgm_ops);
create index tasks_description_trigrams on public.tasks using gin (description extensions.gin_trgm_ops);

-- A lead's timeline: what people wrote and what changed.
create table public.lead_activities (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  lead_id uuid not null,
  kind text not null check (kind in ('created', 'status_changed', 'note', 'recording', 'task', 'email', 'changed')),
  body text check (length(body) <= 20000),
  data jsonb not null default '{}',
  actor_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, actor_id) references public.profiles (company_id, id) on delete set null (actor_id)
);
create index lead_activities_lead on public.lead_activities (company_id, lead_id, created_at desc);

select private.protect_company_table('public.leads');
select private.protect_company_table('public.tasks');
select private.protect_company_table('public.lead_activities');

create function private.lead_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then
    insert into public.lead_activities (company_id, lead_id, kind, data)
    values (new.company_id, new.id, 'created', jsonb_build_object('status', new.status, 'source', new.source));
    perform private.emit('lead.created', new.company_id, jsonb_build_object('lead_id', new.id));
  elsif old.status is distinct from new.status then
    insert into public.lead_activities (company_id, lead_id, kind, data)
    values (new.company_id, new.id, 'status_changed', jsonb_build_object('from', old.status, 'to', new.status));
    perform private.emit('lead.status_changed', new.company_id,
      jsonb_build_object('lead_id', new.id, 'from', old.status, 'to', new.status));
  end if;
  return null;
end $$;
create trigger lead_changed after insert or update of status on public.leads
  for each row execute function private.lead_changed();

create function private.stamp_lead() returns trigger language plpgsql set search_path = ''
as $$ begin
  if old.status is distinct from new.status then new.status_changed_at = now(); new.last_activity_at = now(); end if;
  return new;
end $$;
create trigger stamp before update of status on public.leads for each row execute function private.stamp_lead();

create function private.stamp_task() returns trigger language plpgsql set search_path = ''
as $$ begin
  if new.status = 'done' and (tg_op = 'INSERT' or old.status <> 'done') then new.completed_at = coalesce(new.completed_at, now());
  elsif new.status <> 'done' then new.completed_at = null; end if;
  return new;
end $$;
create trigger stamp before insert or update of status on public.tasks for each row execute function private.stamp_task();

create function private.lead_touched() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if new.lead_id is not null then
    update public.leads set last_activity_at = now() where id = new.lead_id and company_id = new.company_id;
  end if;
  return null;
end $$;
create trigger lead_touched after insert on public.lead_activities for each row
  when (new.kind <> 'created') execute function private.lead_touched();
create trigger lead_touched after insert on public.tasks for each row execute function private.lead_touched();

revoke execute on all functions in schema private from public;
alter publication supabase_realtime add table public.leads, public.tasks, public.lead_activities;
