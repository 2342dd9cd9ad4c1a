-- Fields that a company gives its leads. Their values stand in leads.custom, by key.
create table public.lead_fields (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Never changes, so that a renamed field keeps its values.
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,59}$'),
  label text not null check (length(btrim(label)) between 1 and 60),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'boolean', 'url')),
  options text[] not null default '{}' check (cardinality(options) <= 100),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, key)
);
create unique index lead_fields_label on public.lead_fields (company_id, lower(label));
select private.protect_company_table('public.lead_fields');
revoke update on public.lead_fields from authenticated;
grant update (label, options, position) on public.lead_fields to authenticated;
alter publication supabase_realtime add table public.lead_fields;

create function private.limit_lead_fields() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if (select count(*) from public.lead_fields where company_id = new.company_id) > 50 then
    raise exception 'A company can give its leads 50 fields at most.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create trigger limit_lead_fields after insert on public.lead_fields for each row execute function private.limit_lead_fields();

-- The values of a removed field go with it.
create function private.lead_field_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads set custom = custom - old.key where company_id = old.company_id and custom ? old.key;
  return null;
end $$;
create trigger lead_field_removed after delete on public.lead_fields for each row execute function private.lead_field_removed();

create function private.is_day(given text) returns boolean language plpgsql immutable set search_path = ''
as $$ begin
  return given ~ '^\d{4}-\d\d-\d\d$' and given::date is not null;
exception when others then return false;
end $$;

create function private.fits_lead_field(field public.lead_fields, given jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case field.type
    when 'number' then jsonb_typeof(given) = 'number'
    when 'boolean' then jsonb_typeof(given) = 'boolean'
    else jsonb_typeof(given) = 'string' and case field.type
      when 'text' then length(given #>> '{}') <= 1000
      when 'url' then length(given #>> '{}') <= 500 and given #>> '{}' ~* '^https?://[^\s]+$'
      when 'date' then private.is_day(given #>> '{}')
      when 'choice' then given #>> '{}' = any (field.options)
    end
  end
$$;

-- Only what changes is looked at: a value whose option has been taken away stays until it is edited. A null takes a value away.
-- The import reads its cells by the same rules beforehand, and an undo puts back what was there.
create function private.check_custom() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  field public.lead_fields;
begin
  if jsonb_typeof(new.custom) <> 'object' then raise exception 'custom is one JSON object.' using errcode = 'P0001'; end if;
  new.custom := jsonb_strip_nulls(new.custom);
  for entry in select key, value from jsonb_each(new.custom) loop
    continue when tg_op = 'UPDATE' and old.custom -> entry.key = entry.value;
    select * into field from public.lead_fields f where f.company_id = new.company_id and f.key = entry.key;
    if field.id is null then raise exception 'There is no field "%".', entry.key using errcode = 'P0001'; end if;
    if not private.fits_lead_field(field, entry.value) then
      raise exception '% does not take this value.', field.label using errcode = 'P0001';
    end if;
  end loop;
  return new;
end $$;
create trigger check_custom before insert on public.leads for each row
  when (new.custom <> '{}' and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.check_custom();
create trigger check_custom_change before update of custom on public.leads for each row
  when (new.custom is distinct from old.custom and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.check_custom();

-- The values as one text, for the search box; the index of the other words takes it in.
create function private.custom_words(given jsonb) returns text language sql immutable parallel safe set search_path = ''
as $$ select nullif(string_agg(value, E'\n'), '') from jsonb_each_text(given) $$;
revoke execute on function private.custom_words(jsonb), private.limit_lead_fields(), private.lead_field_removed(), private.is_day(text),
  private.fits_lead_field(public.lead_fields, jsonb), private.check_custom() from public;
grant execute on function private.custom_words(jsonb) to authenticated, service_role;
alter table public.leads add column custom_words text generated always as (private.custom_words(custom)) stored;
drop index public.leads_words;
create index leads_words on public.leads using gin (company_id, name extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops, email extensions.gin_trgm_ops, custom_words extensions.gin_trgm_ops);
create index leads_custom on public.leads using gin (custom jsonb_path_ops);

create or replace function public.lead_stages(pattern text default null, owner text default null)
returns table (status text, currency text, leads bigint, value numeric)
language sql stable security invoker set search_path = ''
as $$
  select l.status, l.currency, count(*), coalesce(sum(l.value), 0)
    from public.leads l
   where (lead_stages.pattern is null
          or l.name ilike lead_stages.pattern
          or l.company ilike lead_stages.pattern
          or l.email ilike lead_stages.pattern
          or l.custom_words ilike lead_stages.pattern)
     and (lead_stages.owner is null or coalesce(l.owner_id::text, 'nobody') = lead_stages.owner)
   group by l.status, l.currency
$$;
