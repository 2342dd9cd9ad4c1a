-- What is asked of all recordings together: where something was said, who may hear it, how long it is kept.

-- Where words were said, literally and in any case: ten recordings, newest first, after the pair given; of each the number of
-- segments with the words and the first three of them. It looks at the newest forty recordings, then at the thousand before
-- them, then at the rest by the trigram index over whole transcripts (0017): a word that is said everywhere would
-- otherwise have every transcript read, since Postgres keeps no statistics of texts that long.
create function public.search_transcripts(words text, after_created timestamptz default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (recording_id uuid, title text, recorded_at timestamptz, created_at timestamptz, speaker_names jsonb,
  lead_name text, count int, moments jsonb)
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern text := '%' || regexp_replace(btrim(words), '([\\%_])', '\\\1', 'g') || '%';
  span int;
  wanted int := 10;
  found_now int;
  last_created timestamptz;
  last_id uuid;
begin
  if length(btrim(coalesce(words, ''))) not between 2 and 200 then
    raise exception 'Type between 2 and 200 characters.' using errcode = '22023';
  end if;
  foreach span in array array[40, 1000, null] loop
    last_created := '-infinity';
    last_id := '00000000-0000-0000-0000-000000000000';
    if span is not null then
      select r.created_at, r.id into last_created, last_id from public.recordings r
       where r.company_id = (select private.company_id()) and (r.created_at, r.id) < (after_created, after_id)
       order by r.created_at desc, r.id desc offset span - 1 limit 1;
      last_created := coalesce(last_created, '-infinity');
      last_id := coalesce(last_id, '00000000-0000-0000-0000-000000000000');
    end if;
    return query
      select r.id, r.title, r.recorded_at, r.created_at, r.speaker_names, coalesce(l.name, ''), said.count, said.moments
        from (
          select * from public.recordings one
           where one.company_id = (select private.company_id()) and one.transcription operator(pg_catalog.~~*) pattern
             and (one.created_at, one.id) < (after_created, after_id) and (one.created_at, one.id) >= (last_created, last_id)
           order by one.created_at desc, one.id desc offset 0) r
        left join public.leads l on l.id = r.lead_id
       cross join lateral (
         select count(*)::int as count,
                jsonb_agg(jsonb_build_object('id', hit.id, 'start', hit.start_seconds, 'speaker', hit.speaker, 'text', hit.text,
                  'words', hit.words) order by hit.position) filter (where hit.nth <= 3) as moments
           from (select s.*, row_number() over (order by s.position) as nth from public.transcript_segments s
                  where s.company_id = r.company_id and s.recording_id = r.id and s.text operator(pg_catalog.~~*) pattern) hit) said
       where said.count > 0
       order by r.created_at desc, r.id desc limit wanted;
    get diagnostics found_now = row_count;
    wanted := wanted - found_now;
    exit when wanted = 0 or last_created = '-infinity';
    after_created := last_created;
    after_id := last_id;
  end loop;
end $$;
revoke execute on function public.search_transcripts(text, timestamptz, uuid) from public;
grant execute on function public.search_transcripts(text, timestamptz, uuid) to authenticated, service_role;

-- Who may hear what. A recording belongs to the company, or to its owner and the company's owners alone.
create table public.recording_settings (
  company_id uuid primary key references public.companies on delete cascade,
  default_visibility text not null default 'company' check (default_visibility in ('company', 'private')),
  -- Whether who was told, and how, is asked before each recording.
  asks_consent boolean not null default false,
  -- Null keeps everything. Counted from the day a recording reached Parley.
  keep_days int check (keep_days between 1 and 3650),
  -- What goes then: the sound alone, or the recording with all that was made of it.
  expires text not null default 'audio' check (expires in ('audio', 'everything')),
  updated_at timestamptz not null default now()
);
alter table public.recording_settings enable row level security;
alter table public.recording_settings alter column company_id set default private.company_id();
create policy "own company" on public.recording_settings for select to authenticated
  using (company_id = (select private.company_id()));
create policy "owners decide" on public.recording_settings for insert to authenticated
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "owners change" on public.recording_settings for update to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));
grant select, insert, update on public.recording_settings to authenticated;
grant select, insert, update, delete on public.recording_settings to service_role;
create trigger touch before update on public.recording_settings for each row execute function private.touch();

create function private.default_visibility() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select default_visibility from public.recording_settings where company_id = private.company_id()), 'company') $$;

