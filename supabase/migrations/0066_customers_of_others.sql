-- A customer of a colleague stays theirs where members see their own and their team's records: who types in the same company has a sale with an
-- account of that name, and neither reads what else is kept with it nor rewrites it (docs/decisions/0025-roles-and-visibility.md).

-- ── Whose an account is ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The accounts that somebody's sales name.
create function private.accounts_of_sales() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select l.account_id from public.leads l
    where l.company_id = own and l.account_id is not null and (l.owner_id is null or l.owner_id = any (team));
end $$;

-- The accounts of which somebody sees the row itself: those, and their own.
create function private.named_accounts() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select private.accounts_of_sales()
    union all
    select a.id from public.accounts a
     where a.company_id = own and (a.owner_id is null or a.owner_id = any (team));
end $$;

-- Those that are theirs, with all that is kept with them: what they look after, and what a sale made that they look after.
create or replace function private.seen_accounts() returns setof uuid
language plpgsql stable security definer set search_path = '' parallel safe cost 1
as $$
declare
  own constant uuid := private.company_id();
  team constant uuid[] := private.own_team();
begin
  return query select a.id from public.leads l join public.accounts a on a.id = l.account_id and a.first_lead_id = l.id
    where l.company_id = own and (l.owner_id is null or l.owner_id = any (team))
    union all
    select a.id from public.accounts a
     where a.company_id = own and (a.owner_id is null or a.owner_id = any (team));
end $$;

-- The same of one record.
create or replace function private.team_sees(team uuid[], lead uuid, account uuid, contact uuid) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  if team is null then return true; end if;
  if lead is not null then return private.sees_lead(lead, team); end if;
  return exists (select from public.accounts a where a.id = account and (a.owner_id is null or a.owner_id = any (team)
      or exists (select from public.leads l where l.id = a.first_lead_id and l.account_id = a.id and (l.owner_id is null or l.owner_id = any (team)))))
    or exists (select from public.contacts c where c.id = contact and (c.created_by = any (team)
      or exists (select from public.leads l
                  where l.company_id = c.company_id and l.contact_id = c.id and (l.owner_id is null or l.owner_id = any (team)))
      or not exists (select from public.leads l where l.company_id = c.company_id and l.contact_id = c.id)
         and case when c.account_id is null then c.created_by is null else private.team_sees(team, null, c.account_id, null) end));
end $$;

create or replace function private.sees_customer(subject text, customer uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin
  return case subject
    when 'accounts' then exists (select from public.accounts a where a.id = customer and a.company_id = private.company_id())
      and private.team_sees(private.own_team(), null, customer, null)
    else exists (select from public.contacts c where c.id = customer and c.company_id = private.company_id())
      and private.team_sees(private.own_team(), null, null, customer) end;
end $$;

create function private.names_account(team uuid[], account uuid) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$ begin
  return private.team_sees(team, null, account, null)
    or exists (select from public.accounts a join public.leads l on l.company_id = a.company_id and l.account_id = a.id
                where a.id = account and (l.owner_id is null or l.owner_id = any (team)));
end $$;

-- A task's customer is named in the calendar as it is on the page.
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.calendar_of(uuid,uuid)'::regprocedure);
  known constant text := 'private.team_sees(private.team_of(person), null, a.id, null)';
begin
  if position(known in definition) = 0 then raise exception 'The calendar has no "%"', known; end if;
  execute replace(definition, known, 'private.names_account(private.team_of(person), a.id)');
end $$;

-- Whose customers the caller finds again by typing them in: null where all of the company's. What comes in without a person (a form, an
-- automation) belongs to the customer that it names.
create function private.finding_team() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$ begin return case when auth.uid() is not null then private.own_team() end; end $$;

-- ── What is kept with an account ─────────────────────────────────────────────────────────────────────────────────────────────────

