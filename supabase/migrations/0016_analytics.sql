-- Figures of sales and activity, counted as rows change.

-- A lead as it is counted: its own columns and when it first entered and left each of the five open stages.
create table private.lead_facts (
  lead_id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  owner_id uuid not null,
  source text not null,
  currency text not null,
  value numeric(14, 2),
  status text not null,
  created_at timestamptz not null,
  status_changed_at timestamptz not null,
  entered_at timestamptz[] not null,
  left_at timestamptz[] not null
);
create index lead_facts_created on private.lead_facts (company_id, created_at);
create index lead_facts_decided on private.lead_facts (company_id, status_changed_at) where status in ('won', 'lost');
create index lead_facts_won on private.lead_facts (company_id, status_changed_at) include (owner_id, created_at) where status = 'won';
alter table private.lead_facts enable row level security;
grant select on private.lead_facts to authenticated, service_role;
create policy "own company" on private.lead_facts for select to authenticated
  using (company_id = (select private.company_id()));

-- By the day (or month, by its first day) a lead came: how many reached each stage so far and were won (`closed`). By the day
-- it was decided: won and lost.
create table private.lead_figures (
  company_id uuid not null references public.companies on delete cascade,
  grain text not null check (grain in ('day', 'month')),
  day date not null,
  owner_id uuid not null,
  source text not null,
  currency text not null,
  created bigint not null,
 contacted bigint not null,
 qualified bigint not null,
 proposal bigint not null,
  negotiation bigint not null,
 closed bigint not null,
 created_value numeric not null,
 closed_value numeric not null,
  won bigint not null,
 lost bigint not null,
 won_value numeric not null,
  is_fresh boolean not null default true
);
create unique index lead_figures_key on private.lead_figures (company_id, grain, day, owner_id, source, currency) where not is_fresh;
create index lead_figures_days on private.lead_figures (company_id, grain, day);
create index lead_figures_fresh on private.lead_figures (company_id) where is_fresh;
alter table private.lead_figures enable row level security;
grant select on private.lead_figures to authenticated, service_role;
create policy "own company" on private.lead_figures for select to authenticated
  using (company_id = (select private.company_id()));

-- Open leads by the day (UTC) they entered their stage. `squares` is the sum of each value's square, for the forecast's range.
create table private.pipeline_figures (
  company_id uuid not null references public.companies on delete cascade,
  entered_on date not null,
  owner_id uuid not null,
  status text not null,
  currency text not null,
  leads bigint not null,
 unvalued bigint not null,
 value numeric not null,
 squares numeric not null,
  is_fresh boolean not null default true
);
create unique index pipeline_figures_key on private.pipeline_figures (company_id, entered_on, owner_id, status, currency) where not is_fresh;
create index pipeline_figures_company on private.pipeline_figures (company_id);
create index pipeline_figures_fresh on private.pipeline_figures (company_id) where is_fresh;
alter table private.pipeline_figures enable row level security;
grant select on private.pipeline_figures to authenticated, service_role;
create policy "own company" on private.pipeline_figures for select to authenticated
  using (company_id = (select private.company_id()));

-- What became of the leads that entered an open stage: 'left' it after so many whole days, were 'won' so many days after
-- entering it, or 'lost'. Counts by whole days give exact medians and stay small.
create table private.stage_figures (
  company_id uuid not null references public.companies on delete cascade,
  status text not null,
  outcome text not null check (outcome in ('left', 'won', 'lost')),
  days int not null,
  leads bigint not null,
  is_fresh boolean not null default true
);
create unique index stage_figures_key on private.stage_figures (company_id, status, outcome, days) where not is_fresh;
create index stage_figures_company on private.stage_figures (company_id);
create index stage_figures_fresh on private.stage_figures (company_id) where is_fresh;
alter table private.stage_figures enable row level security;
grant select on private.stage_figures to authenticated, service_role;
create policy "own company" on private.stage_figures for select to authenticated
  using (company_id = (select private.company_id()));

-- What people did, by day and month: notes, emails and moves of leads, tasks done, conversations with their seconds.
create table private.activity_figures (
  company_id uuid not null references public.companies on delete cascade,
  grain text not null check (grain in ('day', 'month')),
  day date not null,
  person_id uuid not null,
  kind text not null,
  times bigint not null,
 seconds numeric not null,
  is_fresh boolean not null default true
);
create unique index activity_figures_key on private.activity_figures (company_id, grain, day, person_id, kind) where not is_fresh;
create index activity_figures_days on private.activity_figures (company_id, grain, day);
create index activity_figures_fresh on private.activity_figures (company_id) where is_fresh;
alter table private.activity_figures enable row level security;
grant select on private.activity_figures to authenticated, service_role;
create policy "own company" on private.activity_figures for select to authenticated
  using (company_id = (select private.company_id()));

-- The parts of a lead in the figures; `sign` is 1 for what comes and -1 for what goes. Written so that Postgres plans them as a
-- part of the query that asks.
create function private.created_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, created bigint, contacted bigint, qualified bigint,
  proposal bigint, negotiation bigint, closed bigint, created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.created_at, fact.owner_id, fact.source, fact.currency, sign::bigint,
         (sign * (reached >= 2)::int)::bigint, (sign * (reached >= 3)::int)::bigint, (sign * (reached >= 4)::int)::bigint,
         (sign * (reached >= 5)::int)::bigint, (sign * (reached = 6)::int)::bigint, sign * coalesce(fact.value, 0),
         sign * case when reached = 6 then coalesce(fact.value, 0) else 0 end, 0::bigint, 0::bigint, 0::numeric
    from (select case when fact.status = 'won' then 6
                      when fact.entered_at[5] is not null then 5
                      when fact.entered_at[4] is not null then 4
                      when fact.entered_at[3] is not null then 3
                      when fact.entered_at[2] is not null then 2 else 1 end as reached) furthest
