-- Two accounts or two contacts that are the same become one, with the people, sales, timeline and marks of both; it can be taken back
-- whole. Who types one that is there already is told.

create table public.customer_merges (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  record text not null check (record in ('accounts', 'contacts')),
  -- No foreign keys: one of the two is gone.
  kept_id uuid not null,
  dropped_id uuid not null,
  kept_before jsonb not null,
  kept_after jsonb not null,
  dropped jsonb not null,
  -- Table -> ids of the rows that went over to the kept one.
  moved jsonb not null,
  -- Lead -> what it held of its customer, and its marks, before.
  words jsonb not null default '{}',
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  foreign key (company_id, created_by) references public.profiles (company_id, id) on delete set null (created_by)
);
create index customer_merges_company on public.customer_merges (company_id, created_at desc);
create index customer_merges_author on public.customer_merges (company_id, created_by) where created_by is not null;
create index customer_merges_kept on public.customer_merges (kept_id);
create index customer_merges_dropped on public.customer_merges (dropped_id);
select private.protect_company_table('public.customer_merges');
revoke insert, update, delete on public.customer_merges from authenticated;
create policy "own and team's" on public.customer_merges as restrictive for all to authenticated
  using ((select private.whole_company()) is not null
    or exists (select from public.accounts a where a.id = kept_id) or exists (select from public.contacts c where c.id = kept_id));

create index contacts_by_phone on public.contacts (private.phone_key(phone), company_id) where phone is not null;

