-- Automations, their versions, runs and steps; templates and the mail they send.

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
select private.protect_company_table('public.templates');

create table public.automations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  is_enabled boolean not null default false,
  published_version int,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- {"trigger", "conditions", "actions"} as core/src/automations/definition.ts reads it; published by publish_automation.
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 100000),
  -- Late tasks from before are no news to an automation switched on today.
  enabled_at timestamptz,
  next_run_at timestamptz,
  -- Signs the webhooks this automation calls, in the form of Standard Webhooks.
  signing_secret text not null
    default 'whsec_' || encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'),
  unique (company_id, id),
  constraint automations_enabled_is_published check (not is_enabled or published_version is not null)
);
create index automations_company on public.automations (company_id, name);
select private.protect_company_table('public.automations');

create table public.automation_versions (
  automation_id uuid not null,
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  version int not null check (version > 0),
  trigger jsonb not null,
  conditions jsonb not null default '[]',
  actions jsonb not null default '[]',
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (automation_id, version),
  foreign key (company_id, automation_id) references public.automations (company_id, id) on delete cascade
);
create index automation_versions_automation on public.automation_versions (company_id, automation_id);
alter table public.automation_versions enable row level security;
grant select, insert on public.automation_versions to authenticated;
grant all on public.automation_versions to service_role;
create policy "own company adds" on public.automation_versions for insert to authenticated
  with check (company_id = (select private.company_id()));
create policy "own company reads" on public.automation_versions for select to authenticated
  using (company_id = (select private.company_id()));

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
  -- What happened, so that a retry and a test run find it again.
  event jsonb not null default '{}',
  -- The step it is at, counted from 0.
  position int not null default 0,
  unique (automation_id, event_id),
  unique (company_id, id),
  foreign key (automation_id, version) references public.automation_versions on delete cascade
);
create index automation_runs_newest on public.automation_runs (company_id, automation_id, created_at desc);
create index automation_runs_active on public.automation_runs (company_id, created_at) where status in ('waiting', 'running');
create index automation_runs_version on public.automation_runs (automation_id, version);
alter table public.automation_runs enable row level security;
grant select on public.automation_runs to authenticated;
grant all on public.automation_runs to service_role;
create policy "own company reads" on public.automation_runs for select to authenticated
  using (company_id = (select private.company_id()));

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
  kind text,
  started_at timestamptz,
  unique (run_id, position),
  foreign key (company_id, run_id) references public.automation_runs (company_id, id) on delete cascade
);
create index automation_run_steps_run on public.automation_run_steps (company_id, run_id);
alter table public.automation_run_steps enable row level security;
grant select on public.automation_run_steps to authenticated;
grant all on public.automation_run_steps to service_role;
create policy "own company reads" on public.automation_run_steps for select to authenticated
  using (company_id = (select private.company_id()));

-- Which late task an automation has been told of, by the due time it had.
create table private.automation_marks (
  automation_id uuid not null references public.automations on delete cascade,
  task_id uuid not null references public.tasks on delete cascade,
  due_at timestamptz not null,
  primary key (automation_id, task_id, due_at)
);
create index automation_marks_task on private.automation_marks (task_id);
alter table private.automation_marks enable row level security;

create table public.lead_emails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  lead_id uuid not null,
  recording_id uuid,
  to_email text not null check (length(to_email) <= 254),
  subject text not null check (length(btrim(subject)) between 1 and 300),
  body text not null check (length(body) between 1 and 50000),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  -- Named once and kept over every try, so that a mail sent twice is recognised as one.
  message_id text,
  in_reply_to text,
  -- Asked for twice under one key, it is one mail.
  effect_key text not null unique default gen_random_uuid()::text,
  sender_id uuid default auth.uid(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete set null (recording_id),
  foreign key (company_id, sender_id) references public.profiles (company_id, id) on delete set null (sender_id)
);
create index lead_emails_lead on public.lead_emails (company_id, lead_id, created_at desc);
create index lead_emails_recording on public.lead_emails (company_id, recording_id);
create index lead_emails_sender on public.lead_emails (company_id, sender_id);
alter table public.lead_emails enable row level security;
grant select on public.lead_emails to authenticated;
grant all on public.lead_emails to service_role;
create policy "own company reads" on public.lead_emails for select to authenticated
  using (company_id = (select private.company_id()));

