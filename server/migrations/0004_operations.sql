-- What the server keeps of its own work: mail, secrets, settings, figures, errors, backups, erasures.

grant usage on schema host to authenticated;

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
  sent_at timestamptz,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index mail_outbox_created on host.mail_outbox (created_at desc);
create index mail_outbox_due on host.mail_outbox (next_attempt_at) where status in ('waiting', 'failed');
alter table host.mail_outbox enable row level security;

-- Generated at the first start and shared by every process on this database, so that a token signed by one is
-- accepted by all. Only the owner reads them.
create table host.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
alter table host.secrets enable row level security;

create table host.signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  -- One signs; retired ones verify until the tokens they signed are gone.
  is_current boolean not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_one_current on host.signing_keys (is_current) where is_current;
alter table host.signing_keys enable row level security;

-- Counters of rate-limiter-flexible, shared by every process on this database. Unlogged: losing them in a crash is harmless.
create unlogged table host.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table host.rate_limits enable row level security;

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
  finished_at timestamptz,
  is_proven boolean not null default false
);
create index backups_newest on host.backups (started_at desc);
alter table host.backups enable row level security;

-- Stored bytes that were to go while a backup was reading; they go once it is done.
create table host.postponed_removals (
  version text primary key,
  created_at timestamptz not null default now()
);
alter table host.postponed_removals enable row level security;

-- What the processes measured, in stretches of five minutes, for /admin/metrics. Kept for 31 days.
create table host.request_figures (
  slot timestamptz not null,
  -- auth, rest, storage, realtime, pages, or functions/NAME.
  service text not null,
  -- The status's first digit.
  status_class smallint not null,
  requests bigint not null,
  -- How many took how long, by the bounds of core/src/operations/latency.ts and one beyond them.
  buckets bigint[] not null,
  primary key (slot, service, status_class)
);
alter table host.request_figures enable row level security;

create table host.model_calls (
  slot timestamptz not null,
  model text not null,
  calls bigint not null,
  failed bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  -- Calls whose service did not say how many tokens they took.
  uncounted bigint not null,
  -- Null where no price was set at the time.
  cost double precision,
  primary key (slot, model)
);
alter table host.model_calls enable row level security;

create table host.recent_errors (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null,
  request_id text,
  method text,
  -- Without its query, which may carry secrets.
  path text,
  status smallint,
  message text not null,
  stack text
);
create index recent_errors_newest on host.recent_errors (occurred_at desc, id desc);
alter table host.recent_errors enable row level security;

-- How many looks were how good, by day and page; nothing about whose they were. The browser sends it only with consent.
create table host.web_vitals (
  day date not null,
  metric text not null,
  route text not null,
  buckets bigint[] not null,
  primary key (day, metric, route)
);
alter table host.web_vitals enable row level security;

-- Which processes run, and what they have left. A row older than two minutes is a process that is gone.
create unlogged table host.processes (
  id uuid primary key,
  machine text not null,
  pid int not null,
  build text not null,
  memory_bytes bigint not null,
  disk_free_bytes bigint,
  disk_bytes bigint,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
alter table host.processes enable row level security;

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

create function host.add_buckets(one bigint[], other bigint[]) returns bigint[]
language sql immutable
as $$ select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place) from unnest(one, other) with ordinality as pairs (a, b, place) $$;

create aggregate host.sum_buckets(bigint[]) (sfunc = host.add_buckets, stype = bigint[], initcond = '{}');

-- The readers of the admin's page. Each asks for the role itself, so that nothing rests on who calls it.
create function public.admin_request_figures(since timestamptz, step_seconds integer)
returns table (slot timestamptz, service text, requests bigint, failed bigint, refused bigint, buckets bigint[])
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select date_bin(make_interval(secs => greatest(step_seconds, 300)), f.slot, since), f.service,
           sum(f.requests)::bigint, coalesce(sum(f.requests) filter (where f.status_class = 5), 0)::bigint,
           coalesce(sum(f.requests) filter (where f.status_class = 4), 0)::bigint, host.sum_buckets(f.buckets)
      from host.request_figures f where f.slot >= since group by 1, 2 order by 1, 2;
