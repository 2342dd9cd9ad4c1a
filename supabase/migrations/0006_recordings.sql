-- Conversations: recording, upload, consent, who may hear them, how long they are kept.

-- Who may hear what. A recording belongs to the company, or to its owner and the company's owners alone.
create table public.recording_settings (
  company_id uuid default private.company_id() primary key references public.companies on delete cascade,
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
grant select, insert, update on public.recording_settings to authenticated;
grant select, insert, update, delete on public.recording_settings to service_role;
create policy "own company" on public.recording_settings for select to authenticated
  using (company_id = (select private.company_id()));
create policy "owners decide" on public.recording_settings for insert to authenticated
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "owners change" on public.recording_settings for update to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));

create function private.default_visibility() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select default_visibility from public.recording_settings where company_id = private.company_id()), 'company') $$;

-- Recordings, what was said, and what follows from it.
create table public.recordings (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
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
  visibility text not null default private.default_visibility() check (visibility in ('company', 'private')),
  -- Kept whatever the rule on keeping says.
  is_held boolean not null default false,
  audio_deleted_at timestamptz,
  chosen_engine text,
  left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array'),
  language_origin text check (language_origin in ('chosen', 'found')),
  -- Speaker as the engine names it -> 'us' or 'them', where somebody said so.
  speaker_sides jsonb not null default '{}'
    check (jsonb_typeof(speaker_sides) = 'object' and not jsonb_path_exists(speaker_sides, '$.* ? (@ != "us" && @ != "them")')),
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
create index recordings_sample on public.recordings (company_id) where is_sample;
create index recordings_words on public.recordings using gin (company_id, title extensions.gin_trgm_ops,
  summary extensions.gin_trgm_ops, transcription extensions.gin_trgm_ops);
create index recordings_said on public.recordings (company_id, recorded_at) where status = 'ready';
-- Who was said to be ours in other recordings of the company.
create index recordings_sides on public.recordings (company_id, created_at desc) where speaker_sides <> '{}';
alter table public.recordings enable row level security;
grant select, delete on public.recordings to authenticated;
grant select, insert, update, delete on public.recordings to service_role;
grant insert (id, company_id, title, source, recorded_at, duration_seconds, storage_path, mime_type, channels, language,
  live_captions, speaker_names, lead_id, visibility, language_origin),
update (title, recorded_at, duration_seconds, storage_path, mime_type, channels, live_captions, speaker_names, lead_id,
  suggested_lead, visibility, is_held) on public.recordings to authenticated;
create policy "own company" on public.recordings for all to authenticated
  using (company_id = (select private.company_id())
    and (visibility = 'company' or owner_id = (select auth.uid()) or (select private.is_company_owner())))
  with check (company_id = (select private.company_id())
    and (visibility = 'company' or owner_id = (select auth.uid()) or (select private.is_company_owner())));

create table public.recording_consents (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  recording_id uuid not null,
  confirmed_by uuid default auth.uid(),
  method text not null check (method in ('everyone_agreed', 'own_notes', 'provided_by_operator')),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  told text check (length(told) <= 300),
  means text check (means in ('said', 'beep', 'written')),
  foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  foreign key (company_id, confirmed_by)
    references public.profiles (company_id, id) on delete set null (confirmed_by)
);
create index recording_consents_recording on public.recording_consents (company_id, recording_id);
create index recording_consents_person on public.recording_consents (company_id, confirmed_by);
alter table public.recording_consents enable row level security;
grant select, insert, update, delete on public.recording_consents to authenticated, service_role;
create policy "own company" on public.recording_consents for all to authenticated
  using ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = recording_consents.recording_id))))
  with check ((company_id = (select private.company_id())) and (exists (select from recordings r where (r.id = recording_consents.recording_id))));

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

-- Which engine transcribes a recording again is its owner's choice. The worker writes down which ones are there.
create table private.speech_engines (
  name text primary key,
  label text not null,
  -- The host that the sound goes to; null where it stays on the machine.
  destination text,
  is_draft boolean not null,
  -- The best one first.
  position int not null
);
alter table private.speech_engines enable row level security;

