import { type Definition, readDefinition } from '@parley/core/automations/definition'

export interface Automation {
  id: string
  name: string
  isEnabled: boolean
  publishedVersion: number | null
  signingSecret: string
  /** ISO 8601; of schedules that are on. */
  nextRunAt: string | null
  draft: Definition
}

export interface Version {
  version: number
  /** ISO 8601. */
  createdAt: string
  createdBy: string | null
  definition: Definition
}

interface AutomationRow {
  id: string
  name: string
  is_enabled: boolean
  published_version: number | null
  signing_secret: string
  next_run_at: string | null
  draft: unknown
}

export const automationColumns = 'id, name, is_enabled, published_version, signing_secret, next_run_at, draft'

export const readAutomation = (row: AutomationRow): Automation => ({
  id: row.id,
  name: row.name,
  isEnabled: row.is_enabled,
  publishedVersion: row.published_version,
  signingSecret: row.signing_secret,
  nextRunAt: row.next_run_at,
  draft: readDefinition(row.draft).definition,
})

/** Whether two definitions say the same. */
export const isSameDefinition = (one: Definition, other: Definition): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