$$;

create function private.decided_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, created bigint, contacted bigint, qualified bigint,
  proposal bigint, negotiation bigint, closed bigint, created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.status_changed_at, fact.owner_id, fact.source, fact.currency, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
         0::bigint, 0::bigint, 0::numeric, 0::numeric, (sign * (fact.status = 'won')::int)::bigint, (sign * (fact.status = 'lost')::int)::bigint,
         sign * case when fact.status = 'won' then coalesce(fact.value, 0) else 0 end
   where fact.status in ('won', 'lost')
$$;

create function private.pipeline_part(fact private.lead_facts, sign int)
returns table (company_id uuid, entered_on date, owner_id uuid, status text, currency text, leads bigint, unvalued bigint, value numeric, squares numeric)
language sql immutable
as $$
  select fact.company_id, (fact.status_changed_at at time zone 'UTC')::date, fact.owner_id, fact.status, fact.currency, sign::bigint,
         (sign * (coalesce(fact.value, 0) = 0)::int)::bigint, sign * coalesce(fact.value, 0), sign * coalesce(fact.value * fact.value, 0)
   where fact.status not in ('won', 'lost')
$$;

create function private.stage_parts(fact private.lead_facts, sign int)
returns table (company_id uuid, status text, outcome text, days int, leads bigint)
language sql immutable
as $$
  select fact.company_id, (array['new', 'contacted', 'qualified', 'proposal', 'negotiation'])[place], part.outcome, part.days, sign::bigint
    from generate_series(1, 5) place
   cross join lateral (values
     ('left', round(extract(epoch from fact.left_at[place] - fact.entered_at[place]) / 86400)::int, fact.left_at[place] is not null),
     (fact.status, case fact.status when 'won' then round(extract(epoch from fact.status_changed_at - fact.entered_at[place]) / 86400)::int else 0 end,
       fact.status in ('won', 'lost'))) part (outcome, days, is_known)
   where fact.entered_at[place] is not null and part.is_known
$$;

