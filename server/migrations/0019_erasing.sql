-- Rows of a company that is being erased have no subscriber left: nobody of it may read anything any more.
create or replace function realtime.announce() returns trigger
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

-- As for every other foreign key: deleting an account looks here.
create index oauth_states_linking_user on auth.oauth_states (linking_user_id) where linking_user_id is not null;
create index flow_state_person on auth.flow_state (user_id) where user_id is not null;
create index passkey_challenges_person on auth.passkey_challenges (user_id) where user_id is not null;
