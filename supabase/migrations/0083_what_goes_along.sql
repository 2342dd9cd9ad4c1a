-- What goes along: people whom only somebody who leaves knows, the website of a merged account; leads by the day they close and by their deal name.

-- A contact without account and sale, made by nobody who is here, is everybody's. Those of somebody who leaves go to who takes over, or
-- to an owner, as their finished tasks and conversations do.
select private.amend('private.hand_over(uuid,uuid,uuid)', 'update public.leads set owner_id = successor',
  'update public.contacts c set created_by = keeper
    where c.company_id = of_company and c.created_by = person and c.account_id is null
      and not exists (select from public.leads l where l.company_id = of_company and l.contact_id = c.id);
  update public.leads set owner_id = successor');

-- A sale names the website of its account, also of the account that its own was merged into; taken apart, it names its own again.
create or replace function private.customer_words(lead public.leads) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', lead.name, 'email', lead.email, 'phone', lead.phone, 'title', lead.title, 'company', lead.company,
    'website', lead.website, 'email_bounced_at', lead.email_bounced_at, 'email_bounce_reason', lead.email_bounce_reason,
    'email_opt_out_at', lead.email_opt_out_at)
$$;
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'update public.leads l set company = fresh ->> ''name''',
  'update public.leads l set website = fresh ->> ''website''
     where l.company_id = own and words ? l.id::text and fresh ->> ''website'' is not null and l.website is distinct from fresh ->> ''website'';
    update public.leads l set company = fresh ->> ''name''');
select private.amend('public.undo_customer_merge(uuid)', 'title = was.title, company = was.company',
  'title = was.title, company = was.company,
         website = case when past.record = ''accounts'' and word.value ? ''website'' then was.website else l.website end');

-- Which sales close next, page by page. Forecasts read the same index.
drop index public.leads_expected;
create index leads_sorted_by_expected_close on public.leads (company_id, expected_close_on, id) include (owner_id);

-- One of several sales to a customer is found by what it is called, too.
create index leads_deal_names on public.leads using gin (company_id, deal_name extensions.gin_trgm_ops) where deal_name is not null;

-- An import that is taken back takes along the accounts that it made for leads that were there, also those that a new lead shared with
-- them: what was there is given back before what was new goes, and what nothing hangs on any more goes at the end.
select private.amend('private.undo_lead_import(uuid)', $was$  delete from public.leads l using pg_temp.import_undo u
   where l.id = u.lead_id and l.company_id = import.company_id and u.is_new and u.kept is null;
$was$, '');
select private.amend('private.undo_lead_import(uuid)', $was$    using import.company_id;
  delete from public.lead_activities a$was$, $now$    using import.company_id;
  delete from public.leads l using pg_temp.import_undo u
   where l.id = u.lead_id and l.company_id = import.company_id and u.is_new and u.kept is null;
  delete from public.lead_activities a$now$);
select private.amend('private.undo_lead_import(uuid)', $was$  update public.lead_import_rows rows set kept_reason$was$, $now$  delete from public.accounts a using pg_temp.import_undo u
   where a.company_id = import.company_id and a.first_lead_id = u.lead_id and not u.is_new and u.kept is null and a.created_at >= import.created_at
     and not exists (select from public.leads l where l.company_id = a.company_id and l.account_id = a.id)
     and not exists (select from public.contacts c where c.company_id = a.company_id and c.account_id = a.id)
     and not exists (select from public.tasks t where t.company_id = a.company_id and t.account_id = a.id)
     and not exists (select from public.recordings r where r.company_id = a.company_id and r.account_id = a.id)
     and not exists (select from public.lead_activities n where n.company_id = a.company_id and n.account_id = a.id)
     and not exists (select from public.attachments f where f.company_id = a.company_id and f.account_id = a.id);
  update public.lead_import_rows rows set kept_reason$now$);

-- What the undo itself has changed by then is nothing to take back.
select private.amend('private.undo_lead_import(uuid)', 'c.changed_at >= import.created_at and c.way', 'c.changed_at >= import.created_at and c.changed_at < now() and c.way');

-- The line that a merge made for the contact of the lead that went is no person who was there.
select private.amend('public.undo_merge(uuid)', $was$  delete from public.lead_contacts
   where company_id = past.company_id and lead_id = past.dropped_id and contact_id::text = past.dropped ->> 'contact_id' and role is null;
$was$, '');
select private.amend('public.undo_merge(uuid)', $was$  on conflict (lead_id, contact_id) do nothing;
$was$, $now$  on conflict (lead_id, contact_id) do nothing;
  delete from public.lead_contacts
   where company_id = past.company_id and lead_id = past.dropped_id and contact_id::text = past.dropped ->> 'contact_id' and role is null;
$now$);
