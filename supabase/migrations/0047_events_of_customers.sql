-- Accounts and contacts set off automations and webhooks, as leads do. What nobody listens to is not written down: most changes of many
-- are no news to anybody. What an import or the sample company brings sets nothing off.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

alter table public.webhooks drop constraint webhooks_events,
  add constraint webhooks_events check (direction = 'inbound' or events <@ array['lead.created', 'lead.status_changed', 'account.created',
    'account.changed', 'contact.created', 'contact.changed', 'task.completed', 'recording.ready', 'recording.failed', 'form.received']);

-- Who listens to an event of an account or a contact: companies by the event's name.
create view private.listeners as
  select a.company_id, replace(v.trigger ->> 'kind', '_', '.') as event
    from public.automations a join public.automation_versions v on v.automation_id = a.id and v.version = a.published_version
   where a.is_enabled
  union all
  select w.company_id, event from public.webhooks w cross join lateral unnest(w.events) event where w.direction = 'outbound' and w.is_enabled;

-- Companies that have an automation or a webhook for an event are few: they are found first, once for the whole statement, by plans that
-- are kept. A lead that brings its account and its contact along asks for each.
create function private.customers_came() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noun constant text := case tg_table_name when 'accounts' then 'account' else 'contact' end;
begin
  if not exists (select from private.listeners l where l.event = noun || '.created' and l.company_id = any (array(select company_id from came))) then
    return null;
  end if;
  insert into private.events (name, company_id, actor_id, payload)
  select noun || '.created', company_id, (select auth.uid()), jsonb_build_object(noun || '_id', id) from came
   where company_id in (select l.company_id from private.listeners l where l.event = noun || '.created');
  if found then perform pg_notify('parley_events', noun || '.created'); end if;
  return null;
end $$;

-- Own fields that differ are named each by itself, as `custom.key`. Rows are compared column by column, which costs a fraction of comparing
-- them as JSON, and joined by hashing whatever their number.
create function private.customers_changed() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off set enable_mergejoin = off
as $$
declare
  noun constant text := case tg_table_name when 'accounts' then 'account' else 'contact' end;
  told int;
begin
  if not exists (select from private.listeners l where l.event = noun || '.changed' and l.company_id = any (array(select company_id from came))) then
    return null;
  end if;
  execute format($sql$
    insert into private.events (name, company_id, actor_id, payload)
    select $1 || '.changed', differing.company_id, (select auth.uid()),
           jsonb_build_object($1 || '_id', differing.id, 'fields', to_jsonb(differing.fields))
      from (select n.company_id, n.id, array_remove(array[%s]::text[], null) || case when o.custom is distinct from n.custom then array(
                select 'custom.' || key from jsonb_object_keys(o.custom || n.custom) key where o.custom -> key is distinct from n.custom -> key)
                else '{}' end as fields
              from went o join came n on n.id = o.id
             where n.company_id in (select l.company_id from private.listeners l where l.event = $1 || '.changed')) differing
     where cardinality(differing.fields) > 0 $sql$,
    (select string_agg(format('case when o.%1$I is distinct from n.%1$I then %1$L end', field), ', ')
       from unnest(private.record_fields(tg_table_name)) field where field <> 'custom'))
    using noun;
  get diagnostics told = row_count;
  if told > 0 then perform pg_notify('parley_events', noun || '.changed'); end if;
  return null;
end $$;

do $$
declare
  customers text;
