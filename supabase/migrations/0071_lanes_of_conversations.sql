-- The list of conversations draws who spoke when. An analysis keeps that with its figures (recordings.metrics, "lanes"); what was
-- analysed before gets it from its transcript, in jobs that wait for everything else.
insert into private.events (name, company_id, payload)
select 'recording.unmeasured', company_id, jsonb_build_object('recording_id', id, 'attempt', attempt)
  from public.recordings
 where status = 'ready' and analysed_at is not null and not metrics ? 'lanes';
