-- What is taken along is counted where it is handed out, and what is hidden is not named by what it shares with a colleague's record.

-- ── Exports ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- It wrote down what its caller said.
drop function public.note_export(text, int);

-- Writes into the history that rows were handed to the caller for a file; further parts of one export add to its line. A line that has stood
-- for an hour is no longer added to, so that nobody writes on in what has long been read.
create function private.note_handed_out(export uuid, kind text, handed int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done record;
begin
  select * into done from private.way_of_change();
  update public.record_changes c
     set after = jsonb_set(c.after, '{rows}', to_jsonb((c.after ->> 'rows')::int + handed))
   where c.company_id = private.company_id() and c.record = 'exports' and c.record_id = export and c.actor_id = done.actor
     and c.after ->> 'record' = kind and c.way = done.way and c.way_id is not distinct from done.way_id
     and c.changed_at > now() - interval '1 hour';
  if found then return; end if;
  insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, after)
  values (private.company_id(), 'exports', export, 'insert', done.actor, done.way, done.way_id, done.way_name,
    jsonb_build_object('record', kind, 'rows', handed));
end $$;

create function private.check_export(ids uuid[]) returns void
language plpgsql set search_path = ''
as $$ begin
  perform private.require_manager('Only managers and owners may export lists.');
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
end $$;

-- Rows for a file, as the caller sees them. `export` is the same for all parts of one file.
create function public.export_leads(export uuid, ids uuid[]) returns setof public.leads
language plpgsql set search_path = ''
as $$
declare
  handed int;
begin
  perform private.check_export(ids);
  return query select r.* from public.leads r where r.id = any (ids);
  get diagnostics handed = row_count;
  perform private.note_handed_out(export, 'leads', handed);
end $$;

create function public.export_accounts(export uuid, ids uuid[]) returns setof public.accounts
language plpgsql set search_path = ''
as $$
declare
  handed int;
begin
  perform private.check_export(ids);
  return query select r.* from public.accounts r where r.id = any (ids);
  get diagnostics handed = row_count;
  perform private.note_handed_out(export, 'accounts', handed);
end $$;

create function public.export_contacts(export uuid, ids uuid[]) returns setof public.contacts
language plpgsql set search_path = ''
as $$
declare
  handed int;
begin
  perform private.check_export(ids);
  return query select r.* from public.contacts r where r.id = any (ids);
  get diagnostics handed = row_count;
  perform private.note_handed_out(export, 'contacts', handed);
end $$;

-- A page of the company's history for a file.
create function public.export_history(
  export uuid, only_record text default null, only_actor uuid default null, only_way text default null, from_at timestamptz default null,
  to_at timestamptz default null, before_at timestamptz default null, before_id uuid default null, page_size int default 50,
  only_grave boolean default false)
returns table (id uuid, record text, record_id uuid, label text, currency text, operation text, changed_at timestamptz, actor_id uuid,
  way text, way_name text, before jsonb, after jsonb, restored_id uuid)
language plpgsql set search_path = ''
as $$
declare
  handed int;
begin
  return query select h.* from public.company_history(
    only_record, only_actor, only_way, from_at, to_at, before_at, before_id, page_size, only_grave) h;
  get diagnostics handed = row_count;
  if handed > 0 then perform private.note_handed_out(export, 'history', handed); end if;
end $$;

-- Opens the export of everything, and writes it down. @returns the company's name
create function public.open_company_export() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  done record;
begin
  perform private.require_manager('Only managers and owners may export the company.');
  select * into done from private.way_of_change();
  insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, after)
  values (private.company_id(), 'exports', gen_random_uuid(), 'insert', done.actor, done.way, done.way_id, done.way_name,
    jsonb_build_object('record', 'company'));
  return (select c.name from public.companies c where c.id = private.company_id());
end $$;

revoke execute on function
  private.check_export(uuid[]),
  private.note_handed_out(uuid,text,int),
  public.export_accounts(uuid,uuid[]),
  public.export_contacts(uuid,uuid[]),
  public.export_history(uuid,text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int,boolean),
  public.export_leads(uuid,uuid[]),
  public.open_company_export()
  from public;
grant execute on function
  private.check_export(uuid[]),
  private.note_handed_out(uuid,text,int),
  public.export_accounts(uuid,uuid[]),
  public.export_contacts(uuid,uuid[]),
  public.export_history(uuid,text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int,boolean),
  public.export_leads(uuid,uuid[]),
  public.open_company_export()
  to authenticated;

-- ── The account of a mail domain ─────────────────────────────────────────────────────────────────────────────────────────────────

-- A sale without a company's name finds the account of its address only where the caller sees that account.
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.find_customer()'::regprocedure);
  known constant text := 'and a.company_id is not distinct from new.company_id order by a.name_key limit 1;';