alter table public.tasks add foreign key (company_id, recording_id)
  references public.recordings (company_id, id) on delete set null (recording_id);

-- Audio belongs to the company named by the first folder of its path: {company_id}/{recording_id}/audio.{ending}
insert into storage.buckets (id, name, public, file_size_limit) values ('recordings', 'recordings', false, 4294967296)
on conflict (id) do nothing;

-- What a person does with a recording goes through functions, for recordings that they may hear.
create function public.stop_recording(recording uuid, seconds numeric) returns public.recordings
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

create function public.finish_upload(recording uuid) returns public.recordings
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

create function private.may_hear(visibility text, owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select visibility = 'company' or owner = auth.uid() or private.is_company_owner() $$;

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

-- Whether a recording named in a path or a note is there and not for the caller.
create function private.hides_recording(recording text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin
  if recording is null or recording !~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then return false; end if;
  return exists (select from public.recordings r where r.id = recording::uuid and not private.may_hear(r.visibility, r.owner_id));
end $$;

-- Files follow by a job whose event is written here, so that a closed tab leaves none behind. A company that is erased takes
-- its own way (private.erase).
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

create function public.speech_engines() returns table (name text, label text, destination text, is_draft boolean)
language plpgsql stable security definer set search_path = ''
as $$ begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  return query select e.name, e.label, e.destination, e.is_draft from private.speech_engines e order by e.position;
end $$;

-- After a failure: from the step that failed. After success: a new transcript, by the named engine or today's best.
create function public.retry_recording(recording uuid, from_step text default null, engine text default null) returns public.recordings
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
  if engine is not null and step <> 'transcribing' then
    raise exception 'There is no audio here to transcribe.' using errcode = 'P0001';
  end if;
  if engine is not null and not exists (select from private.speech_engines e where e.name = engine) then
    raise exception 'This speech engine is not there any more. The recording and its transcript stay as they are; choose another one.'
      using errcode = 'P0001';
  end if;
  update public.recordings
     set status = step, failed_step = null, failure_reason = null, failure_code = null, progress = 0, attempt = attempt + 1,
         chosen_engine = case step when 'transcribing' then engine else chosen_engine end
   where id = recording returning * into result;
  return result;
end $$;

create policy "company hears its recordings" on storage.objects for select to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company adds recordings" on storage.objects for insert to authenticated
  with check (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company replaces recordings" on storage.objects for update to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text)
  with check (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "company deletes its recordings" on storage.objects for delete to authenticated
  using (bucket_id = 'recordings' and (storage.foldername(name))[1] = (select private.company_id())::text);
create policy "not of a hidden recording" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'recordings' or not private.hides_recording((storage.foldername(name))[2]))
  with check (bucket_id <> 'recordings' or not private.hides_recording((storage.foldername(name))[2]));

create policy "not of a hidden recording" on public.lead_activities as restrictive for select to authenticated
  using (kind <> 'recording' or not private.hides_recording(data ->> 'recording_id'));

create trigger touch before update on public.recording_settings for each row execute function private.touch();
create trigger touch before update on public.recordings
  for each row execute function private.touch();

select private.guard_erased('public.recordings');
select private.guard_erased('public.recording_settings');
select private.guard_erased('public.recording_consents');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.finish_upload(uuid),
  public.preview_expiry(integer,text),
  private.default_visibility(),
  private.expire_recordings(),
  private.expired_recordings(uuid,integer,text),
  private.guard_visibility(),
  private.hides_recording(text),
  private.may_hear(text,uuid),
  private.recording_deleted(),
  public.retry_recording(uuid,text,text),
  public.speech_engines(),
  public.stop_recording(uuid,numeric)
  from public;
grant execute on function
  public.finish_upload(uuid),
  private.default_visibility(),
  private.hides_recording(text),
  public.retry_recording(uuid,text,text),
  public.speech_engines(),
  public.stop_recording(uuid,numeric)
  to authenticated, service_role;
grant execute on function
  public.preview_expiry(integer,text)
  to authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.recordings, public.recording_consents;