-- What a merge gives a lead is said by the merge.
create or replace trigger find_customer_again before update on public.leads for each row
  when ((new.company is distinct from old.company
        or new.account_id is not null and new.account_id is distinct from old.account_id
        or new.contact_id is not null and new.contact_id is distinct from old.contact_id)
    and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.find_customer();
create or replace trigger tell_customer after update on public.leads for each row
  when ((new.name, new.email, new.phone, new.title, new.company, new.website, new.account_id)
        is distinct from (old.name, old.email, old.phone, old.title, old.company, old.website, old.account_id)
    and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.tell_customer();
create or replace trigger keep_former_contact after update of contact_id on public.leads for each row
  when (new.contact_id is not null and old.contact_id is not null and new.contact_id <> old.contact_id
    and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.keep_former_contact();
-- Who is merged isn't forgotten; who is deleted is, also in what a merge kept.
create or replace trigger forget_contact after delete on public.contacts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on' and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.forget_contact();
create function private.forget_merged_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.customer_merges m set dropped = '{}', kept_before = '{}', kept_after = '{}', words = '{}'
   where m.company_id = old.company_id and old.id in (m.kept_id, m.dropped_id);
  return null;
end $$;
create trigger forget_merged_contact after delete on public.contacts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on' and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.forget_merged_contact();

-- Whether the caller sees an account or a contact.
create function private.sees_customer(subject text, customer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case subject
    when 'accounts' then exists (select from public.accounts a where a.id = customer and a.company_id = private.company_id()
      and ((select private.whole_company()) is not null or a.owner_id is null or a.owner_id = any ((select private.own_team())::uuid[])
           or a.id in (select private.seen_accounts())))
    else exists (select from public.contacts c where c.id = customer and c.company_id = private.company_id()
      and ((select private.whole_company()) is not null or c.created_by = any ((select private.own_team())::uuid[])
           or c.id in (select private.seen_contacts()))) end
$$;

-- Accounts or contacts that somebody described so could be, the surest first. `given` holds columns; its `id` is left out.
create function public.similar_customers(record text, given jsonb)
returns table (id uuid, name text, detail text, rule text)
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select found.id, found.name, found.detail, found.rule from (
    select distinct on (f.id) f.* from (
      select a.id, a.name, coalesce(a.domain, a.website) as detail, 'name' as rule, 1 as place from public.accounts a
       where record = 'accounts' and a.company_id is not distinct from (select private.company_id()) and private.fold_company(a.name) = private.fold_company(given ->> 'name')
      union all
      select a.id, a.name, coalesce(a.domain, a.website), 'domain', 2 from public.accounts a
       where record = 'accounts' and a.company_id is not distinct from (select private.company_id())
         and a.domain = coalesce(nullif(lower(given ->> 'domain'), ''), private.host_of(given ->> 'website'))
      union all
      select c.id, c.name, c.email, 'email', 1 from public.contacts c
       where record = 'contacts' and c.company_id is not distinct from (select private.company_id()) and lower(c.email) = lower(given ->> 'email')
      union all
      select c.id, c.name, c.email, 'phone', 2 from public.contacts c
       where record = 'contacts' and c.company_id is not distinct from (select private.company_id()) and c.phone is not null
         and private.phone_key(c.phone) = private.phone_key(given ->> 'phone')
      union all
      select c.id, c.name, coalesce(c.email, c.phone), 'name', 3 from public.contacts c
       where record = 'contacts' and c.company_id is not distinct from (select private.company_id()) and c.account_id = (given ->> 'account_id')::uuid
         and c.name_key = private.name_key(given ->> 'name')) f
     where f.id is distinct from (given ->> 'id')::uuid and private.sees_customer(record, f.id)
     order by f.id, f.place) found
   order by found.place, found.name, found.id limit 5
$$;

-- What a lead holds of its customer, and what was said about writing to them.
create function private.customer_words(lead public.leads) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', lead.name, 'email', lead.email, 'phone', lead.phone, 'title', lead.title, 'company', lead.company,
    'email_bounced_at', lead.email_bounced_at, 'email_bounce_reason', lead.email_bounce_reason, 'email_opt_out_at', lead.email_opt_out_at)
$$;

-- Moves everything of `drop_record` to `keep` and deletes it. `chosen` holds what of the kept one's fields changes.
create function public.merge_customers(record text, keep uuid, drop_record uuid, chosen jsonb default '{}') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant text[] := private.record_fields(record);
  own constant uuid := private.company_id();
  noun constant text := case record when 'accounts' then 'account' else 'contact' end;
  kept jsonb;
  gone jsonb;
  fresh jsonb;
  link record;
  ids jsonb;
  moved jsonb := '{}';
  words jsonb := '{}';
  merge uuid := gen_random_uuid();
begin
  if record not in ('accounts', 'contacts') then raise exception 'Only accounts and contacts are merged here.' using errcode = '22023'; end if;
  if keep = drop_record then raise exception 'Choose two different ones.' using errcode = 'P0001'; end if;
  if jsonb_typeof(chosen) is distinct from 'object' or exists (select from jsonb_object_keys(chosen) key where key <> all (fields)) then
    raise exception 'Only these fields can be chosen: %.', array_to_string(fields, ', ') using errcode = 'P0001';
  end if;
  execute format('select from public.%I r where r.id in ($1, $2) and r.company_id = $3 order by r.id for update', record) using keep, drop_record, own;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1 and r.company_id = $2', record) into kept using keep, own;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1 and r.company_id = $2', record) into gone using drop_record, own;
  if kept is null or gone is null or not private.sees_customer(record, keep) or not private.sees_customer(record, drop_record) then
    raise exception 'One of the two is no longer there.' using errcode = 'P0002';
  end if;
  if auth.uid() <> all (array[(gone ->> 'owner_id')::uuid, (gone ->> 'created_by')::uuid]) is not false then
    perform private.require_manager('Only managers and owners may merge away what others made.');
  end if;

  perform set_config('parley.is_merging', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);
  -- Marks of a refusal hold for the person, whichever of the two names they went by.
  if record = 'contacts' then
    words := coalesce((
      select jsonb_object_agg(l.id, private.customer_words(l)) from public.leads l
       where l.company_id = own and l.contact_id in (keep, drop_record)), '{}');
    -- Whom both name in one sale stands there once.
    delete from public.lead_contacts p where p.company_id = own and p.contact_id = drop_record
       and exists (select from public.lead_contacts q where q.lead_id = p.lead_id and q.contact_id = keep);
  else
    words := coalesce((
      select jsonb_object_agg(l.id, private.customer_words(l)) from public.leads l where l.company_id = own and l.account_id = drop_record), '{}');
  end if;
  for link in select * from private.customer_links(record) loop
    execute format('with gone as (update %s x set %I = $1 where x.company_id = $2 and x.%I = $3 returning x.id)
      select jsonb_agg(id) from gone', link.source, link.link_column, link.link_column) into ids using keep, own, drop_record;
    if ids is not null then moved := moved || jsonb_build_object(link.source::text, ids); end if;
  end loop;
  update private.record_keys k set record_id = keep where k.company_id = own and k.record = merge_customers.record and k.record_id = drop_record;
  execute format('delete from public.%I r where r.id = $1', record) using drop_record;
  -- Its own leads hear of what changes, as they always do; those that came are given it.
  execute format('update public.%I r set created_at = least(r.created_at, $3), %s from jsonb_populate_record(null::public.%1$I, $2) fresh where r.id = $1',
    record, private.assignments(fields, 'fresh')) using keep, kept || chosen, (gone ->> 'created_at')::timestamptz;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', record) into fresh using keep;
  if record = 'contacts' then
    update public.leads l
       set name = fresh ->> 'name', email = fresh ->> 'email', phone = coalesce(fresh ->> 'phone', l.phone), title = coalesce(fresh ->> 'title', l.title)
     where l.company_id = own and l.contact_id = keep and l.id in (select value::uuid from jsonb_array_elements_text(moved -> 'public.leads'));
    update public.leads l set email_opt_out_at = refused.at
      from (select min(o.email_opt_out_at) as at from public.leads o where o.company_id = own and o.contact_id = keep) refused
     where l.company_id = own and l.contact_id = keep and l.email_opt_out_at is null and refused.at is not null;
  else
    update public.leads l set company = fresh ->> 'name'
     where l.company_id = own and l.account_id = keep and l.company is distinct from fresh ->> 'name';
  end if;
  insert into public.customer_merges (id, company_id, record, kept_id, dropped_id, kept_before, kept_after, dropped, moved, words)
  values (merge, own, record, keep, drop_record, kept, fresh, gone, moved, words);
  insert into public.lead_activities (company_id, account_id, contact_id, kind, data)
  values (own, case record when 'accounts' then keep end, case record when 'contacts' then keep end, 'changed',
          jsonb_build_object('merge_id', merge, 'merged', gone ->> 'name'));
  perform set_config('parley.is_loading_sample', '', true);
  perform set_config('parley.is_merging', '', true);
  return merge;
end $$;

-- Makes two of one again. What has been changed or moved elsewhere since the merge stays so.
create function public.undo_customer_merge(merge uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  past public.customer_merges;
  held jsonb;
  back jsonb;
  link record;
  columns text;
begin
  select * into past from public.customer_merges m where m.id = merge and m.company_id = private.company_id() for update;
  if past.id is null or not private.sees_customer(past.record, past.kept_id) then
    raise exception 'There is no such merge.' using errcode = 'P0002';
  end if;
  if past.undone_at is not null then return; end if;
  if past.created_by is distinct from auth.uid() then
    perform private.require_manager('Only managers and owners may take apart what others merged.');
  end if;
  if past.dropped = '{}' then raise exception 'What it held was deleted, so it cannot be taken apart any more.' using errcode = 'P0001'; end if;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1 for update', past.record) into held using past.kept_id;
  perform set_config('parley.is_merging', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);
  back := held || (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(past.kept_before) field
     where past.kept_after -> field.key = held -> field.key);
  execute format('update public.%I r set %s from jsonb_populate_record(null::public.%1$I, $2) back where r.id = $1', past.record,
    private.assignments(private.record_fields(past.record) || array['created_at'], 'back')) using past.kept_id, back;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_catalog.pg_attribute
   where attrelid = to_regclass('public.' || quote_ident(past.record)) and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into public.%I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', past.record, columns) using past.dropped;
  for link in select * from private.customer_links(past.record) loop
    execute format('update %s x set %I = $1 where x.company_id = $2 and x.%I = $3
      and x.id in (select value::uuid from jsonb_array_elements_text($4))', link.source, link.link_column, link.link_column)
      using past.dropped_id, past.company_id, past.kept_id, coalesce(past.moved -> link.source::text, '[]');
  end loop;
  -- The sales that go back say again what they said; those that stay have heard of it from their contact. An address that returns has the
  -- marks it had.
  update public.leads l
     set name = was.name, email = was.email, phone = was.phone, title = was.title, company = was.company
    from jsonb_each(past.words) word cross join lateral jsonb_populate_record(null::public.leads, word.value) was
   where l.id = word.key::uuid and l.company_id = past.company_id
     and (past.record = 'contacts' and l.contact_id = past.dropped_id and past.moved -> 'public.leads' ? word.key
       or past.record = 'accounts' and l.account_id = past.dropped_id);
  update public.leads l
     set email_bounced_at = was.email_bounced_at, email_bounce_reason = was.email_bounce_reason,
         email_opt_out_at = case when l.email_opt_out_at <= past.created_at then was.email_opt_out_at else l.email_opt_out_at end
    from jsonb_each(past.words) word cross join lateral jsonb_populate_record(null::public.leads, word.value) was
   where past.record = 'contacts' and l.id = word.key::uuid and l.company_id = past.company_id and lower(l.email) is not distinct from lower(was.email);
  delete from public.lead_activities a where a.company_id = past.company_id and past.kept_id in (a.account_id, a.contact_id) and a.data ->> 'merge_id' = merge::text;
  update private.record_keys k set record_id = past.dropped_id
   where k.company_id = past.company_id and k.record = past.record and k.record_id = past.kept_id
     and exists (select from public.lead_import_rows r where r.import_id = k.import_id and r.customer_id = past.dropped_id);
  update public.customer_merges set undone_at = now() where id = merge;
  perform set_config('parley.is_loading_sample', '', true);
  perform set_config('parley.is_merging', '', true);
end $$;

revoke execute on function
  private.customer_words(public.leads),
  private.forget_merged_contact(),
  private.sees_customer(text,uuid),
  public.merge_customers(text,uuid,uuid,jsonb),
  public.similar_customers(text,jsonb),
  public.undo_customer_merge(uuid)
  from public;
grant execute on function
  public.merge_customers(text,uuid,uuid,jsonb),
  public.similar_customers(text,jsonb),
  public.undo_customer_merge(uuid)
  to authenticated;
