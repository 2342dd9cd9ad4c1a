-- A customer has several sales over time. What arrives from outside goes to the open one, the latest first, and begins another where none
-- is open; a decided sale is over.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- The latest sale that is still to be decided with whoever has this address; null where there is none.
create function private.open_sale(of_company uuid, address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select l.id from public.leads l
   where l.company_id = of_company and lower(l.email) = lower(address) and l.status not in ('won', 'lost')
   order by l.created_at desc, l.id limit 1
$$;

select private.amend('private.receive_contact_message(text,text,text,text)', 'select id into target from public.leads
   where company_id = own_company and lower(email) = lower(sender_email) order by created_at limit 1;',
  'target := private.open_sale(own_company, sender_email);');

-- A shop's or billing's customer belongs to the person's latest sale, an open one first. Of an address that two people have nobody knows
-- whose it is.
create or replace function private.lead_of_email(own uuid, given text) returns uuid
language sql stable
as $$
  select (array_agg(l.id order by l.status in ('won', 'lost'), l.created_at desc, l.id))[1] from public.leads l
   where l.company_id = own and lower(l.email) = lower(given) having count(distinct coalesce(l.contact_id, l.id)) = 1
$$;

-- ── What a person is known by stays ─────────────────────────────────────────────────────────────────────────────────────────────

-- A new sale fills what its contact lacks. A number or a title of its own stays the sale's: anybody who fills in a form could otherwise
-- rewrite the contact and their other sales.
select private.amend('private.contact_of(public.leads)',
  '  elsif lead.title <> contact.title or lead.email <> contact.email or lead.phone <> contact.phone
     or (contact.title', '  elsif (contact.title');
select private.amend('private.contact_of(public.leads)',
  '    -- What is typed now is newer than what was known; what is left out is no change.
    update public.contacts c
       set title = coalesce(lead.title, c.title), email = coalesce(lead.email, c.email), phone = coalesce(lead.phone, c.phone),',
  '    update public.contacts c
       set title = coalesce(c.title, lead.title), email = coalesce(c.email, lead.email), phone = coalesce(c.phone, lead.phone),');
select private.amend('private.find_customer()', '      new.phone := contact.phone;
      new.title := contact.title;', '      new.phone := coalesce(new.phone, contact.phone);
      new.title := coalesce(new.title, contact.title);');

-- ── Duplicates ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Sales of one customer that go through two pipelines are two.
select private.amend('public.similar_leads(uuid)', 'where l.id = lead and l.company_id = private.company_id()',
  'where l.id = lead and l.company_id = private.company_id()
     and l.status not in (''won'', ''lost'') and other.status not in (''won'', ''lost'')
     and (other.contact_id is distinct from l.contact_id or l.contact_id is null or other.pipeline = l.pipeline)');

-- ── Messages of inbound webhooks ────────────────────────────────────────────────────────────────────────────────────────────────

-- What a text says as money: {"value", "currency"?}; null for what is none. `amounts` holds what the host read in the message, and counts
-- where it says the same digits: a signature covers the message alone.
create function private.inbound_amount(given text, amounts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when given ~ '^[0-9]{1,12}(\.[0-9]{1,2})?$' then jsonb_build_object('value', given::numeric)
    when btrim(regexp_replace(given, '\D', '', 'g'), '0') = btrim(regexp_replace(amounts -> given ->> 'value', '\D', '', 'g'), '0')
      and coalesce(amounts -> given ->> 'currency', 'USD') ~ '^[A-Z]{3}$' and (amounts -> given ->> 'value')::numeric < 1e12
      then jsonb_build_object('value', (amounts -> given ->> 'value')::numeric, 'currency', amounts -> given ->> 'currency') end
$$;

-- What a text is as the value of an own field; null where the field doesn't take it.
create function private.inbound_own_value(field public.lead_fields, given text, amounts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when private.fits_lead_field(field, reading.value) then reading.value end
    from (select case field.type
      when 'number' then case when given ~ '^-?[0-9]{1,15}(\.[0-9]{1,10})?$' then to_jsonb(given::numeric)
                              else private.inbound_amount(given, amounts) -> 'value' end
      when 'boolean' then case when lower(given) in ('yes', 'y', 'true', '1', 'on', 'x', 'ja', 'oui', 'si', 'sí') then to_jsonb(true)
                               when lower(given) in ('no', 'n', 'false', '0', 'off', 'nein', 'non') then to_jsonb(false) end
      when 'date' then to_jsonb(case
        when given ~ '^\d{1,2}\.\d{1,2}\.\d{4}$'
          then concat_ws('-', split_part(given, '.', 3), lpad(split_part(given, '.', 2), 2, '0'), lpad(split_part(given, '.', 1), 2, '0'))
        else left(given, 10) end)
      when 'choice' then (select to_jsonb(option) from unnest(field.options) option where lower(option) = lower(given) limit 1)
      when 'url' then to_jsonb(case when given ~* '^https?://' then given when given ~ '^\S+\.\S+$' then 'https://' || given end)
      else to_jsonb(given) end as value) reading
$$;

-- The columns of a lead that a message fills, those of the company's own fields that it names by key or label as `custom`. A column's own
-- name goes before an own field, an own field before the other names of columns. What nothing takes is its `rest`.
drop function private.read_inbound_lead(jsonb);
create function private.read_inbound_lead(of_company uuid, body jsonb, amounts jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with field as materialized (select * from private.inbound_fields(body)),
  known as materialized (select * from private.inbound_names()),
  own as (
    select distinct on (f.key) f.key, field.label, field.value, private.inbound_own_value(f, field.value, amounts) as reading
      from public.lead_fields f
      join field on field.key = any (array[replace(f.key, '_', ''), nullif(lower(regexp_replace(f.label, '[^a-zA-Z0-9]+', '', 'g')), '')])
                 or lower(btrim(field.label)) = lower(btrim(f.label))
     where f.company_id = of_company and f.record = 'leads' and private.inbound_own_value(f, field.value, amounts) is not null
       and not exists (select from known where known.key = field.key and known.preference = 0)
     order by f.key, field.label
  ),
  best as (
    select distinct on (known.target) known.target, field.label, field.value
      from known join field using (key)
     where (known.target <> 'value' or private.inbound_amount(field.value, amounts) is not null)
       and (known.target <> 'currency' or field.value ~ '^[A-Z]{3}$')
       and not exists (select from own taken where taken.label = field.label and taken.value = field.value)
     order by known.target, known.preference
  )
  select coalesce((select jsonb_object_agg(best.target, best.value) from best), '{}')
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('value', amount -> 'value', 'currency',
                     coalesce((select to_jsonb(c.value) from best c where c.target = 'currency'), amount -> 'currency')))
                     from best cross join lateral private.inbound_amount(best.value, amounts) amount where best.target = 'value'), '{}')
      || coalesce((select jsonb_build_object('custom', jsonb_object_agg(own.key, own.reading)) from own having count(*) > 0), '{}')
      || jsonb_build_object('rest', (
           select string_agg(left(field.label, 80) || ': ' || left(field.value, 2000), E'\n' order by field.label) from field
            where not exists (select from best taken where taken.label = field.label and taken.value = field.value)
              and not exists (select from own taken where taken.label = field.label and taken.value = field.value)))
$$;

-- Completes the open sale of whoever has this address, the latest first: what it holds already stays, and what the message says otherwise is
-- noted. Where none is open it begins one, of whoever is known by the address where the message names nobody. Answers its id and whether
-- it is new.
create or replace function private.write_inbound_lead(target public.webhooks, lead jsonb, out lead_id uuid, out is_new boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  fields text[];
  content jsonb := lead;
  sender uuid;
  held jsonb;
  differs text;
begin
  if lead ->> 'email' is not null then
    perform pg_advisory_xact_lock(hashtextextended('inbound ' || target.company_id || lower(lead ->> 'email'), 0));
    lead_id := private.open_sale(target.company_id, lead ->> 'email');
  end if;
  is_new := lead_id is null;
  if is_new then
    content := content || jsonb_build_object(
      'name', coalesce(lead ->> 'name', nullif(concat_ws(' ', lead ->> 'first_name', lead ->> 'last_name'), ''),
        split_part(lead ->> 'email', '@', 1), lead ->> 'phone'),
      'source', left(coalesce(lead ->> 'source', target.name), 80),
      'owner_id', (select id from public.profiles where company_id = target.company_id
                    order by id is distinct from target.created_by, company_role <> 'owner', created_at limit 1));
    if coalesce(lead ->> 'name', lead ->> 'first_name', lead ->> 'last_name') is null then
      select c.id into sender from public.contacts c
       where c.company_id = target.company_id and lower(c.email) = lower(lead ->> 'email')
       order by c.last_activity_at desc nulls last, c.id limit 1;
    end if;
    fields := array(select field from unnest(private.record_fields('leads')) field where content ->> field is not null);
    execute format('insert into public.leads (company_id, contact_id, %1$s)
      select $1, $3, %1$s from jsonb_populate_record(null::public.leads, $2) returning id',
      (select string_agg(quote_ident(field), ', ') from unnest(fields) field)) into lead_id using target.company_id, content, sender;
  else
    fields := array(select field from unnest(private.record_fields('leads')) field
                     where content ->> field is not null and field not in ('name', 'email', 'source', 'currency', 'custom'));
    execute format('update public.leads l set custom = coalesce(given.custom, ''{}'') || l.custom,
        currency = case when l.value is null and given.value is not null then coalesce(given.currency, l.currency) else l.currency end %s
      from jsonb_populate_record(null::public.leads, $2) given where l.id = $1',
      coalesce((select string_agg(format(', %1$I = coalesce(l.%1$I, given.%1$I)', field), '') from unnest(fields) field), ''))
      using lead_id, content;
    content := content || jsonb_strip_nulls(jsonb_build_object('name',
      coalesce(lead ->> 'name', nullif(concat_ws(' ', lead ->> 'first_name', lead ->> 'last_name'), ''))));
    select to_jsonb(l) into held from public.leads l where l.id = lead_id;
    select string_agg(replace(said.key, '_', ' ') || ': ' || said.value || case when said.key = 'value' then coalesce(' ' || (lead ->> 'currency'), '') else '' end,
             E'\n' order by said.key) into differs
      from (select * from jsonb_each_text(content) where key = 'name' or key = any (fields)
            union all select * from jsonb_each_text(content -> 'custom')) said
     where case said.key when 'value' then (held ->> 'value')::numeric is distinct from said.value::numeric
             else private.name_key(coalesce(held ->> said.key, held -> 'custom' ->> said.key)) is distinct from private.name_key(said.value) end;
  end if;
  if coalesce(lead ->> 'message', lead ->> 'rest', differs) is not null then
    insert into public.lead_activities (company_id, lead_id, kind, body, data)
    values (target.company_id, write_inbound_lead.lead_id, 'note', left(concat_ws(E'\n\n', lead ->> 'message', nullif(concat_ws(E'\n', differs, lead ->> 'rest'), '')), 20000),
      jsonb_build_object('from', 'webhook', 'webhook_id', target.id, 'webhook', target.name));
  end if;
end $$;

-- `amounts`: what the texts of the message say as money, {"€12,500.50": {"value": 12500.5, "currency": "EUR"}}.
select private.amend('public.receive_webhook(uuid,text,jsonb,text,text,text,text)', 'signature text DEFAULT NULL::text)',
  'signature text DEFAULT NULL::text, amounts jsonb DEFAULT ''{}''::jsonb)');
drop function public.receive_webhook(uuid,text,jsonb,text,text,text,text);
select private.amend('public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb)', 'private.read_inbound_lead(message)',
  'private.read_inbound_lead(target.company_id, message, amounts)');

-- ── History of what was merged ──────────────────────────────────────────────────────────────────────────────────────────────────

alter policy "who may read the record" on public.record_changes
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case
    when record in ('leads', 'lead_contacts') then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when record = 'lead_activities' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.accounts r where r.id = record_id) or exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id))
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id))
    when record = 'accounts' then exists (select from public.accounts r where r.id = record_id)
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id))
    when record = 'contacts' then exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id))
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

