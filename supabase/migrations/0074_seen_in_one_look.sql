-- A member's lists of accounts and contacts. Measured at 100,000 of each, a fifth of them the member's: helpers of a parallel plan work out once
-- more each what the member sees, and take longer to start than they save; and what comes with an account was asked of every contact.

drop index public.accounts_owner;
create index accounts_owner on public.accounts (company_id, owner_id) include (id);

alter function private.accounts_of_sales() parallel restricted;

-- An `or` of the two halves would read every account of the company.
create or replace function private.seen_accounts() returns setof uuid
language plpgsql stable parallel restricted security definer set search_path = '' cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query
    with owned as materialized (
      select a.id from public.accounts a where a.company_id = own and a.owner_id = any (team)
      union all
      select a.id from public.accounts a where a.company_id = own and a.owner_id is null),
    sales as (
      select l.id, l.account_id from public.leads l where l.company_id = own and l.owner_id = any (team)
      union all
      select l.id, l.account_id from public.leads l where l.company_id = own and l.owner_id is null)
    select o.id from owned o
    union all
    -- What came with a sale of theirs and is a colleague's by now.
    select a.id from sales s join public.accounts a on a.id = s.account_id and a.first_lead_id = s.id
     where s.account_id not in (select o.id from owned o);
end $$;

create function private.contacts_of_sales() returns setof uuid
language plpgsql stable parallel restricted security definer set search_path = '' cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query
    select l.contact_id from public.leads l
     where l.company_id = own and l.owner_id = any (team) and l.contact_id is not null
    union all
    select l.contact_id from public.leads l
     where l.company_id = own and l.owner_id is null and l.contact_id is not null;
end $$;

-- The same contacts, and those without any sale that come with the account: for rows that hang off a contact.
create or replace function private.seen_contacts() returns setof uuid
language plpgsql stable parallel restricted security definer set search_path = '' set max_parallel_workers_per_gather = 0 cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query
    select private.contacts_of_sales()
    union all
    select c.id from public.contacts c
     where c.company_id = own
       and c.created_by = any (team) is not true
       and (c.account_id in (select private.seen_accounts()) or c.account_id is null and c.created_by is null)
       -- A single look for each, where `exists` would read all sales.
       and (select l.id from public.leads l where l.company_id = own and l.contact_id = c.id limit 1) is null;
end $$;

-- Which contacts have a sale, theirs or a colleague's: for the rule below alone, since the rules of the sales hide those of colleagues. A
-- function, called for each contact, takes four times as long.
create view private.contacts_with_sale as select l.company_id, l.contact_id from public.leads l where l.contact_id is not null;
grant select on private.contacts_with_sale to authenticated;

-- Who has no sale at all comes with the account; asked last, of those alone whom nothing else shows.
do $$
declare
  visible constant text := '(select private.whole_company()) is not null or created_by = any ((select private.own_team())::uuid[])
    or id in (select private.contacts_of_sales())
    or (account_id in (select private.seen_accounts()) or account_id is null and created_by is null)
      -- A single look, where `exists` would read all sales.
      and (select s.contact_id from private.contacts_with_sale s where s.company_id = contacts.company_id and s.contact_id = contacts.id limit 1) is null';
begin
  execute format('alter policy "own and team''s" on public.contacts using (%1$s) with check (%1$s)', visible);
end $$;
