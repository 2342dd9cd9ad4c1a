-- What was changed, by whom and by which way: one line for each record that a statement changed, written by triggers, read by whoever
-- may read the record, written by nobody.

create table public.record_changes (
  id uuid not null default gen_random_uuid(),
  -- No foreign key, which would be asked for each line: private.forget_company takes the lines along.
  company_id uuid not null,
  -- Its table. No foreign key to the record either: its history outlives it.
  record text not null,
  record_id uuid not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  changed_at timestamptz not null default now(),
  -- Who was signed in, or whose import it was. Who leaves the company stays the one who did it.
  actor_id uuid,
  way text not null check (way in ('person', 'key', 'automation', 'assistant', 'import', 'system')),
  -- The key, automation, import or call of the assistant, with the name that it had then.
  way_id uuid,
  way_name text,
  -- Of an update the fields that changed, of a deletion the whole record; of an insertion nothing, the record says it.
  before jsonb,
  after jsonb,
  -- The change that this one took back.
  restored_id uuid,
  -- One index fewer to write than with a key of its own.
  primary key (record_id, changed_at, id)
);
create index record_changes_newest on public.record_changes (company_id, changed_at desc);
-- Leads that once named a contact: what is known of the person there goes when the contact goes.
create index record_changes_contact on public.record_changes ((before ->> 'contact_id')) where record = 'leads' and before ? 'contact_id';
alter table public.record_changes enable row level security;
grant select on public.record_changes to authenticated;
grant all on public.record_changes to service_role;
select private.guard_erased('public.record_changes');

alter table public.companies add history_days int not null default 1095 check (history_days between 30 and 3650);
grant update (history_days) on public.companies to authenticated;

create index lead_merges_dropped on public.lead_merges (dropped_id);
create index lead_merges_kept on public.lead_merges (kept_id);

-- The fields of a table whose changes are history: what people write, nothing that the product keeps, and no secret.
create function private.history_fields(target regclass) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
   where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and case c.relname
       when 'leads' then a.attname = any (private.record_fields('leads') || array['account_id', 'contact_id'])
       when 'tasks' then a.attname = any (private.record_fields('tasks'))
       when 'accounts' then a.attname = any (private.record_fields('accounts'))
       when 'contacts' then a.attname = any (private.record_fields('contacts'))
       else a.attname <> all (array['id', 'company_id', 'user_id', 'created_by', 'created_at', 'updated_at', 'is_sample']
         || case c.relname
           when 'automations' then array['enabled_at', 'next_run_at', 'signing_secret']
           when 'templates' then array['use_count']
           when 'api_keys' then array['prefix', 'key_hash', 'last_used_at']
           when 'webhooks' then array['secret', 'last_error', 'failure_count', 'last_used_at']
           else '{}' end) end
$$;

-- Of two values of `leads.custom` what the first held where they differ; null where it held nothing.
create function private.changed_custom(held jsonb, other jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, held -> key) from jsonb_object_keys(coalesce(held, '{}') || coalesce(other, '{}')) key
   where held -> key is distinct from other -> key
$$;

-- Which way a change came. A key is named by the host's claims, an automation and an import by the worker, an action of the assistant
-- by its line in the audit; whoever is signed in is named in any case.
create function private.way_of_change(out actor uuid, out way text, out way_id uuid, out way_name text, out restored uuid)
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  automation constant uuid := nullif(current_setting('parley.automation', true), '')::uuid;
  import constant uuid := nullif(current_setting('parley.import', true), '')::uuid;
  tool_call text;
