import type { Intent } from '../../../core/src/assistant/intents.ts'
import type { Slots } from '../../../core/src/assistant/slots/reading.ts'

export const groups = [
  'find',
  'tasks',
  'leads',
  'figures',
  'writing',
  'no command',
  'meant',
  'several',
  'filters',
  'corrections',
  'dictated',
  'typed',
  'indirect',
  'not asked',
  'more records',
  'sums',
  'days',
  'quoted words',
  'follow-ups',
  'stages',
  'worded anew',
  'customers',
] as const
export type Group = (typeof groups)[number]

/**
 * What is expected of a text: the commands in order. `null`: no write may be proposed, whatever is answered. `earlier`: what
 * the person said before it in the conversation, oldest first.
 */
export interface ExpectedCommand {
  earlier?: readonly string[]
  text: string
  group: Group
  commands: { intent: Intent; slots: Slots }[] | null
}

/** One expected command a line. */
export const expectOne = (
  group: Group,
  text: string,
  intent: Intent,
  slots: Slots = {},
): ExpectedCommand => ({
  text,
  group,
  commands: [{ intent, slots }],
})
