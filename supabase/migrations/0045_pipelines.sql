-- Several pipelines a company: each open stage is of one, won and lost of all. A pipeline that is taken away stays, archived, as stages do.
create table public.pipelines (
  company_id uuid not null references public.companies on delete cascade,
  -- Never changes.
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null check (length(btrim(name)) between 1 and 40),
  -- Among the pipelines, from 1; nothing of an archived one.
  position smallint check (position is not null or key <> 'sales'),
  primary key (company_id, key)
);
create unique index pipelines_names on public.pipelines (company_id, lower(name)) where position is not null;
alter table public.pipelines enable row level security;
create policy "own company" on public.pipelines for select to authenticated using (company_id = (select private.company_id()));
grant select on public.pipelines to authenticated, service_role;
select private.guard_erased('public.pipelines');
insert into public.pipelines (company_id, key, name, position) select id, 'sales', 'Sales', 1 from public.companies;

alter table public.stages add pipeline text, add constraint stages_pipeline foreign key (company_id, pipeline) references public.pipelines (company_id, key),
  drop constraint stages_slot_check, add constraint stages_slot_check check (slot between 1 and 62);
update public.stages set pipeline = 'sales' where outcome = 'open';
alter table public.stages add constraint stages_pipeline_check check ((outcome = 'open') = (pipeline is not null));
create index stages_pipelines on public.stages (company_id, pipeline);

-- The pipeline of its stage; of a decided sale the one that it was decided in. No foreign key, which would need an index of all leads:
-- the trigger below lets nothing else in, and a pipeline goes with its company alone.
alter table public.leads add pipeline text not null default 'sales';
create index leads_pipelines on public.leads (company_id, pipeline) where pipeline <> 'sales';

create or replace function private.give_stages(company uuid) returns void language sql set search_path = ''
as $$
  insert into public.pipelines (company_id, key, name, position) values (company, 'sales', 'Sales', 1);
  insert into public.stages (company_id, key, name, outcome, probability, position, slot, pipeline)
  values (company, 'new', 'New', 'open', 0.05, 1, 1, 'sales'), (company, 'contacted', 'Contacted', 'open', 0.10, 2, 2, 'sales'),
         (company, 'qualified', 'Qualified', 'open', 0.25, 3, 3, 'sales'), (company, 'proposal', 'Proposal', 'open', 0.50, 4, 4, 'sales'),
         (company, 'negotiation', 'Negotiation', 'open', 0.75, 5, 5, 'sales'), (company, 'won', 'Won', 'won', 1, 6, null, null),
         (company, 'lost', 'Lost', 'lost', 0, 7, null, null)
$$;

create function private.take_pipeline() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'UPDATE' and new.status in ('won', 'lost') and new.pipeline is distinct from old.pipeline
     and not exists (select from public.pipelines p where p.company_id = new.company_id and p.key = new.pipeline) then
    raise exception 'There is no such pipeline.' using errcode = '23503';
  end if;
  new.pipeline := case
    when new.status = 'new' then 'sales'
    -- A decided sale that arrives with a pipeline that nobody here knows is worth more than its pipeline.
    when new.status in ('won', 'lost') and tg_op = 'INSERT' then coalesce((
      select p.key from public.pipelines p where p.company_id = new.company_id and p.key = new.pipeline), 'sales')
    when new.status in ('won', 'lost') then coalesce(new.pipeline, 'sales')
    else coalesce((select s.pipeline from public.stages s where s.company_id = new.company_id and s.key = new.status), 'sales') end;
  return new;
end $$;
create trigger take_pipeline before insert or update of status, pipeline on public.leads for each row execute function private.take_pipeline();

