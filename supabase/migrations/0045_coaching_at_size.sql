-- What others said within some seconds of a conversation was looked for in all of its segments: an index can't be asked for
-- seconds behind row-level security, since comparing numerics is not leakproof. The order by position has an index of its
-- own, (recording_id, position).
create index transcript_segments_times on public.transcript_segments (company_id, recording_id, start_seconds);
drop index public.transcript_segments_recording;

-- How many words others than `speaker` began to say between two seconds of a conversation of the caller's own company. Asked
-- only about conversations that the caller was shown.
create function private.words_said(recording uuid, speaker text, starts numeric, ends numeric) returns bigint
language sql stable parallel safe security definer set search_path = ''
as $$
  select coalesce(sum(length(s.text) - length(replace(s.text, ' ', '')) + 1), 0)
    from public.transcript_segments s
   where s.company_id = (select private.company_id()) and s.recording_id = words_said.recording and s.speaker <> words_said.speaker
     and s.start_seconds >= words_said.starts and s.start_seconds < words_said.ends
$$;
revoke execute on function private.words_said(uuid, text, numeric, numeric) from public;
grant execute on function private.words_said(uuid, text, numeric, numeric) to authenticated, service_role;

create or replace function public.coaching_facts(from_day date, to_day date, time_zone text default 'UTC', only_owner uuid default null)
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
    ), objections as materialized (
      select i.*, private.words_said(i.recording_id, i.speaker, i.start_seconds, i.end_seconds + 60) >= 12 as is_answered
        from told i where i.kind = 'objection'
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
