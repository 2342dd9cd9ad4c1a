-- Tasks that repeat. `recurrence` is the RRULE subset of core/src/tasks/recurrence.ts. The next date is computed here and
-- nowhere else that writes: a task is finished from the list, from the offline queue, by the assistant or over the API, and
-- only the database sees all of them, under the lock of the row. The browser's nextOccurrence merely tells it beforehand;
-- server/src/database/recurrence.test.ts holds both together over many rules, dates and zones.

alter table public.tasks
  -- The first task of the series, which may be gone.
  add column series_id uuid,
  -- The task that followed when this one was finished, which may be gone: it is made once.
  add column next_task_id uuid;
create index tasks_series on public.tasks (company_id, series_id) where series_id is not null;

-- A text of before that is no rule stays readable.
update public.tasks set description = left(concat_ws(E'\n\n', description, 'Repeats: ' || recurrence), 10000), recurrence = null
 where recurrence !~ '^FREQ=(DAILY(;INTERVAL=[1-9]\d{0,2})?|WEEKLY(;INTERVAL=[1-9]\d{0,2})?;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*|MONTHLY(;INTERVAL=[1-9]\d{0,2})?;BYMONTHDAY=(-1|[1-9]|[12]\d|3[01]))(;COUNT=[1-9]\d{0,3}|;UNTIL=\d{8})?$';
alter table public.tasks add constraint tasks_recurrence_rule check (
  recurrence ~ '^FREQ=(DAILY(;INTERVAL=[1-9]\d{0,2})?|WEEKLY(;INTERVAL=[1-9]\d{0,2})?;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*|MONTHLY(;INTERVAL=[1-9]\d{0,2})?;BYMONTHDAY=(-1|[1-9]|[12]\d|3[01]))(;COUNT=[1-9]\d{0,3}|;UNTIL=\d{8})?$');

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

revoke execute on function private.following_date(text, timestamp), private.next_occurrence(text, timestamptz, timestamptz, text),
  private.task_zone(public.tasks), private.add_next_task(public.tasks), private.continue_series(), public.skip_task(uuid) from public;
grant execute on function public.skip_task(uuid) to authenticated, service_role;