-- ── Setting them ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A key for something of that name, which is none of those that are taken.
create function private.free_key(name text, fallback text, taken text[]) returns text language sql immutable set search_path = ''
as $$
  with base as (
    select coalesce(nullif(left(regexp_replace(btrim(regexp_replace(regexp_replace(lower(normalize(name, nfd)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '_', 'g'), '_'), '^([0-9])', 's_\1'), 30), ''), fallback) as key)
  select free from base cross join generate_series(1, 100) n cross join lateral (select case when n = 1 then key else key || '_' || n end as free) shape
   where free <> all (taken) order by n limit 1
$$;
drop function private.stage_key(uuid, text);

-- What `set_stages` is given, as rows; the stages of one pipeline stand together.
create function private.given_stages(given jsonb)
returns table (place int, key text, name text, probability numeric, color text, pipeline text, pipeline_name text, pipeline_place int)
language sql immutable set search_path = ''
as $$
  with entries as (
    select g.ordinality::int as place, g.value ->> 'key' as key, btrim(g.value ->> 'name') as name, coalesce((g.value ->> 'probability')::numeric, 0.5) as probability,
           g.value ->> 'color' as color,
           case when g.value ->> 'key' in ('won', 'lost') then null
                when g.value -> 'pipeline' ->> 'key' is null and g.value -> 'pipeline' ->> 'name' is null then 'sales'
                else g.value -> 'pipeline' ->> 'key' end as pipeline,
           case when g.value ->> 'key' in ('won', 'lost') then null else btrim(g.value -> 'pipeline' ->> 'name') end as pipeline_name
      from jsonb_array_elements(given) with ordinality g)
  select e.*, (min(e.place) over (partition by coalesce(e.pipeline, lower(e.pipeline_name)), e.pipeline is null))::int from entries e
$$;

-- The stages of a company as `set_stages` takes them.
create function private.stage_list(company uuid) returns jsonb language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', s.key, 'name', s.name, 'probability', s.probability, 'color', s.color,
           'pipeline', case when p.key is not null then jsonb_build_object('key', p.key, 'name', p.name) end)) order by s.position)
    from public.stages s left join public.pipelines p on p.company_id = s.company_id and p.key = s.pipeline
   where s.company_id = company and s.position is not null
$$;

