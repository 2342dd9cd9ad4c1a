-- What conversations say, and what to do about it.

-- Words that a company listens for.
create function private.is_tracker_words(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(words) between 1 and 20 and coalesce(bool_and(length(trim(word)) between 1 and 60), false)
    from unnest(words) as list (word)
$$;

create table public.insight_trackers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(trim(name)) between 1 and 60),
  words text[] not null check (private.is_tracker_words(words)),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by)
);
create unique index insight_trackers_name on public.insight_trackers (company_id, lower(trim(name)));
create index insight_trackers_author on public.insight_trackers (company_id, created_by);
select private.protect_company_table('public.insight_trackers');

-- A line of advice that nobody wants to see for a while. `subject` names it: "risk <lead>", "coaching <recording> <second>".
create table public.advice_dismissals (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  subject text not null check (length(subject) between 1 and 120),
  lead_id uuid,
  dismissed_until timestamptz not null default now() + interval '14 days',
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (company_id, subject),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by)
);
create index advice_dismissals_lead on public.advice_dismissals (company_id, lead_id);
create index advice_dismissals_author on public.advice_dismissals (company_id, created_by);
select private.protect_company_table('public.advice_dismissals');

-- How often each tracker's words were said in each recording. Searching whole transcripts at each look took most of the
-- time of insight_figures; this is counted when words are said, edited or listened for.
create table private.tracker_hits (
  company_id uuid not null references public.companies on delete cascade,
  tracker_id uuid not null references public.insight_trackers on delete cascade,
  recording_id uuid not null references public.recordings on delete cascade,
  hits int not null check (hits > 0),
  -- In how many stretches of speech: what insight_evidence lists.
  segments int not null check (segments > 0),
  primary key (tracker_id, recording_id)
);
create index tracker_hits_recording on private.tracker_hits (recording_id);
create index tracker_hits_company on private.tracker_hits (company_id);
alter table private.tracker_hits enable row level security;
grant select on private.tracker_hits to authenticated, service_role;
create policy "own company" on private.tracker_hits for select to authenticated using (company_id = (select private.company_id()));
create policy "not of a hidden recording" on private.tracker_hits as restrictive for select to authenticated
  using (exists (select from public.recordings r where r.id = tracker_hits.recording_id));

-- What the dashboard shows, in one answer: every part under the caller's own policies.
create function public.today(time_zone text default 'UTC') returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with midnight as (
    select (date_trunc('day', now() at time zone today.time_zone) + interval '1 day') at time zone today.time_zone as at),
  due as (
    select t.id, t.title, t.due_at, t.priority, t.lead_id, t.recording_id, t.recording_seconds, l.name as lead_name
      from public.tasks t left join public.leads l on l.id = t.lead_id
     where t.status <> 'done' and t.due_at < (select at from midnight) and (t.assignee_id = (select auth.uid()) or t.assignee_id is null)),
  hot as (
    select id, name, company, status, score, score_reasons, value, currency, last_activity_at from public.leads
     where status not in ('won', 'lost') and score > 0 order by score desc, last_activity_at desc limit 5),
  moving as (
    select id, title, status, progress, failure_reason, created_at from public.recordings
     where status in ('recording', 'uploading', 'transcribing', 'analysing', 'failed') order by created_at desc limit 5),
  recent as (
    select id, title, summary, duration_seconds, recorded_at, lead_id from public.recordings
     where status = 'ready' order by recorded_at desc limit 5),
  stages as (
    select status, currency, count(*) as leads, coalesce(sum(value), 0) as value from public.leads group by status, currency)
  select jsonb_build_object(
    'tasks', coalesce((select jsonb_agg(to_jsonb(d) order by d.due_at) from (select * from due order by due_at limit 12) d), '[]'),
    'overdue', (select count(*) from due where due_at < now()),
    'due_today', (select count(*) from due where due_at >= now()),
    'hot_leads', coalesce((select jsonb_agg(to_jsonb(h) order by h.score desc) from hot h), '[]'),
    'processing', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at desc) from moving m), '[]'),
    'recordings', coalesce((select jsonb_agg(to_jsonb(r) order by r.recorded_at desc) from recent r), '[]'),
    'pipeline', coalesce((select jsonb_agg(to_jsonb(s)) from stages s), '[]'),
    'is_empty', not exists (select from public.leads) and not exists (select from public.tasks) and not exists (select from public.recordings),
    'has_sample', exists (select from public.leads where is_sample) or exists (select from public.recordings where is_sample))
