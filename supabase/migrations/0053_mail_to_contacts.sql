-- Mail to a contact is kept with the contact. A refusal, or an address that mail comes back from, holds for the person: it marks the contact
-- and all their leads, those from before and those to come.

create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;

alter table public.contacts
  add email_opt_out_at timestamptz,
  add email_bounced_at timestamptz,
  add email_bounce_reason text;
select private.amend('private.kept_columns(text)', 'else array[''first_lead_id''] end',
  'when ''contacts'' then array[''first_lead_id'', ''email_bounced_at'', ''email_bounce_reason'', ''email_opt_out_at'']
    else array[''first_lead_id''] end');

alter table public.lead_emails
  alter lead_id drop not null,
  add contact_id uuid,
  add foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete cascade,
  add constraint lead_emails_of_one_record check (num_nonnulls(lead_id, contact_id) = 1);
create index lead_emails_contact on public.lead_emails (company_id, contact_id, created_at desc);
alter policy "own and team's" on public.lead_emails
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads()) or contact_id in (select private.seen_people()))
  with check ((select private.whole_company()) is not null or lead_id in (select private.seen_leads()) or contact_id in (select private.seen_people()));

alter table private.mail_tokens
  alter lead_id drop not null,
  add contact_id uuid references public.contacts on delete cascade,
  add constraint mail_tokens_of_one_record check (num_nonnulls(lead_id, contact_id) = 1);
create index mail_tokens_contact on private.mail_tokens (contact_id);

-- ── Marks of a contact are those of their leads ──────────────────────────────────────────────────────────────────────────────────

create function private.mark_leads_of_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads l
     set email_opt_out_at = coalesce(l.email_opt_out_at, new.email_opt_out_at),
         email_bounced_at = case when lower(l.email) = lower(new.email) then coalesce(l.email_bounced_at, new.email_bounced_at) else l.email_bounced_at end,
         email_bounce_reason = case when lower(l.email) = lower(new.email) then coalesce(l.email_bounce_reason, new.email_bounce_reason)
           else l.email_bounce_reason end
   where l.company_id = new.company_id and l.contact_id = new.id;
  return null;
end $$;
create trigger mark_leads after update on public.contacts for each row
  when (new.email_opt_out_at is not null and old.email_opt_out_at is null or new.email_bounced_at is not null and old.email_bounced_at is null)
  execute function private.mark_leads_of_contact();
-- Where two are made of one again, each has the marks it had.
create trigger forget_bounce before update of email on public.contacts for each row
  when (lower(old.email) is distinct from lower(new.email) and current_setting('parley.is_merging', true) is distinct from 'on')
  execute function private.forget_bounce();
