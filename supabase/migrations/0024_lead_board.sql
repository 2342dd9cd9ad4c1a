-- What stands above the columns of the board: leads and value a stage and currency, of all that a filter holds, under the
-- caller's own policies. `pattern` is one of ilike over name, company and email; `owner` an id or "nobody".
create function public.lead_stages(pattern text default null, owner text default null)
returns table (status text, currency text, leads bigint, value numeric)
language sql stable security invoker set search_path = ''
as $$
  select l.status, l.currency, count(*), coalesce(sum(l.value), 0)
    from public.leads l
   where (lead_stages.pattern is null
          or l.name ilike lead_stages.pattern
          or l.company ilike lead_stages.pattern
          or l.email ilike lead_stages.pattern)
     and (lead_stages.owner is null or coalesce(l.owner_id::text, 'nobody') = lead_stages.owner)
   group by l.status, l.currency
$$;
revoke execute on function public.lead_stages(text, text) from public;
grant execute on function public.lead_stages(text, text) to authenticated, service_role;
