-- Accounts (the companies of customers) and contacts (their people) stand behind the leads and remain when a sale is over. Name,
-- company and email of a lead are those of its main contact and its account, kept equal by what follows.

-- What two spellings of one name share: no case, no full stops and commas, single spaces. Null for a blank one.
create function private.name_key(given text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(lower(btrim(regexp_replace(translate(given, '.,', '  '), '\s+', ' ', 'g'))), ''),
                  nullif(lower(btrim(given)), ''))
$$;

-- The domain of an address that belongs to a company; null for those that anybody can have.
create function private.business_domain(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select domain from (select lower(split_part(email, '@', 2)) as domain) found
   where domain ~ '^[^\s@]+\.[^\s@]+$' and not private.is_free_mail(domain)
$$;

create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  name_key text not null generated always as (private.name_key(name)) stored,
  website text check (length(website) <= 300),
  phone text check (length(phone) <= 40),
  -- Leads without a company's name are found to belong to it by their address.
  domain text check (length(domain) <= 253 and domain = lower(domain)),
  address text check (length(address) <= 500),
  owner_id uuid default auth.uid(),
  tags text[] not null default '{}',
  is_sample boolean not null default false,
  -- The lead that it was made for: where an import that brought both is taken back, both go.
  first_lead_id uuid,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (name_key, company_id),
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete set null (owner_id)
);
create index accounts_owner on public.accounts (company_id, owner_id);
create index accounts_newest on public.accounts (company_id, created_at desc, id);
create index accounts_by_name on public.accounts (company_id, name, id);
create index accounts_domain on public.accounts (domain, company_id) where domain is not null;
create index accounts_words on public.accounts using gin (company_id, name extensions.gin_trgm_ops,
  domain extensions.gin_trgm_ops, website extensions.gin_trgm_ops);
select private.protect_company_table('public.accounts');

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  account_id uuid,
  name text not null check (length(btrim(name)) between 1 and 200),
  name_key text not null generated always as (private.name_key(name)) stored,
  title text check (length(title) <= 120),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  tags text[] not null default '{}',
  is_sample boolean not null default false,
  first_lead_id uuid,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, account_id) references public.accounts (company_id, id) on delete set null (account_id)
);
create index contacts_account on public.contacts (account_id, company_id, name_key);
create index contacts_by_email on public.contacts (lower(email), company_id);
create index contacts_newest on public.contacts (company_id, created_at desc, id);
create index contacts_by_name on public.contacts (company_id, name, id);
create index contacts_words on public.contacts using gin (company_id, name extensions.gin_trgm_ops, email extensions.gin_trgm_ops);
select private.protect_company_table('public.contacts');

alter table public.leads add account_id uuid, add contact_id uuid;

-- What there is gets its accounts and contacts: one account a name, one contact a name and address. A different name at the same
-- mail domain stays an account of its own: making one of both would write over the name that somebody gave the lead.
alter table public.leads disable trigger user;
-- Written anew once all rows are, it costs a fraction.
drop index public.leads_words;

insert into public.accounts (company_id, name, website, domain, owner_id, is_sample, created_by, created_at)
select company_id, mode() within group (order by btrim(company)),
       mode() within group (order by website), mode() within group (order by private.business_domain(email)),
       (array_agg(owner_id order by created_at) filter (where owner_id is not null))[1], bool_and(is_sample),
       (array_agg(created_by order by created_at))[1], min(created_at)
  from public.leads where private.name_key(company) is not null
 group by company_id, private.name_key(company);

create temp table known on commit drop as
select l.id as lead_id, l.company_id, coalesce(n.id, d.id) as account_id, coalesce(n.name, d.name) as account_name,
       private.name_key(l.name) || coalesce(' <' || lower(l.email) || '>', ' ' || coalesce(n.id, d.id)::text, ' ' || l.id::text) as key
  from public.leads l
  left join public.accounts n on n.company_id = l.company_id and n.name_key = private.name_key(l.company)
  left join (select distinct on (company_id, domain) company_id, domain, id, name from public.accounts
              where domain is not null order by company_id, domain, name_key) d
    on private.name_key(l.company) is null and d.company_id = l.company_id and d.domain = private.business_domain(l.email);
analyze known;
create temp table people on commit drop as
select gen_random_uuid() as id, k.company_id, k.key, mode() within group (order by btrim(l.name)) as name,
       mode() within group (order by l.email) as email, mode() within group (order by k.account_id) as account_id,
       (array_agg(l.phone order by l.last_activity_at desc) filter (where l.phone is not null))[1] as phone,
       (array_agg(l.title order by l.last_activity_at desc) filter (where l.title is not null))[1] as title,
       bool_and(l.is_sample) as is_sample, (array_agg(l.created_by order by l.created_at))[1] as created_by, min(l.created_at) as created_at
  from known k join public.leads l on l.id = k.lead_id
 group by k.company_id, k.key;