begin
  actor := nullif(claims ->> 'sub', '')::uuid;
  way := case when actor is null then 'system' else 'person' end;
  restored := nullif(current_setting('parley.restores', true), '')::uuid;
  if claims ? 'api_key' or claims ? 'via_key' then
    way := 'key';
    select k.id, k.name into way_id, way_name from public.api_keys k
     where k.id = coalesce(claims #>> '{api_key,id}', claims ->> 'via_key')::uuid;
  elsif actor is not null then
    tool_call := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-parley-tool-call';
    if tool_call ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      select c.id, c.tool_name into way_id, way_name from public.ai_tool_calls c where c.id = tool_call::uuid and c.user_id = actor;
      if found then way := 'assistant'; end if;
    end if;
  elsif automation is not null then
    way := 'automation';
    select a.id, a.name into way_id, way_name from public.automations a where a.id = automation;
  elsif actor is null and current_setting('request.path', true) like '%/rpc/receive_webhook' then
    way_name := 'webhook';
  elsif import is not null then
    way := 'import';
    select i.id, i.file_name, i.created_by into way_id, way_name, actor from public.lead_imports i where i.id = import;
  end if;
end $$;

-- What history has to know of a table: if it differs from what its function was written for, that is written anew.
create function private.history_shape(target regclass) returns text
language sql stable set search_path = ''
as $$
  select array_to_string(private.history_fields(target), ',') || ';' || string_agg(attname, ',' order by attnum)
    from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
$$;

-- The trigger function of a table, for its columns as they are: comparing rows column by column costs a tenth of comparing them as JSON.
create function private.write_history(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  name constant text := (select relname from pg_catalog.pg_class where oid = target);
  fields constant text[] := private.history_fields(target);
  columns constant text[] := array(select attname::text from pg_catalog.pg_attribute
                                    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' order by attnum);
  key constant text := case when 'id' = any (columns) then 'id' else 'company_id' end;
  company constant text := case when 'company_id' = any (columns) then 'company_id' else 'id' end;
  -- No secret in what is kept of a deleted row.
  shown constant text[] := array(select unnest(columns) intersect select unnest(fields || case
    when name in ('leads', 'tasks', 'accounts', 'contacts') then columns
    else array['id', 'company_id', 'created_by', 'created_at'] end));
  was text;
  held text;
  differs text;
begin
  select format('(%s) is distinct from (%s)', string_agg('o.' || quote_ident(field), ', '), string_agg('n.' || quote_ident(field), ', '))
    into differs from unnest(fields) field;
  select string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, %2$s) else ''{}'' end', field,
           case field when 'custom' then 'private.changed_custom(o.custom, n.custom)' else format('o.%I', field) end), ' || '),
         string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, %2$s) else ''{}'' end', field,
           case field when 'custom' then 'private.changed_custom(n.custom, o.custom)' else format('n.%I', field) end), ' || ')
    into was, held from unnest(fields) field;
  -- Rows of before and after are joined by hashing whatever the plan was made for: it is kept for as long as a connection lives.
  execute format($sql$
    create or replace function private.%1$I() returns trigger
    language plpgsql security definer set search_path = '' set enable_nestloop = off set enable_mergejoin = off
    as $body$
    declare
      source record;
    begin
      if tg_op = 'UPDATE' then
        if not exists (select from went o join came n on n.%3$I = o.%3$I where %5$s)
           or not exists (select from public.companies c where c.id = (select n.%4$I from came n limit 1)) then return null; end if;
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before, after, restored_id)
        select n.%4$I, %2$L, n.%3$I, 'update', source.actor, source.way, source.way_id, source.way_name, %6$s, %7$s, source.restored
          from went o join came n on n.%3$I = o.%3$I
         where %5$s and n.%4$I not in (select e.company_id from private.company_erasures e);
      elsif tg_op = 'INSERT' then
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, restored_id)
        select n.%4$I, %2$L, n.%3$I, 'insert', source.actor, source.way, source.way_id, source.way_name, source.restored from came n;
      else
        -- What goes or lets go with a deleted company is nobody's history.
        if not exists (select from public.companies c where c.id = (select o.%4$I from went o limit 1)) then return null; end if;
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before)
        select o.%4$I, %2$L, o.%3$I, 'delete', source.actor, source.way, source.way_id, source.way_name, %8$s
          from went o where o.%4$I not in (select e.company_id from private.company_erasures e);
        %9$s
      end if;
      return null;
    end $body$ $sql$,
    name || '_history', name, key, company, differs, was, held,
    -- A person who is deleted is forgotten.
    case name when 'contacts' then 'null' else
      format('(select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(o)) f where f.key = any (%L))', shown) end,
    -- The sample company leaves nothing behind.
    case when 'is_sample' = any (columns) then
      'delete from public.record_changes c using went o where o.is_sample and c.record_id = o.id;' end);
  execute format('revoke execute on function private.%I() from public', name || '_history');
  execute format('comment on function private.%I() is %L', name || '_history', private.history_shape(target));
