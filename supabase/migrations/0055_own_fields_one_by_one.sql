-- An own field of any sales record is written by itself, files are kept with recordings too, mail that somebody refused is refused before it
-- is queued, and what only owners may do is said in words.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

-- ── Own fields ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

drop function public.set_own_field(uuid[], text, jsonb, uuid);

-- Gives at most 1,000 records a value in a field of the company's own, or takes it off them (null), beside their other fields, under the
-- caller's own rights, and keeps what each held for `undo_change`. Asked for twice with the same change it changes once. Answers how
-- many were changed.
create function public.set_own_field(record text, ids uuid[], key text, value jsonb, change uuid) returns int
language plpgsql security invoker set search_path = ''
as $$
declare
  changed int;
begin
  if not exists (select from public.lead_fields f
                  where f.company_id = private.company_id() and f.record = set_own_field.record and f.key = set_own_field.key) then
    raise exception 'There is no such field.' using errcode = 'P0002';
  end if;
  if cardinality(ids) > 1000 then raise exception 'At most 1,000 at once.' using errcode = '22023'; end if;
  insert into public.bulk_changes (id, record, fields) values (change, record, array['custom']) on conflict (id) do nothing;
  if not exists (select from public.bulk_changes c
                  where c.id = change and c.record = set_own_field.record and c.fields = array['custom']) then
    raise exception 'There is no such change.' using errcode = 'P0002';
  end if;
  execute format($sql$
    with held as materialized (
      select r.id, r.custom from public.%1$I r
       where r.id = any ($1) and r.custom -> $2 is distinct from nullif($3, 'null') order by r.id for update),
    changed as (
      update public.%1$I r
         set custom = (held.custom - $2) || case when coalesce($3, 'null') = 'null' then '{}' else jsonb_build_object($2, $3) end
        from held where r.id = held.id
      returning r.id, jsonb_build_object('custom', held.custom) as before, jsonb_build_object('custom', r.custom) %2$s as after)
    insert into public.bulk_change_rows (change_id, row_id, before, after)
    select $4, id, before, after from changed
    on conflict (change_id, row_id) do update set after = excluded.after $sql$,
    record, case record when 'leads' then $sql$|| jsonb_build_object('last_activity_at', r.last_activity_at)$sql$ else '' end)
    using ids, key, value, change;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- ── Files of recordings ──────────────────────────────────────────────────────────────────────────────────────────────────────────

alter table public.attachments
  add recording_id uuid,
  add foreign key (company_id, recording_id) references public.recordings (company_id, id) on delete cascade,
  drop constraint attachments_of_one_record,
  add constraint attachments_of_one_record check (num_nonnulls(lead_id, account_id, contact_id, task_id, recording_id) = 1);
create index attachments_recording on public.attachments (company_id, recording_id, created_at desc) where recording_id is not null;
alter policy "of what is seen" on public.attachments
  using ((select private.whole_company()) is not null and recording_id is null or lead_id in (select private.seen_leads())
    or exists (select from public.accounts a where a.id = attachments.account_id)
    or exists (select from public.contacts c where c.id = attachments.contact_id)
    or exists (select from public.tasks t where t.id = attachments.task_id)
    -- Also where everything is shown: a recording may be its owner's alone.
    or exists (select from public.recordings r where r.id = attachments.recording_id));
