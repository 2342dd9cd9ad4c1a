-- A deleted record comes back with what went with it; the people of a sale, teams and what was noted have a history.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- ── What goes with a record ──────────────────────────────────────────────────────────────────────────────────────────────────────

-- Of a deleted record what its line of history does not hold, for as long as that line is kept.
create table private.deleted_parts (
  company_id uuid not null references public.companies on delete cascade,
  record_id uuid not null,
  -- As record_changes.changed_at of the deletion.
  deleted_at timestamptz not null default now(),
  -- By "table.column" that named the record: the rows that went with it, or the ids of those that lost it.
  parts jsonb not null,
  -- The contacts that the rows are about.
  people uuid[] not null default '{}',
  -- Paths of files that wait with it.
  files text[] not null default '{}',
  primary key (record_id, deleted_at)
);
create index deleted_parts_age on private.deleted_parts (company_id, deleted_at);
create index deleted_parts_people on private.deleted_parts using gin (people);
create index deleted_parts_files on private.deleted_parts using gin (files);
create index deleted_parts_old_files on private.deleted_parts (deleted_at) where files <> '{}';
alter table private.deleted_parts enable row level security;
grant all on private.deleted_parts to service_role;

-- The foreign keys that name a table: what deleting a row of it does to theirs.
create function private.references_to(target regclass, out place name, out link name, out goes boolean) returns setof record
language sql stable set search_path = ''
as $$
  select c.relname, a.attname, k.confdeltype = 'c'
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'company_id'
   where k.contype = 'f' and k.confrelid = target and k.confdeltype in ('c', 'n')
   order by 1, 2
$$;

-- What that has to know of a table: if it differs from what its function was written for, that is written anew.
create function private.parts_shape(target regclass) returns text
language sql stable set search_path = ''
as $$ select string_agg(format('%s.%s %s', place, link, goes), ', ') from private.references_to(target) $$;

