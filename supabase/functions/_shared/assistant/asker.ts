import { type Stage, stageColumns, toStages } from '@parley/core/leads/stages'
import type { Caller } from '../caller.ts'

/** The person who asks, as the prompt describes them. */
export interface Asker {
  companyId: string
  name: string
  company: string
  vertical: 'saas' | 'ecommerce' | 'other'
  /** The company's, ISO 4217. */
  currency: string
  timeZone: string
  /** Of the company, also those that were taken away. */
  stages: readonly Stage[]
}

/** How long it is cached; it only affects wording, the check of the company's id and which stages are understood. */
const keptMilliseconds = 60_000
const mostKept = 1000
const kept = new Map<string, { asker: Asker; until: number }>()

const toVertical = (type: string | undefined): Asker['vertical'] =>
  type === 'saas' || type === 'ecommerce' ? type : 'other'

/** The caller's own profile, company and business type; null where there is no profile. */
export async function findAsker({ client, userId }: Caller): Promise<Asker | null> {
  const known = kept.get(userId)
  if (known && known.until > Date.now()) return known.asker
  const { data } = await client
    .from('profiles')
    .select(
      `company_id, full_name, time_zone, companies(name, currency, vertical_configurations(vertical_type), stages(${stageColumns}))`,
    )
    .eq('id', userId)
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  const asker: Asker = {
    companyId: data.company_id,
    name: data.full_name,
    company: data.companies.name,
    vertical: toVertical(data.companies.vertical_configurations?.vertical_type),
    currency: data.companies.currency,
    timeZone: data.time_zone,
    stages: toStages(data.companies.stages),
  }
  const oldest = kept.keys().next()
  if (kept.size >= mostKept && !oldest.done) kept.delete(oldest.value)
  kept.set(userId, { asker, until: Date.now() + keptMilliseconds })
  return asker
}
