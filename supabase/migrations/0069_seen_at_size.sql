-- Whose contacts a member keeps: in one pass over the contacts. Measured at 90,000 sales of 50,000
-- contacts: helpers of a parallel plan work all of it out once more each, and take longer to start than they save.

create or replace function private.kept_people() returns setof uuid
language plpgsql stable parallel safe security definer set search_path = '' set max_parallel_workers_per_gather = 0 cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query
    with sales as materialized (
      select l.id, l.contact_id from public.leads l
       where l.company_id = own and l.contact_id is not null and (l.owner_id is null or l.owner_id = any (team))),
    accounts as materialized (select private.seen_accounts() as id),
    members as materialized (select p.id from public.profiles p where p.company_id = own and p.company_role = 'member')
    select c.id from public.contacts c
     where c.company_id = own
       and (c.created_by = any (team)
         -- Who came with a sale of theirs.
         or (c.first_lead_id, c.id) in (select s.id, s.contact_id from sales s)
         or c.id in (select s.contact_id from sales s)
            and (c.account_id in (select a.id from accounts a)
              or (c.created_by is null or c.created_by not in (select m.id from members m))
                 and (select f.id from public.leads f where f.id = c.first_lead_id and f.contact_id = c.id) is null)
         -- Who has no sale at all: with the account.
         or (c.account_id in (select a.id from accounts a) or c.account_id is null and c.created_by is null)
            and (select l.id from public.leads l where l.company_id = own and l.contact_id = c.id limit 1) is null);
end $$;
