-- Lists of leads: saved views, filters, changes of many records at once.

-- Ways of looking at /leads that people keep: what the address says, under a name. One's own, and what colleagues share.
create table public.lead_views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  -- Null where the author has left: what they shared stays, in the hands of the company's owners.
  owner_id uuid default auth.uid(),
  name text not null check (length(btrim(name)) between 1 and 60),
  is_shared boolean not null default false,
  -- The query parameters of the address: q, status, owner, sort, direction, view, columns.
  search jsonb not null default '{}' check (jsonb_typeof(search) = 'object' and length(search::text) <= 4000),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id)
);
create index lead_views_company on public.lead_views (company_id, position);
create index lead_views_owner on public.lead_views (company_id, owner_id) where owner_id is not null;
alter table public.lead_views enable row level security;
grant select, delete on public.lead_views to authenticated;
grant select, insert, update, delete on public.lead_views to service_role;
grant insert (id, name, is_shared, search, position),
  update (name, is_shared, search, position) on public.lead_views to authenticated;
create policy "own and shared" on public.lead_views for select to authenticated
  using (company_id = (select private.company_id()) and (is_shared or owner_id = (select auth.uid())));
create policy "add own" on public.lead_views for insert to authenticated
  with check (company_id = (select private.company_id()) and owner_id = (select auth.uid()));
create policy "change as author or owner" on public.lead_views for update to authenticated
  using (company_id = (select private.company_id())
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_company_owner()))));
create policy "delete as author or owner" on public.lead_views for delete to authenticated
  using (company_id = (select private.company_id())
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_company_owner()))));

-- A change of many leads or tasks at once can be taken back for a day: what each row held before is kept beside it. Whoever made
-- it alone sees it, and every write stays within their own rights.
create table public.bulk_changes (
  -- Chosen by the browser, which sends a change in pieces: they are one change, and are taken back as one.
  id uuid primary key,
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
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
alter table public.bulk_changes enable row level security;
grant select, insert, update, delete on public.bulk_changes to authenticated, service_role;
create policy "own changes" on public.bulk_changes for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));

create table public.bulk_change_rows (
  change_id uuid not null,
  -- No foreign key: it may be deleted meanwhile.
  row_id uuid not null,
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  -- The fields that were changed, with the product's own times beside them, as they were.
  before jsonb not null,
  -- The fields that were changed, as they stood after it.
  after jsonb not null,
  primary key (change_id, row_id),
  foreign key (company_id, change_id) references public.bulk_changes (company_id, id) on delete cascade
);
create index bulk_change_rows_change on public.bulk_change_rows (company_id, change_id);
alter table public.bulk_change_rows enable row level security;
grant select, insert, update, delete on public.bulk_change_rows to authenticated, service_role;
create policy "of own changes" on public.bulk_change_rows for all to authenticated
  using (company_id = (select private.company_id()) and change_id in (select c.id from public.bulk_changes c))
  with check (company_id = (select private.company_id()) and change_id in (select c.id from public.bulk_changes c));

create function private.limit_lead_views() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if (select count(*) from public.lead_views where company_id = new.company_id and owner_id = new.owner_id) > 100 then
    raise exception 'You can keep 100 views at most. Delete one first.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create trigger limit_lead_views after insert on public.lead_views for each row execute function private.limit_lead_views();

-- What its author did not share goes with them: nobody could reach it.
create function private.lead_view_left() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from public.lead_views where id = new.id;
  return null;
end $$;
create trigger lead_view_left after update on public.lead_views for each row
  when (new.owner_id is null and not new.is_shared) execute function private.lead_view_left();

-- One condition of core's `Condition` as SQL over the alias l. Fields and tests are those of a list, keys and values literals.
create function private.lead_condition(given jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  field text := given ->> 'field';
  test text := given ->> 'test';
  value text := given #>> '{values,0}';
  operand text;
  operator text;
begin
  operand := case
    when field = any (private.record_fields('leads') || array['score', 'created_at', 'last_activity_at', 'custom_words'])
      then format('l.%I', field)
    when field ~ '^custom->>[a-z][a-z0-9_]{0,59}$' then format('(l.custom ->> %L)', substr(field, 10))
    when field ~ '^custom->[a-z][a-z0-9_]{0,59}$' then format('(l.custom -> %L)', substr(field, 9))
  end;
  operator := case test when 'eq' then '=' when 'neq' then '<>' when 'gte' then '>=' when 'lt' then '<' when 'lte' then '<='
    when 'ilike' then 'ilike' when 'imatch' then '~*' when 'cs' then '@>' end;
  if operand is null or test is null or test not in ('eq', 'neq', 'gte', 'lt', 'lte', 'ilike', 'imatch', 'cs', 'in', 'null', 'not_null', 'blank')
    or (operator is not null and value is null) then
    raise exception 'This is no filter of leads.' using errcode = '22023';
  end if;
  return case test
    when 'null' then operand || ' is null'
    when 'not_null' then operand || ' is not null'
    when 'blank' then format('coalesce(%s, '''') = ''''', operand)
    when 'in' then format('%s = any (%L::text[])', operand, array(select jsonb_array_elements_text(given -> 'values'))::text)
    else format('%s %s %L', operand, operator, value)
  end;
end $$;

-- Leads and value a stage and currency, of all that a filter holds, under the caller's own policies. `pattern` is one of ilike
-- over name, company, email and the company's own fields; `owner` an id or "nobody"; `conditions` a list as core compiles it.
create function public.lead_stages(pattern text default null, owner text default null, conditions jsonb default '[]')
returns table (status text, currency text, leads bigint, value numeric)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  narrowed text;
begin
  if jsonb_typeof(conditions) is distinct from 'array' or jsonb_array_length(conditions) > 40 then
    raise exception 'Filters are a list of 40 conditions at most.' using errcode = '22023';
  end if;
  select string_agg(' and ' || private.lead_condition(each), '') into narrowed
    from jsonb_array_elements(conditions) each;
  return query execute
    'select l.status, l.currency, count(*), coalesce(sum(l.value), 0) from public.leads l
      where ($1 is null or l.name ilike $1 or l.company ilike $1 or l.email ilike $1 or l.custom_words ilike $1)
        and ($2 is null or coalesce(l.owner_id::text, ''nobody'') = $2)' || coalesce(narrowed, '') ||
    ' group by l.status, l.currency'
    using pattern, owner;
end $$;

-- The fields that a change of many may set. With a status go the times that the product keeps of it.
create function private.bulk_fields(record text) returns text[]
language sql stable set search_path = ''
as $$ select private.record_fields(record) $$;

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

create trigger touch before update on public.lead_views
  for each row execute function private.touch();

select private.guard_erased('public.lead_views');
select private.guard_erased('public.bulk_changes');
select private.guard_erased('public.bulk_change_rows');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.change_records(text,uuid[],jsonb,uuid),
  public.lead_stages(text,text,jsonb),
  private.bulk_fields(text),
  private.bulk_times(text,text[]),
  private.lead_condition(jsonb),
  private.lead_view_left(),
  private.limit_lead_views(),
  public.undo_change(uuid,integer)
  from public;
grant execute on function
  public.change_records(text,uuid[],jsonb,uuid),
  public.lead_stages(text,text,jsonb),
  private.bulk_fields(text),
  private.bulk_times(text,text[]),
  private.lead_condition(jsonb),
  public.undo_change(uuid,integer)
  to authenticated, service_role;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.lead_views;
