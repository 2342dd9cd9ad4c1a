-- When a sale is expected to close, when it did, and why it was lost.

alter table public.leads
  add expected_close_on date,
  -- Of a decided sale always, of an open one never. Its stage changed at this moment.
  add closed_at timestamptz,
  add lost_reason text check (length(lost_reason) <= 200);

alter table public.leads disable trigger user;
update public.leads set closed_at = status_changed_at where status in ('won', 'lost');
alter table public.leads enable trigger user;

create index leads_lost on public.leads (company_id, closed_at) where status = 'lost';
create index leads_expected on public.leads (company_id, expected_close_on) where expected_close_on is not null;

-- By its name it goes on after `stamp`, which says when a stage changes that nobody gave a time.
create function private.stamp_closing() returns trigger language plpgsql set search_path = ''
as $$
declare
  is_moved constant boolean := tg_op = 'INSERT' or old.status is distinct from new.status;
begin
  if new.status not in ('won', 'lost') then
    new.closed_at := null;
  else
    -- The date that it was won at isn't the one that it was lost at.
    if tg_op = 'UPDATE' and is_moved and new.closed_at is not distinct from old.closed_at then new.closed_at := null; end if;
    if tg_op = 'INSERT' or is_moved or new.closed_at is distinct from old.closed_at then
      new.closed_at := coalesce(new.closed_at, new.status_changed_at);
      if new.closed_at > now() + interval '1 day' then
        if current_setting('parley.is_importing', true) is distinct from 'on' then
          raise exception 'A sale cannot have closed in the future.' using errcode = '22023';
        end if;
        new.closed_at := new.status_changed_at;
      end if;
      new.status_changed_at := new.closed_at;
    end if;
  end if;
  if new.status <> 'lost' then new.lost_reason := null; end if;
  return new;
end $$;
create trigger stamp_closing before insert or update of status, closed_at, lost_reason on public.leads
  for each row execute function private.stamp_closing();

-- A sale that is decided at a date before its last stage was entered still passed through it.
create or replace function private.leads_changed() returns trigger
language plpgsql security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
as $$ begin
  update private.lead_facts f
     set owner_id = coalesce(l.owner_id, private.nobody()), source = coalesce(l.source, ''), currency = l.currency, value = l.value,
         status = l.status, created_at = l.created_at, status_changed_at = l.status_changed_at,
         entered_at = case when f.status = l.status or l.status in ('won', 'lost') then f.entered_at
                           when l.status_changed_at < f.status_changed_at then
                             private.stage_times(private.stage_times_until(f.entered_at, l.status_changed_at), l.status, l.status_changed_at)
                           else private.stage_times(f.entered_at, l.status, l.status_changed_at) end,
         left_at = case when f.status = l.status then f.left_at
                        when l.status in ('won', 'lost') then
                          private.stage_times(f.left_at, f.status, greatest(l.status_changed_at, f.status_changed_at))
                        when l.status_changed_at < f.status_changed_at then private.stage_times_until(f.left_at, l.status_changed_at)
                        else private.stage_times(f.left_at, f.status, l.status_changed_at) end
    from came l
   where f.lead_id = l.id
     and (f.owner_id, f.source, f.currency, f.value, f.status, f.created_at, f.status_changed_at)
         is distinct from (coalesce(l.owner_id, private.nobody()), coalesce(l.source, ''), l.currency, l.value, l.status, l.created_at, l.status_changed_at);
  return null;
end $$;

create or replace function private.stage_parts(fact private.lead_facts, sign int)
returns table (company_id uuid, status text, outcome text, days int, leads bigint)
language sql immutable
as $$
  select fact.company_id, (array['new', 'contacted', 'qualified', 'proposal', 'negotiation'])[place], part.outcome, greatest(part.days, 0), sign::bigint
    from generate_series(1, 5) place
   cross join lateral (values
     ('left', round(extract(epoch from fact.left_at[place] - fact.entered_at[place]) / 86400)::int, fact.left_at[place] is not null),
     (fact.status, case fact.status when 'won' then round(extract(epoch from fact.status_changed_at - fact.entered_at[place]) / 86400)::int else 0 end,
       fact.status in ('won', 'lost'))) part (outcome, days, is_known)
   where fact.entered_at[place] is not null and part.is_known
$$;