$$;

-- Any of the words as they stand, character by character, not inside a longer word; any space fits a space.
create function private.tracker_pattern(words text[]) returns text
language sql immutable set search_path = ''
as $$
  select '(?<![[:alnum:]])(?:' || string_agg(
           regexp_replace(regexp_replace(regexp_replace(trim(word), '([^[:alnum:][:space:]])', '\\\1', 'g'),
             '\\[''’]', '[''’]', 'g'), '[[:space:]]+', '[[:space:]]+', 'g'), '|' order by length(word) desc)
         || ')(?![[:alnum:]])'
    from unnest(words) as list (word)
$$;

-- What tells statements of one kind apart: an objection's kind, a competitor's name, who asked.
create function private.statement_key(kind text, body text, data jsonb) returns text
language sql immutable
as $$
  select case kind when 'competitor' then body when 'objection' then coalesce(data ->> 'category', 'other')
    else coalesce(data ->> 'askedBy', 'unknown') end
$$;

-- Every part of every figure: one row a recording and figure, one a statement, one a segment that a tracker hits.
-- `key` tells figures of one measure apart (objection: its kind; topic: its name; tracker: its id). The owner
-- 00000000-… stands for recordings whose owner has left.
create function private.insight_parts(starts timestamptz, ends timestamptz, only_owner uuid, only_measure text, only_key text)
returns table (recording_id uuid, owner_id uuid, recorded_at timestamptz, measure text, key text, value numeric,
  weight numeric, start_seconds numeric, body text, quote text, speaker text)
