-- What this installation knows of its backups: a mirror of the folders, and what went wrong. A backup leaves it out.
create table host.backups (
  name text primary key,
  machine text not null,
  folder text not null,
  status text not null check (status in ('running', 'finished', 'failed')),
  error text,
  row_count bigint,
  file_count bigint,
  -- Of the rows as compressed, and of all files it holds; files are kept once for all backups.
  row_bytes bigint,
  file_bytes bigint,
  missing_files int,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index backups_newest on host.backups (started_at desc);
alter table host.backups enable row level security;

-- Stored bytes that were to go while a backup was reading; they go once it is done.
create table host.postponed_removals (
  version text primary key,
  created_at timestamptz not null default now()
);
alter table host.postponed_removals enable row level security;
