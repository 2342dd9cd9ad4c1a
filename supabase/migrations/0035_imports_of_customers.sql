-- Files hold accounts and contacts, too. What another product calls a record is kept, so that it is known again; notes come along; a
-- cell that cannot be read costs itself alone.

alter table public.lead_imports
  add record text not null default 'leads' check (record in ('leads', 'accounts', 'contacts')),
  -- Of dates such as 1/2/2026; null where the file holds none.
  add date_order text check (date_order in ('dmy', 'mdy')),
  -- What a person said that the values of a column mean: {"phase": {"in verhandlung": "negotiation"}}.
  add value_map jsonb not null default '{}',
  -- Cells that could not be read.
  add unread_count int not null default 0;
grant insert (record, date_order, value_map) on public.lead_imports to authenticated;

alter table public.lead_import_rows
  -- Of a file of accounts or contacts.
  add customer_id uuid,
  -- The account that a contact's row made.
  add made_account_id uuid,
  -- [{"heading", "text", "reason"}]: the cells that the record lacks.
  add unread jsonb;
create index lead_import_rows_unread on public.lead_import_rows (import_id, row_number) where unread is not null;

-- What other products call records. No foreign key: a key of what is gone finds nothing.
create table private.record_keys (
  company_id uuid not null references public.companies on delete cascade,
  record text not null check (record in ('leads', 'accounts', 'contacts')),
  key text not null check (length(key) <= 200),
  record_id uuid not null,
  import_id uuid not null,
  primary key (company_id, record, key)
);
create index record_keys_record on private.record_keys (record_id);
create index record_keys_import on private.record_keys (company_id, import_id);
alter table private.record_keys enable row level security;

create index accounts_by_folded_name on public.accounts (private.fold_company(name), company_id);

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- The entries of a row that the timeline of its record lacks. What is told of the future is no call that took place.
create function private.new_notes(notes jsonb, of_company uuid, lead uuid, account uuid, contact uuid, made_at timestamptz)
returns table (kind text, body text, at timestamptz)
language sql stable set search_path = ''
as $$
  select n.kind, n.body, least(coalesce(n.at, made_at, now()), now())
    from jsonb_to_recordset(coalesce(notes, '[]')) as n (kind text, body text, at timestamptz)
   where not exists (select from public.lead_activities a
           where a.company_id = of_company and a.lead_id = lead and a.kind = n.kind and a.body = n.body and (n.at is null or a.created_at = least(n.at, now())))
     and not exists (select from public.lead_activities a
           where a.company_id = of_company and a.account_id = account and a.kind = n.kind and a.body = n.body and (n.at is null or a.created_at = least(n.at, now())))
     and not exists (select from public.lead_activities a
           where a.company_id = of_company and a.contact_id = contact and a.kind = n.kind and a.body = n.body and (n.at is null or a.created_at = least(n.at, now())))
$$;

-- ── Leads ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  '(item -> ''lead'' ->> ''id'')::uuid as given_id,',
  '(item -> ''record'' ->> ''id'')::uuid as given_id, item -> ''refs'' ->> ''key'' as key, item -> ''refs'' ->> ''account_key'' as account_key,
           item -> ''refs'' ->> ''contact_key'' as contact_key, item -> ''notes'' as notes, item -> ''unread'' as unread,');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)', 'coalesce(item -> ''lead'', ''{}'')', 'coalesce(item -> ''record'', ''{}'')');