drop trigger others_stay on public.attachments;
create trigger others_stay after delete on public.attachments referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on')
  execute function private.refuse_deleting_others('w.created_by = (select auth.uid())
    or not exists (select from public.leads l where l.id = w.lead_id) and not exists (select from public.accounts a where a.id = w.account_id)
    and not exists (select from public.contacts c where c.id = w.contact_id) and not exists (select from public.tasks t where t.id = w.task_id)
    and not exists (select from public.recordings r where r.id = w.recording_id)');

-- ── Mail that is refused ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Since when somebody wants no mail, and since when mail to this address comes back: what is marked holds for the person and the address,
-- in whichever of the company's records it stands.
create function private.mail_marks(of_company uuid, of_lead uuid, of_contact uuid, address text, out opt_out_at timestamptz, out bounced_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  with person as (select coalesce(of_contact, (select l.contact_id from public.leads l where l.company_id = of_company and l.id = of_lead)) as id),
  marks as (
    select c.email, c.email_opt_out_at, c.email_bounced_at from public.contacts c
     where c.company_id = of_company and (lower(c.email) = lower(address) or c.id = (select id from person))
    union all
    select l.email, l.email_opt_out_at, l.email_bounced_at from public.leads l
     where l.company_id = of_company and (lower(l.email) = lower(address) or l.id = of_lead or l.contact_id = (select id from person)))
  select min(m.email_opt_out_at), min(m.email_bounced_at) filter (where lower(m.email) = lower(address)) from marks m
$$;

select private.amend('public.send_lead_email(uuid,text,text,uuid,text)', 'private.refuse_mail(target.name, target.email, target.email_opt_out_at, target.email_bounced_at);',
  'private.refuse_mail(target.name, target.email, marks.opt_out_at, marks.bounced_at)
     from private.mail_marks(target.company_id, target.id, null, target.email) marks;');
select private.amend('public.send_contact_email(uuid,text,text,uuid,text)',
  'private.refuse_mail(target.name, target.email, (facts ->> ''contact.email_opt_out_at'')::timestamptz, (facts ->> ''contact.email_bounced_at'')::timestamptz);',
  'private.refuse_mail(target.name, target.email, marks.opt_out_at, marks.bounced_at)
     from private.mail_marks(target.company_id, null, target.id, target.email) marks;');
select private.amend('public.send_contact_email(uuid,text,text,uuid,text)',
  '  facts := private.customer_facts(target.company_id, jsonb_build_object(''contact_id'', target.id));
', '');
select private.amend('public.send_contact_email(uuid,text,text,uuid,text)', E'  facts jsonb;\n', '');

-- ── Two letters in transcripts ───────────────────────────────────────────────────────────────────────────────────────────────────

-- No index finds two letters: they are looked for in the latest 1,000 conversations, where all of a company's took seconds.
select private.amend('public.search_transcripts(text,timestamptz,uuid)', 'exit when wanted = 0 or last_created = ''-infinity'';',
  'exit when wanted = 0 or last_created = ''-infinity'' or span = 1000 and length(btrim(words)) = 2;');

-- ── Whose a record is ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Whether the caller made a record or looks after it, other than by having taken it from a colleague: who could delete what they take
-- could delete everything.
create function private.is_own(record_id uuid, keeper uuid, author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(author = auth.uid(), false)
      or coalesce(keeper = auth.uid(), false) and not exists (
           select from public.record_changes h
            where h.record_id = is_own.record_id and h.operation = 'update' and h.actor_id = auth.uid()
              and coalesce(h.before ->> 'owner_id', h.before ->> 'assignee_id') <> auth.uid()::text)
$$;
do $$
declare
  guarded record;
begin
  for guarded in select * from (values ('leads', 'owner_id'), ('accounts', 'owner_id'), ('tasks', 'assignee_id')) as entry (place, keeper)
  loop
    execute format('drop trigger others_stay on public.%I', guarded.place);
    execute format('create trigger others_stay after delete on public.%I referencing old table as went for each statement
      when (current_setting(''parley.is_erasing'', true) is distinct from ''on'')
      execute function private.refuse_deleting_others(%L)', guarded.place, format('private.is_own(w.id, w.%I, w.created_by)', guarded.keeper));
  end loop;
end $$;
select private.amend('public.merge_leads(uuid,uuid,jsonb)', 'if auth.uid() <> all (array[gone.owner_id, gone.created_by]) is not false then',
  'if not private.is_own(gone.id, gone.owner_id, gone.created_by) then');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)',
  'if auth.uid() <> all (array[(gone ->> ''owner_id'')::uuid, (gone ->> ''created_by'')::uuid]) is not false then',
  'if not private.is_own((gone ->> ''id'')::uuid, (gone ->> ''owner_id'')::uuid, (gone ->> ''created_by'')::uuid) then');
select private.amend('public.skip_task(uuid)', 'auth.uid() <> all (array[skipped.assignee_id, skipped.created_by]) is not false',
  'not private.is_own(skipped.id, skipped.assignee_id, skipped.created_by)');

-- ── What members leave to owners ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.refuse_others_than_owners() returns trigger
language plpgsql set search_path = ''
as $$ begin
  if current_user = 'authenticated' and not private.is_company_owner() then
    raise exception '%', tg_argv[0] using errcode = '42501';
  end if;
  return null;
end $$;
do $$
declare
  guarded record;
begin
  for guarded in select * from (values
    ('public.companies', 'update', 'Only owners may change the company.'),
    ('public.company_invitations', 'insert or update or delete', 'Only owners may invite.'),
    ('public.vertical_configurations', 'insert or update or delete', 'Only owners may choose the kind of business.'),
    ('public.webhooks', 'insert or update or delete', 'Only owners may change webhooks.')) as entry (place, verbs, refusal)
  loop
    execute format('create trigger owners_only before %s on %s for each statement
      when (current_setting(''parley.is_erasing'', true) is distinct from ''on'') execute function private.refuse_others_than_owners(%L)',
      guarded.verbs, guarded.place, guarded.refusal);
  end loop;
end $$;

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.is_own(uuid,uuid,uuid),
  private.mail_marks(uuid,uuid,uuid,text),
  private.refuse_others_than_owners(),
  public.set_own_field(text,uuid[],text,jsonb,uuid)
  from public;
grant execute on function private.is_own(uuid,uuid,uuid) to authenticated, service_role;
grant execute on function public.set_own_field(text,uuid[],text,jsonb,uuid) to authenticated, service_role;