analyze people;
insert into public.contacts (id, company_id, account_id, name, title, email, phone, is_sample, created_by, created_at)
select id, company_id, account_id, name, title, email, phone, is_sample, created_by, created_at from people;
update public.leads l
   set account_id = k.account_id, company = k.account_name, contact_id = p.id, name = p.name, email = p.email
  from known k join people p on p.company_id = k.company_id and p.key = k.key
 where l.id = k.lead_id;

alter table public.leads enable trigger user;
drop table people;
drop table known;

create index leads_words on public.leads using gin (company_id, name extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops, email extensions.gin_trgm_ops, custom_words extensions.gin_trgm_ops);
create index leads_account on public.leads (company_id, account_id);
create index leads_contact on public.leads (company_id, contact_id);
alter table public.leads
  add foreign key (company_id, account_id) references public.accounts (company_id, id) on delete set null (account_id),
  add foreign key (company_id, contact_id) references public.contacts (company_id, id) on delete set null (contact_id);

-- The lookups below must find their index whatever the plan was made for: it is kept for as long as a connection lives, and one made
-- while the table was empty would read every row of the company for each lead of an import. So no plan may read the whole table, and
-- the company is asked for in a way that no index takes in.

-- The account of that name, made where there is none. Two that make it at once get the same.
create function private.account_named(target uuid, given text, lead public.leads) returns public.accounts
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  key constant text := private.name_key(given);
  account public.accounts;
begin
  select * into account from public.accounts a where a.name_key = key and a.company_id is not distinct from target;
  if account.id is not null then return account; end if;
  insert into public.accounts (company_id, name, website, domain, owner_id, is_sample, first_lead_id, created_by)
  values (target, btrim(given), lead.website, private.business_domain(lead.email), lead.owner_id, lead.is_sample, lead.id,
          lead.created_by)
  on conflict (company_id, name_key) do nothing returning * into account;
  if account.id is null then
    select * into account from public.accounts a where a.name_key = key and a.company_id is not distinct from target;
    -- Somebody made it since this transaction began to look.
    if account.id is null then raise exception 'Somebody else changed this at the same time.' using errcode = '40001'; end if;
  end if;
  return account;
end $$;

-- The person a lead names: of the same name with the same address or, where one of the two has no address, at the same account.
-- Of the same name alone it may be somebody else.
create function private.contact_of(lead public.leads) returns public.contacts
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  key constant text := private.name_key(lead.name);
  address constant text := lower(lead.email);
  contact public.contacts;
begin
  if address is not null then
    select * into contact from public.contacts c
     where lower(c.email) = address and c.name_key = key and c.company_id is not distinct from lead.company_id limit 1;
  end if;
  if contact.id is null and lead.account_id is not null then
    select * into contact from public.contacts c
     where c.account_id = lead.account_id and c.name_key = key and (c.email is null or address is null) limit 1;
  end if;
  if contact.id is null then
    -- A lead that is sent again under its own id comes to nothing, and so does its contact.
    if address is null and lead.account_id is null
      and exists (select from public.leads l where l.id = lead.id and l.contact_id is not null) then return null; end if;
    insert into public.contacts (company_id, account_id, name, title, email, phone, is_sample, first_lead_id, created_by)
    values (lead.company_id, lead.account_id, btrim(lead.name), lead.title, lead.email, lead.phone, lead.is_sample, lead.id,
            lead.created_by)
    returning * into contact;
  elsif lead.title <> contact.title or lead.email <> contact.email or lead.phone <> contact.phone
     or (contact.title is null and lead.title is not null) or (contact.email is null and lead.email is not null)
     or (contact.phone is null and lead.phone is not null) or (contact.account_id is null and lead.account_id is not null) then
    -- What is typed now is newer than what was known; what is left out is no change.
    update public.contacts c
       set title = coalesce(lead.title, c.title), email = coalesce(lead.email, c.email), phone = coalesce(lead.phone, c.phone),
           account_id = coalesce(c.account_id, lead.account_id)
     where c.id = contact.id returning * into contact;
  end if;
  return contact;
end $$;

-- Gives a lead the account and the contact that its words name, or the words of those it names by id.
create function private.find_customer() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  account public.accounts;
  contact public.contacts;
  is_new constant boolean := tg_op = 'INSERT';
  key constant text := private.name_key(new.company);
  mail_domain constant text := private.business_domain(new.email);