begin
  if position(known in definition) = 0 then raise exception 'find_customer has no "%"', known; end if;
  execute replace(definition, known,
    'and a.company_id is not distinct from new.company_id and (team is null or private.names_account(team, a.id)) order by a.name_key limit 1;');
end $$;

-- ── What is kept with a contact of somebody else ─────────────────────────────────────────────────────────────────────────────────

-- A form, an automation or a manager joins a sale to a colleague's contact: whose sale it is has the person's name and address by it, and
-- neither reads what the colleague keeps with them nor rewrites it, as with accounts. Theirs is a contact that they made, that their sale
-- made, or of an account of theirs; what a manager made, or somebody who left, is that of the sales that name it.
create function private.kept_people() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select c.id from public.contacts c where c.company_id = own and c.created_by = any (team)
    union all
    select c.id from public.leads l join public.contacts c on c.id = l.contact_id
        left join public.leads f on f.id = c.first_lead_id and f.contact_id = c.id
        left join public.profiles p on p.id = c.created_by and p.company_id = own and p.company_role = 'member'
     where l.company_id = own and (l.owner_id is null or l.owner_id = any (team))
       and (f.id = l.id or f.id is null and p.id is null or c.account_id in (select private.seen_accounts()))
    union all
    select c.id from public.contacts c
     where c.company_id = own
       and (c.account_id in (select private.seen_accounts()) or c.account_id is null and c.created_by is null)
       and not exists (select from public.leads l where l.company_id = c.company_id and l.contact_id = c.id);
end $$;

-- The same of one record.
create or replace function private.team_sees(team uuid[], lead uuid, account uuid, contact uuid) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  if team is null then return true; end if;
  if lead is not null then return private.sees_lead(lead, team); end if;
  return exists (select from public.accounts a where a.id = account and (a.owner_id is null or a.owner_id = any (team)
      or exists (select from public.leads l where l.id = a.first_lead_id and l.account_id = a.id and (l.owner_id is null or l.owner_id = any (team)))))
    or exists (select from public.contacts c where c.id = contact and (c.created_by = any (team)
      or exists (select from public.leads l
                  where l.company_id = c.company_id and l.contact_id = c.id and (l.owner_id is null or l.owner_id = any (team))
                    and (l.id = c.first_lead_id
                      or not exists (select from public.leads f where f.id = c.first_lead_id and f.contact_id = c.id)
                         and not exists (select from public.profiles p
                                          where p.id = c.created_by and p.company_id = c.company_id and p.company_role = 'member')
                      or private.team_sees(team, null, c.account_id, null)))
      or not exists (select from public.leads l where l.company_id = c.company_id and l.contact_id = c.id)
         and case when c.account_id is null then c.created_by is null else private.team_sees(team, null, c.account_id, null) end));
end $$;

-- Whether somebody sees the contact's own row.
create function private.names_contact(team uuid[], contact uuid) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return private.team_sees(team, null, null, contact)
    or exists (select from public.contacts c join public.leads l on l.company_id = c.company_id and l.contact_id = c.id
                where c.id = contact and (l.owner_id is null or l.owner_id = any (team)));
end $$;

-- What a sale finds, and what a calendar calls a task's customer, are contacts by name.
do $$
declare
  place text;
  known text;
  said text;
  definition text;
begin
  for place, known, said in values
    ('private.find_customer()', 'private.team_sees(team, null, null, c.id)', 'private.names_contact(team, c.id)'),
    ('private.contact_of(public.leads)', 'private.team_sees(team, null, null, c.id)', 'private.names_contact(team, c.id)'),
    ('private.calendar_of(uuid,uuid)', 'private.team_sees(private.team_of(person), null, null, c.id)',
      'private.names_contact(private.team_of(person), c.id)'),
    -- Who takes a sale to another company leaves a colleague's contact where it is.
    ('private.tell_customer()', 'and c.account_id is distinct from new.account_id',
      'and c.account_id is distinct from new.account_id and private.team_sees(private.finding_team(), null, null, c.id)')
  loop
    definition := pg_catalog.pg_get_functiondef(place::regprocedure);
    if position(known in definition) = 0 then raise exception '% has no "%"', place, known; end if;
    execute replace(definition, known, said);
  end loop;
end $$;

do $$
declare
  target regclass;
  visible text;
