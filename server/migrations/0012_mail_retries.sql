-- A mail whose server was away is tried again; one that was sent loses its text, which holds links that sign people in.
alter table host.mail_outbox
  add column attempts smallint not null default 0,
  add column next_attempt_at timestamptz not null default now();
create index mail_outbox_due on host.mail_outbox (next_attempt_at) where status in ('waiting', 'failed');

-- For /admin/metrics: the newest mails, with their text where they were kept. Instance admins only.
create function host.read_mail_outbox(newest integer default 50)
returns table (id uuid, recipient text, subject text, body_text text, status text, error text,
               created_at timestamptz, sent_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not exists (select from public.user_roles where user_id = auth.uid() and role = 'admin') then
    raise exception 'Only an admin of this instance may read its mail.' using errcode = '42501';
  end if;
  return query
    select mail.id, mail.recipient, mail.subject, mail.body_text, mail.status, mail.error, mail.created_at, mail.sent_at
      from host.mail_outbox mail order by mail.created_at desc limit least(greatest(newest, 0), 500);
end $$;
revoke execute on function host.read_mail_outbox(integer) from public;
grant usage on schema host to authenticated;
grant execute on function host.read_mail_outbox(integer) to authenticated;