-- Sets the company's stages: all open ones in their order, each with its key or, where it is new, without; won and lost may be
-- among them for their name and colour. A stage is of the pipeline that it names, by key or, where that is new, by name alone; of
-- the first one where it names none. What is left out is archived, pipelines too; where sales stand in a stage that is refused.
-- given: [{"key": text?, "name": text, "probability": 0 to 1, "color": text?, "pipeline": {"key": text?, "name": text?}?}]
create or replace function public.set_stages(given jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own uuid := private.company_id();
  before jsonb;
  after jsonb;
  entry record;
  found_key text;
  refused text;
  source record;
begin
  perform private.require_second_factor();
  perform private.require_manager('Only managers and owners may change the stages.');
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 42 then
    raise exception 'A company has one to forty open stages.' using errcode = '22023';
  end if;
  if given -> 0 ->> 'key' is distinct from 'new' or coalesce(given -> 0 -> 'pipeline' ->> 'key', 'sales') <> 'sales' then
    raise exception 'The stage that leads come in at stays the first.' using errcode = '22023';
  end if;
  perform from public.pipelines p where p.company_id = own order by p.key for update;
  perform from public.stages s where s.company_id = own order by s.key for update;
  before := private.stage_list(own);

  if exists (select from private.given_stages(given) g where coalesce(length(g.name), 0) not between 1 and 40) then
    raise exception 'A stage has a name of up to 40 characters.' using errcode = '22023';
  end if;
  select min(g.name) into refused from private.given_stages(given) g group by lower(g.name) having count(*) > 1 limit 1;
  if refused is not null then raise exception 'Two stages are called “%”.', refused using errcode = '22023'; end if;
  if exists (select from private.given_stages(given) g where g.key is not null group by g.key having count(*) > 1)
     or exists (select from private.given_stages(given) g where g.key is not null and not exists (
          select from public.stages s where s.company_id = own and s.key = g.key)) then
    raise exception 'There is no such stage.' using errcode = 'P0002';
  end if;
  if exists (select from private.given_stages(given) g join public.stages s on s.company_id = own and s.key = g.key
              where s.pipeline is distinct from g.pipeline) then
    raise exception 'A stage stays in its pipeline.' using errcode = '22023';
  end if;
  if exists (select from private.given_stages(given) g where length(g.pipeline_name) not between 1 and 40) then
    raise exception 'A pipeline has a name of up to 40 characters.' using errcode = '22023';
  end if;
  if exists (select from private.given_stages(given) g where g.pipeline is not null and not exists (
       select from public.pipelines p where p.company_id = own and p.key = g.pipeline)) then
    raise exception 'There is no such pipeline.' using errcode = 'P0002';
  end if;
  select min(named.name) into refused
    from (select distinct on (g.pipeline_place) coalesce(g.pipeline_name, p.name) as name
            from private.given_stages(given) g left join public.pipelines p on p.company_id = own and p.key = g.pipeline
           where g.pipeline_place is not null and coalesce(g.key, '') not in ('won', 'lost')
           order by g.pipeline_place, g.pipeline_name nulls last) named
   group by lower(named.name) having count(*) > 1 limit 1;
  if refused is not null then raise exception 'Two pipelines are called “%”.', refused using errcode = '22023'; end if;
  if (select count(distinct g.pipeline_place) > 8 or count(*) > 40 from private.given_stages(given) g where coalesce(g.key, '') not in ('won', 'lost')) then
    raise exception 'A company has up to eight pipelines and forty open stages.' using errcode = '22023';
  end if;
  if exists (select from private.given_stages(given) g where coalesce(g.key, '') not in ('won', 'lost') group by g.pipeline_place having count(*) > 20) then
    raise exception 'A pipeline has one to twenty open stages.' using errcode = '22023';
  end if;

  for entry in
    select s.key, s.name, (select count(*) from public.leads l where l.company_id = own and l.status = s.key) as standing
      from public.stages s
     where s.company_id = own and s.outcome = 'open' and s.position is not null
       and s.key <> all (select g.key from private.given_stages(given) g where g.key is not null)
  loop
    if entry.standing > 0 then
      raise exception '% % “%”. Move them to another stage first.', entry.standing, case when entry.standing = 1 then 'lead is in' else 'leads are in' end, entry.name
        using errcode = '23503';
    end if;
    update public.stages s set position = null where s.company_id = own and s.key = entry.key;
  end loop;

  -- Names are unique among those that are shown: all make room before any is set.
  update public.pipelines p set position = null where p.company_id = own and p.key <> 'sales';
  for entry in
    select g.pipeline_place as place, g.pipeline as key, max(g.pipeline_name) as name
      from private.given_stages(given) g where coalesce(g.key, '') not in ('won', 'lost') group by 1, 2 order by 1
  loop
    found_key := coalesce(entry.key, (
      select p.key from public.pipelines p
       where p.company_id = own and p.position is null and lower(p.name) = lower(entry.name)
         and p.key not in (select g.pipeline from private.given_stages(given) g where g.pipeline is not null) limit 1));
    if found_key is null then
      insert into public.pipelines (company_id, key, name, position)
      select own, private.free_key(entry.name, 'pipeline', array(select p.key from public.pipelines p where p.company_id = own)), entry.name, entry.place;
    else
      update public.pipelines p set position = entry.place, name = coalesce(entry.name, p.name) where p.company_id = own and p.key = found_key;
    end if;
  end loop;

  update public.stages s set name = 'stage ' || s.key where s.company_id = own and s.key in (select g.key from private.given_stages(given) g);
  for entry in
    select g.*, p.key as of_pipeline from private.given_stages(given) g
      left join public.pipelines p on p.company_id = own and p.position is not null and (p.key = g.pipeline or g.pipeline is null and lower(p.name) = lower(g.pipeline_name))
     order by g.place
  loop
    -- One that was taken away comes back as what it was.
    found_key := coalesce(entry.key, (select s.key from public.stages s
      where s.company_id = own and s.position is null and s.pipeline = entry.of_pipeline and lower(s.name) = lower(entry.name) limit 1));
    if found_key is null then
      if (select count(*) from public.stages s where s.company_id = own and s.outcome = 'open') >= 62 then
        raise exception 'A company can have had 62 stages at most. Rename one that is no longer needed.' using errcode = 'P0001';
      end if;
      insert into public.stages (company_id, key, name, outcome, probability, color, position, slot, pipeline)
      -- Figures have steps of these names besides the stages.
      select own, private.free_key(entry.name, 'stage', array(select s.key from public.stages s where s.company_id = own) || array['created', 'closed', 'open']),
             entry.name, 'open', entry.probability, entry.color, entry.place,
             (select max(s.slot) + 1 from public.stages s where s.company_id = own), entry.of_pipeline;
    else
      update public.stages s
         set name = entry.name, color = entry.color, position = case when s.outcome = 'open' then entry.place else s.position end,
             probability = case when s.outcome = 'open' then entry.probability else s.probability end
       where s.company_id = own and s.key = found_key;
    end if;
  end loop;
  -- In order without gaps, by pipeline, won and lost last.
  update public.pipelines p set position = ranked.place
    from (select r.key, row_number() over (order by r.position) as place from public.pipelines r where r.company_id = own and r.position is not null) ranked
   where p.company_id = own and p.key = ranked.key and p.position is distinct from ranked.place;
  update public.stages s set position = ranked.place
    from (select r.key, row_number() over (order by r.outcome <> 'open', r.outcome = 'lost', p.position, r.position) as place
            from public.stages r left join public.pipelines p on p.company_id = r.company_id and p.key = r.pipeline
           where r.company_id = own and r.position is not null) ranked
   where s.company_id = own and s.key = ranked.key and s.position is distinct from ranked.place;

  after := private.stage_list(own);
  if after is distinct from before then
    source := private.way_of_change();
    insert into public.record_changes (company_id, record, record_id, operation, actor_id, way, way_id, way_name, before, after, restored_id)
    values (own, 'stages', own, 'update', source.actor, source.way, source.way_id, source.way_name,
      jsonb_build_object('stages', before), jsonb_build_object('stages', after), source.restored);
  end if;
end $$;

-- ── Figures by pipeline ─────────────────────────────────────────────────────────────────────────────────────────────────────────

alter table private.lead_facts add pipeline text not null default 'sales';
alter table private.lead_figures add pipeline text not null default 'sales', alter reached type bigint;
drop index private.lead_figures_key;
create unique index lead_figures_key on private.lead_figures (company_id, grain, day, owner_id, source, currency, reached, pipeline) where not is_fresh;

drop function private.created_part(private.lead_facts, int);
drop function private.decided_part(private.lead_facts, int);
drop function private.stage_mask(timestamptz[]);
drop function private.lead_lines(uuid, timestamptz, timestamptz, uuid);
drop function private.sales_cycle(uuid, timestamptz, timestamptz, uuid);
drop function public.sales_figures(date, date, text, uuid, int);
drop function public.sales_evidence(text, date, date, text, uuid, text, text, text);
drop function public.lost_reasons(date, date, text, uuid);

-- The stages that a lead has been in, a bit for each.
create function private.stage_mask(entered_at timestamptz[]) returns bigint language sql immutable
as $$ select coalesce(bit_or(1::bigint << (slot - 1)), 0) from generate_subscripts(entered_at, 1) slot where entered_at[slot] is not null $$;

create function private.created_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, pipeline text, reached bigint, created bigint, closed bigint,
  created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.created_at, fact.owner_id, fact.source, fact.currency, fact.pipeline, private.stage_mask(fact.entered_at), sign::bigint,
         (sign * (fact.status = 'won')::int)::bigint, sign * coalesce(fact.value, 0),
         sign * case when fact.status = 'won' then coalesce(fact.value, 0) else 0 end, 0::bigint, 0::bigint, 0::numeric
$$;

create function private.decided_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, pipeline text, reached bigint, created bigint, closed bigint,
  created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.status_changed_at, fact.owner_id, fact.source, fact.currency, fact.pipeline, 0::bigint, 0::bigint, 0::bigint, 0::numeric, 0::numeric,
         (sign * (fact.status = 'won')::int)::bigint, (sign * (fact.status = 'lost')::int)::bigint,
         sign * case when fact.status = 'won' then coalesce(fact.value, 0) else 0 end
   where fact.status in ('won', 'lost')
$$;

create or replace function private.facts_came()
returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, pipeline, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, p.pipeline, p.reached, sum(p.created),
         sum(p.closed), sum(p.created_value), sum(p.closed_value), sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from came f cross join lateral private.created_part(row(f.*)::private.lead_facts, 1) part
          union all
          select part.* from came f cross join lateral private.decided_part(row(f.*)::private.lead_facts, 1) part) p
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into private.pipeline_figures
  select p.company_id, p.entered_on, p.owner_id, p.status, p.currency, sum(p.leads), sum(p.unvalued), sum(p.value), sum(p.squares)
    from came f cross join lateral private.pipeline_part(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4, 5;
  insert into private.stage_figures
  select p.company_id, p.status, p.outcome, p.days, sum(p.leads)
    from came f cross join lateral private.stage_parts(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function private.facts_went()
returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, pipeline, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, p.pipeline, p.reached, sum(p.created),
         sum(p.closed), sum(p.created_value), sum(p.closed_value), sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from went f cross join lateral private.created_part(row(f.*)::private.lead_facts, -1) part
          union all
          select part.* from went f cross join lateral private.decided_part(row(f.*)::private.lead_facts, -1) part) p
    join public.companies c on c.id = p.company_id
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6, 7, 8;
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

create or replace function private.leads_came()
returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.lead_facts
  select l.id, l.company_id, coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at,
         l.status_changed_at, private.stage_times('{}', s.slot, l.status_changed_at), private.stage_times('{}', null, null), l.pipeline
    from came l left join public.stages s on s.company_id = l.company_id and s.key = l.status;
  return null;
end $$;

create or replace function private.leads_changed()
returns trigger
language plpgsql security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
as $$ begin
  update private.lead_facts f
     set owner_id = coalesce(l.owner_id, private.nobody()), source = coalesce(l.source, ''), currency = l.currency, value = l.value,
         status = l.status, created_at = l.created_at, status_changed_at = l.status_changed_at, pipeline = l.pipeline,
         entered_at = case when f.status = l.status or l.status in ('won', 'lost') then f.entered_at
                           when l.status_changed_at < f.status_changed_at then
                             private.stage_times(private.stage_times_until(f.entered_at, l.status_changed_at), l.slot, l.status_changed_at)
                           else private.stage_times(f.entered_at, l.slot, l.status_changed_at) end,
         left_at = case when f.status = l.status then f.left_at
                        when l.status in ('won', 'lost') then
                          private.stage_times(f.left_at, l.earlier_slot, greatest(l.status_changed_at, f.status_changed_at))
                        when l.status_changed_at < f.status_changed_at then private.stage_times_until(f.left_at, l.status_changed_at)
                        else private.stage_times(f.left_at, l.earlier_slot, l.status_changed_at) end
    from (select c.*, s.slot::int as slot, e.slot::int as earlier_slot
            from came c join private.lead_facts k on k.lead_id = c.id
            left join public.stages s on s.company_id = c.company_id and s.key = c.status
            left join public.stages e on e.company_id = c.company_id and e.key = k.status
           where (k.owner_id, k.source, k.currency, k.value, k.status, k.created_at, k.status_changed_at, k.pipeline)
                 is distinct from (coalesce(c.owner_id, private.nobody()), coalesce(c.source, ''), c.currency, c.value, c.status, c.created_at, c.status_changed_at, c.pipeline)) l
   where f.lead_id = l.id;
  return null;
end $$;

create or replace function private.read_lead_facts(only_leads uuid[])
returns SETOF private.lead_facts
language sql stable
as $$
  with moves as (
    select a.lead_id, a.created_at as at, lead(a.created_at) over (partition by a.lead_id order by a.created_at, a.id) as next,
           (select s.slot from public.stages s where s.company_id = a.company_id and s.key = coalesce(a.data ->> 'to', a.data ->> 'status')) as place
      from public.lead_activities a
     where a.kind in ('created', 'status_changed') and (only_leads is null or a.lead_id = any (only_leads))),
  visits as (
    select lead_id, place, min(at) as entered, min(next) as gone from moves where place is not null group by 1, 2),
  stages as (
    select lead_id, jsonb_object_agg(place, jsonb_build_array(entered, gone)) as times, max(place) as last from visits group by lead_id),
  chosen as (
    select l.*, (select s.slot from public.stages s where s.company_id = l.company_id and s.key = l.status) as slot
      from public.leads l where only_leads is null or l.id = any (only_leads))
  select l.id, l.company_id, coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at, l.status_changed_at,
         -- A stage that was changed without a line of its own, as imports do, was entered when the lead's stage last changed.
         array(select coalesce((s.times -> place::text ->> 0)::timestamptz, case when place = l.slot then l.status_changed_at end)
                 from generate_series(1, greatest(s.last, l.slot, 5)) place order by place),
         array(select coalesce((s.times -> place::text ->> 1)::timestamptz,
                        case when s.times ? place::text and place is distinct from l.slot then l.status_changed_at end)
                 from generate_series(1, greatest(s.last, 5)) place order by place), l.pipeline
    from chosen l left join stages s on s.lead_id = l.id
$$;

create or replace function private.refresh_lead_facts(only_leads uuid[])
returns void
language sql security definer set search_path = ''
as $$
  insert into private.lead_facts as f select * from private.read_lead_facts(only_leads)
  on conflict (lead_id) do update
     set owner_id = excluded.owner_id, source = excluded.source, currency = excluded.currency, value = excluded.value, status = excluded.status,
         created_at = excluded.created_at, status_changed_at = excluded.status_changed_at, entered_at = excluded.entered_at, left_at = excluded.left_at,
         pipeline = excluded.pipeline
   where row(f.*) is distinct from row(excluded.*)
$$;

create or replace function private.recount_figures()
returns bigint
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

  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, pipeline, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select company_id, grain, day, owner_id, source, currency, pipeline, reached, sum(created), sum(closed), sum(created_value), sum(closed_value), sum(won), sum(lost), sum(won_value)
    from (select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date as day, p.owner_id, p.source, p.currency, p.pipeline, p.reached, p.created,
                 p.closed, p.created_value, p.closed_value, p.won, p.lost, p.won_value
            from (select part.* from private.lead_facts f cross join lateral private.created_part(f, 1) part
                  union all
                  select part.* from private.lead_facts f cross join lateral private.decided_part(f, 1) part) p
           cross join (values ('day'), ('month')) g (grain)
          union all
          select company_id, grain, day, owner_id, source, currency, pipeline, reached, -created, -closed,
                 -created_value, -closed_value, -won, -lost, -won_value from private.lead_figures) both_sides
   group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(created) <> 0 or sum(closed) <> 0
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

create function private.lead_lines(own uuid, starts timestamptz, ends timestamptz, only_owner uuid, only_pipeline text)
returns TABLE(owner_id uuid, source text, currency text, reached bigint, created bigint, closed bigint, created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql stable
as $$
  with parts as materialized (select * from private.period_parts(starts, ends)),
  lines as (
    select f.owner_id, f.pipeline, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'month' and f.day >= (select first_month from parts) and f.day < (select last_month from parts)
    union all
    select f.owner_id, f.pipeline, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select first_day from parts) and f.day < (select first_month from parts)
    union all
    select f.owner_id, f.pipeline, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select last_month from parts) and f.day < (select last_day from parts)
    union all
    select p.owner_id, p.pipeline, p.source, p.currency, p.reached, p.created, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.created_at >= edge.from_at and f.created_at < edge.to_at
     cross join lateral private.created_part(f, 1) p
    union all
    select p.owner_id, p.pipeline, p.source, p.currency, p.reached, p.created, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.status in ('won', 'lost')
       and f.status_changed_at >= edge.from_at and f.status_changed_at < edge.to_at
     cross join lateral private.decided_part(f, 1) p)
  select owner_id, source, currency, reached, created, closed, created_value, closed_value, won, lost, won_value
    from lines where (only_owner is null or lines.owner_id = only_owner) and (only_pipeline is null or lines.pipeline = only_pipeline)