begin
  -- Who belongs to no company is refused by the policy.
  if new.company_id is null then return new; end if;
  if new.contact_id is not null and (is_new or new.contact_id is distinct from old.contact_id) then
    select * into contact from public.contacts c where c.company_id = new.company_id and c.id = new.contact_id;
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
    select * into account from public.accounts a where a.company_id = new.company_id and a.id = new.account_id;
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
  if account.id is not null and (is_new or new.account_id is distinct from old.account_id) then
    new.website := case when is_new or new.website is distinct from old.website
      then coalesce(new.website, account.website) else account.website end;
    if account.website is distinct from new.website or account.domain is null and mail_domain is not null then
      update public.accounts a set website = new.website, domain = coalesce(a.domain, mail_domain) where a.id = account.id;
    end if;
  end if;

  if new.contact_id is null and private.name_key(new.name) is not null then
    contact := private.contact_of(new);
    if contact.id is not null then
      new.contact_id := contact.id;
      new.name := contact.name;
      new.email := contact.email;
      new.phone := contact.phone;
      new.title := contact.title;
    end if;
  end if;
  return new;
end $$;
create trigger find_customer before insert on public.leads for each row execute function private.find_customer();
create trigger find_customer_again before update on public.leads for each row
  when (new.company is distinct from old.company
        or new.account_id is not null and new.account_id is distinct from old.account_id
        or new.contact_id is not null and new.contact_id is distinct from old.contact_id)
  execute function private.find_customer();

-- Another contact brings another address: the mark of the old one goes then too.
create or replace trigger forget_bounce before update on public.leads for each row
  when (lower(old.email) is distinct from lower(new.email)) execute function private.forget_bounce();

-- What is corrected on a lead is corrected on its contact and account, and by these on their other leads; nothing else goes along,
-- since leads from before may have numbers and websites of their own. The contact goes along to another account unless another lead
-- still holds it at its own.
create function private.tell_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.contacts c
     set name = case when new.name is distinct from old.name then new.name else c.name end,
         email = case when new.email is distinct from old.email then new.email else c.email end,
         phone = case when new.phone is distinct from old.phone then new.phone else c.phone end,
         title = case when new.title is distinct from old.title then new.title else c.title end
   where c.company_id = new.company_id and c.id = new.contact_id
     and (new.name is distinct from old.name and c.name is distinct from new.name
       or new.email is distinct from old.email and c.email is distinct from new.email
       or new.phone is distinct from old.phone and c.phone is distinct from new.phone
       or new.title is distinct from old.title and c.title is distinct from new.title);
  update public.accounts a
     set name = case when new.company is distinct from old.company then new.company else a.name end,
         website = case when new.website is distinct from old.website then new.website else a.website end
   where a.company_id = new.company_id and a.id = new.account_id
     and (new.company is distinct from old.company and a.name is distinct from new.company
       or new.website is distinct from old.website and a.website is distinct from new.website);
  if new.account_id is distinct from old.account_id then
    update public.contacts c set account_id = new.account_id
     where c.company_id = new.company_id and c.id = new.contact_id and c.account_id is distinct from new.account_id
       and not exists (select from public.leads l where l.company_id = new.company_id and l.contact_id = c.id
                          and l.account_id = c.account_id and l.id <> new.id);
  end if;
  return null;
end $$;
create trigger tell_customer after update on public.leads for each row
  when ((new.name, new.email, new.phone, new.title, new.company, new.website, new.account_id)
        is distinct from (old.name, old.email, old.phone, old.title, old.company, old.website, old.account_id))
  execute function private.tell_customer();

create function private.tell_leads_of_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads l
     set name = case when new.name is distinct from old.name then new.name else l.name end,
         email = case when new.email is distinct from old.email then new.email else l.email end,
         phone = case when new.phone is distinct from old.phone then new.phone else l.phone end,
         title = case when new.title is distinct from old.title then new.title else l.title end
   where l.company_id = new.company_id and l.contact_id = new.id
     and (new.name is distinct from old.name and l.name is distinct from new.name
       or new.email is distinct from old.email and l.email is distinct from new.email
       or new.phone is distinct from old.phone and l.phone is distinct from new.phone
       or new.title is distinct from old.title and l.title is distinct from new.title);
  return null;
end $$;
create trigger tell_leads after update on public.contacts for each row
  when ((new.name, new.email, new.phone, new.title) is distinct from (old.name, old.email, old.phone, old.title))
  execute function private.tell_leads_of_contact();

create function private.tell_leads_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.leads l
     set company = case when new.name is distinct from old.name then new.name else l.company end,
         website = case when new.website is distinct from old.website then new.website else l.website end
   where l.company_id = new.company_id and l.account_id = new.id
     and (new.name is distinct from old.name and l.company is distinct from new.name
       or new.website is distinct from old.website and l.website is distinct from new.website);
  return null;
