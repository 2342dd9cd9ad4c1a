-- What people are told, and by which way.

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
alter table public.notifications enable row level security;
grant select, delete on public.notifications to authenticated;
grant all on public.notifications to service_role;
grant update (read) on public.notifications to authenticated;
create policy "own notifications" on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy "mark own" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own" on public.notifications for delete to authenticated using (user_id = (select auth.uid()));
create policy "is somebody" on public.notifications as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

create table public.notification_preferences (
  user_id uuid not null references auth.users on delete cascade default auth.uid(),
  kind text not null check (length(kind) <= 40),
  in_app boolean not null default true,
  by_email boolean not null default false,
  primary key (user_id, kind)
);
alter table public.notification_preferences enable row level security;
grant select, insert, update, delete on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;
create policy "own preferences" on public.notification_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "is somebody" on public.notification_preferences as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

-- One mail for each event and person, also where the bell is off for that kind and no notification remembers it.
create table private.notification_mails (
  user_id uuid not null references auth.users on delete cascade,
  event_key text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, event_key)
);
alter table private.notification_mails enable row level security;

-- Tells one person, as their preferences say: in the app unless that kind is off, by email where it is on.
create function private.notify(recipient uuid, notification_kind text, title text, message text, link text, event_key text)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  wanted public.notification_preferences;
  is_new boolean := true;
begin
  select * into wanted from public.notification_preferences p
   where p.user_id = notify.recipient and p.kind = notify.notification_kind;
  if coalesce(wanted.in_app, true) then
    insert into public.notifications (user_id, kind, title, message, link, event_key)
    values (notify.recipient, notify.notification_kind, notify.title, notify.message, notify.link, notify.event_key)
    on conflict on constraint notifications_user_id_event_key_key do nothing;
  end if;
  if coalesce(wanted.by_email, false) then
    if notify.event_key is not null then
      insert into private.notification_mails (user_id, event_key) values (notify.recipient, notify.event_key)
      on conflict on constraint notification_mails_pkey do nothing;
      is_new := found;
    end if;
    if is_new then
      perform private.emit('notification.mail', null, jsonb_build_object('user_id', notify.recipient,
        'title', notify.title, 'message', notify.message, 'link', notify.link));
    end if;
  end if;
end $$;

create function private.note_written() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('note.written', new.company_id, jsonb_build_object('activity_id', new.id));
  return null;
end $$;
create trigger note_written after insert or update of body on public.lead_activities for each row
  when (new.kind = 'note' and new.body like '%@%' and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.note_written();

create function private.task_described() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' or old.description is distinct from new.description then
    perform private.emit('task.described', new.company_id, jsonb_build_object('task_id', new.id));
  end if;
  return null;
end $$;
create trigger task_described after insert or update of description on public.tasks for each row
  when (new.description like '%@%' and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.task_described();

-- Only by somebody else: what one takes on oneself, and what the product makes, is no news to the assignee.
create function private.task_assigned() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if auth.uid() <> new.assignee_id and (tg_op = 'INSERT' or old.assignee_id is distinct from new.assignee_id) then
    perform private.emit('task.assigned', new.company_id, jsonb_build_object('task_id', new.id, 'assignee_id', new.assignee_id));
  end if;
  return null;
end $$;
create trigger task_assigned after insert or update of assignee_id on public.tasks for each row
  when (new.assignee_id is not null and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.task_assigned();

create function private.member_joined() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' or old.company_id is distinct from new.company_id then
    perform private.emit('member.joined', new.company_id, jsonb_build_object('user_id', new.id));
  end if;
  return null;
end $$;
create trigger member_joined after insert or update of company_id on public.profiles for each row
  execute function private.member_joined();

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  private.member_joined(),
  private.note_written(),
  private.notify(uuid,text,text,text,text,text),
  private.task_assigned(),
  private.task_described()
  from public;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.notifications;