-- Whom a row names by another product's id, and what it doesn't say of them itself.
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'update pg_temp.import_batch set id = gen_random_uuid() where outcome is null;',
  'update pg_temp.import_batch b
     set name = coalesce(nullif(b.name, ''''), c.name), email = coalesce(b.email, c.email), phone = coalesce(b.phone, c.phone),
         title = coalesce(b.title, c.title), company = coalesce(b.company, a.name)
    from private.record_keys k join public.contacts c on c.id = k.record_id left join public.accounts a on a.id = c.account_id
   where b.outcome is null and k.company_id = import.company_id and k.record = ''contacts'' and k.key = b.contact_key and c.company_id = import.company_id;
  update pg_temp.import_batch b set company = a.name
    from private.record_keys k join public.accounts a on a.id = k.record_id
   where b.outcome is null and b.company is null and k.company_id = import.company_id and k.record = ''accounts'' and k.key = b.account_key
     and a.company_id = import.company_id;
  update pg_temp.import_batch set name = company where outcome is null and coalesce(name, '''') = '''';
  update pg_temp.import_batch set outcome = ''failed'', reason = ''The name is missing'', id = null where outcome is null and name is null;
  update pg_temp.import_batch set phone_key = private.phone_key(phone), name_key = private.fold_text(name), company_key = private.fold_company(company)
   where outcome is null and (contact_key is not null or account_key is not null);
  update pg_temp.import_batch set id = gen_random_uuid() where outcome is null;');
-- Two sales to one customer are two, where the file tells them apart.
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'if import.duplicates = ''create'' then delete from pg_temp.import_earlier; end if;',
  'delete from pg_temp.import_earlier e using pg_temp.import_batch a, pg_temp.import_batch b
   where a.row_number = e.earlier and b.row_number = e.row_number and a.key <> b.key;
  if import.duplicates = ''create'' then delete from pg_temp.import_earlier; end if;');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'and id = b.given_id
            union all',
  'and id = b.given_id
            union all
            select l.id, ''key'', 2 from private.record_keys k join public.leads l on l.id = k.record_id
             where k.company_id = import.company_id and k.record = ''leads'' and k.key = b.key and l.company_id = import.company_id
            union all');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  ') found
           order by array_position(array[''id'', ''email''',
  ') found
           where found.rule in (''id'', ''key'') or b.key is null
              or not exists (select from private.record_keys k where k.record_id = found.lead_id and k.record = ''leads'' and k.key <> b.key)
           order by array_position(array[''id'', ''key'', ''email''');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'case r.rule when ''id'' then ''Same ID as ''', 'case when r.rule in (''id'', ''key'') then ''Same ID as ''');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'when ''email'' then ''Same email as '' when ''phone'' then ''Same phone number as ''',
  'when r.rule = ''email'' then ''Same email as '' when r.rule = ''phone'' then ''Same phone number as ''');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'when ''name'' then ''Name and company like '' end', 'when r.rule = ''name'' then ''Name and company like '' end');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'where b.row_number = r.row_number and b.outcome = ''updated'' and l.id = b.same_id
         and',
  'where b.row_number = r.row_number and b.outcome = ''updated'' and l.id = b.same_id
         and not exists (select from private.new_notes(b.notes, import.company_id, b.same_id, null, null, null))
         and');
-- A row's key is kept as soon as its lead is known, so that the next rounds see it.
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  '    -- Empty cells never erase. An amount keeps',
  '    insert into private.record_keys (company_id, record, key, record_id, import_id)
      select distinct on (b.key) import.company_id, ''leads'', b.key, coalesce(b.same_id, b.id), target
        from pg_temp.import_batch b join pg_temp.import_round using (row_number)
       where b.key is not null and b.outcome in (''created'', ''updated'', ''skipped'') and b.key <> coalesce(b.same_id, b.id)::text
         and not exists (select from private.record_keys k where k.company_id = import.company_id and k.record = ''leads''
                            and k.record_id = b.same_id and k.key <> b.key)
       order by b.key, b.row_number
    on conflict (company_id, record, key) do update set record_id = excluded.record_id, import_id = excluded.import_id
     where record_keys.record_id <> excluded.record_id;

    -- Empty cells never erase. An amount keeps');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'insert into public.lead_import_rows (import_id, row_number, company_id, outcome, reason, lead_id, cells, before, content_after)',
  'insert into public.lead_activities (company_id, lead_id, kind, body, data, actor_id, created_at)
  select import.company_id, l.id, n.kind, n.body, jsonb_build_object(''import_id'', target), null, n.at
    from pg_temp.import_batch b join public.leads l on l.id = coalesce(b.same_id, b.id)
   cross join lateral private.new_notes(b.notes, import.company_id, l.id, null, null, case b.outcome when ''created'' then l.created_at end) n
   where b.outcome in (''created'', ''updated'');

  insert into public.lead_import_rows (import_id, row_number, company_id, outcome, reason, lead_id, cells, before, content_after, unread)');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'case when b.outcome in (''skipped'', ''failed'') then b.cells end,
         case when b.outcome = ''updated'' then b.before end, private.lead_content(l)',
  'case when b.outcome in (''skipped'', ''failed'') or b.unread is not null then b.cells end,
         case when b.outcome = ''updated'' then b.before end, private.lead_content(l),
         case when b.outcome in (''created'', ''updated'') then b.unread end');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'failed_count = i.failed_count + counted.failed',
  'failed_count = i.failed_count + counted.failed, unread_count = i.unread_count + counted.unread');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'count(*) filter (where outcome = ''failed'') as failed',
  'count(*) filter (where outcome = ''failed'') as failed,
                 coalesce(sum(jsonb_array_length(unread)) filter (where outcome in (''created'', ''updated'')), 0) as unread');