end $$;

-- Keeps the history of a table from now on.
create function private.keep_history(target regclass, operations text[] default '{insert,update,delete}') returns void
language plpgsql set search_path = ''
as $$
declare
  name constant text := (select relname from pg_catalog.pg_class where oid = target);
  operation text;
begin
  perform private.write_history(target);
  foreach operation in array operations loop
    execute format('create trigger history_%1$s after %1$s on %2$s referencing %3$s for each statement when (%4$s) execute function private.%5$I()',
      operation, target,
      case operation when 'insert' then 'new table as came' when 'update' then 'old table as went new table as came'
        else 'old table as went' end,
      concat_ws(' and ',
        -- What a trigger makes along the way (the account of a lead, the next task of a series) is told by what it came with.
        case operation when 'insert' then 'pg_trigger_depth() = 0' else $w$current_setting('parley.is_erasing', true) is distinct from 'on'$w$ end,
        -- The sample company, and what a merge moves, are no changes by anybody.
        case when operation <> 'update' then
          $w$(current_setting('parley.is_loading_sample', true) is distinct from 'on' or current_setting('parley.import', true) <> '')$w$ end),
      name || '_history');
  end loop;
end $$;

-- Called at each start: a column that a migration added or took away since is followed from then on.
create function private.follow_history() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
begin
  for target in
    select t.tgrelid from pg_catalog.pg_trigger t
     where t.tgname = 'history_update' and t.tgrelid <> 'public.profiles'::regclass
       and pg_catalog.obj_description(t.tgfoid, 'pg_proc') is distinct from private.history_shape(t.tgrelid)
  loop
    perform private.write_history(target);
  end loop;
end $$;

select private.keep_history(target) from unnest(array['public.leads', 'public.accounts', 'public.contacts', 'public.tasks',
  'public.automations', 'public.templates', 'public.lead_fields', 'public.insight_trackers', 'public.recording_settings',
  'public.webhooks', 'public.api_keys']::regclass[]) target;
-- A company begins with its first owner and ends with all it has.
select private.keep_history(target, '{update}') from unnest(array['public.companies', 'public.vertical_configurations']::regclass[]) target;

-- Who joined, who left, and whose role was changed: somebody who moves to another company leaves one and joins the other.
create function private.profiles_history() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off set enable_mergejoin = off
as $$
declare
  source record;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from went o join came n on n.id = o.id
                    where (o.company_id, o.company_role) is distinct from (n.company_id, n.company_role)) then return null; end if;
    source := private.way_of_change();
    insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before, after)
    select n.company_id, 'profiles', n.id, 'update', source.actor, source.way, source.way_id, source.way_name,
           jsonb_build_object('company_role', o.company_role), jsonb_build_object('company_role', n.company_role)
      from went o join came n on n.id = o.id where o.company_id = n.company_id and o.company_role <> n.company_role
    union all
    select o.company_id, 'profiles', o.id, 'delete', source.actor, source.way, source.way_id, source.way_name,
           jsonb_build_object('company_role', o.company_role), null
      from went o join came n on n.id = o.id
     where o.company_id <> n.company_id and o.company_id not in (select e.company_id from private.company_erasures e)
    union all
    select n.company_id, 'profiles', n.id, 'insert', source.actor, source.way, source.way_id, source.way_name, null, null
      from went o join came n on n.id = o.id where o.company_id <> n.company_id;
  elsif tg_op = 'INSERT' then
    source := private.way_of_change();
    insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name)
    select n.company_id, 'profiles', n.id, 'insert', source.actor, source.way, source.way_id, source.way_name from came n;
  elsif exists (select from public.companies c where c.id = (select o.company_id from went o limit 1)) then
    source := private.way_of_change();
    insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before)
    select o.company_id, 'profiles', o.id, 'delete', source.actor, source.way, source.way_id, source.way_name,
           jsonb_build_object('company_role', o.company_role)
      from went o where o.company_id not in (select e.company_id from private.company_erasures e);
  end if;
  return null;
