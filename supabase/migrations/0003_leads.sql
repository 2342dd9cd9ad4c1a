-- Leads, their fields and their history.

-- Substring search inside one company. Trigrams alone gather the rows of every company first and look at each text to
-- throw the others out; with company_id in the same index Postgres crosses the two lists before it reads a row.
create extension if not exists btree_gin with schema extensions;

-- The values as one text, for the search box; the index of the other words takes it in.
create function private.custom_words(given jsonb) returns text language sql immutable parallel safe set search_path = ''
as $$ select nullif(string_agg(value, E'\n'), '') from jsonb_each_text(given) $$;

-- Leads, their history, tasks.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  company text check (length(company) <= 200),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  title text check (length(title) <= 120),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  value numeric(14, 2) check (value >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  source text check (length(source) <= 80),
  owner_id uuid default auth.uid(),
  score smallint not null default 0 check (score between 0 and 100),
  score_reasons jsonb not null default '[]',
  next_step text check (length(next_step) <= 500),
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  last_activity_at timestamptz not null default now(),
  status_changed_at timestamptz not null default now(),
  is_sample boolean not null default false,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  website text check (length(website) <= 300),
  custom_words text generated always as (private.custom_words(custom)) stored,
  email_opt_out_at timestamptz,
  -- A corrected address is a new one: the mark goes with the old (private.forget_bounce).
  email_bounced_at timestamptz,
  email_bounce_reason text,
  unique (company_id, id),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id)
);
create index leads_newest on public.leads (company_id, created_at desc, id);
create index leads_status on public.leads (company_id, status, last_activity_at desc);
create index leads_score on public.leads (company_id, score desc, id);
create index leads_by_name on public.leads (company_id, lower(name), id);
create index leads_owner on public.leads (company_id, owner_id);
create index leads_by_email on public.leads (company_id, lower(email));
create index leads_sample on public.leads (company_id) where is_sample;
create index leads_words on public.leads using gin (company_id, name extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops, email extensions.gin_trgm_ops, custom_words extensions.gin_trgm_ops);
create index leads_custom on public.leads using gin (custom jsonb_path_ops);
-- The list of leads reads its pages from an index, wherever the scroll bar stands: by the last conversation, by name and by value.
-- Columns that may be empty sort with the empty ones last.
create index leads_latest on public.leads (company_id, last_activity_at desc, id);
create index leads_sorted_by_name on public.leads (company_id, name, id);
create index leads_sorted_by_value on public.leads (company_id, value desc nulls last, id);
alter table public.leads set (parallel_workers = 1);
alter table public.leads enable row level security;
grant select, insert, update, delete on public.leads to authenticated, service_role;
create policy "own company" on public.leads for all to authenticated
  using (company_id = (select private.company_id()))
  with check (company_id = (select private.company_id()));

-- A lead's timeline: what people wrote and what changed.
create table public.lead_activities (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  lead_id uuid not null,
  kind text not null check (kind in ('created', 'status_changed', 'note', 'recording', 'task', 'email', 'changed')),
  body text check (length(body) <= 20000),
  data jsonb not null default '{}',
  actor_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, actor_id) references public.profiles (company_id, id) on delete set null (actor_id)
);
-- How deals moved, for win rates and times by stage.
create index lead_activities_moves on public.lead_activities (company_id, lead_id, created_at) where kind in ('created', 'status_changed');
create index lead_activities_counted on public.lead_activities (company_id, created_at) where kind in ('note', 'email', 'status_changed');
-- Deleting a row looks through every table that may name it: each foreign key has an index that begins with its columns.
create index lead_activities_actor on public.lead_activities (company_id, actor_id) where actor_id is not null;
-- What happened with a lead, the latest first, a page at a time: a lead of some years has thousands of entries. A recording linked
-- to the lead stands once, as itself; the activity that tells of it is left out.
create index lead_activities_timeline on public.lead_activities (company_id, lead_id, created_at desc, id desc);
select private.protect_company_table('public.lead_activities');

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

create function private.stamp_lead() returns trigger language plpgsql set search_path = ''
as $$ begin
  if old.status is distinct from new.status then new.status_changed_at = now(); new.last_activity_at = now(); end if;
  return new;
