-- Tags of accounts and contacts as those of leads: which there are, and given to many at once.

drop function public.lead_tags();
drop function public.tag_leads(uuid[], text, boolean, uuid);

create function private.require_tagged(record text) returns void
language plpgsql immutable set search_path = ''
as $$ begin
  if record is null or record not in ('leads', 'accounts', 'contacts') then
    raise exception 'Only leads, accounts and contacts have tags.' using errcode = '22023';
  end if;
end $$;

-- The tags of the company's leads, accounts or contacts, the most frequent first.
create function public.record_tags(record text) returns table (tag text, uses bigint)
language plpgsql stable security invoker set search_path = ''
as $$ begin
  perform private.require_tagged(record);
  return query execute format($sql$
    select given.tag, count(*) from public.%I r cross join lateral unnest(r.tags) given (tag)
     where r.company_id = (select private.company_id()) and r.tags <> '{}'
     group by 1 order by 2 desc, 1 limit 200 $sql$, record);
end $$;

-- Gives at most 1,000 records a tag, or takes it off them, under the caller's own rights, and keeps what each held for `undo_change`.
-- Asked for twice with the same change it changes once. Answers how many were changed.
create function public.tag_records(record text, ids uuid[], tag text, is_given boolean, change uuid) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  given constant text := btrim(tag);
  changed int;
begin
  perform private.require_tagged(record);
  if coalesce(length(given), 0) not between 1 and 60 or given ~ '[,;]' then
    raise exception 'A tag has 1 to 60 characters, without commas.' using errcode = '22023';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  insert into public.bulk_changes (id, record, fields) values (change, record, array['tags']) on conflict (id) do nothing;
  if not exists (select from public.bulk_changes c where c.id = change and c.record = tag_records.record and c.fields = array['tags']) then
    raise exception 'There is no such change.' using errcode = 'P0002';
  end if;
  execute format($sql$
    with held as materialized (
      select r.id, r.tags from public.%1$I r
       where r.id = any ($1) and ($2 = any (r.tags)) is distinct from $3 order by r.id for update),
    changed as (
      update public.%1$I r set tags = case when $3 then held.tags || $2 else array_remove(held.tags, $2) end
        from held where r.id = held.id
      returning r.id, jsonb_build_object('tags', held.tags) as before, jsonb_build_object('tags', r.tags) %2$s as after)
    insert into public.bulk_change_rows (change_id, row_id, before, after)
    select $4, id, before, after from changed
    on conflict (change_id, row_id) do update set after = excluded.after $sql$,
    record, case record when 'leads' then $sql$|| jsonb_build_object('last_activity_at', r.last_activity_at)$sql$ else '' end)
    using ids, given, is_given, change;
  get diagnostics changed = row_count;
  return changed;
end $$;

revoke execute on function private.require_tagged(text), public.record_tags(text), public.tag_records(text,uuid[],text,boolean,uuid) from public;
grant execute on function private.require_tagged(text), public.record_tags(text), public.tag_records(text,uuid[],text,boolean,uuid)
  to authenticated, service_role;
