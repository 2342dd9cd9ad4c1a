-- The stages of a company: their names, order, chances and colours. `leads.status` holds a stage's key, which never changes; a stage
-- that is taken away stays, archived, so that what happened in it keeps its name.
create table public.stages (
  company_id uuid not null references public.companies on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null check (length(btrim(name)) between 1 and 40),
  outcome text not null check (outcome in ('open', 'won', 'lost')),
  -- How often a sale there is won until the company's own sales say more.
  probability numeric(3, 2) not null check (probability between 0 and 1),
  color text check (color in ('blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'purple')),
  -- Among the stages, from 1; nothing of an archived one.
  position smallint,
  -- An open stage's place in private.lead_facts, never given again.
  slot smallint check (slot between 1 and 31),
  primary key (company_id, key),
  unique (company_id, slot),
  check ((outcome = 'open') = (slot is not null)),
  check (position is not null or outcome = 'open' and key <> 'new')
);
create unique index stages_names on public.stages (company_id, lower(name)) where position is not null;
alter table public.stages enable row level security;
create policy "own company" on public.stages for select to authenticated using (company_id = (select private.company_id()));
grant select on public.stages to authenticated, service_role;
select private.guard_erased('public.stages');
alter publication supabase_realtime add table public.stages;

create function private.give_stages(company uuid) returns void language sql set search_path = ''
as $$
  insert into public.stages (company_id, key, name, outcome, probability, position, slot)
  values (company, 'new', 'New', 'open', 0.05, 1, 1), (company, 'contacted', 'Contacted', 'open', 0.10, 2, 2),
         (company, 'qualified', 'Qualified', 'open', 0.25, 3, 3), (company, 'proposal', 'Proposal', 'open', 0.50, 4, 4),
         (company, 'negotiation', 'Negotiation', 'open', 0.75, 5, 5), (company, 'won', 'Won', 'won', 1, 6, null),
         (company, 'lost', 'Lost', 'lost', 0, 7, null)
$$;
create function private.company_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  perform private.give_stages(new.id);
  return null;
end $$;
create trigger give_stages after insert on public.companies for each row execute function private.company_came();
select private.give_stages(id) from public.companies;

alter table public.leads drop constraint leads_status_check;
alter table public.leads add constraint leads_stage foreign key (company_id, status) references public.stages (company_id, key);

-- After the foreign key has waited for whoever archives a stage at this moment.
create function private.refuse_archived_stage() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  archived text;
begin
  if tg_op = 'UPDATE' then
    if not exists (select id, status from came except select id, status from went) then return null; end if;
  end if;
  select s.name into archived from came l join public.stages s on s.company_id = l.company_id and s.key = l.status where s.position is null limit 1;
  if archived is not null then
    raise exception '“%” is no longer a stage.', archived using errcode = '23514';
  end if;
  return null;
end $$;
create trigger stage_stands_new after insert on public.leads referencing new table as came for each statement execute function private.refuse_archived_stage();
create trigger stage_stands_changed after update on public.leads referencing old table as went new table as came
  for each statement execute function private.refuse_archived_stage();

-- A key for a stage of that name, which no other of the company has or had.
create function private.stage_key(company uuid, name text) returns text language sql stable set search_path = ''
as $$
  with base as (
    select coalesce(nullif(left(regexp_replace(btrim(regexp_replace(regexp_replace(lower(normalize(name, nfd)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '_', 'g'), '_'), '^([0-9])', 's_\1'), 30), ''), 'stage') as key)
  select case when n = 1 then key else key || '_' || n end
    from base cross join generate_series(1, 40) n
   -- Figures have steps of these names besides the stages.
   where not (n = 1 and key in ('created', 'closed', 'open')) and not exists (select from public.stages s where s.company_id = company and s.key = case when n = 1 then base.key else base.key || '_' || n end)
   order by n limit 1
$$;

-- Sets the company's stages: all open ones in their order, each with its key or, where it is new, without; won and lost may be
-- among them for their name and colour. A stage that is left out is archived; where sales stand in it that is refused.
-- given: [{"key": text?, "name": text, "probability": 0 to 1, "color": text?}]
create function public.set_stages(given jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own uuid := private.company_id();
  entry record;
  taken text;
  standing bigint;
  shown text[] := '{}';
begin
  perform private.require_second_factor();
  perform private.require_manager('Only managers and owners may change the stages.');
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 22 then
    raise exception 'A company has one to twenty open stages.' using errcode = '22023';
  end if;
  if given -> 0 ->> 'key' is distinct from 'new' then
    raise exception 'The stage that leads come in at stays the first.' using errcode = '22023';
  end if;
  perform from public.stages s where s.company_id = own order by s.key for update;
  for entry in
    select g.ordinality::int as place, g.value ->> 'key' as key, btrim(g.value ->> 'name') as name, (g.value ->> 'probability')::numeric as probability,
           g.value ->> 'color' as color
      from jsonb_array_elements(given) with ordinality g
  loop
    if coalesce(length(entry.name), 0) not between 1 and 40 then
      raise exception 'A stage has a name of up to 40 characters.' using errcode = '22023';
    end if;
    if exists (select from jsonb_array_elements(given) g where lower(btrim(g.value ->> 'name')) = lower(entry.name) having count(*) > 1) then
      raise exception 'Two stages are called “%”.', entry.name using errcode = '22023';
    end if;
    if entry.key is not null and (entry.key = any (shown) or not exists (select from public.stages s where s.company_id = own and s.key = entry.key)) then
      raise exception 'There is no such stage.' using errcode = 'P0002';
    end if;
    if entry.key is not null then shown := shown || entry.key; end if;
  end loop;
  -- Names are unique among those that are shown: all make room before any is set.
  for entry in
    select s.key, s.name from public.stages s where s.company_id = own and s.outcome = 'open' and s.position is not null and s.key <> all (shown)
  loop
    select count(*) into standing from public.leads l where l.company_id = own and l.status = entry.key;
    if standing > 0 then
      raise exception '% % “%”. Move them to another stage first.', standing, case when standing = 1 then 'lead is in' else 'leads are in' end, entry.name
        using errcode = '23503';
    end if;
    update public.stages s set position = null where s.company_id = own and s.key = entry.key;
  end loop;
  update public.stages s set name = 'stage ' || s.key where s.company_id = own and s.key = any (shown);
  for entry in
    select g.ordinality::int as place, g.value ->> 'key' as key, btrim(g.value ->> 'name') as name, coalesce((g.value ->> 'probability')::numeric, 0.5) as probability,
           g.value ->> 'color' as color
      from jsonb_array_elements(given) with ordinality g
  loop
    if entry.key is null then
      -- One that was taken away comes back as what it was.
      select s.key into taken from public.stages s where s.company_id = own and s.position is null and lower(s.name) = lower(entry.name) limit 1;
      if taken is null then
        if (select count(*) from public.stages s where s.company_id = own and s.outcome = 'open') >= 31 then
          raise exception 'A company can have had 31 stages at most. Rename one that is no longer needed.' using errcode = 'P0001';
        end if;
        insert into public.stages (company_id, key, name, outcome, probability, color, position, slot)
        select own, private.stage_key(own, entry.name), entry.name, 'open', entry.probability, entry.color, entry.place,
               (select max(s.slot) + 1 from public.stages s where s.company_id = own);
        continue;
      end if;
    else
      taken := entry.key;
    end if;
    update public.stages s
       set name = entry.name, color = entry.color, position = case when s.outcome = 'open' then entry.place else s.position end,
           probability = case when s.outcome = 'open' then entry.probability else s.probability end
     where s.company_id = own and s.key = taken;
  end loop;
  -- In order without gaps, won and lost last.
  update public.stages s set position = ranked.place
    from (select r.key, row_number() over (order by r.outcome <> 'open', r.outcome = 'lost', r.position) as place
            from public.stages r where r.company_id = own and r.position is not null) ranked
   where s.company_id = own and s.key = ranked.key and s.position is distinct from ranked.place;
  if (select count(*) from public.stages s where s.company_id = own and s.outcome = 'open' and s.position is not null) > 20 then
    raise exception 'A company has one to twenty open stages.' using errcode = '22023';
  end if;
end $$;

-- ── Figures by the company's own stages ─────────────────────────────────────────────────────────────────────────────────────────

-- The stages that a lead has been in, a bit for each: what is furthest among them is asked when the figures are read, so that
-- another order of the stages counts nothing anew.
create function private.stage_mask(entered_at timestamptz[]) returns int language sql immutable
as $$ select coalesce(bit_or(1 << (slot - 1)), 0) from generate_subscripts(entered_at, 1) slot where entered_at[slot] is not null $$;

drop function private.created_part(private.lead_facts, int);
drop function private.decided_part(private.lead_facts, int);
drop function private.lead_lines(uuid, timestamptz, timestamptz, uuid);
truncate private.lead_figures;
drop index private.lead_figures_key;
alter table private.lead_figures drop column contacted, drop column qualified, drop column proposal, drop column negotiation,
  -- Stages that the leads have been in, by private.stage_mask; 0 for what was decided.
  add column reached int not null;
create unique index lead_figures_key on private.lead_figures (company_id, grain, day, owner_id, source, currency, reached) where not is_fresh;

create function private.created_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, reached int, created bigint, closed bigint,
  created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.created_at, fact.owner_id, fact.source, fact.currency, private.stage_mask(fact.entered_at), sign::bigint,
         (sign * (fact.status = 'won')::int)::bigint, sign * coalesce(fact.value, 0),
         sign * case when fact.status = 'won' then coalesce(fact.value, 0) else 0 end, 0::bigint, 0::bigint, 0::numeric
$$;

create function private.decided_part(fact private.lead_facts, sign int)
returns table (company_id uuid, at timestamptz, owner_id uuid, source text, currency text, reached int, created bigint, closed bigint,
  created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql immutable
as $$
  select fact.company_id, fact.status_changed_at, fact.owner_id, fact.source, fact.currency, 0, 0::bigint, 0::bigint, 0::numeric, 0::numeric,
         (sign * (fact.status = 'won')::int)::bigint, (sign * (fact.status = 'lost')::int)::bigint,
         sign * case when fact.status = 'won' then coalesce(fact.value, 0) else 0 end
   where fact.status in ('won', 'lost')
$$;

create or replace function private.stage_parts(fact private.lead_facts, sign int)
returns table (company_id uuid, status text, outcome text, days int, leads bigint)
language sql stable
as $$
  select fact.company_id, s.key, part.outcome, greatest(part.days, 0), sign::bigint
    from public.stages s
   cross join lateral (values
     ('left', round(extract(epoch from fact.left_at[s.slot] - fact.entered_at[s.slot]) / 86400)::int, fact.left_at[s.slot] is not null),
     (fact.status, case fact.status when 'won' then round(extract(epoch from fact.status_changed_at - fact.entered_at[s.slot]) / 86400)::int else 0 end,
       fact.status in ('won', 'lost'))) part (outcome, days, is_known)
   where s.company_id = fact.company_id and fact.entered_at[s.slot] is not null and part.is_known
$$;

create or replace function private.facts_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, p.reached, sum(p.created),
         sum(p.closed), sum(p.created_value), sum(p.closed_value), sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from came f cross join lateral private.created_part(row(f.*)::private.lead_facts, 1) part
          union all
          select part.* from came f cross join lateral private.decided_part(row(f.*)::private.lead_facts, 1) part) p
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6, 7;
  insert into private.pipeline_figures
  select p.company_id, p.entered_on, p.owner_id, p.status, p.currency, sum(p.leads), sum(p.unvalued), sum(p.value), sum(p.squares)
    from came f cross join lateral private.pipeline_part(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4, 5;
  insert into private.stage_figures
  select p.company_id, p.status, p.outcome, p.days, sum(p.leads)
    from came f cross join lateral private.stage_parts(row(f.*)::private.lead_facts, 1) p group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function private.facts_went() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  if current_setting('parley.is_recounting', true) = 'on' then return null; end if;
  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date, p.owner_id, p.source, p.currency, p.reached, sum(p.created),
         sum(p.closed), sum(p.created_value), sum(p.closed_value), sum(p.won), sum(p.lost), sum(p.won_value)
    from (select part.* from went f cross join lateral private.created_part(row(f.*)::private.lead_facts, -1) part
          union all
          select part.* from went f cross join lateral private.decided_part(row(f.*)::private.lead_facts, -1) part) p
    join public.companies c on c.id = p.company_id
   cross join (values ('day'), ('month')) g (grain)
   group by 1, 2, 3, 4, 5, 6, 7;
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

-- Times by slot with one more: the first time counts.
create function private.stage_times(known timestamptz[], slot int, at timestamptz) returns timestamptz[]
language sql immutable
as $$
  select array_agg(case when place = slot then coalesce(known[place], at) else known[place] end order by place)
    from generate_series(1, greatest(cardinality(known), slot, 5)) place
$$;

create or replace function private.stage_times_until(known timestamptz[], until timestamptz) returns timestamptz[]
language sql immutable
as $$
  select array_agg(case when known[place] <= until then known[place] end order by place) from generate_series(1, greatest(cardinality(known), 5)) place
$$;

create or replace function private.leads_came() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.lead_facts
  select l.id, l.company_id, coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at,
         l.status_changed_at, private.stage_times('{}', s.slot, l.status_changed_at), private.stage_times('{}', null, null)
    from came l left join public.stages s on s.company_id = l.company_id and s.key = l.status;
  return null;
end $$;

create or replace function private.leads_changed() returns trigger
language plpgsql security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
as $$ begin
  update private.lead_facts f
     set owner_id = coalesce(l.owner_id, private.nobody()), source = coalesce(l.source, ''), currency = l.currency, value = l.value,
         status = l.status, created_at = l.created_at, status_changed_at = l.status_changed_at,
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
           where (k.owner_id, k.source, k.currency, k.value, k.status, k.created_at, k.status_changed_at)
                 is distinct from (coalesce(c.owner_id, private.nobody()), coalesce(c.source, ''), c.currency, c.value, c.status, c.created_at, c.status_changed_at)) l
   where f.lead_id = l.id;
  return null;
end $$;

-- Slots are looked up row by row: of a join with the stages Postgres expects a handful of rows, and reads all leads in loops then.
create or replace function private.read_lead_facts(only_leads uuid[]) returns setof private.lead_facts
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
                 from generate_series(1, greatest(s.last, 5)) place order by place)
    from chosen l left join stages s on s.lead_id = l.id
$$;
drop function private.stage_times(timestamptz[], text, timestamptz);
drop function private.stage_place(text);

create or replace function private.recount_figures() returns bigint
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

  insert into private.lead_figures (company_id, grain, day, owner_id, source, currency, reached, created, closed, created_value, closed_value, won, lost, won_value)
  select company_id, grain, day, owner_id, source, currency, reached, sum(created), sum(closed), sum(created_value), sum(closed_value), sum(won), sum(lost), sum(won_value)
    from (select p.company_id, g.grain, date_trunc(g.grain, p.at at time zone 'UTC')::date as day, p.owner_id, p.source, p.currency, p.reached, p.created,
                 p.closed, p.created_value, p.closed_value, p.won, p.lost, p.won_value
            from (select part.* from private.lead_facts f cross join lateral private.created_part(f, 1) part
                  union all
                  select part.* from private.lead_facts f cross join lateral private.decided_part(f, 1) part) p
           cross join (values ('day'), ('month')) g (grain)
          union all
          select company_id, grain, day, owner_id, source, currency, reached, -created, -closed,
                 -created_value, -closed_value, -won, -lost, -won_value from private.lead_figures) both_sides
   group by 1, 2, 3, 4, 5, 6, 7
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

create function private.lead_lines(own uuid, starts timestamptz, ends timestamptz, only_owner uuid)
returns table (owner_id uuid, source text, currency text, reached int, created bigint, closed bigint, created_value numeric, closed_value numeric, won bigint, lost bigint, won_value numeric)
language sql stable
as $$
  with parts as materialized (select * from private.period_parts(starts, ends)),
  lines as (
    select f.owner_id, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'month' and f.day >= (select first_month from parts) and f.day < (select last_month from parts)
    union all
    select f.owner_id, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select first_day from parts) and f.day < (select first_month from parts)
    union all
    select f.owner_id, f.source, f.currency, f.reached, f.created, f.closed, f.created_value,
           f.closed_value, f.won, f.lost, f.won_value
      from private.lead_figures f
     where f.company_id = own and f.grain = 'day' and f.day >= (select last_month from parts) and f.day < (select last_day from parts)
    union all
    select p.owner_id, p.source, p.currency, p.reached, p.created, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.created_at >= edge.from_at and f.created_at < edge.to_at
     cross join lateral private.created_part(f, 1) p
    union all
    select p.owner_id, p.source, p.currency, p.reached, p.created, p.closed, p.created_value,
           p.closed_value, p.won, p.lost, p.won_value
      from (values (starts, (select head_ends from parts)), ((select tail_starts from parts), ends)) edge (from_at, to_at)
      join private.lead_facts f on f.company_id = own and f.status in ('won', 'lost')
       and f.status_changed_at >= edge.from_at and f.status_changed_at < edge.to_at
     cross join lateral private.decided_part(f, 1) p)
  select * from lines where only_owner is null or lines.owner_id = only_owner
$$;

-- As before, with the furthest stage that leads have reached in the company's order: null where none of them is left.
create or replace function public.sales_figures(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null, stretch_days int default 30)
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
      select p.stretch, l.owner_id, l.source, l.currency, l.reached, sum(l.created) as created, sum(l.closed) as closed, sum(l.created_value) as created_value,
             sum(l.closed_value) as closed_value, sum(l.won) as won, sum(l.lost) as lost, sum(l.won_value) as won_value
        from pieces p cross join lateral private.lead_lines(own, p.from_at, p.to_at, only_owner) l
       group by 1, 2, 3, 4, 5),
    furthest as materialized (
      select m.reached, (select s.key from public.stages s where s.company_id = own and s.position is not null and s.slot is not null
                            and m.reached & (1 << (s.slot - 1)) <> 0 order by s.position desc limit 1) as stage
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
      'cycle', private.sales_cycle(own, starts, ends, only_owner),
      'cycle_before', private.sales_cycle(own, earlier, starts, only_owner)));
end $$;

-- `measure` is `created`, `reached` (with the stage in `only_status`), `closed`, `won`, `lost`, `open`, or a kind of activity.
create or replace function public.sales_evidence(measure text, from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null,
  only_source text default null, only_currency text default null, only_status text default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  own uuid := private.company_id();
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  -- The slots of the stage asked for and of those after it.
  wanted int;
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
    select bit_or(1 << (s.slot - 1)) into wanted
      from public.stages s join public.stages asked on asked.company_id = s.company_id and asked.key = only_status and s.position >= asked.position
     where s.company_id = own and s.slot is not null;
  end if;
  return (
    with chosen as (
      -- One of the three is meant; each reads its own index.
      select f.lead_id, f.currency, f.value, f.created_at as at, f.owner_id, f.source from private.lead_facts f
       where f.company_id = own and measure in ('created', 'reached', 'closed') and f.created_at >= starts and f.created_at < ends
         and (measure = 'created' or f.status = 'won' or measure = 'reached' and private.stage_mask(f.entered_at) & wanted <> 0)
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

create or replace function public.deal_facts(only_owner uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with own as (select private.company_id() as company),
  moves as materialized (
    select a.lead_id, coalesce(a.data ->> 'to', a.data ->> 'status') as status, a.created_at as entered,
           lead(a.created_at) over (partition by a.lead_id order by a.created_at, a.id) as left_at
      from public.lead_activities a
     where a.company_id = (select company from own) and a.kind in ('created', 'status_changed')),
  decided as materialized (
    select l.id, l.status, coalesce(max(m.entered) filter (where m.status = l.status), l.status_changed_at) as at
      from public.leads l left join moves m on m.lead_id = l.id
     where l.company_id = (select company from own) and l.status in ('won', 'lost') group by l.id, l.status, l.status_changed_at),
  entries as (
    select m.status, m.lead_id, min(m.entered) as entered, min(extract(epoch from m.left_at - m.entered) / 86400.0) as days
      from moves m group by m.status, m.lead_id),
  stages as (
    select e.status, count(*) filter (where d.status = 'won') as won, count(*) filter (where d.status = 'lost') as lost,
           count(e.days) as left, percentile_cont(0.5) within group (order by e.days) as days_in_stage,
           percentile_cont(0.5) within group (order by extract(epoch from d.at - e.entered) / 86400.0)
             filter (where d.status = 'won') as days_to_win
      from entries e left join decided d on d.id = e.lead_id
     where e.status in (select key from public.stages where company_id = (select company from own) and slot is not null) group by e.status),
  open_leads as materialized (
    select l.* from public.leads l
     where l.company_id = (select company from own) and l.status not in ('won', 'lost')
       and (only_owner is null or coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)),
  pipeline as (
    select status, currency, floor(extract(epoch from now() - status_changed_at) / 86400)::int as days, count(*) as leads,
           count(*) filter (where value is null or value = 0) as unvalued, coalesce(sum(value), 0) as value,
           coalesce(sum(value * value), 0) as squares
      from open_leads group by 1, 2, 3),
  chosen as materialized (
    select l.* from open_leads l join public.stages s on s.company_id = l.company_id and s.key = l.status
     where l.status <> 'new' or l.score >= 40
        or exists (select from public.recordings r where r.company_id = l.company_id and r.lead_id = l.id)
     order by s.probability * coalesce(l.value, 0) desc, l.score desc, l.id
     limit 500),
  talks as materialized (
    select * from (
      select r.id, r.lead_id, r.title, r.recorded_at, r.sentiment, (r.metrics -> 'figures' -> 'sentiment' ->> 'start')::numeric as lowest_at,
             row_number() over (partition by r.lead_id order by r.recorded_at desc, r.id) as place
        from public.recordings r join chosen c on c.id = r.lead_id
       where r.company_id = (select company from own) and r.status = 'ready') ranked
     where place <= 3),
  statements as materialized (
    select t.lead_id, t.recorded_at, i.id, i.recording_id, case i.kind when 'key_moment' then 'complaint' else i.kind end as kind, i.text, i.quote, i.start_seconds, i.end_seconds,
           coalesce(i.data ->> 'at', i.data ->> 'dueAt') as at, i.data ->> 'category' as category, i.data ->> 'speaker' as speaker,
           i.task_id
      from talks t join public.recording_insights i on i.company_id = (select company from own) and i.recording_id = t.id
     where i.dismissed_at is null
       and (i.kind in ('objection', 'competitor') or i.kind = 'timeline' and i.data ->> 'at' is not null
         or i.kind = 'action_item' and i.data ->> 'owner' = 'us'
         or i.kind = 'key_moment' and i.data ->> 'category' = 'complaint')),
  answers as (
    select i.id, sum(length(s.text) - length(replace(s.text, ' ', '')) + 1) as words
      from statements i join public.transcript_segments s on s.company_id = (select company from own) and s.recording_id = i.recording_id
     where i.kind = 'objection' and s.speaker <> i.speaker and s.start_seconds >= i.start_seconds and s.start_seconds < i.end_seconds + 60
     group by i.id),
  told as (
    select s.lead_id, jsonb_agg(jsonb_build_object('id', s.id, 'recording_id', s.recording_id, 'recorded_at', s.recorded_at,
             'kind', s.kind, 'text', s.text, 'quote', s.quote, 'start', s.start_seconds, 'at', s.at, 'category', s.category,
             'answer_words', case when s.kind = 'objection' then coalesce(a.words, 0) end,
             'task_id', s.task_id, 'is_done', t.status = 'done') order by s.recorded_at desc, s.start_seconds) as list
      from statements s left join answers a on a.id = s.id left join public.tasks t on t.id = s.task_id group by s.lead_id),
  talked as (
    select t.lead_id, jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'recorded_at', t.recorded_at, 'sentiment', t.sentiment,
             'lowest_at', t.lowest_at) order by t.recorded_at desc) as list from talks t group by t.lead_id),
  planned as (
    select t.lead_id, jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'due_at', t.due_at, 'recording_id', t.recording_id,
             'start', t.recording_seconds) order by t.due_at nulls last, t.id) as list
      from (select t.*, row_number() over (partition by t.lead_id order by t.due_at nulls last, t.id) as place
              from public.tasks t join chosen c on c.id = t.lead_id
             where t.company_id = (select company from own) and t.status <> 'done') t
     where place <= 5 group by t.lead_id),
  touched as (
    select a.lead_id, max(a.created_at) as at from public.lead_activities a join chosen c on c.id = a.lead_id
     where a.company_id = (select company from own) and a.kind in ('note', 'email', 'call', 'meeting') group by a.lead_id),
  mailed as (
    select e.lead_id, max(coalesce(e.sent_at, e.created_at)) as at from public.lead_emails e join chosen c on c.id = e.lead_id
     where e.company_id = (select company from own) and e.status <> 'failed' group by e.lead_id)
  select jsonb_build_object(
    'stages', coalesce((select jsonb_agg(to_jsonb(stages)) from stages), '[]'),
    'pipeline', coalesce((select jsonb_agg(to_jsonb(pipeline)) from pipeline), '[]'),
    'open', (select count(*) from open_leads),
    'leads', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'email', c.email, 'status', c.status,
               'value', c.value, 'currency', c.currency, 'owner_id', c.owner_id, 'score', c.score, 'score_reasons', c.score_reasons,
               'created_at', c.created_at, 'status_changed_at', c.status_changed_at,
               'written_at', greatest(touched.at, mailed.at),
               'talks', coalesce(talked.list, '[]'), 'statements', coalesce(told.list, '[]'), 'tasks', coalesce(planned.list, '[]')))
        from chosen c left join talked on talked.lead_id = c.id left join told on told.lead_id = c.id
        left join planned on planned.lead_id = c.id left join touched on touched.lead_id = c.id left join mailed on mailed.lead_id = c.id), '[]'))
$$;

do $$ begin perform private.recount_figures(); end $$;

revoke execute on function private.give_stages(uuid), private.company_came(), private.refuse_archived_stage(),
  private.stage_key(uuid, text), public.set_stages(jsonb), private.stage_mask(timestamptz[]), private.created_part(private.lead_facts, int),
  private.decided_part(private.lead_facts, int), private.stage_times(timestamptz[], int, timestamptz),
  private.lead_lines(uuid, timestamptz, timestamptz, uuid) from public;
grant execute on function public.set_stages(jsonb), private.stage_mask(timestamptz[]), private.created_part(private.lead_facts, int),
  private.decided_part(private.lead_facts, int), private.lead_lines(uuid, timestamptz, timestamptz, uuid) to authenticated, service_role;
