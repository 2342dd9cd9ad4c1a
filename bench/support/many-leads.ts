import type { Sql } from '../../server/src/database/database.ts'

/** Gives the company of this person leads of every stage, with names, firms and values that sort and search differently. */
export async function fillLeads(sql: Sql, email: string, count: number): Promise<void> {
  await sql.begin(async (transaction) => {
    // The jobs of a changed lead are not measured here.
    await transaction`set local session_replication_role = replica`
    await transaction`
      insert into public.lead_fields (company_id, key, label, type, options)
      select company_id, key, initcap(key), type, options from public.profiles,
             (values ('seats', 'number', '{}'::text[]), ('plan', 'choice', '{Gold,Silver,Bronze}'), ('renewal', 'date', '{}'),
               ('notes', 'text', '{}')) field (key, type, options)
       where email = ${email}`
    await transaction`
      insert into public.leads (company_id, owner_id, created_by, name, company, email, status, value, currency, score, last_activity_at, created_at, custom)
      select p.company_id, p.id, p.id, 'Person ' || md5(n::text), 'Firm ' || n % 4000, 'person' || n || '@firm' || n % 4000 || '.example',
             (array['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'])[1 + n % 7],
             (n * 37) % 100000, 'USD', n % 101, now() - n % 5000 * interval '1 hour', now() - n % 9000 * interval '1 hour',
             jsonb_build_object('seats', n % 500, 'plan', (array['Gold', 'Silver', 'Bronze'])[1 + n % 3],
               'renewal', (date '2026-01-01' + n % 700)::text, 'notes', 'Met at fair ' || n % 900)
        from public.profiles p, generate_series(1, ${count}) n where p.email = ${email}`
  })
  // Otherwise autovacuum would run during the measurement and take half of the machine.
  await sql`vacuum analyze public.leads`
}

/** Gives the company of this person so many accounts with their owners, and so many people at them. */
export async function fillCustomers(sql: Sql, email: string, count: number): Promise<void> {
  await sql.begin(async (transaction) => {
    // Neither their jobs nor their history are measured here.
    await transaction`set local session_replication_role = replica`
    await transaction`
      insert into public.accounts (company_id, owner_id, owner_name, created_by, name, website, domain, phone, address, last_activity_at, created_at)
      select p.company_id, case when n % 5 > 0 then p.id end, case when n % 5 > 0 then p.full_name end, p.id, 'Firm ' || md5(n::text), 'https://firm' || n || '.example',
             'firm' || n || '.example', '+49 30 ' || 100000 + n, n % 300 || ' Harbour Road, Bergen',
             case when n % 3 > 0 then now() - n % 5000 * interval '1 hour' end, now() - n % 9000 * interval '1 hour'
        from public.profiles p, generate_series(1, ${count}) n where p.email = ${email}`
    await transaction`
      insert into public.contacts (company_id, created_by, account_id, account_name, name, email, title, phone, last_activity_at, created_at)
      select a.company_id, a.created_by, a.id, a.name, 'Person ' || md5(a.id::text || n), 'person' || n || '@' || a.domain,
             (array['Head of sales', 'Buyer', 'Engineer'])[n], a.phone || n, a.last_activity_at, a.created_at
        from (select *, row_number() over () % 3 + 1 as n from public.accounts) a where a.company_id = (select company_id from public.profiles where email = ${email})`
  })
  await sql`vacuum analyze public.accounts, public.contacts`
}

/**
 * Makes this person a member who sees what is theirs and their team's alone: a fifth of the sales, accounts and people above, half of which
 * a colleague brought in.
 */
export async function narrowTo(sql: Sql, email: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    const [colleague] = await transaction<{ id: string }[]>`
      insert into auth.users (email) values ('colleague@bench.example') returning id`
    await transaction`
      insert into public.profiles (id, company_id, full_name, company_role)
      select ${colleague?.id ?? ''}, company_id, 'Ana Miller', 'owner' from public.profiles where email = ${email}`
    await transaction`update public.companies set visibility = 'own_and_team' where id = (select company_id from public.profiles where email = ${email})`
    await transaction`update public.profiles set company_role = 'member' where email = ${email}`
    await transaction`
      update public.leads set owner_id = ${colleague?.id ?? ''}, created_by = ${colleague?.id ?? ''} where abs(hashtext(id::text)) % 5 > 0`
    await transaction`
      update public.accounts set owner_id = ${colleague?.id ?? ''}, created_by = ${colleague?.id ?? ''} where abs(hashtext(id::text)) % 5 > 0`
    await transaction`
      update public.contacts set created_by = ${colleague?.id ?? ''}
       where abs(hashtext(id::text)) % 2 = 0 or account_id in (select id from public.accounts where owner_id = ${colleague?.id ?? ''})`
    // Four sales of five have a customer: one of the same owner, mostly.
    await transaction`
      with sales as (select id, row_number() over (partition by owner_id order by id) as n, owner_id from public.leads),
        people as (select c.id, c.account_id, a.owner_id, row_number() over (partition by a.owner_id order by c.id) as n
                     from public.contacts c join public.accounts a on a.id = c.account_id)
      update public.leads l set contact_id = p.id, account_id = p.account_id
        from sales s join people p on p.n = s.n and p.owner_id = s.owner_id where l.id = s.id and s.n % 5 > 0`
    await transaction`
      update public.accounts a set first_lead_id = l.id from public.leads l where l.account_id = a.id`
    await transaction`
      update public.contacts c set first_lead_id = l.id from public.leads l where l.contact_id = c.id`
  })
  await sql`vacuum analyze public.leads, public.accounts, public.contacts`
}
