-- Files that people keep with a lead, an account, a contact or a task.

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  lead_id uuid,
  account_id uuid,
  contact_id uuid,
  task_id uuid,
  name text not null check (length(btrim(name)) between 1 and 200),
  -- Both as the storage has them.
  mime_type text not null default '' check (length(mime_type) <= 255),
  size_bytes bigint not null default 0 check (size_bytes >= 0),
  storage_path text not null generated always as (company_id::text || '/' || id::text) stored,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, account_id) references public.accounts (company_id, id) on delete cascade,
  foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete cascade,
  foreign key (company_id, task_id) references public.tasks (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by),
  constraint attachments_of_one_record check (num_nonnulls(lead_id, account_id, contact_id, task_id) = 1)
);
create index attachments_newest on public.attachments (company_id, created_at desc, id);
create index attachments_lead on public.attachments (company_id, lead_id, created_at desc) where lead_id is not null;
create index attachments_account on public.attachments (company_id, account_id, created_at desc) where account_id is not null;
create index attachments_contact on public.attachments (company_id, contact_id, created_at desc) where contact_id is not null;
create index attachments_task on public.attachments (company_id, task_id, created_at desc) where task_id is not null;
create index attachments_author on public.attachments (company_id, created_by) where created_by is not null;
create unique index attachments_path on public.attachments (storage_path);
select private.protect_company_table('public.attachments');
revoke update on public.attachments from authenticated;
grant update (name) on public.attachments to authenticated;

-- Seen by those who see the record.
create policy "of what is seen" on public.attachments as restrictive for all to authenticated
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or exists (select from public.accounts a where a.id = attachments.account_id)
    or exists (select from public.contacts c where c.id = attachments.contact_id)
    or exists (select from public.tasks t where t.id = attachments.task_id));

create trigger others_stay after delete on public.attachments referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on')
  execute function private.refuse_deleting_others('w.created_by = (select auth.uid())
    or not exists (select from public.leads l where l.id = w.lead_id) and not exists (select from public.accounts a where a.id = w.account_id)
    and not exists (select from public.contacts c where c.id = w.contact_id) and not exists (select from public.tasks t where t.id = w.task_id)');

insert into storage.buckets (id, name, public, file_size_limit) values ('attachments', 'attachments', false, 52428800)
on conflict (id) do nothing;

-- The bytes come first and then the row that names them: what a row says of them is what the storage has.
create function private.measure_attachment() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.size_bytes := 0;
  new.mime_type := '';
  select coalesce((o.metadata ->> 'size')::bigint, 0), left(coalesce(nullif(o.metadata ->> 'mimetype', ''), 'application/octet-stream'), 255)
    into new.size_bytes, new.mime_type
    from storage.objects o where o.bucket_id = 'attachments' and o.name = new.company_id::text || '/' || new.id::text;
  new.size_bytes := coalesce(new.size_bytes, 0);
  new.mime_type := coalesce(new.mime_type, '');
  return new;
end $$;
create trigger measure before insert on public.attachments for each row execute function private.measure_attachment();

-- After the policies, so that nobody learns which files are there.
create function private.require_file() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' then raise exception 'The file has not arrived yet.' using errcode = 'P0001'; end if;
  return null;
end $$;
create trigger require_file after insert on public.attachments for each row when (new.mime_type = '') execute function private.require_file();

create function private.attachments_went() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, actor_id, payload)
  select 'attachment.erased', w.company_id, (select auth.uid()), jsonb_build_object('path', w.storage_path)
    from went w join public.companies c on c.id = w.company_id;
  if found then perform pg_notify('parley_events', 'attachment.erased'); end if;
  return null;
end $$;
create trigger erased after delete on public.attachments referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.attachments_went();

create function private.awaits_row(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select not exists (select from public.attachments a where a.storage_path = path) $$;

-- A file is put there once, for a row to come, and read by those who see its row. It goes with its row.
create policy "company adds attachments" on storage.objects for insert to authenticated
  with check (bucket_id = 'attachments' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "attachments of what is seen" on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and (exists (select from public.attachments a where a.storage_path = objects.name)
    or owner_id = (select auth.uid())::text and private.awaits_row(name)));

alter publication supabase_realtime add table public.attachments;

revoke execute on function private.attachments_went(), private.awaits_row(text), private.measure_attachment(), private.require_file() from public;
grant execute on function private.awaits_row(text) to authenticated;
