/** What people write into the timeline of a lead, an account or a contact. */
export const loggedKinds = ['note', 'call', 'meeting'] as const
export type LoggedKind = (typeof loggedKinds)[number]

export const loggedLabels: Record<LoggedKind, string> = { note: 'Note', call: 'Call', meeting: 'Meeting' }

/** How a call or a meeting went, by the key that is stored; the usual one first. */
export const outcomes = {
  call: {
    reached: 'Reached',
    left_message: 'Left a message',
    no_answer: 'No answer',
    wrong_number: 'Wrong number',
  },
  meeting: { held: 'Took place', no_show: 'No-show', cancelled: 'Canceled' },
} as const satisfies Record<Exclude<LoggedKind, 'note'>, Record<string, string>>

/** The longest call or meeting, in minutes. */
export const longestMinutes = 1440

/** "Call · Left a message · 5 min" of a logged activity; nothing beside its kind where it says nothing. */
export function describeLogged(kind: LoggedKind, outcome: string | null, minutes: number | null): string {
  const known: Readonly<Record<string, string>> = kind === 'note' ? {} : outcomes[kind]
  const parts = [loggedLabels[kind], outcome === null ? undefined : known[outcome]]
  return [...parts, minutes === null ? undefined : `${minutes} min`]
    .filter((part) => part !== undefined)
    .join(' · ')
}
