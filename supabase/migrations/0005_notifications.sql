create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  title text not null check (length(title) between 1 and 300),
  message text check (length(message) <= 2000),
  link text check (link is null or (link like '/%' and link not like '//%')),
  read boolean not null default false,
  kind text not null default 'general',
  -- The same event never notifies twice.
  event_key text,
  created_at timestamptz not null default now(),
  unique (user_id, event_key)
);
create index notifications_newest on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where not read;

create table public.notification_preferences (
  user_id uuid not null references auth.users on delete cascade default auth.uid(),
  kind text not null check (length(kind) <= 40),
  in_app boolean not null default true,
  by_email boolean not null default false,
  primary key (user_id, kind)
);

alter table public.notifications enable row level security;
alter table public.notification_preferences enable row level security;
create policy "own notifications" on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy "mark own" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own" on public.notifications for delete to authenticated using (user_id = (select auth.uid()));
create policy "own preferences" on public.notification_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (read) on public.notifications to authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated;
grant all on public.notifications, public.notification_preferences to service_role;

-- Writes one notification unless the person turned that kind off; the worker's door.
create function private.notify(recipient uuid, notification_kind text, title text, message text, link text, event_key text)
returns void language sql security definer set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, message, link, event_key)
  select recipient, notification_kind, title, message, link, event_key
   where not exists (select from public.notification_preferences p
                      where p.user_id = recipient and p.kind = notification_kind and not p.in_app)
  on conflict (user_id, event_key) do nothing
$$;
revoke execute on function private.notify(uuid, text, text, text, text, text) from public;
alter publication supabase_realtime add table public.notifications;