-- Who holds the link of a mail may refuse further ones. The token says nothing but that.
create table private.mail_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  lead_id uuid not null references public.leads on delete cascade
);
create index mail_tokens_lead on private.mail_tokens (lead_id);
alter table private.mail_tokens enable row level security;

create function private.stamp_automation() returns trigger language plpgsql set search_path = ''
as $$ begin
  if new.is_enabled and not (tg_op = 'UPDATE' and old.is_enabled) then new.enabled_at := now(); end if;
  if tg_op = 'INSERT' or (old.is_enabled, old.published_version) is distinct from (new.is_enabled, new.published_version) then
    new.next_run_at := null;
  end if;
  return new;
end $$;
create trigger stamp before insert or update on public.automations for each row execute function private.stamp_automation();

-- The draft becomes the next version and the one that runs.
create function public.publish_automation(automation uuid) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  source public.automations;
  next_version int;
begin
  select * into source from public.automations where id = automation and company_id = private.company_id() for update;
  if source.id is null then raise exception 'This automation is no longer there.' using errcode = 'P0002'; end if;
  if jsonb_typeof(source.draft -> 'trigger') is distinct from 'object'
     or jsonb_typeof(source.draft -> 'actions') is distinct from 'array' or jsonb_array_length(source.draft -> 'actions') = 0 then
    raise exception 'Choose what starts the automation and add at least one step.' using errcode = 'P0001';
  end if;
  select coalesce(max(version), 0) + 1 into next_version from public.automation_versions where automation_id = automation;
  insert into public.automation_versions (automation_id, company_id, version, trigger, conditions, actions)
  values (automation, source.company_id, next_version, source.draft -> 'trigger', coalesce(source.draft -> 'conditions', '[]'),
    source.draft -> 'actions');
  update public.automations set published_version = next_version where id = automation;
  return next_version;
end $$;

