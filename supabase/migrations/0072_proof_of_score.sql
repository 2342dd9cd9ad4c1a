-- The day's page proves what makes a lead warm: the newest moment in which its budget, decision maker and timeline were named.
select private.amend('public.today(text)', 'jsonb_agg(to_jsonb(h) order by h.score desc) from hot h',
  'jsonb_agg(to_jsonb(h) || jsonb_build_object(''proofs'', coalesce((
      select jsonb_object_agg(p.kind, jsonb_build_object(
               ''recording_id'', p.recording_id, ''seconds'', p.start_seconds, ''has_sound'', p.has_sound))
        from (select distinct on (i.kind) i.kind, i.recording_id, i.start_seconds,
                     r.storage_path is not null and r.status not in (''recording'', ''uploading'') as has_sound
                from public.recordings r join public.recording_insights i on i.company_id = r.company_id and i.recording_id = r.id
               where r.lead_id = h.id and i.kind in (''budget'', ''decision_maker'', ''timeline'') and i.dismissed_at is null
               order by i.kind, r.recorded_at desc, i.position) p), ''{}'')) order by h.score desc) from hot h');