end $$;

create function public.admin_model_calls(since timestamptz)
returns table (model text, calls bigint, failed bigint, input_tokens bigint, output_tokens bigint, uncounted bigint,
               cost double precision)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select c.model, sum(c.calls)::bigint, sum(c.failed)::bigint, sum(c.input_tokens)::bigint, sum(c.output_tokens)::bigint,
           sum(c.uncounted)::bigint, sum(c.cost)
      from host.model_calls c where c.slot >= since group by 1 order by 2 desc, 1;
end $$;

create function public.admin_queue()
returns table (task text, waiting bigint, running bigint, failed bigint, oldest_due_at timestamptz, last_error text)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  if to_regclass('graphile_worker.jobs') is null then return; end if;
  return query
    select j.task_identifier, count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts),
           count(*) filter (where j.locked_at is not null),
           count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts),
           min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()),
           (array_agg(left(j.last_error, 500) order by j.updated_at desc) filter (where j.last_error is not null))[1]
      from graphile_worker.jobs j group by 1 order by 1;
end $$;

create function public.admin_recent_errors(
  search text default '', before_time timestamptz default null, before_id bigint default null, page_size integer default 50)
returns table (id bigint, occurred_at timestamptz, request_id text, method text, path text, status smallint, message text, stack text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  until timestamptz := coalesce(before_time, 'infinity');
begin
  perform private.require_instance_admin();
  return query
    select e.id, e.occurred_at, e.request_id, e.method, e.path, e.status, e.message, e.stack from host.recent_errors e
     where e.occurred_at <= until and (e.occurred_at < until or e.id < before_id)
       and (e.message ilike pattern or e.path ilike pattern or e.request_id ilike pattern)
     order by e.occurred_at desc, e.id desc limit least(greatest(page_size, 1), 200);
end $$;

create function public.admin_processes()
returns table (id uuid, machine text, pid integer, build text, memory_bytes bigint, disk_free_bytes bigint, disk_bytes bigint,
               started_at timestamptz, seen_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query select p.* from host.processes p where p.seen_at > now() - interval '2 minutes' order by p.started_at;
end $$;

create function public.admin_mail_outbox(newest integer default 50)
returns table (id uuid, recipient text, subject text, body_text text, status text, error text,
               created_at timestamptz, sent_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query select * from host.read_mail_outbox(newest);
end $$;

-- Asked for twice before it is done, it is one.
create function public.admin_start_backup() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  if public.admin_asked_backup() is not null then return; end if;
  perform private.log_admin_action('backup_asked', null);
  perform private.emit('backup.asked', null, '{}');
end $$;

-- The upper bounds by which a measurement is counted: milliseconds, for CLS thousandths. Among them are the thresholds
-- of "good" and "poor" that web.dev/articles/vitals names.
create function host.vital_bounds(metric text) returns double precision[]
language sql immutable
as $$ select case metric
  when 'CLS' then array[10, 25, 50, 75, 100, 150, 200, 250, 400, 600, 1000]
  when 'INP' then array[25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000]
  else array[50, 100, 200, 400, 600, 800, 1200, 1800, 2500, 3000, 4000, 6000, 10000] end::double precision[] $$;

-- `entries` is [{"metric", "value", "route"}], at most twenty; what is not valid is left out.
create function public.record_web_vitals(entries jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  if auth.uid() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > 20 then
    raise exception 'Send a list of at most twenty measurements.' using errcode = '22023';
  end if;
  insert into host.web_vitals as kept (day, metric, route, buckets)
  select today, e.metric, e.route, host.sum_buckets(
           (select array_agg((place = width_bucket(e.value, array[0] || host.vital_bounds(e.metric)))::int::bigint order by place)
              from generate_series(1, cardinality(host.vital_bounds(e.metric)) + 1) place))
    from jsonb_to_recordset(entries) as e (metric text, value double precision, route text)
   where e.metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB') and e.value >= 0 and e.value < 600000
     and e.route ~ '^/[a-zA-Z0-9/$-]{0,60}$'
     -- A list of pages that somebody made up must not fill the table.
     and (select count(distinct w.route) from host.web_vitals w where w.day = today) < 200
   group by e.metric, e.route
  on conflict (day, metric, route) do update set buckets = host.add_buckets(kept.buckets, excluded.buckets);
end $$;

create function public.admin_web_vitals(since timestamptz)
returns table (metric text, route text, bounds double precision[], buckets bigint[])
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select w.metric, w.route, host.vital_bounds(w.metric), host.sum_buckets(w.buckets)
      from host.web_vitals w where w.day >= (since at time zone 'UTC')::date group by 1, 2 order by 1, 2;
end $$;

-- When the backup that is not done yet was asked for: it lies with the events until the worker takes it, and with the jobs
-- until it is done. Null where none was.
create function public.admin_asked_backup() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked_at timestamptz;
begin
  perform private.require_instance_admin();
  select min(created_at) into asked_at from private.events where name = 'backup.asked';
  if to_regclass('graphile_worker.jobs') is not null then
    select least(asked_at, min(created_at)) into asked_at from graphile_worker.jobs
     where task_identifier = 'backup.take' and (locked_at is not null or attempts < max_attempts);
  end if;
  return asked_at;
end $$;

create function public.admin_backups()
returns table (name text, machine text, folder text, status text, error text, row_count bigint, file_count bigint,
               row_bytes bigint, file_bytes bigint, missing_files integer, started_at timestamptz, finished_at timestamptz,
               is_proven boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_taken boolean := exists (
    select from pg_catalog.pg_locks l join pg_catalog.pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = 7275548 and l.objsubid = 1 and l.granted
       and d.datname = current_database());
begin
  perform private.require_instance_admin();
  return query
    select b.name, b.machine, b.folder, case when b.status = 'running' and not is_taken then 'failed' else b.status end,
           case when b.status = 'running' and not is_taken then 'Parley was stopped before it was done.' else b.error end,
           b.row_count, b.file_count, b.row_bytes, b.file_bytes, b.missing_files, b.started_at, b.finished_at, b.is_proven
      from host.backups b order by b.started_at desc limit 100;
end $$;

create trigger announce_access_ended after delete on host.signing_keys for each statement execute function host.announce_access();

create trigger announce_keys after insert or update or delete on host.signing_keys for each statement execute function host.announce_keys();

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.admin_asked_backup(),
  public.admin_backups(),
  public.admin_mail_outbox(integer),
  public.admin_model_calls(timestamp with time zone),
  public.admin_processes(),
  public.admin_queue(),
  public.admin_recent_errors(text,timestamp with time zone,bigint,integer),
  public.admin_request_figures(timestamp with time zone,integer),
  public.admin_start_backup(),
  public.admin_web_vitals(timestamp with time zone),
  host.add_buckets(bigint[],bigint[]),
  host.read_mail_outbox(integer),
  host.sum_buckets(bigint[]),
  host.vital_bounds(text),
  public.record_web_vitals(jsonb)
  from public;
grant execute on function
  public.admin_asked_backup(),
  public.admin_backups(),
  public.admin_mail_outbox(integer),
  public.admin_model_calls(timestamp with time zone),
  public.admin_processes(),
  public.admin_queue(),
  public.admin_recent_errors(text,timestamp with time zone,bigint,integer),
  public.admin_request_figures(timestamp with time zone,integer),
  public.admin_start_backup(),
  public.admin_web_vitals(timestamp with time zone),
  host.read_mail_outbox(integer),
  public.record_web_vitals(jsonb)
  to authenticated;
