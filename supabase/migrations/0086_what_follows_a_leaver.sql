-- Who takes over is meant where an automation meant the leaver: whom it tells, gives a task or a record to, or asks about. Steps that
-- still wait go on with the version that they began with, so it changes too.
select private.amend('private.hand_over(uuid,uuid,uuid)', 'update public.automations set created_by = successor',
  'if successor is not null then
    update public.automations set draft = replace(draft::text, person::text, successor::text)::jsonb
      where company_id = of_company and position(person::text in draft::text) > 0;
    update public.automation_versions set trigger = replace(trigger::text, person::text, successor::text)::jsonb,
           conditions = replace(conditions::text, person::text, successor::text)::jsonb,
           actions = replace(actions::text, person::text, successor::text)::jsonb
      where company_id = of_company and position(person::text in concat(trigger, conditions, actions)) > 0;
  end if;
  update public.automations set created_by = successor');

-- The sample company has second sales to customers, and people beside those of its leads.
select private.amend('public.load_sample(jsonb)', 'is_sample, id, name, company, email,', 'is_sample, id, name, company, deal_name, email,');
select private.amend('public.load_sample(jsonb)', 'true, id, name, company, email,', 'true, id, name, company, deal_name, email,');
select private.amend('public.load_sample(jsonb)', 'insert into public.recordings (',
  'with said as (
    select gen_random_uuid() as id, lead.id as lead_id, lead.account_id, lead.created_at, person.name, person.email, person.title, person.role
      from jsonb_to_recordset(coalesce(payload -> ''people'', ''[]''))
        as person (lead_id uuid, name text, email text, title text, role text)
      join public.leads lead on lead.company_id = target and lead.id = person.lead_id),
  known as (
    insert into public.contacts (company_id, created_by, is_sample, id, account_id, name, email, title, created_at)
    select target, person, true, id, account_id, name, email, title, created_at from said)
  insert into public.lead_contacts (company_id, created_by, lead_id, contact_id, role, created_at)
  select target, person, lead_id, id, role, created_at from said;

  insert into public.recordings (');