begin
  foreach target in array array['public.tasks', 'public.recordings']::regclass[] loop
    visible := format('(select private.whole_company()) is not null or %s
        or num_nonnulls(lead_id, account_id, contact_id) = 0 and %s is null
        or lead_id in (select private.seen_leads())
        or account_id in (select private.seen_accounts())
        or contact_id in (select private.kept_people())',
      case target when 'public.tasks'::regclass then 'array[assignee_id, created_by] && (select private.own_team())::uuid[]'
        else 'owner_id = any ((select private.own_team())::uuid[])' end,
      case target when 'public.tasks'::regclass then 'assignee_id' else 'owner_id' end);
    execute format('alter policy "own and team''s" on %s using (%s) with check (%2$s)', target, visible);
  end loop;
end $$;
alter policy "own and team's" on public.lead_activities
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts()) or contact_id in (select private.kept_people())
    or actor_id = any ((select private.own_team())::uuid[])
       and (account_id in (select private.named_accounts()) or contact_id in (select private.seen_people())))
  with check ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts()) or contact_id in (select private.kept_people())
    or actor_id = any ((select private.own_team())::uuid[])
       and (account_id in (select private.named_accounts()) or contact_id in (select private.seen_people())));
alter policy "of what is seen" on public.attachments
  using ((select private.whole_company()) is not null and recording_id is null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts()) or contact_id in (select private.kept_people())
    or created_by = any ((select private.own_team())::uuid[])
       and (account_id in (select private.named_accounts()) or contact_id in (select private.seen_people()))
    or exists (select from public.tasks t where t.id = attachments.task_id)
    -- Also where everything is shown: a recording may be its owner's alone.
    or exists (select from public.recordings r where r.id = attachments.recording_id));
alter policy "own and team's" on public.customer_merges
  using ((select private.whole_company()) is not null or kept_id in (select private.seen_accounts())
    or kept_id in (select private.kept_people()));
alter policy "own and team's" on public.lead_emails
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads()) or contact_id in (select private.kept_people())
    or sender_id = any ((select private.own_team())::uuid[]) and contact_id in (select private.seen_people()))
  with check ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or contact_id in (select private.kept_people())
    or sender_id = any ((select private.own_team())::uuid[]) and contact_id in (select private.seen_people()));
alter policy "who may read the record" on public.record_changes
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case
    when record in ('leads', 'lead_contacts') then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when record = 'lead_activities' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.accounts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.contacts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.kept_people())))
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.kept_people())))
    when record = 'accounts' then exists (select from public.accounts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
    when record = 'contacts' then exists (select from public.contacts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.kept_people())))
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.kept_people())))
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

-- Whoever has a contact by name alone fills in what it lacks, and rewrites nothing of it.
create function private.refuse_rewriting_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  team constant uuid[] := private.finding_team();
begin
  if team is null or private.team_sees(team, null, null, old.id) then return new; end if;
  raise exception 'Somebody else looks after this contact: ask them or a manager to change it.' using errcode = '42501';
end $$;
create trigger contact_of_others before update on public.contacts for each row
  when ((new.company_id, new.name, new.tags, new.custom, new.is_sample, new.created_at)
        is distinct from (old.company_id, old.name, old.tags, old.custom, old.is_sample, old.created_at)
    or nullif(old.title, '') is not null and new.title is distinct from old.title
    or nullif(old.email, '') is not null and new.email is distinct from old.email
    or nullif(old.phone, '') is not null and new.phone is distinct from old.phone
    or old.account_id is not null and new.account_id is distinct from old.account_id)
  execute function private.refuse_rewriting_contact();
create trigger keep_first_lead before update of first_lead_id on public.contacts for each row
  when (new.first_lead_id is distinct from old.first_lead_id) execute function private.keep_author('first_lead_id');

do $$
declare
  place text;
  known text;
  said text;
  definition text;
begin
  for place, known, said in values
    -- One that joins it under the id of the sale that made it, which went, is another.
    ('private.find_customer()', '  if is_new and contact.id is not null then', $new$  if team is not null and contact.first_lead_id = new.id and coalesce(contact.created_by <> all (team), true)
     and (is_new or new.contact_id is distinct from old.contact_id)
     and not exists (select from public.leads l where l.id = new.id and l.contact_id = contact.id) then
    update public.contacts c set first_lead_id = null where c.id = contact.id;
  end if;
  if is_new and contact.id is not null then$new$),
    -- Who has a sale with them writes to them.
    ('public.send_contact_email(uuid,text,text,uuid,text)', 'not private.sees_customer(''contacts'', contact)',
      'not private.names_contact(private.own_team(), contact)')
  loop
    definition := pg_catalog.pg_get_functiondef(place::regprocedure);
    if position(known in definition) = 0 then raise exception '% has no "%"', place, known; end if;
    execute replace(definition, known, said);
  end loop;
end $$;

revoke execute on function
  private.kept_people(),
  private.names_contact(uuid[],uuid),
  private.refuse_rewriting_contact()
  from public;
grant execute on function private.kept_people() to authenticated, service_role;

