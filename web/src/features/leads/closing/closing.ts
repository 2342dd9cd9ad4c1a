import { isOpenStatus, type LeadStatus } from '@parley/core/leads/status'
import { createStore } from '~/data/store.ts'
import { changeLeads } from '../change-leads.ts'

/** Sales that somebody wants to close, until they said when and why. */
export interface Closing {
  ids: readonly string[]
  status: LeadStatus
  /** Whose: a name, or "3 leads". */
  name: string
  /** What happened, for the toast. */
  summary: string
}

export const closing = createStore<Closing | null>(null)

/** Moves leads to a stage at once; what closes a sale is asked for first (`AskClosing`). */
export function moveLeads(asked: Closing): void {
  if (isOpenStatus(asked.status)) void changeLeads(asked.ids, { status: asked.status }, asked.summary)
  else closing.write(asked)
}
