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

-- The name of a contact's account stands with the contact, so that one index finds and sorts by it.
alter table public.contacts add account_name text, add last_activity_at timestamptz;
alter table public.accounts add last_activity_at timestamptz;
select private.amend('private.kept_columns(text)', 'when ''contacts'' then array[''first_lead_id'',',
  'when ''contacts'' then array[''first_lead_id'', ''account_name'', ''last_activity_at'',');
select private.amend('private.kept_columns(text)', 'else array[''first_lead_id''] end', 'else array[''first_lead_id'', ''last_activity_at''] end');

alter table public.accounts disable trigger user;
alter table public.contacts disable trigger user;
update public.accounts a set last_activity_at = found.latest
  from (select account_id, max(latest) as latest from (
          select account_id, max(last_activity_at) as latest from public.leads where account_id is not null group by 1
          union all
          select coalesce(a.account_id, c.account_id), max(a.created_at) from public.lead_activities a
            left join public.contacts c on c.id = a.contact_id where a.lead_id is null group by 1) sides group by 1) found
 where found.account_id = a.id;
update public.contacts c set account_name = a.name, last_activity_at = found.latest
  from public.contacts k left join public.accounts a on a.id = k.account_id
  left join (select contact_id, max(latest) as latest from (
          select contact_id, max(last_activity_at) as latest from public.leads where contact_id is not null group by 1
          union all
          select contact_id, max(created_at) from public.lead_activities where contact_id is not null group by 1) sides group by 1) found
    on found.contact_id = k.id
 where k.id = c.id and (k.account_id is not null or found.latest is not null);
alter table public.accounts enable trigger user;
alter table public.contacts enable trigger user;

alter table public.accounts add search_words text generated always as
  (private.search_words(phone, name, domain, website, address, private.custom_words(custom))) stored;
alter table public.contacts add search_words text generated always as
  (private.search_words(phone, name, email, title, account_name, private.custom_words(custom))) stored;
create index accounts_search on public.accounts using gin (company_id, search_words extensions.gin_trgm_ops);
create index contacts_search on public.contacts using gin (company_id, search_words extensions.gin_trgm_ops);
create index contacts_by_account on public.contacts (company_id, account_name, id);

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

-- ── Last activity ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

create index accounts_latest on public.accounts (company_id, last_activity_at desc nulls last, id);
create index contacts_latest on public.contacts (company_id, last_activity_at desc nulls last, id);

-- Moves on when customers were last dealt with. In the order of their ids, so that two at once don't wait for each other.
create function private.touch_customers(record text, ids uuid[], times timestamptz[]) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  execute format($sql$
    with held as materialized (
      select r.id, latest.at from public.%1$I r
        join (select id, max(at) as at from unnest($1, $2) touched (id, at) where id is not null group by id) latest on latest.id = r.id
       where r.last_activity_at is null or r.last_activity_at < latest.at order by r.id for no key update of r)
    update public.%1$I r set last_activity_at = held.at from held where r.id = held.id $sql$, record) using ids, times;
end $$;

create function private.leads_touch_customers() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.touch_customers('accounts', array_agg(account_id), array_agg(last_activity_at)) from came where account_id is not null;
  perform private.touch_customers('contacts', array_agg(contact_id), array_agg(last_activity_at)) from came where contact_id is not null;
  return null;
end $$;
create trigger touch_customers after insert on public.leads referencing new table as came for each statement
  execute function private.leads_touch_customers();
create trigger touch_customers_again after update on public.leads referencing new table as came for each statement
  execute function private.leads_touch_customers();

-- What was noted of a customer, or said with them, beside every sale; of a person also for their account.
create function private.work_touches_customers() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.touch_customers('contacts', array[new.contact_id], array[now()]);
  perform private.touch_customers('accounts',
    array[coalesce(new.account_id, (select c.account_id from public.contacts c where c.id = new.contact_id))], array[now()]);
  return null;
end $$;
create trigger touch_customers after insert on public.lead_activities for each row
  when ((new.account_id is not null or new.contact_id is not null) and new.kind not in ('created', 'changed'))
  execute function private.work_touches_customers();
create trigger touch_customers after insert or update of account_id, contact_id on public.recordings for each row
  when (new.account_id is not null or new.contact_id is not null)
  execute function private.work_touches_customers();

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
  private.leads_touch_customers(),
  private.name_account(),
  private.rename_account(),
  private.search_words(text,text[]),
  private.touch_customers(text,uuid[],timestamptz[]),
  private.work_touches_customers(),
  public.delete_records(text,uuid[])
  from public;
grant execute on function private.search_words(text,text[]), public.delete_records(text,uuid[]) to authenticated, service_role;
