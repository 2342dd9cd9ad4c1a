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
revoke execute on function private.transcript_edited() from public;
create trigger transcript_edited after update on public.transcript_segments
  referencing new table as edited for each statement execute function private.transcript_edited();
