-- Sample sales have their closing dates and reasons.

-- Runs as the owner, since people may not write a recording's state themselves. The company, the owner and the mark
-- come from here, never from the document. Blog posts are the instance's: they are loaded for admins alone.
create or replace function public.load_sample(payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target uuid := private.company_id();
  person uuid := auth.uid();
begin
  if target is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if jsonb_typeof(payload) is distinct from 'object' then
    raise exception 'The sample company is one JSON object.' using errcode = 'P0001';
  end if;
  if octet_length(payload::text) > 4000000 then
    raise exception 'The sample company may be 4 MB at most.' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sample ' || target, 0));
  if exists (select from public.leads where company_id = target and is_sample)
     or exists (select from public.tasks where company_id = target and is_sample)
     or exists (select from public.recordings where company_id = target and is_sample) then
    return private.count_sample(target) || '{"already_loaded": true}';
  end if;
  perform set_config('parley.is_loading_sample', 'on', true);

  insert into public.leads (company_id, owner_id, created_by, is_sample, id, name, company, email, phone, title, status, value,
    expected_close_on, lost_reason, source, score, score_reasons, next_step, tags, last_activity_at, status_changed_at, created_at)
  select target, person, person, true, id, name, company, email, phone, title, status, value,
         expected_close_on, lost_reason, source, score, score_reasons, next_step, tags, last_activity_at, status_changed_at, created_at
    from jsonb_populate_recordset(null::public.leads, coalesce(payload -> 'leads', '[]'));

  insert into public.recordings (company_id, owner_id, is_sample, status, progress, source, transcription_engine, id, title,
    recorded_at, duration_seconds, language, transcription, summary, analysis_engine, analysed_at, sentiment, topics, metrics,
    lead_id, suggested_lead, created_at)
  select target, person, true, 'ready', 100, 'import', 'import', id, title,
         recorded_at, duration_seconds, language, transcription, summary, analysis_engine, analysed_at, sentiment, topics, metrics,
         lead_id, nullif(suggested_lead, 'null'), created_at
    from jsonb_populate_recordset(null::public.recordings, coalesce(payload -> 'recordings', '[]'));

  insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text)
  select target, recording_id, position, start_seconds, end_seconds, speaker, text
    from jsonb_populate_recordset(null::public.transcript_segments, coalesce(payload -> 'segments', '[]'));

  insert into public.tasks (company_id, assignee_id, created_by, is_sample, id, title, description, status, priority, due_at,
    completed_at, lead_id, recording_id, recording_seconds, created_at)
  select target, person, person, true, id, title, description, status, priority, due_at,
         completed_at, lead_id, recording_id, recording_seconds, created_at
    from jsonb_populate_recordset(null::public.tasks, coalesce(payload -> 'tasks', '[]'));

  insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data,
    task_id, created_at)
  select target, recording_id, kind, position, text, start_seconds, end_seconds, quote, data, task_id, created_at
    from jsonb_populate_recordset(null::public.recording_insights, coalesce(payload -> 'insights', '[]'));

  insert into public.follow_up_emails (company_id, recording_id, lead_id, to_name, to_email, subject, body, engine, created_at,
    updated_at)
  select target, recording_id, lead_id, to_name, to_email, subject, body, engine, created_at, created_at
    from jsonb_populate_recordset(null::public.follow_up_emails, coalesce(payload -> 'emails', '[]'));

  insert into public.lead_activities (company_id, actor_id, lead_id, kind, body, data, created_at)
  select target, person, lead_id, kind, body, data, created_at
    from jsonb_populate_recordset(null::public.lead_activities, coalesce(payload -> 'activities', '[]'));

  if private.is_admin() then
    insert into public.blog_posts (author_id, is_sample, title, slug, excerpt, content, status, published_at, planned_for,
      seo_title, seo_description, focus_keyword, category_id, read_time_minutes, faq_items, created_at)
    select person, true, post.title, post.slug, post.excerpt, post.content, post.status, post.published_at, post.planned_for,
           post.seo_title, post.seo_description, post.focus_keyword,
           (select id from public.blog_categories where blog_categories.slug = item ->> 'category'), post.read_time_minutes, post.faq_items, post.created_at
      from jsonb_array_elements(coalesce(payload -> 'posts', '[]')) as list (item)
     cross join lateral jsonb_populate_record(null::public.blog_posts, item) as post
        on conflict (slug) do nothing;
  end if;

  perform set_config('parley.is_loading_sample', '', true);
  return private.count_sample(target) || '{"already_loaded": false}';
end $$;

-- What people made themselves stays: their own tasks and recordings only lose the link to a sample lead. Tables that
-- come later are covered by their is_sample column.

-- Sample accounts and contacts go after their leads, which keep them: in the order in which the catalogue holds the tables it was up to
-- chance, and the removal failed where they came first.
create or replace function public.remove_sample() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target uuid := private.company_id();
  removed jsonb;
  sample_table regclass;
begin
  if target is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtextextended('sample ' || target, 0));
  removed := private.count_sample(target);
  for sample_table in
    select marked.attrelid::regclass from pg_catalog.pg_attribute marked
      join pg_catalog.pg_class on pg_class.oid = marked.attrelid and pg_class.relkind = 'r'
       and pg_class.relnamespace = 'public'::regnamespace
     where marked.attname = 'is_sample' and not marked.attisdropped
       and exists (select from pg_catalog.pg_attribute owned
                    where owned.attrelid = marked.attrelid and owned.attname = 'company_id' and not owned.attisdropped)
     order by marked.attrelid in ('public.accounts'::regclass, 'public.contacts'::regclass), pg_class.relname
  loop
    execute format('delete from %s where company_id = $1 and is_sample', sample_table) using target;
  end loop;
  if private.is_admin() then delete from public.blog_posts where is_sample; end if;
  return removed;
end $$;