create function private.may_hear(visibility text, owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select visibility = 'company' or owner = auth.uid() or private.is_company_owner() $$;

alter table public.recordings
  add column visibility text not null default 'company' check (visibility in ('company', 'private')),
  -- Kept whatever the rule on keeping says.
  add column is_held boolean not null default false,
  add column audio_deleted_at timestamptz;
alter table public.recordings alter column visibility set default private.default_visibility();
-- Channels are named while recording: left is who records, right the tab.
grant insert (speaker_names) on public.recordings to authenticated;
grant insert (visibility), update (visibility, is_held) on public.recordings to authenticated;

drop policy "own company" on public.recordings;
create policy "own company" on public.recordings for all to authenticated
  using (company_id = (select private.company_id())
    and (visibility = 'company' or owner_id = (select auth.uid()) or (select private.is_company_owner())))
  with check (company_id = (select private.company_id())
    and (visibility = 'company' or owner_id = (select auth.uid()) or (select private.is_company_owner())));

create function private.guard_visibility() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if auth.uid() is not null and old.owner_id is distinct from auth.uid() and not private.is_company_owner() then
    raise exception 'Only who recorded it, or an owner of the company, decides who may hear it.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_visibility before update of visibility on public.recordings for each row
  when (old.visibility is distinct from new.visibility) execute function private.guard_visibility();

-- Earlier texts of a transcript: kept whole whenever one is replaced, and before the first edit.
create table public.transcript_versions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  recording_id uuid not null,
  number int not null check (number > 0),
  engine text not null,
  is_draft boolean not null default false,
  -- What made it an earlier one.
  reason text not null check (reason in ('transcribed_again', 'imported', 'edited', 'restored')),
  words int not null default 0,
  -- [{"start", "end", "speaker", "channel", "text", "words", "edited_at"}], times in seconds.
  segments jsonb not null,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (recording_id, number),
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade
);
create index transcript_versions_recording on public.transcript_versions (company_id, recording_id, number desc);
create index transcript_versions_author on public.transcript_versions (company_id, created_by);
select private.protect_company_table('public.transcript_versions');
-- Written by the doors below alone: a history that can be rewritten proves nothing.
revoke insert, update, delete on public.transcript_versions from authenticated;

-- What stands under a recording is seen by whoever sees the recording: its own policy decides.
do $$
declare
  target text;
begin
  foreach target in array array['recording_consents', 'transcript_segments', 'recording_insights', 'follow_up_emails', 'transcript_versions'] loop
    execute format('drop policy "own company" on public.%I', target);
    execute format('create policy "own company" on public.%1$I for all to authenticated
      using (company_id = (select private.company_id()) and exists (select from public.recordings r where r.id = %1$I.recording_id))
      with check (company_id = (select private.company_id()) and exists (select from public.recordings r where r.id = %1$I.recording_id))', target);
  end loop;
end $$;

-- Whether a recording named in a path or a note is there and not for the caller.
create function private.hides_recording(recording text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin
  if recording is null or recording !~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then return false; end if;
  return exists (select from public.recordings r where r.id = recording::uuid and not private.may_hear(r.visibility, r.owner_id));
end $$;
grant execute on function private.hides_recording(text), private.default_visibility() to authenticated, service_role;

create policy "not of a hidden recording" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'recordings' or not private.hides_recording((storage.foldername(name))[2]))
  with check (bucket_id <> 'recordings' or not private.hides_recording((storage.foldername(name))[2]));
create policy "not of a hidden recording" on public.lead_activities as restrictive for select to authenticated
  using (kind <> 'recording' or not private.hides_recording(data ->> 'recording_id'));

create or replace function public.automation_facts(event jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.automation_facts(private.company_id(),
  case when private.hides_recording(event ->> 'recording_id') then event - 'recording_id' else event end) $$;

-- Keeps the transcript as it stands as the next version. The caller holds the recording's lock.
create function private.keep_transcript(recording uuid, why text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.transcript_versions (company_id, recording_id, number, engine, is_draft, reason, words, segments)
  select r.company_id, r.id, 1 + coalesce((select max(number) from public.transcript_versions v where v.recording_id = r.id), 0),
         coalesce(r.transcription_engine, 'import'), r.is_draft_transcript, why, said.words, said.segments
    from public.recordings r
   cross join lateral (
     select jsonb_agg(jsonb_build_object('start', s.start_seconds, 'end', s.end_seconds, 'speaker', s.speaker, 'channel', s.channel,
              'text', s.text, 'words', s.words, 'edited_at', s.edited_at) order by s.position) as segments,
            coalesce(sum(regexp_count(s.text, '\S+')), 0)::int as words
       from public.transcript_segments s where s.recording_id = r.id) said
   where r.id = keep_transcript.recording and said.segments is not null
$$;

create function private.segment_edited() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform from public.recordings where id = old.recording_id for update;
  if not exists (select from public.transcript_segments where recording_id = old.recording_id and edited_at is not null) then
    perform private.keep_transcript(old.recording_id, 'edited');
  end if;
  new.edited_at := now();
  return new;
end $$;
create trigger segment_edited before update of text on public.transcript_segments for each row
  when (old.text is distinct from new.text) execute function private.segment_edited();

-- An earlier text again. What stood until now becomes a version itself, and the analysis is made anew.
create function public.restore_transcript(version uuid) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  chosen public.transcript_versions;
  result public.recordings;
begin
  select * into chosen from public.transcript_versions where id = version and company_id = private.company_id();
  select * into result from public.recordings
   where id = chosen.recording_id and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such version.' using errcode = 'P0002'; end if;
  if result.status not in ('ready', 'failed') then
    raise exception 'This recording is being worked on. Wait until it is ready.' using errcode = 'P0001';
  end if;
  perform private.keep_transcript(result.id, 'restored');
  delete from public.transcript_segments where recording_id = result.id;
  insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, channel, text, words, edited_at)
  select result.company_id, result.id, ordinality - 1, (segment ->> 'start')::numeric, (segment ->> 'end')::numeric, segment ->> 'speaker',
         (segment ->> 'channel')::smallint, segment ->> 'text', nullif(segment -> 'words', 'null'), (segment ->> 'edited_at')::timestamptz
    from jsonb_array_elements(chosen.segments) with ordinality as list (segment, ordinality);
  update public.recordings
     set status = 'analysing', failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1,
         transcription_engine = chosen.engine, is_draft_transcript = chosen.is_draft,
         has_word_times = exists (select from public.transcript_segments where recording_id = result.id and words is not null),
         transcription = (select string_agg(speaker || ': ' || text, E'\n' order by position)
                            from public.transcript_segments where recording_id = result.id)
   where id = result.id returning * into result;
  return result;
end $$;

-- The doors of 0004, for recordings that the caller may hear.
create or replace function public.stop_recording(recording uuid, seconds numeric) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
begin
  update public.recordings set status = 'uploading', duration_seconds = coalesce(seconds, duration_seconds)
   where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) and status in ('recording', 'uploading')
  returning * into result;
  if result.id is null then select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id); end if;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  return result;