alter policy "own and team's" on public.accounts
  using ((select private.whole_company()) is not null or owner_id is null or owner_id = any ((select private.own_team())::uuid[])
    or id in (select private.named_accounts()))
  -- Given away it stays in sight by a sale alone.
  with check ((select private.whole_company()) is not null or owner_id is null or owner_id = any ((select private.own_team())::uuid[])
    or id in (select private.accounts_of_sales()) or private.refuse_giving());

-- What somebody notes or keeps with a company that they have a sale with is theirs and their team's, whoever looks after it.
alter policy "own and team's" on public.lead_activities
  using ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts())
    or actor_id = any ((select private.own_team())::uuid[]) and account_id in (select private.named_accounts())
    or exists (select from public.contacts c where c.id = lead_activities.contact_id))
  with check ((select private.whole_company()) is not null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts())
    or actor_id = any ((select private.own_team())::uuid[]) and account_id in (select private.named_accounts())
    or exists (select from public.contacts c where c.id = lead_activities.contact_id));
alter policy "of what is seen" on public.attachments
  using ((select private.whole_company()) is not null and recording_id is null or lead_id in (select private.seen_leads())
    or account_id in (select private.seen_accounts())
    or created_by = any ((select private.own_team())::uuid[]) and account_id in (select private.named_accounts())
    or exists (select from public.contacts c where c.id = attachments.contact_id)
    or exists (select from public.tasks t where t.id = attachments.task_id)
    -- Also where everything is shown: a recording may be its owner's alone.
    or exists (select from public.recordings r where r.id = attachments.recording_id));
alter policy "own and team's" on public.customer_merges
  using ((select private.whole_company()) is not null or kept_id in (select private.seen_accounts())
    or exists (select from public.contacts c where c.id = customer_merges.kept_id));
alter policy "who may read the record" on public.record_changes
  using (company_id = (select private.company_id()) and ((select private.is_company_owner()) or case
    when record in ('leads', 'lead_contacts') then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
    when record = 'lead_activities' then exists (select from public.leads r where r.id = record_id)
      or exists (select from public.accounts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.leads r where r.id = private.surviving_lead(record_id))
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id))
    when record = 'accounts' then exists (select from public.accounts r where r.id = record_id
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
      or exists (select from public.accounts r where r.id = private.surviving_customer(record_id)
                   and ((select private.whole_company()) is not null or r.id in (select private.seen_accounts())))
    when record = 'contacts' then exists (select from public.contacts r where r.id = record_id)
      or exists (select from public.contacts r where r.id = private.surviving_customer(record_id))
    when record = 'tasks' then exists (select from public.tasks r where r.id = record_id)
    when record = 'automations' then exists (select from public.automations r where r.id = record_id)
    when record = 'templates' then exists (select from public.templates r where r.id = record_id)
    when record = 'lead_fields' then exists (select from public.lead_fields r where r.id = record_id)
    when record = 'insight_trackers' then exists (select from public.insight_trackers r where r.id = record_id)
    when record = 'api_keys' then exists (select from public.api_keys r where r.id = record_id)
    when record = 'teams' then exists (select from public.teams r where r.id = record_id)
    else false end
    -- Who deleted something may put it back.
    or operation = 'delete' and actor_id = (select auth.uid())));

-- ── What a sale finds ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What somebody does not see they do not find: two people of one name and address may be kept until a manager merges them. Of two, the one
-- that was there first.
create or replace function private.contact_of(lead leads) returns contacts
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  key constant text := private.name_key(lead.name);
  address constant text := lower(lead.email);
  contact public.contacts;
  team constant uuid[] := private.finding_team();