-- ── Roles of merged contacts ────────────────────────────────────────────────────────────────────────────────────────────────────

-- Of a sale in which both stood: [{"gone": row of lead_contacts, "kept": id of the other's row, "role": the one that had}].
alter table public.customer_merges add people jsonb not null default '[]';
select private.amend('private.forget_merged_contact()', 'words = ''{}''', 'words = ''{}'', people = ''[]''');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', E'  words jsonb := ''{}'';\n', E'  words jsonb := ''{}'';\n  people jsonb := ''[]'';\n');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', '    delete from public.lead_contacts p',
  '    select coalesce(jsonb_agg(jsonb_build_object(''gone'', to_jsonb(p), ''kept'', q.id, ''role'', q.role)), ''[]'') into people
      from public.lead_contacts p join public.lead_contacts q on q.lead_id = p.lead_id and q.contact_id = keep
     where p.company_id = own and p.contact_id = drop_record;
    update public.lead_contacts q set role = part -> ''gone'' ->> ''role'' from jsonb_array_elements(people) part
     where q.id = (part ->> ''kept'')::uuid and q.role is null and part -> ''gone'' ->> ''role'' is not null;
    delete from public.lead_contacts p');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'dropped, moved, words)', 'dropped, moved, words, people)');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'fresh, gone, moved, words)', 'fresh, gone, moved, words, people)');
