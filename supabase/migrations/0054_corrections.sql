-- Who says which language a conversation is in: somebody, or its own words. Null where an engine knows no other than its own.
alter table public.recordings
  add column language_origin text check (language_origin in ('chosen', 'found')),
  -- Speaker as the engine names it -> 'us' or 'them', where somebody said so.
  add column speaker_sides jsonb not null default '{}'
    check (jsonb_typeof(speaker_sides) = 'object' and not jsonb_path_exists(speaker_sides, '$.* ? (@ != "us" && @ != "them")'));
-- Who was said to be ours in other recordings of the company.
create index recordings_sides on public.recordings (company_id, created_at desc) where speaker_sides <> '{}';

-- Puts right what an analysis rests on, and has it made anew: {"language": "de" or null to have it found out, "recorded_at": …,
-- "speaker_names": {…}, "speaker_sides": {…}}, each as a whole.
create function public.correct_recording(recording uuid, corrections jsonb) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
  unknown text;
begin
  select key into unknown from jsonb_object_keys(corrections) key
   where key not in ('language', 'recorded_at', 'speaker_names', 'speaker_sides') limit 1;
  if unknown is not null then raise exception 'A recording has no "%" to correct.', unknown using errcode = 'P0001'; end if;
  select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  if result.status not in ('ready', 'failed') then
    raise exception 'This recording is being worked on. Wait until it is ready.' using errcode = 'P0001';
  end if;
  if (corrections ->> 'recorded_at')::timestamptz > now() then
    raise exception 'A conversation cannot have been in the future.' using errcode = 'P0001';
  end if;
  if corrections ? 'language' then
    if corrections ->> 'language' !~ '^[a-z]{2,3}$' then
      raise exception 'A language is given by its code of two or three letters.' using errcode = 'P0001';
    end if;
    result.language := corrections ->> 'language';
    result.language_origin := case when result.language is null then null else 'chosen' end;
  end if;
  update public.recordings
     set language = result.language, language_origin = result.language_origin,
         recorded_at = coalesce((corrections ->> 'recorded_at')::timestamptz, recorded_at),
         speaker_names = coalesce(corrections -> 'speaker_names', speaker_names),
         speaker_sides = coalesce(corrections -> 'speaker_sides', speaker_sides)
   where id = recording;
  if not exists (select from public.transcript_segments s where s.recording_id = recording) then
    select * into result from public.recordings where id = recording;
    return result;
  end if;
  update public.recordings
     set status = 'analysing', failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1
   where id = recording returning * into result;
  return result;
end $$;
revoke execute on function public.correct_recording(uuid, jsonb) from public;
grant execute on function public.correct_recording(uuid, jsonb) to authenticated, service_role;
