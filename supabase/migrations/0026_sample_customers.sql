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