-- Whose line somebody took out of the sale since stays out.
select private.amend('public.undo_customer_merge(uuid)', '  -- The sales that go back say again',
  '  insert into public.lead_contacts (id, company_id, lead_id, contact_id, role, created_by, created_at, updated_at)
  select r.id, r.company_id, r.lead_id, r.contact_id, r.role, (select p.id from public.profiles p where p.id = r.created_by and p.company_id = r.company_id),
         r.created_at, r.updated_at
    from jsonb_array_elements(past.people) part cross join lateral jsonb_populate_record(null::public.lead_contacts, part -> ''gone'') r
   where exists (select from public.lead_contacts q where q.lead_id = r.lead_id and q.contact_id = past.kept_id)
  on conflict do nothing;
  update public.lead_contacts q set role = null from jsonb_array_elements(past.people) part
   where q.id = (part ->> ''kept'')::uuid and part ->> ''role'' is null and q.role = part -> ''gone'' ->> ''role'';
  -- The sales that go back say again');

-- ── Changes of many ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A decided sale is of the pipeline that it was decided in, which its status doesn't say.
create or replace function private.bulk_times(record text, fields text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select case when not 'status' = any (fields) then '{}'
    when record = 'leads' then array['status_changed_at', 'last_activity_at', 'closed_at', 'lost_reason', 'pipeline']
    when record = 'tasks' then array['completed_at'] else '{}' end
$$;
select private.amend('public.undo_change(uuid,int)', 'set closed_at = (r.before ->> ''closed_at'')',
  'set pipeline = coalesce(r.before ->> ''pipeline'', l.pipeline), closed_at = (r.before ->> ''closed_at'')');

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.inbound_amount(text,jsonb),
  private.inbound_own_value(public.lead_fields,text,jsonb),
  private.open_sale(uuid,text),
  private.read_inbound_lead(uuid,jsonb,jsonb),
  public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb)
  from public;
grant execute on function public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb) to anon, authenticated;
