-- What leaves the record's page carries every field of it: the facts of automations, and what webhooks are told. A column that is added
-- comes along by itself.

-- The facts of a record by `noun.column`, those of the company's own by `noun.custom.key`, and the names behind keys: of colleagues, of
-- stages and of pipelines, as `noun.owner_name` and `noun.status_name`. Of what the product keeps itself, what the definitions name: a test
-- holds both together.
create function private.record_facts(target uuid, record text, held jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with field as materialized (
    select key, value from jsonb_each(held)
     where key <> 'custom' and key = any ((select private.record_fields(record))
       || array['id', 'created_at', 'score', 'last_activity_at', 'completed_at', 'email_opt_out_at', 'email_bounced_at']))
  select coalesce(jsonb_object_agg(left(record, -1) || '.' || fact.key, fact.value), '{}') from (
    select key, value from field
    union all
    select 'custom.' || key, value from jsonb_each(held -> 'custom')
    union all
    select 'first_name', to_jsonb(split_part(btrim(held ->> 'name'), ' ', 1)) where record in ('leads', 'contacts')
    union all
    select regexp_replace(field.key, '_id$', '_name'), to_jsonb(coalesce(nullif(p.full_name, ''), p.email))
      from field join public.profiles p on p.company_id = target
        and p.id = case when field.key ~ '^(owner|assignee)_id$' then (field.value #>> '{}')::uuid end
    union all
    select 'status_name', to_jsonb(s.name) from public.stages s
     where record = 'leads' and s.company_id = target and s.key = held ->> 'status'
    union all
    select 'pipeline_name', to_jsonb(p.name) from public.pipelines p
     where record = 'leads' and p.company_id = target and p.key = held ->> 'pipeline') fact
$$;

-- The facts of a run: of the record that its event is about and of those beside it, a lead's contact and account among them, every field.
-- Mail to a contact goes by its latest lead, and a refusal in one of its leads holds for the person. Nothing of a private recording.
create or replace function private.automation_facts(target uuid, event jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with recording as (
    select * from public.recordings where company_id = target and id = nullif(event ->> 'recording_id', '')::uuid
  ), task as (
    select * from public.tasks where company_id = target and id = nullif(event ->> 'task_id', '')::uuid
  ), lead as (
    select * from public.leads where company_id = target and id = coalesce(
      nullif(event ->> 'lead_id', '')::uuid, (select lead_id from recording), (select lead_id from task))
  ), contact as (
    select * from public.contacts where company_id = target and id = coalesce(
      nullif(event ->> 'contact_id', '')::uuid, (select contact_id from recording), (select contact_id from task), (select contact_id from lead))
  ), account as (
    select * from public.accounts where company_id = target and id = coalesce(
      nullif(event ->> 'account_id', '')::uuid, (select account_id from recording), (select account_id from task),
      (select account_id from lead), (select account_id from contact))
  ), owner as (
    select * from public.profiles where company_id = target and id = coalesce(
      (select assignee_id from task), (select owner_id from lead), (select owner_id from recording where visibility = 'company'),
      case when not exists (select from lead) then coalesce((select owner_id from account), (select created_by from contact)) end)
  ), latest as (
    select id from public.leads where company_id = target and contact_id = (select id from contact) order by last_activity_at desc, id limit 1
  )
  select jsonb_strip_nulls(
    coalesce((select private.record_facts(target, 'leads', to_jsonb(lead)) || jsonb_build_object(
      'lead.days_quiet', floor(extract(epoch from now() - last_activity_at) / 86400)) from lead), '{}')
    || coalesce((select private.record_facts(target, 'accounts', to_jsonb(account)) from account), '{}')
    || coalesce((select private.record_facts(target, 'contacts', to_jsonb(contact)) || jsonb_build_object('contact.lead_id', (select id from latest),
         'contact.email_opt_out_at', (select least(contact.email_opt_out_at, min(l.email_opt_out_at)) from public.leads l
            where l.company_id = target and l.contact_id = contact.id),
         'contact.email_bounced_at', (select least(contact.email_bounced_at, min(l.email_bounced_at)) from public.leads l
            where l.company_id = target and l.contact_id = contact.id and lower(l.email) = lower(contact.email))) from contact), '{}')
    || coalesce((select private.record_facts(target, 'tasks', to_jsonb(task)) from task), '{}')
    || coalesce((select jsonb_build_object('recording.id', id, 'recording.title', title, 'recording.summary', summary,
      'recording.minutes', round(duration_seconds / 60, 1), 'recording.sentiment', round(sentiment::numeric, 2))
      from recording where visibility = 'company'), '{}')
    || coalesce((select jsonb_build_object('owner.id', id, 'owner.name', coalesce(nullif(full_name, ''), email), 'owner.email', email,
      'owner.time_zone', time_zone) from owner), '{}')
    -- A company's days are those of who has owned it the longest.
    || coalesce((select jsonb_build_object('company.name', name, 'company.locale', locale, 'company.time_zone', (
         select p.time_zone from public.profiles p where p.company_id = target order by p.company_role <> 'owner', p.created_at, p.id limit 1))
         from public.companies where id = target), '{}')
    || jsonb_build_object('event.from', event -> 'from', 'event.to', event -> 'to', 'event.message', event -> 'message')
    || coalesce((select jsonb_object_agg('webhook.' || key, value) from jsonb_each(
         case when jsonb_typeof(event -> 'body') = 'object' then event -> 'body' else '{}' end)
        where key ~ '^\w{1,60}$' and jsonb_typeof(value) in ('string', 'number', 'boolean')), '{}'))
$$;
drop function private.customer_facts(uuid, jsonb);

-- ── Events of leads and tasks, as of accounts and contacts ───────────────────────────────────────────────────────────────────────

alter table public.webhooks drop constraint webhooks_events,
  add constraint webhooks_events check (direction = 'inbound' or events <@ array['lead.created', 'lead.changed', 'lead.status_changed',
    'account.created', 'account.changed', 'contact.created', 'contact.changed', 'task.created', 'task.changed', 'task.completed',
    'recording.ready', 'recording.failed', 'form.received']);

-- The ids that an event of such a record names: its own, and those of the records it belongs to.
create function private.named_ids(record text) returns text
language sql stable set search_path = ''
as $$
  select format('jsonb_build_object(%L, n.id', left(record, -1) || '_id') || coalesce((
      select string_agg(format(', %1$L, n.%1$I', a.attname), '' order by a.attnum) from pg_catalog.pg_attribute a
       where a.attrelid = to_regclass('public.' || quote_ident(record)) and a.attname in ('lead_id', 'account_id', 'contact_id')), '') || ')'
$$;

create function private.records_came() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told constant text := left(tg_table_name, -1) || '.created';
begin
  if not exists (select from private.listeners l where l.event = told and l.company_id = any (array(select company_id from came))) then
    return null;
  end if;
  execute format($sql$
    insert into private.events (name, company_id, actor_id, payload)
    select $1, n.company_id, (select auth.uid()), %s from came n
     where n.company_id in (select l.company_id from private.listeners l where l.event = $1)$sql$, private.named_ids(tg_table_name))
    using told;
  perform pg_notify('parley_events', told);
  return null;
end $$;

create function private.records_changed() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off set enable_mergejoin = off set jit = off
as $$
declare
  told constant text := left(tg_table_name, -1) || '.changed';
  fields constant text[] := private.record_fields(tg_table_name);
  changed int;
begin
  if not exists (select from private.listeners l where l.event = told and l.company_id = any (array(select company_id from came))) then
    return null;
  end if;
  execute format($sql$
    insert into private.events (name, company_id, actor_id, payload)
    select $1, differing.company_id, (select auth.uid()), differing.ids || jsonb_build_object('fields', to_jsonb(differing.fields))
      from (select n.company_id, %s as ids, array_remove(array[%s]::text[], null) %s as fields
              from went o join came n on n.id = o.id
             where n.company_id in (select l.company_id from private.listeners l where l.event = $1)) differing
     where cardinality(differing.fields) > 0 $sql$, private.named_ids(tg_table_name),
    (select string_agg(format('case when o.%1$I is distinct from n.%1$I then %1$L end', field), ', ') from unnest(fields) field where field <> 'custom'),
    case when 'custom' = any (fields) then $sql$|| case when o.custom is distinct from n.custom then array(
      select 'custom.' || key from jsonb_object_keys(o.custom || n.custom) key where o.custom -> key is distinct from n.custom -> key)
      else '{}' end$sql$ else '' end)
    using told;
  get diagnostics changed = row_count;
  if changed > 0 then perform pg_notify('parley_events', told); end if;
  return null;
end $$;

do $$
declare
  place text;
begin
  foreach place in array array['accounts', 'contacts'] loop
    execute format('drop trigger told_new on public.%I', place);
    execute format('drop trigger told_changed on public.%I', place);
  end loop;
  -- What a new lead sets off goes to the outbox whether anybody listens or not: it is scored.
  foreach place in array array['accounts', 'contacts', 'tasks'] loop
    execute format('create trigger told_new after insert on public.%I referencing new table as came for each statement
      when (current_setting(''parley.is_loading_sample'', true) is distinct from ''on''
        and current_setting(''parley.is_importing'', true) is distinct from ''on'') execute function private.records_came()', place);
  end loop;
  foreach place in array array['leads', 'accounts', 'contacts', 'tasks'] loop
    execute format('create trigger told_changed after update on public.%I referencing old table as went new table as came for each statement
      when (current_setting(''parley.is_loading_sample'', true) is distinct from ''on''
        and current_setting(''parley.is_importing'', true) is distinct from ''on'') execute function private.records_changed()', place);
  end loop;
end $$;
drop function private.customers_came();
drop function private.customers_changed();

-- What would have started an automation that waits for a change of a lead: all of it at once, as its parts are checked together.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.past_automation_events(text,uuid)'::regprocedure);
  part record;
begin
  for part in select * from (values
    ('select coalesce(a.name, c.name), change.changed_at', 'select coalesce(l.name, a.name, c.name), change.changed_at'),
    ('where trigger_kind in (''account_changed'', ''contact_changed'')', 'where trigger_kind in (''lead_changed'', ''account_changed'', ''contact_changed'')'),
    ('left join public.accounts a on trigger_kind', 'left join public.leads l on trigger_kind = ''lead_changed'' and l.id = change.record_id
      left join public.accounts a on trigger_kind'),
    ('where coalesce(a.id, c.id) is not null', 'where coalesce(l.id, a.id, c.id) is not null')) as entry (before, after)
  loop
    if position(part.before in definition) = 0 then raise exception 'past_automation_events has no "%"', part.before; end if;
    definition := replace(definition, part.before, part.after);
  end loop;
  execute definition;
end $$;

revoke execute on function
  private.named_ids(text),
  private.record_facts(uuid,text,jsonb),
  private.records_came(),
  private.records_changed()
  from public;