create function private.facts_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, sum(p.created),
         sum(p.contacted), sum(p.qualified), sum(p.proposal), sum(p.negotiation), sum(p.closed), sum(p.created_value), sum(p.closed_value),
         sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from came f cross join lateral private.created_part(row(f.*)::private.lead_facts, 1) part
          union all
          select part.* from came f cross join lateral private.decided_part(row(f.*)::private.lead_facts, 1) part) p
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6;
  insert into private.pipeline_figures
  select p.company_id, p.entered_on, p.owner_id, p.status, p.currency, sum(p.leads), sum(p.unvalued), sum(p.value), sum(p.squares)
    from came f cross join lateral private.pipeline_part(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4, 5;
  insert into private.stage_figures
  select p.company_id, p.status, p.outcome, p.days, sum(p.leads)
    from came f cross join lateral private.stage_parts(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4;
  return null;
end $$;
create trigger came_new after insert on private.lead_facts referencing new table as came for each statement execute function private.facts_came();
create trigger came_changed after update on private.lead_facts referencing new table as came for each statement execute function private.facts_came();

-- A company that is deleted takes its leads along: there is nothing to take off then.
create function private.facts_went() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, sum(p.created),
         sum(p.contacted), sum(p.qualified), sum(p.proposal), sum(p.negotiation), sum(p.closed), sum(p.created_value), sum(p.closed_value),
         sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from went f cross join lateral private.created_part(row(f.*)::private.lead_facts, -1) part
          union all
          select part.* from went f cross join lateral private.decided_part(row(f.*)::private.lead_facts, -1) part) p
    join public.companies c on c.id = p.company_id
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6;
  insert into private.pipeline_figures
  select p.company_id, p.entered_on, p.owner_id, p.status, p.currency, sum(p.leads), sum(p.unvalued), sum(p.value), sum(p.squares)
    from went f cross join lateral private.pipeline_part(row(f.*)::private.lead_facts, -1) p
    join public.companies c on c.id = p.company_id group by 1, 2, 3, 4, 5;
  insert into private.stage_figures
  select p.company_id, p.status, p.outcome, p.days, sum(p.leads)
    from went f cross join lateral private.stage_parts(row(f.*)::private.lead_facts, -1) p
    join public.companies c on c.id = p.company_id group by 1, 2, 3, 4;
  return null;
end $$;
create trigger went_changed after update on private.lead_facts referencing old table as went for each statement execute function private.facts_went();

create function private.nobody() returns uuid language sql immutable as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

create function private.stage_place(status text) returns int language sql immutable
as $$ select array_position(array['new', 'contacted', 'qualified', 'proposal', 'negotiation'], status) $$;

-- The five times with one more: the first time counts. Where a change is taken back (`until` before what was known), what came
-- after it has not happened.
create function private.stage_times(known timestamptz[], status text, at timestamptz) returns timestamptz[]
language sql immutable
as $$
  select array_agg(case when place = private.stage_place(status) then coalesce(known[place], at) else known[place] end order by place)
    from generate_series(1, 5) place
$$;

create function private.stage_times_until(known timestamptz[], until timestamptz) returns timestamptz[]
language sql immutable
as $$ select array_agg(case when known[place] <= until then known[place] end order by place) from generate_series(1, 5) place $$;

-- Sample leads, imports and merges count like any other, so these triggers never rest: they start no job and send nothing.
create function private.leads_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.lead_facts
  select l.id, l.company_id, coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at,
         l.status_changed_at, private.stage_times(array_fill(null::timestamptz, array[5]), l.status, l.status_changed_at),
         array_fill(null::timestamptz, array[5])
    from came l;
  return null;
end $$;
create trigger counted_new after insert on public.leads referencing new table as came for each statement execute function private.leads_came();

create function private.leads_changed() returns trigger language plpgsql security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
as $$ begin
  update private.lead_facts f
     set owner_id = coalesce(l.owner_id, private.nobody()), source = coalesce(l.source, ''), currency = l.currency, value = l.value,
         status = l.status, created_at = l.created_at, status_changed_at = l.status_changed_at,
         entered_at = case when f.status = l.status then f.entered_at
                           when l.status_changed_at < f.status_changed_at then
                             private.stage_times(private.stage_times_until(f.entered_at, l.status_changed_at), l.status, l.status_changed_at)
                           else private.stage_times(f.entered_at, l.status, l.status_changed_at) end,
         left_at = case when f.status = l.status then f.left_at
                        when l.status_changed_at < f.status_changed_at then private.stage_times_until(f.left_at, l.status_changed_at)
                        else private.stage_times(f.left_at, f.status, l.status_changed_at) end
    from came l
   where f.lead_id = l.id
     and (f.owner_id, f.source, f.currency, f.value, f.status, f.created_at, f.status_changed_at)
         is distinct from (coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at, l.status_changed_at);
  return null;
end $$;
create trigger counted_changed after update on public.leads referencing new table as came for each statement execute function private.leads_changed();

create function private.leads_went() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  delete from private.lead_facts f using went l where f.lead_id = l.id;
  return null;
end $$;

-- A lead's facts from its timeline, for histories that arrive whole: the sample company's, and what a merge moves.
-- `only_leads` null reads all leads.
create function private.read_lead_facts(only_leads uuid[]) returns setof private.lead_facts
language sql stable
as $$
  with moves as (
    select a.lead_id, coalesce(a.data ->> 'to', a.data ->> 'status') as status, a.created_at as at,
           lead(a.created_at) over (partition by a.lead_id order by a.created_at, a.id) as next
      from public.lead_activities a
     where a.kind in ('created', 'status_changed') and (only_leads is null or a.lead_id = any (only_leads))),
  visits as (
    select lead_id, private.stage_place(status) as place, min(at) as entered, min(next) as gone from moves
     where status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation') group by 1, 2),
  stages as (
    select lead_id, jsonb_object_agg(place, jsonb_build_array(entered, gone)) as times from visits group by lead_id)
  select l.id, l.company_id, coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at, l.status_changed_at,
         -- A stage that was changed without a line of its own, as imports do, was entered when the lead's stage last changed.
         array(select coalesce((s.times -> place::text ->> 0)::timestamptz, case when place = private.stage_place(l.status) then l.status_changed_at end)
                 from generate_series(1, 5) place order by place),
         array(select coalesce((s.times -> place::text ->> 1)::timestamptz,
                        case when s.times ? place::text and place is distinct from private.stage_place(l.status) then l.status_changed_at end)
                 from generate_series(1, 5) place order by place)
    from public.leads l left join stages s on s.lead_id = l.id
   where only_leads is null or l.id = any (only_leads)
$$;

create function private.refresh_lead_facts(only_leads uuid[]) returns void language sql security definer set search_path = ''
as $$
  insert into private.lead_facts as f select * from private.read_lead_facts(only_leads)
  on conflict (lead_id) do update
     set owner_id = excluded.owner_id, source = excluded.source, currency = excluded.currency, value = excluded.value, status = excluded.status,
         created_at = excluded.created_at, status_changed_at = excluded.status_changed_at, entered_at = excluded.entered_at, left_at = excluded.left_at
   where row(f.*) is distinct from row(excluded.*)
$$;

create function private.history_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  perform private.refresh_lead_facts(array(select distinct lead_id from came where kind in ('created', 'status_changed')));
  return null;
end $$;
create trigger counted_history after insert on public.lead_activities referencing new table as came for each statement
  when (current_setting('parley.is_loading_sample', true) = 'on' and current_setting('parley.is_importing', true) is distinct from 'on')
  execute function private.history_came();

create function private.history_moved() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  moved uuid[] := array(
    select unnest(array[o.lead_id, n.lead_id]) from went o join came n on n.id = o.id
     where o.lead_id <> n.lead_id and n.kind in ('created', 'status_changed'));
begin
  if cardinality(moved) > 0 then perform private.refresh_lead_facts(moved); end if;
  return null;
end $$;
create trigger counted_moves after update on public.lead_activities referencing old table as went new table as came
  for each statement execute function private.history_moved();

-- What is counted of people's work, by table: kind, who, when, seconds. Conversations that their owner keeps private are nobody's
-- figure, not even in number.
create view private.activity_parts with (security_invoker = true) as
  select company_id, coalesce(actor_id, private.nobody()) as person_id, kind, created_at as at, 0::numeric as seconds, id
    from public.lead_activities where kind in ('note', 'email', 'status_changed')
  union all
  select company_id, coalesce(assignee_id, private.nobody()), 'task_done', completed_at, 0, id
    from public.tasks where status = 'done' and completed_at is not null
  union all
  select company_id, coalesce(owner_id, private.nobody()), 'conversation', recorded_at, coalesce(duration_seconds, 0), id
    from public.recordings where status = 'ready' and visibility = 'company';
grant select on private.activity_parts to authenticated, service_role;

create function private.count_activity(of_company uuid, person uuid, kind text, at timestamptz, seconds numeric, sign int) returns void
language sql security definer set search_path = ''
as $$
  insert into private.activity_figures
  select of_company, grain, date_trunc(grain, at at time zone 'UTC')::date, coalesce(person, private.nobody()), kind, sign, sign * coalesce(seconds, 0)
    from (values ('day'), ('month')) g (grain)
   where exists (select from public.companies where id = of_company)
$$;

create function private.task_counted() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op <> 'INSERT' and old.status = 'done' and old.completed_at is not null then
    perform private.count_activity(old.company_id, old.assignee_id, 'task_done', old.completed_at, 0, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'done' and new.completed_at is not null then
    perform private.count_activity(new.company_id, new.assignee_id, 'task_done', new.completed_at, 0, 1);
  end if;
  return null;
end $$;
create trigger counted_new after insert on public.tasks for each row when (new.status = 'done') execute function private.task_counted();
create trigger counted_changed after update on public.tasks for each row
  when ((old.status, old.assignee_id, old.completed_at) is distinct from (new.status, new.assignee_id, new.completed_at)) execute function private.task_counted();

create function private.recording_counted() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op <> 'INSERT' and old.status = 'ready' and old.visibility = 'company' then
    perform private.count_activity(old.company_id, old.owner_id, 'conversation', old.recorded_at, old.duration_seconds, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'ready' and new.visibility = 'company' then
    perform private.count_activity(new.company_id, new.owner_id, 'conversation', new.recorded_at, new.duration_seconds, 1);
  end if;
  return null;
end $$;
create trigger counted_new after insert on public.recordings for each row when (new.status = 'ready') execute function private.recording_counted();
create trigger counted_changed after update on public.recordings for each row
  when ((old.status, old.visibility, old.owner_id, old.recorded_at, old.duration_seconds)
        is distinct from (new.status, new.visibility, new.owner_id, new.recorded_at, new.duration_seconds)) execute function private.recording_counted();

-- Melts the fresh lines of a table into one line a key; at most `most` at a time. Answers how many it took; one at a time.
create function private.compact_figures(counted regclass, most int default 50000) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  keys text;
  sums text;
  added text;
  zeros text;
  taken int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('compact ' || counted, 0)) then return 0; end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) filter (where is_key),
         string_agg(quote_ident(attname), ', ' order by attnum) filter (where not is_key),
         string_agg(format('%1$I = held.%1$I + excluded.%1$I', attname), ', ' order by attnum) filter (where not is_key),
         string_agg(format('sum(%I) <> 0', attname), ' or ' order by attnum) filter (where not is_key)
    into keys, sums, added, zeros
    from (select a.attname, a.attnum, a.attnum = any (i.indkey::int2[]) as is_key
            from pg_catalog.pg_attribute a
            join pg_catalog.pg_index i on i.indrelid = a.attrelid and i.indisunique
           where a.attrelid = counted and a.attnum > 0 and not a.attisdropped and a.attname <> 'is_fresh') columns;
  execute format('with taken as (delete from %1$s where ctid = any (array(select ctid from %1$s where is_fresh limit $1 for update)) returning *),
      melted as (insert into %1$s as held (%2$s, %3$s, is_fresh) select %2$s, %4$s, false from taken group by %2$s having %6$s
        on conflict (%2$s) where not is_fresh do update set %5$s returning 1)
      select count(*) from taken', counted, keys, sums, regexp_replace(sums, '(\w+)', 'sum(\1)', 'g'), added, zeros)
    into taken using most;
  return taken;
end $$;

-- The truth from the rows themselves, as corrections to what the figures say: what is right stays untouched. While it runs, leads
-- wait to be written.
create function private.recount_figures() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  corrected bigint := 0;
  lines bigint;
begin
  lock table private.lead_facts in share row exclusive mode;
  perform set_config('parley.is_recounting', 'on', true);
  delete from private.lead_facts f where not exists (select from public.leads l where l.id = f.lead_id);
  perform private.refresh_lead_facts(null);
  perform set_config('parley.is_recounting', '', true);

  insert into private.lead_figures
  select company_id, grain, day, owner_id, source, currency, sum(created), sum(contacted), sum(qualified), sum(proposal), sum(negotiation), sum(closed),
         sum(created_value), sum(closed_value), sum(won), sum(lost), sum(won_value)
    from (select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date as day, p.owner_id, p.source, p.currency, p.created, p.contacted,
                 p.qualified, p.proposal, p.negotiation, p.closed, p.created_value, p.closed_value, p.won, p.lost, p.won_value
            from (select part.* from private.lead_facts f cross join lateral private.created_part(f, 1) part
                  union all
                  select part.* from private.lead_facts f cross join lateral private.decided_part(f, 1) part) p
           cross join (values ('day'), ('month')) g (grain)
          union all
          select company_id, grain, day, owner_id, source, currency, -created, -contacted, -qualified, -proposal, -negotiation, -closed,
                 -created_value, -closed_value, -won, -lost, -won_value from private.lead_figures) both_sides
   group by 1, 2, 3, 4, 5, 6
  having sum(created) <> 0 or sum(contacted) <> 0 or sum(qualified) <> 0 or sum(proposal) <> 0 or sum(negotiation) <> 0 or sum(closed) <> 0
      or sum(created_value) <> 0 or sum(closed_value) <> 0 or sum(won) <> 0 or sum(lost) <> 0 or sum(won_value) <> 0;
  get diagnostics lines = row_count;
  corrected := corrected + lines;
  insert into private.pipeline_figures
  select company_id, entered_on, owner_id, status, currency, sum(leads), sum(unvalued), sum(value), sum(squares)
    from (select p.* from private.lead_facts f cross join lateral private.pipeline_part(f, 1) p
          union all
          select company_id, entered_on, owner_id, status, currency, -leads, -unvalued, -value, -squares from private.pipeline_figures) both_sides
   group by 1, 2, 3, 4, 5 having sum(leads) <> 0 or sum(unvalued) <> 0 or sum(value) <> 0 or sum(squares) <> 0;
  get diagnostics lines = row_count;
  corrected := corrected + lines;
  insert into private.stage_figures
  select company_id, status, outcome, days, sum(leads)
    from (select p.* from private.lead_facts f cross join lateral private.stage_parts(f, 1) p
          union all
          select company_id, status, outcome, days, -leads from private.stage_figures) both_sides
   group by 1, 2, 3, 4 having sum(leads) <> 0;
  get diagnostics lines = row_count;
  corrected := corrected + lines;
  insert into private.activity_figures
  select company_id, grain, day, person_id, kind, sum(times), sum(seconds)
    from (select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date as day, p.person_id, p.kind, 1 as times, p.seconds
            from private.activity_parts p cross join (values ('day'), ('month')) g (grain)
          union all
          select company_id, grain, day, person_id, kind, -times, -seconds from private.activity_figures) both_sides
   group by 1, 2, 3, 4, 5 having sum(times) <> 0 or sum(seconds) <> 0;
  get diagnostics lines = row_count;
  return corrected + lines;
end $$;

-- A period [starts, ends) in its parts: whole months and days of UTC, and the hours before and after them.
create function private.period_parts(starts timestamptz, ends timestamptz)
returns table (first_day date, first_month date, last_month date, last_day date, head_ends timestamptz, tail_starts timestamptz)
language sql immutable
as $$
  select d.first_day, m.first_month, m.last_month, d.last_day, least(ends, d.first_day::timestamp at time zone 'UTC'),
         d.last_day::timestamp at time zone 'UTC'
    from (select ceiling.day as first_day, greatest(ceiling.day, (ends at time zone 'UTC')::date) as last_day
            from (select ((starts at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date as day) ceiling) d
   cross join lateral (select least(d.last_day, (date_trunc('month', d.first_day + interval '1 month' - interval '1 day'))::date) as first_month) f
   cross join lateral (select f.first_month, greatest(f.first_month, date_trunc('month', d.last_day::timestamp)::date) as last_month) m
$$;

-- Every line of the figures inside [starts, ends), of all or of one owner; to be summed.
create function private.lead_lines(own uuid, starts timestamptz, ends timestamptz, only_owner uuid)
returns table (owner_id uuid, source text, currency text, created bigint, contacted bigint, qualified bigint, proposal bigint,
  negotiation bigint, closed bigint, created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql stable
as $$
  with parts as materialized (select * from private.period_parts(starts, ends)),
  lines as (
    select f.owner_id, f.source, f.currency, f.created, f.contacted, f.qualified, f.proposal, f.negotiation, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'month' and f.day >= (select first_month from parts) and f.day < (select last_month from parts)
    union all
    select f.owner_id, f.source, f.currency, f.created, f.contacted, f.qualified, f.proposal, f.negotiation, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select first_day from parts) and f.day < (select first_month from parts)
    union all
    select f.owner_id, f.source, f.currency, f.created, f.contacted, f.qualified, f.proposal, f.negotiation, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select last_month from parts) and f.day < (select last_day from parts)
    union all
    select p.owner_id, p.source, p.currency, p.created, p.contacted, p.qualified, p.proposal, p.negotiation, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.created_at >= edge.from_at and f.created_at < edge.to_at
     cross join lateral private.created_part(f, 1) p
    union all
    select p.owner_id, p.source, p.currency, p.created, p.contacted, p.qualified, p.proposal, p.negotiation, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.status in ('won', 'lost')
       and f.status_changed_at >= edge.from_at and f.status_changed_at < edge.to_at
     cross join lateral private.decided_part(f, 1) p)
  select * from lines where only_owner is null or lines.owner_id = only_owner
$$;

create function private.activity_lines(own uuid, starts timestamptz, ends timestamptz, only_person uuid)
returns table (person_id uuid, kind text, times bigint, seconds numeric)
language sql stable
as $$
  with parts as materialized (select * from private.period_parts(starts, ends)),
  lines as (
    select f.person_id, f.kind, f.times, f.seconds from private.activity_figures f
     where f.company_id = own and f.grain = 'month' and f.day >= (select first_month from parts) and f.day < (select last_month from parts)
    union all
    select f.person_id, f.kind, f.times, f.seconds from private.activity_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select first_day from parts) and f.day < (select first_month from parts)
    union all
    select f.person_id, f.kind, f.times, f.seconds from private.activity_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select last_month from parts) and f.day < (select last_day from parts)
    union all
    select p.person_id, p.kind, 1, p.seconds from private.activity_parts p
     where p.company_id = own and p.at >= starts and p.at < (select head_ends from parts)
    union all
    select p.person_id, p.kind, 1, p.seconds from private.activity_parts p
     where p.company_id = own and p.at >= (select tail_starts from parts) and p.at < ends)
  select * from lines where only_person is null or lines.person_id = only_person
$$;

-- How long wins took from the lead's first day, in seconds: median and ninth decile.
create function private.sales_cycle(own uuid, starts timestamptz, ends timestamptz, only_owner uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object('won', count(*), 'median', (percentile_cont(array[0.5, 0.9]) within group (order by seconds))[1],
                            'ninth_decile', (percentile_cont(array[0.5, 0.9]) within group (order by seconds))[2])
    from (select greatest(0, extract(epoch from f.status_changed_at - f.created_at))::float8 as seconds from private.lead_facts f
           where f.company_id = own and f.status = 'won' and f.status_changed_at >= starts and f.status_changed_at < ends
             and (only_owner is null or f.owner_id = only_owner)) wins
$$;

-- The figures of the days from..to in a time zone and of as many days before.
--   leads     by period, source and currency: leads that came and how far they got, deals won and lost
--   owners    of the period by owner and currency
--   stretches of `stretch_days` days each, by currency
--   activity  by period, person and kind
--   cycle     of both periods
create function public.sales_figures(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null, stretch_days int default 30)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  earlier timestamptz := (from_day - (to_day - from_day + 1))::timestamp at time zone time_zone;
begin
  perform private.require_insight_period(from_day, to_day);
  if stretch_days not between 1 and 366 then raise exception 'A stretch has 1 to 366 days.' using errcode = '22023'; end if;
  return (
    with pieces as (
      select n as stretch, (from_day + n * stretch_days)::timestamp at time zone time_zone as from_at,
             least(from_day + (n + 1) * stretch_days, to_day + 1)::timestamp at time zone time_zone as to_at
        from generate_series(0, (to_day - from_day) / stretch_days) n
      union all select -1, earlier, starts),
    lines as materialized (
      select p.stretch, l.owner_id, l.source, l.currency, sum(l.created) as created, sum(l.contacted) as contacted, sum(l.qualified) as qualified,
             sum(l.proposal) as proposal, sum(l.negotiation) as negotiation, sum(l.closed) as closed, sum(l.created_value) as created_value,
             sum(l.closed_value) as closed_value, sum(l.won) as won, sum(l.lost) as lost, sum(l.won_value) as won_value
        from pieces p cross join lateral private.lead_lines(own, p.from_at, p.to_at, only_owner) l
       group by 1, 2, 3, 4),
    leads as (
      select stretch >= 0 as is_now, source, currency, sum(created) as created, sum(contacted) as contacted, sum(qualified) as qualified,
             sum(proposal) as proposal, sum(negotiation) as negotiation, sum(closed) as closed, sum(created_value) as created_value,
             sum(closed_value) as closed_value, sum(won) as won, sum(lost) as lost, sum(won_value) as won_value
        from lines group by 1, 2, 3),
    owners as (
      select owner_id as owner, currency, sum(created) as created, sum(won) as won, sum(lost) as lost, sum(won_value) as won_value
        from lines where stretch >= 0 group by 1, 2),
    stretches as (
      select sales_figures.from_day + stretch * stretch_days as from_day, currency, sum(created) as created, sum(won) as won, sum(lost) as lost, sum(won_value) as won_value
        from lines where stretch >= 0 group by stretch, currency),
    activity as (
      select true as is_now, person_id as person, kind, sum(times) as times, sum(seconds) as seconds
        from private.activity_lines(own, starts, ends, only_owner) group by 2, 3
      union all
      select false, person_id, kind, sum(times), sum(seconds) from private.activity_lines(own, earlier, starts, only_owner) group by 2, 3)
    select jsonb_build_object(
      'leads', coalesce((select jsonb_agg(to_jsonb(leads)) from leads where created <> 0 or won <> 0 or lost <> 0), '[]'),
      'owners', coalesce((select jsonb_agg(to_jsonb(owners)) from owners where created <> 0 or won <> 0 or lost <> 0), '[]'),
      'stretches', coalesce((select jsonb_agg(to_jsonb(stretches) order by stretches.from_day) from stretches where created <> 0 or won <> 0 or lost <> 0), '[]'),
      'activity', coalesce((select jsonb_agg(to_jsonb(activity)) from activity where times <> 0), '[]'),
      'cycle', private.sales_cycle(own, starts, ends, only_owner),
      'cycle_before', private.sales_cycle(own, earlier, starts, only_owner)));
end $$;

-- What a forecast is made from (core/src/insights/forecast.ts): open leads by stage, currency and days in the stage, and how leads
-- fared that entered each stage. Days beyond those that a win takes change no forecast and are told as one.
create function public.sales_forecast(only_owner uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with own as (select private.company_id() as company),
  outcomes as (
    select status, outcome, days, sum(leads) as leads from private.stage_figures where company_id = (select company from own) group by 1, 2, 3),
  running as (
    select *, sum(leads) over (partition by status, outcome order by days) as up_to, sum(leads) over (partition by status, outcome) as total from outcomes where leads > 0),
  stages as (
    select status, coalesce(sum(leads) filter (where outcome = 'won'), 0) as won, coalesce(sum(leads) filter (where outcome = 'lost'), 0) as lost,
           coalesce(sum(leads) filter (where outcome = 'left'), 0) as left,
           min(days) filter (where outcome = 'left' and up_to * 2 >= total) as days_in_stage,
           min(days) filter (where outcome = 'won' and up_to * 2 >= total) as days_to_win
      from running group by status),
  open_leads as (
    select p.status, p.currency, least((now() at time zone 'UTC')::date - p.entered_on, greatest(s.days_to_win, 75)) as days,
           sum(p.leads) as leads, sum(p.unvalued) as unvalued, sum(p.value) as value, sum(p.squares) as squares
      from private.pipeline_figures p left join stages s on s.status = p.status
     where p.company_id = (select company from own) and (only_owner is null or p.owner_id = only_owner)
     group by 1, 2, 3)
  select jsonb_build_object(
    'stages', coalesce((select jsonb_agg(to_jsonb(stages)) from stages), '[]'),
    'pipeline', coalesce((select jsonb_agg(to_jsonb(open_leads)) from open_leads where leads <> 0), '[]'))
$$;

-- What stands behind a number of sales_figures, newest first: at most 200 lines beside the count and the sum of all. `measure` is a
-- column of its leads (created … closed, won, lost), `open`, or a kind of activity; `only_status` narrows `open`.
create function public.sales_evidence(measure text, from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null,
  only_source text default null, only_currency text default null, only_status text default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  reach int := array_position(array['created', 'contacted', 'qualified', 'proposal', 'negotiation', 'closed'], measure);
begin
  perform private.require_insight_period(from_day, to_day);
  if measure in ('note', 'email', 'status_changed', 'task_done', 'conversation') then
    return (
      with parts as materialized (
        select * from private.activity_parts p where p.company_id = own and p.kind = measure and p.at >= starts and p.at < ends
           and (only_owner is null or p.person_id = only_owner)),
      newest as (select * from parts order by at desc, id limit 200)
      select jsonb_build_object('count', (select count(*) from parts), 'sums', '[]'::jsonb, 'lines', coalesce((
        select jsonb_agg(jsonb_build_object('id', coalesce(l.id, r.id, t.id), 'target', case when r.id is not null then 'recording' when t.id is not null then 'task' else 'lead' end,
                 'name', coalesce(r.title, t.title, l.name), 'detail', case when measure = 'note' then left(a.body, 200) when measure = 'status_changed' then a.data ->> 'to' end,
                 'at', n.at, 'value', null, 'currency', null, 'seconds', n.seconds) order by n.at desc, n.id)
          from newest n
          left join public.recordings r on measure = 'conversation' and r.id = n.id
          left join public.tasks t on measure = 'task_done' and t.id = n.id
          left join public.lead_activities a on measure not in ('conversation', 'task_done') and a.id = n.id
          left join public.leads l on l.id = a.lead_id), '[]')));
  end if;
  if reach is null and measure not in ('won', 'lost', 'open') then raise exception 'There is no such figure.' using errcode = '22023'; end if;
  return (
    with chosen as (
      -- One of the three is meant; each reads its own index.
      select f.lead_id, f.currency, f.value, f.created_at as at, f.owner_id, f.source from private.lead_facts f
       where f.company_id = own and reach is not null and f.created_at >= starts and f.created_at < ends
         and reach <= case when f.status = 'won' then 6 when f.entered_at[5] is not null then 5 when f.entered_at[4] is not null then 4
                           when f.entered_at[3] is not null then 3 when f.entered_at[2] is not null then 2 else 1 end
      union all
      select f.lead_id, f.currency, f.value, f.status_changed_at, f.owner_id, f.source from private.lead_facts f
       where f.company_id = own and measure in ('won', 'lost') and f.status in ('won', 'lost') and f.status = measure
         and f.status_changed_at >= starts and f.status_changed_at < ends
      union all
      select f.lead_id, f.currency, f.value, f.status_changed_at, f.owner_id, f.source from private.lead_facts f
       where f.company_id = own and measure = 'open' and f.status not in ('won', 'lost') and (only_status is null or f.status = only_status)),
    parts as materialized (
      select lead_id, currency, value, at from chosen
       where (only_owner is null or owner_id = only_owner) and (only_source is null or source = only_source)
         and (only_currency is null or currency = only_currency)),
    newest as (select * from parts order by at desc, lead_id limit 200)
    select jsonb_build_object('count', (select count(*) from parts),
      'sums', coalesce((select jsonb_agg(to_jsonb(s)) from (select currency, coalesce(sum(value), 0) as value from parts group by currency) s), '[]'),
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'target', 'lead', 'name', l.name, 'detail', l.company, 'at', n.at, 'value', n.value,
                 'currency', n.currency, 'seconds', null) order by n.at desc, n.lead_id)
          from newest n join public.leads l on l.id = n.lead_id), '[]')));
end $$;

-- Entries before one, in the order of time and id; the newest without one. `total` counts all of them and stands on the first
-- page alone. `kind` is that of an activity, "recording", or the state of a mail.
create function public.lead_timeline(lead uuid, before_at timestamptz default null, before_id uuid default null, page_size int default 100)
returns table (source text, id uuid, at timestamptz, kind text, title text, body text, data jsonb, actor_id uuid, recording_id uuid, total bigint)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select least(greatest(page_size, 1), 1000) as size, coalesce(before_at, 'infinity') as moment,
           coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as place,
           array(select r.id::text from public.recordings r where r.lead_id = lead) as recordings),
  activities as (
    select 'activity', a.id, a.created_at, a.kind, null::text, a.body, a.data, a.actor_id, null::uuid
      from public.lead_activities a
     where a.lead_id = lead and (a.created_at, a.id) < ((select moment from asked), (select place from asked))
       and coalesce(a.data ->> 'recording_id' <> all ((select recordings from asked)::text[]), true)
     order by a.created_at desc, a.id desc limit (select size from asked)),
  recordings as (
    select 'recording', r.id, r.recorded_at, 'recording', r.title, r.summary, '{}'::jsonb, null::uuid, r.id
      from public.recordings r
     where r.lead_id = lead and (r.recorded_at, r.id) < ((select moment from asked), (select place from asked))
     order by r.recorded_at desc, r.id desc limit (select size from asked)),
  emails as (
    select 'email', e.id, coalesce(e.sent_at, e.created_at), e.status, e.subject, null::text, '{}'::jsonb, null::uuid, e.recording_id
      from public.follow_up_emails e
     where e.lead_id = lead and (coalesce(e.sent_at, e.created_at), e.id) < ((select moment from asked), (select place from asked))
     order by coalesce(e.sent_at, e.created_at) desc, e.id desc limit (select size from asked)),
  entries (source, id, at, kind, title, body, data, actor_id, recording_id) as (
    select * from activities union all select * from recordings union all select * from emails)
  select e.*, case when before_at is null then
      (select count(*) from public.lead_activities a where a.lead_id = lead
          and coalesce(a.data ->> 'recording_id' <> all ((select recordings from asked)::text[]), true))
      + (select cardinality(recordings) from asked)
      + (select count(*) from public.follow_up_emails m where m.lead_id = lead) end
    from entries e order by e.at desc, e.id desc limit (select size from asked)
