export type CallKind =
  | 'discovery'
  | 'demo'
  | 'negotiation'
  | 'renewal'
  | 'complaint'
  | 'cancellation'
  | 'voice-note'
  | 'imported'
  | 'qualification'
  | 'draft'
  | 'one-channel'
  | 'handover'

/** A certain promise or an accepted request. */
export interface GoldAction {
  owner: 'us' | 'them'
  /** As the call names them; null where it does not. */
  assignee: string | null
  /** Matches the task's text or its quotation, and no other line of the call. */
  words: RegExp
  /** YYYY-MM-DD where they were; null where no certain day was said. */
  due: string | null
}

export interface GoldObjection {
  kind: 'price' | 'timing' | 'competitor' | 'authority' | 'need' | 'trust'
  words: RegExp
}

/** What a careful reader takes from one call, written before any engine read it. */
export interface CallGold {
  /** A file beside the key. */
  file: string
  kind: CallKind
  /** ISO 8601 in UTC. */
  calledAt: string
  timeZone: string
  /** Who imported or recorded it; not always one of its speakers. */
  owner: string
  /** Labels of our side; empty where the text alone cannot tell. */
  us: readonly string[]
  /** Leads known before the call. */
  people: readonly { id: string; name: string; company: string | null; email: string | null }[]
  actions: readonly GoldAction[]
  /** Said, and no task: refused, conditional, supposed, taken back, done already. */
  notActions: readonly RegExp[]
  /** Of what may be a task or an objection to one careful reader and none to another: neither right nor wrong. */
  open?: readonly RegExp[]
  /** Agreed ones, `at` as their clock shows it: YYYY-MM-DDTHH:MM. */
  meetings: readonly { words: RegExp; at: string }[]
  /** What they can spend; null where nobody said, so that any sum is false. */
  budget: RegExp | null
  /** The other sums of the call. */
  notBudget: readonly RegExp[]
  decisionMaker: RegExp | null
  timeline: RegExp | null
  competitors: readonly string[]
  notCompetitors: readonly string[]
  objections: readonly GoldObjection[]
  lead: { name: string | null; company: string | null; email: string | null }
  /** The only address that a follow-up may go to; null where none is proven. */
  mailTo: string | null
  /** False wherever it stood in the analysis. */
  never: readonly RegExp[]
  mood: 'positive' | 'mixed' | 'negative'
}
