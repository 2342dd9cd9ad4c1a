-- Calls and meetings are logged beside notes, and all three also of an account or a contact, with or without a sale.

alter table public.lead_activities
  alter column lead_id drop not null,
  add account_id uuid,
  add contact_id uuid,
  add foreign key (company_id, account_id) references public.accounts (company_id, id) on delete cascade,
  add foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete cascade,
  add constraint lead_activities_of_one_record check (num_nonnulls(lead_id, account_id, contact_id) = 1),
  drop constraint lead_activities_kind_check,
  add constraint lead_activities_kind_check
    check (kind in ('created', 'status_changed', 'note', 'call', 'meeting', 'recording', 'task', 'email', 'changed')),
  -- How a call or meeting went, and how long it took. What comes from a file says the one only where the file does.
  add constraint lead_activities_outcome_check check (case
    when kind not in ('call', 'meeting') or data ? 'import_id' and not data ? 'outcome' then true
    when kind = 'call' then coalesce(data ->> 'outcome', '') in ('reached', 'left_message', 'no_answer', 'wrong_number')
    else coalesce(data ->> 'outcome', '') in ('held', 'no_show', 'cancelled') end),
  add constraint lead_activities_minutes_check check (case
    when kind not in ('call', 'meeting') or data -> 'minutes' is null then true
    when jsonb_typeof(data -> 'minutes') = 'number' then (data ->> 'minutes')::numeric between 0 and 1440 else false end);
create index lead_activities_account on public.lead_activities (company_id, account_id, created_at desc, id desc) where account_id is not null;
create index lead_activities_contact on public.lead_activities (company_id, contact_id, created_at desc, id desc) where contact_id is not null;

-- What is counted as somebody's work, and which of it is a word to or from the customer.
create function private.is_work(kind text) returns boolean language sql immutable parallel safe
as $$ select kind in ('note', 'email', 'call', 'meeting', 'status_changed') $$;
create function private.reaches_customer(kind text) returns boolean language sql immutable parallel safe
as $$ select kind in ('note', 'email', 'call', 'meeting') $$;

drop index public.lead_activities_counted;
create index lead_activities_counted on public.lead_activities (company_id, created_at)
  where kind in ('note', 'email', 'call', 'meeting', 'status_changed');

create or replace function private.activities_came() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         count(*), 0
    from came a cross join (values ('day'), ('month')) g (grain)
   where private.is_work(a.kind) group by 1, 2, 3, 4, 5;
  return null;
end $$;

create or replace function private.activities_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         sum(a.sign), 0
    from (select company_id, kind, actor_id, created_at, 1 as sign from came
          union all
          select company_id, kind, actor_id, created_at, -1 from went) a
    cross join (values ('day'), ('month')) g (grain)
   where private.is_work(a.kind) and (select true from public.companies c where c.id = a.company_id)
   group by 1, 2, 3, 4, 5 having sum(a.sign) <> 0;
  return null;
end $$;

create or replace function private.activities_went() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.activity_figures
  select a.company_id, g.grain, date_trunc(g.grain, a.created_at at time zone 'UTC')::date, coalesce(a.actor_id, private.nobody()), a.kind,
         -count(*), 0
    from went a cross join (values ('day'), ('month')) g (grain)
   where private.is_work(a.kind) and (select true from public.companies c where c.id = a.company_id)
   group by 1, 2, 3, 4, 5;
  return null;
end $$;

create or replace view private.activity_parts with (security_invoker = true) as
  select company_id, coalesce(actor_id, private.nobody()) as person_id, kind, created_at as at, 0::numeric as seconds, id
    from public.lead_activities where kind in ('note', 'email', 'call', 'meeting', 'status_changed')
  union all
  select company_id, coalesce(assignee_id, private.nobody()), 'task_done', completed_at, 0, id
    from public.tasks where status = 'done' and completed_at is not null
  union all
  select company_id, coalesce(owner_id, private.nobody()), 'conversation', recorded_at, coalesce(duration_seconds, 0), id
    from public.recordings where status = 'ready' and visibility = 'company';

