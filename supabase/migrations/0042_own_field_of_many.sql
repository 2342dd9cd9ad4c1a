-- Gives at most 1,000 leads a value in a field of the company's own, or takes it off them (null), beside their other fields, under the
-- caller's own rights, and keeps what each held for `undo_change`. Asked for twice with the same change it changes once. Answers how
-- many were changed.
create function public.set_own_field(ids uuid[], key text, value jsonb, change uuid) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  changed int;
begin
  if not exists (select from public.lead_fields f where f.company_id = private.company_id() and f.key = set_own_field.key) then
    raise exception 'There is no such field.' using errcode = 'P0002';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  insert into public.bulk_changes (id, record, fields) values (change, 'leads', array['custom']) on conflict (id) do nothing;
  if not exists (select from public.bulk_changes c where c.id = change and c.record = 'leads' and c.fields = array['custom']) then
    raise exception 'There is no such change.' using errcode = 'P0002';
  end if;
  with held as materialized (
    select l.id, l.custom from public.leads l
     where l.id = any (ids) and l.custom -> set_own_field.key is distinct from nullif(set_own_field.value, 'null') order by l.id for update),
  changed_leads as (
    update public.leads l
       set custom = (held.custom - set_own_field.key)
                    || case when coalesce(set_own_field.value, 'null') = 'null' then '{}'
                       else jsonb_build_object(set_own_field.key, set_own_field.value) end
      from held where l.id = held.id
    returning l.id, jsonb_build_object('custom', held.custom) as before,
              jsonb_build_object('custom', l.custom, 'last_activity_at', l.last_activity_at) as after)
  insert into public.bulk_change_rows (change_id, row_id, before, after)
  select change, id, before, after from changed_leads
  on conflict (change_id, row_id) do update set after = excluded.after;
  get diagnostics changed = row_count;
  return changed;
end $$;

revoke execute on function public.set_own_field(uuid[],text,jsonb,uuid) from public;
grant execute on function public.set_own_field(uuid[],text,jsonb,uuid) to authenticated, service_role;
