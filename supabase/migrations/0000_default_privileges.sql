-- A hosted Supabase project gives all that is made in public to anon, authenticated and service_role. Rights are named one by one here,
-- down to the columns that people may write and the functions that only the server calls: what these files make gets no others.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on routines from anon, authenticated, service_role;
