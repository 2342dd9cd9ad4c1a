/** A conversation with a customer. Times in ISO 8601, sentiment −1 to 1, `lowest_at` the second of its lowest stretch. */
export interface Conversation {
  id: string
  title: string
  recorded_at: string
  has_sound: boolean
  sentiment: number | null
  lowest_at: number | null
}

/**
 * A statement of a conversation, with its second. `at` is the date of a timeline or the due date of our own promise
 * (ISO 8601); `answer_words` the number of words others spoke within a minute after an objection; `is_done` whether its
 * task is done.
 */
export interface Statement {
  id: string
  recording_id: string
  recorded_at: string
  has_sound: boolean
  kind: 'objection' | 'competitor' | 'timeline' | 'action_item' | 'complaint'
  text: string
  quote: string
  start: number
  at: string | null
  category: string | null
  answer_words: number | null
  task_id: string | null
  is_done: boolean | null
}

export interface OpenTask {
  id: string
  title: string
  due_at: string | null
  recording_id: string | null
  /** Second of the promise in its recording. */
  start: number | null
}

/**
 * An open deal as `deal_facts` of the database returns it; conversations, statements and tasks newest or soonest first.
 */
export interface Deal {
  id: string
  name: string
  company: string | null
  email: string | null
  /** The key of an open stage. */
  status: string
  value: number | null
  currency: string
  owner_id: string | null
  score: number
  score_reasons: readonly { label: string; points: number }[]
  created_at: string
  status_changed_at: string
  /** The last note or email. */
  written_at: string | null
  talks: readonly Conversation[]
  statements: readonly Statement[]
  tasks: readonly OpenTask[]
}

/** The evidence of a line of advice: a second of a conversation, a whole conversation, a task, or the lead's own page. */
export type Evidence =
  | {
      kind: 'moment'
      recordingId: string
      seconds: number
      hasSound: boolean
      quote: string
      recordedAt: string
    }
  | { kind: 'conversation'; recordingId: string; title: string; recordedAt: string }
  | { kind: 'task'; taskId: string; title: string }
  | { kind: 'lead'; leadId: string; label: string }

const dayInMilliseconds = 86_400_000

/** Whole days from one moment to a later one (ISO 8601); negative where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / dayInMilliseconds)

/** The second in which a statement was made. */
export const momentOf = ({
  recording_id: recordingId,
  start,
  has_sound: hasSound,
  quote,
  recorded_at: recordedAt,
}: Statement): Evidence => ({
  kind: 'moment',
  recordingId,
  seconds: start,
  hasSound,
  quote,
  recordedAt,
})

/** A conversation as a whole. */
export const conversationOf = ({ id, title, recorded_at: recordedAt }: Conversation): Evidence => ({
  kind: 'conversation',
  recordingId: id,
  title,
  recordedAt,
})

/** The time of the last conversation, note or email; without any, the time the lead was created. */
export const lastContactOf = ({ talks, written_at: written, created_at: created }: Deal): string =>
  [talks[0]?.recorded_at, written].reduce<string>(
    (latest, at) => (at && Date.parse(at) > Date.parse(latest) ? at : latest),
    created,
  )
