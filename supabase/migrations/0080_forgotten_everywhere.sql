-- A person who is deleted is forgotten also in what was told of them to other programs, to automations and to the assistant.

-- ── Finding who is named ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The words that are written in a row, addresses and numbers among them, for its index. A word that is too long for one is cut.
create function private.words_in(given text, variadic parts jsonb[] default '{}') returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select distinct left(btrim(word, '.+-'), 100) from regexp_split_to_table(lower(regexp_replace(
      concat_ws(' ', given, (select string_agg(part::text, ' ') from unnest(parts) part)), '\\[bfnrt"/\\]', ' ', 'g')), '[^\w@.+-]+') word
    where btrim(word, '.+-') <> '')
$$;

-- The people that a message to another program tells of.
create function private.people_of(payload jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[payload #>> '{contact,id}', payload #>> '{lead,contact_id}', payload #>> '{task,contact_id}',
                            payload #>> '{recording,contact_id}'], null)
$$;

-- Without a list of what is yet to be sorted in, which each search would read through.
create index webhook_deliveries_people on public.webhook_deliveries using gin (private.people_of(payload)) with (fastupdate = off) where event <> 'webhook.received';
create index webhook_deliveries_words on public.webhook_deliveries using gin (private.words_in(null, payload)) with (fastupdate = off)
  where event = 'webhook.received' and not payload ? 'rows';
create index automation_runs_contact on public.automation_runs ((event ->> 'contact_id')) where event ->> 'contact_id' is not null;
create index automation_runs_lead on public.automation_runs ((event ->> 'lead_id')) where event ->> 'lead_id' is not null;
create index automation_runs_words on public.automation_runs using gin (private.words_in(null, event)) with (fastupdate = off)
  where event ?| array['body', 'message', 'facts'];
create index ai_conversation_messages_words on public.ai_conversation_messages
  using gin (private.words_in(content, tool_calls, tool_results, marks)) with (fastupdate = off);
create index ai_tool_calls_words on public.ai_tool_calls
  using gin (private.words_in(null, arguments, proposal, result, undo)) with (fastupdate = off);

-- ── Taking them out ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A trace stands alone: what it is only a part of is somebody else's.
create function private.without(given text, traces text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  trace text;
begin
  foreach trace in array traces loop
    given := regexp_replace(given, case when strpos(trace, '@') > 0 then '(?<![\w.+-])' else '(?<!\w)' end
      || regexp_replace(regexp_replace(trace, '([^\w\s])', '\\\1', 'g'), '\s+', '\\s+', 'g') || '(?![\w@]|\.\w)', 'forgotten', 'gi');
  end loop;
  return given;
end $$;

-- Of its strings: what is a number stays.
create function private.without(given jsonb, traces text[]) returns jsonb
language plpgsql immutable set search_path = ''
as $$ begin
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(private.without(given #>> '{}', traces))
    when 'array' then (select coalesce(jsonb_agg(private.without(item, traces) order by place), '[]')
                         from jsonb_array_elements(given) with ordinality list (item, place))
    when 'object' then (select coalesce(jsonb_object_agg(key, private.without(value, traces)), '{}') from jsonb_each(given))
    else given end;
end $$;

-- What came of a call of the assistant's: the lines of a list that are of these records go; nothing else is left where it was about them alone.
create function private.forget_outcome(outcome jsonb, ids text[], traces text[]) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  about constant text := array_to_string(ids, '|');
  cards jsonb;
begin
  if jsonb_typeof(outcome) <> 'object' or outcome::text !~ about then return private.without(outcome, ids || traces); end if;
  select jsonb_agg(jsonb_set(card, '{rows}', (select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(card -> 'rows') line where line::text !~ about)))
    into cards from jsonb_array_elements(case when jsonb_typeof(outcome -> 'cards') = 'array' then outcome -> 'cards' else '[]' end) card
   where jsonb_typeof(card -> 'rows') = 'array';
  if (outcome - array['cards', 'evidence'])::text ~ about or not coalesce(jsonb_path_exists(cards, '$[*].rows[*]'), false) then
    return jsonb_build_object('callId', outcome -> 'callId', 'name', outcome -> 'name', 'parameters', '{}'::jsonb, 'message', 'Forgotten.',
      'state', case outcome ->> 'state' when 'waiting' then 'expired' else outcome ->> 'state' end, 'cards', '[]'::jsonb);
  end if;
  return private.without(outcome || jsonb_build_object('cards', cards, 'evidence', (
    select coalesce(jsonb_agg(piece), '[]') from jsonb_array_elements(outcome -> 'evidence') piece where piece::text !~ about)), traces);
end $$;

-- What others are called, reached and known by stays: only a name of several words that nobody else of the company bears is a trace.
create function private.traces_of(gone public.contacts, ids uuid[]) returns text[]
language sql stable security definer set search_path = ''
as $$
  with said (key, value) as (
    values ('name', gone.name), ('email', gone.email), ('phone', gone.phone)
    union
    select field.key, field.value from public.record_changes c
     cross join lateral (select * from jsonb_each_text(c.before) union select * from jsonb_each_text(c.after)) field
     where c.record_id = any (ids) and field.key in ('name', 'email', 'phone')
    union
    select field.key, field.value from public.customer_merges m cross join lateral jsonb_each_text(m.dropped) field
     where m.dropped_id = any (ids) and field.key in ('name', 'email', 'phone'))
  select coalesce(array_agg(distinct trace order by trace), '{}') from (
    select btrim(value) as trace from said where key <> 'name'
    union
    select regexp_replace(value, '\D', '', 'g') from said where key = 'phone' and length(regexp_replace(value, '\D', '', 'g')) > 6
    union
    select btrim(value) from said
     where key = 'name' and btrim(value) ~ '\s'
       and not exists (select from public.contacts c where c.company_id = gone.company_id and c.name_key = private.name_key(value))) found
   where length(trace) > 4 and trace ~ '\w'
$$;

-- ── Who was told ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Messages to other programs and from them. One that waits is still sent: as of a deleted record.
create function private.forget_deliveries(company uuid, ids text[], leads uuid[], traces text[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$ begin
  update public.webhook_deliveries d
     set response_body = null, payload = private.without(d.payload
       || case when d.payload #>> '{contact,id}' = any (ids) then '{"contact": null}' else '{}' end::jsonb
       || case when d.payload #>> '{lead,contact_id}' = any (ids) then case when d.payload ? 'message' then '{"message": null}' else '{}' end::jsonb
            || jsonb_build_object('lead', case when exists (select from public.leads l where l.id = (d.payload #>> '{lead,id}')::uuid)
                 then (d.payload -> 'lead') || '{"name": "Forgotten", "email": null, "phone": null, "title": null}' end)
          else '{}' end, traces)
   where d.event <> 'webhook.received' and private.people_of(d.payload) && ids and d.company_id = company;
  if cardinality(traces) = 0 then return; end if;
  with hit as materialized (
    select distinct d.id from unnest(traces) trace join public.webhook_deliveries d
        on d.event = 'webhook.received' and not d.payload ? 'rows' and private.words_in(null, d.payload) @> private.words_in(trace)
     where d.company_id = company)
  update public.webhook_deliveries d
     set payload = case when exists (select from unnest(leads) lead where strpos(d.response_body, lead::text) > 0) then '{}'
                   else private.without(d.payload, traces) end,
         error = private.without(d.error, traces)
    from hit where d.id = hit.id;
end $$;

-- What started automations, and what their steps were given and said. A wait goes on until its end.
create function private.forget_runs(company uuid, ids text[], leads uuid[], until timestamptz[], traces text[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  about uuid[];
  naming uuid[];
begin
  about := array(
    select r.id from public.automation_runs r
     where r.event ->> 'contact_id' = any (ids) and r.event ->> 'contact_id' is not null and r.company_id = company
    union
    select r.id from unnest(leads, until) went (lead, at) join public.automation_runs r on r.event ->> 'lead_id' = lead::text
     where r.event ->> 'lead_id' is not null and r.company_id = company and r.created_at <= at);
  naming := array(
    select distinct r.id from unnest(traces) trace join public.automation_runs r
        on r.event ?| array['body', 'message', 'facts'] and private.words_in(null, r.event) @> private.words_in(trace)
     where r.company_id = company and r.id <> all (about));
  update public.automation_runs r
     set event = case when r.id = any (about) then r.event - array['body', 'message', 'facts'] else private.without(r.event, traces) end,
         error = private.without(r.error, traces)
   where r.id = any (about || naming);
  update public.automation_run_steps s
     set input = case when s.run_id = any (naming) then private.without(s.input, traces) end,
         output = case when s.run_id = any (naming) then private.without(s.output, traces) when s.kind = 'wait' then s.output end,
         error = private.without(s.error, traces)
   where s.company_id = company and s.run_id = any (about || naming);
end $$;

-- What was said with the assistant, and what its tools were given and answered.
create function private.forget_said(company uuid, ids text[], traces text[], names text[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  about constant text := array_to_string(ids, '|');
  talks uuid[];
begin
  with hit as materialized (
    select distinct m.id from unnest(ids || traces) trace
      join public.ai_conversation_messages m on private.words_in(m.content, m.tool_calls, m.tool_results, m.marks) @> private.words_in(trace)
     where (select c.company_id from public.ai_conversations c where c.id = m.conversation_id) = company),
  changed as (
    update public.ai_conversation_messages m
       set tool_calls = private.without(m.tool_calls, ids || traces), marks = private.without(m.marks, ids || traces),
           tool_results = case when jsonb_typeof(m.tool_results) = 'array' then (
             select jsonb_agg(private.forget_outcome(outcome, ids, traces) order by place)
               from jsonb_array_elements(m.tool_results) with ordinality list (outcome, place)) else private.without(m.tool_results, ids || traces) end,
           -- The list under a reply tells the outcomes again; it is shown from these.
           content = private.without(case when m.tool_results::text ~ about
             then regexp_replace(m.content, '(^|\n\n)Completed actions:\n.*$', '') else m.content end, ids || traces)
      from hit where m.id = hit.id returning m.conversation_id)
  select array_agg(distinct conversation_id) into talks from changed;
  update public.ai_conversations c set title = private.without(c.title, traces)
   where c.id = any (talks) and c.title <> private.without(c.title, traces);
  with hit as materialized (
    select distinct t.id from unnest(ids || traces || names) trace
      join public.ai_tool_calls t on private.words_in(null, t.arguments, t.proposal, t.result, t.undo) @> private.words_in(trace)
     where t.company_id = company and strpos(lower(concat(t.arguments, t.proposal, t.result, t.undo)), lower(trace)) > 0)
  update public.ai_tool_calls t
     set arguments = '{}', proposal = null, result = null, undo = null,
         status = case t.status when 'proposed' then 'failed' else t.status end
    from hit where t.id = hit.id;
end $$;

create or replace function private.forget_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
  traces text[];
  leads uuid[];
  until timestamptz[];
  is_gone boolean[];
begin
  -- Whoever was merged into them is the same person.
  with recursive one (id) as (
    select old.id
    union
    select m.dropped_id from one join public.customer_merges m on m.kept_id = one.id
     where m.company_id = old.company_id and m.record = 'contacts' and m.undone_at is null)
  select array_agg(id) into ids from one;
  traces := private.traces_of(old, ids);
  select array_agg(lead), array_agg(last), array_agg(gone) into leads, until, is_gone from (
    select c.record_id as lead, max(c.changed_at) as last, bool_or(c.operation = 'delete') as gone
      from public.record_changes c
     where c.record = 'leads' and c.before ? 'contact_id' and c.before ->> 'contact_id' = any (ids::text[]) and c.company_id = old.company_id
     group by c.record_id
    union all
    select m.dropped_id, m.created_at, true from public.lead_merges m
     where m.company_id = old.company_id and m.dropped ->> 'contact_id' = any (ids::text[])) about;

  update public.record_changes set before = null, after = null where record_id = any (ids);
  delete from public.record_changes c
   where c.record = 'lead_contacts' and coalesce(c.before, c.after) ->> 'contact_id' = any (ids::text[]) and c.company_id = old.company_id;
  update public.record_changes c
     set before = case when not a.is_gone then c.before - array['name', 'email', 'phone', 'title'] end,
         after = case when not a.is_gone then c.after - array['name', 'email', 'phone', 'title'] end
    from unnest(leads, until, is_gone) a (lead, until, is_gone) where c.record_id = a.lead and (a.is_gone or c.changed_at <= a.until);
  update public.lead_merges m set dropped = '{}', kept_before = '{}', kept_after = '{}'
   where m.company_id = old.company_id and m.dropped <> '{}'
     and ids::text[] && array[m.dropped ->> 'contact_id', m.kept_before ->> 'contact_id', m.kept_after ->> 'contact_id'];
  -- Content that is no lead's: an undo of the import finds it changed and leaves it alone.
  update public.lead_import_rows r set before = null, content_after = ''
   where r.company_id = old.company_id and r.before ->> 'contact_id' = any (ids::text[]);
  -- Nobody hears or speaks of each row of a file.
  if old.is_sample or current_setting('parley.is_importing', true) = 'on' then return null; end if;
  perform private.forget_deliveries(old.company_id, ids::text[], leads, traces);
  perform private.forget_runs(old.company_id, ids::text[], leads,
    array(select case when gone then 'infinity' else last end from unnest(until, is_gone) went (last, gone)), traces);
  perform private.forget_said(old.company_id, ids::text[], traces,
    case when old.name ~ '\w.*\s' and length(old.name) > 4 then array[old.name] else '{}' end);
  return null;
end $$;

revoke execute on function
  private.forget_contact(),
  private.forget_deliveries(uuid,text[],uuid[],text[]),
  private.forget_outcome(jsonb,text[],text[]),
  private.forget_runs(uuid,text[],uuid[],timestamptz[],text[]),
  private.forget_said(uuid,text[],text[],text[]),
  private.people_of(jsonb),
  private.traces_of(contacts,uuid[]),
  private.without(jsonb,text[]),
  private.without(text,text[]),
  private.words_in(text,jsonb[])
  from public;
-- Whoever writes a row writes its indexes.
grant execute on function private.people_of(jsonb), private.words_in(text,jsonb[]) to authenticated, service_role;