$$;

create function private.sales_cycle(own uuid, starts timestamptz, ends timestamptz, only_owner uuid, only_pipeline text)
returns jsonb
language sql stable
as $$
  select jsonb_build_object('won', count(*), 'median', (percentile_cont(array[0.5, 0.9]) within group (order by seconds))[1],
                            'ninth_decile', (percentile_cont(array[0.5, 0.9]) within group (order by seconds))[2])
    from (select greatest(0, extract(epoch from f.status_changed_at - f.created_at))::float8 as seconds from private.lead_facts f
           where f.company_id = own and f.status = 'won' and f.status_changed_at >= starts and f.status_changed_at < ends
             and (only_owner is null or f.owner_id = only_owner) and (only_pipeline is null or f.pipeline = only_pipeline)) wins
$$;

-- As before, of one pipeline where it is named; activity is of no pipeline.
create function public.sales_figures(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null, stretch_days int default 30, only_pipeline text default null)
returns jsonb
language plpgsql stable set search_path = ''
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
      select p.stretch, l.owner_id, l.source, l.currency, l.reached, sum(l.created) as created, sum(l.closed) as closed, sum(l.created_value) as created_value,
             sum(l.closed_value) as closed_value, sum(l.won) as won, sum(l.lost) as lost, sum(l.won_value) as won_value
        from pieces p cross join lateral private.lead_lines(own, p.from_at, p.to_at, only_owner, only_pipeline) l
       group by 1, 2, 3, 4, 5),
    furthest as materialized (
      select m.reached, (select s.key from public.stages s where s.company_id = own and s.position is not null and s.slot is not null and (only_pipeline is null or s.pipeline = only_pipeline)
                            and m.reached & (1::bigint << (s.slot - 1)) <> 0 order by s.position desc limit 1) as stage
        from (select distinct reached from lines) m),
    leads as (
      select stretch >= 0 as is_now, source, currency, furthest.stage as furthest, sum(created) as created, sum(closed) as closed, sum(created_value) as created_value,
             sum(closed_value) as closed_value, sum(won) as won, sum(lost) as lost, sum(won_value) as won_value
        from lines join furthest using (reached) group by 1, 2, 3, 4),
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
      'cycle', private.sales_cycle(own, starts, ends, only_owner, only_pipeline),
      'cycle_before', private.sales_cycle(own, earlier, starts, only_owner, only_pipeline)));
