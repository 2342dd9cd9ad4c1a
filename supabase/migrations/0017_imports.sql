-- Leads from files, what is like them, merging, undoing.

create table public.lead_imports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  created_by uuid default auth.uid(),
  file_name text not null check (length(file_name) between 1 and 300),
  size_bytes bigint not null check (size_bytes between 1 and 52428800),
  storage_path text not null generated always as (company_id::text || '/' || id::text || '/leads.csv') stored,
  encoding text not null default 'utf-8' check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  delimiter text not null default ',' check (length(delimiter) = 1),
  has_header boolean not null default true,
  headers text[] not null default '{}',
  -- The field each column fills, by position; null for one that is left out.
  mapping jsonb not null default '[]',
  duplicates text not null default 'skip' check (duplicates in ('skip', 'fill', 'overwrite', 'create')),
  match_similar boolean not null default true,
  status text not null default 'uploading'
    check (status in ('uploading', 'waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- How much of the file is in: rows, and bytes for the progress.
  rows_read int not null default 0,
  bytes_read bigint not null default 0,
  created_count int not null default 0,
  updated_count int not null default 0,
  skipped_count int not null default 0,
  failed_count int not null default 0,
  -- Leads that an undo left as they are, because they had changed since.
  kept_count int not null default 0,
  failure_reason text,
  started_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by)
);
create index lead_imports_newest on public.lead_imports (company_id, created_at desc);
create index lead_imports_author on public.lead_imports (company_id, created_by) where created_by is not null;
create index lead_imports_open on public.lead_imports (created_at) where status in ('waiting', 'running', 'undoing');
select private.protect_company_table('public.lead_imports');
revoke insert, update, delete on public.lead_imports from authenticated;
grant insert (id, company_id, file_name, size_bytes, encoding, delimiter, has_header, headers, mapping, duplicates,
  match_similar) on public.lead_imports to authenticated;

-- What became of each row of the file.
create table public.lead_import_rows (
  import_id uuid not null,
  row_number int not null check (row_number > 0),
  company_id uuid not null references public.companies on delete cascade,
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  reason text,
  -- No foreign key: the report outlives the lead.
  lead_id uuid,
  -- The cells, of rows that did not come in: they are handed back with the reason.
  cells jsonb,
  -- The lead before this row changed it, whole, and what its content was afterwards; for the undo.
  before jsonb,
  content_after text,
  kept_reason text,
  primary key (import_id, row_number),
  foreign key (company_id, import_id) references public.lead_imports (company_id, id) on delete cascade
);
create index lead_import_rows_company on public.lead_import_rows (company_id, import_id, outcome, row_number);
select private.protect_company_table('public.lead_import_rows');
revoke insert, update, delete on public.lead_import_rows from authenticated;

-- Two leads that are the same become one. What a merge did is kept, so that it can be taken back whole.
create table public.lead_merges (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- No foreign keys: one of the two is gone.
  kept_id uuid not null,
  dropped_id uuid not null,
  kept_before jsonb not null,
  kept_after jsonb not null,
  dropped jsonb not null,
  -- Table -> ids of the rows that went over to the kept lead.
  moved jsonb not null,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by)
);
create index lead_merges_company on public.lead_merges (company_id, created_at desc);
create index lead_merges_author on public.lead_merges (company_id, created_by) where created_by is not null;
select private.protect_company_table('public.lead_merges');
revoke insert, update, delete on public.lead_merges from authenticated;

-- Imports run one after the other in a company and two at once in all, whichever process takes them. Who works on one says so every
-- few seconds; a minute of silence means that the process is gone. Apart from the import itself, whose row an undo holds throughout.
create table private.lead_import_workers (
  company_id uuid primary key references public.companies on delete cascade,
  import_id uuid not null unique references public.lead_imports on delete cascade,
  worked_at timestamptz not null default now()
);
alter table private.lead_import_workers enable row level security;

insert into storage.buckets (id, name, public, file_size_limit) values ('imports', 'imports', false, 52428800)
on conflict (id) do nothing;

-- What makes two leads the same. Names and companies are compared folded: small letters, no accents, no punctuation.
create function private.fold_text(given text) returns text language sql immutable parallel safe
as $$
  select nullif(btrim(regexp_replace(lower(regexp_replace(normalize(replace(given, 'ß', 'ss'), NFD), '[\u0300-\u036f]', '', 'g')),
    '[\s!-/:-@\[-`{-~]+', ' ', 'g')), '')
