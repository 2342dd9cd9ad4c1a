import type { LoggedKind } from '../../records/activity.ts'
import { notes } from '../../records/shared-names.ts'
import { foldHeading } from './fold-heading.ts'

/** What a row adds to the timeline of its record. `at` in ISO 8601; without one, when the record was made. */
export interface ImportedNote {
  kind: LoggedKind
  body: string
  at?: string
}

/** The most characters of an entry; what is longer becomes several. */
const bodyLimit = 20_000

/** A text in pieces that an entry can hold. */
export const bodyPieces = (body: string): string[] =>
  Array.from({ length: Math.ceil(body.length / bodyLimit) }, (_, index) =>
    body.slice(index * bodyLimit, (index + 1) * bodyLimit).toWellFormed(),
  )

const meetings = [
  'meeting',
  'termin',
  'besprechung',
  'treffen',
  'reunion',
  'rendezvous',
  'rdv',
  'demo',
  'visit',
  'besuch',
  'visita',
]
const calls = ['call', 'anruf', 'telefonat', 'appel', 'llamada', 'phone']

/** A call or a meeting by its words in four languages; anything else is a note. */
export function readActivityKind(text: string): LoggedKind {
  const folded = foldHeading(text)
  if (calls.some((word) => folded.includes(word))) return 'call'
  return meetings.some((word) => folded.includes(word)) ? 'meeting' : 'note'
}

const plainHeadings = new Set(notes)

/**
 * The entries that the mapped cells of a row make: one each for notes and descriptions, one for all others, each with its
 * heading before it.
 */
export function readNotes(
  cells: readonly { heading: string; text: string }[],
  { kind, at }: { kind: LoggedKind; at: string | undefined },
): ImportedNote[] {
  const isPlain = ({ heading }: { heading: string }) =>
    heading === '' || plainHeadings.has(foldHeading(heading))
  const facts = cells.filter((cell) => !isPlain(cell)).map(({ heading, text }) => `${heading}: ${text}`)
  const bodies = [
    ...cells.filter(isPlain).map(({ text }) => text),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
  ]
  return bodies.flatMap((body) =>
    bodyPieces(body).map((piece) => ({ kind, body: piece, ...(at !== undefined && { at }) })),
  )
}