create function private.refuse_future_log() returns trigger
language plpgsql set search_path = ''
as $$ begin
  raise exception 'A % is logged once it took place. Plan it as a task.', new.kind using errcode = '22023';
end $$;
create trigger refuse_future_log before insert or update of created_at, kind on public.lead_activities for each row
  when (new.kind in ('call', 'meeting') and new.created_at > now() + interval '1 hour') execute function private.refuse_future_log();

drop trigger note_written on public.lead_activities;
create trigger note_written after insert or update of body on public.lead_activities for each row
  when (new.kind in ('note', 'call', 'meeting') and new.body like '%@%'
        and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.note_written();

-- What is told of an account or a contact is seen by those who see that record.
alter policy "own and team's" on public.lead_activities
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or exists (select from public.accounts a where a.id = lead_activities.account_id)
    or exists (select from public.contacts c where c.id = lead_activities.contact_id))
  with check ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or exists (select from public.accounts a where a.id = lead_activities.account_id)
    or exists (select from public.contacts c where c.id = lead_activities.contact_id));

drop trigger others_stay on public.lead_activities;
create trigger others_stay after delete on public.lead_activities referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on')
  execute function private.refuse_deleting_others('w.actor_id = (select auth.uid()) or not exists (select from public.leads l where l.id = w.lead_id)
    and not exists (select from public.accounts a where a.id = w.account_id) and not exists (select from public.contacts c where c.id = w.contact_id)');

-- Of a person who is not the caller.
create function private.person_sees_customer(person uuid, account uuid, contact uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  team constant uuid[] := private.team_of(person);
begin
  return team is null
    or exists (select from public.accounts a where a.id = account and (a.owner_id is null or a.owner_id = any (team)))
    or exists (select from public.contacts c left join public.accounts a on a.id = c.account_id
                where c.id = contact and (c.created_by = any (team) or a.id is not null and (a.owner_id is null or a.owner_id = any (team))))
    or exists (select from public.leads l where (l.account_id = account or l.contact_id = contact) and (l.owner_id is null or l.owner_id = any (team)));
end $$;

-- What stands behind a number of sales_figures, newest first: at most 200 lines beside the count and the sum of all. `measure` is a
-- column of its leads (created … closed, won, lost), `open`, or a kind of activity; `only_status` narrows `open`.
create or replace function public.sales_evidence(measure text, from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null,
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

create or replace function public.lead_answers(days int default 90, before_at timestamptz default 'infinity',
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
         select min(a.created_at) as at from public.lead_activities a where a.company_id = own and a.lead_id = l.id and (a.kind = 'recording' or private.reaches_customer(a.kind))
         union all select min(r.recorded_at) from public.recordings r where r.company_id = own and r.lead_id = l.id
         union all select min(coalesce(e.sent_at, e.created_at)) from public.lead_emails e where e.company_id = own and e.lead_id = l.id and e.status <> 'failed') said) answer
     order by l.created_at desc, l.id desc;
end $$;

-- What happened with an account or a contact, in all its sales and beside them, the latest first: entries before one, in the order of time
-- and id. What was changed on the record itself stands among them.
create function public.customer_timeline(customer uuid, before_at timestamptz default null, before_id uuid default null, page_size int default 50)
returns table (source text, id uuid, at timestamptz, kind text, title text, body text, data jsonb, actor_id uuid, recording_id uuid,
  lead_id uuid, lead_name text, contact_id uuid, contact_name text)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select least(greatest(page_size, 1), 1000) as size, coalesce(before_at, 'infinity') as moment,
           coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as place,
           array(select l.id from public.leads l where l.company_id = (select private.company_id()) and l.account_id = customer
                 union select l.id from public.leads l where l.company_id = (select private.company_id()) and l.contact_id = customer
                 union select p.lead_id from public.lead_contacts p where p.company_id = (select private.company_id()) and p.contact_id = customer) as leads,
           array(select c.id from public.contacts c where c.account_id = customer union select customer) as people),
  told as (
    (select a.* from public.lead_activities a
      where a.company_id = (select private.company_id()) and a.lead_id = any ((select leads from asked)::uuid[]) and a.kind not in ('changed', 'recording')
        and (a.created_at, a.id) < ((select moment from asked), (select place from asked))
      order by a.created_at desc, a.id desc limit (select size from asked))
    union all
    (select a.* from public.lead_activities a
      where a.company_id = (select private.company_id()) and a.account_id = customer
        and (a.created_at, a.id) < ((select moment from asked), (select place from asked))
      order by a.created_at desc, a.id desc limit (select size from asked))
    union all
    (select a.* from public.lead_activities a
      where a.company_id = (select private.company_id()) and a.contact_id = any ((select people from asked)::uuid[])
        and (a.created_at, a.id) < ((select moment from asked), (select place from asked))
      order by a.created_at desc, a.id desc limit (select size from asked))),
  changes as (
    select c.* from public.record_changes c
     where c.record_id = customer and (c.changed_at, c.id) < ((select moment from asked), (select place from asked))
     order by c.changed_at desc, c.id desc limit (select size from asked)),
  talks as (
    select r.id, r.recorded_at, r.title, r.summary, r.lead_id from public.recordings r
     where r.company_id = (select private.company_id()) and r.lead_id = any ((select leads from asked)::uuid[])
       and (r.recorded_at, r.id) < ((select moment from asked), (select place from asked))
     order by r.recorded_at desc, r.id desc limit (select size from asked)),
  mails as (
    select e.id, coalesce(e.sent_at, e.created_at) as at, e.status, e.subject, e.recording_id, e.lead_id from public.follow_up_emails e
     where e.company_id = (select private.company_id()) and e.lead_id = any ((select leads from asked)::uuid[])
       and (coalesce(e.sent_at, e.created_at), e.id) < ((select moment from asked), (select place from asked))
     order by coalesce(e.sent_at, e.created_at) desc, e.id desc limit (select size from asked)),
  entries (source, id, at, kind, title, body, data, actor_id, recording_id, lead_id, contact_id) as (
    select 'activity', t.id, t.created_at, t.kind, null::text, t.body, t.data, t.actor_id, null::uuid, t.lead_id, nullif(t.contact_id, customer) from told t
    union all
    select 'change', c.id, c.changed_at, c.operation, null, null, jsonb_build_object('record_id', c.record_id, 'way', c.way, 'way_name', c.way_name,
             'before', c.before, 'after', c.after, 'restored_id', c.restored_id), c.actor_id, null, null, null from changes c
    union all
    select 'recording', r.id, r.recorded_at, 'recording', r.title, r.summary, '{}', null, r.id, r.lead_id, null from talks r
    union all
    select 'email', m.id, m.at, m.status, m.subject, null, '{}', null, m.recording_id, m.lead_id, null from mails m)
  select e.source, e.id, e.at, e.kind, e.title, e.body, e.data, e.actor_id, e.recording_id, e.lead_id, l.name, e.contact_id, p.name
    from entries e left join public.leads l on l.id = e.lead_id left join public.contacts p on p.id = e.contact_id
   order by e.at desc, e.id desc limit (select size from asked)
$$;

revoke execute on function
  public.customer_timeline(uuid,timestamptz,uuid,int),
  private.reaches_customer(text),
  private.is_work(text),
  private.person_sees_customer(uuid,uuid,uuid),
  private.refuse_future_log()
  from public;
grant execute on function public.customer_timeline(uuid,timestamptz,uuid,int) to authenticated, service_role;
grant execute on function private.reaches_customer(text), private.is_work(text) to authenticated, service_role;