select private.amend('private.find_customer()', E'      new.title := contact.title;\n    end if;\n  end if;\n  return new;',
  E'      new.title := contact.title;\n    end if;\n  end if;
  if is_new and contact.id is not null then
    new.email_opt_out_at := coalesce(new.email_opt_out_at, contact.email_opt_out_at);
    if lower(new.email) = lower(contact.email) then
      new.email_bounced_at := coalesce(new.email_bounced_at, contact.email_bounced_at);
      new.email_bounce_reason := coalesce(new.email_bounce_reason, contact.email_bounce_reason);
    end if;
  end if;
  return new;');

select private.amend('private.customer_facts(uuid,jsonb)', 'min(l.email_opt_out_at)', 'least(contact.email_opt_out_at, min(l.email_opt_out_at))');
select private.amend('private.customer_facts(uuid,jsonb)', 'min(l.email_bounced_at)', 'least(contact.email_bounced_at, min(l.email_bounced_at))');

select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', '  execute format(''select to_jsonb(r) from public.%I r where r.id = $1'', record) into fresh using keep;',
  '  if record = ''contacts'' then
    update public.contacts c
       set email_opt_out_at = least(c.email_opt_out_at, (gone ->> ''email_opt_out_at'')::timestamptz),
           email_bounced_at = case when lower(c.email) = lower(gone ->> ''email'') then coalesce(c.email_bounced_at, (gone ->> ''email_bounced_at'')::timestamptz)
             else c.email_bounced_at end,
           email_bounce_reason = case when lower(c.email) = lower(gone ->> ''email'') then coalesce(c.email_bounce_reason, gone ->> ''email_bounce_reason'')
             else c.email_bounce_reason end
     where c.company_id = own and c.id = keep;
  end if;
  execute format(''select to_jsonb(r) from public.%I r where r.id = $1'', record) into fresh using keep;');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', '  update private.record_keys k set record_id = keep',
  '  if record = ''contacts'' then update private.mail_tokens set contact_id = keep where contact_id = drop_record; end if;
  update private.record_keys k set record_id = keep');
select private.amend('public.undo_customer_merge(uuid)', 'private.record_fields(past.record) || array[''created_at''], ''back'')',
  'private.record_fields(past.record) || array[''created_at''] || case past.record
      when ''contacts'' then array[''email_bounced_at'', ''email_bounce_reason'', ''email_opt_out_at''] else ''{}'' end, ''back'')');

-- ── Sending and refusing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

create or replace function public.refuse_lead_email(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known private.mail_tokens;
begin
  select * into known from private.mail_tokens t where t.token = refuse_lead_email.token;
  update public.leads set email_opt_out_at = coalesce(email_opt_out_at, now()) where id = known.lead_id;
  update public.contacts set email_opt_out_at = coalesce(email_opt_out_at, now())
   where id = coalesce(known.contact_id, (select l.contact_id from public.leads l where l.id = known.lead_id));
  return known.token is not null;
end $$;

-- Queues a mail that `mail` describes; under a key that was used before it answers what that one became.
create function private.queue_mail(mail public.lead_emails) returns public.lead_emails
language plpgsql security definer set search_path = ''
as $$
declare
  result public.lead_emails;
begin
  if coalesce(btrim(mail.subject), '') = '' or coalesce(btrim(mail.body), '') = '' then
    raise exception 'A mail needs a subject and a message.' using errcode = 'P0001';
  end if;
  insert into public.lead_emails (company_id, lead_id, contact_id, recording_id, to_email, subject, body, effect_key)
  values (mail.company_id, mail.lead_id, mail.contact_id, mail.recording_id, btrim(mail.to_email), mail.subject, mail.body,
          coalesce(mail.company_id || ' ' || mail.effect_key, gen_random_uuid()::text))
  on conflict on constraint lead_emails_effect_key_key do nothing returning * into result;
  if result.id is null then
    select * into result from public.lead_emails m where m.company_id = mail.company_id and m.effect_key = mail.company_id || ' ' || mail.effect_key;
    return result;
  end if;
  perform private.emit('lead_email.queued', mail.company_id, jsonb_build_object('email_id', result.id));
  return result;
end $$;

create function private.refuse_mail(name text, email text, opt_out_at timestamptz, bounced_at timestamptz) returns void
language plpgsql immutable set search_path = ''
as $$ begin
  if coalesce(btrim(email), '') = '' then raise exception '% has no email address.', name using errcode = 'P0001'; end if;
  if opt_out_at is not null then raise exception '% has asked for no more mail.', name using errcode = 'P0001'; end if;
  if bounced_at is not null then
    raise exception 'Mail to % came back. Correct the address first.', email using errcode = 'P0001';
  end if;
end $$;

create or replace function public.send_lead_email(lead uuid, subject text, body text, recording uuid default null, effect_key text default null)
returns public.lead_emails
language plpgsql security definer set search_path = ''
as $$
declare
  target public.leads;
begin
  perform private.require_lead(send_lead_email.lead);
  select * into target from public.leads where id = send_lead_email.lead and company_id = private.company_id();
  if target.id is null then raise exception 'This lead is no longer there.' using errcode = 'P0002'; end if;
  perform private.refuse_mail(target.name, target.email, target.email_opt_out_at, target.email_bounced_at);
  return private.queue_mail(jsonb_populate_record(null::public.lead_emails, jsonb_build_object('company_id', target.company_id, 'lead_id', target.id,
    'recording_id', recording, 'to_email', target.email, 'subject', subject, 'body', body, 'effect_key', effect_key)));
end $$;

-- Queues a mail to a contact as the caller. Refuses with the reason where they may or can not be written to.
create function public.send_contact_email(contact uuid, subject text, body text, recording uuid default null, effect_key text default null)
returns public.lead_emails
language plpgsql security definer set search_path = ''
as $$
declare
  target public.contacts;
  facts jsonb;
begin
  select * into target from public.contacts c where c.id = contact and c.company_id = private.company_id();
  if target.id is null or not private.sees_customer('contacts', contact) then
    raise exception 'This contact is no longer there.' using errcode = 'P0002';
  end if;
  facts := private.customer_facts(target.company_id, jsonb_build_object('contact_id', target.id));
  perform private.refuse_mail(target.name, target.email, (facts ->> 'contact.email_opt_out_at')::timestamptz, (facts ->> 'contact.email_bounced_at')::timestamptz);
  return private.queue_mail(jsonb_populate_record(null::public.lead_emails, jsonb_build_object('company_id', target.company_id, 'contact_id', target.id,
    'recording_id', recording, 'to_email', target.email, 'subject', subject, 'body', body, 'effect_key', effect_key)));
end $$;

drop function private.amend(regprocedure, text, text);
revoke execute on function
  private.mark_leads_of_contact(),
  private.queue_mail(public.lead_emails),
  private.refuse_mail(text,text,timestamptz,timestamptz),
  public.send_contact_email(uuid,text,text,uuid,text)
  from public;
grant execute on function public.send_contact_email(uuid,text,text,uuid,text) to authenticated;