end $$;

-- As before, of one pipeline where it is named. What reached a stage has been in it or in a later one of its pipeline.
create function public.sales_evidence(measure text, from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null, only_source text default null, only_currency text default null, only_status text default null, only_pipeline text default null)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own uuid := private.company_id();
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  -- The slots of the stage asked for and of those after it.
  wanted bigint;
begin
  perform private.require_insight_period(from_day, to_day);
  if private.is_work(measure) or measure in ('task_done', 'conversation') then
    return (
      with parts as materialized (
        select * from private.activity_parts p where p.company_id = own and p.kind = measure and p.at >= starts and p.at < ends
           and (only_owner is null or p.person_id = only_owner)),
      newest as (select * from parts order by at desc, id limit 200)
      select jsonb_build_object('count', (select count(*) from parts), 'sums', '[]'::jsonb, 'lines', coalesce((
        select jsonb_agg(jsonb_build_object('id', coalesce(l.id, r.id, t.id, c.id, o.id), 'target', case when r.id is not null then 'recording' when t.id is not null then 'task'
                   when c.id is not null then 'contact' when o.id is not null then 'account' else 'lead' end,
                 'name', coalesce(r.title, t.title, l.name, c.name, o.name),
                 'detail', case when measure in ('note', 'call', 'meeting') then left(a.body, 200) when measure = 'status_changed' then a.data ->> 'to' end,
                 'at', n.at, 'value', null, 'currency', null, 'seconds', n.seconds) order by n.at desc, n.id)
          from newest n
          left join public.recordings r on measure = 'conversation' and r.id = n.id
          left join public.tasks t on measure = 'task_done' and t.id = n.id
          left join public.lead_activities a on measure not in ('conversation', 'task_done') and a.id = n.id
          left join public.leads l on l.id = a.lead_id
          left join public.contacts c on c.id = a.contact_id
          left join public.accounts o on o.id = a.account_id), '[]')));
  end if;
  if measure not in ('created', 'reached', 'closed', 'won', 'lost', 'open') then raise exception 'There is no such figure.' using errcode = '22023'; end if;
  if measure = 'reached' then
    select bit_or(1::bigint << (s.slot - 1)) into wanted
      from public.stages s join public.stages asked on asked.company_id = s.company_id and asked.key = only_status and s.pipeline = asked.pipeline and s.position >= asked.position
     where s.company_id = own and s.slot is not null;
  end if;
  return (
    with chosen as (
      -- One of the three is meant; each reads its own index.
      select f.lead_id, f.currency, f.value, f.created_at as at, f.owner_id, f.source, f.pipeline from private.lead_facts f
       where f.company_id = own and measure in ('created', 'reached', 'closed') and f.created_at >= starts and f.created_at < ends
         and (measure = 'created' or f.status = 'won' or measure = 'reached' and private.stage_mask(f.entered_at) & wanted <> 0)
      union all
      select f.lead_id, f.currency, f.value, f.status_changed_at, f.owner_id, f.source, f.pipeline from private.lead_facts f
       where f.company_id = own and measure in ('won', 'lost') and f.status in ('won', 'lost') and f.status = measure
         and f.status_changed_at >= starts and f.status_changed_at < ends
      union all
      select f.lead_id, f.currency, f.value, f.status_changed_at, f.owner_id, f.source, f.pipeline from private.lead_facts f
       where f.company_id = own and measure = 'open' and f.status not in ('won', 'lost') and (only_status is null or f.status = only_status)),
    parts as materialized (
      select lead_id, currency, value, at from chosen
       where (only_owner is null or owner_id = only_owner) and (only_source is null or source = only_source)
         and (only_currency is null or currency = only_currency) and (only_pipeline is null or pipeline = only_pipeline)),
    newest as (select * from parts order by at desc, lead_id limit 200)
    select jsonb_build_object('count', (select count(*) from parts),
      'sums', coalesce((select jsonb_agg(to_jsonb(s)) from (select currency, coalesce(sum(value), 0) as value from parts group by currency) s), '[]'),
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'target', 'lead', 'name', l.name, 'detail', l.company, 'at', n.at, 'value', n.value,
                 'currency', n.currency, 'seconds', null) order by n.at desc, n.lead_id)
          from newest n join public.leads l on l.id = n.lead_id), '[]')));
