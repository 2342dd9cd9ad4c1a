import { isOpenStatus, stageName } from '@parley/core/leads/stages'
import { readStages } from '~/data/stages.ts'
import { createStore } from '~/data/store.ts'
import { changeLeads } from '../change-leads.ts'
import type { LeadPatch } from '../lead.ts'

/** Sales that somebody wants to close, until they said when and why. */
export interface Closing {
  status: string
  /** Whose: a name, or "3 leads". */
  name: string
  /** Closes them, with what was said. */
  close: (said: LeadPatch) => void
}

export const closing = createStore<Closing | null>(null)

/**
 * Moves leads to a stage at once; what closes a sale is asked for first (`AskClosing`).
 * @param name whose, for the toast: a name, or "3 leads"
 */
export function moveLeads(ids: readonly string[], status: string, name: string): void {
  const close = (said: LeadPatch) =>
    void changeLeads(ids, { status, ...said }, `${name} moved to ${stageName(readStages(), status)}`)
  if (isOpenStatus(status)) close({})
  else closing.write({ status, name, close })
}
