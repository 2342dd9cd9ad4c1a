-- The people of a sale and what they have to say in it. The one it is named after (leads.contact_id) needs no line here, and has one where
-- their role is known.

create table public.lead_contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  lead_id uuid not null,
  contact_id uuid not null,
  role text check (role in ('decision_maker', 'champion', 'user', 'budget_holder', 'blocker')),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (lead_id, contact_id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete cascade
);
create index lead_contacts_lead on public.lead_contacts (company_id, lead_id);
create index lead_contacts_contact on public.lead_contacts (company_id, contact_id);
select private.protect_company_table('public.lead_contacts');
revoke update on public.lead_contacts from authenticated;
grant update (lead_id, contact_id, role) on public.lead_contacts to authenticated;

create function private.limit_lead_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if (select count(*) from public.lead_contacts c where c.lead_id = new.lead_id) > 100 then
    raise exception 'A lead has 100 people at most.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create trigger limit_lead_contacts after insert on public.lead_contacts for each row execute function private.limit_lead_contacts();

-- Two leads that become one may share a person: what the kept one knows of them stays.
create function private.join_lead_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.lead_contacts c set role = coalesce(c.role, new.role) where c.lead_id = new.lead_id and c.contact_id = new.contact_id;
  if found then return null; end if;
  return new;
end $$;
create trigger join_lead_contacts before update of lead_id on public.lead_contacts for each row
  when (new.lead_id <> old.lead_id) execute function private.join_lead_contacts();

-- A sale that is named after somebody else keeps who it was named after among its people.
create function private.keep_former_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into public.lead_contacts (company_id, lead_id, contact_id, created_by)
  select new.company_id, new.id, c.id, auth.uid() from public.contacts c where c.company_id = new.company_id and c.id = old.contact_id
  on conflict (lead_id, contact_id) do nothing;
  return null;
end $$;
create trigger keep_former_contact after update of contact_id on public.leads for each row
  when (new.contact_id is not null and old.contact_id is not null and new.contact_id <> old.contact_id)
  execute function private.keep_former_contact();

-- As before, and nobody goes with a sample lead or an import that is taken back who takes part in another sale.
create or replace function private.forget_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from public.contacts c
   where c.company_id = old.company_id and c.id = old.contact_id and (c.is_sample or c.first_lead_id = old.id)
     and not exists (select from public.leads l where l.company_id = old.company_id and l.contact_id = c.id)
     and not exists (select from public.lead_contacts p where p.company_id = old.company_id and p.contact_id = c.id and p.lead_id <> old.id);
  delete from public.accounts a
   where a.company_id = old.company_id and a.id = old.account_id and (a.is_sample or a.first_lead_id = old.id)
     and not exists (select from public.leads l where l.company_id = old.company_id and l.account_id = a.id)
     and not exists (select from public.contacts c where c.company_id = old.company_id and c.account_id = a.id);
  return null;
end $$;

revoke execute on function private.limit_lead_contacts(), private.join_lead_contacts(), private.keep_former_contact() from public;

alter publication supabase_realtime add table public.lead_contacts;
