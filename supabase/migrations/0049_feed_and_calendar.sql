-- As in 0023, and: the thirty are found first, and who said each is looked up for those alone. It was looked up for every statement
-- of the company before. Without sorting, since the policies' conditions let Postgres expect so few rows that it would read all of
-- them to sort them; the index has them in order.
create or replace function public.insight_feed(only_kind text default null, only_owner uuid default null, only_pinned boolean default false,
  after_created timestamptz default 'infinity', after_recording uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  after_start numeric default 'Infinity', after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (id uuid, recording_id uuid, kind text, body text, quote text, start_seconds numeric, category text, asked_by text,
  task_id uuid, pinned_at timestamptz, created_at timestamptz, title text, recorded_at timestamptz, owner_id uuid, speaker text)
language sql stable security invoker set search_path = '' set enable_sort = off
as $$
  with found as materialized (
    select i.id, i.company_id, i.recording_id, i.kind, i.text, i.quote, i.start_seconds, i.data, i.task_id, i.pinned_at, i.created_at,
           r.title, r.recorded_at, r.owner_id, r.speaker_names
      from public.recording_insights i
      join public.recordings r on r.company_id = i.company_id and r.id = i.recording_id
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
     limit 30)
  select f.id, f.recording_id, f.kind, f.text, f.quote, f.start_seconds, f.data ->> 'category', f.data ->> 'askedBy',
         f.task_id, f.pinned_at, f.created_at, f.title, f.recorded_at, f.owner_id,
         coalesce(f.speaker_names ->> said.speaker, said.speaker)
    from found f
    left join lateral (
      select s.speaker from public.transcript_segments s
       where s.company_id = f.company_id and s.recording_id = f.recording_id and s.start_seconds <= f.start_seconds
       order by s.position desc limit 1) said on true
   order by f.created_at desc, f.recording_id desc, f.start_seconds desc, f.id desc
$$;

-- As in 0037, and: a calendar holds what is nearest to now, in both directions, instead of what is furthest in the future; `total`
-- says how many there are. Nobody of a company that is being erased has one.
create or replace function private.calendar_of(person uuid, company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', c.name,
    'read_at', now(),
    'total', (select count(*) from public.tasks t
               where t.company_id = c.id and t.assignee_id = p.id and t.due_at is not null
                 and (t.status <> 'done' or t.completed_at > now() - interval '30 days')),
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', task.id, 'title', task.title, 'description', task.description, 'status', task.status,
        'priority', task.priority, 'due_at', task.due_at, 'remind_at', task.remind_at,
        'created_at', task.created_at, 'updated_at', task.updated_at, 'lead', lead.name) order by task.due_at, task.id)
      from (
        -- Each direction by the index from today on; the nearest of both.
        select * from (
          (select * from public.tasks t
            where t.company_id = c.id and t.assignee_id = p.id and t.due_at >= now()
              and (t.status <> 'done' or t.completed_at > now() - interval '30 days')
            order by t.due_at limit 5000)
          union all
          (select * from public.tasks t
            where t.company_id = c.id and t.assignee_id = p.id and t.due_at < now()
              and (t.status <> 'done' or t.completed_at > now() - interval '30 days')
            order by t.due_at desc limit 5000)) both_ways
         order by greatest(due_at - now(), now() - due_at), id limit 5000) task
      left join public.leads lead on lead.company_id = task.company_id and lead.id = task.lead_id), '[]'))
    from public.profiles p join public.companies c on c.id = p.company_id
   where p.id = person and p.company_id = company
     and not exists (select from private.company_erasures e where e.company_id = c.id)
$$;
