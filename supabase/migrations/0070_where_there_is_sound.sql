-- Whatever leads to a second says whether one hears it there: a conversation that was imported as text has no sound, nor one whose audio
-- is still being uploaded or was deleted.

-- Replaces a part of a function, which has to be there: for this migration and those after it.
create function private.amend(function regprocedure, known text, fresh text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(function);
begin
  if position(known in definition) = 0 then raise exception '% has no "%"', function, known; end if;
  execute replace(definition, known, fresh);
end $$;
revoke execute on function private.amend(regprocedure,text,text) from public;

select private.amend('public.today(text)', 'jsonb_agg(to_jsonb(d) order by d.due_at)',
  'jsonb_agg(to_jsonb(d) || jsonb_build_object(''has_sound'', exists (
      select from public.recordings r
       where r.id = d.recording_id and r.storage_path is not null and r.status not in (''recording'', ''uploading''))) order by d.due_at)');

select private.amend('public.deal_facts(uuid)', 'select r.id, r.lead_id, r.title, r.recorded_at,',
  'select r.id, r.lead_id, r.title, r.recorded_at, r.storage_path is not null as has_sound,');
select private.amend('public.deal_facts(uuid)', 'select t.lead_id, t.recorded_at,', 'select t.lead_id, t.recorded_at, t.has_sound,');
select private.amend('public.deal_facts(uuid)', '''recorded_at'', s.recorded_at,', '''recorded_at'', s.recorded_at, ''has_sound'', s.has_sound,');
select private.amend('public.deal_facts(uuid)', '''recorded_at'', t.recorded_at,', '''recorded_at'', t.recorded_at, ''has_sound'', t.has_sound,');

select private.amend('public.coaching_facts(date,date,text,uuid)', 'r.recorded_at >= starts as is_now,',
  'r.recorded_at >= starts as is_now, r.storage_path is not null as has_sound,');
select private.amend('public.coaching_facts(date,date,text,uuid)', 'said.recorded_at, said.is_now,', 'said.recorded_at, said.is_now, said.has_sound,');
select private.amend('public.coaching_facts(date,date,text,uuid)', 'select owner, recording_id, title, recorded_at,',
  'select owner, recording_id, title, recorded_at, has_sound,');
select private.amend('public.coaching_facts(date,date,text,uuid)', 'select owner, id, title, recorded_at,',
  'select owner, id, title, recorded_at, has_sound,');

select private.amend('public.insight_evidence(date,date,text,text,text,uuid)', 'select p.recording_id, r.title,',
  'select p.recording_id, r.title, r.storage_path is not null as has_sound,');

-- What a function answers in columns can only be made anew.
do $$
declare
  feed constant text := pg_catalog.pg_get_functiondef('public.insight_feed(text,uuid,boolean,timestamptz,uuid,numeric,uuid)'::regprocedure);
  found constant text := pg_catalog.pg_get_functiondef('public.search_transcripts(text,timestamptz,uuid)'::regprocedure);
begin
  drop function public.insight_feed(text,uuid,boolean,timestamptz,uuid,numeric,uuid);
  execute replace(replace(replace(feed, 'speaker text)', 'speaker text, has_sound boolean)'),
    'r.owner_id, r.speaker_names',
    'r.owner_id, r.speaker_names, r.storage_path is not null and r.status not in (''recording'', ''uploading'') as has_sound'),
    'coalesce(f.speaker_names ->> said.speaker, said.speaker)', 'coalesce(f.speaker_names ->> said.speaker, said.speaker), f.has_sound');
  drop function public.search_transcripts(text,timestamptz,uuid);
  execute replace(replace(found, 'moments jsonb)', 'moments jsonb, has_sound boolean)'),
    'said.count, said.moments', 'said.count, said.moments, r.storage_path is not null and r.status not in (''recording'', ''uploading'')');
end $$;
revoke execute on function
  public.insight_feed(text,uuid,boolean,timestamp with time zone,uuid,numeric,uuid),
  public.search_transcripts(text,timestamp with time zone,uuid)
  from public;
grant execute on function
  public.insight_feed(text,uuid,boolean,timestamp with time zone,uuid,numeric,uuid),
  public.search_transcripts(text,timestamp with time zone,uuid)
  to authenticated, service_role;