end $$;

create or replace function public.finish_upload(recording uuid) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
  stored storage.objects;
begin
  select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  if result.status not in ('recording', 'uploading') and not (result.status = 'failed' and result.failed_step = 'uploading') then
    return result;
  end if;
  select * into stored from storage.objects where bucket_id = 'recordings' and name = result.storage_path;
  if stored.id is null then raise exception 'The audio has not arrived yet.' using errcode = 'P0001'; end if;
  update public.recordings
     set status = 'transcribing', failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1,
         size_bytes = coalesce((stored.metadata ->> 'size')::bigint, size_bytes)
   where id = recording returning * into result;
  return result;
end $$;

create or replace function public.retry_recording(recording uuid, from_step text default null) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
  step text;
begin
  select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  if result.status not in ('failed', 'ready') then return result; end if;
  step := coalesce(from_step, result.failed_step, 'transcribing');
  if step = 'transcribing' and result.storage_path is null then step := 'analysing'; end if;
  if step not in ('transcribing', 'analysing') then
    raise exception 'A recording is retried from transcribing or analysing.' using errcode = 'P0001';
  end if;
  update public.recordings
     set status = step, failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1
   where id = recording returning * into result;
  return result;
end $$;

create or replace function public.import_transcript(recording uuid, segments jsonb, has_times boolean default true)
returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
begin
  if jsonb_typeof(segments) is distinct from 'array' or jsonb_array_length(segments) = 0 then
    raise exception 'The transcript holds no words.' using errcode = 'P0001';
  end if;
  select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  perform private.keep_transcript(recording, 'imported');
  delete from public.transcript_segments where recording_id = recording;
  insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, channel, text, words)
  select result.company_id, recording, ordinality - 1, (segment ->> 'start')::numeric, (segment ->> 'end')::numeric,
         coalesce(nullif(segment ->> 'speaker', ''), 'Speaker 1'), (segment ->> 'channel')::smallint, segment ->> 'text',
         nullif(segment -> 'words', 'null')
    from jsonb_array_elements(segments) with ordinality as list (segment, ordinality);
  update public.recordings
     set status = 'analysing', failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1,
         transcription_engine = 'import', is_draft_transcript = false, has_word_times = false,
         metrics = metrics || jsonb_build_object('hasTimes', has_times),
         transcription = (select string_agg(speaker || ': ' || text, E'\n' order by position)
                            from public.transcript_segments where recording_id = recording),
         duration_seconds = coalesce(duration_seconds, (select max(end_seconds) from public.transcript_segments where recording_id = recording))
   where id = recording returning * into result;
  return result;
end $$;

-- Who was told that it is recorded, and how.
alter table public.recording_consents
  add column told text check (length(told) <= 300),
  add column means text check (means in ('said', 'beep', 'written'));
-- Who noted it is named on the page, and let go when they leave.
update public.recording_consents c set confirmed_by = null
 where not exists (select from public.profiles p where p.company_id = c.company_id and p.id = c.confirmed_by);
