-- Tasks, their series and the calendar feed.

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
  -- The first task of the series, which may be gone.
  series_id uuid,
  -- The task that followed when this one was finished, which may be gone: it is made once.
  next_task_id uuid,
  unique (company_id, id),
  foreign key (company_id, assignee_id) references public.profiles (company_id, id) on delete set null (assignee_id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete set null (lead_id),
  constraint tasks_recurrence_rule check (
    recurrence ~ '^FREQ=(DAILY(;INTERVAL=[1-9]\d{0,2})?|WEEKLY(;INTERVAL=[1-9]\d{0,2})?;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*|MONTHLY(;INTERVAL=[1-9]\d{0,2})?;BYMONTHDAY=(-1|[1-9]|[12]\d|3[01]))(;COUNT=[1-9]\d{0,3}|;UNTIL=\d{8})?$')
);
create index tasks_due on public.tasks (company_id, status, due_at, id);
create index tasks_newest on public.tasks (company_id, created_at desc, id);
create index tasks_assignee on public.tasks (company_id, assignee_id, due_at);
create index tasks_lead on public.tasks (company_id, lead_id);
create index tasks_recording on public.tasks (company_id, recording_id);
create index tasks_reminders on public.tasks (remind_at) where remind_at is not null and status <> 'done';
create index tasks_words on public.tasks using gin (company_id, title extensions.gin_trgm_ops,
  description extensions.gin_trgm_ops);
create index tasks_series on public.tasks (company_id, series_id) where series_id is not null;
create index tasks_done on public.tasks (company_id, completed_at) where status = 'done';
select private.protect_company_table('public.tasks');

-- A person's tasks as a calendar to subscribe to. The link is the key: only its hash is stored, and a new link ends the old one.
create table public.calendar_feeds (
  user_id uuid primary key default auth.uid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  foreign key (company_id, user_id) references public.profiles (company_id, id) on delete cascade
);
create index calendar_feeds_company on public.calendar_feeds (company_id, user_id);
alter table public.calendar_feeds enable row level security;
grant delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;
grant select (user_id, company_id, created_at, last_read_at) on public.calendar_feeds to authenticated;
create policy "own feed" on public.calendar_feeds for all to authenticated
  using (user_id = (select auth.uid()) and company_id = (select private.company_id()))
  with check (user_id = (select auth.uid()) and company_id = (select private.company_id()));

create function private.stamp_task() returns trigger language plpgsql set search_path = ''
as $$ begin
  if new.status = 'done' and (tg_op = 'INSERT' or old.status <> 'done') then new.completed_at = coalesce(new.completed_at, now());
  elsif new.status <> 'done' then new.completed_at = null; end if;
  return new;
end $$;
create trigger stamp before insert or update of status on public.tasks for each row execute function private.stamp_task();

-- The date of a rule that follows one on the wall, whatever the time now; null where no month has the day.
create function private.following_date(rule text, due timestamp) returns timestamp
language plpgsql immutable set search_path = ''
as $$
declare
  every int := coalesce(substring(rule from 'INTERVAL=(\d+)')::int, 1);
  day int := substring(rule from 'BYMONTHDAY=(-?\d+)')::int;
  today int := extract(isodow from due)::int;
  days int[];
  month timestamp;
  last int;
