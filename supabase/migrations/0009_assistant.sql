-- Conversations with the assistant, and what its tools did.

create table public.ai_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null references public.companies on delete cascade default private.company_id(),
  context_type text not null default 'general',
  title text not null default 'New conversation',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  has_untrusted_text boolean not null default false
);
create index ai_conversations_user on public.ai_conversations (user_id, updated_at desc);
create index ai_conversations_company on public.ai_conversations (company_id);
alter table public.ai_conversations enable row level security;
grant select, delete on public.ai_conversations to authenticated;
grant select, insert, update, delete on public.ai_conversations to service_role;
grant insert (id, user_id, company_id, context_type, title),
  update (context_type, title) on public.ai_conversations to authenticated;
create policy "own conversations" on public.ai_conversations for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and company_id = (select private.company_id()));
create policy "is somebody" on public.ai_conversations as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

create table public.ai_conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.ai_conversations on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  tool_calls jsonb,
  tool_results jsonb,
  created_at timestamptz not null default now(),
  marks jsonb
);
create index ai_conversation_messages_conversation on public.ai_conversation_messages (conversation_id, created_at);
alter table public.ai_conversation_messages enable row level security;
grant select, insert, update, delete on public.ai_conversation_messages to authenticated, service_role;
create policy "own messages" on public.ai_conversation_messages for all to authenticated
  using (exists (select from public.ai_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())))
  with check (exists (select from public.ai_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())));
create policy "is somebody" on public.ai_conversation_messages as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

create table public.ai_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  conversation_id uuid references public.ai_conversations on delete set null,
  -- 'local', or the model's name.
  engine text not null check (length(engine) <= 200),
  is_confident boolean not null,
  has_untrusted_text boolean not null default false,
  call_count int not null default 0 check (call_count between 0 and 8),
  created_at timestamptz not null default now()
);
create index ai_turns_user on public.ai_turns (user_id, created_at desc);
create index ai_turns_conversation on public.ai_turns (conversation_id);
create index ai_turns_company on public.ai_turns (company_id);
alter table public.ai_turns enable row level security;
grant select on public.ai_turns to authenticated;
grant all on public.ai_turns to service_role;
create policy "own, and the company's for its owner" on public.ai_turns for select to authenticated
  using ((user_id = (select auth.uid())) or ((company_id = (select private.company_id())) and (select private.is_company_owner())));
create policy "is somebody" on public.ai_turns as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

create table public.ai_tool_calls (
  id uuid primary key default gen_random_uuid(),
  turn_id uuid references public.ai_turns on delete cascade,
  call_id text not null check (length(call_id) between 1 and 200),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  tool_name text not null check (length(tool_name) <= 80),
  kind text not null check (kind in ('read', 'write', 'destructive')),
  arguments jsonb not null,
  arguments_hash text not null,
  status text not null default 'running' check (status in ('proposed', 'running', 'done', 'failed', 'undone')),
  -- What a click on the card will do, to the letter: names were resolved when the card was shown, not when it is clicked.
  proposal jsonb,
  proposed_at timestamptz,
  result jsonb,
  undo jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (turn_id, call_id)
);
create unique index ai_tool_calls_without_turn on public.ai_tool_calls (user_id, call_id) where turn_id is null;
create index ai_tool_calls_user on public.ai_tool_calls (user_id, created_at desc);
create index ai_tool_calls_company on public.ai_tool_calls (company_id, created_at desc);
alter table public.ai_tool_calls enable row level security;
grant select on public.ai_tool_calls to authenticated;
grant all on public.ai_tool_calls to service_role;
create policy "own, and the company's for its owner" on public.ai_tool_calls for select to authenticated
  using ((user_id = (select auth.uid())) or ((company_id = (select private.company_id())) and (select private.is_company_owner())));
create policy "is somebody" on public.ai_tool_calls as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

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

-- jsonb writes the same object the same way, whatever the order of its keys.
create function private.hash_arguments(tool_name text, arguments jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(tool_name || E'\n' || arguments::text, 'UTF8')), 'hex') $$;

