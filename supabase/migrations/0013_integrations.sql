-- API keys, webhooks in and out, limits of the model.

-- Doors to other software, and the instance's own correspondence.
create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  user_id uuid not null default auth.uid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null default '{read}' check (scopes <@ array['read', 'write', 'destructive']),
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, user_id) references public.profiles (company_id, id) on delete cascade,
  constraint api_keys_read check ('read' = any (scopes))
);
create index api_keys_company on public.api_keys (company_id, created_at desc);
create index api_keys_user on public.api_keys (company_id, user_id);
alter table public.api_keys enable row level security;
grant all on public.api_keys to service_role;
grant delete on public.api_keys to authenticated;
grant select (id, company_id, user_id, name, prefix, scopes, last_used_at, revoked_at, created_at),
  update (name, revoked_at) on public.api_keys to authenticated;
create policy "own keys" on public.api_keys for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));

create function private.random_secret() returns bytea
language sql volatile set search_path = ''
as $$ select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) $$;

-- Webhooks. The secret is one of Standard Webhooks and may also stand in an address: no plus, slash or padding in it.
create function private.webhook_secret() returns text
language sql volatile set search_path = ''
as $$ select 'whsec_' || translate(encode(substring(private.random_secret() from 1 for 24), 'base64'), '+/', 'Az') $$;

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  direction text not null default 'outbound' check (direction in ('inbound', 'outbound')),
  name text not null check (length(btrim(name)) between 1 and 120),
  url text check (url is null or url ~ '^https?://'),
  events text[] not null default '{}',
  secret text not null default private.webhook_secret(),
  is_enabled boolean not null default true,
  last_error text,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- `slack`: the body is {"text"}, as Slack's incoming webhooks and their many likes take it.
  format text not null default 'standard' check (format in ('standard', 'slack')),
  -- Messages in a row that were given up; at ten the webhook is switched off.
  failure_count int not null default 0,
  last_used_at timestamptz,
  unique (company_id, id),
  constraint webhooks_outbound_address check (direction = 'inbound' or url is not null),
  constraint webhooks_url_length check (length(url) <= 2000),
  constraint webhooks_events check (direction = 'inbound' or events <@ array['lead.created', 'lead.status_changed',
    'task.completed', 'recording.ready', 'recording.failed', 'form.received'])
);
create index webhooks_company on public.webhooks (company_id, direction);
alter table public.webhooks enable row level security;
grant all on public.webhooks to service_role;
grant select, delete on public.webhooks to authenticated;
grant insert (direction, name, url, events, format),
  update (name, url, events, is_enabled) on public.webhooks to authenticated;
create policy "owner connects" on public.webhooks for all to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()));

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  webhook_id uuid not null,
  event text not null,
  payload jsonb not null,
  attempt int not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  response_status int,
  error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- The event of the outbox it tells of, once for each webhook.
  event_id bigint,
  -- What the sender of an inbound message calls it: the second of one id is refused.
  message_id text check (length(message_id) <= 200),
  next_attempt_at timestamptz,
  response_body text check (length(response_body) <= 2000),
  duration_ms int,
  foreign key (company_id, webhook_id) references public.webhooks (company_id, id) on delete cascade
);
create index webhook_deliveries_newest on public.webhook_deliveries (company_id, webhook_id, created_at desc);
create unique index webhook_deliveries_event on public.webhook_deliveries (webhook_id, event_id);
create unique index webhook_deliveries_message on public.webhook_deliveries (webhook_id, message_id);
create index webhook_deliveries_due on public.webhook_deliveries (next_attempt_at) where status = 'waiting';
alter table public.webhook_deliveries enable row level security;
grant all on public.webhook_deliveries to service_role;
grant select on public.webhook_deliveries to authenticated;
create policy "owner reads" on public.webhook_deliveries for select to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));

-- What a conversation costs and who asked for it; also the day's budget.
create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  user_id uuid,
  feature text not null,
  engine text not null,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  duration_ms int not null default 0,
  error text,
  created_at timestamptz not null default now()
);
create index ai_usage_day on public.ai_usage (company_id, created_at desc);
alter table public.ai_usage enable row level security;
grant all on public.ai_usage to service_role;
grant select on public.ai_usage to authenticated;
create policy "own company reads" on public.ai_usage for select to authenticated
  using (company_id = (select private.company_id()));