language sql stable security invoker set search_path = ''
as $$
  with said as (
    select r.id, r.owner_id, r.recorded_at, r.metrics, r.topics from public.recordings r
     where r.company_id = (select private.company_id()) and r.status = 'ready'
       and r.recorded_at >= starts and r.recorded_at < ends
       and (only_owner is null or coalesce(r.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)
  ), trackers as materialized (
    select t.id, private.tracker_pattern(t.words) as pattern from public.insight_trackers t
     where coalesce(only_measure, 'tracker') = 'tracker' and (only_key is null or t.id::text = only_key)
  ), parts as (
    select said.id, said.owner_id, said.recorded_at, 'conversations' as measure, '' as key, 1::numeric as value, 1::numeric as weight,
           null::numeric as start_seconds, null::text as body, null::text as quote, null::text as speaker
      from said
    union all
    select said.id, said.owner_id, said.recorded_at, figure.key, '', (figure.value ->> 'value')::numeric,
           (figure.value ->> 'weight')::numeric, (figure.value ->> 'start')::numeric, null, null, null
      from said cross join lateral jsonb_each(coalesce(said.metrics -> 'figures', '{}')) as figure
    union all
    select said.id, said.owner_id, said.recorded_at, 'topic', topic, 1, 1, (said.metrics -> 'topicStarts' ->> topic)::numeric, null, null, null
      from said cross join lateral unnest(said.topics) as topic
    union all
    select said.id, said.owner_id, said.recorded_at, i.kind, private.statement_key(i.kind, i.text, i.data),
           1, 1, i.start_seconds, i.text, i.quote, i.data ->> 'speaker'
      from said join public.recording_insights i on i.recording_id = said.id
     where i.kind in ('objection', 'competitor', 'question') and i.dismissed_at is null
    union all
    select said.id, said.owner_id, said.recorded_at, 'tracker', t.id::text, hit.count, 1, s.start_seconds, null, s.text, s.speaker
      from trackers t
      join private.tracker_hits h on h.tracker_id = t.id
      join said on said.id = h.recording_id
      join public.transcript_segments s on s.recording_id = said.id
     cross join lateral (select regexp_count(s.text, t.pattern, 1, 'i') as count) hit
     where hit.count > 0
  )
  select * from parts
   where (only_measure is null or parts.measure = only_measure) and (only_key is null or parts.key = only_key)
$$;

create function private.require_insight_period(from_day date, to_day date) returns void
language plpgsql immutable set search_path = ''
as $$ begin
  if to_day < from_day or to_day - from_day > 731 then
    raise exception 'Choose a period of up to two years.' using errcode = '22023';
  end if;
end $$;

-- Both periods in one pass: each source is summed by itself, so that only statements have to be told apart by recording.
create function public.insight_figures(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  earlier timestamptz := (from_day - (to_day - from_day + 1))::timestamp at time zone time_zone;
begin
  perform private.require_insight_period(from_day, to_day);
  return (
    with said as materialized (
      select r.id, r.owner_id as owner, r.recorded_at >= starts as is_now, (r.recorded_at at time zone time_zone)::date as day,
             r.topics, r.metrics -> 'figures' as figures
        from public.recordings r
       where r.company_id = (select private.company_id()) and r.status = 'ready'
         and r.recorded_at >= earlier and r.recorded_at < ends
         and (only_owner is null or coalesce(r.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)
    ), figures as materialized (
      select said.is_now, said.owner, said.day, figure.key as measure, (figure.value ->> 'value')::numeric as value,
             (figure.value ->> 'weight')::numeric as weight
        from said cross join lateral jsonb_each(said.figures) as figure
       where said.figures is not null
    ), topics as (
      select distinct said.id, said.is_now, said.owner, topic from said cross join lateral unnest(said.topics) as topic
    ), statements as (
      select said.is_now, said.owner, i.kind as measure, private.statement_key(i.kind, i.text, i.data) as key, said.id, count(*) as times
        from said join public.recording_insights i on i.recording_id = said.id and i.company_id = (select private.company_id())
       where i.kind in ('objection', 'competitor', 'question') and i.dismissed_at is null
       group by 1, 2, 3, 4, 5
    ), hits as (
      select said.is_now, said.owner, h.tracker_id::text as key, h.hits, h.segments
        from private.tracker_hits h join public.insight_trackers t on t.id = h.tracker_id join said on said.id = h.recording_id
    ), sums as materialized (
      select is_now, 'conversations' as measure, '' as key, owner, count(*)::numeric as value, count(*)::numeric as weight, count(*) as recordings
        from said group by is_now, owner
      union all
      select is_now, measure, '', owner, sum(value), sum(weight), count(*) from figures group by is_now, measure, owner
      union all
      select is_now, 'topic', topic, owner, count(*), count(*), count(*) from topics group by is_now, topic, owner
      union all
      select is_now, measure, key, owner, sum(times), sum(times), count(*) from statements group by is_now, measure, key, owner
      union all
      select is_now, 'tracker', key, owner, sum(hits), sum(segments), count(*) from hits group by is_now, key, owner
    ), days as (
      select day, sum(value) as value, count(*) as weight from figures where is_now and measure = 'sentiment' group by day)
    select jsonb_build_object(
      'now', coalesce((select jsonb_agg(to_jsonb(sums) - 'is_now') from sums where is_now), '[]'),
      'before', coalesce((select jsonb_agg(to_jsonb(sums) - 'is_now') from sums where not is_now), '[]'),
      'days', coalesce((select jsonb_agg(to_jsonb(days) order by day) from days), '[]')));
end $$;

-- The parts of one figure, newest first: what stands behind a number of insight_figures. At most 500 rows in one answer,
-- beside the sums over all of them.
create function public.insight_evidence(from_day date, to_day date, measure text, key text default '', time_zone text default 'UTC',
  only_owner uuid default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
begin
  perform private.require_insight_period(from_day, to_day);
  return (
    with parts as materialized (
      select * from private.insight_parts(starts, ends, only_owner, insight_evidence.measure, insight_evidence.key)),
    newest as (
      select p.recording_id, r.title, p.recorded_at, p.owner_id, p.value, p.weight, p.start_seconds, p.body, p.quote, p.speaker
        from parts p join public.recordings r on r.id = p.recording_id
       order by p.recorded_at desc, p.recording_id, p.start_seconds limit 500)
    select jsonb_build_object(
      'value', coalesce((select sum(value) from parts), 0),
      'weight', coalesce((select sum(weight) from parts), 0),
      'recordings', (select count(distinct recording_id) from parts),
      'count', (select count(*) from parts),
      'parts', coalesce((select jsonb_agg(to_jsonb(newest)
        order by newest.recorded_at desc, newest.recording_id, newest.start_seconds) from newest), '[]')));
end $$;

-- Thirty statements, newest first, after the row whose four keys are given (`after_…`); without them the first. Where all
-- kinds are asked for, a key moment that another statement already tells of stays away. The thirty are found first, and who
-- said each is looked up for those alone. Without sorting, since the policies' conditions let Postgres expect so few rows that it would read all of
-- them to sort them; the index has them in order.
create function public.insight_feed(only_kind text default null, only_owner uuid default null, only_pinned boolean default false,
  after_created timestamptz default 'infinity', after_recording uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  after_start numeric default 'Infinity', after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (id uuid, recording_id uuid, kind text, body text, quote text, start_seconds numeric, category text, asked_by text,
  task_id uuid, pinned_at timestamptz, created_at timestamptz, title text, recorded_at timestamptz, owner_id uuid, speaker text)
language sql stable security invoker set search_path = '' set enable_sort = off
as $$
  with found as materialized (
    select i.id, i.company_id, i.recording_id, i.kind, i.text, i.quote, i.start_seconds, i.data, i.task_id, i.pinned_at, i.created_at,
           r.title, r.recorded_at, r.owner_id, r.speaker_names
      from public.recording_insights i
      join public.recordings r on r.company_id = i.company_id and r.id = i.recording_id
     where i.company_id = (select private.company_id()) and i.dismissed_at is null
       and (only_kind is null or i.kind = only_kind)
       and (only_owner is null or coalesce(r.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)
       and (not only_pinned or i.pinned_at is not null)
       and (only_kind is not null or only_pinned or i.kind <> 'key_moment' or not exists (
         select from public.recording_insights told
          where told.company_id = i.company_id and told.recording_id = i.recording_id
            and told.kind not in ('key_moment', 'bookmark') and told.start_seconds = i.start_seconds))
       and (i.created_at, i.recording_id, i.start_seconds, i.id) < (after_created, after_recording, after_start, after_id)
     order by i.created_at desc, i.recording_id desc, i.start_seconds desc, i.id desc
     limit 30)
  select f.id, f.recording_id, f.kind, f.text, f.quote, f.start_seconds, f.data ->> 'category', f.data ->> 'askedBy',
         f.task_id, f.pinned_at, f.created_at, f.title, f.recorded_at, f.owner_id,
         coalesce(f.speaker_names ->> said.speaker, said.speaker)
    from found f
    left join lateral (
      select s.speaker from public.transcript_segments s
       where s.company_id = f.company_id and s.recording_id = f.recording_id and s.start_seconds <= f.start_seconds
       order by s.position desc limit 1) said on true
   order by f.created_at desc, f.recording_id desc, f.start_seconds desc, f.id desc
$$;

create function private.count_tracker_hits(only_trackers uuid[], only_recordings uuid[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.tracker_hits
   where (only_trackers is null or tracker_id = any (only_trackers))
     and (only_recordings is null or recording_id = any (only_recordings));
  insert into private.tracker_hits (company_id, tracker_id, recording_id, hits, segments)
  select t.company_id, t.id, s.recording_id, sum(hit.count), count(*)
    from (select id, company_id, private.tracker_pattern(words) as pattern from public.insight_trackers
           where only_trackers is null or id = any (only_trackers)) t
    join public.transcript_segments s on s.company_id = t.company_id
     and (only_recordings is null or s.recording_id = any (only_recordings))
   cross join lateral (select regexp_count(s.text, t.pattern, 1, 'i') as count) hit
   where hit.count > 0
   group by t.company_id, t.id, s.recording_id
$$;

create function private.tracker_changed() returns trigger language plpgsql security definer set search_path = ''
as $$ begin
  perform private.count_tracker_hits(array[new.id], null);
  return null;
end $$;
create trigger tracker_changed after insert or update of words on public.insight_trackers
  for each row execute function private.tracker_changed();

create function private.words_changed() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  touched uuid[];
begin
  select array_agg(distinct c.recording_id) into touched from changed c
   where exists (select from public.insight_trackers t where t.company_id = c.company_id);
  if touched is not null then perform private.count_tracker_hits(null, touched); end if;
  return null;
end $$;
create trigger words_said after insert on public.transcript_segments
  referencing new table as changed for each statement execute function private.words_changed();
create trigger words_edited after update on public.transcript_segments
  referencing new table as changed for each statement execute function private.words_changed();

-- What is known of the deals that are still open, in one answer:
--   stages    each stage's history in this company: decided leads that had entered it, median days in it and from it to a win
--   pipeline  open deals by stage, currency and days in the stage: count, sum of values, sum of their squares, without value
--   leads     the facts of at most 500 of them, the weightiest first, each with its last three conversations
-- An objection's `answer_words` are the words that others said within a minute after it.
create function public.deal_facts(only_owner uuid default null) returns jsonb
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
     where e.status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation') group by e.status),
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
    select l.* from open_leads l
     where l.status <> 'new' or l.score >= 40
        or exists (select from public.recordings r where r.company_id = l.company_id and r.lead_id = l.id)
     order by case l.status when 'negotiation' then 0.75 when 'proposal' then 0.5 when 'qualified' then 0.25 else 0.1 end
                * coalesce(l.value, 0) desc, l.score desc, l.id
     limit 500),
  talks as materialized (
    select * from (
      select r.id, r.lead_id, r.title, r.recorded_at, r.sentiment, (r.metrics -> 'figures' -> 'sentiment' ->> 'start')::numeric as lowest_at,
             row_number() over (partition by r.lead_id order by r.recorded_at desc, r.id) as place
        from public.recordings r join chosen c on c.id = r.lead_id
       where r.company_id = (select company from own) and r.status = 'ready') ranked
     where place <= 3),
  statements as materialized (
    select t.lead_id, t.recorded_at, i.id, i.recording_id, i.kind, i.text, i.quote, i.start_seconds, i.end_seconds,
           coalesce(i.data ->> 'at', i.data ->> 'dueAt') as at, i.data ->> 'category' as category, i.data ->> 'speaker' as speaker,
           i.task_id
      from talks t join public.recording_insights i on i.company_id = (select company from own) and i.recording_id = t.id
     where i.dismissed_at is null
       and (i.kind in ('objection', 'competitor') or i.kind = 'timeline' and i.data ->> 'at' is not null
         or i.kind = 'action_item' and i.data ->> 'owner' = 'us')),
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
     where a.company_id = (select company from own) and a.kind in ('note', 'email') group by a.lead_id),
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

-- What coaching needs beside insight_figures, by owner: conversations of two sides that ended with a next step, objections
-- that were answered with at least twelve words within a minute, and the newest moments of each kind with their second.
create function public.coaching_facts(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
  earlier timestamptz := (from_day - (to_day - from_day + 1))::timestamp at time zone time_zone;
  own uuid := private.company_id();
begin
  perform private.require_insight_period(from_day, to_day);
  return (
    with said as materialized (
      select r.id, r.owner_id as owner, r.title, r.recorded_at, r.recorded_at >= starts as is_now,
             (r.metrics -> 'figures' -> 'monologue' ->> 'value')::numeric as monologue,
             (r.metrics -> 'figures' -> 'monologue' ->> 'start')::numeric as monologue_at
        from public.recordings r
       where r.company_id = own and r.status = 'ready' and r.recorded_at >= earlier and r.recorded_at < ends
         and (only_owner is null or coalesce(r.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)
         and r.metrics -> 'figures' ? 'talk_ratio'
    ), told as materialized (
      select said.id as recording_id, said.owner, said.title, said.recorded_at, said.is_now, i.id, i.kind, i.text, i.quote, i.start_seconds,
             i.end_seconds, i.data ->> 'category' as category, i.data ->> 'speaker' as speaker
        from said join public.recording_insights i on i.company_id = own and i.recording_id = said.id
       where i.dismissed_at is null and (i.kind in ('objection', 'action_item')
          or i.kind = 'key_moment' and i.data ->> 'category' in ('next_step', 'agreement', 'praise', 'complaint'))
    ), answers as (
      select a.place, a.words
        from (select array_agg(id) as ids, array_agg(recording_id) as recordings, array_agg(speaker) as speakers,
                     array_agg(start_seconds) as starts, array_agg(end_seconds + 60) as ends
                from told where kind = 'objection') asked
       cross join lateral private.words_said(asked.ids, asked.recordings, asked.speakers, asked.starts, asked.ends) a
    ), objections as materialized (
      select i.*, coalesce(a.words, 0) >= 12 as is_answered from told i left join answers a on a.place = i.id where i.kind = 'objection'
    ), steps as (
      select said.owner, said.is_now, count(*) as weight,
             count(*) filter (where exists (select from told where told.recording_id = said.id
               and (told.kind = 'action_item' or told.category = 'next_step'))) as value
        from said group by said.owner, said.is_now
    ), sums as (
      select owner, is_now, 'next_step' as measure, value, weight from steps
      union all
      select owner, is_now, 'objections_answered', count(*) filter (where is_answered), count(*) from objections group by owner, is_now
    ), moments as (
      select owner, recording_id, title, recorded_at, 'unanswered' as kind, text, quote, start_seconds, null::numeric as seconds
        from objections where is_now and not is_answered
      union all
      select owner, recording_id, title, recorded_at, 'answered', text, quote, start_seconds, null from objections where is_now and is_answered
      union all
      select owner, recording_id, title, recorded_at, category, text, quote, start_seconds, null from told where is_now and kind = 'key_moment'
      union all
      select owner, id, title, recorded_at, 'monologue', null, null, monologue_at, monologue from said where is_now and monologue_at is not null
    ), ranked as (
      select *, row_number() over (partition by owner, kind order by seconds desc nulls last, recorded_at desc, start_seconds) as place from moments)
    select jsonb_build_object(
      'sums', coalesce((select jsonb_agg(to_jsonb(sums)) from sums), '[]'),
      'moments', coalesce((select jsonb_agg(to_jsonb(ranked) - 'place') from ranked where place <= 4), '[]')));
end $$;

-- Coaching asks once for what was answered after all objections: asked one by one, each cost a call of a function of its own.
-- How many words others than the speaker began to say between two seconds, for many places of conversations of the caller's own
-- company at once: the n-th of each list belong together. Asked only about conversations that the caller was shown.
create function private.words_said(places uuid[], recordings uuid[], speakers text[], starts numeric[], ends numeric[])
returns table (place uuid, words bigint)
language sql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
as $$
  select asked.place, sum(length(s.text) - length(replace(s.text, ' ', '')) + 1)
    from unnest(places, recordings, speakers, starts, ends) as asked (place, recording, speaker, starts, ends)
    join public.transcript_segments s
      on s.company_id = (select private.company_id()) and s.recording_id = asked.recording and s.speaker <> asked.speaker
     and s.start_seconds >= asked.starts and s.start_seconds < asked.ends
   group by asked.place
$$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.coaching_facts(date,date,text,uuid),
  public.deal_facts(uuid),
  public.insight_evidence(date,date,text,text,text,uuid),
  public.insight_feed(text,uuid,boolean,timestamp with time zone,uuid,numeric,uuid),
  public.insight_figures(date,date,text,uuid),
  private.count_tracker_hits(uuid[],uuid[]),
  private.insight_parts(timestamp with time zone,timestamp with time zone,uuid,text,text),
  private.is_tracker_words(text[]),
  private.require_insight_period(date,date),
  private.statement_key(text,text,jsonb),
  private.tracker_changed(),
  private.tracker_pattern(text[]),
  private.words_changed(),
  private.words_said(uuid[],uuid[],text[],numeric[],numeric[]),
  public.today(text)
  from public;
grant execute on function
  public.coaching_facts(date,date,text,uuid),
  public.deal_facts(uuid),
  public.insight_evidence(date,date,text,text,text,uuid),
  public.insight_feed(text,uuid,boolean,timestamp with time zone,uuid,numeric,uuid),
  public.insight_figures(date,date,text,uuid),
  private.insight_parts(timestamp with time zone,timestamp with time zone,uuid,text,text),
  private.is_tracker_words(text[]),
  private.require_insight_period(date,date),
  private.statement_key(text,text,jsonb),
  private.tracker_pattern(text[]),
  private.words_said(uuid[],uuid[],text[],numeric[],numeric[]),
  public.today(text)
  to authenticated, service_role;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.insight_trackers, public.advice_dismissals;
