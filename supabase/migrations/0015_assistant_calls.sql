-- What the assistant did: each turn, each call of a tool, and the click that allowed it. People read this; only the
-- functions below write it, so that a confirmation, a cap or a taint can't be talked away through the data API.
alter table public.ai_conversations add column has_untrusted_text boolean not null default false;
revoke insert, update on public.ai_conversations from authenticated;
grant insert (id, user_id, company_id, context_type, title), update (context_type, title)
  on public.ai_conversations to authenticated;

create table public.ai_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null references public.companies on delete cascade,
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

create table public.ai_tool_calls (
  id uuid primary key default gen_random_uuid(),
  turn_id uuid references public.ai_turns on delete cascade,
  call_id text not null check (length(call_id) between 1 and 200),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null references public.companies on delete cascade,
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

do $$
declare
  target text;
begin
  foreach target in array array['ai_turns', 'ai_tool_calls'] loop
    execute format('alter table public.%I enable row level security', target);
    execute format('alter table public.%I alter column company_id set default private.company_id()', target);
    execute format('create policy "own, and the company''s for its owner" on public.%I for select to authenticated
      using (user_id = (select auth.uid())
        or (company_id = (select private.company_id()) and (select private.is_company_owner())))', target);
    execute format('grant select on public.%I to authenticated', target);
    execute format('grant all on public.%I to service_role', target);
  end loop;
end $$;

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

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace
       and proname in ('begin_ai_turn', 'note_untrusted_text', 'claim_tool_call', 'propose_tool_call', 'confirm_tool_call',
         'finish_tool_call', 'mark_tool_call_undone')
  loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to authenticated', target);
  end loop;
end $$;
revoke execute on function private.hash_arguments(text, jsonb) from public;
