-- Accounts and contacts have fields of the company's own, as leads do: each field says which record it belongs to. Their values stand in
-- `custom` of the record, checked by the one function that checks those of leads.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

alter table public.lead_fields
  add record text not null default 'leads' check (record in ('leads', 'accounts', 'contacts')),
  drop constraint lead_fields_company_id_key_key,
  add unique (company_id, record, key);
drop index public.lead_fields_label;
create unique index lead_fields_label on public.lead_fields (company_id, record, lower(label));

-- Written anew once all rows are, the indexes of words cost a fraction.
drop index public.accounts_words;
drop index public.contacts_words;
alter table public.accounts add custom jsonb not null default '{}',
  add custom_words text generated always as (private.custom_words(custom)) stored;
alter table public.contacts add custom jsonb not null default '{}',
  add custom_words text generated always as (private.custom_words(custom)) stored;
create index accounts_words on public.accounts using gin (company_id, name extensions.gin_trgm_ops,
  domain extensions.gin_trgm_ops, website extensions.gin_trgm_ops, custom_words extensions.gin_trgm_ops);
create index contacts_words on public.contacts using gin (company_id, name extensions.gin_trgm_ops, email extensions.gin_trgm_ops,
  custom_words extensions.gin_trgm_ops);

select private.amend('private.check_custom()', 'f.key = entry.key', 'f.record = tg_table_name and f.key = entry.key');
select private.amend('private.limit_lead_fields()', 'where company_id = new.company_id)', 'where company_id = new.company_id and record = new.record)');
select private.amend('private.limit_lead_fields()', '''A company can give its leads 50 fields at most.''',
  '''A company can give its % 50 fields at most.'', new.record');
select private.amend('public.set_own_field(uuid[],text,jsonb,uuid)', 'f.key = set_own_field.key', 'f.record = ''leads'' and f.key = set_own_field.key');
create or replace trigger managers_only before insert or update or delete on public.lead_fields for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on')
  execute function private.refuse_members('Only managers and owners may change the fields of a record.');

-- The values of a removed field go with it.
create or replace function private.lead_field_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  execute format('update public.%I set custom = custom - $1 where company_id = $2 and custom ? $1', old.record) using old.key, old.company_id;
  return null;
end $$;

-- An import has read its cells by the same rules before, and taking a merge back puts back what was there.
do $$
declare
  customers text;
begin
  foreach customers in array array['accounts', 'contacts'] loop
    execute format('create trigger check_custom before insert on public.%I for each row
      when (new.custom <> ''{}'' and current_setting(''parley.is_importing'', true) is distinct from ''on''
        and current_setting(''parley.is_undoing'', true) is distinct from ''on'') execute function private.check_custom()', customers);
    execute format('create trigger check_custom_change before update of custom on public.%I for each row
      when (new.custom is distinct from old.custom and current_setting(''parley.is_importing'', true) is distinct from ''on''
        and current_setting(''parley.is_undoing'', true) is distinct from ''on'') execute function private.check_custom()', customers);
  end loop;
end $$;

-- Own fields of a row fill gaps, or stand before what is there, each by itself.
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'when ''tags'' then ''''''{}'''''' else ''null'' end', 'when ''tags'' then ''''''{}'''''' when ''custom'' then ''''''{}'''''' else ''null'' end');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'select jsonb_object_agg(field, given -> field) from unnest(fields) field',
  'select jsonb_object_agg(field, case when field <> ''custom'' then given -> field
                 when import.duplicates = ''overwrite'' then (held -> field) || (given -> field)
                 else (given -> field) || (held -> field) end) from unnest(fields) field');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'and (import.duplicates = ''overwrite'' or', 'and (field = ''custom'' or import.duplicates = ''overwrite'' or');

-- What was kept before there were own fields holds none. Content is told as it was then, so that an import from before can be taken back.
create or replace function private.customer_content(held jsonb) returns text
language sql immutable set search_path = ''
as $$
  select md5((held - array['updated_at', 'first_lead_id', 'custom_words', case held -> 'custom' when '{}' then 'custom' else 'updated_at' end])::text)
$$;
select private.amend('private.undo_customer_import(uuid)', 'jsonb_populate_record(null::public.%1$I, u.before)',
  'jsonb_populate_record(null::public.%1$I, ''''{"custom": {}}'''' || u.before)');
select private.amend('public.undo_customer_merge(uuid)', 'jsonb_populate_record(null::public.%1$I, $1)',
  'jsonb_populate_record(null::public.%1$I, ''''{"custom": {}}'''' || $1)');
select private.amend('public.undo_customer_merge(uuid)', 'perform set_config(''parley.is_merging'', ''on'', true);',
  'perform set_config(''parley.is_merging'', ''on'', true);
  perform set_config(''parley.is_undoing'', ''on'', true);');
select private.amend('public.undo_customer_merge(uuid)', 'perform set_config(''parley.is_merging'', '''', true);',
  'perform set_config(''parley.is_merging'', '''', true);
  perform set_config(''parley.is_undoing'', '''', true);');

drop function private.amend(regprocedure, text, text);
