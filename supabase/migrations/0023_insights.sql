-- Figures of /insights. Each conversation carries its own parts (recordings.metrics -> 'figures', made with the analysis);
-- a period's figure is the sum of their values over the sum of their weights, so each number opens into its parts.

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
alter publication supabase_realtime add table public.insight_trackers;

create index recordings_said on public.recordings (company_id, recorded_at) where status = 'ready';

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

-- Every part of every figure: one row a recording and figure, one a statement, one a segment that a tracker hits.
-- `key` tells figures of one measure apart (objection: its kind; topic: its name; tracker: its id). The owner
-- 00000000-… stands for recordings whose owner has left.
create function private.insight_parts(starts timestamptz, ends timestamptz, only_owner uuid, only_measure text, only_key text)
returns table (recording_id uuid, owner_id uuid, recorded_at timestamptz, measure text, key text, value numeric,
  weight numeric, start_seconds numeric, body text, quote text, speaker text)
language sql stable security invoker set search_path = ''
as $$
  with said as (
    select r.id, r.owner_id, r.recorded_at, r.metrics, r.topics, r.transcription from public.recordings r
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
    select said.id, said.owner_id, said.recorded_at, i.kind,
           case i.kind when 'competitor' then i.text when 'objection' then coalesce(i.data ->> 'category', 'other')
                else coalesce(i.data ->> 'askedBy', 'unknown') end,
           1, 1, i.start_seconds, i.text, i.quote, i.data ->> 'speaker'
      from said join public.recording_insights i on i.recording_id = said.id
     where i.kind in ('objection', 'competitor', 'question') and i.dismissed_at is null
    union all
    select said.id, said.owner_id, said.recorded_at, 'tracker', t.id::text, hit.count, 1, s.start_seconds, null, s.text, s.speaker
      from trackers t
      join said on said.transcription ~* t.pattern
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

-- All figures of the days from..to in a time zone and of as many days before: sums by measure, key and owner, and the
-- tone by day. One answer.
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
    with parts as materialized (select * from private.insight_parts(starts, ends, only_owner, null, null)),
    sums as (
      select measure, key, owner_id as owner, sum(value) as value, sum(weight) as weight, count(distinct recording_id) as recordings
        from parts group by measure, key, owner_id),
    sums_before as (
      select measure, key, owner_id as owner, sum(value) as value, sum(weight) as weight, count(distinct recording_id) as recordings
        from private.insight_parts(earlier, starts, only_owner, null, null) group by measure, key, owner_id),
    days as (
      select (recorded_at at time zone time_zone)::date as day, sum(value) as value, count(*) as weight
        from parts where measure = 'sentiment' group by 1)
    select jsonb_build_object(
      'now', coalesce((select jsonb_agg(to_jsonb(sums)) from sums), '[]'),
      'before', coalesce((select jsonb_agg(to_jsonb(sums_before)) from sums_before), '[]'),
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

revoke execute on function private.is_tracker_words(text[]), private.tracker_pattern(text[]),
  private.insight_parts(timestamptz, timestamptz, uuid, text, text), private.require_insight_period(date, date) from public;
grant execute on function private.is_tracker_words(text[]), private.tracker_pattern(text[]),
  private.insight_parts(timestamptz, timestamptz, uuid, text, text), private.require_insight_period(date, date) to authenticated, service_role;
revoke execute on function public.insight_figures(date, date, text, uuid),
  public.insight_evidence(date, date, text, text, text, uuid) from public;
grant execute on function public.insight_figures(date, date, text, uuid),
  public.insight_evidence(date, date, text, text, text, uuid) to authenticated, service_role;

-- The feed: every statement by time. A pin is the company's, as a dismissal is.
alter table public.recording_insights add column pinned_at timestamptz;
create index recording_insights_feed on public.recording_insights
  (company_id, created_at desc, recording_id desc, start_seconds desc, id desc) where dismissed_at is null;

-- Thirty statements, newest first, after the row whose four keys are given (`after_…`); without them the first. Where all
-- kinds are asked for, a key moment that another statement already tells of stays away.
create function public.insight_feed(only_kind text default null, only_owner uuid default null, only_pinned boolean default false,
  after_created timestamptz default 'infinity', after_recording uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  after_start numeric default 'Infinity', after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (id uuid, recording_id uuid, kind text, body text, quote text, start_seconds numeric, category text, asked_by text,
  task_id uuid, pinned_at timestamptz, created_at timestamptz, title text, recorded_at timestamptz, owner_id uuid, speaker text)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.recording_id, i.kind, i.text, i.quote, i.start_seconds, i.data ->> 'category', i.data ->> 'askedBy',
         i.task_id, i.pinned_at, i.created_at, r.title, r.recorded_at, r.owner_id,
         coalesce(r.speaker_names ->> said.speaker, said.speaker)
    from public.recording_insights i
    join public.recordings r on r.id = i.recording_id
    left join lateral (
      select s.speaker from public.transcript_segments s
       where s.company_id = i.company_id and s.recording_id = i.recording_id and s.start_seconds <= i.start_seconds
       order by s.position desc limit 1) said on true
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
   limit 30
$$;
revoke execute on function public.insight_feed(text, uuid, boolean, timestamptz, uuid, numeric, uuid) from public;
grant execute on function public.insight_feed(text, uuid, boolean, timestamptz, uuid, numeric, uuid)
  to authenticated, service_role;

-- Recordings analysed before there were figures: the worker reads their transcripts once more.
select private.emit('recording.unmeasured', company_id, jsonb_build_object('recording_id', id, 'attempt', attempt))
  from public.recordings where status = 'ready' and not metrics ? 'figures';