end $$;
create trigger tell_leads after update on public.accounts for each row
  when ((new.name, new.website) is distinct from (old.name, old.website))
  execute function private.tell_leads_of_account();

-- Sales end before their customer does.
create function private.keep_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sales bigint;
begin
  select count(*) into sales from public.leads l
   where l.company_id = old.company_id
     and case tg_table_name when 'accounts' then l.account_id = old.id else l.contact_id = old.id end;
  if sales > 0 and exists (select from public.companies c where c.id = old.company_id) then
    raise exception '% still has % %. Delete % first.', old.name, sales,
      case sales when 1 then 'lead' else 'leads' end, case sales when 1 then 'it' else 'them' end using errcode = 'P0001';
  end if;
  return old;
end $$;
create trigger keep_customer before delete on public.accounts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.keep_customer();
create trigger keep_customer before delete on public.contacts for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.keep_customer();

-- Account and contact stay when a lead goes, unless it came with the sample company or an import that is taken back, made them, and
-- nobody else uses them.
create function private.forget_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from public.contacts c
   where c.company_id = old.company_id and c.id = old.contact_id and (c.is_sample or c.first_lead_id = old.id)
     and not exists (select from public.leads l where l.company_id = old.company_id and l.contact_id = c.id);
  delete from public.accounts a
   where a.company_id = old.company_id and a.id = old.account_id and (a.is_sample or a.first_lead_id = old.id)
     and not exists (select from public.leads l where l.company_id = old.company_id and l.account_id = a.id)
     and not exists (select from public.contacts c where c.company_id = old.company_id and c.account_id = a.id);
  return null;
end $$;
create trigger forget_customer after delete on public.leads for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on'
        and (old.is_sample or current_setting('parley.is_importing', true) = 'on'))
  execute function private.forget_customer();

-- People and sales of accounts, under the caller's own policies. Values are sums by currency: {"USD": 1200.00}.
create function public.account_figures(ids uuid[])
returns table (account_id uuid, contacts bigint, open_leads bigint, open_values jsonb, won_values jsonb, last_activity_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select a.id, (select count(*) from public.contacts c where c.company_id = a.company_id and c.account_id = a.id),
         coalesce(sum(l.leads) filter (where not l.is_closed), 0)::bigint,
         coalesce(jsonb_object_agg(l.currency, l.value) filter (where not l.is_closed and l.value > 0), '{}'),
         coalesce(jsonb_object_agg(l.currency, l.won) filter (where l.won > 0), '{}'), max(l.latest)
    from public.accounts a left join lateral (
      select s.currency, s.status in ('won', 'lost') as is_closed, count(*) as leads, sum(s.value) as value,
             sum(s.value) filter (where s.status = 'won') as won, max(s.last_activity_at) as latest
        from public.leads s where s.company_id = a.company_id and s.account_id = a.id group by 1, 2) l on true
   where a.id = any (ids) and cardinality(ids) <= 1000
   group by a.id, a.company_id
$$;

-- The columns of a record that the product writes; all others are fields that people write.
create or replace function private.kept_columns(record text) returns text[]
language sql immutable set search_path = ''
as $$
  select array['id', 'company_id', 'created_by', 'created_at', 'updated_at', 'is_sample'] || case record
    when 'leads' then array['score', 'score_reasons', 'status_changed_at', 'last_activity_at', 'email_bounced_at',
      'email_bounce_reason', 'email_opt_out_at', 'account_id', 'contact_id']
    when 'tasks' then array['completed_at', 'recording_id', 'recording_seconds', 'series_id', 'next_task_id']
    else array['first_lead_id'] end
$$;

-- The fields of a record that people write, in the order of its columns; none of what is no record.
create or replace function private.record_fields(record text) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_catalog.pg_attribute a
   where record in ('leads', 'tasks', 'accounts', 'contacts') and a.attrelid = to_regclass('public.' || quote_ident(record))
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (private.kept_columns(record))
$$;

alter table public.bulk_changes drop constraint bulk_changes_record_check,
  add constraint bulk_changes_record_check check (record in ('leads', 'tasks', 'accounts', 'contacts'));

revoke execute on function
  public.account_figures(uuid[]),
  private.account_named(uuid,text,leads),
  private.business_domain(text),
  private.contact_of(leads),
  private.find_customer(),
  private.forget_customer(),
  private.keep_customer(),
  private.name_key(text),
  private.tell_customer(),
  private.tell_leads_of_account(),
  private.tell_leads_of_contact()
  from public;
grant execute on function public.account_figures(uuid[]), private.name_key(text) to authenticated, service_role;

alter publication supabase_realtime add table public.accounts, public.contacts;
