-- A person's tasks as a calendar to subscribe to. The link is the key: only its hash is stored, and a new link ends the old one.
create table public.calendar_feeds (
  user_id uuid primary key default auth.uid(),
  company_id uuid not null references public.companies on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  foreign key (company_id, user_id) references public.profiles (company_id, id) on delete cascade
);
alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds alter column company_id set default private.company_id();
create policy "own feed" on public.calendar_feeds for all to authenticated
  using (user_id = (select auth.uid()) and company_id = (select private.company_id()))
  with check (user_id = (select auth.uid()) and company_id = (select private.company_id()));
grant select (user_id, company_id, created_at, last_read_at), delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

create function private.calendar_token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;
revoke execute on function private.calendar_token_hash(text) from public;

-- Makes the caller's link, or a new one that ends the old. Answers its secret, which nobody can read again.
create function public.create_calendar_feed() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  company uuid := private.company_id();
begin
  if company is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  insert into public.calendar_feeds (user_id, company_id, token_hash)
  values (auth.uid(), company, private.calendar_token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, company_id = excluded.company_id,
    created_at = now(), last_read_at = null;
  return token;
end $$;
revoke execute on function public.create_calendar_feed() from public, anon;
grant execute on function public.create_calendar_feed() to authenticated;

-- What a calendar program reads with the secret of a link: the tasks with a date that its owner has to do, and those of the last
-- 30 days that are done. Null for a link that is unknown or ended. The owner may have left the company in the meantime.
create function public.read_calendar_feed(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  feed public.calendar_feeds;
begin
  update public.calendar_feeds set last_read_at = now()
   where token_hash = private.calendar_token_hash(token) returning * into feed;
  if not found then return null; end if;
  return (
    select jsonb_build_object(
      'name', company.name,
      'tasks', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', task.id, 'title', task.title, 'description', task.description, 'status', task.status,
          'priority', task.priority, 'due_at', task.due_at, 'remind_at', task.remind_at,
          'created_at', task.created_at, 'updated_at', task.updated_at, 'lead', lead.name) order by task.due_at, task.id)
        from (select * from public.tasks
               where company_id = feed.company_id and assignee_id = feed.user_id and due_at is not null
                 and (status <> 'done' or completed_at > now() - interval '30 days')
               order by due_at desc limit 2000) task
        left join public.leads lead on lead.company_id = task.company_id and lead.id = task.lead_id), '[]'))
      from public.profiles person join public.companies company on company.id = person.company_id
     where person.id = feed.user_id and person.company_id = feed.company_id);
end $$;
revoke execute on function public.read_calendar_feed(text) from public;
grant execute on function public.read_calendar_feed(text) to anon, authenticated;