$$;

-- A company without its legal form: "ACME GmbH & Co. KG" is "acme".
create function private.fold_company(given text) returns text language sql immutable parallel safe
as $$
  select regexp_replace(private.fold_text(given),
    '( (incorporated|inc|llc|llp|ltd|limited|gmbh|mbh|ag|kg|ug|ohg|co|corp|corporation|company|sa|sas|sarl|srl|sl|spa|bv|nv|plc|pty|oy|ab|aps|sro|kft))+$', '')
$$;

-- The last nine digits, which "+49 170 1234567" and "0170 1234567" share; nothing of what is too short to be a number.
create function private.phone_key(given text) returns text language sql immutable parallel safe
as $$
  select substring(regexp_replace(regexp_replace(lower(given), '(x|ext|durchwahl).*$', ''), '\D', '', 'g') from '\d{7,9}$')
$$;

create function public.start_lead_import(import uuid) returns public.lead_imports
language plpgsql security definer set search_path = ''
as $$
declare
  result public.lead_imports;
begin
  select * into result from public.lead_imports where id = import and company_id = private.company_id() for update;
  if result.id is null then raise exception 'There is no such import.' using errcode = 'P0002'; end if;
  if result.status not in ('uploading', 'failed') then return result; end if;
  if not exists (select from storage.objects where bucket_id = 'imports' and name = result.storage_path) then
    raise exception 'The file has not arrived yet.' using errcode = 'P0001';
  end if;
  update public.lead_imports set status = 'waiting', failure_reason = null, finished_at = null where id = import returning * into result;
  perform private.emit('lead_import.waiting', result.company_id, jsonb_build_object('import_id', import));
  return result;
end $$;

create function public.undo_lead_import(import uuid) returns public.lead_imports
language plpgsql security definer set search_path = ''
as $$
declare
  result public.lead_imports;
begin
  select * into result from public.lead_imports where id = import and company_id = private.company_id() for update;
  if result.id is null then raise exception 'There is no such import.' using errcode = 'P0002'; end if;
  if result.status not in ('done', 'failed') then return result; end if;
  update public.lead_imports set status = 'undoing', failure_reason = null where id = import returning * into result;
  perform private.emit('lead_import.undoing', result.company_id, jsonb_build_object('import_id', import));
  return result;
end $$;

-- What people wrote of a lead, without what the product keeps beside it: whether it has changed since is read from this.
create function private.lead_content(lead public.leads) returns text language sql stable set search_path = ''
as $$
  select md5((to_jsonb(lead) - array['score', 'score_reasons', 'last_activity_at', 'status_changed_at', 'updated_at'])::text)
$$;

-- The leads of a company that somebody described so could be. Without settings of its own, so that Postgres plans it as a part
-- of the query that asks.
create function private.find_same_leads(of_company uuid, lead_name text, lead_company text, lead_email text, lead_phone text, is_similar_enough boolean)
returns table (lead_id uuid, rule text, likeness real)
language sql stable
as $$
  select id, 'email', 1::real from public.leads where company_id = of_company and lower(email) = lower(lead_email)
  union all
  select id, 'phone', 1::real from public.leads
   where company_id = of_company and phone is not null and private.phone_key(phone) = private.phone_key(lead_phone)
  union all
  select id, 'name', extensions.similarity(private.fold_text(name), private.fold_text(lead_name)) from public.leads
   where is_similar_enough and company_id = of_company and leads.company is not null
     and private.fold_company(leads.company) = private.fold_company(lead_company)
     and left(private.fold_text(name), 1) = left(private.fold_text(lead_name), 1)
     and extensions.similarity(private.fold_text(name), private.fold_text(lead_name)) >= 0.7
     and regexp_replace(name, '\D', '', 'g') = regexp_replace(lead_name, '\D', '', 'g')
     and (email is null or lead_email is null)
  union all
  select id, 'name', 0.9::real from public.leads
   where is_similar_enough and company_id = of_company and private.fold_text(name) = private.fold_text(lead_name)
     and (greatest(extensions.word_similarity(private.fold_company(leads.company), private.fold_company(lead_company)),
                   extensions.word_similarity(private.fold_company(lead_company), private.fold_company(leads.company))) >= 0.7
            and (email is null or lead_email is null)
          or coalesce(leads.company, lead_company, email, lead_email, phone, lead_phone) is null)
