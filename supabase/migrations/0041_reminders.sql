-- A reminder stays as long before the due time as it was when only that is moved, whoever moves it. One that has come doesn't come
-- again for a moment that is past.
create function private.move_reminder() returns trigger
language plpgsql set search_path = ''
as $$
declare
  moved constant timestamptz := new.due_at - (old.due_at - old.remind_at);
begin
  if moved > now() or old.remind_at > now() then new.remind_at := moved; end if;
  return new;
end $$;
create trigger move_reminder before update of due_at on public.tasks for each row
  when (old.due_at is not null and new.due_at is not null and old.remind_at is not null
        and new.due_at <> old.due_at and new.remind_at is not distinct from old.remind_at)
  execute function private.move_reminder();
revoke execute on function private.move_reminder() from public;