-- ── A change of many, where one of them is refused ───────────────────────────────────────────────────────────────────────────────

create function private.change_some(record text, ids uuid[], change uuid, patch jsonb, key text, value jsonb, tag text, is_given boolean)
returns int
language plpgsql set search_path = ''
as $$ begin
  if patch is not null then return public.change_records(record, ids, patch, change); end if;
  if key is not null then return public.set_own_field(record, ids, key, value, change); end if;
  return public.tag_records(record, ids, tag, is_given, change);
end $$;

-- Gives records the values of `patch`, else a value in an own field, else a tag or takes it, as `change_records`, `set_own_field` and
-- `tag_records` do; what may not be changed stays, and is counted with the first reason, as `delete_records` does.
create function public.change_each(record text, ids uuid[], change uuid, patch jsonb default null, key text default null,
  value jsonb default null, tag text default null, is_given boolean default null)
returns table (changed int, refused int, reason text)
language plpgsql set search_path = ''
as $$
declare
  one uuid;
begin
  refused := 0;
  begin
    changed := private.change_some(record, ids, change, patch, key, value, tag, is_given);
    return next;
    return;
  exception when raise_exception or insufficient_privilege then
    changed := 0;
  end;
  -- One of them is refused, and a statement goes whole or not at all.
  foreach one in array ids loop
    begin
      changed := changed + private.change_some(record, array[one], change, patch, key, value, tag, is_given);
    exception when raise_exception or insufficient_privilege then
      refused := refused + 1;
      reason := coalesce(reason, sqlerrm);
    end;
  end loop;
  return next;
end $$;

revoke execute on function
  private.change_some(text,uuid[],uuid,jsonb,text,jsonb,text,boolean),
  public.change_each(text,uuid[],uuid,jsonb,text,jsonb,text,boolean)
  from public;
grant execute on function
  private.change_some(text,uuid[],uuid,jsonb,text,jsonb,text,boolean),
  public.change_each(text,uuid[],uuid,jsonb,text,jsonb,text,boolean)
  to authenticated;

-- ── What comes back ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Gives the records the values back that went with an own field: each stands in the history of its record, under the moment of the removal,
-- and goes with it where that is erased.
create function private.bring_back_values(past public.record_changes) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  key constant text := past.before ->> 'key';
  counted int;
begin
  -- The field is restored, not each record.
  perform set_config('parley.restores', '', true);
  execute format($sql$
    update public.%I r set custom = r.custom || jsonb_build_object($1, c.before -> 'custom' -> $1)
      from public.record_changes c
     where c.company_id = $2 and c.changed_at = $3 and c.record = $4 and c.operation = 'update' and c.before -> 'custom' ? $1
       and c.before -> 'custom' -> $1 <> 'null' and r.company_id = $2 and r.id = c.record_id and not r.custom ? $1 $sql$, past.before ->> 'record')
    using key, past.company_id, past.changed_at, past.before ->> 'record';
  get diagnostics counted = row_count;
  return counted;
end $$;

-- An account whose name another one has by now comes back beside it, under a name that says so.
create or replace function private.restore_deleted(past public.record_changes) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  place constant regclass := format('public.%I', past.record)::regclass;
  held jsonb := past.before;
  tries int := 0;
  is_there boolean;
  answer jsonb := '{}';
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
  loop
    begin
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', past.record,
          (select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
            where a.attrelid = place and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and held ? a.attname))
        using held;
      exit;
    exception
      when unique_violation then
        execute format('select exists (select from public.%I r where r.id = $1)', past.record) into is_there using past.record_id;
        if is_there then raise exception 'It is there again.' using errcode = 'P0001'; end if;
        if past.record <> 'accounts' or tries = 20 then
          raise exception 'Another one of this name was made since. Rename that one or delete it, then restore this one.' using errcode = 'P0001';
        end if;
        tries := tries + 1;
        held := jsonb_set(held, '{name}', to_jsonb(left(past.before ->> 'name', 180) || case tries when 1 then ' (restored)' else format(' (restored %s)', tries) end));
        answer := '{"renamed": 1}';
      when foreign_key_violation then
        raise exception 'It belonged to something that is no longer there.' using errcode = 'P0001';
    end;
  end loop;
  perform set_config('parley.is_importing', '', true);
  if past.record = 'lead_fields' then answer := answer || jsonb_build_object('values', private.bring_back_values(past)); end if;
  return answer || case when exists (select from pg_catalog.pg_trigger t where t.tgrelid = place and t.tgname = 'keep_parts')
    then private.bring_back_parts(past.record, past.record_id, past.changed_at) else '{}' end;
end $$;

revoke execute on function private.bring_back_values(public.record_changes) from public;
grant execute on function private.bring_back_values(public.record_changes) to authenticated;
