-- A change of many leads or tasks at once can be taken back for a day: what each row held before is kept beside it. Whoever made
-- it alone sees it, and every write stays within their own rights.
create table public.bulk_changes (
  -- Chosen by the browser, which sends a change in pieces: they are one change, and are taken back as one.
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null default auth.uid(),
  record text not null check (record in ('leads', 'tasks')),
  -- What is set, all of it in each row.
  fields text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  unique (company_id, id),
  foreign key (company_id, user_id) references public.profiles (company_id, id) on delete cascade
);
create index bulk_changes_expiry on public.bulk_changes (expires_at);
create index bulk_changes_user on public.bulk_changes (company_id, user_id);

create table public.bulk_change_rows (
  change_id uuid not null,
  -- No foreign key: it may be deleted meanwhile.
  row_id uuid not null,
  company_id uuid not null references public.companies on delete cascade,
  -- The fields that were changed, with the product's own times beside them, as they were.
  before jsonb not null,
  -- The fields that were changed, as they stood after it.
  after jsonb not null,
  primary key (change_id, row_id),
  foreign key (company_id, change_id) references public.bulk_changes (company_id, id) on delete cascade
);
create index bulk_change_rows_change on public.bulk_change_rows (company_id, change_id);

alter table public.bulk_changes enable row level security;
alter table public.bulk_changes alter column company_id set default private.company_id();
create policy "own changes" on public.bulk_changes for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));
alter table public.bulk_change_rows enable row level security;
alter table public.bulk_change_rows alter column company_id set default private.company_id();
create policy "of own changes" on public.bulk_change_rows for all to authenticated
  using (company_id = (select private.company_id()) and change_id in (select c.id from public.bulk_changes c))
  with check (company_id = (select private.company_id()) and change_id in (select c.id from public.bulk_changes c));
grant select, insert, update, delete on public.bulk_changes, public.bulk_change_rows to authenticated, service_role;

-- The fields that a change of many may set. With a status go the times that the product keeps of it.
create function private.bulk_fields(record text) returns text[]
language sql immutable set search_path = ''
as $$
  select case record
    when 'leads' then array['name', 'company', 'title', 'email', 'phone', 'website', 'source', 'status', 'value', 'currency',
      'owner_id', 'next_step', 'custom']
    when 'tasks' then array['title', 'description', 'status', 'priority', 'due_at', 'recurrence', 'assignee_id', 'lead_id']
    else '{}' end
