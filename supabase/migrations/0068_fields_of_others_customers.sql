-- Of a colleague's customer whoever names it in a sale fills in what it lacks and rewrites nothing (0066, 0067): a page shows as text what
-- would be refused.

-- The columns of an account or a contact that the person sees and can't change; none of one that they look after.
create function public.fixed_fields(customer uuid) returns text[]
language plpgsql stable set search_path = ''
as $$ begin
  if (select private.whole_company()) is not null then return '{}'; end if;
  return coalesce(
    (select array['name', 'phone', 'address', 'owner_id', 'tags', 'custom']
         || array_remove(array[case when a.website <> '' then 'website' end, case when a.domain <> '' then 'domain' end], null)
       from public.accounts a
      where a.id = customer and a.owner_id is distinct from auth.uid() and a.id not in (select private.seen_accounts())),
    (select array['name', 'tags', 'custom']
         || array_remove(array[case when c.title <> '' then 'title' end, case when c.email <> '' then 'email' end,
                               case when c.phone <> '' then 'phone' end, case when c.account_id is not null then 'account_id' end], null)
       from public.contacts c
      where c.id = customer and c.id not in (select private.kept_people())),
    '{}');
end $$;
revoke execute on function public.fixed_fields(uuid) from public, anon;
grant execute on function public.fixed_fields(uuid) to authenticated, service_role;
