-- Recordings, what was said, and what follows from it.
create table public.recordings (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  owner_id uuid default auth.uid(),
  title text not null default '' check (length(title) <= 300),
  status text not null default 'recording'
    check (status in ('recording', 'uploading', 'transcribing', 'analysing', 'ready', 'failed')),
  source text not null default 'microphone' check (source in ('microphone', 'tab', 'upload', 'import')),
  failed_step text check (failed_step in ('uploading', 'transcribing', 'analysing')),
  failure_reason text,
  -- 'no_engine' is tried again by itself once an engine is there.
  failure_code text,
  -- Counts up with each retry or re-transcription, so that a late job of an earlier attempt changes nothing.
  attempt int not null default 0,
  progress smallint not null default 0 check (progress between 0 and 100),
  recorded_at timestamptz not null default now(),
  duration_seconds numeric(10, 3) check (duration_seconds >= 0),
  storage_path text,
  mime_type text,
  size_bytes bigint check (size_bytes >= 0),
  channels smallint check (channels between 1 and 8),
  -- 0..1, one peak for each equal slice of the audio, drawn by the player.
  peaks real[],
  language text,
  transcription text,
  transcription_engine text,
  is_draft_transcript boolean not null default false,
  has_word_times boolean not null default false,
  -- What the browser heard while recording; kept as the draft where no engine is there.
  live_captions jsonb,
  summary text,
  analysis_engine text,
  analysed_at timestamptz,
  sentiment real check (sentiment between -1 and 1),
  topics text[] not null default '{}',
  metrics jsonb not null default '{}',
  -- Speaker as the engine names it -> the name people gave.
  speaker_names jsonb not null default '{}',
  lead_id uuid,
  -- The lead the analysis found, until somebody links, creates or dismisses it.
  suggested_lead jsonb,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The worker reads the file this names, so it may only name one of the company's own.
  check (storage_path is null or (split_part(storage_path, '/', 1) = company_id::text and storage_path !~ '(^|/)\.\.(/|$)')),
  unique (company_id, id),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id),
  foreign key (company_id, lead_id) references public.leads (company_id, id) on delete set null (lead_id)
);
create index recordings_newest on public.recordings (company_id, created_at desc, id);
create index recordings_status on public.recordings (company_id, status, created_at desc);
create index recordings_lead on public.recordings (company_id, lead_id);
create index recordings_owner on public.recordings (company_id, owner_id);
create index recordings_title_trigrams on public.recordings using gin (title extensions.gin_trgm_ops);
create index recordings_summary_trigrams on public.recordings using gin (summary extensions.gin_trgm_ops);
create index recordings_transcription_trigrams on public.recordings using gin (transcription extensions.gin_trgm_ops);

alter table public.tasks add foreign key (company_id, recording_id)
  references public.recordings (company_id, id) on delete set null (recording_id);

create table public.recording_consents (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  recording_id uuid not null,
  confirmed_by uuid default auth.uid(),
  method text not null check (method in ('everyone_agreed', 'own_notes', 'provided_by_operator')),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade
);
create index recording_consents_recording on public.recording_consents (company_id, recording_id);

create table public.transcript_segments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
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
  unique (recording_id, position),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade
);
create index transcript_segments_recording on public.transcript_segments (company_id, recording_id, position);

-- One row a statement about the conversation, each with the second that proves it.
create table public.recording_insights (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
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
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  foreign key (company_id, task_id) references public.tasks (company_id, id) on delete set null (task_id)
);
create index recording_insights_recording on public.recording_insights (company_id, recording_id, kind, position);
create index recording_insights_kind on public.recording_insights (company_id, kind, created_at desc);

create table public.follow_up_emails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
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

select private.protect_company_table('public.recordings');
select private.protect_company_table('public.recording_consents');
select private.protect_company_table('public.transcript_segments');
select private.protect_company_table('public.recording_insights');
select private.protect_company_table('public.follow_up_emails');

-- Audio belongs to the company named by the first folder of its path: {company_id}/{recording_id}/audio.{ending}
insert into storage.buckets (id, name, public, file_size_limit) values ('recordings', 'recordings', false, 4294967296)
on conflict (id) do nothing;
create policy "company hears its recordings" on storage.objects for select to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company adds recordings" on storage.objects for insert to authenticated
  with check (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company replaces recordings" on storage.objects for update to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text)
  with check (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company deletes its recordings" on storage.objects for delete to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);

-- The pipeline's doors. A row moves on only through these and the worker, so that no step is skipped or doubled;
-- they run as the owner, since people may not set a recording's state themselves, and look at the caller's company only.
revoke update, insert on public.recordings from authenticated;
grant insert (id, company_id, title, source, recorded_at, duration_seconds, storage_path, mime_type, channels, live_captions, lead_id)
  on public.recordings to authenticated;
grant update (title, recorded_at, duration_seconds, storage_path, mime_type, channels, live_captions, lead_id, suggested_lead, speaker_names)
  on public.recordings to authenticated;

create function public.stop_recording(recording uuid, seconds numeric) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
begin
  update public.recordings set status = 'uploading', duration_seconds = coalesce(seconds, duration_seconds)
   where id = recording and company_id = private.company_id() and status in ('recording', 'uploading')
  returning * into result;
  if result.id is null then select * into result from public.recordings where id = recording and company_id = private.company_id(); end if;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
  return result;
end $$;

create function public.finish_upload(recording uuid) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
  stored storage.objects;
begin
  select * into result from public.recordings where id = recording and company_id = private.company_id() for update;
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

-- After a failure: from the step that failed. After success: a new transcript by today's best engine.
create function public.retry_recording(recording uuid, from_step text default null) returns public.recordings
language plpgsql security definer set search_path = ''
as $$
declare
  result public.recordings;
  step text;
begin
  select * into result from public.recordings where id = recording and company_id = private.company_id() for update;
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
  select * into result from public.recordings where id = recording and company_id = private.company_id() for update;
  if result.id is null then raise exception 'There is no such recording.' using errcode = 'P0002'; end if;
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
create trigger recording_changed after insert or update on public.recordings
  for each row execute function private.recording_changed();

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

revoke execute on function public.stop_recording(uuid, numeric), public.finish_upload(uuid), public.retry_recording(uuid, text),
  public.import_transcript(uuid, jsonb, boolean), public.create_task_from_insight(uuid) from public;
grant execute on function public.stop_recording(uuid, numeric), public.finish_upload(uuid), public.retry_recording(uuid, text),
  public.import_transcript(uuid, jsonb, boolean), public.create_task_from_insight(uuid) to authenticated, service_role;
revoke execute on all functions in schema private from public;
alter publication supabase_realtime add table public.recordings, public.recording_insights, public.transcript_segments,
  public.follow_up_emails;
