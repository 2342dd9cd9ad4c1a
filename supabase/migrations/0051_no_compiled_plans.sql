-- Functions that keep Postgres from a kind of plan: where it has no other, it counts that as dear beyond measure and compiles the query,
-- which takes seconds for a query of milliseconds.
do $$
declare
  target regprocedure;
  writer constant text := pg_catalog.pg_get_functiondef('private.write_history(regclass)'::regprocedure);
begin
  -- The functions of the history are written anew when a table gets another column.
  if position('set enable_mergejoin = off' in writer) = 0 then raise exception 'The history is written in another way.'; end if;
  execute replace(writer, 'set enable_mergejoin = off', 'set enable_mergejoin = off set jit = off');
  for target in
    select p.oid::regprocedure from pg_catalog.pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and exists (select from unnest(p.proconfig) setting where setting like 'enable\_%=off')
  loop
    execute format('alter function %s set jit = off', target);
  end loop;
end $$;
