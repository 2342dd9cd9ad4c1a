import type { LeftOut } from '../claims/left-out.ts'
import type { ConversationFigures } from '../insights/conversation-figures.ts'
import type { TaskPriority } from '../tasks/task.ts'
import type { ConversationMetrics, SentimentPoint } from '../voice/metrics.ts'

/** Where a statement was said: `quote` stands word for word in the segment of that index; times in seconds. */
export interface Evidence {
  segmentIndex: number
  start: number
  end: number
  quote: string
}

/** The company that uses the product, or the customer. */
export type Side = 'us' | 'them'

/** One speaker of the conversation. `evidence` is where the name was said, null for a name from the speaker's label. */
export interface Participant {
  label: string
  name: string | null
  company: string | null
  side: Side | null
  evidence: Evidence | null
}

/** A customer's person, by the id of their open sale, or by their own as a contact while none is open. */
export interface KnownPerson {
  id: string
  isContact?: boolean
  name: string
  company: string | null
  email: string | null
}

/**
 * `now` in ISO 8601 is when the conversation took place; `timeZone` an IANA name; `locale` how the company writes days; `people` the known customers; `colleagues` the
 * names of our own people; `sides` of speakers by their label, where somebody said so; `corrections` the action items of an
 * earlier analysis of which a person put something right.
 */
export interface AnalysisContext {
  now: string
  timeZone: string
  locale?: string
  ownerName: string | null
  people: KnownPerson[]
  colleagues?: readonly string[]
  sides?: Readonly<Record<string, Side>>
  corrections?: readonly ActionItem[]
  competitors?: string[]
}

export type KeyMomentKind =
  | 'agreement'
  | 'next_step'
  | 'objection'
  | 'budget'
  | 'decision_maker'
  | 'timeline'
  | 'competitor'
  | 'praise'
  | 'complaint'

export interface KeyMoment {
  kind: KeyMomentKind
  text: string
  evidence: Evidence
}

/** What a person can put right of an action item: who does it, and by when. */
export const correctedParts = ['owner', 'due'] as const
export type CorrectedPart = (typeof correctedParts)[number]

/**
 * `text` is an imperative ("Send Anna the contract"), `owner` who has to do it, `dueAt` ISO 8601, `dueText` as said.
 * `corrected` names what a person put right; `assigneeId` is the colleague whom they named.
 */
export interface ActionItem {
  text: string
  owner: Side | null
  assigneeName: string | null
  dueAt: string | null
  dueText: string | null
  priority: TaskPriority
  evidence: Evidence
  /** The second at which its day was said, where the quotation does not say it. */
  dueSeconds?: number
  assigneeId?: string | null
  corrected?: readonly CorrectedPart[]
}

export interface AskedQuestion {
  text: string
  speaker: string
  askedBy: Side | null
  evidence: Evidence
}

export const objectionKinds = ['price', 'timing', 'competitor', 'authority', 'need', 'trust'] as const
export type ObjectionKind = (typeof objectionKinds)[number]
export interface Objection {
  kind: ObjectionKind
  text: string
  speaker: string
  evidence: Evidence
}

export interface Topic {
  name: string
  mentions: number
  evidence: Evidence
}

export interface CompetitorMention {
  name: string
  mentions: number
  evidence: Evidence
}

/** One fact of qualification; `value` short, as it was said. `at` is ISO 8601 where the timeline named a date. */
export interface Slot {
  value: string
  evidence: Evidence
}
export type TimelineSlot = Slot & { at: string | null }
export interface Slots {
  budget: Slot | null
  decisionMaker: Slot | null
  timeline: TimelineSlot | null
  competitor: Slot | null
}

export interface FollowUpEmail {
  toName: string | null
  toEmail: string | null
  subject: string
  body: string
}

/** The customer found in the conversation; `matchId` is that of the known person it is; `confidence` from 0 to 1. */
export interface SuggestedLead {
  name: string
  company: string | null
  email: string | null
  phone: string | null
  matchId: string | null
  confidence: number
  /** One of the stages that companies begin with. */
  status: string
  evidence: Evidence
}

/**
 * Everything that follows from a conversation. No item without evidence; lists in the order of the conversation. `leftOut`
 * is what the engine stated and the conversation does not bear out.
 */
export interface ConversationAnalysis {
  title: string
  summary: string
  keyMoments: KeyMoment[]
  actionItems: ActionItem[]
  questions: AskedQuestion[]
  objections: Objection[]
  /** Null where the engine does not read the language. */
  sentiment: { overall: number | null; timeline: SentimentPoint[] }
  topics: Topic[]
  competitors: CompetitorMention[]
  slots: Slots
  /** Null where the engine does not read the language, or nobody knows who of the speakers is ours. */
  followUpEmail: FollowUpEmail | null
  lead: SuggestedLead | null
  /** Of each speaker by their label; null where nobody knows. */
  sides: Record<string, Side | null>
  metrics: ConversationMetrics
  figures: ConversationFigures
  leftOut: readonly LeftOut[]
}
