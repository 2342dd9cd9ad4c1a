-- A calendar holds each task whole, also with the fields that come later.

-- What the product keeps of a task stays out, but what calendars tell of it; so do the records that it belongs to, which are told by their
-- names where the person sees them. Colleagues whom a task names beside its assignee are told by name.
create or replace function private.calendar_of(person uuid, company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', c.name,
    'time_zone', p.time_zone,
    'read_at', now(),
    'total', (select count(*) from public.tasks t
               where t.company_id = c.id and t.assignee_id = p.id and t.due_at is not null
                 and (t.status <> 'done' or t.completed_at > now() - interval '30 days')),
    'people', coalesce((
      select jsonb_object_agg(m.id, coalesce(nullif(m.full_name, ''), m.email)) from public.profiles m
       where m.company_id = c.id and m.id::text in (
         select task ->> a.attname from pg_catalog.pg_constraint k
           join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
           cross join jsonb_array_elements(held.tasks) task
          where k.contype = 'f' and k.conrelid = 'public.tasks'::regclass and k.confrelid = 'public.profiles'::regclass
            and a.attname <> 'assignee_id' and a.attname <> all (private.kept_columns('tasks')))), '{}'),
    'tasks', held.tasks)
    from public.profiles p join public.companies c on c.id = p.company_id
    cross join lateral (
      select coalesce(jsonb_agg(
        to_jsonb(task) - (private.kept_columns('tasks') || array['assignee_id', 'lead_id', 'account_id', 'contact_id'])
          || jsonb_build_object(
            'id', task.id, 'created_at', task.created_at, 'updated_at', task.updated_at, 'completed_at', task.completed_at,
            'recurrence', case when task.status <> 'done' and task.next_task_id is null then task.recurrence end,
            'lead', lead.name,
            'account', (select a.name from public.accounts a where a.id = task.account_id and private.names_account(private.team_of(person), a.id)),
            'contact', (select c.name from public.contacts c where c.id = task.contact_id and private.names_contact(private.team_of(person), c.id)))
        order by task.due_at, task.id), '[]') as tasks
        from (
          -- Each direction by the index from today on; the nearest of both.
          select * from (
            (select * from public.tasks t
              where t.company_id = c.id and t.assignee_id = p.id and t.due_at >= now()
                and (t.status <> 'done' or t.completed_at > now() - interval '30 days')
              order by t.due_at limit 5000)
            union all
            (select * from public.tasks t
              where t.company_id = c.id and t.assignee_id = p.id and t.due_at < now()
                and (t.status <> 'done' or t.completed_at > now() - interval '30 days')
              order by t.due_at desc limit 5000)) both_ways
           order by greatest(due_at - now(), now() - due_at), id limit 5000) task
        left join public.leads lead on lead.company_id = task.company_id and lead.id = task.lead_id
         and ((select private.team_of(person)) is null or lead.owner_id is null or lead.owner_id = any ((select private.team_of(person))::uuid[]))) held
   where p.id = person and p.company_id = company
     and not exists (select from private.company_erasures e where e.company_id = c.id)
$$;
