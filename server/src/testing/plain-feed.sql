-- What insight_feed answers, said in the plainest way: every statement with its speaker, sorted, the first thirty.
create function public.plain_feed(only_kind text default null, only_owner uuid default null, only_pinned boolean default false,
  after_created timestamptz default 'infinity', after_recording uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  after_start numeric default 'Infinity', after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (id uuid, recording_id uuid, kind text, body text, quote text, start_seconds numeric, category text, asked_by text,
  task_id uuid, pinned_at timestamptz, created_at timestamptz, title text, recorded_at timestamptz, owner_id uuid, speaker text, has_sound boolean)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.recording_id, i.kind, i.text, i.quote, i.start_seconds, i.data ->> 'category', i.data ->> 'askedBy',
         i.task_id, i.pinned_at, i.created_at, r.title, r.recorded_at, r.owner_id,
         coalesce(r.speaker_names ->> said.speaker, said.speaker),
         r.storage_path is not null and r.status not in ('recording', 'uploading')
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