select private.amend('private.undo_lead_import(uuid)', 'delete from public.leads l using pg_temp.import_undo u',
  'delete from private.record_keys k where k.company_id = import.company_id and k.import_id = target
     and not exists (select from pg_temp.import_undo u where u.lead_id = k.record_id and u.kept is not null);
  delete from public.leads l using pg_temp.import_undo u');

select private.amend('public.merge_leads(uuid,uuid,jsonb)', '-- Who held a link out of the mails',
  'update private.record_keys set record_id = keep where company_id = kept.company_id and record = ''leads'' and record_id = drop_lead;
  -- Who held a link out of the mails');

-- ── Accounts and contacts ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- The host of a website, as mail addresses end with it.
create function private.host_of(website text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select nullif(regexp_replace(regexp_replace(lower(website), '^([a-z]+://)?(www\.)?', ''), '[/?#:].*$', ''), '') $$;

-- The company is asked for in a way that no index takes in: a plan that was made while the table was empty would read all of it for each
-- row. The account or contact that a row means, and by which rule; none where another record of the file's product is meant.
create function private.find_customer_of_row(subject text, of_company uuid, given jsonb, refs jsonb, is_similar_enough boolean)
returns table (id uuid, rule text)
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  own_key constant text := refs ->> 'key';
  found record;
begin
  if subject = 'accounts' then
    for found in
      select a.id, 'id' as rule from public.accounts a where a.id = (given ->> 'id')::uuid and a.company_id is not distinct from of_company
      union all
      (select a.id, 'key' from private.record_keys k join public.accounts a on a.id = k.record_id
        where k.company_id = of_company and k.record = 'accounts' and k.key = own_key and a.company_id is not distinct from of_company)
      union all
      -- There is one account of a name.
      select a.id, 'name' from public.accounts a where a.name_key = private.name_key(given ->> 'name') and a.company_id is not distinct from of_company
      union all
      (select a.id, 'domain' from public.accounts a
        where a.domain = coalesce(given ->> 'domain', private.host_of(given ->> 'website')) and a.company_id is not distinct from of_company order by a.name_key)
      union all
      (select a.id, 'like' from public.accounts a
        where is_similar_enough and a.company_id is not distinct from of_company and private.fold_company(a.name) = private.fold_company(given ->> 'name')
        order by a.created_at, a.id)
    loop
      if found.rule in ('id', 'key', 'name') or own_key is null or not exists (
           select from private.record_keys k where k.record_id = found.id and k.record = 'accounts' and k.key <> own_key) then
        return query select found.id, found.rule;
        return;
      end if;
    end loop;
  else
    for found in
      select c.id, 'id' as rule from public.contacts c where c.id = (given ->> 'id')::uuid and c.company_id is not distinct from of_company
      union all
      (select c.id, 'key' from private.record_keys k join public.contacts c on c.id = k.record_id
        where k.company_id = of_company and k.record = 'contacts' and k.key = own_key and c.company_id is not distinct from of_company)
      union all
      (select c.id, 'email' from public.contacts c where lower(c.email) = lower(given ->> 'email') and c.company_id is not distinct from of_company
        order by c.name_key <> private.name_key(given ->> 'name'), c.created_at, c.id)
      union all
      (select c.id, 'name' from public.contacts c
        where c.account_id = (given ->> 'account_id')::uuid and c.company_id is not distinct from of_company and c.name_key = private.name_key(given ->> 'name')
          and (c.email is null or given ->> 'email' is null) order by c.created_at, c.id)
    loop
      if found.rule in ('id', 'key') or own_key is null or not exists (
           select from private.record_keys k where k.record_id = found.id and k.record = 'contacts' and k.key <> own_key) then
        return query select found.id, found.rule;
        return;
      end if;
    end loop;
  end if;
end $$;

-- What people wrote of an account or a contact: whether it has changed since is read from this.
create function private.customer_content(held jsonb) returns text
language sql immutable set search_path = ''
as $$ select md5((held - array['updated_at', 'first_lead_id'])::text) $$;

-- The tables whose rows belong to an account or a contact, also those that come later.
create function private.customer_links(subject text) returns table (source regclass, link_column name)
language sql stable set search_path = ''
as $$
  select k.conrelid::regclass, a.attname
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute target on target.attrelid = k.confrelid and target.attname = 'id'
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, target.attnum)]
   where k.contype = 'f' and k.confrelid = to_regclass('public.' || quote_ident(subject)) and k.connamespace = 'public'::regnamespace
$$;

-- As private.import_lead_batch, of accounts or contacts: `batch` is [{"row", "cells", "failure"} or {"row", "cells", "record", "refs",
-- "notes", "unread"}].
create function private.import_customer_batch(target uuid, after_row int, batch jsonb, bytes bigint, default_owner uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
  fields text[];
  item jsonb;
  given jsonb;
  refs jsonb;
  held jsonb;
  fresh jsonb;
  found record;
  account uuid;
  made_account uuid;
  row_id uuid;
  own_key text;
  outcome text;
  reason text;
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'running' or import.rows_read <> after_row or import.record = 'leads' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);
  fields := private.record_fields(import.record);

  for item in select value from jsonb_array_elements(batch) loop
    given := item -> 'record';
    refs := coalesce(item -> 'refs', '{}');
    reason := item ->> 'failure';
    outcome := case when reason is not null then 'failed' end;
    row_id := null;
    made_account := null;
    held := null;
    found := null;
    if outcome is null then
      if import.record = 'contacts' then
        account := (
          select a.id from private.record_keys k join public.accounts a on a.id = k.record_id
           where k.company_id = import.company_id and k.record = 'accounts' and k.key = refs ->> 'account_key' and a.company_id = import.company_id);
        account := coalesce(account, (
          select f.id from private.find_customer_of_row('accounts', import.company_id,
            jsonb_build_object('name', refs ->> 'account'), '{}', import.match_similar) f where refs ->> 'account' is not null));
        if account is null and private.name_key(refs ->> 'account') is not null then
          insert into public.accounts (company_id, name, domain, owner_id, created_by)
          values (import.company_id, refs ->> 'account', private.business_domain(given ->> 'email'), import.created_by, import.created_by)
          returning accounts.id into made_account;
          account := made_account;
        elsif account is null then
          account := (select a.id from public.accounts a where a.domain = private.business_domain(given ->> 'email')
                         and a.company_id is not distinct from import.company_id order by a.name_key limit 1);
        end if;
        given := given || jsonb_build_object('account_id', account);
      end if;
      select f.id, f.rule into found from private.find_customer_of_row(import.record, import.company_id, given, refs, import.match_similar) f;
      if import.duplicates = 'create' and not (import.record = 'accounts' and coalesce(found.rule, '') = 'name') then found := null; end if;
    end if;

    if outcome is null and found.id is null then
      row_id := gen_random_uuid();
      execute format('insert into public.%I (id, company_id, created_by, created_at, %s) select $1, $2, $3, coalesce(g.created_at, now()), %s
          from jsonb_populate_record(null::public.%1$I, $4) g', import.record,
        (select string_agg(quote_ident(field), ', ' order by field) from unnest(fields) field),
        (select string_agg(format('coalesce(g.%I, %s)', field,
           case field when 'owner_id' then '$5' when 'tags' then '''{}''' else 'null' end), ', ' order by field) from unnest(fields) field))
        using row_id, import.company_id, import.created_by, given, default_owner;
      outcome := 'created';
    elsif outcome is null then
      row_id := found.id;
      execute format('select to_jsonb(r) from public.%I r where r.id = $1 for update', import.record) into held using row_id;
      reason := case found.rule when 'id' then 'Same ID as ' when 'key' then 'Same ID as ' when 'email' then 'Same email as '
                  when 'domain' then 'Same domain as ' when 'like' then 'Name like ' else 'Same name as ' end || (held ->> 'name');
      -- Empty cells never erase; what is filled in stays, unless the file stands before it.
      fresh := held || coalesce((
        select jsonb_object_agg(field, given -> field) from unnest(fields) field
         where coalesce(given -> field, 'null') <> 'null'
           and (import.duplicates = 'overwrite' or coalesce(held -> field, 'null') in ('null', '[]'))), '{}');
      outcome := 'updated';
      if import.duplicates in ('skip', 'create') then
        outcome := 'skipped';
      elsif import.record = 'accounts' and fresh ->> 'name' <> held ->> 'name' and exists (
          select from public.accounts a where a.company_id = import.company_id and a.name_key = private.name_key(fresh ->> 'name') and a.id <> row_id) then
        outcome := 'failed';
        reason := 'There is another account of this name';
      elsif fresh = held then
        if item -> 'notes' is null or not exists (select from private.new_notes(item -> 'notes', import.company_id, null,
              case import.record when 'accounts' then row_id end, case import.record when 'contacts' then row_id end, null)) then
          outcome := 'skipped';
          reason := reason || '; nothing new';
        end if;
      else
        execute format('update public.%I r set updated_at = now(), %s from jsonb_populate_record(null::public.%1$I, $2) fresh where r.id = $1',
          import.record, private.assignments(fields, 'fresh')) using row_id, fresh;
      end if;
    end if;

    if outcome in ('created', 'updated') then
      execute format('select to_jsonb(r) from public.%I r where r.id = $1', import.record) into fresh using row_id;
      if item ? 'notes' then
        insert into public.lead_activities (company_id, account_id, contact_id, kind, body, data, actor_id, created_at)
        select import.company_id, case import.record when 'accounts' then row_id end, case import.record when 'contacts' then row_id end,
               n.kind, n.body, jsonb_build_object('import_id', target), null, n.at
          from private.new_notes(item -> 'notes', import.company_id, null, case import.record when 'accounts' then row_id end,
                 case import.record when 'contacts' then row_id end,
                 case outcome when 'created' then (fresh ->> 'created_at')::timestamptz end) n;
      end if;
    end if;
    own_key := refs ->> 'key';
    if own_key is not null and row_id is not null and outcome <> 'failed' and own_key <> row_id::text and (outcome = 'created' or not exists (
         select from private.record_keys k where k.company_id = import.company_id and k.record = import.record and k.record_id = row_id)) then
      insert into private.record_keys (company_id, record, key, record_id, import_id)
      values (import.company_id, import.record, own_key, row_id, target)
      on conflict (company_id, record, key) do update set record_id = excluded.record_id, import_id = excluded.import_id;
    end if;

    insert into public.lead_import_rows (import_id, row_number, company_id, outcome, reason, customer_id, made_account_id, cells, before, content_after, unread)
    values (target, (item ->> 'row')::int, import.company_id, outcome, case when outcome in ('created', 'updated') then null else reason end,
            row_id, made_account, case when outcome in ('skipped', 'failed') or item ? 'unread' then item -> 'cells' end,
            case when outcome = 'updated' then held end, case when outcome in ('created', 'updated') then private.customer_content(fresh) end,
            case when outcome in ('created', 'updated') then item -> 'unread' end);
    import.rows_read := import.rows_read + 1;
    import.created_count := import.created_count + (outcome = 'created')::int;
    import.updated_count := import.updated_count + (outcome = 'updated')::int;
    import.skipped_count := import.skipped_count + (outcome = 'skipped')::int;
    import.failed_count := import.failed_count + (outcome = 'failed')::int;
    if outcome in ('created', 'updated') then
      import.unread_count := import.unread_count + jsonb_array_length(coalesce(item -> 'unread', '[]'));
    end if;
  end loop;
  update public.lead_imports i
     set rows_read = import.rows_read, bytes_read = bytes, created_count = import.created_count, updated_count = import.updated_count,
         skipped_count = import.skipped_count, failed_count = import.failed_count, unread_count = import.unread_count
   where i.id = target;
end $$;

-- As private.undo_lead_import, of accounts or contacts.
create function private.undo_customer_import(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
  link record;
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'undoing' or import.record = 'leads' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);

  create temp table import_undo on commit drop as
    select r.customer_id as id, (array_agg(r.before order by r.row_number))[1] as before,
           (array_agg(r.outcome order by r.row_number))[1] = 'created' as is_new,
           (array_agg(r.content_after order by r.row_number desc))[1] as content, null::text as kept
      from public.lead_import_rows r where r.import_id = target and r.outcome in ('created', 'updated') group by r.customer_id;
  alter table pg_temp.import_undo add primary key (id);
  execute format('update pg_temp.import_undo u set kept = ''Changed since the import'' from public.%I r
    where r.id = u.id and private.customer_content(to_jsonb(r)) <> u.content', import.record);
  for link in select * from private.customer_links(import.record) loop
    execute format('update pg_temp.import_undo u set kept = ''Used since the import'' where is_new and kept is null
      and exists (select from %s x where x.company_id = $1 and x.%I = u.id %s)', link.source, link.link_column,
      case when link.source = 'public.lead_activities'::regclass then 'and x.data ->> ''import_id'' is distinct from $2::text' end)
      using import.company_id, target;
  end loop;

  delete from private.record_keys k where k.company_id = import.company_id and k.import_id = target
     and not exists (select from pg_temp.import_undo u where u.id = k.record_id and u.kept is not null);
  execute format('delete from public.%I r using pg_temp.import_undo u
    where r.id = u.id and r.company_id = $1 and u.is_new and u.kept is null', import.record) using import.company_id;
  execute format('update public.%I r set %s from pg_temp.import_undo u cross join lateral jsonb_populate_record(null::public.%1$I, u.before) was
    where r.id = u.id and r.company_id = $1 and not u.is_new and u.kept is null', import.record,
    private.assignments(private.record_fields(import.record) || array['updated_at'], 'was')) using import.company_id;
  delete from public.lead_activities a using pg_temp.import_undo u
   where a.company_id = import.company_id and (a.account_id = u.id or a.contact_id = u.id) and not u.is_new and u.kept is null
     and a.data ->> 'import_id' = target::text;
  delete from public.accounts a using public.lead_import_rows r
   where r.import_id = target and a.id = r.made_account_id and a.company_id = import.company_id
     and not exists (select from public.contacts c where c.company_id = a.company_id and c.account_id = a.id)
     and not exists (select from public.leads l where l.company_id = a.company_id and l.account_id = a.id)
     and not exists (select from public.lead_activities x where x.company_id = a.company_id and x.account_id = a.id);
  update public.lead_import_rows r set kept_reason = u.kept from pg_temp.import_undo u
   where r.import_id = target and r.customer_id = u.id and u.kept is not null;
  update public.lead_imports
     set status = 'undone', undone_at = now(), kept_count = (select count(*) from pg_temp.import_undo where kept is not null)
   where id = target;
  drop table pg_temp.import_undo;
end $$;

drop function private.amend(regprocedure, text, text);

revoke execute on function
  private.customer_content(jsonb),
  private.customer_links(text),
  private.find_customer_of_row(text,uuid,jsonb,jsonb,boolean),
  private.host_of(text),
  private.import_customer_batch(uuid,integer,jsonb,bigint,uuid),
  private.new_notes(jsonb,uuid,uuid,uuid,uuid,timestamptz),
  private.undo_customer_import(uuid)
  from public;