alter table public.recording_consents add foreign key (company_id, confirmed_by)
  references public.profiles (company_id, id) on delete set null (confirmed_by);
create index recording_consents_person on public.recording_consents (company_id, confirmed_by);

-- What went, when, and why: never what was in it. Kept by the trigger below.
create table public.recording_deletions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Of a row that may be gone.
  recording_id uuid not null,
  what text not null check (what in ('audio', 'everything')),
  reason text not null check (reason in ('person', 'rule')),
  recorded_at timestamptz not null,
  duration_seconds numeric(10, 3),
  deleted_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  foreign key (company_id, deleted_by) references public.profiles (company_id, id) on delete set null (deleted_by)
);
create index recording_deletions_newest on public.recording_deletions (company_id, created_at desc, id);
create index recording_deletions_person on public.recording_deletions (company_id, deleted_by);
select private.protect_company_table('public.recording_deletions');
revoke insert, update, delete on public.recording_deletions from authenticated;

-- Files follow by a job whose event is written here, so that a closed tab leaves none behind. A company that is erased takes
-- its own way (0018).
create function private.recording_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if not exists (select from public.companies where id = old.company_id) then return null; end if;
  if not old.is_sample then
    insert into public.recording_deletions (company_id, recording_id, what, reason, recorded_at, duration_seconds)
    values (old.company_id, old.id, case when tg_op = 'DELETE' then 'everything' else 'audio' end,
      case when auth.uid() is null then 'rule' else 'person' end, old.recorded_at, old.duration_seconds);
  end if;
  -- Its title stood in the lead's history and in what its owner was told, too.
  if tg_op = 'DELETE' then
    delete from public.notifications where user_id = old.owner_id and link = '/voice/' || old.id;
    delete from public.lead_activities where company_id = old.company_id and lead_id = old.lead_id and kind = 'recording'
       and data ->> 'recording_id' = old.id::text;
  end if;
  perform private.emit('recording.erased', old.company_id, jsonb_build_object('company', old.company_id, 'recording', old.id));
  return null;
end $$;
create trigger recording_deleted after delete on public.recordings for each row execute function private.recording_deleted();
create trigger recording_audio_deleted after update of audio_deleted_at on public.recordings for each row
  when (old.audio_deleted_at is null and new.audio_deleted_at is not null) execute function private.recording_deleted();

-- What a rule would take now: recordings that are done with, not held and no samples, older than the days given.
create function private.expired_recordings(company uuid, days int, scope text) returns setof public.recordings
language sql stable set search_path = ''
as $$
  select * from public.recordings r
   where r.company_id = company and r.status in ('ready', 'failed') and not r.is_held and not r.is_sample
     and r.created_at < now() - make_interval(days => days)
     and (scope = 'everything' or (r.storage_path is not null and r.audio_deleted_at is null))
$$;

create function public.preview_expiry(days int, scope text) returns table (recordings int, seconds numeric, held int)
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not private.is_company_owner() then
    raise exception 'Only an owner of the company decides how long recordings are kept.' using errcode = '42501';
  end if;
  return query
    select count(*)::int, coalesce(sum(duration_seconds), 0),
           (select count(*)::int from public.recordings r where r.company_id = private.company_id() and r.is_held)
      from private.expired_recordings(private.company_id(), days, scope);
end $$;

-- Called by the worker every hour: applies each company's rule, some hundred recordings at a time.
create function private.expire_recordings() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  gone int := 0;
  found_now int;
  setting public.recording_settings;
begin
  for setting in select * from public.recording_settings where keep_days is not null loop
    if setting.expires = 'everything' then
      delete from public.recordings where id in (
        select id from private.expired_recordings(setting.company_id, setting.keep_days, 'everything') limit 500);
    else
      update public.recordings set storage_path = null, peaks = null, size_bytes = null, mime_type = null, audio_deleted_at = now()
       where id in (select id from private.expired_recordings(setting.company_id, setting.keep_days, 'audio') limit 500);
    end if;
    get diagnostics found_now = row_count;
    gone := gone + found_now;
  end loop;
  return gone;
end $$;

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc
     where (pronamespace = 'public'::regnamespace and proname in ('restore_transcript', 'preview_expiry'))
        or (pronamespace = 'private'::regnamespace and proname in ('may_hear', 'guard_visibility', 'keep_transcript', 'segment_edited',
         'recording_deleted', 'expired_recordings', 'expire_recordings'))
  loop
    execute format('revoke execute on function %s from public', target);
    if target::text not like 'private.%' then execute format('grant execute on function %s to authenticated', target); end if;
  end loop;
end $$;
revoke execute on function private.hides_recording(text), private.default_visibility() from public;
alter publication supabase_realtime add table public.transcript_versions, public.recording_consents;
