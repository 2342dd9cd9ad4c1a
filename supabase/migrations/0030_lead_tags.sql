-- Tags are given and taken one by one, also of many leads at once.

-- The tags of the company's leads, the most frequent first.
create function public.lead_tags() returns table (tag text, leads bigint)
language sql stable security invoker set search_path = ''
as $$
  select given.tag, count(*) from public.leads l cross join lateral unnest(l.tags) given (tag)
   where l.company_id = (select private.company_id()) and l.tags <> '{}'
   group by 1 order by 2 desc, 1 limit 200
$$;

-- Gives at most 1,000 leads a tag, or takes it off them, under the caller's own rights, and keeps what each held for `undo_change`.
-- Asked for twice with the same change it changes once. Answers how many were changed.
create function public.tag_leads(ids uuid[], tag text, is_given boolean, change uuid) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  given constant text := btrim(tag);
  changed int;
begin
  if coalesce(length(given), 0) not between 1 and 60 or given ~ '[,;]' then
    raise exception 'A tag has 1 to 60 characters, without commas.' using errcode = '22023';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  insert into public.bulk_changes (id, record, fields) values (change, 'leads', array['tags']) on conflict (id) do nothing;
  if not exists (select from public.bulk_changes c where c.id = change and c.record = 'leads' and c.fields = array['tags']) then
    raise exception 'There is no such change.' using errcode = 'P0002';
  end if;
  with held as materialized (
    select l.id, l.tags from public.leads l
     where l.id = any (ids) and (given = any (l.tags)) is distinct from is_given order by l.id for update),
  changed_leads as (
    update public.leads l set tags = case when is_given then held.tags || given else array_remove(held.tags, given) end
      from held where l.id = held.id
    returning l.id, jsonb_build_object('tags', held.tags) as before,
              jsonb_build_object('tags', l.tags, 'last_activity_at', l.last_activity_at) as after)
  insert into public.bulk_change_rows (change_id, row_id, before, after)
  select change, id, before, after from changed_leads
  on conflict (change_id, row_id) do update set after = excluded.after;
  get diagnostics changed = row_count;
  return changed;
end $$;

revoke execute on function public.lead_tags(), public.tag_leads(uuid[],text,boolean,uuid) from public;
grant execute on function public.lead_tags(), public.tag_leads(uuid[],text,boolean,uuid) to authenticated, service_role;