create function public.begin_ai_turn(conversation_id uuid default null, engine text default 'local',
  is_confident boolean default false) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  is_tainted boolean := false;
  turn uuid;
begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if begin_ai_turn.conversation_id is not null then
    select has_untrusted_text into is_tainted from public.ai_conversations
     where id = begin_ai_turn.conversation_id and user_id = auth.uid() and company_id = private.company_id();
    if not found then raise exception 'This conversation does not exist.' using errcode = 'P0002'; end if;
  end if;
  insert into public.ai_turns (user_id, company_id, conversation_id, engine, is_confident, has_untrusted_text)
  values (auth.uid(), private.company_id(), begin_ai_turn.conversation_id, begin_ai_turn.engine,
          begin_ai_turn.is_confident, is_tainted)
  returning id into turn;
  return turn;
end $$;

-- Others' words have reached the model: from now on each write of this conversation needs a click. Never lowered.
create function public.note_untrusted_text(turn_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  update public.ai_turns set has_untrusted_text = true
   where id = note_untrusted_text.turn_id and user_id = auth.uid() and not has_untrusted_text;
  update public.ai_conversations set has_untrusted_text = true
   where not has_untrusted_text and user_id = auth.uid()
     and id = (select t.conversation_id from public.ai_turns t
                where t.id = note_untrusted_text.turn_id and t.user_id = auth.uid());
end $$;

-- A call before it runs. Outcomes: run (with confirm_because where a click is needed), repeated (with what the first
-- one came to), differs (same id, other arguments), too_many, no_turn.
create function public.claim_tool_call(call_id text, tool_name text, arguments jsonb, kind text, turn_id uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  turn public.ai_turns;
  known public.ai_tool_calls;
  hash text := private.hash_arguments(claim_tool_call.tool_name, claim_tool_call.arguments);
  why text;
  made uuid;
begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if claim_tool_call.turn_id is null then
    perform pg_advisory_xact_lock(hashtextextended(auth.uid() || claim_tool_call.call_id, 0));
  else
    select * into turn from public.ai_turns
     where id = claim_tool_call.turn_id and user_id = auth.uid() and company_id = private.company_id() for update;
    if turn.id is null then return '{"outcome": "no_turn"}'; end if;
  end if;
  why := case
    when claim_tool_call.kind = 'read' then null
    when claim_tool_call.kind = 'destructive' then 'destructive'
    -- Nor does a turn without a conversation remember what earlier ones have read.
    when turn.id is null or turn.conversation_id is null then 'no_turn'
    when turn.has_untrusted_text or exists (select from public.ai_conversations c
      where c.id = turn.conversation_id and c.has_untrusted_text) then 'untrusted_text'
    when turn.engine = 'local' then 'local_engine'
    when not turn.is_confident then 'not_confident' end;
  select * into known from public.ai_tool_calls c
   where c.turn_id is not distinct from claim_tool_call.turn_id and c.call_id = claim_tool_call.call_id and c.user_id = auth.uid();
  if known.id is not null then
    if known.arguments_hash <> hash then return '{"outcome": "differs"}'; end if;
    -- Reading again is harmless, and keeps no copy of what was read.
    if known.kind = 'read' then return jsonb_build_object('outcome', 'run', 'id', known.id); end if;
    return jsonb_build_object('outcome', 'repeated', 'id', known.id, 'status', known.status, 'result', known.result);
  end if;
  if turn.call_count >= 8 then return '{"outcome": "too_many"}'; end if;
  update public.ai_turns set call_count = call_count + 1 where id = turn.id;
  insert into public.ai_tool_calls (turn_id, call_id, user_id, company_id, tool_name, kind, arguments, arguments_hash)
  values (claim_tool_call.turn_id, claim_tool_call.call_id, auth.uid(), private.company_id(),
          claim_tool_call.tool_name, claim_tool_call.kind, claim_tool_call.arguments, hash)
  returning id into made;
  return jsonb_build_object('outcome', 'run', 'id', made, 'confirm_because', why);
end $$;

create function public.propose_tool_call(id uuid, proposal jsonb, result jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  update public.ai_tool_calls c
     set status = 'proposed', proposal = propose_tool_call.proposal, result = propose_tool_call.result, proposed_at = now()
   where c.id = propose_tool_call.id and c.user_id = auth.uid() and c.status = 'running' and c.proposal is null;
  return found;
end $$;

-- A click on a card: of one use, for the person, the tool and the arguments it was shown for, within 15 minutes.
-- Outcomes: run (with the proposal), repeated, differs, expired, unknown.
create function public.confirm_tool_call(confirmation_id uuid, tool_name text, arguments jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.ai_tool_calls;
begin
  select * into known from public.ai_tool_calls c
   where c.id = confirm_tool_call.confirmation_id and c.user_id = auth.uid() and c.company_id = private.company_id()
     and c.proposal is not null for update;
  if known.id is null then return '{"outcome": "unknown"}'; end if;
  if known.tool_name <> confirm_tool_call.tool_name
     or known.arguments_hash <> private.hash_arguments(confirm_tool_call.tool_name, confirm_tool_call.arguments) then
    return '{"outcome": "differs"}';
  end if;
  if known.status <> 'proposed' then
    return jsonb_build_object('outcome', 'repeated', 'id', known.id, 'status', known.status, 'result', known.result);
  end if;
  if known.proposed_at < now() - interval '15 minutes' then return '{"outcome": "expired"}'; end if;
  update public.ai_tool_calls c set status = 'running', result = null where c.id = known.id;
  return jsonb_build_object('outcome', 'run', 'id', known.id, 'proposal', known.proposal);
end $$;

create function public.finish_tool_call(id uuid, is_done boolean, result jsonb, undo jsonb default null) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  update public.ai_tool_calls c
     set status = case when finish_tool_call.is_done then 'done' else 'failed' end,
         result = finish_tool_call.result, undo = finish_tool_call.undo, finished_at = now()
   where c.id = finish_tool_call.id and c.user_id = auth.uid() and (c.status = 'running' or c.kind = 'read');
  return found;
end $$;

-- After the write was taken back.
create function public.mark_tool_call_undone(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  update public.ai_tool_calls c set status = 'undone', finished_at = now()
   where c.id = mark_tool_call_undone.id and c.user_id = auth.uid() and c.status = 'done' and c.undo is not null;
  return found;
end $$;

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

-- A model asked for a write that the person's own words do not name: from now on each write of this turn needs a click.
-- Never lowered. Nobody else's turn is touched; there no call of this person runs either.
create function public.doubt_ai_turn(turn_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  update public.ai_turns set is_confident = false
   where id = doubt_ai_turn.turn_id and user_id = auth.uid() and company_id = private.company_id();
end $$;

create trigger touch before update on public.ai_conversations for each row execute function private.touch();

select private.guard_erased('public.ai_conversations');
select private.guard_erased('public.ai_turns');
select private.guard_erased('public.ai_tool_calls');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.begin_ai_turn(uuid,text,boolean),
  public.claim_tool_call(text,text,jsonb,text,uuid),
  public.confirm_tool_call(uuid,text,jsonb),
  public.doubt_ai_turn(uuid),
  public.finish_tool_call(uuid,boolean,jsonb,jsonb),
  public.mark_tool_call_undone(uuid),
  public.note_untrusted_text(uuid),
  private.hash_arguments(text,jsonb),
  public.propose_tool_call(uuid,jsonb,jsonb),
  public.use_ai_call()
  from public;
grant execute on function
  public.begin_ai_turn(uuid,text,boolean),
  public.claim_tool_call(text,text,jsonb,text,uuid),
  public.confirm_tool_call(uuid,text,jsonb),
  public.doubt_ai_turn(uuid),
  public.finish_tool_call(uuid,boolean,jsonb,jsonb),
  public.mark_tool_call_undone(uuid),
  public.note_untrusted_text(uuid),
  public.propose_tool_call(uuid,jsonb,jsonb),
  public.use_ai_call()
  to authenticated;
