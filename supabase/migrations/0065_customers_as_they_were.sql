-- What comes in, goes out again or is put back leaves customers as they were: their website, the person of a sale, who else is part of it, and the
-- currency of an amount that the file doesn't have.

-- Replaces a part of a function, which has to be there.
create function private.amend(function regprocedure, known text, fresh text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(function);
begin
  if position(known in definition) = 0 then raise exception '% has no "%"', function, known; end if;
  execute replace(definition, known, fresh);
end $$;
revoke execute on function private.amend(regprocedure,text,text) from public;

-- A new sale fills in what an account lacks and corrects nothing.
select private.amend('private.find_customer()', 'new.website := case when is_new or new.website is distinct from old.website
      then coalesce(new.website, account.website) else account.website end;',
  'new.website := case when is_new then coalesce(account.website, new.website)
      when new.website is distinct from old.website then coalesce(new.website, account.website) else account.website end;');
-- A sale that comes out of a file without a person has none: it is called by its company, or by its own name.
select private.amend('private.find_customer()', 'if new.contact_id is null and private.name_key(new.name) is not null then',
  'if new.contact_id is null and private.name_key(new.name) is not null
     and not (is_new and current_setting(''parley.is_importing'', true) = ''on'' and new.email is null and new.phone is null and new.title is null
       and new.deal_name is not null and coalesce(private.name_key(new.name) in (key, private.name_key(new.deal_name)), false)) then');

-- Once it has a person, that is a contact like any other.
create trigger find_person before update on public.leads for each row
  when (new.contact_id is null and old.contact_id is null
    and (new.name, new.email, new.phone) is distinct from (old.name, old.email, old.phone)
    and current_setting('parley.is_erasing', true) is distinct from 'on' and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.find_customer();

select private.amend('private.import_lead_batch(uuid,int,jsonb,bigint,uuid)', 'when $1 = ''''overwrite'''' or l.value is null then coalesce(b.currency, l.currency)',
  'when $1 = ''''overwrite'''' and b.value is not null or l.value is null then coalesce(b.currency, l.currency)');
-- The account of somebody who is there already is not guessed.
select private.amend('private.import_customer_batch(uuid,int,jsonb,bigint,uuid)', 'if import.duplicates = ''create'' and not',
  'if import.record = ''contacts'' and found.id is not null and refs ->> ''account'' is null and refs ->> ''account_key'' is null then
        given := given - ''account_id'';
      end if;
      if import.duplicates = ''create'' and not');

-- Takes back changes of an account or contact that were made in one moment and so have no order: each once what came after it is. What somebody
-- changed since stays. `lines`: [{"id", "before", "after"}] of record_changes.
create function private.take_back(record text, id uuid, lines jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  held jsonb;
  line jsonb;
begin
  while jsonb_array_length(lines) > 0 loop
    execute format('select to_jsonb(r) from public.%I r where r.id = $1', record) into held using id;
    line := (select l.value from jsonb_array_elements(lines) l
              where exists (select from jsonb_object_keys(l.value -> 'before') key
                             where key <> 'custom' and coalesce(held -> key, 'null') = coalesce(l.value -> 'after' -> key, 'null')) limit 1);
    exit when line is null;
    execute format('update public.%1$I r set %2$s from jsonb_populate_record(null::public.%1$I, $2) was where r.id = $1', record, (
      select string_agg(format('%1$I = case when coalesce(to_jsonb(r.%1$I), ''null'') = coalesce($3 -> %1$L, ''null'') then was.%1$I else r.%1$I end', key), ', ')
        from jsonb_object_keys(line -> 'before') key where key <> 'custom')) using id, line -> 'before', line -> 'after';
    lines := (select coalesce(jsonb_agg(l.value), '[]') from jsonb_array_elements(lines) l where l.value ->> 'id' <> line ->> 'id');
  end loop;
end $$;
revoke execute on function private.take_back(text,uuid,jsonb) from public;

-- What an import wrote into customers on the way goes with it, where nobody changed it since.
select private.amend('private.undo_lead_import(uuid)', '  update public.lead_import_rows rows set kept_reason', '  for link in
    select c.record, c.record_id, jsonb_agg(jsonb_build_object(''id'', c.id, ''before'', c.before, ''after'', c.after)) as lines from public.record_changes c
     where c.company_id = import.company_id and c.changed_at >= import.created_at and c.way = ''import'' and c.way_id = target
       and c.operation = ''update'' and c.record in (''accounts'', ''contacts'') and c.after is not null and c.before - ''custom'' <> ''{}''
       and not exists (select from pg_temp.import_undo u join public.leads l on l.id = u.lead_id
                        where u.kept is not null and c.record_id in (l.account_id, l.contact_id))
     group by c.record, c.record_id, c.changed_at order by c.changed_at desc
  loop
    perform private.take_back(link.record, link.record_id, link.lines);
  end loop;
  update public.lead_import_rows rows set kept_reason');

-- Who is part of both sales stands once in the one that stays, and in both again when they are taken apart. Choosing name and address of the
-- other sale takes its person, and renames nobody; a stage that was chosen comes with its own closing.
select private.amend('public.merge_leads(uuid,uuid,jsonb)', '  moved jsonb := ''{}'';', '  moved jsonb := ''{}'';
  chosen_fields jsonb := chosen;
  person uuid;');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'fresh := jsonb_populate_record(kept, chosen);',
  'if chosen ? ''status'' and chosen ->> ''status'' = gone.status and gone.status in (''won'', ''lost'') and gone.status <> kept.status then
    chosen_fields := jsonb_build_object(''closed_at'', gone.closed_at, ''lost_reason'', gone.lost_reason) || chosen_fields;
  end if;
  person := case when chosen ->> ''name'' = gone.name and gone.name is distinct from kept.name
    and chosen ->> ''email'' = gone.email and gone.email is distinct from kept.email then gone.contact_id end;
  if person is distinct from kept.contact_id and person is not null then
    update public.leads l set contact_id = person where l.id = keep returning * into kept;
  end if;
  fresh := jsonb_populate_record(kept, case when person is null then chosen_fields else chosen_fields - array[''name'', ''email'', ''phone'', ''title''] end);');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'on conflict (lead_id, contact_id) do nothing;
  -- A row', 'on conflict (lead_id, contact_id) do nothing;
  insert into public.lead_contacts (company_id, lead_id, contact_id)
  select kept.company_id, keep, was.contact_id from (select (before ->> ''contact_id'')::uuid as contact_id) was where was.contact_id <> fresh.contact_id
  on conflict (lead_id, contact_id) do nothing;
  moved := jsonb_build_object(''people'', coalesce((
    select jsonb_agg(jsonb_build_object(''gone'', to_jsonb(p), ''kept'', q.id, ''role'', q.role))
      from public.lead_contacts p join public.lead_contacts q on q.lead_id = keep and q.contact_id = p.contact_id
     where p.lead_id = drop_lead), ''[]''));
  -- A row');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', '  person uuid;', '  person uuid;
  before jsonb;');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'if chosen ? ''status'' and', 'before := to_jsonb(kept);
  if chosen ? ''status'' and');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'values (merge, kept.company_id, keep, drop_lead, to_jsonb(kept), to_jsonb(fresh)', 'values (merge, kept.company_id, keep, drop_lead, before, to_jsonb(fresh)');
select private.amend('public.undo_merge(uuid)', '  back := jsonb_populate_record(held, (',
  '  if held.contact_id::text is distinct from past.kept_before ->> ''contact_id'' and held.contact_id::text = past.kept_after ->> ''contact_id''
     and exists (select from public.contacts c where c.company_id = past.company_id and c.id::text = past.kept_before ->> ''contact_id'') then
    delete from public.lead_contacts
     where company_id = past.company_id and lead_id = past.kept_id and contact_id::text = past.kept_before ->> ''contact_id'' and role is null;
    update public.leads l set contact_id = (past.kept_before ->> ''contact_id'')::uuid where l.id = held.id returning * into held;
    delete from public.lead_contacts
     where company_id = past.company_id and lead_id = past.kept_id and contact_id::text = past.kept_after ->> ''contact_id'' and created_at = now();
    past.kept_after := past.kept_after || jsonb_build_object(''name'', held.name, ''email'', held.email, ''phone'', held.phone, ''title'', held.title);
  end if;
  back := jsonb_populate_record(held, (');
select private.amend('public.undo_merge(uuid)', '  delete from public.lead_activities', '  update public.lead_contacts q set role = part ->> ''role''
    from jsonb_array_elements(coalesce(past.moved -> ''people'', ''[]'')) part
   where q.id = (part ->> ''kept'')::uuid and q.company_id = past.company_id and q.role is not distinct from coalesce(part ->> ''role'', part -> ''gone'' ->> ''role'');
  insert into public.lead_contacts
  select again.* from jsonb_array_elements(coalesce(past.moved -> ''people'', ''[]'')) part
   cross join lateral jsonb_populate_record(null::public.lead_contacts, part -> ''gone'') again
   where exists (select from public.contacts c where c.company_id = past.company_id and c.id = again.contact_id)
  on conflict (lead_id, contact_id) do nothing;
  delete from public.lead_activities');

-- Another name of an account, shown on its leads, is put back on the account: on the lead it would name another account.
create function private.restore_account_name(past public.record_changes, expected jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  held public.leads;
begin
  if past.record <> 'leads' or not past.before ? 'company' or past.before ->> 'company' is null then return false; end if;
  select * into held from public.leads l where l.id = past.record_id for update;
  if held.company is distinct from coalesce(expected, past.after) ->> 'company' then return false; end if;
  if not exists (select from public.record_changes c where c.record = 'accounts' and c.record_id = held.account_id and c.operation = 'update'
                    and c.changed_at = past.changed_at and c.before ->> 'name' = past.before ->> 'company') then return false; end if;
  update public.accounts a set name = past.before ->> 'company' where a.id = held.account_id;
  return found;
exception when unique_violation then
  raise exception 'There is another account of this name.' using errcode = 'P0001';
end $$;
revoke execute on function private.restore_account_name(public.record_changes,jsonb) from public;
grant execute on function private.restore_account_name(public.record_changes,jsonb) to authenticated;
select private.amend('private.restore_fields(public.record_changes,jsonb)', '  fields constant text[]', '  fields text[]');
select private.amend('private.restore_fields(public.record_changes,jsonb)', '  begin
    execute format(''update public.%1$I r set', '  if private.restore_account_name(past, expected) then
    if fields = array[''company''] then return; end if;
    past.before := past.before - ''company'';
    fields := array_remove(fields, ''company'');
  end if;
  begin
    execute format(''update public.%1$I r set');

drop function private.amend(regprocedure, text, text);