end $$;
create trigger history_insert after insert on public.profiles referencing new table as came for each statement
  execute function private.profiles_history();
create trigger history_update after update on public.profiles referencing old table as went new table as came for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.profiles_history();
create trigger history_delete after delete on public.profiles referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.profiles_history();

-- What is known of a person goes with their contact: the contact's own history, that of deleted leads about them, their name and
-- addresses on leads that went over to somebody else, what merges and imports kept to bring them back, and what the assistant was
-- asked and told about them.
create index lead_import_rows_contact on public.lead_import_rows (company_id, (before ->> 'contact_id')) where before is not null;
create function private.forget_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.record_changes set before = null, after = null where record_id = old.id;
  with about as (
    select c.record_id as lead, max(c.changed_at) as until, bool_or(c.operation = 'delete') as is_gone from public.record_changes c
     where c.record = 'leads' and c.before ? 'contact_id' and c.before ->> 'contact_id' = old.id::text and c.company_id = old.company_id
     group by c.record_id
    union all
    select m.dropped_id, m.created_at, true from public.lead_merges m
     where m.company_id = old.company_id and m.dropped ->> 'contact_id' = old.id::text)
  update public.record_changes c
     set before = case when not a.is_gone then c.before - array['name', 'email', 'phone', 'title'] end,
         after = case when not a.is_gone then c.after - array['name', 'email', 'phone', 'title'] end
    from about a where c.record_id = a.lead and (a.is_gone or c.changed_at <= a.until);
  update public.lead_merges m set dropped = '{}', kept_before = '{}', kept_after = '{}'
   where m.company_id = old.company_id and m.dropped <> '{}'
     and old.id::text in (m.dropped ->> 'contact_id', m.kept_before ->> 'contact_id', m.kept_after ->> 'contact_id');
  -- Content that is no lead's: an undo of the import finds it changed and leaves it alone.
  update public.lead_import_rows r set before = null, content_after = ''
   where r.company_id = old.company_id and r.before ->> 'contact_id' = old.id::text;
  -- Nobody speaks with the assistant of each row of a file.
  if old.is_sample or current_setting('parley.is_importing', true) = 'on' then return null; end if;
  update public.ai_tool_calls t
     set arguments = '{}', proposal = null, result = null, undo = null,
         status = case t.status when 'proposed' then 'failed' else t.status end
   where t.company_id = old.company_id and exists (
     select from unnest(array[old.id::text, old.email, old.phone, case when old.name ~ '\s' then old.name end]) trace
      where length(trace) > 4 and strpos(lower(concat(t.arguments, t.proposal, t.result, t.undo)), lower(trace)) > 0);
  return null;
end $$;
create trigger forget_contact after delete on public.contacts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.forget_contact();

create function private.forget_company() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from public.record_changes where company_id = old.id;
  return null;
end $$;
create trigger forget_history after delete on public.companies for each row execute function private.forget_company();

