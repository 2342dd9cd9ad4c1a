-- Migrations of former Supabase projects grant to `authenticator` and set options on it, so it is there, with the roles it may enter. Nobody
-- connects as it here: the host enters the caller's role from its own connection.
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
exception
  -- Where others made those roles, theirs is the say.
  when insufficient_privilege then null;
end $$;
