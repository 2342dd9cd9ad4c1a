-- What a member may not delete they may not get at by another way either, and who goes leaves nothing open to everybody.

-- Whether the caller made a record or looks after it, other than by having taken it, from a colleague or from nobody: who could delete what
-- they take could delete everything.
create or replace function private.is_own(record_id uuid, keeper uuid, author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(author = auth.uid(), false)
      or coalesce(keeper = auth.uid(), false) and not exists (
           select from public.record_changes h
            where h.record_id = is_own.record_id and h.operation = 'update' and h.actor_id = auth.uid()
              and h.before ?| array['owner_id', 'assignee_id']
              and coalesce(h.before ->> 'owner_id', h.before ->> 'assignee_id') is distinct from auth.uid()::text)
$$;

-- ── Rows stay where they were made ───────────────────────────────────────────────────────────────────────────────────────────────

create function private.keep_place() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' then raise exception '%', tg_argv[0] using errcode = '42501'; end if;
  return new;
end $$;
do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('leads', array['id'], 'A lead keeps its id.'),
    ('accounts', array['id'], 'An account keeps its id.'),
    ('contacts', array['id'], 'A contact keeps its id.'),
    ('tasks', array['id'], 'A task keeps its id.'),
    ('lead_activities', array['id', 'lead_id', 'account_id', 'contact_id'], 'What was noted of a record stays with it.'),
    ('transcript_segments', array['id', 'recording_id'], 'What was said stays with its recording.'),
    ('recording_consents', array['id', 'recording_id'], 'A consent stays with its recording.'),
    ('recording_insights', array['id', 'recording_id'], 'What was found stays with its recording.'),
    ('follow_up_emails', array['recording_id'], 'A follow-up stays with its recording.')) as entry (place, columns, refusal)
  loop
    execute format('create trigger keep_place before update of %2$s on public.%1$I for each row when ((%3$s) is distinct from (%4$s))
      execute function private.keep_place(%5$L)', kept.place,
      (select string_agg(quote_ident(name), ', ') from unnest(kept.columns) name),
      (select string_agg('new.' || quote_ident(name), ', ') from unnest(kept.columns) name),
      (select string_agg('old.' || quote_ident(name), ', ') from unnest(kept.columns) name), kept.refusal);
  end loop;
end $$;

-- A colleague's words are theirs: no former version of a note is kept.
create function private.keep_words() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' and old.actor_id is distinct from auth.uid() then
    perform private.require_manager('Only who wrote this and managers may change it.');
  end if;
  return new;
end $$;
create trigger keep_words before update of body, kind, data, created_at on public.lead_activities for each row
  when ((new.body, new.kind, new.data, new.created_at) is distinct from (old.body, old.kind, old.data, old.created_at))
  execute function private.keep_words();

-- ── Tags ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A comma in a tag would make two of it in a file. What a record has already stays.
create function private.check_tags() returns trigger
language plpgsql set search_path = ''
as $$
declare
  held text[];
begin
  if tg_op = 'UPDATE' then held := old.tags; end if;
  if current_user = 'authenticated' and exists (
    select from unnest(new.tags) given
     where (held is null or given <> all (held)) and (coalesce(length(btrim(given)), 0) not between 1 and 60 or given ~ '[,;]')) then
    raise exception 'A tag has 1 to 60 characters, without commas.' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger check_tags before insert or update of tags on public.leads for each row execute function private.check_tags();
create trigger check_tags before insert or update of tags on public.accounts for each row execute function private.check_tags();
create trigger check_tags before insert or update of tags on public.contacts for each row execute function private.check_tags();

-- ── Who goes ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Gives what somebody looks after to a colleague, or to nobody. Where people see their own and their team's alone, what was done and said
-- goes along as well, without a successor to an owner: what is nobody's is shown to everybody. Answers how much of each was handed over.
create or replace function private.hand_over(of_company uuid, person uuid, successor uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  handed jsonb := '{}';
  counted bigint;
  keeper uuid := coalesce(successor, (select id from public.profiles
    where company_id = of_company and id <> person order by company_role <> 'owner', company_role <> 'manager', created_at limit 1));
begin
  -- One message tells of all tasks.
  perform set_config('parley.is_loading_sample', 'on', true);
  if (select visibility from public.companies where id = of_company) = 'own_and_team' then
    update public.recordings set owner_id = keeper where company_id = of_company and owner_id = person and visibility <> 'private';
    update public.tasks set assignee_id = keeper where company_id = of_company and assignee_id = person and status = 'done';
  end if;
  update public.tasks set assignee_id = successor where company_id = of_company and assignee_id = person and status <> 'done';
  get diagnostics counted = row_count;
  perform set_config('parley.is_loading_sample', '', true);
  handed := handed || jsonb_build_object('tasks', counted);
  update public.leads set owner_id = successor where company_id = of_company and owner_id = person;
  get diagnostics counted = row_count;
  handed := handed || jsonb_build_object('leads', counted);
  update public.accounts set owner_id = successor where company_id = of_company and owner_id = person;
  get diagnostics counted = row_count;
  handed := handed || jsonb_build_object('accounts', counted);
  update public.automations set created_by = successor where company_id = of_company and created_by = person;
  get diagnostics counted = row_count;
  return handed || jsonb_build_object('automations', counted);
end $$;

-- Deletes the caller's account; what they looked after goes to `successor`, or is nobody's.
drop function public.delete_account();
create function public.delete_account(successor uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  perform private.require_recent_sign_in();
  perform from public.companies where id = company for update;
  if not exists (select from public.profiles where company_id = company and id <> auth.uid()) then
    raise exception 'You are the only one in your company. Erase the company: that deletes your account too.' using errcode = 'P0001';
  end if;
  if private.is_company_owner() and not private.has_other_owner(auth.uid(), company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  if successor is not null and (successor = auth.uid()
    or not exists (select from public.profiles where company_id = company and id = successor)) then
    raise exception 'Choose a colleague who stays to take over.' using errcode = 'P0001';
  end if;
  perform private.keep_an_admin(array[auth.uid()]);
  perform private.hand_over(company, auth.uid(), successor);
  perform private.release_person(auth.uid(), company);
  delete from auth.users where id = auth.uid();
end $$;

revoke execute on function
  private.check_tags(),
  private.keep_place(),
  private.keep_words(),
  public.delete_account(uuid)
  from public;
grant execute on function public.delete_account(uuid) to authenticated;
