-- Owners, managers and members; teams; and what a member sees where a company shows them their own and their team's records only.
-- Every policy and function that asks "may they see it?" asks one of the functions below (docs/decisions/0025-roles-and-visibility.md).

alter table public.profiles drop constraint profiles_company_role_check,
  add constraint profiles_company_role_check check (company_role in ('owner', 'manager', 'member'));
alter table public.company_invitations drop constraint company_invitations_company_role_check,
  add constraint company_invitations_company_role_check check (company_role in ('owner', 'manager', 'member'));
alter table public.companies
  add visibility text not null default 'everything' check (visibility in ('everything', 'own_and_team'));
grant update (visibility) on public.companies to authenticated;

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index teams_name on public.teams (company_id, lower(btrim(name)));
select private.protect_company_table('public.teams');
alter publication supabase_realtime add table public.teams;

-- A person is in one team at most.
alter table public.profiles add team_id uuid,
  add foreign key (company_id, team_id) references public.teams (company_id, id) on delete set null (team_id);
create index profiles_team on public.profiles (company_id, team_id) where team_id is not null;

create function private.leave_team() returns trigger language plpgsql set search_path = ''
as $$ begin new.team_id := null; return new; end $$;
create trigger leave_team before update of company_id on public.profiles for each row
  when (old.company_id is distinct from new.company_id) execute function private.leave_team();

-- As it was, in plpgsql, which keeps its plan for as long as a connection lives: what the questions below cost is saved here.
create or replace function private.company_id() returns uuid
language plpgsql stable security definer set search_path = '' parallel safe
as $$
declare
  company uuid;
begin
  select p.company_id into company from public.profiles p
   where p.id = auth.uid() and not private.is_nobody()
     and not exists (select from private.company_erasures e where e.company_id = p.company_id);
  return company;
end $$;

create function private.is_manager() returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return exists (select from public.profiles p where p.id = auth.uid() and p.company_role in ('owner', 'manager')
                    and p.company_id = private.company_id());
end $$;

create function private.require_manager(refusal text) returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not private.is_manager() then raise exception '%', refusal using errcode = '42501'; end if;
end $$;

