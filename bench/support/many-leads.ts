import type { Sql } from '../../server/src/database/database.ts'

/** Gives the company of this person leads of every stage, with names, firms and values that sort and search differently. */
export async function fillLeads(sql: Sql, email: string, count: number): Promise<void> {
  await sql.begin(async (transaction) => {
    // What a change of a lead sets off is not what is measured here.
    await transaction`set local session_replication_role = replica`
    await transaction`
      insert into public.leads (company_id, owner_id, created_by, name, company, email, status, value, currency, score, last_activity_at, created_at)
      select p.company_id, p.id, p.id, 'Person ' || md5(n::text), 'Firm ' || n % 4000, 'person' || n || '@firm' || n % 4000 || '.example',
             (array['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'])[1 + n % 7],
             (n * 37) % 100000, 'USD', n % 101, now() - n % 5000 * interval '1 hour', now() - n % 9000 * interval '1 hour'
        from public.profiles p, generate_series(1, ${count}) n where p.email = ${email}`
  })
  await sql`analyze public.leads`
}
