create table public.ai_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  company_id uuid not null references public.companies on delete cascade default private.company_id(),
  context_type text not null default 'general',
  title text not null default 'New conversation',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_conversations_user on public.ai_conversations (user_id, updated_at desc);

create table public.ai_conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.ai_conversations on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  tool_calls jsonb,
  tool_results jsonb,
  created_at timestamptz not null default now()
);
create index ai_conversation_messages_conversation on public.ai_conversation_messages (conversation_id, created_at);

alter table public.ai_conversations enable row level security;
alter table public.ai_conversation_messages enable row level security;
create policy "own conversations" on public.ai_conversations for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and company_id = (select private.company_id()));
create policy "own messages" on public.ai_conversation_messages for all to authenticated
  using (exists (select from public.ai_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())))
  with check (exists (select from public.ai_conversations c where c.id = conversation_id and c.user_id = (select auth.uid())));
grant select, insert, update, delete on public.ai_conversations, public.ai_conversation_messages to authenticated, service_role;
create trigger touch before update on public.ai_conversations for each row execute function private.touch();