begin
  if rule like 'FREQ=DAILY%' then return due + every * interval '1 day'; end if;
  if rule like 'FREQ=WEEKLY%' then
    select array_agg(number order by number) into days
      from unnest(array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']) with ordinality as known (code, number)
     where code = any (string_to_array(substring(rule from 'BYDAY=([A-Z,]+)'), ','));
    return due + (coalesce((select min(number) from unnest(days) number where number > today), days[1] + 7 * every) - today)
      * interval '1 day';
  end if;
  -- Enough for the 29th of February, which 2096 and 2104 have and 2100 has not.
  for step in 0 .. 99 loop
    month := date_trunc('month', due) + step * every * interval '1 month';
    last := extract(day from month + interval '1 month' - interval '1 day')::int;
    if day <= last and month + (case day when -1 then last else day end - 1) * interval '1 day' + due::time > due then
      return month + (case day when -1 then last else day end - 1) * interval '1 day' + due::time;
    end if;
  end loop;
  return null;
end $$;

-- The first date of a series after `due` that is also after `moment`, with the rule that holds from there; no row where the
-- series is over. Dates that passed in the meantime count as had.
create function private.next_occurrence(rule text, due timestamptz, moment timestamptz, zone text)
returns table (next_due timestamptz, next_rule text)
language plpgsql stable set search_path = ''
as $$
declare
  wall timestamp := due at time zone zone;
  remaining int := substring(rule from 'COUNT=(\d+)')::int;
  until_day text := substring(rule from 'UNTIL=(\d+)');
begin
  -- A hundred years of days: a date of antiquity must not keep the server busy.
  for step in 1 .. 40000 loop
    wall := private.following_date(rule, wall);
    remaining := remaining - 1;
    if wall is null or remaining = 0 or to_char(wall, 'YYYYMMDD') > until_day then return; end if;
    if wall > moment at time zone zone then
      return query select wall at time zone zone, coalesce(regexp_replace(rule, 'COUNT=\d+', 'COUNT=' || remaining), rule);
      return;
    end if;
  end loop;
end $$;

-- The zone of whoever has to do it; profiles hold free text, which may be no zone at all.
create function private.task_zone(task public.tasks) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare zone text;
begin
  select time_zone into zone from public.profiles where id = coalesce(task.assignee_id, task.created_by);
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then return 'UTC';
end $$;

-- Adds the task that follows; its id, or null where the series is over.
create function private.add_next_task(task public.tasks) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  result uuid;
  due timestamptz := coalesce(task.due_at, now());
begin
  insert into public.tasks (company_id, title, description, priority, due_at, remind_at, recurrence, assignee_id, lead_id,
    recording_id, recording_seconds, series_id, is_sample, created_by)
  select task.company_id, task.title, task.description, task.priority, next_due, next_due + (task.remind_at - due), next_rule,
         task.assignee_id, task.lead_id, task.recording_id, task.recording_seconds, task.series_id, task.is_sample, task.created_by
    from private.next_occurrence(task.recurrence, due, now(), private.task_zone(task))
  returning id into result;
  return result;
end $$;

-- Finishing a task of a series adds the next one, once. Taking that back takes the next one back, as long as nobody has
-- touched it; a touched one stays, and finishing again adds no other.
create function private.continue_series() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.next_task_id := case tg_op when 'UPDATE' then old.next_task_id end;
  if new.recurrence is not null then new.series_id := coalesce(new.series_id, new.id); end if;
  if tg_op = 'INSERT' then return new; end if;
  if old.status <> 'done' and new.status = 'done' and new.recurrence is not null and new.next_task_id is null then
    new.next_task_id := private.add_next_task(new);
  elsif old.status = 'done' and new.status <> 'done' and new.next_task_id is not null then
    delete from public.tasks
     where id = new.next_task_id and company_id = new.company_id and status = 'todo' and updated_at = created_at;
    if found then new.next_task_id := null; end if;
  end if;
  return new;
end $$;
create trigger continue_series before insert or update of status, recurrence, series_id, next_task_id on public.tasks for each row
  when (current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.continue_series();

-- Deletes one task of a series and adds the one that follows it: the series goes on.
create function public.skip_task(task uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare skipped public.tasks;
begin
  delete from public.tasks where id = skip_task.task and company_id = private.company_id() returning * into skipped;
  if not found then raise exception 'This task is no longer there.' using errcode = 'P0002'; end if;
  if skipped.recurrence is not null and skipped.status <> 'done' then perform private.add_next_task(skipped); end if;
end $$;

create function private.calendar_token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- Makes the caller's link, or a new one that ends the old. Answers its secret, which nobody can read again.
create function public.create_calendar_feed() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  company uuid := private.company_id();
begin
  if company is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  insert into public.calendar_feeds (user_id, company_id, token_hash)
  values (auth.uid(), company, private.calendar_token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, company_id = excluded.company_id,
    created_at = now(), last_read_at = null;
  return token;
end $$;

-- The link of a calendar is its own key, so it asks for its owner's account itself.
create function public.read_calendar_feed(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  feed public.calendar_feeds;
begin
  update public.calendar_feeds f set last_read_at = now()
   where f.token_hash = private.calendar_token_hash(token)
     and private.access_stands(jsonb_build_object('sub', f.user_id)) returning * into feed;
  if not found then return null; end if;
  return private.calendar_of(feed.user_id, feed.company_id);
end $$;

select private.guard_erased('public.calendar_feeds');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.create_calendar_feed(),
  private.add_next_task(tasks),
  private.calendar_token_hash(text),
  private.continue_series(),
  private.following_date(text,timestamp without time zone),
  private.next_occurrence(text,timestamp with time zone,timestamp with time zone,text),
  private.stamp_task(),
  private.task_zone(tasks),
  public.read_calendar_feed(text),
  public.skip_task(uuid)
  from public;
grant execute on function
  public.skip_task(uuid)
  to authenticated, service_role;
grant execute on function
  public.create_calendar_feed()
  to authenticated;
grant execute on function
  public.read_calendar_feed(text)
  to anon, authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.tasks;