-- Keeps what goes with the deleted rows of a table, by the foreign keys that name it today.
create function private.keep_parts(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  name constant text := (select relname from pg_catalog.pg_class where oid = target);
  parts text;
begin
  select string_agg(format('%L, (select jsonb_agg(%s) from public.%I r where r.company_id = old.company_id and r.%I = old.id)',
           place || '.' || link, case when goes then 'to_jsonb(r)' else 'r.id' end, place, link), E',\n        ')
    into parts from private.references_to(target);
  execute format($sql$
    create or replace function private.%1$I() returns trigger
    language plpgsql security definer set search_path = ''
    as $body$
    declare
      went constant jsonb := (select coalesce(jsonb_object_agg(key, value) filter (where value <> 'null'), '{}')
        from jsonb_each(jsonb_build_object(%2$s)));
    begin
      -- A company that ends leaves nothing to bring back.
      if went <> '{}' and exists (select from public.companies c where c.id = old.company_id) then
        insert into private.deleted_parts (company_id, record_id, parts, files, people)
        values (old.company_id, old.id, went, array(select file #>> '{}' from jsonb_path_query(went, '$.*[*].storage_path') file),
          array(select distinct p #>> '{}' from jsonb_path_query(went, '$.*[*].contact_id') p where p <> 'null')::uuid[]
            || array_remove(array[(to_jsonb(old) ->> 'contact_id')::uuid], null))
        on conflict do nothing;
      end if;
      return old;
    end $body$ $sql$, name || '_parts', parts);
  execute format('revoke execute on function private.%I() from public', name || '_parts');
  execute format('comment on function private.%I() is %L', name || '_parts', private.parts_shape(target));
  if exists (select from pg_catalog.pg_trigger t where t.tgrelid = target and t.tgname = 'keep_parts') then return; end if;
  execute format('create trigger keep_parts before delete on %s for each row when (%s) execute function private.%I()', target,
    -- Neither of a company that ends, nor of what a merge, the sample company or an import that is taken back removes.
    $w$current_setting('parley.is_erasing', true) is distinct from 'on' and current_setting('parley.is_loading_sample', true) is distinct from 'on'
      and current_setting('parley.is_importing', true) is distinct from 'on'$w$, name || '_parts');
end $$;
select private.keep_parts(target) from unnest(array['public.leads', 'public.accounts', 'public.tasks', 'public.teams']::regclass[]) target;

-- Called at each start, as history is: a table that names a record since goes with it from then on.
select private.amend('private.follow_history()', 'perform private.write_history(target);
  end loop;', 'perform private.write_history(target);
  end loop;
  perform private.keep_parts(t.tgrelid) from pg_catalog.pg_trigger t
    where t.tgname = ''keep_parts'' and pg_catalog.obj_description(t.tgfoid, ''pg_proc'') is distinct from private.parts_shape(t.tgrelid);');

-- ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Whether neither a row nor what waits with a deleted record names a file.
create or replace function private.awaits_row(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.attachments a where a.storage_path = path)
     and not exists (select from private.deleted_parts p where p.files @> array[path])
$$;

-- Of files that nothing brings back any more.
create function private.erase_files(company uuid, files text[]) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, payload)
  select 'attachment.erased', company, jsonb_build_object('path', file) from unnest(files) file
   where not exists (select from public.attachments a where a.storage_path = file);
  if found then perform pg_notify('parley_events', 'attachment.erased'); end if;
end $$;

-- As before, but the file of what went with a record stays for as long as it may come back.
create or replace function private.attachments_went() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, actor_id, payload)
  select 'attachment.erased', w.company_id, (select auth.uid()), jsonb_build_object('path', w.storage_path)
    from went w join public.companies c on c.id = w.company_id
   where not exists (select from private.deleted_parts p where p.files @> array[w.storage_path]);
  if found then perform pg_notify('parley_events', 'attachment.erased'); end if;
  return null;
end $$;

-- As before; what went with a record goes with its line, and its files after 30 days.
create or replace function private.sweep_history(most int default 5000) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  swept int;
  gone record;
begin
  for gone in
    select p.ctid as place, p.company_id, p.parts, p.files from private.deleted_parts p
     where p.deleted_at < now() - interval '30 days' and p.files <> '{}' order by p.deleted_at limit most
       for update skip locked
  loop
    perform private.erase_files(gone.company_id, gone.files);
    -- That there were some is still known.
    update private.deleted_parts set files = '{}', parts = (
      select jsonb_object_agg(key, case when key like 'attachments.%' then (select jsonb_agg('{}'::jsonb) from jsonb_array_elements(value)) else value end)
        from jsonb_each(gone.parts)) where ctid = gone.place;
  end loop;
  delete from private.deleted_parts p using public.companies c
   where c.id = p.company_id and p.deleted_at < now() - make_interval(days => c.history_days);
  delete from public.record_changes where ctid = any (array(
    select old.ctid from public.companies company cross join lateral (
      select c.ctid from public.record_changes c
       where c.company_id = company.id and c.changed_at < now() - make_interval(days => company.history_days)
       order by c.changed_at limit most) old limit most));
  get diagnostics swept = row_count;
  return swept;
end $$;

-- A person who is deleted is forgotten in what went with a sale too: all of it where the sale was named after them, else what names them.
create function private.forget_parts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept record;
begin
  for kept in select p.ctid as place, p.* from private.deleted_parts p where p.people @> array[old.id] and p.company_id = old.company_id
  loop
    if exists (select from public.record_changes c where c.record_id = kept.record_id and c.changed_at = kept.deleted_at
                and c.operation = 'delete' and coalesce(c.before ->> 'contact_id', old.id::text) <> old.id::text) then
      update private.deleted_parts
         set people = array_remove(people, old.id),
             parts = (select jsonb_object_agg(part.key, (select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(part.value) item
                                                          where item ->> 'contact_id' is distinct from old.id::text))
                        from jsonb_each(kept.parts) part)
       where ctid = kept.place;
    else
      perform private.erase_files(kept.company_id, kept.files);
      delete from private.deleted_parts where ctid = kept.place;
    end if;
  end loop;
  return null;
end $$;
create trigger forget_parts after delete on public.contacts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.forget_parts();

-- Gives a record that was just put back what went with it, whoever made it, unless it belongs to another record by now. Answers how much
-- by table, and under "missing" how much of it is not there any more (an erased person, a file after 30 days).
create function private.bring_back_parts(record text, record_id uuid, deletion timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.deleted_parts;
  part record;
  item jsonb;
  counted int;
  missing int := 0;
  answer jsonb := '{}';
  given constant uuid := record_id;
begin
  select * into kept from private.deleted_parts p
   where p.record_id = given and p.deleted_at = deletion and p.company_id = private.company_id();
  if kept.record_id is null then return answer; end if;
  -- What comes back is news to nobody.
  perform set_config('parley.is_loading_sample', 'on', true);
  for part in select r.*, kept.parts -> (r.place || '.' || r.link) as items from private.references_to(format('public.%I', record)::regclass) r
              where kept.parts ? (r.place || '.' || r.link)
  loop
    counted := 0;
    if part.goes then
      for item in select value from jsonb_array_elements(part.items) loop
        begin
          if item = '{}' or item ? 'storage_path'
             and not exists (select from storage.objects o where o.bucket_id = 'attachments' and o.name = item ->> 'storage_path') then
            raise foreign_key_violation;
          end if;
          execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing', part.place,
            (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
              where a.attrelid = format('public.%I', part.place)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and item ? a.attname))
            using item;
          counted := counted + 1;
        exception when foreign_key_violation then missing := missing + 1;
        end;
      end loop;
    else
      execute format('update public.%1$I r set %2$I = $1 where r.company_id = $2 and r.id = any ($3) and %3$s', part.place, part.link,
          (select string_agg(format('r.%I is null', a.attname), ' and ') from pg_catalog.pg_attribute a
            where a.attrelid = format('public.%I', part.place)::regclass
              and (a.attname = part.link or part.place in ('tasks', 'recordings') and a.attname in ('lead_id', 'account_id', 'contact_id'))))
        using given, kept.company_id, array(select jsonb_array_elements_text(part.items)::uuid);
      get diagnostics counted = row_count;
      missing := missing + jsonb_array_length(part.items) - counted;
    end if;
    answer := answer || jsonb_build_object(part.place, counted);
  end loop;
  perform set_config('parley.is_loading_sample', '', true);
  delete from private.deleted_parts p where p.record_id = given and p.deleted_at = deletion;
  return case missing when 0 then answer else answer || jsonb_build_object('missing', missing) end;
end $$;

-- ── Restoring ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Puts a deleted record back as it was, which is nothing new: no automation runs for it.
create function private.restore_deleted(past public.record_changes) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  place constant regclass := format('public.%I', past.record)::regclass;
  held jsonb := past.before;
begin
  -- An automation comes back without its versions: it is looked at before it runs.
  if past.record = 'automations' then held := held || '{"is_enabled": false, "published_version": null}'; end if;
  -- Own fields that were removed since are not brought back by what holds them.
  if held ? 'custom' then
    held := jsonb_set(held, '{custom}', (
      select coalesce(jsonb_object_agg(entry.key, entry.value), '{}') from jsonb_each(held -> 'custom') entry
       where exists (select from public.lead_fields f where f.company_id = past.company_id and f.record = past.record and f.key = entry.key)));
  end if;
  perform set_config('parley.is_importing', 'on', true);
  begin
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', past.record,
        (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
          where a.attrelid = place and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and held ? a.attname))
      using held;
  exception
    when unique_violation then raise exception 'It is there again.' using errcode = 'P0001';
    when foreign_key_violation then
      raise exception 'It belonged to something that is no longer there.' using errcode = 'P0001';
  end;
  perform set_config('parley.is_importing', '', true);
  return case when exists (select from pg_catalog.pg_trigger t where t.tgrelid = place and t.tgname = 'keep_parts')
    then private.bring_back_parts(past.record, past.record_id, past.changed_at) else '{}' end;
end $$;

-- Gives the fields of a change the values they had.
create function private.restore_fields(past public.record_changes, expected jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  key_column constant text := case when past.record in ('vertical_configurations', 'recording_settings') then 'company_id' else 'id' end;
  -- What is part of a record stands in the record's history and names itself.
  row_id constant uuid := case when past.record in ('lead_contacts', 'lead_activities') then (past.before ->> 'id')::uuid else past.record_id end;
  fields constant text[] := array(select field from unnest(private.history_fields(format('public.%I', past.record)::regclass)) field
                                   where past.before ? field);
  held jsonb;
  differing text;
begin
  execute format('select jsonb_build_object(%s) from public.%I r where r.%I = $1 for update',
      (select string_agg(format('%1$L, r.%1$I', field), ', ') from unnest(fields) field), past.record, key_column)
    into held using row_id;
  if held is null then
    execute format('select to_jsonb(r.%2$I) from public.%1$I r where r.%2$I = $1', past.record, key_column) into held using row_id;
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
      using row_id, past.before;
  exception when foreign_key_violation then
    raise exception 'What it named then is no longer there.' using errcode = 'P0001';
  end;
  if not found then raise exception 'You may not change this.' using errcode = '42501'; end if;
end $$;

drop function public.restore_change(uuid, uuid, jsonb);

-- Gives the fields of a change the values they had, or a deleted record its place with what went with it, under the caller's own rights,
-- all or nothing. Refused where a field was changed since, with what it holds now as the error's detail; who has seen that may send it as
-- `expected`. Of a deleted record it answers how many rows came back by table, and how many could not ("missing").
create function public.restore_change(record_id uuid, change uuid, expected jsonb default null) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  past public.record_changes;
  held jsonb;
  answer jsonb := '{}';
begin
  select * into past from public.record_changes c where c.record_id = restore_change.record_id and c.id = restore_change.change;
  if past.id is null then raise exception 'This change is not kept any more.' using errcode = 'P0002'; end if;
  if past.operation = 'insert' or past.record in ('api_keys', 'profiles') then
    raise exception 'This cannot be taken back here.' using errcode = 'P0001';
  end if;
  if past.before is null then raise exception 'What was there before has been erased.' using errcode = 'P0001'; end if;
  perform set_config('parley.restores', past.id::text, true);
  if past.record = 'stages' then
    -- Set as a whole.
    held := jsonb_build_object('stages', private.stage_list(past.company_id));
    if held is distinct from coalesce(expected, past.after) then
      raise exception 'Stages changed since.' using errcode = 'P0001', detail = held::text, hint = 'changed_since';
    end if;
    perform public.set_stages(past.before -> 'stages');
  elsif past.operation = 'delete' then
    answer := private.restore_deleted(past);
  else
    perform private.restore_fields(past, expected);
  end if;
  perform set_config('parley.restores', '', true);
  return answer;
end $$;

-- ── History of the parts of a record ─────────────────────────────────────────────────────────────────────────────────────────────

select private.keep_history('public.teams');

-- Also who was given to another team.
select private.amend('private.profiles_history()', 'where (o.company_id, o.company_role) is distinct from (n.company_id, n.company_role)',
  'where (o.company_id, o.company_role, o.team_id) is distinct from (n.company_id, n.company_role, n.team_id)');
select private.amend('private.profiles_history()', 'jsonb_build_object(''company_role'', o.company_role), jsonb_build_object(''company_role'', n.company_role)
      from went o join came n on n.id = o.id where o.company_id = n.company_id and o.company_role <> n.company_role',
  'private.changed_cells(jsonb_build_object(''company_role'', o.company_role, ''team_id'', o.team_id),
             jsonb_build_object(''company_role'', n.company_role, ''team_id'', n.team_id)),
           private.changed_cells(jsonb_build_object(''company_role'', n.company_role, ''team_id'', n.team_id),
             jsonb_build_object(''company_role'', o.company_role, ''team_id'', o.team_id))
      from went o join came n on n.id = o.id
     where o.company_id = n.company_id and (o.company_role, o.team_id) is distinct from (n.company_role, n.team_id)');

-- Of two objects with the same keys what the first holds where they differ.
create function private.changed_cells(held jsonb, other jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select coalesce(jsonb_object_agg(key, value) filter (where value is distinct from other -> key), '{}') from jsonb_each(held) $$;

-- The people of a lead, and what was noted of a record, have their lines in the history of the record: each says which row it is about.
create function private.write_part_history(record text, fields text[], owners text, told text) returns void
language plpgsql set search_path = ''
as $$
declare
  cells constant text := (select string_agg(format('%1$L, r.%1$I', field), ', ') from unnest(fields) field);
  differs constant text := (select format('(%s) is distinct from (%s)', string_agg('o.' || quote_ident(field), ', '),
    string_agg('r.' || quote_ident(field), ', ')) from unnest(fields) field);
begin
  execute format($sql$
    create function private.%1$I() returns trigger
    language plpgsql security definer set search_path = ''
    as $body$
    declare
      source record;
    begin
      if tg_op = 'UPDATE' then
        if not exists (select from went o join came r on r.id = o.id where %2$s) then return null; end if;
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before, after, restored_id)
        select r.company_id, %3$L, %4$s, 'update', source.actor, source.way, source.way_id, source.way_name,
               private.changed_cells(to_jsonb(o), to_jsonb(r)) - array['updated_at'] || %5$s,
               private.changed_cells(to_jsonb(r), to_jsonb(o)) - array['updated_at'] || %5$s, source.restored
          from went o join came r on r.id = o.id where %2$s and %6$s;
      elsif tg_op = 'INSERT' then
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, after, restored_id)
        select r.company_id, %3$L, %4$s, 'insert', source.actor, source.way, source.way_id, source.way_name,
               jsonb_build_object(%7$s) || %5$s, source.restored from came r where %6$s;
      else
        if not exists (select from public.companies c where c.id = (select r.company_id from went r limit 1)) then return null; end if;
        source := private.way_of_change();
        insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before)
        select r.company_id, %3$L, %4$s, 'delete', source.actor, source.way, source.way_id, source.way_name, to_jsonb(r) from went r where %6$s;
      end if;
      return null;
    end $body$ $sql$,
    record || '_history', differs, record, owners,
    -- Who reads the line knows of which row and person it tells.
    case record when 'lead_contacts' then $c$jsonb_build_object('id', r.id, 'contact_id', r.contact_id)$c$ else $c$jsonb_build_object('id', r.id)$c$ end,
    told, cells);
  execute format('revoke execute on function private.%I() from public', record || '_history');
