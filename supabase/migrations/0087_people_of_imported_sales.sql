-- A sale of a file comes with all people that its row names, not with the first alone.

-- Those of a row who are not among the people of a sale yet, with the contact of that address where there is one. A sale has 100 at most.
create function private.new_people(people jsonb, sale public.leads) returns table (name text, email text, contact_id uuid)
language sql stable set search_path = ''
as $$
  select distinct on (lower(p.email)) p.name, p.email, known.id
    from jsonb_to_recordset(coalesce(people, '[]')) as p (name text, email text)
    left join lateral (select c.id from public.contacts c where c.company_id is not distinct from sale.company_id and lower(c.email) = lower(p.email)
                        order by c.account_id is distinct from sale.account_id, c.created_at, c.id limit 1) known on true
   where (known.id is null or known.id is distinct from sale.contact_id)
     and not exists (select from public.lead_contacts x where x.lead_id = sale.id and x.contact_id = known.id)
   order by lower(p.email)
   limit greatest(0, 100 - (select count(*) from public.lead_contacts x where x.lead_id = sale.id))
$$;
revoke execute on function private.new_people(jsonb, public.leads) from public;

select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)', 'item -> ''notes'' as notes,', 'item -> ''notes'' as notes, item -> ''people'' as people,');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'and not exists (select from private.new_notes(b.notes, import.company_id, b.same_id, null, null, null))',
  'and not exists (select from private.new_notes(b.notes, import.company_id, b.same_id, null, null, null))
         and not exists (select from private.new_people(b.people, l))');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)', '  insert into public.lead_activities (company_id, lead_id, kind, body, data, actor_id)
', '  with come as (
    select l.id as lead_id, l.account_id, p.name, p.email, p.contact_id
      from pg_temp.import_batch b join public.leads l on l.id = coalesce(b.same_id, b.id)
     cross join lateral private.new_people(b.people, l) p
     where b.people is not null and b.outcome in (''created'', ''updated'')),
  made as (
    insert into public.contacts (company_id, created_by, account_id, name, email, first_lead_id)
    select distinct on (lower(email)) import.company_id, import.created_by, account_id, name, email, lead_id
      from come where contact_id is null order by lower(email), lead_id
    returning id, email)
  insert into public.lead_contacts (company_id, created_by, lead_id, contact_id)
  select import.company_id, import.created_by, come.lead_id, coalesce(come.contact_id, made.id)
    from come left join made on lower(made.email) = lower(come.email)
  on conflict (lead_id, contact_id) do nothing;

  insert into public.lead_activities (company_id, lead_id, kind, body, data, actor_id)
');

-- Taken back, people go with what brought them: a batch writes them and the entry of the import in one moment.
select private.amend('private.undo_lead_import(uuid)', $was$    execute format('update pg_temp.import_undo u set kept = ''Used since the import'' where is_new and kept is null
      and exists (select from %s x where x.company_id = $1 and x.%I = u.lead_id)', link.source, link.lead_column) using import.company_id;$was$,
$now$    execute format('update pg_temp.import_undo u set kept = ''Used since the import'' where is_new and kept is null
      and exists (select from %s x where x.company_id = $1 and x.%I = u.lead_id %s)', link.source, link.lead_column,
      case when link.source = 'public.lead_contacts'::regclass then 'and not private.came_with(x, $2)' else '' end) using import.company_id, target;$now$);
create function private.came_with(line public.lead_contacts, import uuid) returns boolean
language sql stable set search_path = ''
as $$
  select line.role is null and exists (select from public.lead_activities a
     where a.company_id is not distinct from line.company_id and a.lead_id = line.lead_id and a.created_at = line.created_at
       and a.data ->> 'import_id' = import::text)
$$;
revoke execute on function private.came_with(public.lead_contacts, uuid) from public;
select private.amend('private.undo_lead_import(uuid)', $was$  execute format($sql$
    update public.leads l set %s$was$, $now$  create temp table import_people on commit drop as
    select x.id, x.contact_id, c.first_lead_id = x.lead_id and c.created_at = x.created_at and c.title is null and c.phone is null
           and c.tags = '{}' and c.custom = '{}' as is_new
      from pg_temp.import_undo u join public.lead_contacts x on x.company_id = import.company_id and x.lead_id = u.lead_id
      join public.contacts c on c.id = x.contact_id
     where u.kept is null and private.came_with(x, target);
  delete from public.lead_contacts x using pg_temp.import_people p where x.company_id = import.company_id and x.id = p.id;
  delete from public.contacts c using pg_temp.import_people p
   where c.company_id = import.company_id and c.id = p.contact_id and p.is_new
     and not exists (select from public.leads l where l.company_id = c.company_id and l.contact_id = c.id)
     and not exists (select from public.lead_contacts x where x.company_id = c.company_id and x.contact_id = c.id)
     and not exists (select from public.tasks t where t.company_id = c.company_id and t.contact_id = c.id)
     and not exists (select from public.recordings r where r.company_id = c.company_id and r.contact_id = c.id)
     and not exists (select from public.lead_activities n where n.company_id = c.company_id and n.contact_id = c.id)
     and not exists (select from public.attachments f where f.company_id = c.company_id and f.contact_id = c.id);
  execute format($sql$
    update public.leads l set %s$now$);
select private.amend('private.undo_lead_import(uuid)', 'drop table pg_temp.import_undo;', 'drop table pg_temp.import_undo, pg_temp.import_people;');

-- Nor does an account stay that two new leads shared: its contact of the second was still there when the first had gone.
select private.amend('private.undo_lead_import(uuid)', 'a.first_lead_id = u.lead_id and not u.is_new and u.kept is null', 'a.first_lead_id = u.lead_id and u.kept is null');
