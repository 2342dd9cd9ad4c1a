-- Questions to the people who run the instance: whoever asks sees their own, admins see and answer all. Both hear of it in the app.
alter table public.support_tickets
  add column answer text check (length(btrim(answer)) between 1 and 10000),
  add column answered_at timestamptz,
  add column answered_by uuid references auth.users on delete set null;
create index support_tickets_open on public.support_tickets (status, created_at desc);

revoke insert, update on public.support_tickets from authenticated;
grant insert (subject, body) on public.support_tickets to authenticated;
create policy "admins read all" on public.support_tickets for select to authenticated
  using ((select private.is_admin()));

-- Answers one ticket, or changes the answer. Only for admins of the instance.
create function public.answer_support_ticket(ticket_id uuid, answer text) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  if not private.is_admin() then raise exception 'Only an admin answers support tickets.' using errcode = '42501'; end if;
  update public.support_tickets ticket
     set answer = btrim(answer_support_ticket.answer), status = 'answered', answered_at = now(), answered_by = auth.uid(),
         updated_at = now()
   where ticket.id = ticket_id;
  if not found then raise exception 'There is no such ticket.' using errcode = 'P0002'; end if;
end $$;
revoke execute on function public.answer_support_ticket(uuid, text) from public, anon;
grant execute on function public.answer_support_ticket(uuid, text) to authenticated;

create function private.support_ticket_asked() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.notify(admin.user_id, 'support', 'A question for support: ' || left(new.subject, 200), left(new.body, 2000),
    '/support?ticket=' || new.id, 'support-asked-' || new.id)
     from public.user_roles admin where admin.role = 'admin' and admin.user_id <> new.user_id;
  return null;
end $$;
create trigger asked after insert on public.support_tickets for each row execute function private.support_ticket_asked();

create function private.support_ticket_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.notify(new.user_id, 'support', 'Support answered: ' || left(new.subject, 200), left(new.answer, 2000),
    '/support?ticket=' || new.id, 'support-answered-' || new.id || '-' || extract(epoch from new.answered_at));
  return null;
end $$;
create trigger answered after update of answer on public.support_tickets for each row
  when (new.answer is distinct from old.answer and new.user_id is distinct from new.answered_by)
  execute function private.support_ticket_answered();

alter publication supabase_realtime add table public.support_tickets;
