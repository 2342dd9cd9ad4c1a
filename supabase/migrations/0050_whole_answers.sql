-- What happened with a lead, the latest first, a page at a time: a lead of some years has thousands of entries. A recording linked
-- to the lead stands once, as itself; the activity that tells of it is left out.
create index lead_activities_timeline on public.lead_activities (company_id, lead_id, created_at desc, id desc);
drop index public.lead_activities_lead;

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
revoke execute on function public.lead_timeline(uuid, timestamptz, uuid, int) from public;
grant execute on function public.lead_timeline(uuid, timestamptz, uuid, int) to authenticated, service_role;

-- The leads of the last `days` days, the newest first and a thousand at a time, and when we first spoke with each or wrote to it. Those
-- after one are asked for by its time and id. It answered the newest 5,000 alone, and a median of those is no median of all.
drop function public.lead_answers(int);
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
revoke execute on function public.lead_answers(int, timestamptz, uuid) from public;
grant execute on function public.lead_answers(int, timestamptz, uuid) to authenticated, service_role;
