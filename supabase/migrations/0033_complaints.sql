-- A customer who gives notice without an objection is at risk as well: what is known of a deal holds their complaints.
create or replace function public.deal_facts(only_owner uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with own as (select private.company_id() as company),
  moves as materialized (
    select a.lead_id, coalesce(a.data ->> 'to', a.data ->> 'status') as status, a.created_at as entered,
           lead(a.created_at) over (partition by a.lead_id order by a.created_at, a.id) as left_at
      from public.lead_activities a
     where a.company_id = (select company from own) and a.kind in ('created', 'status_changed')),
  decided as materialized (
    select l.id, l.status, coalesce(max(m.entered) filter (where m.status = l.status), l.status_changed_at) as at
      from public.leads l left join moves m on m.lead_id = l.id
     where l.company_id = (select company from own) and l.status in ('won', 'lost') group by l.id, l.status, l.status_changed_at),
  entries as (
    select m.status, m.lead_id, min(m.entered) as entered, min(extract(epoch from m.left_at - m.entered) / 86400.0) as days
      from moves m group by m.status, m.lead_id),
  stages as (
    select e.status, count(*) filter (where d.status = 'won') as won, count(*) filter (where d.status = 'lost') as lost,
           count(e.days) as left, percentile_cont(0.5) within group (order by e.days) as days_in_stage,
           percentile_cont(0.5) within group (order by extract(epoch from d.at - e.entered) / 86400.0)
             filter (where d.status = 'won') as days_to_win
      from entries e left join decided d on d.id = e.lead_id
     where e.status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation') group by e.status),
  open_leads as materialized (
    select l.* from public.leads l
     where l.company_id = (select company from own) and l.status not in ('won', 'lost')
       and (only_owner is null or coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000') = only_owner)),
  pipeline as (
    select status, currency, floor(extract(epoch from now() - status_changed_at) / 86400)::int as days, count(*) as leads,
           count(*) filter (where value is null or value = 0) as unvalued, coalesce(sum(value), 0) as value,
           coalesce(sum(value * value), 0) as squares
      from open_leads group by 1, 2, 3),
  chosen as materialized (
    select l.* from open_leads l
     where l.status <> 'new' or l.score >= 40
        or exists (select from public.recordings r where r.company_id = l.company_id and r.lead_id = l.id)
     order by case l.status when 'negotiation' then 0.75 when 'proposal' then 0.5 when 'qualified' then 0.25 else 0.1 end
                * coalesce(l.value, 0) desc, l.score desc, l.id
     limit 500),
  talks as materialized (
    select * from (
      select r.id, r.lead_id, r.title, r.recorded_at, r.sentiment, (r.metrics -> 'figures' -> 'sentiment' ->> 'start')::numeric as lowest_at,
             row_number() over (partition by r.lead_id order by r.recorded_at desc, r.id) as place
        from public.recordings r join chosen c on c.id = r.lead_id
       where r.company_id = (select company from own) and r.status = 'ready') ranked
     where place <= 3),
  statements as materialized (
    select t.lead_id, t.recorded_at, i.id, i.recording_id, case i.kind when 'key_moment' then 'complaint' else i.kind end as kind, i.text, i.quote, i.start_seconds, i.end_seconds,
           coalesce(i.data ->> 'at', i.data ->> 'dueAt') as at, i.data ->> 'category' as category, i.data ->> 'speaker' as speaker,
           i.task_id
      from talks t join public.recording_insights i on i.company_id = (select company from own) and i.recording_id = t.id
     where i.dismissed_at is null
       and (i.kind in ('objection', 'competitor') or i.kind = 'timeline' and i.data ->> 'at' is not null
         or i.kind = 'action_item' and i.data ->> 'owner' = 'us'
         or i.kind = 'key_moment' and i.data ->> 'category' = 'complaint')),
  answers as (
    select i.id, sum(length(s.text) - length(replace(s.text, ' ', '')) + 1) as words
      from statements i join public.transcript_segments s on s.company_id = (select company from own) and s.recording_id = i.recording_id
     where i.kind = 'objection' and s.speaker <> i.speaker and s.start_seconds >= i.start_seconds and s.start_seconds < i.end_seconds + 60
     group by i.id),
  told as (
    select s.lead_id, jsonb_agg(jsonb_build_object('id', s.id, 'recording_id', s.recording_id, 'recorded_at', s.recorded_at,
             'kind', s.kind, 'text', s.text, 'quote', s.quote, 'start', s.start_seconds, 'at', s.at, 'category', s.category,
             'answer_words', case when s.kind = 'objection' then coalesce(a.words, 0) end,
             'task_id', s.task_id, 'is_done', t.status = 'done') order by s.recorded_at desc, s.start_seconds) as list
      from statements s left join answers a on a.id = s.id left join public.tasks t on t.id = s.task_id group by s.lead_id),
  talked as (
    select t.lead_id, jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'recorded_at', t.recorded_at, 'sentiment', t.sentiment,
             'lowest_at', t.lowest_at) order by t.recorded_at desc) as list from talks t group by t.lead_id),
  planned as (
    select t.lead_id, jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'due_at', t.due_at, 'recording_id', t.recording_id,
             'start', t.recording_seconds) order by t.due_at nulls last, t.id) as list
      from (select t.*, row_number() over (partition by t.lead_id order by t.due_at nulls last, t.id) as place
              from public.tasks t join chosen c on c.id = t.lead_id
             where t.company_id = (select company from own) and t.status <> 'done') t
     where place <= 5 group by t.lead_id),
  touched as (
    select a.lead_id, max(a.created_at) as at from public.lead_activities a join chosen c on c.id = a.lead_id
     where a.company_id = (select company from own) and a.kind in ('note', 'email', 'call', 'meeting') group by a.lead_id),
  mailed as (
    select e.lead_id, max(coalesce(e.sent_at, e.created_at)) as at from public.lead_emails e join chosen c on c.id = e.lead_id
     where e.company_id = (select company from own) and e.status <> 'failed' group by e.lead_id)
  select jsonb_build_object(
    'stages', coalesce((select jsonb_agg(to_jsonb(stages)) from stages), '[]'),
    'pipeline', coalesce((select jsonb_agg(to_jsonb(pipeline)) from pipeline), '[]'),
    'open', (select count(*) from open_leads),
    'leads', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'email', c.email, 'status', c.status,
               'value', c.value, 'currency', c.currency, 'owner_id', c.owner_id, 'score', c.score, 'score_reasons', c.score_reasons,
               'created_at', c.created_at, 'status_changed_at', c.status_changed_at,
               'written_at', greatest(touched.at, mailed.at),
               'talks', coalesce(talked.list, '[]'), 'statements', coalesce(told.list, '[]'), 'tasks', coalesce(planned.list, '[]')))
        from chosen c left join talked on talked.lead_id = c.id left join told on told.lead_id = c.id
        left join planned on planned.lead_id = c.id left join touched on touched.lead_id = c.id left join mailed on mailed.lead_id = c.id), '[]'))
$$;
