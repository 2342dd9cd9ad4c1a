import { type Stage, toStages } from '@parley/core/leads/stages'
import type { Sql, Transaction } from './database.ts'

/** A company's stages in their order, those that were taken away last. */
export async function readStages(sql: Sql | Transaction, companyId: string): Promise<Stage[]> {
  const rows = await sql<Parameters<typeof toStages>[0][number][]>`
    select key, name, outcome, probability::float8 as probability, color, position from public.stages where company_id = ${companyId}`
  return toStages(rows)
}