end $$;

do $$
declare
  part record;
  operation text;
begin
  for part in select * from (values
    ('lead_contacts', array['contact_id', 'role'], 'r.lead_id', 'true', array['insert', 'update', 'delete']),
    -- That something was noted stands in the timeline itself.
    ('lead_activities', array['body', 'kind', 'data', 'created_at'], 'coalesce(r.lead_id, r.account_id, r.contact_id)',
      'r.kind in (''note'', ''call'', ''meeting'')', array['update', 'delete'])) as entry (record, fields, owners, told, operations)
  loop
    perform private.write_part_history(part.record, part.fields, part.owners, part.told);
    foreach operation in array part.operations loop
      -- What goes along with a record, and what a trigger, a merge, an import or the sample company moves, is nobody's change.
      execute format('create trigger history_%1$s after %1$s on public.%2$I referencing %3$s for each statement when (%4$s) execute function private.%5$I()',
        operation, part.record,
        case operation when 'insert' then 'new table as came' when 'update' then 'old table as went new table as came' else 'old table as went' end,
        $w$pg_trigger_depth() = 0 and current_setting('parley.is_erasing', true) is distinct from 'on' and current_setting('parley.is_merging', true) is distinct from 'on'
          and current_setting('parley.is_loading_sample', true) is distinct from 'on' and current_setting('parley.is_importing', true) is distinct from 'on'$w$,
        part.record || '_history');
    end loop;
  end loop;
