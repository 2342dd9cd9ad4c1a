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
-- How many looks were how good, by day and page; nothing about whose they were. The browser sends it only with consent.
create table host.web_vitals (
  day date not null,
  metric text not null,
  route text not null,
  buckets bigint[] not null,
  primary key (day, metric, route)
);
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
do $$
declare
  target text;
begin
  foreach target in array array['request_figures', 'model_calls', 'recent_errors', 'web_vitals', 'processes'] loop
    execute format('alter table host.%I enable row level security', target);
  end loop;
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

create function public.admin_backups()
returns table (name text, machine text, folder text, status text, error text, row_count bigint, file_count bigint,
               row_bytes bigint, file_bytes bigint, missing_files integer, started_at timestamptz, finished_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query select b.* from host.backups b order by b.started_at desc limit 100;
end $$;

create function public.admin_start_backup() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
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

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc
     where (pronamespace = 'public'::regnamespace and proname in ('admin_request_figures', 'admin_model_calls', 'admin_queue',
         'admin_recent_errors', 'admin_processes', 'admin_mail_outbox', 'admin_backups', 'admin_start_backup',
         'record_web_vitals', 'admin_web_vitals'))
        or (pronamespace = 'host'::regnamespace and proname in ('add_buckets', 'vital_bounds', 'sum_buckets'))
  loop
    execute format('revoke execute on function %s from public', target);
    if target::text not like 'host.%' then execute format('grant execute on function %s to authenticated', target); end if;
  end loop;
end $$;
