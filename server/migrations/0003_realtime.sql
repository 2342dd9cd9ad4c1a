-- What is told to pages as it changes, and messages of private channels.

-- Broadcast and presence as on hosted Supabase: policies on realtime.messages say who may hear and speak on a private channel, and rows
-- written by realtime.send are told to whoever has joined. A row is kept for a minute; nothing is replayed.
create unlogged table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
create index messages_age on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- Policies are written by whoever owns the product's tables, as on hosted Supabase.
do $$ begin
  if exists (select from pg_catalog.pg_roles where rolname = 'parley_owner')
     and (select rolsuper from pg_catalog.pg_roles where rolname = session_user) then
    alter table realtime.messages owner to parley_owner;
  end if;
end $$;

-- Deleted rows wait here until each subscriber's own policies have said whether they may hear of it.
create unlogged table realtime.deleted_rows (
  id bigint generated always as identity primary key,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index deleted_rows_age on realtime.deleted_rows (created_at);
alter table realtime.deleted_rows enable row level security;

-- Rows of a company that is being erased have no subscriber left: nobody of it may read anything any more.
create function realtime.announce() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key_columns text[] := tg_argv::text[];
  batch record;
begin
  if current_setting('parley.is_erasing', true) = 'on' then return null; end if;
  if tg_op = 'DELETE' then
    for batch in
      with gone as (insert into realtime.deleted_rows (content) select to_jsonb(old_rows) from old_rows returning id, content),
           numbered as (select id, content, (row_number() over (order by id) - 1) / 40 as page from gone)
      select jsonb_agg((select jsonb_object_agg(c, content -> c) from unnest(key_columns) c)) as keys, jsonb_agg(id) as deleted
        from numbered group by page
    loop
      perform pg_notify('parley_realtime', jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name,
        'type', tg_op, 'at', now(), 'keys', batch.keys, 'deleted', batch.deleted)::text);
    end loop;
  else
    for batch in
      with numbered as (select to_jsonb(new_rows) as fresh, (row_number() over () - 1) / 40 as page from new_rows)
      select jsonb_agg((select jsonb_object_agg(c, fresh -> c) from unnest(key_columns) c)) as keys
        from numbered group by page order by page
    loop
      perform pg_notify('parley_realtime', jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name,
        'type', tg_op, 'at', now(), 'keys', batch.keys)::text);
    end loop;
  end if;
  return null;
end $$;

-- Brings the triggers in line with the publication, which is where migrations name the tables, as on hosted Supabase.
create function realtime.follow_publication() returns void
language plpgsql set search_path = ''
as $$
declare
  target record;
  event text;
begin
  -- One process after the other: two that start at once would make the same triggers.
  perform pg_advisory_xact_lock(7275541);
  for target in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name,
           (select string_agg(quote_literal(a.attname), ', ' order by k.ordinality)
              from pg_index i, unnest(i.indkey::int2[]) with ordinality k (number, ordinality)
              join pg_attribute a on a.attnum = k.number and a.attrelid = c.oid
             where i.indrelid = c.oid and i.indisprimary) as key_columns
      from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
      join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
     where p.pubname = 'supabase_realtime'
  loop
    continue when target.key_columns is null
      or exists (select from pg_trigger where tgrelid = target.oid and tgname = 'parley_realtime_insert');
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger parley_realtime_%s after %s on %s referencing %s for each statement execute function realtime.announce(%s)',
        event, event, target.name,
        case event when 'delete' then 'old table as old_rows' else 'new table as new_rows' end, target.key_columns);
    end loop;
  end loop;
end $$;

create function realtime.topic() returns text language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message_id, case when send.payload ? 'id' then send.payload else jsonb_set(send.payload, '{id}', to_jsonb(message_id)) end,
          send.event, send.topic, send.private, 'broadcast');
exception when others then
  -- As there: whoever changes a row does not fail because nobody could be told.
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $$;

create function realtime.broadcast_changes(topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW') returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name,
    'schema', table_schema), event_name, topic_name);
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end $$;

-- Who shares the public channels of those who are asking: their company, everybody who belongs to none, or, for the service role and the
-- host's own work, everyone.
create function realtime.audience() returns text
language plpgsql stable security definer set search_path = ''
as $$ begin
  return case coalesce(auth.role(), 'service_role')
    when 'authenticated' then coalesce(private.company_id()::text, 'strangers')
    when 'anon' then 'strangers'
    else 'everyone' end;
end $$;

create function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform pg_notify('parley_broadcast', jsonb_build_object('stored', new.id,
    'audience', case when new.private then null else realtime.audience() end)::text);
  return null;
end $$;
create trigger announce_message after insert on realtime.messages for each row
  when (new.event is not null) execute function realtime.announce_message();

-- What a role with these claims may do on a private topic, by the policies on realtime.messages: a message of each kind is written and
-- read as them, and taken back. Answers {"audience", "broadcast": {"read", "write"}, "presence": {"read", "write"}}; for a public topic,
-- which is null here, the audience alone.
create function realtime.permissions(topic text, role text, claims jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  kind text;
  message_id uuid;
  can_read boolean;
  can_write boolean;
  found jsonb := '{}';
begin
  foreach kind in array case when topic is null then '{}'::text[] else array['broadcast', 'presence'] end loop
    begin
      message_id := gen_random_uuid();
      insert into realtime.messages (id, topic, extension) values (message_id, permissions.topic, kind);
      perform set_config('request.jwt.claims', claims::text, true), set_config('realtime.topic', permissions.topic, true),
              set_config('role', permissions.role, true);
      can_read := exists (select from realtime.messages m where m.id = message_id);
      begin
        insert into realtime.messages (topic, extension) values (permissions.topic, kind);
        can_write := true;
      exception when insufficient_privilege then
        can_write := false;
      end;
      raise exception using errcode = 'PTRBK';
    exception when sqlstate 'PTRBK' then
      found := found || jsonb_build_object(kind, jsonb_build_object('read', can_read, 'write', can_write));
    end;
  end loop;
  perform set_config('request.jwt.claims', claims::text, true);
  return found || jsonb_build_object('audience', realtime.audience());
end $$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  realtime.announce(),
  realtime.announce_message(),
  realtime.audience(),
  realtime.follow_publication(),
  realtime.permissions(text,text,jsonb)
  from public;
grant execute on function
  realtime.broadcast_changes(text,text,text,text,text,record,record,text),
  realtime.send(jsonb,text,text,boolean),
  realtime.topic()
  to anon, authenticated, service_role;