end $$;
drop function private.write_part_history(text, text[], text, text);

-- Its columns are followed by the function that all records have.
select private.amend('private.follow_history()', 't.tgrelid <> ''public.profiles''::regclass',
  't.tgrelid <> all (array[''public.profiles'', ''public.lead_contacts'', ''public.lead_activities'']::regclass[])');
select private.amend('private.history_fields(regclass)', 'else a.attname <> all',
  'when ''lead_contacts'' then a.attname = ''role''
       when ''lead_activities'' then a.attname = any (array[''body'', ''kind'', ''data'', ''created_at''])
       else a.attname <> all');

alter policy "who may read the record" on public.record_changes
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case
    when record in ('leads', 'lead_contacts') then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when record = 'lead_activities' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.accounts r where r.id = record_id) or exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when record = 'accounts' then exists (select from public.accounts r where r.id = record_id)
    when record = 'contacts' then exists (select from public.contacts r where r.id = record_id)
    when record = 'tasks' then exists (select from public.tasks r where r.id = record_id)
    when record = 'automations' then exists (select from public.automations r where r.id = record_id)
    when record = 'templates' then exists (select from public.templates r where r.id = record_id)
    when record = 'lead_fields' then exists (select from public.lead_fields r where r.id = record_id)
    when record = 'insight_trackers' then exists (select from public.insight_trackers r where r.id = record_id)
    when record = 'api_keys' then exists (select from public.api_keys r where r.id = record_id)
    when record = 'teams' then exists (select from public.teams r where r.id = record_id)
    else false end
    -- Who deleted something may put it back.
    or operation = 'delete' and actor_id = (select auth.uid())));

