-- An address that mail came back from stays marked, whichever lead it goes to: a merge that took the other lead's address brought it
-- without its mark, and taking the merge apart gave the first address back without its own.

-- Makes one lead of two, as it did; the mark of the address goes with the address.
create or replace function public.merge_leads(keep uuid, drop_lead uuid, chosen jsonb default '{}') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant text[] := private.record_fields('leads');
  kept public.leads;
  gone public.leads;
  fresh public.leads;
  link record;
  ids jsonb;
  moved jsonb := '{}';
  merge uuid := gen_random_uuid();
begin
  if keep = drop_lead then raise exception 'A lead cannot be merged with itself.' using errcode = 'P0001'; end if;
  if jsonb_typeof(chosen) is distinct from 'object' or exists (select from jsonb_object_keys(chosen) key where key <> all (fields)) then
    raise exception 'Only the fields of a lead can be chosen: %.', array_to_string(fields, ', ') using errcode = 'P0001';
  end if;
  perform 1 from public.leads where id in (keep, drop_lead) and company_id = private.company_id() order by id for update;
  select * into kept from public.leads where id = keep and company_id = private.company_id();
  select * into gone from public.leads where id = drop_lead and company_id = private.company_id();
  if kept.id is null or gone.id is null then raise exception 'One of the two leads is no longer there.' using errcode = 'P0002'; end if;

  fresh := jsonb_populate_record(kept, chosen);
  execute format('update public.leads l set created_at = $3, last_activity_at = $4, %s from (select ($1).*) fresh
    where l.id = $2 returning l.*', private.assignments(fields, 'fresh')) into fresh
    using fresh, keep, least(kept.created_at, gone.created_at), greatest(kept.last_activity_at, gone.last_activity_at);
  -- A row that goes over is no news of the lead.
  perform set_config('parley.is_loading_sample', 'on', true);
  for link in select * from private.lead_links() loop
    execute format('with gone as (update %s x set %I = $1 where x.company_id = $2 and x.%I = $3 returning x.id)
      select jsonb_agg(id) from gone', link.source, link.lead_column, link.lead_column)
      into ids using keep, kept.company_id, drop_lead;
    if ids is not null then moved := moved || jsonb_build_object(link.source::text, ids); end if;
  end loop;
  -- Who held a link out of the mails to either lead still has one, and a refusal of either holds.
  update private.mail_tokens set lead_id = keep where lead_id = drop_lead;
  update public.leads set email_opt_out_at = gone.email_opt_out_at where id = keep and email_opt_out_at is null;
  update public.leads set email_bounced_at = gone.email_bounced_at, email_bounce_reason = gone.email_bounce_reason
   where id = keep and email_bounced_at is null and gone.email_bounced_at is not null and lower(email) = lower(gone.email);
  delete from public.leads where id = drop_lead;
  insert into public.lead_merges (id, company_id, kept_id, dropped_id, kept_before, kept_after, dropped, moved)
  values (merge, kept.company_id, keep, drop_lead, to_jsonb(kept), to_jsonb(fresh), to_jsonb(gone), moved);
  insert into public.lead_activities (company_id, lead_id, kind, data)
  values (kept.company_id, keep, 'changed', jsonb_build_object('merge_id', merge, 'merged', gone.name));
  perform set_config('parley.is_loading_sample', '', true);
  perform private.emit('lead.touched', kept.company_id, jsonb_build_object('lead_id', keep));
  return merge;
end $$;

-- Makes two leads of one again, as it did; an address that returns has the mark it had.
create or replace function public.undo_merge(merge uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  past public.lead_merges;
  held public.leads;
  back public.leads;
  link record;
  columns text;
begin
  select * into past from public.lead_merges where id = merge and company_id = private.company_id() for update;
  if past.id is null then raise exception 'There is no such merge.' using errcode = 'P0002'; end if;
  if past.undone_at is not null then return; end if;
  if past.dropped = '{}' then
    raise exception 'The contact of one of the two leads was deleted, so they cannot be taken apart any more.' using errcode = 'P0001';
  end if;
  select * into held from public.leads where id = past.kept_id and company_id = past.company_id for update;
  if held.id is null then
    raise exception 'The merged lead was deleted, so it cannot be taken apart any more.' using errcode = 'P0001';
  end if;
  perform set_config('parley.is_loading_sample', 'on', true);
  perform set_config('parley.is_importing', 'on', true);
  back := jsonb_populate_record(held, (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(past.kept_before) field
     where past.kept_after -> field.key = to_jsonb(held) -> field.key));
  execute format('update public.leads l set updated_at = now(), %s from (select ($1).*) back where l.id = $2',
    private.assignments(private.record_fields('leads') || array['status_changed_at', 'created_at', 'last_activity_at'], 'back'))
    using back, held.id;
  update public.leads l set email_bounced_at = was.email_bounced_at, email_bounce_reason = was.email_bounce_reason
    from jsonb_populate_record(null::public.leads, past.kept_before) was
   where l.id = held.id and l.email_bounced_at is null and was.email_bounced_at is not null and lower(l.email) = lower(was.email);
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_catalog.pg_attribute
   where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into public.leads (%1$s) select %1$s from jsonb_populate_record(null::public.leads, $1)', columns)
    using past.dropped;
  for link in select * from private.lead_links() loop
    execute format('update %s x set %I = $1 where x.company_id = $2 and x.%I = $3
      and x.id in (select value::uuid from jsonb_array_elements_text($4))', link.source, link.lead_column, link.lead_column)
      using past.dropped_id, past.company_id, past.kept_id, coalesce(past.moved -> link.source::text, '[]');
  end loop;
  delete from public.lead_activities
   where company_id = past.company_id and lead_id = past.kept_id and data ->> 'merge_id' = merge::text;
  update public.lead_merges set undone_at = now() where id = merge;
  perform set_config('parley.is_loading_sample', '', true);
  perform set_config('parley.is_importing', '', true);
  perform private.emit('lead.touched', past.company_id, jsonb_build_object('lead_id', past.kept_id));
end $$;
