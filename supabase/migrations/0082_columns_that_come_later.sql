-- A column that comes later changes nothing of what was kept before it: an import from before is taken back, a merge taken apart.

-- The columns whose content tells whether people changed a record since: what the product keeps beside them is none of it.
create function private.content_columns(record text) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_catalog.pg_attribute a
   where a.attrelid = to_regclass('public.' || quote_ident(record)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and a.attname <> all (case record
       when 'leads' then array['score', 'score_reasons', 'last_activity_at', 'status_changed_at', 'updated_at']
       else array['updated_at', 'first_lead_id', 'custom_words', 'account_name', 'owner_name', 'last_activity_at'] end)
$$;

-- An import keeps those that its record had when it began: content is compared by them, whatever comes later.
alter table public.lead_imports add column content_columns text[] not null default '{}';
-- Until now what Postgres derives from a record was compared as well.
update public.lead_imports set content_columns = private.content_columns(record) || case record when 'leads' then 'custom_words' else 'name_key' end;

create function private.keep_content_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.content_columns := private.content_columns(new.record);
  return new;
end $$;
create trigger keep_content_columns before insert on public.lead_imports for each row execute function private.keep_content_columns();

-- The columns that the content of an import leaves out.
create function private.columns_beside(import public.lead_imports) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text), '{}') from pg_catalog.pg_attribute a
   where a.attrelid = to_regclass('public.' || quote_ident((import).record)) and a.attnum > 0 and not a.attisdropped
     and a.attname <> all ((import).content_columns)
$$;

create function private.lead_content(lead public.leads, beside text[]) returns text language sql stable set search_path = ''
as $$ select md5((to_jsonb(lead) - beside)::text) $$;
create function private.customer_content(held jsonb, beside text[]) returns text language sql immutable set search_path = ''
as $$ select md5((held - beside - case held -> 'custom' when '{}' then 'custom' else 'updated_at' end)::text) $$;

select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)', 'fields text[] := private.record_fields(''leads'');',
  'fields text[] := private.record_fields(''leads'');
  beside text[];');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'if import.id is null or import.status <> ''running'' or import.rows_read <> after_row then return; end if;',
  'if import.id is null or import.status <> ''running'' or import.rows_read <> after_row then return; end if;
  beside := private.columns_beside(import);');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'private.lead_content(l) = private.lead_content(jsonb_populate_record(null::public.leads, b.before))',
  'private.lead_content(l, beside) = private.lead_content(jsonb_populate_record(l, b.before), beside)');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)', 'private.lead_content(l),', 'private.lead_content(l, beside),');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)', 'private.customer_content(fresh)',
  'private.customer_content(fresh, private.columns_beside(import))');

-- A row that says nothing of a column gets what a new record of its kind gets, as leads do.
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  $was$case field when 'owner_id' then '$5' when 'tags' then '''{}''' when 'custom' then '''{}''' else 'null' end$was$,
  $now$case field when 'owner_id' then '$5' else private.column_default(import.record, field) end$now$);

-- What a record held is put back column by column; what it didn't have yet stays as it is.
select private.amend('private.undo_lead_import(uuid)', 'private.lead_content(l) <> u.content',
  'private.lead_content(l, private.columns_beside(import)) <> u.content');
select private.amend('private.undo_lead_import(uuid)',
  'from pg_temp.import_undo u cross join lateral jsonb_populate_record(null::public.leads, u.before) was
     where l.id = u.lead_id',
  'from pg_temp.import_undo u join public.leads held on held.id = u.lead_id
           cross join lateral jsonb_populate_record(held, u.before) was
     where l.id = u.lead_id');
select private.amend('private.undo_customer_import(uuid)',
  'where r.id = u.id and private.customer_content(to_jsonb(r)) <> u.content'', import.record);',
  'where r.id = u.id and private.customer_content(to_jsonb(r), $1) <> u.content'', import.record) using private.columns_beside(import);');
select private.amend('private.undo_customer_import(uuid)',
  $was$from pg_temp.import_undo u cross join lateral jsonb_populate_record(null::public.%1$I, ''{"custom": {}}'' || u.before) was$was$,
  $now$from pg_temp.import_undo u join public.%1$I held on held.id = u.id
      cross join lateral jsonb_populate_record(held, ''{"custom": {}}'' || u.before) was$now$);
drop function private.lead_content(public.leads), private.customer_content(jsonb);

-- A record that was merged into another comes back with the columns that it had; those that came since begin as in any new one.
select private.amend('public.undo_merge(uuid)', 'and attnum > 0 and not attisdropped and attgenerated = '''';',
  'and attnum > 0 and not attisdropped and attgenerated = '''' and past.dropped ? attname;');
select private.amend('public.undo_customer_merge(uuid)', 'and attnum > 0 and not attisdropped and attgenerated = '''';',
  'and attnum > 0 and not attisdropped and attgenerated = '''' and past.dropped ? attname;');
select private.amend('public.undo_customer_merge(uuid)', 
  $was$''{"custom": {}}'' || $1)', past.record, columns)$was$, $now$$1)', past.record, columns)$now$);

revoke execute on function private.content_columns(text), private.keep_content_columns(), private.columns_beside(public.lead_imports),
  private.lead_content(public.leads, text[]), private.customer_content(jsonb, text[]) from public;
