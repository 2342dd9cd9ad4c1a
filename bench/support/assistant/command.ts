import type { Intent } from '../../../core/src/assistant/intents.ts'
import type { Slots } from '../../../core/src/assistant/slots/reading.ts'

export const groups = ['find', 'tasks', 'leads', 'figures', 'writing', 'no command'] as const
export type Group = (typeof groups)[number]

/** What is expected of a text: the commands in order. `null`: no write may be proposed, whatever is answered. */
export interface ExpectedCommand {
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
