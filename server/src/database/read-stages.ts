import { type Stage, toStages } from '@parley/core/leads/stages'
import type { Sql, Transaction } from './database.ts'

/** A company's stages in their order, those that were taken away last. */
export async function readStages(sql: Sql | Transaction, companyId: string): Promise<Stage[]> {
  const rows = await sql<Parameters<typeof toStages>[0][number][]>`
    select s.key, s.name, s.outcome, s.probability::float8 as probability, s.color, s.position,
           case when p.key is not null then jsonb_build_object('key', p.key, 'name', p.name) end as pipelines
      from public.stages s left join public.pipelines p on p.company_id = s.company_id and p.key = s.pipeline
     where s.company_id = ${companyId}`
  return toStages(rows)
}
