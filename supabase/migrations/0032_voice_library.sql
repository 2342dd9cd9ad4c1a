-- What is asked of all recordings together: where something was said, who may hear it, how long it is kept.

-- Where words were said, literally and in any case: ten recordings, newest first, after the pair given; of each the number of
-- segments with the words and the first three of them. The recordings come from the trigram index over whole transcripts
-- (0017), their segments by the recording's key, so that a word said everywhere costs one page and no more.
create function public.search_transcripts(words text, after_created timestamptz default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (recording_id uuid, title text, recorded_at timestamptz, created_at timestamptz, speaker_names jsonb,
  lead_name text, count int, moments jsonb)
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := '%' || regexp_replace(btrim(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  if length(btrim(coalesce(words, ''))) not between 2 and 200 then
    raise exception 'Type between 2 and 200 characters.' using errcode = '22023';
  end if;
  return query
    select r.id, r.title, r.recorded_at, r.created_at, r.speaker_names, coalesce(l.name, ''), said.count, said.moments
      from public.recordings r
      left join public.leads l on l.id = r.lead_id
     cross join lateral (
       select count(*)::int as count,
              jsonb_agg(jsonb_build_object('id', hit.id, 'start', hit.start_seconds, 'speaker', hit.speaker, 'text', hit.text,
                'words', hit.words) order by hit.position) filter (where hit.nth <= 3) as moments
         from (select s.*, row_number() over (order by s.position) as nth from public.transcript_segments s
                where s.company_id = r.company_id and s.recording_id = r.id and s.text operator(pg_catalog.~~*) pattern) hit) said
     where r.company_id = (select private.company_id()) and r.transcription operator(pg_catalog.~~*) pattern
       and (r.created_at, r.id) < (after_created, after_id) and said.count > 0
     order by r.created_at desc, r.id desc limit 10;
end $$;
revoke execute on function public.search_transcripts(text, timestamptz, uuid) from public;
grant execute on function public.search_transcripts(text, timestamptz, uuid) to authenticated, service_role;