$$;

-- One batch, in one transaction. `batch` is [{"row", "cells", "failure"} or {"row", "cells", "lead": {…columns}}] in the order of
-- the file; `default_owner` is who gets a new lead where the file names nobody. A row is compared with the leads as the rows
-- before it left them: a row that is like an earlier one of its batch waits for the next round.
-- Returns the leads that were written, so that the worker can score them; nothing where the batch is already in.
create function private.import_lead_batch(target uuid, after_row int, batch jsonb, bytes bigint, default_owner uuid)
returns setof uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
  fields text[] := private.record_fields('leads');
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'running' or import.rows_read <> after_row then return; end if;
  -- Two imports of one company take turns, or each would miss what the other brings.
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);

  create temp table import_batch on commit drop as
    select (item ->> 'row')::int as row_number, item -> 'cells' as cells, item ->> 'failure' as failure, lead.*,
           (item -> 'lead' ->> 'id')::uuid as given_id, private.phone_key(lead.phone) as phone_key,
           private.fold_text(lead.name) as name_key, private.fold_company(lead.company) as company_key,
           null::text as outcome, null::text as reason, null::uuid as same_id, null::jsonb as before
      from jsonb_array_elements(batch) as item
     cross join lateral jsonb_populate_record(null::public.leads, coalesce(item -> 'lead', '{}')) as lead;
  update pg_temp.import_batch set outcome = 'failed', reason = failure, id = null where failure is not null;
  update pg_temp.import_batch set id = gen_random_uuid() where outcome is null;
  create temp table import_earlier on commit drop as
    select b.row_number, a.row_number as earlier from pg_temp.import_batch a join pg_temp.import_batch b
        on lower(a.email) = lower(b.email) and a.row_number < b.row_number where a.outcome is null and b.outcome is null
    union select b.row_number, a.row_number from pg_temp.import_batch a join pg_temp.import_batch b
        on a.phone_key = b.phone_key and a.row_number < b.row_number where a.outcome is null and b.outcome is null
    union select b.row_number, a.row_number from pg_temp.import_batch a join pg_temp.import_batch b
        on a.given_id = b.given_id and a.row_number < b.row_number where a.outcome is null and b.outcome is null
    union select b.row_number, a.row_number from pg_temp.import_batch a join pg_temp.import_batch b
        on a.name_key = b.name_key and a.row_number < b.row_number where a.outcome is null and b.outcome is null
    union select b.row_number, a.row_number from pg_temp.import_batch a join pg_temp.import_batch b
        on a.company_key = b.company_key and left(a.name_key, 1) = left(b.name_key, 1) and a.row_number < b.row_number
       and extensions.similarity(a.name_key, b.name_key) >= 0.7 where a.outcome is null and b.outcome is null;
  if import.duplicates = 'create' then delete from pg_temp.import_earlier; end if;
  analyze pg_temp.import_batch;

  while exists (select from pg_temp.import_batch where outcome is null) loop
    create temp table import_round on commit drop as
      select b.row_number, same.lead_id, same.rule
        from pg_temp.import_batch b
        left join lateral (
          select found.lead_id, found.rule from (
            select id as lead_id, 'id' as rule, 2::real as likeness from public.leads where company_id = import.company_id and id = b.given_id
            union all
            select * from private.find_same_leads(import.company_id, b.name, b.company, b.email, b.phone, import.match_similar)
          ) found
           order by array_position(array['id', 'email', 'phone', 'name'], found.rule), found.likeness desc, found.lead_id limit 1
        ) same on import.duplicates <> 'create'
       where b.outcome is null
         and not exists (select from pg_temp.import_earlier e join pg_temp.import_batch a on a.row_number = e.earlier
                          where e.row_number = b.row_number and a.outcome is null);
    analyze pg_temp.import_round;
    -- Of rows that mean the same lead, one a round.
    delete from pg_temp.import_round late using pg_temp.import_round early
     where late.lead_id = early.lead_id and late.row_number > early.row_number;

    update pg_temp.import_batch b
       set same_id = r.lead_id, before = to_jsonb(l),
           outcome = case when r.lead_id is null then 'created' when import.duplicates = 'skip' then 'skipped' else 'updated' end,
           reason = case r.rule when 'id' then 'Same ID as ' when 'email' then 'Same email as ' when 'phone' then 'Same phone number as '
                      when 'name' then 'Name and company like ' end || l.name || coalesce(', ' || l.company, '')
      from pg_temp.import_round r left join public.leads l on l.id = r.lead_id
     where b.row_number = r.row_number;

    execute format($sql$
      insert into public.leads (id, company_id, created_by, created_at, last_activity_at, %s)
      select b.id, $1, $2, coalesce(b.created_at, now()), coalesce(b.last_activity_at, now()), %s
        from pg_temp.import_batch b join pg_temp.import_round using (row_number) where b.outcome = 'created' $sql$,
      (select string_agg(quote_ident(field), ', ' order by field) from unnest(fields) field),
      (select string_agg(format('coalesce(b.%I, %s)', field, case field when 'owner_id' then '$3' else private.column_default('leads', field) end),
         ', ' order by field) from unnest(fields) field))
      using import.company_id, import.created_by, default_owner;

    -- Empty cells never erase. An amount keeps the currency it came with; tags are kept whole, own fields one by one.
    execute format($sql$
      update public.leads l
         set status_changed_at = case when $1 = 'overwrite' and b.status <> l.status then now() else l.status_changed_at end,
             updated_at = now(), %s
        from pg_temp.import_batch b join pg_temp.import_round using (row_number)
       where b.outcome = 'updated' and l.id = b.same_id $sql$,
      (select string_agg(format('%I = ', field) || case field
         when 'currency' then 'case when $1 = ''overwrite'' or l.value is null then coalesce(b.currency, l.currency) else l.currency end'
         when 'tags' then 'case when $1 = ''overwrite'' or l.tags = ''{}'' then coalesce(b.tags, l.tags) else l.tags end'
         when 'custom' then 'case when $1 = ''overwrite'' then l.custom || coalesce(b.custom, ''{}'') else coalesce(b.custom, ''{}'') || l.custom end'
         else format('private.imported($1, l.%1$I, b.%1$I)', field) end, ', ') from unnest(fields) field))
      using import.duplicates;

    -- A row that brought nothing new has changed nothing, not even a time.
    with unchanged as (
      update pg_temp.import_batch b set outcome = 'skipped', reason = b.reason || '; nothing new'
        from pg_temp.import_round r, public.leads l
       where b.row_number = r.row_number and b.outcome = 'updated' and l.id = b.same_id
         and private.lead_content(l) = private.lead_content(jsonb_populate_record(null::public.leads, b.before))
      returning b.same_id, b.before)
    update public.leads l set updated_at = (unchanged.before ->> 'updated_at')::timestamptz from unchanged where l.id = unchanged.same_id;
    drop table pg_temp.import_round;
  end loop;

  insert into public.lead_activities (company_id, lead_id, kind, body, data, actor_id)
  select import.company_id, coalesce(b.same_id, b.id), case b.outcome when 'created' then 'created' else 'changed' end, null,
         jsonb_build_object('import_id', target, 'file', import.file_name, 'status', coalesce(b.status, 'new'), 'source', b.source),
         import.created_by
    from pg_temp.import_batch b where b.outcome in ('created', 'updated');

  insert into public.lead_import_rows (import_id, row_number, company_id, outcome, reason, lead_id, cells, before, content_after)
  select target, b.row_number, import.company_id, b.outcome, b.reason, coalesce(b.same_id, b.id),
         case when b.outcome in ('skipped', 'failed') then b.cells end,
         case when b.outcome = 'updated' then b.before end, private.lead_content(l)
    from pg_temp.import_batch b
    left join public.leads l on b.outcome in ('created', 'updated') and l.id = coalesce(b.same_id, b.id);

  update public.lead_imports i
     set rows_read = i.rows_read + counted.total, bytes_read = bytes, created_count = i.created_count + counted.created,
         updated_count = i.updated_count + counted.updated, skipped_count = i.skipped_count + counted.skipped,
         failed_count = i.failed_count + counted.failed
    from (select count(*) as total, count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
                 count(*) filter (where outcome = 'skipped') as skipped, count(*) filter (where outcome = 'failed') as failed
            from pg_temp.import_batch) counted
   where i.id = target;
  return query select distinct coalesce(b.same_id, b.id) from pg_temp.import_batch b where b.outcome in ('created', 'updated');
  drop table pg_temp.import_batch, pg_temp.import_earlier;
