-- Sales have a name, tasks start automations, and figures tell the work of automations from that of people who left.

-- What tells several sales to one customer apart.
alter table public.leads add deal_name text check (length(deal_name) <= 200);

-- What accounts and contacts are searched by is kept in small letters: comparing without regard to case costs half as much again.
create or replace function private.search_words(phone text, variadic others text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(string_agg(line, E'\n' order by place)) from unnest(others || array[phone, regexp_replace(phone, '\D', '', 'g')])
    with ordinality given (line, place) where line <> ''
$$;
alter table public.accounts drop column search_words;
alter table public.contacts drop column search_words;
alter table public.accounts add search_words text generated always as
  (private.search_words(phone, name, domain, website, address, private.custom_words(custom))) stored;
alter table public.contacts add search_words text generated always as
  (private.search_words(phone, name, email, title, account_name, private.custom_words(custom))) stored;
create index accounts_search on public.accounts using gin (company_id, search_words extensions.gin_trgm_ops);
create index contacts_search on public.contacts using gin (company_id, search_words extensions.gin_trgm_ops);

-- Written by an automation, which has no person. A change that a step makes is marked by its transaction.
alter table public.lead_activities
  add is_automatic boolean not null default coalesce(current_setting('parley.automation', true), '') <> '';
-- No news: neither history nor anybody who listens is told.
alter table public.lead_activities disable trigger user;
update public.lead_activities set is_automatic = true where actor_id is null and kind = 'note' and data ->> 'from' = 'automation';
alter table public.lead_activities enable trigger user;

-- Stands in figures for automations, as `private.nobody` does for those who left.
create function private.automations() returns uuid language sql immutable parallel safe
as $$ select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid $$;

-- Whose work an activity is.
create function private.doer(actor uuid, is_automatic boolean) returns uuid language sql immutable parallel safe
as $$ select coalesce(actor, case when is_automatic then private.automations() else private.nobody() end) $$;

do $$
declare
  target regprocedure;
  definition text;
begin
  foreach target in array array['private.activities_came()', 'private.activities_changed()', 'private.activities_went()']::regprocedure[] loop
    definition := pg_catalog.pg_get_functiondef(target);
    if position('coalesce(a.actor_id, private.nobody())' in definition) = 0 then raise exception '% counts nobody', target; end if;
    definition := replace(definition, 'coalesce(a.actor_id, private.nobody())', 'private.doer(a.actor_id, a.is_automatic)');
    execute replace(definition, 'select company_id, kind, actor_id, created_at,', 'select company_id, kind, actor_id, is_automatic, created_at,');
  end loop;
end $$;

create or replace view private.activity_parts with (security_invoker = true) as
  select company_id, private.doer(actor_id, is_automatic) as person_id, kind, created_at as at, 0::numeric as seconds, id
    from public.lead_activities where kind in ('note', 'email', 'call', 'meeting', 'status_changed')
  union all
  select company_id, coalesce(assignee_id, private.nobody()), 'task_done', completed_at, 0, id
    from public.tasks where status = 'done' and completed_at is not null
  union all
  select company_id, coalesce(owner_id, private.nobody()), 'conversation', recorded_at, coalesce(duration_seconds, 0), id
    from public.recordings where status = 'ready' and visibility = 'company';
grant execute on function private.doer(uuid, boolean), private.automations() to authenticated, service_role;

-- Notes of automations that were counted as somebody's who left.
insert into private.activity_figures
select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, side.person, a.kind, sum(side.sign), 0
  from public.lead_activities a cross join (values ('day'), ('month')) g (grain)
  cross join (values (private.nobody(), -1), (private.automations(), 1)) side (person, sign)
 where a.is_automatic group by 1, 2, 3, 4, 5;

-- What would have started an automation that waits for tasks.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.past_automation_events(text,uuid)'::regprocedure);
  part record;
begin
  for part in select * from (values
    ('select title, due_at, jsonb_build_object(''name'', ''task.overdue''', $sql$select * from (
      select title, created_at, jsonb_build_object('name', 'task.created', 'task_id', id, 'lead_id', lead_id, 'account_id', account_id, 'contact_id', contact_id)
        from public.tasks where trigger_kind = 'task_created' order by created_at desc limit 300) created
    union all
    select * from (
      select title, completed_at, jsonb_build_object('name', 'task.completed', 'task_id', id, 'lead_id', lead_id, 'account_id', account_id, 'contact_id', contact_id)
        from public.tasks where trigger_kind = 'task_completed' and status = 'done' and completed_at is not null order by completed_at desc limit 300) completed
    union all
    select title, due_at, jsonb_build_object('name', 'task.overdue'$sql$),
    ('select coalesce(l.name, a.name, c.name), change.changed_at', 'select coalesce(l.name, a.name, c.name, t.title), change.changed_at'),
    ('where trigger_kind in (''lead_changed'', ''account_changed'', ''contact_changed'')', 'where trigger_kind in (''lead_changed'', ''account_changed'', ''contact_changed'', ''task_changed'')'),
    ('left join public.accounts a on trigger_kind', 'left join public.tasks t on trigger_kind = ''task_changed'' and t.id = change.record_id
      left join public.accounts a on trigger_kind'),
    ('where coalesce(l.id, a.id, c.id) is not null', 'where coalesce(l.id, a.id, c.id, t.id) is not null')) as entry (before, after)
  loop
    if position(part.before in definition) = 0 then raise exception 'past_automation_events has no "%"', part.before; end if;
    definition := replace(definition, part.before, part.after);
  end loop;
  execute definition;
end $$;

revoke execute on function
  private.automations(),
  private.doer(uuid,boolean)
  from public;