$$;
create function private.bulk_times(record text, fields text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select case when not 'status' = any (fields) then '{}'
    when record = 'leads' then array['status_changed_at', 'last_activity_at'] when record = 'tasks' then array['completed_at'] else '{}' end
$$;

-- Changes at most 1,000 rows of a table under the caller's own rights and keeps what they held. Rows that hold the values already
-- stay untouched. Asked for twice with the same ids it changes once. Answers how many were changed.
create function public.change_records(record text, ids uuid[], patch jsonb, change uuid) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  fields text[] := array(select jsonb_object_keys(patch) order by 1);
  changed int;
begin
  if cardinality(fields) = 0 or not fields <@ private.bulk_fields(record) then
    raise exception 'This cannot be changed for many at once.' using errcode = '22023';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  insert into public.bulk_changes (id, record, fields) values (change, record, fields) on conflict (id) do nothing;
  if not exists (select from public.bulk_changes c
                  where c.id = change and c.record = change_records.record and c.fields = array(select jsonb_object_keys(patch) order by 1)) then
    raise exception 'There is no such change.' using errcode = 'P0002';
  end if;
  execute format($sql$
    with given as materialized (select * from jsonb_populate_record(null::public.%1$I, $2)),
    held as materialized (
      select r.id, jsonb_build_object(%2$s) as before from public.%1$I r, given g
       where r.id = any ($1) and (%3$s) is distinct from (%4$s) order by r.id for update of r),
    changed as (
      update public.%1$I r set %5$s from given g, held where r.id = held.id
      returning r.id, held.before, jsonb_build_object(%6$s) as after)
    insert into public.bulk_change_rows (change_id, row_id, before, after)
    select $3, id, before, after from changed
    on conflict (change_id, row_id) do update set after = excluded.after $sql$,
    record,
    (select string_agg(format('%L, r.%I', field, field), ', ') from unnest(fields || private.bulk_times(record, fields)) field),
    (select string_agg(format('r.%I', field), ', ' order by field) from unnest(fields) field),
    (select string_agg(format('g.%I', field), ', ' order by field) from unnest(fields) field),
    (select string_agg(format('%I = g.%I', field, field), ', ') from unnest(fields) field),
    (select string_agg(format('%L, r.%I', field, field), ', ') from unnest(fields || private.bulk_times(record, fields)) field))
    using ids, patch, change;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Takes back at most `most` rows of a change: each gets its own earlier values, unless somebody changed it again, deleted it, or
-- took the right to it away; those stay as they are and are counted as kept. `remaining` rows wait for the next call.
create function public.undo_change(change uuid, most int default 1000)
returns table (restored int, kept int, remaining int)
language plpgsql security invoker set search_path = ''
as $$
declare
  was public.bulk_changes;
  taken uuid[];
  back uuid[];
  untouched uuid[];
begin
  select * into was from public.bulk_changes c where c.id = change and c.expires_at > now() for update;
  if was.id is null or not was.fields <@ private.bulk_fields(was.record) then
    raise exception 'This change can no longer be undone.' using errcode = 'P0002';
  end if;
  taken := array(select r.row_id from public.bulk_change_rows r where r.change_id = change order by r.row_id
                  limit least(greatest(most, 1), 1000));
  if was.record = 'leads' then
    untouched := array(
      select l.id from public.leads l join public.bulk_change_rows r on r.row_id = l.id
       where r.change_id = change and r.row_id = any (taken) and l.last_activity_at = (r.after ->> 'last_activity_at')::timestamptz);
  end if;
  execute format($sql$
    with restored as (
      update public.%1$I r set %2$s
        from public.bulk_change_rows t, jsonb_populate_record(null::public.%1$I, t.before) b, jsonb_populate_record(null::public.%1$I, t.after) a
       where t.change_id = $1 and t.row_id = any ($2) and r.id = t.row_id and (%3$s) is not distinct from (%4$s)
      returning r.id)
    select array(select id from restored) $sql$,
    was.record,
    -- A task keeps the time it is given with its status; a lead is stamped anew, and gets its own below.
    (select string_agg(format('%I = b.%I', field, field), ', ')
       from unnest(was.fields || case when was.record = 'tasks' then private.bulk_times(was.record, was.fields) end) field),
    (select string_agg(format('r.%I', field), ', ' order by field) from unnest(was.fields) field),
    (select string_agg(format('a.%I', field), ', ' order by field) from unnest(was.fields) field))
    into back using change, taken;
  if was.record = 'leads' and 'status' = any (was.fields) then
    update public.leads l
       set status_changed_at = (r.before ->> 'status_changed_at')::timestamptz,
           last_activity_at = case when l.id = any (untouched) then (r.before ->> 'last_activity_at')::timestamptz else l.last_activity_at end
      from public.bulk_change_rows r
     where r.change_id = change and r.row_id = l.id and l.id = any (back);
  end if;
  delete from public.bulk_change_rows r where r.change_id = change and r.row_id = any (taken);
  restored := cardinality(back);
  kept := cardinality(taken) - restored;
  remaining := (select count(*) from public.bulk_change_rows r where r.change_id = change);
  return next;
end $$;
revoke execute on function private.bulk_fields(text), private.bulk_times(text, text[]),
  public.change_records(text, uuid[], jsonb, uuid), public.undo_change(uuid, int) from public;
grant execute on function private.bulk_fields(text), private.bulk_times(text, text[]),
  public.change_records(text, uuid[], jsonb, uuid), public.undo_change(uuid, int) to authenticated, service_role;

select private.guard_erased('public.bulk_changes'), private.guard_erased('public.bulk_change_rows');