end $$;

-- What a field holds after a row that named another value: empty cells never erase.
create function private.imported(duplicates text, held anyelement, given anyelement) returns anyelement
language sql immutable
as $$ select case when duplicates = 'overwrite' then coalesce(given, held) else coalesce(held, given) end $$;

-- The tables whose rows belong to a lead, also those that come later, and the column that says to which. What is kept in
-- `private` is the product's own and counts as nobody's use.
create function private.lead_links() returns table (source regclass, lead_column name)
language sql stable set search_path = ''
as $$
  select k.conrelid::regclass, a.attname
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute target on target.attrelid = k.confrelid and target.attname = 'id'
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, target.attnum)]
   where k.contype = 'f' and k.confrelid = 'public.leads'::regclass and k.connamespace = 'public'::regnamespace
$$;

-- Puts everything back, all of it or nothing. A lead that was changed since by people, or that something of theirs hangs on,
-- stays as it is and is named in the report.
create function private.undo_lead_import(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
  link record;
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'undoing' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);

  create temp table import_undo on commit drop as
    select rows.lead_id, (array_agg(rows.before order by rows.row_number))[1] as before,
           (array_agg(rows.outcome order by rows.row_number))[1] = 'created' as is_new,
           (array_agg(rows.content_after order by rows.row_number desc))[1] as content, null::text as kept
      from public.lead_import_rows rows where rows.import_id = target and rows.outcome in ('created', 'updated') group by rows.lead_id;
  alter table pg_temp.import_undo add primary key (lead_id);
  update pg_temp.import_undo u set kept = 'Changed since the import' from public.leads l
   where l.id = u.lead_id and private.lead_content(l) <> u.content;
  -- Whatever refers to a lead, also in tables that come later.
  for link in select * from private.lead_links() where source <> 'public.lead_activities'::regclass
  loop
    execute format('update pg_temp.import_undo u set kept = ''Used since the import'' where is_new and kept is null
      and exists (select from %s x where x.company_id = $1 and x.%I = u.lead_id)', link.source, link.lead_column) using import.company_id;
  end loop;
  update pg_temp.import_undo u set kept = 'Used since the import'
   where is_new and kept is null and exists (select from public.lead_activities a
           where a.company_id = import.company_id and a.lead_id = u.lead_id and a.data ->> 'import_id' is distinct from target::text);

  delete from public.leads l using pg_temp.import_undo u
   where l.id = u.lead_id and l.company_id = import.company_id and u.is_new and u.kept is null;
  execute format($sql$
    update public.leads l set %s
      from pg_temp.import_undo u cross join lateral jsonb_populate_record(null::public.leads, u.before) was
     where l.id = u.lead_id and l.company_id = $1 and not u.is_new and u.kept is null $sql$,
    private.assignments(private.record_fields('leads') || array['status_changed_at', 'score', 'score_reasons', 'updated_at'], 'was'))
    using import.company_id;
  delete from public.lead_activities a using pg_temp.import_undo u
   where a.company_id = import.company_id and a.lead_id = u.lead_id and not u.is_new and u.kept is null
     and a.data ->> 'import_id' = target::text;
  update public.lead_import_rows rows set kept_reason = u.kept from pg_temp.import_undo u
   where rows.import_id = target and rows.lead_id = u.lead_id and u.kept is not null;
  update public.lead_imports
     set status = 'undone', undone_at = now(), kept_count = (select count(*) from pg_temp.import_undo where kept is not null)
   where id = target;
  drop table pg_temp.import_undo;
end $$;

-- Likely duplicates of a lead, the surest first: the rules of the import.
create function public.similar_leads(lead uuid)
returns table (id uuid, name text, company text, email text, phone text, rule text)
language sql stable security definer set search_path = ''
as $$
  select other.id, other.name, other.company, other.email, other.phone, found.rule
    from public.leads l
   cross join lateral (
     select distinct on (f.lead_id) f.* from private.find_same_leads(l.company_id, l.name, l.company, l.email, l.phone, true) f
      where f.lead_id <> l.id order by f.lead_id, array_position(array['email', 'phone', 'name'], f.rule), f.likeness desc) found
    join public.leads other on other.id = found.lead_id
   where l.id = lead and l.company_id = private.company_id()
   order by array_position(array['email', 'phone', 'name'], found.rule), found.likeness desc, other.id
   limit 5
$$;

-- Moves everything of `drop_lead` to `keep` and deletes it. `chosen` holds what of the kept lead's fields changes.
create function public.merge_leads(keep uuid, drop_lead uuid, chosen jsonb default '{}') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant text[] := private.record_fields('leads');
  kept public.leads;
  gone public.leads;
  fresh public.leads;
  link record;
  ids jsonb;
  moved jsonb := '{}';
  merge uuid := gen_random_uuid();
begin
  if keep = drop_lead then raise exception 'A lead cannot be merged with itself.' using errcode = 'P0001'; end if;
  if jsonb_typeof(chosen) is distinct from 'object' or exists (select from jsonb_object_keys(chosen) key where key <> all (fields)) then
    raise exception 'Only the fields of a lead can be chosen: %.', array_to_string(fields, ', ') using errcode = 'P0001';
  end if;
  perform 1 from public.leads where id in (keep, drop_lead) and company_id = private.company_id() order by id for update;
  select * into kept from public.leads where id = keep and company_id = private.company_id();
  select * into gone from public.leads where id = drop_lead and company_id = private.company_id();
  if kept.id is null or gone.id is null then raise exception 'One of the two leads is no longer there.' using errcode = 'P0002'; end if;

  fresh := jsonb_populate_record(kept, chosen);
  execute format('update public.leads l set created_at = $3, last_activity_at = $4, %s from (select ($1).*) fresh
    where l.id = $2 returning l.*', private.assignments(fields, 'fresh')) into fresh
    using fresh, keep, least(kept.created_at, gone.created_at), greatest(kept.last_activity_at, gone.last_activity_at);
  -- A row that goes over is no news of the lead.
  perform set_config('parley.is_loading_sample', 'on', true);
  for link in select * from private.lead_links() loop
    execute format('with gone as (update %s x set %I = $1 where x.company_id = $2 and x.%I = $3 returning x.id)
      select jsonb_agg(id) from gone', link.source, link.lead_column, link.lead_column)
      into ids using keep, kept.company_id, drop_lead;
    if ids is not null then moved := moved || jsonb_build_object(link.source::text, ids); end if;
  end loop;
  -- Who held a link out of the mails to either lead still has one, and a refusal of either holds.
  update private.mail_tokens set lead_id = keep where lead_id = drop_lead;
  update public.leads set email_opt_out_at = gone.email_opt_out_at where id = keep and email_opt_out_at is null;
  delete from public.leads where id = drop_lead;
  insert into public.lead_merges (id, company_id, kept_id, dropped_id, kept_before, kept_after, dropped, moved)
  values (merge, kept.company_id, keep, drop_lead, to_jsonb(kept), to_jsonb(fresh), to_jsonb(gone), moved);
  insert into public.lead_activities (company_id, lead_id, kind, data)
  values (kept.company_id, keep, 'changed', jsonb_build_object('merge_id', merge, 'merged', gone.name));
  perform set_config('parley.is_loading_sample', '', true);
  perform private.emit('lead.touched', kept.company_id, jsonb_build_object('lead_id', keep));
  return merge;
end $$;

-- Makes two leads of one again. What has been changed or moved elsewhere since the merge stays so.
create function public.undo_merge(merge uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  past public.lead_merges;
  held public.leads;
  back public.leads;
  link record;
  columns text;
begin
  select * into past from public.lead_merges where id = merge and company_id = private.company_id() for update;
  if past.id is null then raise exception 'There is no such merge.' using errcode = 'P0002'; end if;
  if past.undone_at is not null then return; end if;
  select * into held from public.leads where id = past.kept_id and company_id = past.company_id for update;
  if held.id is null then
    raise exception 'The merged lead was deleted, so it cannot be taken apart any more.' using errcode = 'P0001';
  end if;
  perform set_config('parley.is_loading_sample', 'on', true);
  perform set_config('parley.is_importing', 'on', true);
  back := jsonb_populate_record(held, (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(past.kept_before) field
     where past.kept_after -> field.key = to_jsonb(held) -> field.key));
  execute format('update public.leads l set updated_at = now(), %s from (select ($1).*) back where l.id = $2',
    private.assignments(private.record_fields('leads') || array['status_changed_at', 'created_at', 'last_activity_at'], 'back'))
    using back, held.id;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_catalog.pg_attribute
   where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into public.leads (%1$s) select %1$s from jsonb_populate_record(null::public.leads, $1)', columns)
    using past.dropped;
  for link in select * from private.lead_links() loop
    execute format('update %s x set %I = $1 where x.company_id = $2 and x.%I = $3
      and x.id in (select value::uuid from jsonb_array_elements_text($4))', link.source, link.lead_column, link.lead_column)
      using past.dropped_id, past.company_id, past.kept_id, coalesce(past.moved -> link.source::text, '[]');
  end loop;
  delete from public.lead_activities
   where company_id = past.company_id and lead_id = past.kept_id and data ->> 'merge_id' = merge::text;
  update public.lead_merges set undone_at = now() where id = merge;
  perform set_config('parley.is_loading_sample', '', true);
  perform set_config('parley.is_importing', '', true);
  perform private.emit('lead.touched', past.company_id, jsonb_build_object('lead_id', past.kept_id));
end $$;

-- Takes up an import that waits, or whose process is gone, where there is room for it; answers nothing otherwise, and whoever ends
-- next wakes those that wait.
create function private.claim_lead_import(import uuid) returns setof public.lead_imports
language plpgsql security definer set search_path = ''
as $$
declare
  target public.lead_imports;
begin
  perform pg_advisory_xact_lock(hashtextextended('lead imports', 0));
  -- A row that is locked is being worked on: waiting for it would keep all others from their turn.
  select * into target from public.lead_imports i
   where i.id = claim_lead_import.import and i.status in ('waiting', 'running', 'undoing') for update skip locked;
  if target.id is null then return; end if;
  delete from private.lead_import_workers where worked_at < now() - interval '1 minute';
  if exists (select from private.lead_import_workers w where w.company_id = target.company_id)
     or (select count(*) from private.lead_import_workers) >= 2 then
    return;
  end if;
  insert into private.lead_import_workers (company_id, import_id) values (target.company_id, target.id);
  return query
    update public.lead_imports i
       set status = case i.status when 'waiting' then 'running' else i.status end, started_at = coalesce(i.started_at, now())
     where i.id = target.id returning i.*;
end $$;

create index leads_by_phone on public.leads (company_id, private.phone_key(phone)) where phone is not null;
create index leads_by_folded_name on public.leads (company_id, private.fold_text(name));
create index leads_by_folded_company on public.leads (company_id, private.fold_company(company), left(private.fold_text(name), 1))
  where company is not null;

create policy "company sees its imports" on storage.objects for select to authenticated
  using (bucket_id = 'imports' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company adds imports" on storage.objects for insert to authenticated
  with check (bucket_id = 'imports' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company deletes its imports" on storage.objects for delete to authenticated
  using (bucket_id = 'imports' and (storage.foldername(name))[1] = (select private.company_id())::text);

create trigger stamp before update of status on public.leads for each row
  when (current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.stamp_lead();

create trigger touch before update on public.leads for each row
  when (current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.touch();

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.merge_leads(uuid,uuid,jsonb),
  private.claim_lead_import(uuid),
  private.find_same_leads(uuid,text,text,text,text,boolean),
  private.fold_company(text),
  private.fold_text(text),
  private.import_lead_batch(uuid,integer,jsonb,bigint,uuid),
  private.imported(text,anyelement,anyelement),
  private.lead_content(leads),
  private.lead_links(),
  private.phone_key(text),
  private.undo_lead_import(uuid),
  public.similar_leads(uuid),
  public.start_lead_import(uuid),
  public.undo_lead_import(uuid),
  public.undo_merge(uuid)
  from public;
grant execute on function
  private.fold_company(text),
  private.fold_text(text),
  private.phone_key(text),
  public.start_lead_import(uuid),
  public.undo_lead_import(uuid)
  to authenticated, service_role;
grant execute on function
  public.merge_leads(uuid,uuid,jsonb),
  public.similar_leads(uuid),
  public.undo_merge(uuid)
  to authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.lead_imports;