$$;

create function public.lead_answers(days int default 90, before_at timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (id uuid, name text, company text, owner_id uuid, created_at timestamptz, is_open boolean, answered_at timestamptz)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
begin
  if days not between 1 and 731 then raise exception 'Choose a period of up to two years.' using errcode = '22023'; end if;
  return query
    select l.id, l.name, l.company, l.owner_id, l.created_at, l.status not in ('won', 'lost'), answer.at
      from (select * from public.leads i
             where i.company_id = own and i.created_at > now() - days * interval '1 day' and (i.created_at, i.id) < (before_at, before_id)
             order by i.created_at desc, i.id desc limit 1000) l
     cross join lateral (
       select min(said.at) as at from (
         select min(a.created_at) as at from public.lead_activities a where a.company_id = own and a.lead_id = l.id and a.kind in ('note', 'email', 'recording')
         union all select min(r.recorded_at) from public.recordings r where r.company_id = own and r.lead_id = l.id
         union all select min(coalesce(e.sent_at, e.created_at)) from public.lead_emails e where e.company_id = own and e.lead_id = l.id and e.status <> 'failed') said) answer
     order by l.created_at desc, l.id desc;
end $$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.lead_answers(integer,timestamp with time zone,uuid),
  public.lead_timeline(uuid,timestamp with time zone,uuid,integer),
  private.activity_lines(uuid,timestamp with time zone,timestamp with time zone,uuid),
  private.compact_figures(regclass,integer),
  private.count_activity(uuid,uuid,text,timestamp with time zone,numeric,integer),
  private.created_part(private.lead_facts,integer),
  private.decided_part(private.lead_facts,integer),
  private.facts_came(),
  private.facts_went(),
  private.history_came(),
  private.history_moved(),
  private.lead_lines(uuid,timestamp with time zone,timestamp with time zone,uuid),
  private.leads_came(),
  private.leads_changed(),
  private.leads_went(),
  private.nobody(),
  private.period_parts(timestamp with time zone,timestamp with time zone),
  private.pipeline_part(private.lead_facts,integer),
  private.read_lead_facts(uuid[]),
  private.recording_counted(),
  private.recount_figures(),
  private.refresh_lead_facts(uuid[]),
  private.sales_cycle(uuid,timestamp with time zone,timestamp with time zone,uuid),
  private.stage_parts(private.lead_facts,integer),
  private.stage_place(text),
  private.stage_times(timestamp with time zone[],text,timestamp with time zone),
  private.stage_times_until(timestamp with time zone[],timestamp with time zone),
  private.task_counted(),
  public.sales_evidence(text,date,date,text,uuid,text,text,text),
  public.sales_figures(date,date,text,uuid,integer),
  public.sales_forecast(uuid)
  from public;
grant execute on function
  public.lead_answers(integer,timestamp with time zone,uuid),
  public.lead_timeline(uuid,timestamp with time zone,uuid,integer),
  private.activity_lines(uuid,timestamp with time zone,timestamp with time zone,uuid),
  private.created_part(private.lead_facts,integer),
  private.decided_part(private.lead_facts,integer),
  private.lead_lines(uuid,timestamp with time zone,timestamp with time zone,uuid),
  private.nobody(),
  private.period_parts(timestamp with time zone,timestamp with time zone),
  private.sales_cycle(uuid,timestamp with time zone,timestamp with time zone,uuid),
  public.sales_evidence(text,date,date,text,uuid,text,text,text),
  public.sales_figures(date,date,text,uuid,integer),
  public.sales_forecast(uuid)
  to authenticated, service_role;