-- What the instance is connected to, and how the last check went. The worker writes it; it belongs to no company.
create table private.integration_checks (
  kind text primary key check (kind in ('llm', 'speech', 'mail')),
  is_configured boolean not null,
  -- What it is: the model's name, the engine's, the mail server's.
  detail text not null,
  status text not null default 'unchecked' check (status in ('unchecked', 'running', 'works', 'failed')),
  message text,
  checked_at timestamptz,
  duration_ms int
);
alter table private.integration_checks enable row level security;

-- Answers {"id", "key"}; the key is never told again. `scopes` begins with read.
create function public.create_api_key(name text, scopes text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
  secret text := 'pk_' || left(encode(private.random_secret(), 'hex'), 48);
  made uuid;
begin
  if company is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if auth.jwt() ? 'api_key' then raise exception 'A key can not make keys.' using errcode = '42501'; end if;
  if coalesce(length(btrim(create_api_key.name)), 0) not between 1 and 120 then
    raise exception 'Give the key a name of at most 120 characters.' using errcode = 'P0001';
  end if;
  if create_api_key.scopes is null or not ('read' = any (create_api_key.scopes))
     or not (create_api_key.scopes <@ array['read', 'write', 'destructive']) then
    raise exception 'A key may read, and write and delete beside it.' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api keys ' || auth.uid(), 0));
  if (select count(*) from public.api_keys k where k.user_id = auth.uid() and k.revoked_at is null) >= 50 then
    raise exception 'You have 50 keys already. Revoke one first.' using errcode = 'P0001';
  end if;
  insert into public.api_keys (company_id, user_id, name, prefix, key_hash, scopes)
  values (company, auth.uid(), btrim(create_api_key.name), left(secret, 11),
          encode(sha256(convert_to(secret, 'UTF8')), 'hex'), create_api_key.scopes)
  returning id into made;
  return jsonb_build_object('id', made, 'key', secret);
end $$;

create function private.stamp_webhook() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if new.is_enabled and not old.is_enabled or new.url is distinct from old.url then
    new.failure_count := 0;
    new.last_error := null;
  end if;
  return new;
end $$;
create trigger stamp before update of is_enabled, url on public.webhooks for each row execute function private.stamp_webhook();

create function private.own_webhook(webhook uuid) returns public.webhooks
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_webhook public.webhooks;
begin
  if not private.is_company_owner() then
    raise exception 'Only an owner of the company may do this.' using errcode = '42501';
  end if;
  select * into found_webhook from public.webhooks where id = webhook and company_id = private.company_id();
  if found_webhook.id is null then raise exception 'This webhook is no longer there.' using errcode = 'P0002'; end if;
  return found_webhook;
end $$;

-- What was signed with the old secret is refused from now on.
create function public.rotate_webhook_secret(webhook uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  target public.webhooks := private.own_webhook(webhook);
  fresh text := private.webhook_secret();
begin
  update public.webhooks set secret = fresh where id = target.id;
  return fresh;
end $$;

-- Sends one message now, tried once. Answers the delivery, whose row tells what came back.
create function public.test_webhook(webhook uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target public.webhooks := private.own_webhook(webhook);
  delivery uuid;
begin
  if target.direction <> 'outbound' then raise exception 'Nothing is sent to an inbound webhook.' using errcode = 'P0001'; end if;
  if (select count(*) from public.webhook_deliveries d where d.webhook_id = target.id and d.event = 'test'
        and d.created_at > now() - interval '1 minute') >= 10 then
    raise exception 'You tested this ten times in a minute. Wait a moment.' using errcode = 'P0001';
  end if;
  insert into public.webhook_deliveries (company_id, webhook_id, event, payload, next_attempt_at)
  values (target.company_id, target.id, 'test',
    jsonb_build_object('message', 'A test from ' || (select name from public.companies where id = target.company_id)), now())
  returning id into delivery;
  perform private.emit('webhook.due', target.company_id, jsonb_build_object('delivery_id', delivery));
  return delivery;
end $$;

-- The same message under the same id once more, with all its tries.
create function public.resend_webhook_delivery(delivery uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  again public.webhook_deliveries;
begin
  select d.* into again from public.webhook_deliveries d join public.webhooks w on w.id = d.webhook_id
   where d.id = delivery and d.company_id = private.company_id() and w.direction = 'outbound' for update of d;
  if again.id is null then raise exception 'This delivery is no longer there.' using errcode = 'P0002'; end if;
  perform private.own_webhook(again.webhook_id);
  if again.status = 'waiting' and again.next_attempt_at <= now() then return; end if;
  update public.webhook_deliveries set status = 'waiting', attempt = 0, next_attempt_at = now() where id = again.id;
  perform private.emit('webhook.due', again.company_id, jsonb_build_object('delivery_id', again.id));
end $$;

create function private.task_completed() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('task.completed', new.company_id, jsonb_build_object('task_id', new.id, 'lead_id', new.lead_id));
  return null;
end $$;
create trigger task_completed after update of status on public.tasks for each row
  when (new.status = 'done' and old.status <> 'done'
    and current_setting('parley.is_loading_sample', true) is distinct from 'on')
  execute function private.task_completed();

-- Inbound messages. RFC 2104 over the sha256 that Postgres has, since pgcrypto is not everywhere; keys of at most 64 bytes.
create function private.hmac_sha256(key bytea, message bytea) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
begin
  for position in 0 .. length(key) - 1 loop
    inner_pad := set_byte(inner_pad, position, get_byte(inner_pad, position) # get_byte(key, position));
    outer_pad := set_byte(outer_pad, position, get_byte(outer_pad, position) # get_byte(key, position));
  end loop;
  return sha256(outer_pad || sha256(inner_pad || message));
end $$;

-- The values of a message by their names in small letters without separators; those one level down by both names.
create function private.inbound_fields(body jsonb) returns table (key text, label text, value text)
language sql immutable set search_path = ''
as $$
  with field as (
    select top.key as label, top.value from jsonb_each(body) as top where jsonb_typeof(top.value) <> 'object'
    union all
    select below.key, below.value from jsonb_each(body) as top
      cross join lateral jsonb_each(case when jsonb_typeof(top.value) = 'object' then top.value else '{}' end) as below
     where jsonb_typeof(below.value) not in ('object', 'array')
  )
  select lower(regexp_replace(field.label, '[^a-zA-Z0-9]+', '', 'g')), field.label, btrim(field.value #>> '{}')
    from field where btrim(coalesce(field.value #>> '{}', '')) <> ''
$$;

-- The names under which forms and other programs give a field, folded to small letters and digits, the preferred ones first;
-- besides them each is known by its column. core/src/records has the same names for files; a test holds them together.
create function private.inbound_names() returns table (target text, key text, preference bigint)
language sql stable set search_path = ''
as $$
  select field, replace(field, '_', ''), 0::bigint from unnest(private.record_fields('leads')) field
   where field not in ('status', 'owner_id', 'tags', 'custom')
  union all
  select known.target, name.key, name.preference
    from (values
      ('name', array['fullname', 'yourname', 'contactname', 'leadname', 'contact', 'lead', 'person']),
      ('company', array['companyname', 'organization', 'organisation', 'business', 'account', 'employer', 'accountname', 'firma']),
      ('title', array['jobtitle', 'position', 'role', 'function']),
      ('email', array['emailaddress', 'workemail', 'youremail', 'mail', 'contactemail', 'primaryemail', 'emailadresse']),
      ('phone', array['phonenumber', 'mobile', 'mobilephone', 'telephone', 'tel', 'workphone', 'cell', 'telefon']),
      ('website', array['url', 'homepage', 'domain', 'web', 'site']),
      ('source', array['leadsource', 'utmsource', 'origin', 'channel', 'quelle']),
      ('value', array['amount', 'dealvalue', 'budget', 'dealamount', 'revenue', 'betrag']),
      ('currency', array['currencycode', 'wahrung']),
      ('next_step', array['nextaction', 'nextsteps']),
      ('first_name', array['firstname', 'givenname', 'fname', 'first', 'vorname', 'prenom', 'nombre']),
      ('last_name', array['lastname', 'familyname', 'surname', 'lname', 'last', 'nachname', 'apellido']),
      ('message', array['message', 'yourmessage', 'comment', 'comments', 'notes', 'note', 'question', 'inquiry'])
    ) as known (target, keys)
   cross join lateral unnest(known.keys) with ordinality as name (key, preference)
$$;

-- The columns of a lead that a message fills. What no field takes is its `rest`.
create function private.read_inbound_lead(body jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with best as (
    select distinct on (known.target) known.target, field.label, field.value
      from private.inbound_names() known join private.inbound_fields(body) field using (key)
     where (known.target <> 'value' or field.value ~ '^[^0-9-]{0,4}[0-9][0-9,]*(\.[0-9]{1,2})?$')
       and (known.target <> 'currency' or field.value ~ '^[A-Z]{3}$')
     order by known.target, known.preference
  )
  select coalesce(jsonb_object_agg(best.target, best.value), '{}')
      || jsonb_build_object('rest', (
           select string_agg(left(field.label, 80) || ': ' || left(field.value, 2000), E'\n' order by field.label)
             from private.inbound_fields(body) field
            where not exists (select from best taken where taken.label = field.label and taken.value = field.value)))
    from best
$$;

-- Why a message can't become a lead, in a sentence; null where it can. The most characters of a field are those of its column.
create function private.inbound_problem(lead jsonb) returns text
language sql stable set search_path = ''
as $$
  select case
    when lead ->> 'name' is null and lead ->> 'first_name' is null and lead ->> 'last_name' is null
      and lead ->> 'email' is null and lead ->> 'phone' is null
      then 'Nothing in this message names a person. Send at least one of name, email and phone.'
    when lead ->> 'email' is not null and (lead ->> 'email' !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(lead ->> 'email') > 254)
      then 'email: this is not an email address.'
    when length(concat_ws(' ', lead ->> 'name', lead ->> 'first_name', lead ->> 'last_name')) > 200 then 'name: 200 characters at most.'
    else (select found.part[1] || ': ' || found.part[2] || ' characters at most.'
            from pg_catalog.pg_constraint c
           cross join lateral regexp_match(pg_catalog.pg_get_constraintdef(c.oid), 'length\((\w+)\) <= (\d+)') as found (part)
           where c.conrelid = 'public.leads'::regclass and c.contype = 'c' and found.part[1] <> 'source'
             and length(lead ->> found.part[1]) > found.part[2]::int
           order by found.part[1] limit 1) end
$$;

-- Adds the lead, or completes the one with this address: what it holds already stays. Answers its id and whether it is new.
create function private.write_inbound_lead(target public.webhooks, lead jsonb, out lead_id uuid, out is_new boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  fields text[];
  content jsonb := lead;
  known uuid;
begin
  is_new := false;
  if lead ->> 'email' is not null then
    perform pg_advisory_xact_lock(hashtextextended('inbound ' || target.company_id || lower(lead ->> 'email'), 0));
    select id into known from public.leads
     where company_id = target.company_id and lower(email) = lower(lead ->> 'email') order by created_at limit 1;
  end if;
  if content ? 'value' then
    content := content || jsonb_build_object('value', least(regexp_replace(lead ->> 'value', '[^0-9.]', '', 'g')::numeric, 999999999999));
  end if;
  if known is null then
    content := content || jsonb_build_object(
      'name', coalesce(lead ->> 'name', nullif(concat_ws(' ', lead ->> 'first_name', lead ->> 'last_name'), ''),
        split_part(lead ->> 'email', '@', 1), lead ->> 'phone'),
      'source', left(coalesce(lead ->> 'source', target.name), 80),
      'owner_id', (select id from public.profiles where company_id = target.company_id
                    order by id is distinct from target.created_by, company_role <> 'owner', created_at limit 1));
    fields := array(select field from unnest(private.record_fields('leads')) field where content ->> field is not null);
    execute format('insert into public.leads (company_id, %1$s) select $1, %1$s from jsonb_populate_record(null::public.leads, $2) returning id',
      (select string_agg(quote_ident(field), ', ') from unnest(fields) field)) into lead_id using target.company_id, content;
    is_new := true;
  else
    lead_id := known;
    fields := array(select field from unnest(private.record_fields('leads')) field
                     where content ->> field is not null and field not in ('name', 'email', 'source', 'value', 'currency'));
    if cardinality(fields) > 0 then
      execute format('update public.leads l set %s from jsonb_populate_record(null::public.leads, $2) given where l.id = $1',
        (select string_agg(format('%1$I = coalesce(l.%1$I, given.%1$I)', field), ', ') from unnest(fields) field))
        using lead_id, content;
    end if;
  end if;
  if coalesce(lead ->> 'message', lead ->> 'rest') is not null then
    insert into public.lead_activities (company_id, lead_id, kind, body, data)
    values (target.company_id, write_inbound_lead.lead_id, 'note', left(concat_ws(E'\n\n', lead ->> 'message', lead ->> 'rest'), 20000),
      jsonb_build_object('from', 'webhook', 'webhook_id', target.id, 'webhook', target.name));
  end if;
end $$;

create function private.read_json(raw text) returns jsonb
language plpgsql immutable set search_path = ''
as $$ begin
  return raw::jsonb;
exception when others then
  return null;
end $$;

-- Whether a message was signed with the secret a moment ago (Standard Webhooks); null where it was, else why not.
create function private.signature_problem(secret text, message_id text, sent_at text, signature text, raw text) returns text
language sql stable set search_path = ''
as $$
  select case
    when message_id is null or coalesce(sent_at, '') !~ '^[0-9]{1,12}$'
      then 'A signed message needs the headers webhook-id and webhook-timestamp.'
    when abs(extract(epoch from now()) - sent_at::numeric) > 300
      then 'The time of this message is more than five minutes off. Send it with the present time.'
    when not exists (
      select from unnest(string_to_array(signature, ' ')) as given
       where sha256(convert_to(given, 'UTF8')) = sha256(convert_to('v1,' || encode(private.hmac_sha256(
         decode(substring(secret from 7), 'base64'), convert_to(message_id || '.' || sent_at || '.' || raw, 'UTF8')), 'base64'), 'UTF8')))
      then 'The signature does not fit the secret of this webhook.' end
$$;

-- Rows of the line of business, by webhook. A message of which nothing could be written is refused, so that its sender may mend
-- and repeat it; of any other, the answer names the rows that were left out.
create function private.receive_rows(target public.webhooks, message jsonb, given_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  written jsonb;
  problem text;
begin
  begin
    written := private.write_vertical_rows(target.company_id, message ->> 'kind', message -> 'rows');
    if written -> 'created' = '0' and written -> 'updated' = '0' and jsonb_array_length(written -> 'refused') > 0 then
      problem := 'No row could be written. ' || (written -> 'refused' -> 0 ->> 'problem');
    end if;
  exception when invalid_parameter_value then
    problem := sqlerrm;
  end;
  insert into public.webhook_deliveries (company_id, webhook_id, event, payload, message_id, attempt, status, response_status,
    response_body, error, delivered_at)
  values (target.company_id, target.id, 'webhook.received', message, case when problem is null then given_id end, 1,
    case when problem is null then 'delivered' else 'failed' end, case when problem is null then 200 else 422 end,
    left(written::text, 2000), problem, case when problem is null then now() end);
  update public.webhooks set last_error = problem, last_used_at = now() where id = target.id;
  if problem is not null then
    return jsonb_strip_nulls(jsonb_build_object('status', 422, 'error', problem, 'refused', written -> 'refused'));
  end if;
  return written || jsonb_build_object('status', 200, 'outcome', 'rows');
end $$;

-- One message for an inbound webhook, by whoever holds its secret: in the address (`token`), or as a signature over `raw`,
-- which then is the JSON that counts. With `kind` and `rows` it brings customers, subscriptions, usage, orders or carts
-- (private.write_vertical_rows), else a lead. Answers {"status", "error"?, "lead_id"?, "outcome"?, "created"?, "updated"?,
-- "refused"?}; the status is HTTP's.
create function public.receive_webhook(webhook uuid, raw text, body jsonb default null, token text default null,
  message_id text default null, sent_at text default null, signature text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target public.webhooks;
  message jsonb := receive_webhook.body;
  reading jsonb;
  problem text;
  delivery uuid;
  written record;
begin
  select * into target from public.webhooks w where w.id = receive_webhook.webhook and w.direction = 'inbound';
  if target.id is null then
    return jsonb_build_object('status', 404, 'error', 'There is no inbound webhook at this address.');
  end if;
  if signature is not null then
    problem := private.signature_problem(target.secret, receive_webhook.message_id, sent_at, signature, raw);
    if problem is not null then return jsonb_build_object('status', 401, 'error', problem); end if;
    message := private.read_json(raw);
  elsif token is null or sha256(convert_to(token, 'UTF8')) <> sha256(convert_to(target.secret, 'UTF8')) then
    return jsonb_build_object('status', 401, 'error', 'The secret of this webhook is missing or wrong.');
  end if;
  if not target.is_enabled then
    return jsonb_build_object('status', 403, 'error', 'This webhook is switched off.');
  end if;
  if jsonb_typeof(message) is distinct from 'object' then
    return jsonb_build_object('status', 422, 'error', 'Send one JSON object or a form.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('inbound ' || target.id, 0));
  if (select count(*) from public.webhook_deliveries d where d.webhook_id = target.id
        and d.created_at > now() - interval '1 minute') >= 120 then
    return jsonb_build_object('status', 429, 'error', 'More than 120 messages in a minute. Wait a moment and send it again.');
  end if;
  if receive_webhook.message_id is not null and exists (select from public.webhook_deliveries d
       where d.webhook_id = target.id and d.message_id = left(receive_webhook.message_id, 200)) then
    return jsonb_build_object('status', 409, 'error', 'A message with this id was received before, so nothing was done.');
  end if;
  if message ? 'rows' then
    return private.receive_rows(target, message, left(receive_webhook.message_id, 200));
  end if;
  reading := private.read_inbound_lead(message);
  problem := private.inbound_problem(reading);
  if problem is not null then
    insert into public.webhook_deliveries (company_id, webhook_id, event, payload, attempt, status, response_status, error)
    values (target.company_id, target.id, 'webhook.received', message, 1, 'failed', 422, problem);
    update public.webhooks set last_error = problem, last_used_at = now() where id = target.id;
    return jsonb_build_object('status', 422, 'error', problem);
  end if;
  select * into written from private.write_inbound_lead(target, reading);
  insert into public.webhook_deliveries (company_id, webhook_id, event, payload, message_id, attempt, status, response_status,
    response_body, delivered_at)
  values (target.company_id, target.id, 'webhook.received', message, left(receive_webhook.message_id, 200), 1, 'delivered',
    case when written.is_new then 201 else 200 end, jsonb_build_object('lead_id', written.lead_id)::text, now())
  returning id into delivery;
  update public.webhooks set last_error = null, last_used_at = now() where id = target.id;
  perform private.emit('webhook.received', target.company_id,
    jsonb_build_object('webhook_id', target.id, 'lead_id', written.lead_id, 'body', message));
  return jsonb_build_object('status', case when written.is_new then 201 else 200 end, 'lead_id', written.lead_id,
    'outcome', case when written.is_new then 'created' else 'updated' end, 'id', delivery);
end $$;

create function public.integration_states()
returns table (kind text, is_configured boolean, detail text, status text, message text, checked_at timestamptz, duration_ms int)
language plpgsql stable security definer set search_path = ''
as $$ begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  return query select c.kind, c.is_configured, c.detail,
    case when c.status = 'running' and c.checked_at < now() - interval '3 minutes' then 'unchecked' else c.status end,
    c.message, c.checked_at, c.duration_ms from private.integration_checks c order by c.kind;
end $$;

-- Asks the worker to try it now. For owners of a company and admins of the instance.
create function public.test_integration(kind text) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  if not (private.is_company_owner() or private.is_admin()) then
    raise exception 'Only an owner of a company may test this.' using errcode = '42501';
  end if;
  update private.integration_checks c set status = 'running', message = null, checked_at = now(), duration_ms = null
   where c.kind = test_integration.kind
     and (c.status <> 'running' or c.checked_at < now() - interval '3 minutes')
     and (c.checked_at is null or c.checked_at < now() - interval '3 seconds');
  if found then perform private.emit('integration.asked', private.company_id(), jsonb_build_object('kind', kind)); end if;
end $$;

-- A person's tasks as a calendar, for the link and for themselves, who may test it: what is nearest to now, in both directions;
-- `total` says how many there are. Nobody of a company that is being erased has one. How a task repeats is told in the time zone
-- of whoever has to do it; a done task repeats no more, nor does one that the next of its series has been added to.
create function private.calendar_of(person uuid, company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', c.name,
    'time_zone', p.time_zone,
    'read_at', now(),
    'total', (select count(*) from public.tasks t
               where t.company_id = c.id and t.assignee_id = p.id and t.due_at is not null
                 and (t.status <> 'done' or t.completed_at > now() - interval '30 days')),
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', task.id, 'title', task.title, 'description', task.description, 'status', task.status,
        'priority', task.priority, 'due_at', task.due_at, 'remind_at', task.remind_at,
        'recurrence', case when task.status <> 'done' and task.next_task_id is null then task.recurrence end,
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

create function public.my_calendar() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.calendar_of(auth.uid(), private.company_id()) $$;

-- The use that one's own company makes of the instance: in all, and since a moment.
create function public.company_use(since timestamptz)
returns table (people bigint, leads bigint, new_leads bigint, tasks bigint, new_tasks bigint, recordings bigint, new_recordings bigint,
               recorded_seconds double precision, recorded_bytes bigint, ai_calls bigint, ai_tokens bigint)
language sql stable security definer set search_path = ''
as $$
  select (select count(*) from public.profiles p where p.company_id = own.id),
         l.total, l.new, t.total, t.new, r.total, r.new, r.seconds, r.bytes, a.calls, a.tokens
    from (select private.company_id() as id) own,
         lateral (select count(*) as total, count(*) filter (where created_at >= since) as new
                    from public.leads where company_id = own.id) l,
         lateral (select count(*) as total, count(*) filter (where created_at >= since) as new
                    from public.tasks where company_id = own.id) t,
         lateral (select count(*) as total, count(*) filter (where created_at >= since) as new,
                         coalesce(sum(duration_seconds), 0)::double precision as seconds, coalesce(sum(size_bytes), 0)::bigint as bytes
                    from public.recordings where company_id = own.id) r,
         lateral (select count(*) as calls, coalesce(sum(input_tokens + output_tokens), 0)::bigint as tokens
                    from public.ai_usage where company_id = own.id and created_at >= since) a
$$;

create trigger touch before update on public.webhooks for each row execute function private.touch();

select private.guard_erased('public.ai_usage');
select private.guard_erased('public.api_keys');
select private.guard_erased('public.webhooks');
select private.guard_erased('public.webhook_deliveries');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.company_use(timestamp with time zone),
  public.create_api_key(text,text[]),
  public.integration_states(),
  public.my_calendar(),
  private.calendar_of(uuid,uuid),
  private.hmac_sha256(bytea,bytea),
  private.inbound_fields(jsonb),
  private.inbound_names(),
  private.inbound_problem(jsonb),
  private.own_webhook(uuid),
  private.random_secret(),
  private.read_inbound_lead(jsonb),
  private.read_json(text),
  private.signature_problem(text,text,text,text,text),
  private.stamp_webhook(),
  private.task_completed(),
  private.webhook_secret(),
  private.write_inbound_lead(webhooks,jsonb),
  public.receive_webhook(uuid,text,jsonb,text,text,text,text),
  public.resend_webhook_delivery(uuid),
  public.rotate_webhook_secret(uuid),
  public.test_integration(text),
  public.test_webhook(uuid)
  from public;
grant execute on function
  private.random_secret(),
  private.webhook_secret()
  to authenticated, service_role;
grant execute on function
  public.company_use(timestamp with time zone),
  public.create_api_key(text,text[]),
  public.integration_states(),
  public.my_calendar(),
  public.resend_webhook_delivery(uuid),
  public.rotate_webhook_secret(uuid),
  public.test_integration(text),
  public.test_webhook(uuid)
  to authenticated;
grant execute on function
  public.receive_webhook(uuid,text,jsonb,text,text,text,text)
  to anon, authenticated;