end $$;

-- What may change a lead's score asks the worker to count it anew.
create function private.lead_touched() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if new.lead_id is not null then
    update public.leads set last_activity_at = now() where id = new.lead_id and company_id = new.company_id;
    perform private.emit('lead.touched', new.company_id, jsonb_build_object('lead_id', new.lead_id));
  end if;
  return null;
end $$;

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

create function private.leads_created() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into public.lead_activities (company_id, lead_id, kind, data)
  select company_id, id, 'created', jsonb_build_object('status', status, 'source', source) from came;
  insert into private.events (name, company_id, actor_id, payload)
  select 'lead.created', company_id, (select auth.uid()), jsonb_build_object('lead_id', id) from came;
  if found then perform pg_notify('parley_events', 'lead.created'); end if;
  return null;
end $$;
create trigger lead_created after insert on public.leads referencing new table as came for each statement
  when (current_setting('parley.is_loading_sample', true) is distinct from 'on'
        and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.leads_created();

-- Rows of before and after are set side by side by grouping, never by joining: a plan is kept for as long as a connection
-- lives, and one that was made for a single row would compare ten thousand with ten thousand.
create function private.leads_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  -- Most changes of a lead are none of its stage.
  if not exists (select id, status from came except select id, status from went) then return null; end if;
  insert into public.lead_activities (company_id, lead_id, kind, data)
  select company_id, id, 'status_changed', jsonb_build_object('from', min(was), 'to', min(status))
    from (select company_id, id, status, null as was from came
          union all
          select company_id, id, null, status from went) sides
   group by company_id, id having min(was) <> min(status);
  insert into private.events (name, company_id, actor_id, payload)
  select 'lead.status_changed', company_id, (select auth.uid()),
         jsonb_build_object('lead_id', id, 'from', min(was), 'to', min(status))
    from (select company_id, id, status, null as was from came
          union all
          select company_id, id, null, status from went) sides
   group by company_id, id having min(was) <> min(status);
  if found then perform pg_notify('parley_events', 'lead.status_changed'); end if;
  return null;
end $$;
-- By their names they go on in this order, as they did.
create trigger lead_changed after update on public.leads referencing old table as went new table as came for each statement
  when (current_setting('parley.is_loading_sample', true) is distinct from 'on'
        and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.leads_moved();

create function private.leads_edited() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, actor_id, payload)
  select 'lead.touched', company_id, (select auth.uid()), jsonb_build_object('lead_id', id)
    from (select company_id, id, email, phone, company, title, value, source from came
          except
          select company_id, id, email, phone, company, title, value, source from went) edited;
  if found then perform pg_notify('parley_events', 'lead.touched'); end if;
  return null;
end $$;
create trigger lead_edited after update on public.leads referencing old table as went new table as came for each statement
  when (current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.leads_edited();

create function private.leads_scored() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if not exists (select id, score from came except select id, score from went) then return null; end if;
  insert into private.events (name, company_id, actor_id, payload)
  select 'lead.score_changed', company_id, (select auth.uid()),
         jsonb_build_object('lead_id', id, 'from', min(was), 'to', min(score))
    from (select company_id, id, score, null::int as was from came
          union all
          select company_id, id, null, score from went) sides
   where (select exists (select from public.automations a
                           join public.automation_versions v on v.automation_id = a.id and v.version = a.published_version
                          where a.company_id = sides.company_id and a.is_enabled and v.trigger ->> 'kind' = 'score_crossed'))
   group by company_id, id having min(was) is distinct from min(score);
  if found then perform pg_notify('parley_events', 'lead.score_changed'); end if;
  return null;
end $$;
create trigger lead_score_changed after update on public.leads referencing old table as went new table as came for each statement
  when (current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.leads_scored();

-- A lead that this transaction has already touched is not written again.
create function private.leads_touched() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads set last_activity_at = now()
   where id = any (array(select distinct lead_id from came where kind <> 'created'))
     and company_id = any (array(select distinct company_id from came))
     and (last_activity_at, updated_at) is distinct from (now(), now());
  insert into private.events (name, company_id, actor_id, payload)
  select 'lead.touched', company_id, (select auth.uid()), jsonb_build_object('lead_id', lead_id)
    from came where kind <> 'created' and lead_id is not null;
  if found then perform pg_notify('parley_events', 'lead.touched'); end if;
  return null;
end $$;
create trigger lead_touched after insert on public.lead_activities referencing new table as came for each statement
  when (current_setting('parley.is_loading_sample', true) is distinct from 'on'
        and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.leads_touched();

-- The figures of what people did: what came less what went, one line a key; nothing for what stays. A company that is deleted
-- takes its lines along: there is nothing to take off then.
create function private.activities_came() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         count(*), 0
    from came a cross join (values ('day'), ('month')) g (grain)
   where a.kind in ('note', 'email', 'status_changed') group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger counted_new after insert on public.lead_activities referencing new table as came
  for each statement execute function private.activities_came();

create function private.activities_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         sum(a.sign), 0
    from (select company_id, kind, actor_id, created_at, 1 as sign from came
          union all
          select company_id, kind, actor_id, created_at, -1 from went) a
    cross join (values ('day'), ('month')) g (grain)
   where a.kind in ('note', 'email', 'status_changed') and (select true from public.companies c where c.id = a.company_id)
   group by 1, 2, 3, 4, 5 having sum(a.sign) <> 0;
  return null;
end $$;
create trigger counted_changed after update on public.lead_activities referencing old table as went new table as came
  for each statement execute function private.activities_changed();

create function private.activities_went() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         -count(*), 0
    from went a cross join (values ('day'), ('month')) g (grain)
   where a.kind in ('note', 'email', 'status_changed') and (select true from public.companies c where c.id = a.company_id)
   group by 1, 2, 3, 4, 5;
  return null;
end $$;

-- The columns of a record that the product writes; all others are fields that people write.
create function private.kept_columns(record text) returns text[]
language sql immutable set search_path = ''
as $$
  select array['id', 'company_id', 'created_by', 'created_at', 'updated_at', 'is_sample'] || case record
    when 'leads' then array['score', 'score_reasons', 'status_changed_at', 'last_activity_at', 'email_bounced_at',
      'email_bounce_reason', 'email_opt_out_at']
    when 'tasks' then array['completed_at', 'recording_id', 'recording_seconds', 'series_id', 'next_task_id'] end
$$;

-- The fields of a record that people write, in the order of its columns; none of what is no record.
create function private.record_fields(record text) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_catalog.pg_attribute a
   where record in ('leads', 'tasks') and a.attrelid = to_regclass('public.' || quote_ident(record)) and a.attnum > 0
     and not a.attisdropped and a.attgenerated = '' and a.attname <> all (private.kept_columns(record))
$$;

-- Assignments of an UPDATE that take each field from `source`.
create function private.assignments(fields text[], source text) returns text
language sql immutable set search_path = ''
as $$ select string_agg(format('%1$I = %2$s.%1$I', field, source), ', ') from unnest(fields) field $$;

-- What a column holds where nothing is given, as SQL.
create function private.column_default(record text, field text) returns text
language sql stable set search_path = ''
as $$
  select coalesce((select pg_catalog.pg_get_expr(d.adbin, d.adrelid) from pg_catalog.pg_attribute a
    join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = to_regclass('public.' || quote_ident(record)) and a.attname = field), 'null')
$$;

select private.guard_erased('public.leads');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  private.activities_came(),
  private.activities_changed(),
  private.activities_went(),
  private.assignments(text[],text),
  private.check_custom(),
  private.column_default(text,text),
  private.custom_words(jsonb),
  private.fits_lead_field(lead_fields,jsonb),
  private.is_day(text),
  private.kept_columns(text),
  private.lead_field_removed(),
  private.lead_touched(),
  private.leads_created(),
  private.leads_edited(),
  private.leads_moved(),
  private.leads_scored(),
  private.leads_touched(),
  private.limit_lead_fields(),
  private.record_fields(text),
  private.stamp_lead()
  from public;
grant execute on function
  private.custom_words(jsonb),
  private.kept_columns(text),
  private.record_fields(text)
  to authenticated, service_role;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.leads, public.lead_activities, public.lead_fields;
