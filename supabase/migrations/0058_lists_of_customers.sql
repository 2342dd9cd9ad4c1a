-- Accounts and contacts are searched, sorted and deleted as leads are: by whatever of them somebody would type, by when they were last
-- dealt with, and many at once.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- ── Search ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- All that a record is found by, each on a line of its own; a phone number also as its digits, however it is written.
create function private.search_words(phone text, variadic others text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(line, E'\n' order by place) from unnest(others || array[phone, regexp_replace(phone, '\D', '', 'g')])
    with ordinality given (line, place) where line <> ''
$$;

-- The names of a contact's account and of an account's owner stand with them, so that one index finds and sorts by them.
alter table public.contacts add account_name text, add last_activity_at timestamptz;
alter table public.accounts add owner_name text, add last_activity_at timestamptz;
select private.amend('private.kept_columns(text)', 'when ''contacts'' then array[''first_lead_id'',',
  'when ''contacts'' then array[''first_lead_id'', ''account_name'', ''last_activity_at'',');
select private.amend('private.kept_columns(text)', 'else array[''first_lead_id''] end', 'else array[''first_lead_id'', ''owner_name'', ''last_activity_at''] end');

alter table public.contacts disable trigger user;
update public.contacts c set account_name = a.name from public.accounts a where a.id = c.account_id;
alter table public.contacts enable trigger user;
alter table public.accounts disable trigger user;
update public.accounts a set owner_name = coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = a.owner_id;
alter table public.accounts enable trigger user;

alter table public.accounts add search_words text generated always as
  (private.search_words(phone, name, domain, website, address, private.custom_words(custom))) stored;
alter table public.contacts add search_words text generated always as
  (private.search_words(phone, name, email, title, account_name, private.custom_words(custom))) stored;
create index accounts_search on public.accounts using gin (company_id, search_words extensions.gin_trgm_ops);
create index contacts_search on public.contacts using gin (company_id, search_words extensions.gin_trgm_ops);
create index accounts_by_owner on public.accounts (company_id, owner_name, id);
create index contacts_by_account on public.contacts (company_id, account_name, id);

-- What follows from other records is no change of one.
select private.amend('private.customer_content(jsonb)', '''custom_words'',', '''custom_words'', ''search_words'', ''account_name'', ''owner_name'', ''last_activity_at'',');

create function private.name_account() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.account_name := (select a.name from public.accounts a where a.company_id = new.company_id and a.id = new.account_id);
  return new;
end $$;
create trigger name_account before insert or update of account_id, account_name on public.contacts
  for each row execute function private.name_account();

create function private.rename_account() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.contacts c set account_name = new.name where c.account_id = new.id and c.company_id = new.company_id;
  return null;
end $$;
create trigger rename_account after update of name on public.accounts for each row
  when (new.name is distinct from old.name) execute function private.rename_account();

create function private.name_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.owner_name := (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = new.owner_id);
  return new;
end $$;
create trigger name_owner before insert or update of owner_id, owner_name on public.accounts
  for each row execute function private.name_owner();

create function private.rename_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.accounts a set owner_name = new.full_name where a.owner_id = new.id and a.company_id = new.company_id;
  return null;
end $$;
create trigger rename_owner after update of full_name, email on public.profiles for each row
  when ((new.full_name, new.email) is distinct from (old.full_name, old.email)) execute function private.rename_owner();

-- ── Last activity ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

create index accounts_latest on public.accounts (company_id, last_activity_at desc nulls last, id);
create index contacts_latest on public.contacts (company_id, last_activity_at desc nulls last, id);

-- When customers were last dealt with: the latest of their sales, of what was noted of them, and of what was said with them; of an account
-- also what was noted of its people and said with them.
create function private.last_dealt_with(record text, ids uuid[]) returns table (id uuid, latest timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select c.id as owner_id, c.id, c.company_id from public.contacts c where record = 'contacts' and c.id = any (ids)
    union all
    select c.account_id, c.id, c.company_id from public.contacts c where record = 'accounts' and c.account_id = any (ids)),
  dealt as (
    select own.owner_id, max(a.created_at) as latest from own join public.lead_activities a
        on a.company_id = own.company_id and a.contact_id = own.id and a.kind not in ('created', 'changed') group by 1
    union all
    select own.owner_id, max(r.recorded_at) from own join public.recordings r on r.company_id = own.company_id and r.contact_id = own.id group by 1
    union all
    select l.contact_id, max(l.last_activity_at) from public.contacts c join public.leads l on l.company_id = c.company_id and l.contact_id = c.id
     where record = 'contacts' and c.id = any (ids) group by 1
    union all
    select l.account_id, max(l.last_activity_at) from public.accounts a join public.leads l on l.company_id = a.company_id and l.account_id = a.id
     where record = 'accounts' and a.id = any (ids) group by 1
    union all
    select n.account_id, max(n.created_at) from public.accounts a join public.lead_activities n
        on n.company_id = a.company_id and n.account_id = a.id and n.kind not in ('created', 'changed')
     where record = 'accounts' and a.id = any (ids) group by 1
    union all
    select r.account_id, max(r.recorded_at) from public.accounts a join public.recordings r on r.company_id = a.company_id and r.account_id = a.id
     where record = 'accounts' and a.id = any (ids) group by 1)
  select given.id, case when max(dealt.latest) > now() then now() else max(dealt.latest) end from unnest(ids) given (id) left join dealt on dealt.owner_id = given.id group by given.id
$$;

-- Holds those that nobody else is writing now and answers them. Nobody waits here: whoever wrote a contact and then waits for its account would
-- stop whoever did it the other way round. The worker counts the others anew (server/src/worker/customers).
create function private.hold_customers(record text, ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  held uuid[];
begin
  execute format('select array(select r.id from public.%I r where r.id = any ($1) order by r.id for no key update skip locked)', record)
    into held using ids;
  if cardinality(held) < (select count(distinct id) from unnest(ids) id) then
    execute format($sql$
      insert into private.events (name, company_id, actor_id, payload)
      select 'customers.missed', r.company_id, (select auth.uid()), jsonb_build_object('record', $1, 'ids', jsonb_agg(r.id))
        from public.%I r where r.id = any ($2) and r.id <> all ($3) group by r.company_id $sql$, record) using record, ids, held;
    perform pg_notify('parley_events', 'customers.missed');
  end if;
  return held;
end $$;

-- Writes it anew. What is read follows what was held: it is later than whatever the others have written.
create function private.recount_activity(record text, ids uuid[], waits boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held uuid[] := ids;
begin
  if cardinality(ids) = 0 then return; end if;
  if waits then
    execute format('select array(select r.id from public.%I r where r.id = any ($1) order by r.id for no key update)', record) into held using ids;
  else
    held := private.hold_customers(record, ids);
  end if;
  execute format($sql$
    update public.%I r set last_activity_at = found.latest from private.last_dealt_with($1, $2) found
     where r.id = found.id and r.last_activity_at is distinct from found.latest $sql$, record) using record, held;
end $$;

-- A sale that goes on takes its customer along; one that is deleted, taken back or moved lets go of them.
create function private.leads_touch_customers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind record;
  changed uuid[];
begin
  -- Most changes of a lead say nothing of when its customer was dealt with.
  if tg_op = 'UPDATE' then
    if not exists (select from went o join came n on n.id = o.id
      where (o.account_id, o.contact_id, o.last_activity_at) is distinct from (n.account_id, n.contact_id, n.last_activity_at)) then return null; end if;
  end if;
  for kind in select * from (values ('accounts', 'account_id'), ('contacts', 'contact_id')) as entry (customers, link) loop
    if tg_op <> 'DELETE' then
      execute format('select array(select distinct r.id from came join public.%1$I r on r.id = came.%2$I
         where r.last_activity_at is null or r.last_activity_at < least(came.last_activity_at, now()))', kind.customers, kind.link) into changed;
      if cardinality(changed) > 0 then
        execute format($sql$
          update public.%1$I r set last_activity_at = latest.at
            from (select %2$I as id, max(least(last_activity_at, now())) as at from came where %2$I = any ($1) group by 1) latest
           where r.id = latest.id and (r.last_activity_at is null or r.last_activity_at < latest.at) $sql$, kind.customers, kind.link)
          using private.hold_customers(kind.customers, changed);
      end if;
    end if;
    if tg_op <> 'INSERT' then
      execute format('select array(select distinct r.id from went join public.%1$I r on r.id = went.%2$I %3$s
         where r.last_activity_at <= went.last_activity_at %4$s)', kind.customers, kind.link,
        case tg_op when 'UPDATE' then 'join came on came.id = went.id' else '' end,
        case tg_op when 'UPDATE' then format('and (came.%1$I is distinct from went.%1$I or came.last_activity_at < went.last_activity_at)', kind.link)
          else '' end) into changed;
      perform private.recount_activity(kind.customers, changed);
    end if;
  end loop;
  return null;
end $$;
create trigger touch_customers after insert on public.leads referencing new table as came for each statement
  execute function private.leads_touch_customers();
create trigger touch_customers_again after update on public.leads referencing old table as went new table as came for each statement
  execute function private.leads_touch_customers();
create trigger let_customers_go after delete on public.leads referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.leads_touch_customers();

-- What is noted of customers and said with them beside every sale.
create function private.work_touches_customers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  accounts uuid[];
  contacts uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(account_id), array_agg(contact_id) into accounts, contacts from went where account_id is not null or contact_id is not null;
  else
    select array_agg(account_id), array_agg(contact_id) into accounts, contacts from came where account_id is not null or contact_id is not null;
  end if;
  if accounts is null then return null; end if;
  perform private.recount_activity('contacts', array_remove(contacts, null));
  perform private.recount_activity('accounts', array_remove(accounts, null) ||
    array(select c.account_id from public.contacts c where c.id = any (contacts) and c.account_id is not null));
  return null;
end $$;
do $$
declare
  work text;
begin
  foreach work in array array['lead_activities', 'recordings'] loop
    execute format('create trigger touch_customers after insert on public.%1$I referencing new table as came for each statement
      execute function private.work_touches_customers()', work);
    execute format('create trigger touch_customers_again after update on public.%1$I referencing new table as came for each statement
      execute function private.work_touches_customers()', work);
    execute format('create trigger let_customers_go after delete on public.%1$I referencing old table as went for each statement
      when (current_setting(''parley.is_erasing'', true) is distinct from ''on'') execute function private.work_touches_customers()', work);
  end loop;
end $$;

-- Somebody who changes to another account brings along what was noted of them.
create function private.move_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.recount_activity('accounts', array_remove(array[old.account_id, new.account_id], null));
  return null;
end $$;
create trigger move_activity after update of account_id on public.contacts for each row
  when (new.account_id is distinct from old.account_id and new.last_activity_at is not null) execute function private.move_activity();

alter table public.accounts disable trigger user;
alter table public.contacts disable trigger user;
update public.accounts a set last_activity_at = found.latest
  from private.last_dealt_with('accounts', array(select id from public.accounts)) found where found.id = a.id and found.latest is not null;
update public.contacts c set last_activity_at = found.latest
  from private.last_dealt_with('contacts', array(select id from public.contacts)) found where found.id = c.id and found.latest is not null;
alter table public.accounts enable trigger user;
alter table public.contacts enable trigger user;

-- ── Imports ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What could not be read of a row is told also where the row stays out.
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'case when b.outcome in (''created'', ''updated'') then b.unread end', 'case when b.outcome <> ''failed'' then b.unread end');
select private.amend('private.import_lead_batch(uuid,integer,jsonb,bigint,uuid)',
  'coalesce(sum(jsonb_array_length(unread)) filter (where outcome in (''created'', ''updated'')), 0) as unread',
  'coalesce(sum(jsonb_array_length(unread)) filter (where outcome <> ''failed''), 0) as unread');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'case when outcome in (''created'', ''updated'') then item -> ''unread'' end', 'case when outcome <> ''failed'' then item -> ''unread'' end');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'if outcome in (''created'', ''updated'') then
      import.unread_count', 'if outcome <> ''failed'' then
      import.unread_count');

-- ── Deleting many ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Deletes those of at most 1,000 records that the caller may delete, and answers how many were, how many were refused, and why the first of
-- these was.
create function public.delete_records(record text, ids uuid[]) returns table (deleted int, refused int, reason text)
language plpgsql security invoker set search_path = ''
as $$
declare
  one uuid;
  went int;
begin
  if record is null or record not in ('leads', 'accounts', 'contacts') then
    raise exception 'Only leads, accounts and contacts are deleted like this.' using errcode = '22023';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  refused := 0;
  begin
    execute format('delete from public.%I where id = any ($1)', record) using ids;
    get diagnostics deleted = row_count;
    return next;
    return;
  exception when raise_exception or insufficient_privilege then
    deleted := 0;
  end;
  -- One of them is refused, and a statement goes whole or not at all.
  foreach one in array ids loop
    begin
      execute format('delete from public.%I where id = $1', record) using one;
      get diagnostics went = row_count;
      deleted := deleted + went;
    exception when raise_exception or insufficient_privilege then
      refused := refused + 1;
      reason := coalesce(reason, sqlerrm);
    end;
  end loop;
  return next;
end $$;

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.last_dealt_with(text,uuid[]),
  private.leads_touch_customers(),
  private.move_activity(),
  private.name_account(),
  private.name_owner(),
  private.hold_customers(text,uuid[]),
  private.recount_activity(text,uuid[],boolean),
  private.rename_account(),
  private.rename_owner(),
  private.search_words(text,text[]),
  private.work_touches_customers(),
  public.delete_records(text,uuid[])
  from public;
grant execute on function private.search_words(text,text[]), public.delete_records(text,uuid[]) to authenticated, service_role;
