-- Ways of looking at /leads that people keep: what the address says, under a name. One's own, and what colleagues share.
create table public.lead_views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Null where the author has left: what they shared stays, in the hands of the company's owners.
  owner_id uuid default auth.uid(),
  name text not null check (length(btrim(name)) between 1 and 60),
  is_shared boolean not null default false,
  -- The query parameters of the address: q, status, owner, sort, direction, view, columns.
  search jsonb not null default '{}' check (jsonb_typeof(search) = 'object' and length(search::text) <= 4000),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id)
);
create index lead_views_company on public.lead_views (company_id, position);
select private.protect_company_table('public.lead_views');

drop policy "own company" on public.lead_views;
create policy "own and shared" on public.lead_views for select to authenticated
  using (company_id = (select private.company_id()) and (is_shared or owner_id = (select auth.uid())));
create policy "add own" on public.lead_views for insert to authenticated
  with check (company_id = (select private.company_id()) and owner_id = (select auth.uid()));
create policy "change as author or owner" on public.lead_views for update to authenticated
  using (company_id = (select private.company_id())
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_company_owner()))));
create policy "delete as author or owner" on public.lead_views for delete to authenticated
  using (company_id = (select private.company_id())
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_company_owner()))));
revoke insert, update on public.lead_views from authenticated;
grant insert (id, name, is_shared, search, position) on public.lead_views to authenticated;
grant update (name, is_shared, search, position) on public.lead_views to authenticated;
alter publication supabase_realtime add table public.lead_views;

create function private.limit_lead_views() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if (select count(*) from public.lead_views where company_id = new.company_id and owner_id = new.owner_id) > 100 then
    raise exception 'You can keep 100 views at most. Delete one first.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create trigger limit_lead_views after insert on public.lead_views for each row execute function private.limit_lead_views();

-- What its author did not share goes with them: nobody could reach it.
create function private.lead_view_left() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from public.lead_views where id = new.id;
  return null;
end $$;
create trigger lead_view_left after update on public.lead_views for each row
  when (new.owner_id is null and not new.is_shared) execute function private.lead_view_left();
revoke execute on function private.limit_lead_views(), private.lead_view_left() from public;
