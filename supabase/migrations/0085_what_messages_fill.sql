-- A message fills the texts of a lead and its value: what it says of a day, a number or a choice that a lead is given may be none, and
-- is noted, where the whole message would have been refused.
create or replace function private.inbound_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select given.field from unnest(private.record_fields('leads')) with ordinality given (field, place)
      join pg_catalog.pg_attribute a on a.attrelid = 'public.leads'::regclass and a.attname = given.field
     where given.field not in ('status', 'pipeline', 'lost_reason')
       and (given.field = 'value' or a.atttypid = 'text'::regtype
         and not exists (select from pg_catalog.pg_constraint c
                          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
                            and pg_catalog.pg_get_constraintdef(c.oid) ~ '= ANY'))
     order by given.place)
$$;