-- From the step that failed; what was done before is not done again.
create function public.retry_automation_run(run uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare target public.automation_runs;
begin
  update public.automation_runs set status = 'running', error = null, finished_at = null
   where id = run and company_id = private.company_id() and status = 'failed' returning * into target;
  if not found then raise exception 'Only a run that failed can be retried.' using errcode = 'P0001'; end if;
  perform private.emit('automation.retried', target.company_id,
    jsonb_build_object('run_id', target.id, 'position', target.position));
end $$;

-- The facts of a run: of the lead every field that people write, those of the company's own too. Nothing of a private recording.
create function private.automation_facts(target uuid, event jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with lead as (
    select * from public.leads where company_id = target and id = coalesce(
      nullif(event ->> 'lead_id', '')::uuid,
      (select lead_id from public.recordings where company_id = target and id = nullif(event ->> 'recording_id', '')::uuid),
      (select lead_id from public.tasks where company_id = target and id = nullif(event ->> 'task_id', '')::uuid))
  ), recording as (
    select * from public.recordings where company_id = target and id = nullif(event ->> 'recording_id', '')::uuid
      and visibility = 'company'
  ), task as (
    select * from public.tasks where company_id = target and id = nullif(event ->> 'task_id', '')::uuid
  ), owner as (
    select * from public.profiles where company_id = target
       and id = coalesce((select assignee_id from task), (select owner_id from lead), (select owner_id from recording))
  )
  select jsonb_strip_nulls(
    coalesce((select (select jsonb_object_agg('lead.' || held.key, held.value) from jsonb_each(to_jsonb(lead)) held
        where held.key = any (private.record_fields('leads') || array['id', 'score', 'email_opt_out_at', 'email_bounced_at'])
          and held.key not in ('custom', 'owner_id'))
      || jsonb_build_object('lead.first_name', split_part(btrim(name), ' ', 1),
        'lead.days_quiet', floor(extract(epoch from now() - last_activity_at) / 86400))
      || coalesce((select jsonb_object_agg('lead.custom.' || own.key, own.value) from jsonb_each(custom) own), '{}') from lead), '{}')
    || coalesce((select jsonb_build_object('recording.id', id, 'recording.title', title, 'recording.summary', summary,
      'recording.minutes', round(duration_seconds / 60, 1), 'recording.sentiment', round(sentiment::numeric, 2)) from recording), '{}')
    || coalesce((select jsonb_build_object('task.id', id, 'task.title', title, 'task.priority', priority) from task), '{}')
    || coalesce((select jsonb_build_object('owner.id', id, 'owner.name', coalesce(nullif(full_name, ''), email), 'owner.email', email,
      'owner.time_zone', time_zone) from owner), '{}')
    || coalesce((select jsonb_build_object('company.name', name) from public.companies where id = target), '{}')
    || jsonb_build_object('event.from', event -> 'from', 'event.to', event -> 'to', 'event.message', event -> 'message')
    || coalesce((select jsonb_object_agg('webhook.' || key, value) from jsonb_each(
         case when jsonb_typeof(event -> 'body') = 'object' then event -> 'body' else '{}' end)
        where key ~ '^\w{1,60}$' and jsonb_typeof(value) in ('string', 'number', 'boolean')), '{}'))
$$;

-- The same for a test run and for the preview of a template: it reads and changes nothing.
create function public.automation_facts(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.automation_facts(private.company_id(), event) $$;

-- What would have started an automation, the latest first, read from what is there: for test runs.
create function public.past_automation_events(trigger_kind text, automation uuid) returns table (label text, happened_at timestamptz, event jsonb)
language sql stable security invoker set search_path = ''
as $$
  select found.label, found.happened_at, found.event from (
    select name as label, created_at as happened_at, jsonb_build_object('name', 'lead.created', 'lead_id', id) as event
      from public.leads where trigger_kind = 'lead_created'
    union all
    select leads.name || ': ' || (history.data ->> 'from') || ' → ' || (history.data ->> 'to'), history.created_at,
           jsonb_build_object('name', 'lead.status_changed', 'lead_id', history.lead_id, 'from', history.data -> 'from', 'to', history.data -> 'to')
      from public.lead_activities history join public.leads on leads.id = history.lead_id
     where trigger_kind = 'status_changed' and history.kind = 'status_changed'
    union all
    select name || ': ' || score, updated_at,
           jsonb_build_object('name', 'lead.score_changed', 'lead_id', id, 'from', 0, 'to', score)
      from public.leads where trigger_kind = 'score_crossed'
    union all
    select coalesce(nullif(title, ''), 'Recording'), recorded_at,
           jsonb_build_object('name', 'recording.ready', 'recording_id', id, 'lead_id', lead_id)
      from public.recordings where trigger_kind in ('recording_ready', 'keyword_said') and status = 'ready'
    union all
    select title, due_at, jsonb_build_object('name', 'task.overdue', 'task_id', id, 'lead_id', lead_id, 'automation_id', automation)
      from public.tasks where trigger_kind = 'task_overdue' and status <> 'done' and due_at < now()
    union all
    select leads.name || ': ' || left(history.body, 60), history.created_at,
           jsonb_build_object('name', 'form.received', 'lead_id', history.lead_id, 'message', history.body)
      from public.lead_activities history join public.leads on leads.id = history.lead_id
     where trigger_kind = 'form_received' and history.kind = 'note' and history.data ->> 'from' = 'contact form'
    union all
    select name, now(), jsonb_build_object('name', 'automation.scheduled', 'lead_id', id, 'automation_id', automation)
      from public.leads where trigger_kind = 'schedule' and status not in ('won', 'lost')
    union all
    select 'A webhook that arrived', created_at, automation_runs.event
      from public.automation_runs where trigger_kind = 'webhook' and automation_id = automation
  ) as found (label, happened_at, event)
  order by found.happened_at desc limit 300
$$;

create function private.form_received() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('form.received', new.company_id, jsonb_build_object('lead_id', new.lead_id, 'message', new.body));
  return null;
end $$;
-- People may write notes, with any data; only the host itself receives the form, and nobody is signed in then.
create trigger form_received after insert on public.lead_activities for each row
  when (new.kind = 'note' and new.data ->> 'from' = 'contact form' and new.actor_id is null
    and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.form_received();

-- Tells each automation once of each task that has become late enough for it; the worker calls it every minute.
create function private.emit_overdue_tasks() returns void
language plpgsql security definer set search_path = ''
as $$
declare late record;
begin
  for late in
    insert into private.automation_marks (automation_id, task_id, due_at)
    select a.id, t.id, t.due_at
      from public.automations a
      join public.automation_versions v on v.automation_id = a.id and v.version = a.published_version and v.trigger ->> 'kind' = 'task_overdue'
      join public.tasks t on t.company_id = a.company_id and t.status <> 'done'
       and t.due_at + coalesce((v.trigger ->> 'hours')::numeric, 0) * interval '1 hour' between a.enabled_at and now()
     where a.is_enabled and v.trigger ->> 'hours' ~ '^\d{1,3}(\.\d+)?$'
    on conflict do nothing returning automation_id, task_id
  loop
    perform private.emit('task.overdue', t.company_id,
        jsonb_build_object('automation_id', late.automation_id, 'task_id', t.id, 'lead_id', t.lead_id))
      from public.tasks t where t.id = late.task_id;
  end loop;
end $$;

-- Mail to leads: asked for here, sent by the worker, noted on the timeline.
create function private.forget_bounce() returns trigger language plpgsql set search_path = ''
as $$ begin
  new.email_bounced_at := null;
  new.email_bounce_reason := null;
  return new;
end $$;
create trigger forget_bounce before update of email on public.leads for each row
  when (lower(old.email) is distinct from lower(new.email)) execute function private.forget_bounce();

create function public.refuse_lead_email(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads set email_opt_out_at = coalesce(email_opt_out_at, now())
   where id = (select known.lead_id from private.mail_tokens known where known.token = refuse_lead_email.token);
  return found;
end $$;

-- Queues a mail to a lead as the caller. Refuses with the reason where the lead may or can not be written to.
create function public.send_lead_email(lead uuid, subject text, body text, recording uuid default null, effect_key text default null)
returns public.lead_emails
language plpgsql security definer set search_path = ''
as $$
declare
  target public.leads;
  result public.lead_emails;
begin
  select * into target from public.leads where id = send_lead_email.lead and company_id = private.company_id();
  if target.id is null then raise exception 'This lead is no longer there.' using errcode = 'P0002'; end if;
  if coalesce(btrim(target.email), '') = '' then
    raise exception '% has no email address.', target.name using errcode = 'P0001';
  end if;
  if target.email_opt_out_at is not null then
    raise exception '% has asked for no more mail.', target.name using errcode = 'P0001';
  end if;
  if target.email_bounced_at is not null then
    raise exception 'Mail to % came back. Correct the address first.', target.email using errcode = 'P0001';
  end if;
  if coalesce(btrim(send_lead_email.subject), '') = '' or coalesce(btrim(send_lead_email.body), '') = '' then
    raise exception 'A mail needs a subject and a message.' using errcode = 'P0001';
  end if;
  insert into public.lead_emails (company_id, lead_id, recording_id, to_email, subject, body, effect_key)
  values (target.company_id, target.id, recording, btrim(target.email), send_lead_email.subject, send_lead_email.body,
          coalesce(target.company_id || ' ' || send_lead_email.effect_key, gen_random_uuid()::text))
  on conflict on constraint lead_emails_effect_key_key do nothing returning * into result;
  if result.id is null then
    select * into result from public.lead_emails mail where mail.company_id = target.company_id
       and mail.effect_key = target.company_id || ' ' || send_lead_email.effect_key;
    return result;
  end if;
  perform private.emit('lead_email.queued', target.company_id, jsonb_build_object('email_id', result.id));
  return result;
end $$;

select private.guard_erased('public.automation_versions');
select private.guard_erased('public.automation_runs');
select private.guard_erased('public.automation_run_steps');
select private.guard_erased('public.lead_emails');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.automation_facts(jsonb),
  public.past_automation_events(text,uuid),
  private.automation_facts(uuid,jsonb),
  private.emit_overdue_tasks(),
  private.forget_bounce(),
  private.form_received(),
  private.stamp_automation(),
  public.publish_automation(uuid),
  public.refuse_lead_email(text),
  public.retry_automation_run(uuid),
  public.send_lead_email(uuid,text,text,uuid,text)
  from public;
grant execute on function
  public.automation_facts(jsonb),
  public.past_automation_events(text,uuid),
  public.publish_automation(uuid),
  public.retry_automation_run(uuid),
  public.send_lead_email(uuid,text,text,uuid,text)
  to authenticated;
grant execute on function
  public.refuse_lead_email(text)
  to anon, authenticated, service_role;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.automation_runs, public.automation_run_steps, public.lead_emails;
