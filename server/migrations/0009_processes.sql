-- Which process each job worker belongs to. A process holds an advisory lock on its id for as long as it lives, so jobs of
-- a killed one are recognised at once instead of after hours.
create table host.job_workers (
  worker_id text primary key,
  process_id uuid not null,
  started_at timestamptz not null default now()
);
alter table host.job_workers enable row level security;
