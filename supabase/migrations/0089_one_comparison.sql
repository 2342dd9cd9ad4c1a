-- A change is compared once, where it was looked first whether anything differs: a tenth of what the history adds to a write.
select private.amend('private.write_history(regclass)',
  $was$if not exists (select from went o join came n on n.%3$I = o.%3$I where %5$s)
           or not exists (select from public.companies c where c.id = (select n.%4$I from came n limit 1)) then return null; end if;$was$,
  $now$if not exists (select from public.companies c where c.id = (select n.%4$I from came n limit 1)) then return null; end if;$now$);
-- The same function however the columns of a table came about.
select private.amend('private.write_history(regclass)',
  $was$else array['id', 'company_id', 'created_by', 'created_at'] end));$was$,
  $now$else array['id', 'company_id', 'created_by', 'created_at'] end) order by 1);$now$);
select private.write_history(t.tgrelid) from pg_catalog.pg_trigger t
 where t.tgname = 'history_update' and t.tgrelid <> all (array['public.profiles', 'public.lead_contacts', 'public.lead_activities']::regclass[]);
