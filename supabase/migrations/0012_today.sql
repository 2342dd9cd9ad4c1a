-- What the dashboard shows, in one answer: every part under the caller's own policies.
create function public.today(time_zone text default 'UTC') returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with midnight as (
    select (date_trunc('day', now() at time zone today.time_zone) + interval '1 day') at time zone today.time_zone as at),
  due as (
    select t.id, t.title, t.due_at, t.priority, t.lead_id, t.recording_id, t.recording_seconds, l.name as lead_name
      from public.tasks t left join public.leads l on l.id = t.lead_id
     where t.status <> 'done' and t.due_at < (select at from midnight) and (t.assignee_id = (select auth.uid()) or t.assignee_id is null)),
  hot as (
    select id, name, company, status, score, score_reasons, value, currency, last_activity_at from public.leads
     where status not in ('won', 'lost') and score > 0 order by score desc, last_activity_at desc limit 5),
  moving as (
    select id, title, status, progress, failure_reason, created_at from public.recordings
     where status in ('recording', 'uploading', 'transcribing', 'analysing', 'failed') order by created_at desc limit 5),
  recent as (
    select id, title, summary, duration_seconds, recorded_at, lead_id from public.recordings
     where status = 'ready' order by recorded_at desc limit 5),
  stages as (
    select status, currency, count(*) as leads, coalesce(sum(value), 0) as value from public.leads group by status, currency)
  select jsonb_build_object(
    'tasks', coalesce((select jsonb_agg(to_jsonb(d) order by d.due_at) from (select * from due order by due_at limit 12) d), '[]'),
    'overdue', (select count(*) from due where due_at < now()),
    'due_today', (select count(*) from due where due_at >= now()),
    'hot_leads', coalesce((select jsonb_agg(to_jsonb(h) order by h.score desc) from hot h), '[]'),
    'processing', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at desc) from moving m), '[]'),
    'recordings', coalesce((select jsonb_agg(to_jsonb(r) order by r.recorded_at desc) from recent r), '[]'),
    'pipeline', coalesce((select jsonb_agg(to_jsonb(s)) from stages s), '[]'),
    'is_empty', not exists (select from public.leads) and not exists (select from public.tasks) and not exists (select from public.recordings),
    'has_sample', exists (select from public.leads where is_sample) or exists (select from public.recordings where is_sample))
$$;
revoke execute on function public.today(text) from public;
grant execute on function public.today(text) to authenticated, service_role;
create index leads_sample on public.leads (company_id) where is_sample;
create index recordings_sample on public.recordings (company_id) where is_sample;

-- What may change a lead's score asks the worker to count it anew.
create or replace function private.lead_touched() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if new.lead_id is not null then
    update public.leads set last_activity_at = now() where id = new.lead_id and company_id = new.company_id;
    perform private.emit('lead.touched', new.company_id, jsonb_build_object('lead_id', new.lead_id));
  end if;
  return null;
end $$;
revoke execute on function private.lead_touched() from public;

create function private.lead_edited() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('lead.touched', new.company_id, jsonb_build_object('lead_id', new.id));
  return null;
end $$;
revoke execute on function private.lead_edited() from public;
create trigger lead_edited after update on public.leads for each row
  when ((old.email, old.phone, old.company, old.title, old.value, old.source)
        is distinct from (new.email, new.phone, new.company, new.title, new.value, new.source))
  execute function private.lead_edited();