-- What goes with a status and comes back with it.
create or replace function private.bulk_times(record text, fields text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select case when not 'status' = any (fields) then '{}'
    when record = 'leads' then array['status_changed_at', 'last_activity_at', 'closed_at', 'lost_reason']
    when record = 'tasks' then array['completed_at'] else '{}' end
$$;

-- Takes back at most `most` rows of a change: each gets its own earlier values, unless somebody changed it again, deleted it, or
-- took the right to it away; those stay as they are and are counted as kept. `remaining` rows wait for the next call.
create or replace function public.undo_change(change uuid, most int default 1000)
returns table (restored int, kept int, remaining int)
language plpgsql security invoker set search_path = ''
as $$
declare
  was public.bulk_changes;
  taken uuid[];
  back uuid[];
  untouched uuid[];
begin
  select * into was from public.bulk_changes c where c.id = change and c.expires_at > now() for update;
  if was.id is null or not was.fields <@ private.bulk_fields(was.record) then
    raise exception 'This change can no longer be undone.' using errcode = 'P0002';
  end if;
  taken := array(select r.row_id from public.bulk_change_rows r where r.change_id = change order by r.row_id
                  limit least(greatest(most, 1), 1000));
  if was.record = 'leads' then
    untouched := array(
      select l.id from public.leads l join public.bulk_change_rows r on r.row_id = l.id
       where r.change_id = change and r.row_id = any (taken) and l.last_activity_at = (r.after ->> 'last_activity_at')::timestamptz);
  end if;
  execute format($sql$
    with restored as (
      update public.%1$I r set %2$s
        from public.bulk_change_rows t, jsonb_populate_record(null::public.%1$I, t.before) b, jsonb_populate_record(null::public.%1$I, t.after) a
       where t.change_id = $1 and t.row_id = any ($2) and r.id = t.row_id and (%3$s) is not distinct from (%4$s)
      returning r.id)
    select array(select id from restored) $sql$,
    was.record,
    -- A task keeps the time it is given with its status; a lead is stamped anew, and gets its own below.
    (select string_agg(format('%I = b.%I', field, field), ', ')
       from unnest(was.fields || case when was.record = 'tasks' then private.bulk_times(was.record, was.fields) end) field),
    (select string_agg(format('r.%I', field), ', ' order by field) from unnest(was.fields) field),
    (select string_agg(format('a.%I', field), ', ' order by field) from unnest(was.fields) field))
    into back using change, taken;
  if was.record = 'leads' and 'status' = any (was.fields) then
    update public.leads l
       set closed_at = (r.before ->> 'closed_at')::timestamptz, lost_reason = r.before ->> 'lost_reason',
           status_changed_at = (r.before ->> 'status_changed_at')::timestamptz,
           last_activity_at = case when l.id = any (untouched) then (r.before ->> 'last_activity_at')::timestamptz else l.last_activity_at end
      from public.bulk_change_rows r
     where r.change_id = change and r.row_id = l.id and l.id = any (back);
  end if;
  delete from public.bulk_change_rows r where r.change_id = change and r.row_id = any (taken);
  restored := cardinality(back);
  kept := cardinality(taken) - restored;
  remaining := (select count(*) from public.bulk_change_rows r where r.change_id = change);
  return next;
end $$;

-- What a message from outside says of its own closing is none of a lead's fields.
create or replace function private.inbound_names() returns table (target text, key text, preference bigint)
language sql stable set search_path = ''
as $$
  select field, replace(field, '_', ''), 0::bigint from unnest(private.record_fields('leads')) field
   where field not in ('status', 'owner_id', 'tags', 'custom', 'expected_close_on', 'closed_at', 'lost_reason')
  union all
  select known.target, name.key, name.preference
    from (values
      ('name', array['fullname', 'yourname', 'contactname', 'leadname', 'contact', 'lead', 'person']),
      ('company', array['companyname', 'organization', 'organisation', 'business', 'account', 'employer', 'accountname', 'firma']),
      ('title', array['jobtitle', 'position', 'role', 'function']),
      ('email', array['emailaddress', 'workemail', 'youremail', 'mail', 'contactemail', 'primaryemail', 'emailadresse']),
      ('phone', array['phonenumber', 'mobile', 'mobilephone', 'telephone', 'tel', 'workphone', 'cell', 'telefon']),
      ('website', array['url', 'homepage', 'domain', 'web', 'site']),
      ('source', array['leadsource', 'utmsource', 'origin', 'channel', 'quelle']),
      ('value', array['amount', 'dealvalue', 'budget', 'dealamount', 'revenue', 'betrag']),
      ('currency', array['currencycode', 'wahrung']),
      ('next_step', array['nextaction', 'nextsteps']),
      ('first_name', array['firstname', 'givenname', 'fname', 'first', 'vorname', 'prenom', 'nombre']),
      ('last_name', array['lastname', 'familyname', 'surname', 'lname', 'last', 'nachname', 'apellido']),
      ('message', array['message', 'yourmessage', 'comment', 'comments', 'notes', 'note', 'question', 'inquiry'])
    ) as known (target, keys)
   cross join lateral unnest(known.keys) with ordinality as name (key, preference)
$$;

-- Why sales were lost in a period, under the caller's own policies: the most frequent reasons first, null where nobody said one.
-- `sums` holds what they were worth by currency: {"USD": 1200.00}.
create function public.lost_reasons(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null)
returns table (reason text, leads bigint, sums jsonb)
language plpgsql stable security invoker set search_path = ''
as $$ begin
  perform private.require_insight_period(from_day, to_day);
  return query
    with lost as (
      select lower(btrim(l.lost_reason)) as key, l.lost_reason, l.currency, l.value from public.leads l
       where l.company_id = (select private.company_id()) and l.status = 'lost'
         and l.closed_at >= from_day::timestamp at time zone time_zone and l.closed_at < (to_day + 1)::timestamp at time zone time_zone
         and (only_owner is null or coalesce(l.owner_id, private.nobody()) = only_owner)),
    by_currency as (
      select key, mode() within group (order by lost_reason) as spelling, currency, count(*) as leads, sum(value) as value
        from lost group by key, currency)
    select (array_agg(b.spelling order by b.leads desc))[1], sum(b.leads)::bigint,
           coalesce(jsonb_object_agg(b.currency, b.value) filter (where b.value > 0), '{}')
      from by_currency b group by b.key order by 2 desc, 1 limit 50;
end $$;

revoke execute on function private.stamp_closing(), public.lost_reasons(date,date,text,uuid) from public;
grant execute on function public.lost_reasons(date,date,text,uuid) to authenticated, service_role;
