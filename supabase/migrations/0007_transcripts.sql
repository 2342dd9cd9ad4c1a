-- What was said and what follows from it: transcripts, corrections, insights, follow-up emails.

create table public.transcript_segments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  recording_id uuid not null,
  position int not null check (position >= 0),
  start_seconds numeric(10, 3) not null check (start_seconds >= 0),
  end_seconds numeric(10, 3) not null,
  speaker text not null,
  channel smallint,
  text text not null,
  -- [{"text", "start", "end", "confidence"}] in seconds, where the engine gives words.
  words jsonb,
  edited_at timestamptz,
  check (end_seconds >= start_seconds),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  unique (recording_id, position) deferrable initially immediate
);
-- What others said within some seconds of a conversation was looked for in all of its segments: an index can't be asked for
-- seconds behind row-level security, since comparing numerics is not leakproof. The order by position has an index of its
-- own, (recording_id, position).
create index transcript_segments_times on public.transcript_segments (company_id, recording_id, start_seconds);
alter table public.transcript_segments enable row level security;
grant select, insert, update, delete on public.transcript_segments to authenticated, service_role;
create policy "own company" on public.transcript_segments for all to authenticated
  using ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = transcript_segments.recording_id))))
  with check ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = transcript_segments.recording_id))));

-- One row a statement about the conversation, each with the second that proves it.
create table public.recording_insights (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  recording_id uuid not null,
  kind text not null check (kind in ('action_item', 'question', 'objection', 'key_moment', 'competitor', 'budget',
    'decision_maker', 'timeline', 'bookmark')),
  position int not null default 0,
  text text not null,
  start_seconds numeric(10, 3) not null check (start_seconds >= 0),
  end_seconds numeric(10, 3) not null,
  quote text not null,
  data jsonb not null default '{}',
  task_id uuid,
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  pinned_at timestamptz,
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  foreign key (company_id, task_id) references public.tasks (company_id, id) on delete set null (task_id)
);
create index recording_insights_recording on public.recording_insights (company_id, recording_id, kind, position);
create index recording_insights_kind on public.recording_insights (company_id, kind, created_at desc);
create index recording_insights_feed on public.recording_insights
  (company_id, created_at desc, recording_id desc, start_seconds desc, id desc) where dismissed_at is null;
create index recording_insights_task on public.recording_insights (company_id, task_id) where task_id is not null;
alter table public.recording_insights enable row level security;
grant select, insert, update, delete on public.recording_insights to authenticated, service_role;
create policy "own company" on public.recording_insights for all to authenticated
  using ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = recording_insights.recording_id))))
  with check ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = recording_insights.recording_id))));

create table public.follow_up_emails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  recording_id uuid not null,
  lead_id uuid,
  to_name text,
  to_email text,
  subject text not null check (length(subject) <= 300),
  body text not null check (length(body) <= 50000),
  engine text not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'failed')),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (recording_id),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete set null (lead_id)
);
create index follow_up_emails_lead on public.follow_up_emails (company_id, lead_id);
alter table public.follow_up_emails enable row level security;
grant select, insert, update, delete on public.follow_up_emails to authenticated, service_role;
create policy "own company" on public.follow_up_emails for all to authenticated
  using ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = follow_up_emails.recording_id))))
  with check ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = follow_up_emails.recording_id))));

-- Earlier texts of a transcript: kept whole whenever one is replaced, and before the first edit.
create table public.transcript_versions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
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
alter table public.transcript_versions enable row level security;
grant select on public.transcript_versions to authenticated;
grant select, insert, update, delete on public.transcript_versions to service_role;
create policy "own company" on public.transcript_versions for all to authenticated
  using ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = transcript_versions.recording_id))))
  with check ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = transcript_versions.recording_id))));

-- A transcript that came as text: stored whole, then analysed like any other.
create function public.import_transcript(recording uuid, segments jsonb, has_times boolean default true)
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

