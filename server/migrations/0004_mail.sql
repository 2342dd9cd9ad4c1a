-- Every mail Parley writes. Without SMTP_URL it stays here, where an admin can read it.
create table host.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'kept')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_created on host.mail_outbox (created_at desc);
alter table host.mail_outbox enable row level security;
