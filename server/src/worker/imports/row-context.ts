import type { RowContext } from '@parley/core/leads/import/read-row'
import type { Database } from '../../database/database.ts'
import type { LeadImport } from './lead-import.ts'

/** What cells are read by: the mapping and who works in the company. A name that two share means neither. */
export async function readRowContext({ sql }: Database, job: LeadImport): Promise<RowContext> {
  const people = await sql<{ id: string; full_name: string; email: string | null }[]>`
    select id, full_name, email from public.profiles where company_id = ${job.company_id}`
  const byName = Map.groupBy(people, ({ full_name }) => full_name.trim().toLowerCase())
  const byEmail = new Map(people.map(({ id, email }) => [email?.toLowerCase(), id]))
  return {
    mapping: job.mapping,
    findOwner(text) {
      const key = text.toLowerCase()
      const named = byName.get(key) ?? []
      return byEmail.get(key) ?? (named.length === 1 ? named[0]?.id : undefined)
    },
  }
}