begin
  if address is not null then
    with found as materialized (
      select c.* from public.contacts c
       where lower(c.email) = address and c.name_key = key and c.company_id is not distinct from lead.company_id)
    select * into contact from found c where team is null or private.team_sees(team, null, null, c.id) order by c.created_at, c.id limit 1;
  end if;
  if contact.id is null and lead.account_id is not null then
    with found as materialized (
      select c.* from public.contacts c
       where c.account_id = lead.account_id and c.name_key = key and (c.email is null or address is null))
    select * into contact from found c where team is null or private.team_sees(team, null, null, c.id) order by c.created_at, c.id limit 1;
  end if;
  if contact.id is null then
    -- A lead that is sent again under its own id comes to nothing, and so does its contact.
    if address is null and lead.account_id is null
      and exists (select from public.leads l where l.id = lead.id and l.contact_id is not null) then return null; end if;
    insert into public.contacts (company_id, account_id, name, title, email, phone, is_sample, first_lead_id, created_by)
    values (lead.company_id, lead.account_id, btrim(lead.name), lead.title, lead.email, lead.phone, lead.is_sample, lead.id,
            lead.created_by)
    returning * into contact;
  elsif (contact.title is null and lead.title is not null) or (contact.email is null and lead.email is not null)
     or (contact.phone is null and lead.phone is not null) or (contact.account_id is null and lead.account_id is not null) then
    update public.contacts c
       set title = coalesce(c.title, lead.title), email = coalesce(c.email, lead.email), phone = coalesce(c.phone, lead.phone),
           account_id = coalesce(c.account_id, lead.account_id)
     where c.id = contact.id returning * into contact;
  end if;
  return contact;
end $$;

create or replace function private.find_customer() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  account public.accounts;
  contact public.contacts;
  is_new constant boolean := tg_op = 'INSERT';
  -- What is put back belongs to whom it belonged to.
  team constant uuid[] := case when current_setting('parley.is_importing', true) = 'on' then null else private.finding_team() end;
  key constant text := private.name_key(new.company);
  mail_domain constant text := private.business_domain(new.email);
begin
  -- Who belongs to no company is refused by the policy.
  if new.company_id is null then return new; end if;
  if new.contact_id is not null and (is_new or new.contact_id is distinct from old.contact_id) then
    -- One that somebody does not see is not there.
    select * into contact from public.contacts c
     where c.company_id = new.company_id and c.id = new.contact_id and private.team_sees(team, null, null, c.id);
    new.contact_id := contact.id;
    if contact.id is not null then
      new.name := contact.name;
      new.email := contact.email;
      -- A lead that is put back may have a number of its own.
      new.phone := case when is_new then coalesce(new.phone, contact.phone) else contact.phone end;
      new.title := case when is_new then coalesce(new.title, contact.title) else contact.title end;
      if is_new and new.account_id is null and key is null then new.account_id := contact.account_id; end if;
    end if;
  end if;

  if new.account_id is not null and (is_new or new.account_id is distinct from old.account_id) then
    select * into account from public.accounts a
     where a.company_id = new.company_id and a.id = new.account_id and (team is null or private.names_account(team, a.id));
    -- A lead that is put back may name an account that went, or got another name since.
    if is_new and key is not null and account.name_key <> key then account := null; end if;
  elsif key is not null and not is_new and old.account_id is not null and key = private.name_key(old.company) then
    select * into account from public.accounts a where a.company_id = new.company_id and a.id = new.account_id;
    -- The same name in another spelling corrects the account (private.tell_customer).
    account.name := new.company;
  end if;
  if account.id is null and key is not null then
    account := private.account_named(new.company_id, new.company, new);
  elsif account.id is null and is_new and mail_domain is not null then
    select * into account from public.accounts a where a.domain = mail_domain
       and a.company_id is not distinct from new.company_id order by a.name_key limit 1;
  end if;
  new.account_id := account.id;
  new.company := account.name;
  -- The sale that made the account goes with it; one that joins it under the id of that sale, which went, is another.
  if team is not null and account.first_lead_id = new.id and account.owner_id <> all (team) and (is_new or new.account_id is distinct from old.account_id)
     and not exists (select from public.leads l where l.id = new.id and l.account_id = account.id) then
    update public.accounts a set first_lead_id = null where a.id = account.id;
  end if;
  if account.id is not null and (is_new or new.account_id is distinct from old.account_id) then
    new.website := case when is_new or not private.team_sees(team, null, account.id, null) then coalesce(account.website, new.website)
      when new.website is distinct from old.website then coalesce(new.website, account.website) else account.website end;
    if account.website is distinct from new.website or account.domain is null and mail_domain is not null then
      update public.accounts a set website = new.website, domain = coalesce(a.domain, mail_domain) where a.id = account.id;
    end if;
  end if;

  if new.contact_id is null and private.name_key(new.name) is not null
     and not (is_new and current_setting('parley.is_importing', true) = 'on' and new.email is null and new.phone is null and new.title is null
       and new.deal_name is not null and coalesce(private.name_key(new.name) in (key, private.name_key(new.deal_name)), false)) then
    contact := private.contact_of(new);
    if contact.id is not null then
      new.contact_id := contact.id;
      new.name := contact.name;
      new.email := contact.email;
      new.phone := coalesce(new.phone, contact.phone);
      new.title := coalesce(new.title, contact.title);
    end if;
  end if;
  if is_new and contact.id is not null then
    new.email_opt_out_at := coalesce(new.email_opt_out_at, contact.email_opt_out_at);
    if lower(new.email) = lower(contact.email) then
      new.email_bounced_at := coalesce(new.email_bounced_at, contact.email_bounced_at);
      new.email_bounce_reason := coalesce(new.email_bounce_reason, contact.email_bounce_reason);
    end if;
  end if;
  return new;