-- The lead that one was merged into, over any number of merges; itself where it was not.
create function private.surviving_lead(lead uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  with recursive way (id, steps) as (
    select lead, 0
    union all
    select m.kept_id, way.steps + 1 from way join public.lead_merges m on m.dropped_id = way.id and m.undone_at is null
     where way.steps < 100)
  select id from way order by steps desc limit 1
$$;

create policy "who may read the record" on public.record_changes for select to authenticated
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case record
    when 'leads' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when 'accounts' then exists (select from public.accounts r where r.id = record_id)
    when 'contacts' then exists (select from public.contacts r where r.id = record_id)
    when 'tasks' then exists (select from public.tasks r where r.id = record_id)
    when 'automations' then exists (select from public.automations r where r.id = record_id)
    when 'templates' then exists (select from public.templates r where r.id = record_id)
    when 'lead_fields' then exists (select from public.lead_fields r where r.id = record_id)
    when 'insight_trackers' then exists (select from public.insight_trackers r where r.id = record_id)
    when 'api_keys' then exists (select from public.api_keys r where r.id = record_id)
    else false end));

-- Gives the fields of a change the values they had, or a deleted record its place, under the caller's own rights, all or nothing.
-- Refused where a field was changed since, with what it holds now as the error's detail; who has seen that may send it as `expected`.
create function public.restore_change(record_id uuid, change uuid, expected jsonb default null) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  past public.record_changes;
  fields text[];
  key_column text;
  held jsonb;
  differing text;
begin
  select * into past from public.record_changes c where c.record_id = restore_change.record_id and c.id = restore_change.change;
  if past.id is null then raise exception 'This change is not kept any more.' using errcode = 'P0002'; end if;
  if past.operation = 'insert' or past.record in ('api_keys', 'profiles') then
    raise exception 'This cannot be taken back here.' using errcode = 'P0001';
  end if;
  if past.before is null then raise exception 'What was there before has been erased.' using errcode = 'P0001'; end if;
  key_column := case when past.record in ('vertical_configurations', 'recording_settings') then 'company_id' else 'id' end;
  perform set_config('parley.restores', past.id::text, true);

  if past.operation = 'delete' then
    fields := array(select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', past.record)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and past.before ? a.attname);
    begin
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', past.record,
          (select string_agg(quote_ident(field), ', ') from unnest(fields) field))
        -- An automation comes back without its versions: it is looked at before it runs.
        using past.before || case past.record when 'automations' then '{"is_enabled": false, "published_version": null}' else '{}' end::jsonb;
    exception
      when unique_violation then raise exception 'It is there again.' using errcode = 'P0001';
      when foreign_key_violation then
        raise exception 'It belonged to something that is no longer there.' using errcode = 'P0001';
    end;
    perform set_config('parley.restores', '', true);
    return;
  end if;

  fields := array(select field from unnest(private.history_fields(format('public.%I', past.record)::regclass)) field
                   where past.before ? field);
  execute format('select jsonb_build_object(%s) from public.%I r where r.%I = $1 for update',
      (select string_agg(format('%1$L, r.%1$I', field), ', ') from unnest(fields) field), past.record, key_column)
    into held using past.record_id;
  if held is null then
    execute format('select to_jsonb(r.%2$I) from public.%1$I r where r.%2$I = $1', past.record, key_column) into held using past.record_id;
    if held is not null then raise exception 'You may not change this.' using errcode = '42501'; end if;
    raise exception 'It is not there any more, or was merged into another.' using errcode = 'P0002';
  end if;
  held := case when past.before ? 'custom' then jsonb_set(held, '{custom}', (
      select jsonb_object_agg(key, held -> 'custom' -> key) from jsonb_object_keys(past.before -> 'custom') key)) else held end;
  select string_agg(initcap(replace(field, '_', ' ')), ', ' order by field) into differing from unnest(fields) field
   where held -> field is distinct from coalesce(expected, past.after) -> field;
  if differing is not null then
    raise exception '% changed since.', differing using errcode = 'P0001', detail = held::text, hint = 'changed_since';
  end if;
  begin
    execute format('update public.%1$I r set %2$s from jsonb_populate_record(null::public.%1$I, $2) p where r.%3$I = $1', past.record,
        (select string_agg(case field when 'custom' then 'custom = jsonb_strip_nulls(r.custom || p.custom)'
                                      else format('%1$I = p.%1$I', field) end, ', ') from unnest(fields) field), key_column)
      using past.record_id, past.before;
  exception when foreign_key_violation then
    raise exception 'What it named then is no longer there.' using errcode = 'P0001';
  end;
  if not found then raise exception 'You may not change this.' using errcode = '42501'; end if;
  perform set_config('parley.restores', '', true);