begin
  foreach customers in array array['accounts', 'contacts'] loop
    execute format('create trigger told_new after insert on public.%I referencing new table as came for each statement
      when (current_setting(''parley.is_loading_sample'', true) is distinct from ''on''
        and current_setting(''parley.is_importing'', true) is distinct from ''on'') execute function private.customers_came()', customers);
    execute format('create trigger told_changed after update on public.%I referencing old table as went new table as came for each statement
      when (current_setting(''parley.is_loading_sample'', true) is distinct from ''on''
        and current_setting(''parley.is_importing'', true) is distinct from ''on'') execute function private.customers_changed()', customers);
  end loop;
end $$;

-- What a run knows of the account or the contact that its event is about, and of the contact's account. Mail to a contact goes by its
-- latest lead, and a refusal in one of its leads holds for the person.
create function private.customer_facts(target uuid, event jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with contact as (
    select * from public.contacts where company_id = target and id = nullif(event ->> 'contact_id', '')::uuid
  ), account as (
    select * from public.accounts where company_id = target
       and id = coalesce(nullif(event ->> 'account_id', '')::uuid, (select account_id from contact))
  ), held as (
    select 'contact' as noun, to_jsonb(contact) as columns, private.record_fields('contacts') as fields from contact
    union all
    select 'account', to_jsonb(account), private.record_fields('accounts') from account
  ), latest as (
    select id from public.leads where company_id = target and contact_id = (select id from contact) order by last_activity_at desc, id limit 1
  )
  select coalesce((
      select jsonb_object_agg(held.noun || '.' || field.key, field.value) from held cross join lateral (
        select key, value from jsonb_each(held.columns)
         where key = any (held.fields || array['id']) and key not in ('custom', 'owner_id', 'account_id')
        union all
        select 'custom.' || key, value from jsonb_each(held.columns -> 'custom')) field), '{}')
    || coalesce((select jsonb_build_object('contact.first_name', split_part(btrim(name), ' ', 1), 'contact.lead_id', (select id from latest),
         'contact.email_opt_out_at', (select min(l.email_opt_out_at) from public.leads l where l.company_id = target and l.contact_id = contact.id),
         'contact.email_bounced_at', (select min(l.email_bounced_at) from public.leads l
            where l.company_id = target and l.contact_id = contact.id and lower(l.email) = lower(contact.email))) from contact), '{}')
    || coalesce((select jsonb_build_object('owner.id', p.id, 'owner.name', coalesce(nullif(p.full_name, ''), p.email), 'owner.email', p.email,
         'owner.time_zone', p.time_zone) from public.profiles p
        where p.company_id = target and p.id = coalesce((select owner_id from account), (select created_by from contact))), '{}')
$$;
select private.amend('private.automation_facts(uuid,jsonb)', '|| coalesce((select jsonb_build_object(''company.name''',
  '|| case when event ? ''account_id'' or event ? ''contact_id'' then private.customer_facts(target, event) else ''{}'' end
    || coalesce((select jsonb_build_object(''company.name''');

select private.amend('public.past_automation_events(text,uuid)', 'union all
    select ''A webhook that arrived''',
  'union all
    select * from (
      select name, created_at, jsonb_build_object(''name'', ''account.created'', ''account_id'', id)
        from public.accounts where trigger_kind = ''account_created'' order by created_at desc limit 300) accounts
    union all
    select * from (
      select name, created_at, jsonb_build_object(''name'', ''contact.created'', ''contact_id'', id)
        from public.contacts where trigger_kind = ''contact_created'' order by created_at desc limit 300) contacts
    union all
    select coalesce(a.name, c.name), change.changed_at, jsonb_build_object(''name'', replace(trigger_kind, ''_'', ''.''),
             replace(trigger_kind, ''_changed'', ''_id''), change.record_id, ''fields'', change.fields)
      from (select h.record_id, h.changed_at, (
                select jsonb_agg(field) from (
                  select key as field from jsonb_object_keys(h.after) key where key <> ''custom''
                  union all
                  select ''custom.'' || key from jsonb_object_keys(h.after -> ''custom'') key) fields) as fields
              from public.record_changes h
             where trigger_kind in (''account_changed'', ''contact_changed'') and h.record = replace(trigger_kind, ''_changed'', ''s'')
               and h.operation = ''update'' and h.after is not null
             order by h.changed_at desc limit 300) change
      left join public.accounts a on trigger_kind = ''account_changed'' and a.id = change.record_id
      left join public.contacts c on trigger_kind = ''contact_changed'' and c.id = change.record_id
     where coalesce(a.id, c.id) is not null
    union all
    select ''A webhook that arrived''');

drop function private.amend(regprocedure, text, text);

revoke execute on function
  private.customer_facts(uuid,jsonb),
  private.customers_came(),
  private.customers_changed()
  from public;