end $$;

-- ── What is refused in words ─────────────────────────────────────────────────────────────────────────────────────────────────────

-- Whoever has an account by name alone fills in what it lacks, as a new sale does, and rewrites nothing of it.
create function private.refuse_account_of_others() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  team constant uuid[] := private.finding_team();
begin
  -- Who leaves lets go of what was theirs.
  if team is null or old.owner_id = auth.uid() or private.team_sees(team, null, old.id, null) then return new; end if;
  raise exception 'Somebody else looks after this account: ask them or a manager to change it.' using errcode = '42501';
end $$;
-- Before other checks: what may not be written need not be right.
create trigger account_of_others before update on public.accounts for each row
  when ((new.company_id, new.name, new.phone, new.address, new.owner_id, new.tags, new.custom, new.is_sample, new.created_at)
        is distinct from (old.company_id, old.name, old.phone, old.address, old.owner_id, old.tags, old.custom, old.is_sample, old.created_at)
    or nullif(old.website, '') is not null and new.website is distinct from old.website
    or nullif(old.domain, '') is not null and new.domain is distinct from old.domain)
  execute function private.refuse_account_of_others();
create trigger keep_first_lead before update of first_lead_id on public.accounts for each row
  when (new.first_lead_id is distinct from old.first_lead_id) execute function private.keep_author('first_lead_id');

create function private.refuse_contact_of_others() returns trigger
language plpgsql set search_path = ''
as $$ begin
  -- A function that works for people decides for itself.
  if current_user <> 'authenticated' or private.whole_company() is not null or new.contact_id in (select private.seen_people()) then
    return new;
  end if;
  raise exception 'Somebody else looks after this contact: ask them or a manager to add it.' using errcode = '42501';
end $$;
create trigger contact_of_others before insert on public.lead_contacts for each row execute function private.refuse_contact_of_others();
create trigger another_contact_of_others before update of contact_id on public.lead_contacts for each row
  when (new.contact_id is distinct from old.contact_id) execute function private.refuse_contact_of_others();

revoke execute on function
  private.accounts_of_sales(),
  private.finding_team(),
  private.named_accounts(),
  private.names_account(uuid[],uuid),
  private.refuse_account_of_others(),
  private.refuse_contact_of_others()
  from public;
grant execute on function private.accounts_of_sales(), private.named_accounts() to authenticated, service_role;
