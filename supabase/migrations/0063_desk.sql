-- Whether the caller may delete all of these, as far as it is up to whose they are: no control is shown that would be refused, nor one
-- hidden that would work. Rows that they don't see count for nothing.
create function public.may_delete(record text, ids uuid[]) returns boolean
language plpgsql stable security invoker set search_path = ''
as $$ begin
  if record not in ('leads', 'accounts', 'contacts', 'tasks') then
    raise exception 'Only leads, accounts, contacts and tasks are asked about here.' using errcode = '22023';
  end if;
  if private.is_manager() then return true; end if;
  return case record
    when 'leads' then not exists (select from public.leads r where r.id = any (ids) and not private.is_own(r.id, r.owner_id, r.created_by))
    when 'accounts' then not exists (select from public.accounts r where r.id = any (ids) and not private.is_own(r.id, r.owner_id, r.created_by))
    when 'contacts' then not exists (select from public.contacts r where r.id = any (ids) and not private.is_own(r.id, null, r.created_by))
    else not exists (select from public.tasks r where r.id = any (ids) and not private.is_own(r.id, r.assignee_id, r.created_by)) end;
end $$;

revoke execute on function public.may_delete(text, uuid[]) from public;
grant execute on function public.may_delete(text, uuid[]) to authenticated;

-- A name alone is the weakest sign that somebody is there already, and none where the account is known: that of their company says
-- which of several they may be.
create index contacts_named on public.contacts (company_id, name_key);
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('public.similar_customers(text,jsonb)'::regprocedure);
  last constant text := 'and c.name_key = private.name_key(given ->> ''name'')) f';
begin
  if position(last in definition) = 0 then raise exception 'similar_customers has another end'; end if;
  execute replace(definition, last, replace(last, ') f', '
      union all
      select c.id, c.name, coalesce(c.account_name, c.email, c.phone), ''name'', 4 from public.contacts c
       where record = ''contacts'' and nullif(given ->> ''account_id'', '''') is null
         and c.company_id is not distinct from (select private.company_id()) and c.name_key = private.name_key(given ->> ''name'')) f'));
end $$;
