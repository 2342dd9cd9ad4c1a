-- What follows from the fields of a record follows from its table: a field that comes is found, guarded and carried on without being named.

-- ── What accounts and contacts are found by ──────────────────────────────────────────────────────────────────────────────────────

-- Each on a line of its own, in small letters; whatever is a phone number also as its digits, however it is written.
create or replace function private.search_words(phone text, variadic others text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(string_agg(line, E'\n' order by place)) from unnest(others || phone
      || array(select regexp_replace(number, '\D', '', 'g') from unnest(others || phone) number where number = phone or number ~ '^[+(]?\d[\d ()./-]{4,}$'))
    with ordinality given (line, place) where line <> ''
$$;

-- The columns of a record that hold words, but those of its own fields: all text that people write, and the name of a contact's account.
-- What nobody would look for (a long text costs the index about its own size) is left out here.
create function private.word_columns(record text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
    join pg_catalog.pg_type t on t.oid = a.atttypid and t.typcategory = 'S'
   where a.attrelid = to_regclass('public.' || quote_ident(record))
     and a.attname = any (private.record_fields(record) || case record when 'contacts' then array['account_name'] else '{}' end)
$$;

-- Makes the words of accounts and contacts, and their index, anew where the columns that hold them changed: 30 seconds for 300,000 accounts.
-- A column that is dropped with "cascade" takes them along until then.
create function private.follow_words() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target regclass;
  name text;
  words text[];
  shape text;
begin
  foreach target in array array['public.accounts', 'public.contacts']::regclass[] loop
    name := (select relname from pg_catalog.pg_class where oid = target);
    words := private.word_columns(name);
    shape := 'The words of ' || array_to_string(words, ', ') || ' and custom';
    continue when exists (select from pg_catalog.pg_attribute a where a.attrelid = target and a.attname = 'search_words'
      and pg_catalog.col_description(target, a.attnum) = shape);
    execute format('alter table %s drop column if exists search_words', target);
    execute format('alter table %s add column search_words text generated always as
      (private.search_words(%s, variadic array[%s, private.custom_words(custom)])) stored', target,
      case when 'phone' = any (words) then 'phone' else 'null' end,
      (select string_agg(quote_ident(word), ', ') from unnest(words) word where word <> 'phone'));
    execute format('comment on column %s.search_words is %L', target, shape);
    execute format('create index %I on %s using gin (company_id, search_words extensions.gin_trgm_ops)', name || '_search', target);
    execute format('analyze %s (search_words)', target);
  end loop;
end $$;

-- ── What of a colleague's customer stays as it is ────────────────────────────────────────────────────────────────────────────────

-- The fields of a customer that a sale fills in where it lacks them; all others are for whoever looks after it to change.
create function private.filled_by_sales(record text) returns text[]
language sql immutable set search_path = ''
as $$
  select case record when 'accounts' then array['website', 'domain'] when 'contacts' then array['title', 'email', 'phone', 'account_id'] end
$$;

-- Makes the guards anew where fields came or went. The fields stand in the triggers' conditions, so that most writes call nothing; a column
-- that is dropped with "cascade" takes its table's guard along until then.
create function private.follow_guards() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  guard record;
  filled text[];
  fixed text[];
  shape text;
begin
  for guard in
    select guarded.*, (select t.oid from pg_catalog.pg_trigger t where t.tgname = guarded.name and t.tgrelid = guarded.target) as oid
      from (values ('public.accounts'::regclass, 'accounts', 'account_of_others', 'refuse_account_of_others'),
                   ('public.contacts', 'contacts', 'contact_of_others', 'refuse_rewriting_contact')) guarded (target, record, name, does)
  loop
    filled := private.filled_by_sales(guard.record);
    fixed := array(select field from unnest(private.record_fields(guard.record) || array['company_id', 'is_sample', 'created_at']) field
                    where field <> all (filled));
    shape := format('Keeps %s; once filled in also %s', array_to_string(fixed, ', '), array_to_string(filled, ', '));
    continue when pg_catalog.obj_description(guard.oid, 'pg_trigger') = shape;
    execute format('create or replace trigger %I before update on %s for each row when ((%s) is distinct from (%s) or %s)
      execute function private.%I()', guard.name, guard.target,
      (select string_agg('new.' || quote_ident(field), ', ' order by place) from unnest(fixed) with ordinality f (field, place)),
      (select string_agg('old.' || quote_ident(field), ', ' order by place) from unnest(fixed) with ordinality f (field, place)),
      (select string_agg(format('nullif(old.%1$I::text, '''') is not null and new.%1$I is distinct from old.%1$I', field), ' or ' order by place)
         from unnest(filled) with ordinality f (field, place)),
      guard.does);
    execute format('comment on trigger %I on %s is %L', guard.name, guard.target, shape);
  end loop;
end $$;

-- The columns of an account or a contact that the person sees and can't change; none of one that they look after.
create or replace function public.fixed_fields(customer uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  record text := 'accounts';
  held jsonb;
begin
  if (select private.whole_company()) is not null then return '{}'; end if;
  select to_jsonb(a) into held from public.accounts a
   where a.id = customer and a.owner_id is distinct from auth.uid() and a.id not in (select private.seen_accounts());
  if held is null then
    record := 'contacts';
    select to_jsonb(c) into held from public.contacts c where c.id = customer and c.id not in (select private.kept_people());
  end if;
  return array(select field from unnest(private.record_fields(record)) field
                where held is not null and (field <> all (private.filled_by_sales(record)) or held ->> field <> ''));
end $$;

-- ── What a repeated task takes along ─────────────────────────────────────────────────────────────────────────────────────────────

create or replace function private.add_next_task(task tasks) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  carried constant text := (select string_agg(quote_ident(field), ', ') from unnest(array_remove(private.record_fields('tasks'), 'status')
    || array['company_id', 'recording_id', 'recording_seconds', 'series_id', 'is_sample', 'created_by']) field);
  due constant timestamptz := coalesce(task.due_at, now());
  result uuid;
begin
  select next_due, next_due + (task.remind_at - due), next_rule into task.due_at, task.remind_at, task.recurrence
    from private.next_occurrence(task.recurrence, due, now(), private.task_zone(task));
  if not found then return null; end if;
  execute format('insert into public.tasks (%1$s) select %1$s from (select ($1).*) next returning id', carried) into result using task;
  return result;
end $$;

-- ── Followed at each start ───────────────────────────────────────────────────────────────────────────────────────────────────────

select private.amend('private.follow_history()', 'perform private.keep_parts(t.tgrelid)', 'perform private.follow_words();
  perform private.follow_guards();
  perform private.keep_parts(t.tgrelid)');

revoke execute on function
  private.add_next_task(tasks),
  private.filled_by_sales(text),
  private.follow_guards(),
  private.follow_words(),
  private.search_words(text,text[]),
  private.word_columns(text),
  public.fixed_fields(uuid)
  from public;
grant execute on function private.filled_by_sales(text) to authenticated, service_role;

select private.follow_words();
select private.follow_guards();
