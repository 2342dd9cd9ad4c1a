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

create function public.speech_engines() returns table (name text, label text, destination text, is_draft boolean)
language plpgsql stable security definer set search_path = ''
as $$ begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  return query select e.name, e.label, e.destination, e.is_draft from private.speech_engines e order by e.position;
end $$;

-- The engine somebody chose for the transcript that is being made, or stands there; null where it was the best at hand.
alter table public.recordings add column chosen_engine text;

drop function public.retry_recording(uuid, text);
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
revoke execute on function public.speech_engines(), public.retry_recording(uuid, text, text) from public;
grant execute on function public.speech_engines(), public.retry_recording(uuid, text, text) to authenticated, service_role;