end $$;

-- What the history page lists, the latest first, for owners. `label` names the record as it is now, or as it was when it went.
create function public.company_history(
  only_record text default null, only_actor uuid default null, only_way text default null, from_at timestamptz default null,
  to_at timestamptz default null, before_at timestamptz default null, before_id uuid default null, page_size int default 50)
returns table (id uuid, record text, record_id uuid, label text, currency text, operation text, changed_at timestamptz, actor_id uuid, way text,
  way_name text, before jsonb, after jsonb, restored_id uuid)
language plpgsql stable security invoker set search_path = ''
as $$ begin
  if not private.is_company_owner() then
    raise exception 'Only an owner of the company may see its history.' using errcode = '42501';
  end if;
  return query
    select c.id, c.record, c.record_id, coalesce(case c.record
             when 'leads' then (select r.name from public.leads r where r.id = c.record_id)
             when 'accounts' then (select r.name from public.accounts r where r.id = c.record_id)
             when 'contacts' then (select r.name from public.contacts r where r.id = c.record_id)
             when 'tasks' then (select r.title from public.tasks r where r.id = c.record_id)
             when 'automations' then (select r.name from public.automations r where r.id = c.record_id)
             when 'templates' then (select r.name from public.templates r where r.id = c.record_id)
             when 'lead_fields' then (select r.label from public.lead_fields r where r.id = c.record_id)
             when 'insight_trackers' then (select r.name from public.insight_trackers r where r.id = c.record_id)
             when 'companies' then (select r.name from public.companies r where r.id = c.record_id)
             when 'api_keys' then (select r.name from public.api_keys r where r.id = c.record_id)
             when 'webhooks' then (select r.name from public.webhooks r where r.id = c.record_id)
             when 'profiles' then (select coalesce(nullif(r.full_name, ''), r.email) from public.profiles r where r.id = c.record_id) end,
           (select coalesce(g.before ->> 'name', g.before ->> 'title', g.before ->> 'label') from public.record_changes g
             where g.record_id = c.record_id and g.operation = 'delete' and g.before is not null order by g.changed_at desc limit 1)),
           case when c.after ? 'value' then (select r.currency from public.leads r where r.id = c.record_id) end,
           c.operation, c.changed_at, c.actor_id, c.way, c.way_name, c.before, c.after, c.restored_id
      from public.record_changes c
     where c.company_id = (select private.company_id())
       and (only_record is null or c.record = only_record) and (only_actor is null or c.actor_id = only_actor)
       and (only_way is null or c.way = only_way)
       and (from_at is null or c.changed_at >= from_at) and (to_at is null or c.changed_at < to_at)
       and (c.changed_at, c.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by c.changed_at desc, c.id desc limit least(greatest(page_size, 1), 1000);
end $$;

-- Lines older than their company keeps them, a number of them at once; answers how many went.
create function private.sweep_history(most int default 5000) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  swept int;
begin
  delete from public.record_changes where ctid = any (array(
    select old.ctid from public.companies company cross join lateral (
      select c.ctid from public.record_changes c
       where c.company_id = company.id and c.changed_at < now() - make_interval(days => company.history_days)
       order by c.changed_at limit most) old limit most));
  get diagnostics swept = row_count;
  return swept;
end $$;

-- As it was, with the changes of the fields among the entries, also those of leads that were merged into it. What an activity says of a
-- change is left out where the change itself is there.
create or replace function public.lead_timeline(lead uuid, before_at timestamptz default null, before_id uuid default null, page_size int default 100)
returns table (source text, id uuid, at timestamptz, kind text, title text, body text, data jsonb, actor_id uuid, recording_id uuid, total bigint)
language sql stable security invoker set search_path = ''
as $$
  with recursive merged (id) as (
    select lead union select m.dropped_id from merged join public.lead_merges m on m.kept_id = merged.id and m.undone_at is null),
  asked as materialized (
    select least(greatest(page_size, 1), 1000) as size, coalesce(before_at, 'infinity') as moment,
           coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as place,
           array(select r.id::text from public.recordings r where r.lead_id = lead) as recordings,
           array(select m.id from merged m) as leads),
  activities as (
    select 'activity', a.id, a.created_at, a.kind, null::text, a.body, a.data, a.actor_id, null::uuid
      from public.lead_activities a
     where a.lead_id = lead and (a.created_at, a.id) < ((select moment from asked), (select place from asked))
       and coalesce(a.data ->> 'recording_id' <> all ((select recordings from asked)::text[]), true)
       and not (a.kind in ('created', 'status_changed', 'changed') and not a.data ? 'merge_id' and exists (
         select from public.record_changes c where c.record_id = lead and c.changed_at = a.created_at))
     order by a.created_at desc, a.id desc limit (select size from asked)),
  changes as (
    select 'change', c.id, c.changed_at, c.operation, null::text, null::text,
           jsonb_build_object('record_id', c.record_id, 'way', c.way, 'way_name', c.way_name, 'before', c.before, 'after', c.after,
             'restored_id', c.restored_id), c.actor_id, null::uuid
      from public.record_changes c
     where c.record_id = any ((select leads from asked)::uuid[]) and (c.record_id = lead or c.operation = 'update')
       and (c.changed_at, c.id) < ((select moment from asked), (select place from asked))
     order by c.changed_at desc, c.id desc limit (select size from asked)),
  recordings as (
    select 'recording', r.id, r.recorded_at, 'recording', r.title, r.summary, '{}'::jsonb, null::uuid, r.id
      from public.recordings r
     where r.lead_id = lead and (r.recorded_at, r.id) < ((select moment from asked), (select place from asked))
     order by r.recorded_at desc, r.id desc limit (select size from asked)),
  emails as (
    select 'email', e.id, coalesce(e.sent_at, e.created_at), e.status, e.subject, null::text, '{}'::jsonb, null::uuid, e.recording_id
      from public.follow_up_emails e
     where e.lead_id = lead and (coalesce(e.sent_at, e.created_at), e.id) < ((select moment from asked), (select place from asked))
     order by coalesce(e.sent_at, e.created_at) desc, e.id desc limit (select size from asked)),
  entries (source, id, at, kind, title, body, data, actor_id, recording_id) as (
    select * from activities union all select * from changes union all select * from recordings union all select * from emails)
  select e.*, case when before_at is null then
      (select count(*) from public.lead_activities a where a.lead_id = lead
          and coalesce(a.data ->> 'recording_id' <> all ((select recordings from asked)::text[]), true)
          and not (a.kind in ('created', 'status_changed', 'changed') and not a.data ? 'merge_id' and exists (
            select from public.record_changes c where c.record_id = lead and c.changed_at = a.created_at)))
      + (select count(*) from public.record_changes c
          where c.record_id = any ((select leads from asked)::uuid[]) and (c.record_id = lead or c.operation = 'update'))
      + (select cardinality(recordings) from asked)
      + (select count(*) from public.follow_up_emails m where m.lead_id = lead) end
    from entries e order by e.at desc, e.id desc limit (select size from asked)
$$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int),
  public.restore_change(uuid,uuid,jsonb),
  private.changed_custom(jsonb,jsonb),
  private.forget_company(),
  private.follow_history(),
  private.forget_contact(),
  private.history_fields(regclass),
  private.history_shape(regclass),
  private.keep_history(regclass,text[]),
  private.profiles_history(),
  private.surviving_lead(uuid),
  private.sweep_history(int),
  private.way_of_change(),
  private.write_history(regclass)
  from public;
grant execute on function
  public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int),
  public.restore_change(uuid,uuid,jsonb)
  to authenticated;
grant execute on function private.history_fields(regclass), private.surviving_lead(uuid) to authenticated, service_role;