create function private.recording_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' or old.status is distinct from new.status or old.attempt is distinct from new.attempt then
    perform private.emit('recording.' || new.status, new.company_id,
      jsonb_build_object('recording_id', new.id, 'attempt', new.attempt));
  end if;
  if new.lead_id is not null and (tg_op = 'INSERT' or old.lead_id is distinct from new.lead_id) then
    insert into public.lead_activities (company_id, lead_id, kind, body, data)
    values (new.company_id, new.lead_id, 'recording', new.title, jsonb_build_object('recording_id', new.id));
  end if;
  return null;
end $$;

-- One action item becomes one task, however often it is asked.
create function public.create_task_from_insight(insight uuid) returns public.tasks
language plpgsql security invoker set search_path = ''
as $$
declare
  item public.recording_insights;
  source public.recordings;
  result public.tasks;
begin
  select * into item from public.recording_insights where id = insight for update;
  if item.id is null then raise exception 'There is no such action item.' using errcode = 'P0002'; end if;
  select * into source from public.recordings where id = item.recording_id;
  if item.task_id is not null then
    select * into result from public.tasks where id = item.task_id;
    if result.id is not null then return result; end if;
  end if;
  insert into public.tasks (company_id, title, due_at, priority, lead_id, recording_id, recording_seconds, assignee_id, is_sample)
  values (item.company_id, left(item.text, 300), (item.data ->> 'dueAt')::timestamptz,
          coalesce(item.data ->> 'priority', 'normal'), source.lead_id, source.id, item.start_seconds,
          coalesce(auth.uid(), source.owner_id), source.is_sample)
  returning * into result;
  update public.recording_insights set task_id = result.id where id = insight;
  return result;
end $$;

-- The list is searched by recordings.transcription, so an edited segment must be found there too.
create function private.transcript_edited() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.recordings r
     set transcription = (select string_agg(s.speaker || ': ' || s.text, E'\n' order by s.position)
                            from public.transcript_segments s where s.recording_id = r.id)
   where r.id in (select recording_id from edited);
  return null;
end $$;
create trigger transcript_edited after update on public.transcript_segments
  referencing new table as edited for each statement execute function private.transcript_edited();

-- Where words were said, literally and in any case: ten recordings, newest first, after the pair given; of each the number of
-- segments with the words and the first three of them. It looks at the newest forty recordings, then at the thousand before
-- them, then at the rest by the trigram index over whole transcripts: a word that is said everywhere would
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
create trigger speaker_edited before update of speaker on public.transcript_segments for each row
  when (old.speaker is distinct from new.speaker and old.text is not distinct from new.text)
  execute function private.segment_edited();

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
  result := private.recording_to_correct(recording);
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
  return private.analyse_again(recording);
end $$;

-- A recording of the caller's company which they may hear and which has its words, locked.
create function private.recording_to_correct(recording uuid) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
begin
  select * into result from public.recordings where id = recording and company_id = private.company_id() and private.may_hear(visibility, owner_id) for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  if result.status not in ('ready', 'failed', 'analysing') then
    raise exception 'This recording is being worked on. Wait until it is ready.' using errcode = 'P0001';
  end if;
  return result;
end $$;

-- Has the analysis made anew; one that runs on what stood before is not taken any more. Without words there is nothing to analyse.
create function private.analyse_again(recording uuid) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
begin
  update public.recordings
     set status = 'analysing', failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1,
         transcription = (select string_agg(s.speaker || ': ' || s.text, E'\n' order by s.position)
                            from public.transcript_segments s where s.recording_id = recording)
   where id = recording and exists (select from public.transcript_segments s where s.recording_id = recording);
  select * into result from public.recordings where id = recording;
  return result;
end $$;

-- When the word at the place `at` (in characters) of a segment begins: by its words' own times, else as far in as its text is.
create function private.time_in_segment(segment public.transcript_segments, at int) returns numeric
language sql stable set search_path = ''
as $$
  select case when jsonb_array_length(segment.words) = cardinality(regexp_split_to_array(btrim(segment.text), '\s+'))
              then least(greatest((segment.words -> cardinality(regexp_split_to_array(btrim(left(segment.text, at)), '\s+')) ->> 'start')::numeric,
                                  segment.start_seconds), segment.end_seconds)
              else segment.start_seconds + (segment.end_seconds - segment.start_seconds) * at / length(segment.text) end
