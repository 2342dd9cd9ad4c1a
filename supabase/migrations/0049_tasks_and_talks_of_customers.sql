-- A task or a recording belongs to a lead, an account or a contact, or to none of them: a customer has work to be done and conversations
-- beside every sale.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

alter table public.tasks
  add account_id uuid,
  add contact_id uuid,
  add foreign key (company_id, account_id) references public.accounts (company_id, id) on delete set null (account_id),
  add foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete set null (contact_id),
  add constraint tasks_of_one_record check (num_nonnulls(lead_id, account_id, contact_id) <= 1);
alter table public.recordings
  add account_id uuid,
  add contact_id uuid,
  add foreign key (company_id, account_id) references public.accounts (company_id, id) on delete set null (account_id),
  add foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete set null (contact_id),
  add constraint recordings_of_one_record check (num_nonnulls(lead_id, account_id, contact_id) <= 1);
create index tasks_account on public.tasks (company_id, account_id) where account_id is not null;
create index tasks_contact on public.tasks (company_id, contact_id) where contact_id is not null;
create index recordings_account on public.recordings (company_id, account_id) where account_id is not null;
create index recordings_contact on public.recordings (company_id, contact_id) where contact_id is not null;
grant insert (account_id, contact_id), update (account_id, contact_id) on public.recordings to authenticated;

-- Who gives it to another record takes it from the one that it belonged to.
create function private.keep_one_record() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if new.lead_id = old.lead_id then new.lead_id := null; end if;
  if new.account_id = old.account_id then new.account_id := null; end if;
  if new.contact_id = old.contact_id then new.contact_id := null; end if;
  return new;
end $$;
create trigger keep_one_record before update of lead_id, account_id, contact_id on public.tasks for each row
  when (num_nonnulls(new.lead_id, new.account_id, new.contact_id) > 1) execute function private.keep_one_record();
create trigger keep_one_record before update of lead_id, account_id, contact_id on public.recordings for each row
  when (num_nonnulls(new.lead_id, new.account_id, new.contact_id) > 1) execute function private.keep_one_record();

-- ── Who sees it: whoever sees the record that it belongs to ──────────────────────────────────────────────────────────────────────

-- Of a team (null: of the whole company); a lead, an account or a contact.
create function private.team_sees(team uuid[], lead uuid, account uuid, contact uuid) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  if team is null then return true; end if;
  if lead is not null then return private.sees_lead(lead, team); end if;
  return exists (select from public.accounts a where a.id = account and (a.owner_id is null or a.owner_id = any (team)))
    or exists (select from public.contacts c left join public.accounts a on a.id = c.account_id
                where c.id = contact and (c.created_by = any (team) or a.id is not null and (a.owner_id is null or a.owner_id = any (team))))
    or exists (select from public.leads l where (l.account_id = account or l.contact_id = contact) and (l.owner_id is null or l.owner_id = any (team)));
