-- How many AI calls of the post editor a person has made this hour, over all processes. Nobody reads it through the API.
create table private.ai_calls (
  user_id uuid not null references auth.users on delete cascade,
  hour timestamptz not null,
  count int not null check (count > 0),
  primary key (user_id, hour)
);
alter table private.ai_calls enable row level security;

-- One analysis of a post is up to nine calls, so that this is about one every two minutes.
insert into private.settings (name, value) values ('ai_calls_per_hour', '300') on conflict (name) do nothing;

-- Counts a call of the caller; false where the hour's calls are used up.
create function public.use_ai_call() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  most int := coalesce((select (value #>> '{}')::int from private.settings where name = 'ai_calls_per_hour'), 300);
begin
  if auth.uid() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if most < 1 then return false; end if;
  insert into private.ai_calls as calls (user_id, hour, count) values (auth.uid(), this_hour, 1)
  on conflict (user_id, hour) do update set count = calls.count + 1 where calls.count < most;
  if not found then return false; end if;
  delete from private.ai_calls where user_id = auth.uid() and hour < this_hour;
  return true;
end $$;
revoke execute on function public.use_ai_call() from public;
grant execute on function public.use_ai_call() to authenticated;
