-- The history of owners tells of merges, which take a record out of sight, and of who took data along.

create function private.note_merge() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  done record;
  merged constant jsonb := jsonb_build_object('record', coalesce(to_jsonb(new) ->> 'record', 'leads'),
    'dropped', new.dropped ->> 'name', 'kept', coalesce(new.kept_after ->> 'name', new.kept_before ->> 'name'));
begin
  select * into done from private.way_of_change();
  insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before, after)
  values (new.company_id, 'merges', new.id, case when new.undone_at is null then 'insert' else 'delete' end,
    done.actor, done.way, done.way_id, done.way_name,
    case when new.undone_at is not null then merged end, case when new.undone_at is null then merged end);
  return null;
end $$;
create trigger noted after insert on public.lead_merges for each row execute function private.note_merge();
create trigger noted_undone after update of undone_at on public.lead_merges for each row
  when (old.undone_at is null and new.undone_at is not null) execute function private.note_merge();
create trigger noted after insert on public.customer_merges for each row execute function private.note_merge();
create trigger noted_undone after update of undone_at on public.customer_merges for each row
  when (old.undone_at is null and new.undone_at is not null) execute function private.note_merge();

-- The names in it go when a contact or a lead is erased: with what its merge keeps.
create function private.forget_noted_merge() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.record_changes c set before = null, after = null where c.record = 'merges' and c.record_id = new.id;
  return null;
end $$;
create trigger forgotten after update of dropped on public.lead_merges for each row
  when (new.dropped = '{}' and old.dropped <> '{}') execute function private.forget_noted_merge();
create trigger forgotten after update of dropped on public.customer_merges for each row
  when (new.dropped = '{}' and old.dropped <> '{}') execute function private.forget_noted_merge();

-- Writes down that the caller took a list or everything along. `kind`: the table, `history`, or `company` for all of it, whose rows are counted while they are sent.
create function public.note_export(kind text, row_count int default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done record;
begin
  if private.company_id() is null then raise exception 'You are in no company.' using errcode = '42501'; end if;
  if kind <> all (array['leads', 'accounts', 'contacts', 'tasks', 'history', 'company']) or row_count < 0 then
    raise exception 'There is no such export.' using errcode = '22023';
  end if;
  select * into done from private.way_of_change();
  insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, after)
  values (private.company_id(), 'exports', gen_random_uuid(), 'insert', done.actor, done.way, done.way_id, done.way_name,
    jsonb_build_object('record', kind, 'rows', row_count));
end $$;

-- Who leaves a company keeps their name in its history; whoever deletes their account takes it along.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('private.profiles_history()'::regprocedure);
  known constant text := 'jsonb_build_object(''company_role'', o.company_role), null';
begin
  if position(known in definition) = 0 then raise exception 'profiles_history has no "%"', known; end if;
  execute replace(definition, known,
    'jsonb_build_object(''company_role'', o.company_role, ''name'', coalesce(nullif(o.full_name, ''''), o.email)), null');
end $$;

-- As web/src/features/history/is-grave.ts has it.
create or replace function private.is_grave(change public.record_changes) returns boolean
language sql immutable set search_path = ''
as $$
  select change.operation = 'delete' or change.restored_id is not null or change.record in ('merges', 'exports')
      or change.record = 'api_keys' and (change.operation = 'insert' or change.after ?| array['scopes', 'revoked_at'])
      or change.record = 'profiles' and change.operation = 'update' and change.after ? 'company_role'
$$;

revoke execute on function
  private.forget_noted_merge(),
  private.note_merge(),
  public.note_export(text,int)
  from public;
grant execute on function public.note_export(text,int) to authenticated;

-- What was merged into another is called in the history of owners as it was called then.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.company_history(text,uuid,text,timestamptz,timestamptz,timestamptz,uuid,int,boolean)'::regprocedure);
  known constant text := 'g.before is not null order by g.changed_at desc limit 1)),';
begin
  if position(known in definition) = 0 then raise exception 'company_history has no "%"', known; end if;
  execute replace(definition, known, 'g.before is not null order by g.changed_at desc limit 1),
           (select m.dropped ->> ''name'' from public.lead_merges m where c.record = ''leads'' and m.dropped_id = c.record_id
             union all select m.dropped ->> ''name'' from public.customer_merges m where c.record = m.record and m.dropped_id = c.record_id limit 1)),');
end $$;