end $$;
create or replace function private.person_sees_customer(person uuid, account uuid, contact uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.team_sees(private.team_of(person), null, account, contact) $$;

create function private.team_sees(team uuid[], task public.tasks) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return team is null or array[task.assignee_id, task.created_by] && team
    or task.assignee_id is null and num_nonnulls(task.lead_id, task.account_id, task.contact_id) = 0
    or private.team_sees(team, task.lead_id, task.account_id, task.contact_id);
end $$;
create function private.may_hear(recording public.recordings) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  team constant uuid[] := private.own_team();
begin
  return (recording.visibility = 'company' or recording.owner_id = auth.uid() or private.is_company_owner())
     and (team is null or recording.owner_id = any (team)
       or recording.owner_id is null and num_nonnulls(recording.lead_id, recording.account_id, recording.contact_id) = 0
       or private.team_sees(team, recording.lead_id, recording.account_id, recording.contact_id));
end $$;

select private.amend('public.skip_task(uuid)', E'if private.whole_company() is null
     and not private.sees_task(skipped.assignee_id, skipped.created_by, skipped.lead_id, private.own_team()) then',
  'if not private.team_sees(private.own_team(), skipped) then');
do $$
declare
  target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_catalog.pg_proc p
                 where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
                   and position('private.may_hear(visibility, owner_id, lead_id)' in p.prosrc) > 0
  loop
    perform private.amend(target, 'private.may_hear(visibility, owner_id, lead_id)', 'private.may_hear(recordings)');
  end loop;
end $$;
select private.amend('private.hides_recording(text)', 'private.may_hear(r.visibility, r.owner_id, r.lead_id)', 'private.may_hear(r)');
drop function private.may_hear(text, uuid, uuid);
drop function private.sees_recording(uuid, uuid, uuid[]);
drop function private.sees_task(uuid, uuid, uuid, uuid[]);

-- The contacts that somebody sees, for policies: read once a statement, where the first row asks. Cheap, as Postgres is told.
create function private.seen_people() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select private.seen_contacts()
    union all
    select c.id from public.contacts c where c.company_id = own and c.created_by = any (team);
end $$;

do $$
declare
  target regclass;
  visible text;
begin
  foreach target in array array['public.tasks', 'public.recordings']::regclass[] loop
    visible := format('(select private.whole_company()) is not null or %s
        or num_nonnulls(lead_id, account_id, contact_id) = 0 and %s is null
        or lead_id in (select private.seen_leads())
        or account_id in (select private.seen_accounts())
        or contact_id in (select private.seen_people())',
      case target when 'public.tasks'::regclass then 'array[assignee_id, created_by] && (select private.own_team())::uuid[]'
        else 'owner_id = any ((select private.own_team())::uuid[])' end,
      case target when 'public.tasks'::regclass then 'assignee_id' else 'owner_id' end);
    execute format('alter policy "own and team''s" on %s using (%s) with check (%2$s)', target, visible);
  end loop;
end $$;

-- ── What follows a task or a recording keeps its record ──────────────────────────────────────────────────────────────────────────

select private.amend('private.add_next_task(public.tasks)', 'assignee_id, lead_id,', 'assignee_id, lead_id, account_id, contact_id,');
select private.amend('private.add_next_task(public.tasks)', 'task.lead_id,', 'task.lead_id, task.account_id, task.contact_id,');
select private.amend('private.task_completed()', '''lead_id'', new.lead_id)', '''lead_id'', new.lead_id, ''account_id'', new.account_id, ''contact_id'', new.contact_id)');
select private.amend('private.emit_overdue_tasks()', '''lead_id'', t.lead_id)', '''lead_id'', t.lead_id, ''account_id'', t.account_id, ''contact_id'', t.contact_id)');
select private.amend('public.past_automation_events(text,uuid)', '''task_id'', id, ''lead_id'', lead_id,',
  '''task_id'', id, ''lead_id'', lead_id, ''account_id'', account_id, ''contact_id'', contact_id,');

-- What a run knows of the account or the contact that a task or a conversation belongs to; the owner stays who has to
-- do it or who held it.
select private.amend('private.customer_facts(uuid,jsonb)',
  'select * from public.contacts where company_id = target and id = nullif(event ->> ''contact_id'', '''')::uuid',
  'select * from public.contacts where company_id = target and id = coalesce(nullif(event ->> ''contact_id'', '''')::uuid,
      (select r.contact_id from public.recordings r where r.company_id = target and r.id = nullif(event ->> ''recording_id'', '''')::uuid),
      (select t.contact_id from public.tasks t where t.company_id = target and t.id = nullif(event ->> ''task_id'', '''')::uuid))');
select private.amend('private.customer_facts(uuid,jsonb)',
  'coalesce(nullif(event ->> ''account_id'', '''')::uuid, (select account_id from contact))',
  'coalesce(nullif(event ->> ''account_id'', '''')::uuid,
         (select r.account_id from public.recordings r where r.company_id = target and r.id = nullif(event ->> ''recording_id'', '''')::uuid),
         (select t.account_id from public.tasks t where t.company_id = target and t.id = nullif(event ->> ''task_id'', '''')::uuid),
         (select account_id from contact))');
select private.amend('private.automation_facts(uuid,jsonb)',
  'case when event ? ''account_id'' or event ? ''contact_id'' then private.customer_facts(target, event) else ''{}'' end',
  'case when event ?| array[''account_id'', ''contact_id'', ''recording_id'', ''task_id''] then private.customer_facts(target, event)
      - case when exists (select from owner) then array[''owner.id'', ''owner.name'', ''owner.email'', ''owner.time_zone''] else ''{}'' end else ''{}'' end');

select private.amend('public.today(text)', 'from public.tasks t left join public.leads l on l.id = t.lead_id',
  'from public.tasks t left join public.leads l on l.id = t.lead_id
      left join public.accounts a on a.id = t.account_id left join public.contacts c on c.id = t.contact_id');
select private.amend('public.today(text)', 'l.name as lead_name', 'coalesce(l.name, a.name, c.name) as subject');
select private.amend('private.calendar_of(uuid,uuid)', '''lead'', lead.name)', '''lead'', lead.name,
        ''account'', (select a.name from public.accounts a where a.id = task.account_id and private.team_sees(private.team_of(person), null, a.id, null)),
        ''contact'', (select c.name from public.contacts c where c.id = task.contact_id and private.team_sees(private.team_of(person), null, null, c.id)))');
select private.amend('public.create_task_from_insight(uuid)', 'priority, lead_id,', 'priority, lead_id, account_id, contact_id,');
select private.amend('public.create_task_from_insight(uuid)', 'source.lead_id,', 'source.lead_id, source.account_id, source.contact_id,');

-- An account and a contact tell of the conversations that are theirs, and of the mail after them.
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)',
  'select r.id, r.recorded_at, r.title, r.summary, r.lead_id from public.recordings r
     where r.company_id = (select private.company_id()) and r.lead_id = any ((select leads from asked)::uuid[])',
  'select r.id, r.recorded_at, r.title, r.summary, r.lead_id, r.contact_id from public.recordings r
     where r.company_id = (select private.company_id())
       and (r.lead_id = any ((select leads from asked)::uuid[]) or r.account_id = customer or r.contact_id = any ((select people from asked)::uuid[]))');
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)',
  'where e.company_id = (select private.company_id()) and e.lead_id = any ((select leads from asked)::uuid[])',
  'where e.company_id = (select private.company_id())
       and (e.lead_id = any ((select leads from asked)::uuid[])
         or e.recording_id in (select r.id from public.recordings r where r.company_id = (select private.company_id())
              and (r.account_id = customer or r.contact_id = any ((select people from asked)::uuid[]))))');
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)',
  '''{}'', null, r.id, r.lead_id, null from talks r', '''{}'', null, r.id, r.lead_id, nullif(r.contact_id, customer) from talks r');

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.keep_one_record(),
  private.may_hear(public.recordings),
  private.seen_people(),
  private.team_sees(uuid[],public.tasks),
  private.team_sees(uuid[],uuid,uuid,uuid)
  from public;
grant execute on function private.seen_people() to authenticated;
