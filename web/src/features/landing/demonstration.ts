import audio from './demonstration-audio.json' with { type: 'json' }

export interface DemonstrationRecord {
  kind: string
  title: string
  detail: string
  /** Index of the segment that proves it. */
  evidence: number
}

/** What the conversation says, line by line; each record points at its proof. */
const records: readonly DemonstrationRecord[] = [
  { kind: 'Lead', title: 'Ana Ruiz, Halden Logistics', detail: 'Moved to Proposal', evidence: 1 },
  { kind: 'Objection', title: 'Price', detail: '“Forty seats is a lot for us.”', evidence: 1 },
  {
    kind: 'Decision',
    title: 'Tom, finance lead, signs off',
    detail: 'Before the end of the quarter',
    evidence: 3,
  },
  { kind: 'Task', title: 'Send the revised proposal', detail: 'Due Thursday', evidence: 4 },
  { kind: 'Task', title: 'Security summary for Tom', detail: 'Due Thursday', evidence: 4 },
  { kind: 'Meeting', title: 'Talk again', detail: 'Monday, 10:00 AM', evidence: 5 },
]

/** A conversation of half a minute, spoken by two synthetic voices and measured (web/scripts/make-demonstration.mjs). */
export const demonstration = { ...audio, records }

/** Seconds at which the proof of a record begins. */
export const evidenceTime = (record: DemonstrationRecord) => audio.segments[record.evidence]?.start ?? 0