-- ── What somebody sees ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Whose records a person sees: null where all of the company's, else their own and their team's. What is nobody's is everybody's.
create function private.team_of(person uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' parallel safe
as $$
declare
  people uuid[];
begin
  select case when p.company_role <> 'member' or c.visibility = 'everything' then null else
           array(select mate.id from public.profiles mate where mate.company_id = p.company_id and (mate.id = p.id or mate.team_id = p.team_id))
         end
    into people
    from public.profiles p join public.companies c on c.id = p.company_id where p.id = person;
  return case when found then people else '{}' end;
end $$;

create function private.own_team() returns uuid[]
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin return private.team_of(auth.uid()); end $$;

-- The caller's company where they see all of it, null where they see a part. Policies ask "is not null" since Postgres takes that to
-- hold for nearly every row: plans stay what they are without the question.
create function private.whole_company() returns uuid
language plpgsql stable security definer set search_path = '' parallel safe
as $$
declare
  company uuid;
begin
  select p.company_id into company from public.profiles p join public.companies c on c.id = p.company_id
   where p.id = auth.uid() and (p.company_role <> 'member' or c.visibility = 'everything');
  return company;
end $$;

create function private.require_whole_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$ begin
  if private.whole_company() is null then
    raise exception 'These figures are of the whole company; you see your own and your team’s records.' using errcode = '42501';
  end if;
  return private.company_id();
end $$;

-- Of one record, for functions that work on it.
create function private.sees_lead(lead uuid, team uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return exists (select from public.leads l where l.id = lead and (l.owner_id is null or l.owner_id = any (team)));
end $$;

create function private.sees_task(assignee uuid, author uuid, lead uuid, team uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return array[assignee, author] && team or (lead is null and assignee is null) or private.sees_lead(lead, team);
end $$;

create function private.sees_recording(owner uuid, lead uuid, team uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return owner = any (team) or (lead is null and owner is null) or private.sees_lead(lead, team);
end $$;

-- Of many, for policies: read once a statement, where the first row asks, and then looked up. Cheap, as Postgres is told: whoever sees
-- everything never gets here.
create function private.seen_leads() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select l.id from public.leads l
    where l.company_id = own and (l.owner_id is null or l.owner_id = any (team));
end $$;

create function private.seen_accounts() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select l.account_id from public.leads l
    where l.company_id = own and l.account_id is not null and (l.owner_id is null or l.owner_id = any (team))
    union all
    select a.id from public.accounts a
     where a.company_id = own and (a.owner_id is null or a.owner_id = any (team));
end $$;

-- A contact goes with its leads; one without any with its account.
create function private.seen_contacts() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select l.contact_id from public.leads l
    where l.company_id = own and l.contact_id is not null and (l.owner_id is null or l.owner_id = any (team))
    union all
    select c.id from public.contacts c
     where c.company_id = own
       and (c.account_id in (select private.seen_accounts()) or c.account_id is null and c.created_by is null)
       and not exists (select from public.leads l where l.company_id = c.company_id and l.contact_id = c.id);
end $$;

create function private.seen_customers() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
begin
  return query select c.id from public.customers c
    where c.company_id = own and (c.lead_id is null or c.lead_id in (select private.seen_leads()));
end $$;

create function private.person_sees_lead(person uuid, lead uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  team uuid[] := private.team_of(person);
begin
  return team is null or private.sees_lead(lead, team);
end $$;

-- Who may do with a lead what a function does on their behalf.
create function private.require_lead(lead uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not private.person_sees_lead(auth.uid(), lead) then
    raise exception 'This lead is no longer there.' using errcode = 'P0002';
  end if;
end $$;

-- The last word of a check: nobody gives away what they could not see afterwards.
create function private.refuse_giving() returns boolean
language plpgsql volatile set search_path = ''
as $$ begin
  raise exception 'You can give this to yourself, to your team or to nobody. A manager can give it to others.' using errcode = '42501';
end $$;

-- Narrows a table to what its readers see of their company; `condition` says of a row that it is theirs or their team's.
create function private.limit_to_team(target regclass, condition text, refusal text default 'false') returns void
language plpgsql set search_path = ''
as $$
declare
  visible constant text := '(select private.whole_company()) is not null or ' || replace(condition, '$team', '(select private.own_team())::uuid[]');
begin
  execute format('create policy "own and team''s" on %s as restrictive for all to authenticated using (%s) with check (%s or %s)',
    target, visible, visible, refusal);
end $$;

select private.limit_to_team('public.leads', 'owner_id is null or owner_id = any ($team)', 'private.refuse_giving()');
select private.limit_to_team('public.accounts', 'owner_id is null or owner_id = any ($team) or id in (select private.seen_accounts())',
  'private.refuse_giving()');
-- A stage's leads are counted without reading them, as before.
drop index public.leads_status;
create index leads_status on public.leads (company_id, status, last_activity_at desc) include (owner_id);
select private.limit_to_team('public.contacts', 'created_by = any ($team) or id in (select private.seen_contacts())');
select private.limit_to_team('public.tasks', 'array[assignee_id, created_by] && $team or lead_id is null and assignee_id is null
  or lead_id in (select private.seen_leads())');
select private.limit_to_team('public.recordings', 'owner_id = any ($team) or lead_id is null and owner_id is null
  or lead_id in (select private.seen_leads())');
select private.limit_to_team('public.recording_deletions', 'deleted_by = any ($team)');
select private.limit_to_team('public.lead_activities', 'lead_id in (select private.seen_leads())');
select private.limit_to_team('public.lead_contacts', 'lead_id in (select private.seen_leads())');
select private.limit_to_team('public.lead_emails', 'lead_id in (select private.seen_leads())');
select private.limit_to_team('public.lead_merges', 'kept_id in (select private.seen_leads())');
select private.limit_to_team('public.advice_dismissals', 'lead_id in (select private.seen_leads()) or lead_id is null and created_by = any ($team)');
select private.limit_to_team('public.customers', 'lead_id is null or lead_id in (select private.seen_leads())');
select private.limit_to_team('public.subscriptions', 'customer_id in (select private.seen_customers())');
select private.limit_to_team('public.usage_events', 'customer_id in (select private.seen_customers())');
select private.limit_to_team('public.orders', 'customer_id in (select private.seen_customers())');
select private.limit_to_team('public.carts', 'customer_id in (select private.seen_customers())');
-- Their steps hold what leads say.
select private.limit_to_team('public.automation_runs', 'false');
select private.limit_to_team('public.automation_run_steps', 'false');
-- Figures by owner follow their leads; those without one are counted from the rows below.
select private.limit_to_team('private.lead_facts', 'owner_id = private.nobody() or owner_id = any ($team)');
select private.limit_to_team('private.lead_figures', 'owner_id = private.nobody() or owner_id = any ($team)');
select private.limit_to_team('private.pipeline_figures', 'owner_id = private.nobody() or owner_id = any ($team)');
select private.limit_to_team('private.stage_figures', 'false');
select private.limit_to_team('private.activity_figures', 'false');
drop function private.limit_to_team(regclass, text, text);

-- ── What members leave to managers and owners ───────────────────────────────────────────────────────────────────────────────────

-- Both look at what a person does themselves; a function that works for them decides for itself.
create function private.refuse_members() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' then perform private.require_manager(tg_argv[0]); end if;
  return null;
end $$;

-- The argument says of a row `w` that it is the caller's.
create function private.refuse_deleting_others() returns trigger
language plpgsql set search_path = ''
as $$
declare
  has_others boolean;
begin
  if current_user <> 'authenticated' or private.is_manager() then return null; end if;
  execute format('select exists (select from went w where (%s) is not true)', tg_argv[0]) into has_others;
  if has_others then raise exception 'Only managers and owners may delete what others made.' using errcode = '42501'; end if;
  return null;
end $$;

-- Who made something stays who made it: whoever could change that could delete it.
create function private.keep_author() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' and not private.is_manager() then
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], to_jsonb(old) -> tg_argv[0]));
  end if;
  return new;
end $$;

do $$
declare
  guarded record;
  -- Where the recording, or below the lead, is gone as well, it took them along.
  of_recording constant text := 'not exists (select from public.recordings r
    where r.id = w.recording_id and r.owner_id is distinct from (select auth.uid()))';
begin
  for guarded in select * from (values
    ('public.lead_fields', 'insert or update or delete', 'Only managers and owners may change the fields of leads.'),
    ('public.automations', 'insert or update or delete', 'Only managers and owners may change automations.'),
    ('public.automation_versions', 'insert', 'Only managers and owners may change automations.'),
    ('public.lead_imports', 'insert', 'Only managers and owners may import.'),
    ('public.teams', 'insert or update or delete', 'Only managers and owners may change teams.'),
    ('public.recording_settings', 'insert or update', 'Only managers and owners may change how the company records.'))
    as entry (place, verbs, refusal)
  loop
    execute format('create trigger managers_only before %s on %s for each statement
      when (current_setting(''parley.is_erasing'', true) is distinct from ''on'') execute function private.refuse_members(%L)',
      guarded.verbs, guarded.place, guarded.refusal);
  end loop;
  for guarded in select * from (values
    ('leads', 'created_by', 'w.owner_id = (select auth.uid()) or w.created_by = (select auth.uid())'),
    ('accounts', 'created_by', 'w.owner_id = (select auth.uid()) or w.created_by = (select auth.uid())'),
    ('contacts', 'created_by', 'w.created_by = (select auth.uid())'),
    ('tasks', 'created_by', 'w.assignee_id = (select auth.uid()) or w.created_by = (select auth.uid())'),
    ('lead_activities', 'actor_id', 'w.actor_id = (select auth.uid()) or not exists (select from public.leads l where l.id = w.lead_id)'),
    ('templates', 'created_by', 'w.created_by = (select auth.uid())'),
    ('insight_trackers', 'created_by', 'w.created_by = (select auth.uid())'),
    ('recordings', 'owner_id', 'w.owner_id = (select auth.uid())'),
    ('recording_consents', null, of_recording),
    ('recording_insights', null, of_recording),
    ('transcript_segments', null, of_recording),
    ('follow_up_emails', null, of_recording),
    ('customers', null, 'false'), ('subscriptions', null, 'false'), ('usage_events', null, 'false'), ('orders', null, 'false'),
    ('carts', null, 'false')) as entry (place, author, own)
  loop
    execute format('create trigger others_stay after delete on public.%I referencing old table as went for each statement
      when (current_setting(''parley.is_erasing'', true) is distinct from ''on'')
      execute function private.refuse_deleting_others(%L)', guarded.place, guarded.own);
    if guarded.author is not null then
      execute format('create trigger keep_author before update of %2$I on public.%1$I for each row
        when (new.%2$I is distinct from old.%2$I) execute function private.keep_author(%2$L)', guarded.place, guarded.author);
    end if;
  end loop;
end $$;

-- What was imported is shown to those who may import.
create policy "managers import" on public.lead_imports as restrictive for all to authenticated using ((select private.is_manager()));
create policy "managers import" on public.lead_import_rows as restrictive for all to authenticated using ((select private.is_manager()));
create policy "managers import" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'imports' or (select private.is_manager()));

-- The sound of a recording goes with its row: whoever may not delete the one may not delete or replace the other.
create function private.is_others_recording(recording text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin
  return recording ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
     and exists (select from public.recordings r where r.id = recording::uuid and r.owner_id is distinct from auth.uid());
end $$;
create policy "others' recordings stay" on storage.objects as restrictive for delete to authenticated
  using (bucket_id <> 'recordings' or (select private.is_manager()) or not private.is_others_recording((storage.foldername(name))[2]));
create policy "others' recordings stay as they are" on storage.objects as restrictive for update to authenticated
  using (bucket_id <> 'recordings' or (select private.is_manager()) or not private.is_others_recording((storage.foldername(name))[2]));

alter policy "owners decide" on public.recording_settings
  with check (company_id = (select private.company_id()) and (select private.is_manager()));
alter policy "owners change" on public.recording_settings
  using (company_id = (select private.company_id()) and (select private.is_manager()))
  with check (company_id = (select private.company_id()) and (select private.is_manager()));
alter policy "change as author or owner" on public.lead_views
  using (company_id = (select private.company_id()) and (owner_id = (select auth.uid()) or (is_shared and (select private.is_manager()))));
alter policy "delete as author or owner" on public.lead_views
  using (company_id = (select private.company_id()) and (owner_id = (select auth.uid()) or (is_shared and (select private.is_manager()))));

-- ── Functions that work for a person ask the same ───────────────────────────────────────────────────────────────────────────────

create function private.may_hear(visibility text, owner uuid, lead uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  team uuid[] := private.own_team();
begin
  return (visibility = 'company' or owner = auth.uid() or private.is_company_owner())
     and (team is null or private.sees_recording(owner, lead, team));
end $$;

-- Each of them gets its question in the one place where it belongs; what else stands in it stays word for word.
create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

do $$
declare
  target regprocedure;
begin
  for target in select p.oid from pg_catalog.pg_proc p
                 where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and position('private.may_hear(visibility, owner_id)' in p.prosrc) > 0
  loop
    perform private.amend(target, 'private.may_hear(visibility, owner_id)', 'private.may_hear(visibility, owner_id, lead_id)');
  end loop;
end $$;
select private.amend('private.hides_recording(text)', 'private.may_hear(r.visibility, r.owner_id)', 'private.may_hear(r.visibility, r.owner_id, r.lead_id)');
drop function private.may_hear(text, uuid);

select private.amend('public.send_lead_email(uuid,text,text,uuid,text)', E'begin\n  select * into target',
  E'begin\n  perform private.require_lead(send_lead_email.lead);\n  select * into target');
select private.amend('public.similar_leads(uuid)', 'where l.id = lead and l.company_id = private.company_id()',
  'where l.id = lead and l.company_id = private.company_id()
     and ((select private.whole_company()) is not null
          or (l.owner_id is null or l.owner_id = any ((select private.own_team())::uuid[]))
         and (other.owner_id is null or other.owner_id = any ((select private.own_team())::uuid[])))');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'if kept.id is null or gone.id is null then',
  'if kept.id is null or gone.id is null or not private.person_sees_lead(auth.uid(), keep) or not private.person_sees_lead(auth.uid(), drop_lead) then');
select private.amend('public.merge_leads(uuid,uuid,jsonb)', E'  fresh := jsonb_populate_record(kept, chosen);',
  E'  if auth.uid() <> all (array[gone.owner_id, gone.created_by]) is not false then
    perform private.require_manager(''Only managers and owners may merge away what others made.'');
  end if;
  fresh := jsonb_populate_record(kept, chosen);');
select private.amend('public.undo_merge(uuid)', 'if past.id is null then',
  'if past.id is null or not private.person_sees_lead(auth.uid(), past.kept_id) then');
select private.amend('public.undo_merge(uuid)', 'if past.undone_at is not null then return; end if;',
  E'if past.undone_at is not null then return; end if;
  if past.created_by is distinct from auth.uid() then
    perform private.require_manager(''Only managers and owners may take apart what others merged.'');
  end if;');
select private.amend('public.skip_task(uuid)', E'begin\n  delete from',
  E'begin
  select * into skipped from public.tasks t where t.id = skip_task.task and t.company_id = private.company_id();
  if private.whole_company() is null
     and not private.sees_task(skipped.assignee_id, skipped.created_by, skipped.lead_id, private.own_team()) then
    raise exception ''This task is no longer there.'' using errcode = ''P0002'';
  end if;
  if skipped.id is not null and auth.uid() <> all (array[skipped.assignee_id, skipped.created_by]) is not false then
    perform private.require_manager(''Only managers and owners may delete what others made.'');
  end if;
  delete from');
select private.amend('private.calendar_of(uuid,uuid)', 'lead.id = task.lead_id',
  'lead.id = task.lead_id
       and ((select private.team_of(person)) is null or lead.owner_id is null or lead.owner_id = any ((select private.team_of(person))::uuid[]))');
select private.amend('public.company_use(timestamptz)', '(select private.company_id() as id) own', '(select private.require_whole_company() as id) own');

select private.amend('public.start_lead_import(uuid)', E'begin\n',
  E'begin\n  perform private.require_manager(''Only managers and owners may import.'');\n');
select private.amend('public.undo_lead_import(uuid)', E'begin\n',
  E'begin\n  perform private.require_manager(''Only managers and owners may undo an import.'');\n');
select private.amend('public.import_vertical_rows(text,jsonb)', E'  return private.write_vertical_rows',
  E'  perform private.require_manager(''Only managers and owners may import.'');\n  return private.write_vertical_rows');
select private.amend('public.publish_automation(uuid)', E'begin\n',
  E'begin\n  perform private.require_manager(''Only managers and owners may change automations.'');\n');
select private.amend('public.retry_automation_run(uuid)', E'begin\n',
  E'begin\n  perform private.require_manager(''Only managers and owners may run automations again.'');\n');
select private.amend('public.load_sample(jsonb)', E'  perform pg_advisory_xact_lock',
  E'  perform private.require_manager(''Only managers and owners may load the sample company.'');\n  perform pg_advisory_xact_lock');
select private.amend('public.remove_sample()', E'  perform pg_advisory_xact_lock',
  E'  perform private.require_manager(''Only managers and owners may remove the sample company.'');\n  perform pg_advisory_xact_lock');
select private.amend('public.preview_expiry(integer,text)', 'if not private.is_company_owner() then', 'if not private.is_manager() then');
select private.amend('public.preview_expiry(integer,text)', 'Only an owner of the company decides', 'Only managers and owners decide');
-- A test run of an automation reads a lead; whoever sees none of it gets nothing.
select private.amend('public.automation_facts(jsonb)', 'select private.automation_facts(private.company_id(), event)',
  'select private.automation_facts(private.whole_company(), event)');

-- Figures that know no owner, for those who see a part of the company: from the rows themselves.
select private.amend('private.activity_lines(uuid,timestamptz,timestamptz,uuid)', 'p.at >= (select tail_starts from parts) and p.at < ends)',
  'p.at >= (select tail_starts from parts) and p.at < ends
    union all
    select p.person_id, p.kind, 1, p.seconds from private.activity_parts p
     where (select private.whole_company()) is null and p.company_id = own
       and p.at >= (select first_day from parts)::timestamp at time zone ''UTC'' and p.at < (select last_day from parts)::timestamp at time zone ''UTC'')');
select private.amend('public.sales_forecast(uuid)',
  'select status, outcome, days, sum(leads) as leads from private.stage_figures where company_id = (select company from own) group by 1, 2, 3)',
  'select status, outcome, days, sum(leads) as leads
      from (select status, outcome, days, leads from private.stage_figures where company_id = (select company from own)
            union all
            select p.status, p.outcome, p.days, p.leads
              from private.lead_facts f cross join lateral private.stage_parts(f, 1) p
             where (select private.whole_company()) is null and f.company_id = (select company from own)) known
     group by 1, 2, 3)');
grant execute on function private.stage_parts(private.lead_facts, integer) to authenticated, service_role;
drop function private.amend(regprocedure, text, text);

-- ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.set_member_team(member uuid, team uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  perform private.require_manager('Only managers and owners may change teams.');
  if team is not null and not exists (select from public.teams t where t.company_id = company and t.id = team) then
    raise exception 'This team is no longer there.' using errcode = 'P0002';
  end if;
  update public.profiles set team_id = team where id = member and company_id = company;
  if not found then raise exception 'This person is not in your company any more.' using errcode = 'P0001'; end if;
end $$;

create or replace function public.set_member_role(member uuid, new_role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  if not private.is_company_owner() then
    raise exception 'Only an owner of the company may change roles.' using errcode = '42501';
  end if;
  if new_role is null or new_role not in ('owner', 'manager', 'member') then
    raise exception 'A role is owner, manager or member.' using errcode = '22023';
  end if;
  perform from public.companies where id = company for update;
  if new_role <> 'owner' and not private.has_other_owner(member, company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  update public.profiles set company_role = new_role where id = member and company_id = company;
  if not found then raise exception 'This person is not in your company any more.' using errcode = 'P0001'; end if;
end $$;

-- What a person has to look after, as it would be handed over.
create function public.member_records(member uuid)
returns table (leads bigint, tasks bigint, accounts bigint, automations bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  own uuid := private.company_id();
begin
  if member is distinct from auth.uid() and not private.is_company_owner() then
    raise exception 'Only an owner of the company may remove people.' using errcode = '42501';
  end if;
  return query select
    (select count(*) from public.leads l where l.company_id = own and l.owner_id = member),
    (select count(*) from public.tasks t where t.company_id = own and t.assignee_id = member and t.status <> 'done'),
    (select count(*) from public.accounts a where a.company_id = own and a.owner_id = member),
    (select count(*) from public.automations a where a.company_id = own and a.created_by = member);
end $$;

-- Gives what somebody looks after to a colleague, or to nobody. Answers how much of each.
create function private.hand_over(of_company uuid, person uuid, successor uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  handed jsonb := '{}';
  counted bigint;
begin
  update public.leads set owner_id = successor where company_id = of_company and owner_id = person;
  get diagnostics counted = row_count;
  handed := handed || jsonb_build_object('leads', counted);
  -- One message tells of all tasks.
  perform set_config('parley.is_loading_sample', 'on', true);
  update public.tasks set assignee_id = successor where company_id = of_company and assignee_id = person and status <> 'done';
  get diagnostics counted = row_count;
  perform set_config('parley.is_loading_sample', '', true);
  handed := handed || jsonb_build_object('tasks', counted);
  update public.accounts set owner_id = successor where company_id = of_company and owner_id = person;
  get diagnostics counted = row_count;
  handed := handed || jsonb_build_object('accounts', counted);
  update public.automations set created_by = successor where company_id = of_company and created_by = person;
  get diagnostics counted = row_count;
  return handed || jsonb_build_object('automations', counted);
end $$;

-- An owner removes a member, or a person leaves. They go on in an empty company of their own; what they looked after goes to
-- `successor`, or is nobody's. Answers how many leads, open tasks, accounts and automations that were.
drop function public.remove_member(uuid);
create function public.remove_member(member uuid, successor uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
  leaving public.profiles;
  handed jsonb;
  fresh uuid;
begin
  if member is distinct from auth.uid() and not private.is_company_owner() then
    raise exception 'Only an owner of the company may remove people.' using errcode = '42501';
  end if;
  perform from public.companies where id = company for update;
  select * into leaving from public.profiles where id = member and company_id = company;
  if leaving.id is null then raise exception 'This person is not in your company any more.' using errcode = 'P0001'; end if;
  if not exists (select from public.profiles where company_id = company and id <> member) then
    raise exception 'You are the only one here. Erase the company instead.' using errcode = 'P0001';
  end if;
  if leaving.company_role = 'owner' and not private.has_other_owner(member, company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  if successor is not null and (successor = member
    or not exists (select from public.profiles where company_id = company and id = successor)) then
    raise exception 'Choose a colleague who stays to take over.' using errcode = 'P0001';
  end if;
  handed := private.hand_over(company, member, successor);
  perform private.release_person(member, company);
  insert into public.companies (name) values (private.company_name_for(leaving.email, null)) returning id into fresh;
  insert into public.vertical_configurations (company_id) values (fresh);
  update public.profiles set company_id = fresh, company_role = 'owner', onboarded_at = null where id = member;
  if successor <> auth.uid() and exists (select from jsonb_each(handed) given where given.value > '0') then
    perform private.notify(successor, 'general', left('You took over from ' || coalesce(nullif(leaving.full_name, ''), leaving.email, 'a colleague'), 300),
      'Leads: ' || (handed ->> 'leads') || ', open tasks: ' || (handed ->> 'tasks') || ', accounts: ' || (handed ->> 'accounts')
        || ', automations: ' || (handed ->> 'automations') || '.', '/leads?owner=' || successor, 'took-over-' || fresh);
  end if;
  return handed;
end $$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  private.hand_over(uuid,uuid,uuid),
  private.is_manager(),
  private.is_others_recording(text),
  private.keep_author(),
  private.leave_team(),
  private.may_hear(text,uuid,uuid),
  private.own_team(),
  private.person_sees_lead(uuid,uuid),
  private.refuse_deleting_others(),
  private.refuse_giving(),
  private.refuse_members(),
  private.require_lead(uuid),
  private.require_manager(text),
  private.require_whole_company(),
  private.seen_accounts(),
  private.seen_contacts(),
  private.seen_customers(),
  private.seen_leads(),
  private.sees_lead(uuid,uuid[]),
  private.sees_recording(uuid,uuid,uuid[]),
  private.sees_task(uuid,uuid,uuid,uuid[]),
  private.team_of(uuid),
  private.whole_company(),
  public.member_records(uuid),
  public.remove_member(uuid,uuid),
  public.set_member_role(uuid,text),
  public.set_member_team(uuid,uuid)
  from public;
grant execute on function
  private.is_manager(),
  private.is_others_recording(text),
  private.own_team(),
  private.refuse_giving(),
  private.require_manager(text),
  private.seen_accounts(),
  private.seen_contacts(),
  private.seen_customers(),
  private.seen_leads(),
  private.whole_company()
  to authenticated, service_role;
grant execute on function
  public.member_records(uuid),
  public.remove_member(uuid,uuid),
  public.set_member_role(uuid,text),
  public.set_member_team(uuid,uuid)
  to authenticated;

-- History follows the columns that came since it began.
select private.follow_history();