end $$;

create function public.lost_reasons(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null, only_pipeline text default null)
returns TABLE(reason text, leads bigint, sums jsonb)
language plpgsql stable set search_path = ''
as $$ begin
  perform private.require_insight_period(from_day, to_day);
  return query
    with lost as (
      select lower(btrim(l.lost_reason)) as key, l.lost_reason, l.currency, l.value from public.leads l
       where l.company_id = (select private.company_id()) and l.status = 'lost'
         and l.closed_at >= from_day::timestamp at time zone time_zone and l.closed_at < (to_day + 1)::timestamp at time zone time_zone
         and (only_owner is null or coalesce(l.owner_id, private.nobody()) = only_owner) and (only_pipeline is null or l.pipeline = only_pipeline)),
    by_currency as (
      select key, mode() within group (order by lost_reason) as spelling, currency, count(*) as leads, sum(value) as value
        from lost group by key, currency)
    select (array_agg(b.spelling order by b.leads desc))[1], sum(b.leads)::bigint,
           coalesce(jsonb_object_agg(b.currency, b.value) filter (where b.value > 0), '{}')
      from by_currency b group by b.key order by 2 desc, 1 limit 50;
end $$;

-- ── History of stages ───────────────────────────────────────────────────────────────────────────────────────────────────────────