-- What a merge moves is no change by anybody.
select private.amend('public.merge_leads(uuid,uuid,jsonb)', '  insert into public.lead_contacts (company_id, lead_id, contact_id)',
  '  perform set_config(''parley.is_loading_sample'', ''on'', true);
  insert into public.lead_contacts (company_id, lead_id, contact_id)');

-- A person who is deleted is named by no line of a sale.
create index record_changes_person on public.record_changes ((coalesce(before, after) ->> 'contact_id')) where record = 'lead_contacts';
select private.amend('private.forget_contact()', 'update public.record_changes set before = null, after = null where record_id = old.id;',
  'update public.record_changes set before = null, after = null where record_id = old.id;
  delete from public.record_changes where record = ''lead_contacts'' and coalesce(before, after) ->> ''contact_id'' = old.id::text and company_id = old.company_id;');

select private.amend('public.lead_timeline(uuid,timestamptz,uuid,int)', '''record_id'', c.record_id,', '''record'', c.record, ''record_id'', c.record_id,');
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)', '''record_id'', c.record_id,', '''record'', c.record, ''record_id'', c.record_id,');
select private.amend('public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int)', 'when ''leads'' then (select r.name',
  'when ''teams'' then (select r.name from public.teams r where r.id = c.record_id)
             when ''lead_contacts'' then (select r.name from public.leads r where r.id = c.record_id)
             when ''lead_activities'' then (select r.name from public.leads r where r.id = c.record_id
               union all select r.name from public.accounts r where r.id = c.record_id union all select r.name from public.contacts r where r.id = c.record_id)
             when ''leads'' then (select r.name');

-- Also what weighs more than the rest alone: removals, what was put back, keys and roles.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int)'::regprocedure);
begin
  drop function public.company_history(text, uuid, text, timestamptz, timestamptz, timestamptz, uuid, int);
  definition := replace(definition, 'page_size integer DEFAULT 50)', 'page_size integer DEFAULT 50, only_grave boolean DEFAULT false)');
  definition := replace(definition, 'and (only_way is null or c.way = only_way)',
    'and (only_way is null or c.way = only_way) and (not only_grave or private.is_grave(c))');
  execute definition;
end $$;

-- As web/src/features/history/is-grave.ts has it.
create function private.is_grave(change public.record_changes) returns boolean
language sql immutable set search_path = ''
as $$
  select change.operation = 'delete' or change.restored_id is not null
      or change.record = 'api_keys' and (change.operation = 'insert' or change.after ?| array['scopes', 'revoked_at'])
      or change.record = 'profiles' and change.operation = 'update' and change.after ? 'company_role'
$$;

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.attachments_went(),
  private.bring_back_parts(text,uuid,timestamptz),
  private.changed_cells(jsonb,jsonb),
  private.erase_files(uuid,text[]),
  private.forget_parts(),
  private.is_grave(public.record_changes),
  private.keep_parts(regclass),
  private.parts_shape(regclass),
  private.references_to(regclass),
  private.restore_deleted(public.record_changes),
  private.restore_fields(public.record_changes,jsonb),
  public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int,boolean),
  public.restore_change(uuid,uuid,jsonb)
  from public;
grant execute on function
  private.is_grave(public.record_changes),
  public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int,boolean),
  private.bring_back_parts(text,uuid,timestamptz),
  private.restore_deleted(public.record_changes),
  private.restore_fields(public.record_changes,jsonb),
  public.restore_change(uuid,uuid,jsonb)
  to authenticated;
