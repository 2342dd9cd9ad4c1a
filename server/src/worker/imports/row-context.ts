import { fieldTypes } from '@parley/core/leads/custom-fields'
import { foldHeading } from '@parley/core/leads/import/fold-heading'
import type { RowContext } from '@parley/core/leads/import/read-row'
import { saleNames } from '@parley/core/records/shared-names'
import { isTimeZone } from '@parley/core/text/time-zone'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { readStages } from '../../database/read-stages.ts'
import type { LeadImport } from './lead-import.ts'

const customField = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  options: z.array(z.string()),
})

export interface ImportContext extends RowContext {
  /** The company's own fields of leads that hold what another product called the sale. */
  titleKeys: string[]
}

/** The context for reading cells: the mapping and the company's people. A name that two people share matches neither. */
export async function readRowContext({ sql }: Database, job: LeadImport): Promise<ImportContext> {
  const people = await sql<{ id: string; full_name: string; email: string | null }[]>`
    select id, full_name, email from public.profiles where company_id = ${job.company_id}`
  const byName = Map.groupBy(people, ({ full_name }) => full_name.trim().toLowerCase())
  const byEmail = new Map(people.map(({ id, email }) => [email?.toLowerCase(), id]))
  const fields = await sql`
    select key, label, type, options from public.lead_fields
     where company_id = ${job.company_id} and record = ${job.record === 'notes' ? 'leads' : job.record}`
  const customFields = z.array(customField).parse(fields)
  const [company] = await sql<
    { currency: string }[]
  >`select currency from public.companies where id = ${job.company_id}`
  return {
    mapping: job.mapping,
    currency: company?.currency,
    stages: await readStages(sql, job.company_id),
    subject: job.record,
    headers: job.headers,
    dateOrder: job.date_order ?? undefined,
    timeZone: isTimeZone(job.time_zone) ? job.time_zone : 'UTC',
    values: job.value_map,
    customFields,
    titleKeys: customFields
      .filter(({ label }) => saleNames.includes(foldHeading(label)))
      .map(({ key }) => key),
    findOwner(text) {
      const key = text.toLowerCase()
      const named = byName.get(key) ?? []
      return byEmail.get(key) ?? (named.length === 1 ? named[0]?.id : undefined)
    },
  }
}