create or replace function public.restore_change(record_id uuid, change uuid, expected jsonb default null::jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  past public.record_changes;
  fields text[];
  key_column text;
  held jsonb;
  differing text;
begin
  select * into past from public.record_changes c where c.record_id = restore_change.record_id and c.id = restore_change.change;
  if past.id is null then raise exception 'This change is not kept any more.' using errcode = 'P0002'; end if;
  if past.operation = 'insert' or past.record in ('api_keys', 'profiles') then
    raise exception 'This cannot be taken back here.' using errcode = 'P0001';
  end if;
  if past.before is null then raise exception 'What was there before has been erased.' using errcode = 'P0001'; end if;
  key_column := case when past.record in ('vertical_configurations', 'recording_settings') then 'company_id' else 'id' end;
  perform set_config('parley.restores', past.id::text, true);
  -- Stages are set as a whole.
  if past.record = 'stages' then
    held := jsonb_build_object('stages', private.stage_list(past.company_id));
    if held is distinct from coalesce(expected, past.after) then
      raise exception 'Stages changed since.' using errcode = 'P0001', detail = held::text, hint = 'changed_since';
    end if;
    perform public.set_stages(past.before -> 'stages');
    perform set_config('parley.restores', '', true);
    return;
  end if;

  if past.operation = 'delete' then
    fields := array(select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', past.record)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and past.before ? a.attname);
    begin
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', past.record,
          (select string_agg(quote_ident(field), ', ') from unnest(fields) field))
        -- An automation comes back without its versions: it is looked at before it runs.
        using past.before || case past.record when 'automations' then '{"is_enabled": false, "published_version": null}' else '{}' end::jsonb;
    exception
      when unique_violation then raise exception 'It is there again.' using errcode = 'P0001';
      when foreign_key_violation then
        raise exception 'It belonged to something that is no longer there.' using errcode = 'P0001';
    end;
    perform set_config('parley.restores', '', true);
    return;
  end if;

  fields := array(select field from unnest(private.history_fields(format('public.%I', past.record)::regclass)) field
                   where past.before ? field);
  execute format('select jsonb_build_object(%s) from public.%I r where r.%I = $1 for update',
      (select string_agg(format('%1$L, r.%1$I', field), ', ') from unnest(fields) field), past.record, key_column)
    into held using past.record_id;
  if held is null then
    execute format('select to_jsonb(r.%2$I) from public.%1$I r where r.%2$I = $1', past.record, key_column) into held using past.record_id;
    if held is not null then raise exception 'You may not change this.' using errcode = '42501'; end if;
    raise exception 'It is not there any more, or was merged into another.' using errcode = 'P0002';
  end if;
  held := case when past.before ? 'custom' then jsonb_set(held, '{custom}', (
      select jsonb_object_agg(key, held -> 'custom' -> key) from jsonb_object_keys(past.before -> 'custom') key)) else held end;
  select string_agg(initcap(replace(field, '_', ' ')), ', ' order by field) into differing from unnest(fields) field
   where held -> field is distinct from coalesce(expected, past.after) -> field;
  if differing is not null then
    raise exception '% changed since.', differing using errcode = 'P0001', detail = held::text, hint = 'changed_since';
  end if;
  begin
    execute format('update public.%1$I r set %2$s from jsonb_populate_record(null::public.%1$I, $2) p where r.%3$I = $1', past.record,
        (select string_agg(case field when 'custom' then 'custom = jsonb_strip_nulls(r.custom || p.custom)'
                                      else format('%1$I = p.%1$I', field) end, ', ') from unnest(fields) field), key_column)
      using past.record_id, past.before;
  exception when foreign_key_violation then
    raise exception 'What it named then is no longer there.' using errcode = 'P0001';
  end;
  if not found then raise exception 'You may not change this.' using errcode = '42501'; end if;
  perform set_config('parley.restores', '', true);
end $$;

revoke execute on function private.take_pipeline(), private.free_key(text, text, text[]), private.given_stages(jsonb), private.stage_list(uuid),
  private.stage_mask(timestamptz[]), private.created_part(private.lead_facts, int), private.decided_part(private.lead_facts, int),
  private.lead_lines(uuid, timestamptz, timestamptz, uuid, text), private.sales_cycle(uuid, timestamptz, timestamptz, uuid, text),
  public.sales_figures(date, date, text, uuid, int, text), public.sales_evidence(text, date, date, text, uuid, text, text, text, text),
  public.lost_reasons(date, date, text, uuid, text) from public;
grant execute on function private.stage_list(uuid), private.stage_mask(timestamptz[]), private.created_part(private.lead_facts, int),
  private.decided_part(private.lead_facts, int), private.lead_lines(uuid, timestamptz, timestamptz, uuid, text),
  private.sales_cycle(uuid, timestamptz, timestamptz, uuid, text), public.sales_figures(date, date, text, uuid, int, text),
  public.sales_evidence(text, date, date, text, uuid, text, text, text, text), public.lost_reasons(date, date, text, uuid, text)
  to authenticated, service_role;
