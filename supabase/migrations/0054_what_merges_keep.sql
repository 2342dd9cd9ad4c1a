-- What was changed on an account or a contact before it was made one with another shows on the one that stays, as it does for leads. Of two
-- leads that become one the other's person stays among the people. A refusal that stood on leads alone holds for the person.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- ── History ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The account or contact that one was merged into, over any number of merges; itself where it was not.
create function private.surviving_customer(customer uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  with recursive way (id, steps) as (
    select customer, 0
    union all
    select m.kept_id, way.steps + 1 from way join public.customer_merges m on m.dropped_id = way.id and m.undone_at is null
     where way.steps < 100)
  select id from way order by steps desc limit 1
$$;
alter policy "who may read the record" on public.record_changes
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case record
    when 'leads' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when 'accounts' then exists (select from public.accounts r where r.id = record_id)
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id))
    when 'contacts' then exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id))
    when 'tasks' then exists (select from public.tasks r where r.id = record_id)
    when 'automations' then exists (select from public.automations r where r.id = record_id)
    when 'templates' then exists (select from public.templates r where r.id = record_id)
    when 'lead_fields' then exists (select from public.lead_fields r where r.id = record_id)
    when 'insight_trackers' then exists (select from public.insight_trackers r where r.id = record_id)
    when 'api_keys' then exists (select from public.api_keys r where r.id = record_id)
    else false end));
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)', 'with asked as materialized (',
  'with recursive merged (id) as (
    select customer union select m.dropped_id from merged join public.customer_merges m on m.kept_id = merged.id and m.undone_at is null),
  asked as materialized (');
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)', 'where c.record_id = customer and (c.changed_at',
  'where c.record_id = any (array(select m.id from merged m)) and (c.record_id = customer or c.operation = ''update'') and (c.changed_at');

-- ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

select private.amend('public.merge_leads(uuid,uuid,jsonb)', '  -- A row that goes over is no news of the lead.',
  '  insert into public.lead_contacts (company_id, lead_id, contact_id)
  select kept.company_id, drop_lead, gone.contact_id where gone.contact_id <> fresh.contact_id
  on conflict (lead_id, contact_id) do nothing;
  -- A row that goes over is no news of the lead.');
-- Whom a lead is named after has a line among its people only for a role.
select private.amend('public.undo_merge(uuid)', '  delete from public.lead_activities',
  '  delete from public.lead_contacts
   where company_id = past.company_id and lead_id = past.dropped_id and contact_id::text = past.dropped ->> ''contact_id'' and role is null;
  delete from public.lead_activities');

-- ── Marks from before contacts had any ───────────────────────────────────────────────────────────────────────────────────────────

update public.contacts c set email_opt_out_at = refused.at
  from (select l.contact_id, min(l.email_opt_out_at) as at from public.leads l where l.email_opt_out_at is not null group by l.contact_id) refused
 where c.id = refused.contact_id and c.email_opt_out_at is null;
update public.contacts c set email_bounced_at = l.email_bounced_at, email_bounce_reason = l.email_bounce_reason
  from public.leads l
 where l.contact_id = c.id and l.email_bounced_at is not null and c.email_bounced_at is null and lower(l.email) = lower(c.email);

drop function private.amend(regprocedure, text, text);
revoke execute on function private.surviving_customer(uuid) from public;
grant execute on function private.surviving_customer(uuid) to authenticated, service_role;