$$;

-- Gives segments to a speaker. With `from_character` the first of them is split there, and what stands before stays with its speaker.
create function public.assign_turn(recording uuid, segments uuid[], speaker text, from_character int default 0) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  whole public.transcript_segments;
  rest public.transcript_segments;
  given text := btrim(speaker);
  spoken int;
begin
  perform private.recording_to_correct(recording);
  if given is null or given = '' or length(given) > 80 then
    raise exception 'A speaker has a name of at most 80 characters.' using errcode = 'P0001';
  end if;
  select s.* into whole from public.transcript_segments s
   where s.recording_id = recording and s.id = any (segments) order by s.position limit 1;
  if whole.id is null or (select count(*) from public.transcript_segments s where s.recording_id = recording and s.id = any (segments))
                         <> (select count(distinct id) from unnest(segments) id) then
    raise exception 'These words are not in the transcript any more.' using errcode = 'P0002';
  end if;
  if from_character > 0 then
    rest := whole;
    rest.id := gen_random_uuid();
    rest.position := whole.position + 1;
    rest.text := btrim(substr(whole.text, from_character + 1));
    if rest.text = '' or btrim(left(whole.text, from_character)) = '' then
      raise exception 'Both parts need words.' using errcode = 'P0001';
    end if;
    rest.start_seconds := private.time_in_segment(whole, from_character);
    rest.speaker := given;
    rest.edited_at := now();
    spoken := cardinality(regexp_split_to_array(btrim(left(whole.text, from_character)), '\s+'));
    if jsonb_array_length(whole.words) <> cardinality(regexp_split_to_array(btrim(whole.text), '\s+')) then whole.words := null; end if;
    select jsonb_agg(word order by nth) into rest.words from jsonb_array_elements(whole.words) with ordinality as list (word, nth) where nth > spoken;
    select jsonb_agg(word order by nth) into whole.words from jsonb_array_elements(whole.words) with ordinality as list (word, nth) where nth <= spoken;
    update public.transcript_segments s
       set text = btrim(left(whole.text, from_character)), end_seconds = rest.start_seconds, words = whole.words
     where s.id = whole.id;
    update public.transcript_segments s set position = s.position + 1 where s.recording_id = recording and s.position > whole.position;
    insert into public.transcript_segments select rest.*;
  end if;
  update public.transcript_segments s set speaker = given
   where s.recording_id = recording and s.id = any (segments) and s.speaker <> given and (from_character <= 0 or s.id <> whole.id);
  return private.analyse_again(recording);
end $$;

select private.guard_erased('public.transcript_segments');

create trigger touch before update on public.follow_up_emails
  for each row execute function private.touch();

select private.guard_erased('public.follow_up_emails');
select private.guard_erased('public.recording_insights');
select private.guard_erased('public.transcript_versions');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.assign_turn(uuid,uuid[],text,integer),
  public.correct_recording(uuid,jsonb),
  public.create_task_from_insight(uuid),
  public.import_transcript(uuid,jsonb,boolean),
  private.analyse_again(uuid),
  private.keep_transcript(uuid,text),
  private.recording_changed(),
  private.recording_to_correct(uuid),
  private.segment_edited(),
  private.time_in_segment(transcript_segments,integer),
  private.transcript_edited(),
  public.restore_transcript(uuid),
  public.search_transcripts(text,timestamp with time zone,uuid)
  from public;
grant execute on function
  public.assign_turn(uuid,uuid[],text,integer),
  public.correct_recording(uuid,jsonb),
  public.create_task_from_insight(uuid),
  public.import_transcript(uuid,jsonb,boolean),
  public.search_transcripts(text,timestamp with time zone,uuid)
  to authenticated, service_role;
grant execute on function
  public.restore_transcript(uuid)
  to authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.transcript_segments, public.recording_insights,
  public.follow_up_emails, public.transcript_versions;
