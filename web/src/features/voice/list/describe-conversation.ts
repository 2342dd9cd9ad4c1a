import { inNumerals } from '@parley/core/claims/in-numerals'
import type { Subject } from '@parley/core/records/subject'
import { capitalise } from '@parley/core/text/words'
import { person } from '~/data/person-place.ts'
import { type readMetrics, readSuggestedLead } from '../details.ts'

interface Titled {
  title: string
  subject: Pick<Subject, 'name' | 'company'> | null
  suggested_lead: Parameters<typeof readSuggestedLead>[0]
}

/**
 * What a conversation was about: its title without the customer in front ("Anna Keller (Acme): pricing" is "Pricing"), who
 * stands beside it in the list. A title somebody wrote is left as it is.
 */
export function topicOf({ title, subject, suggested_lead }: Titled): string {
  const suggested = readSuggestedLead(suggested_lead)
  for (const { name, company } of [subject, suggested].filter((who) => who !== null)) {
    const start = [`${name} (${company ?? ''}): `, `${name}: `].find((words) => title.startsWith(words))
    if (start && title.length > start.length) return capitalise(title.slice(start.length))
  }
  return title
}

export interface StatedFact {
  kind: string
  text: string
  data: unknown
  tasks: { status: string } | null
}

const isOurs = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'owner' in data && data.owner === 'us'

/** The facts a conversation brought, each once: budget, who decides, when, and how many of our promises are still open. */
export function factsOf(statements: readonly StatedFact[]): string[] {
  const first = (kind: string) => statements.find((statement) => statement.kind === kind)?.text
  const budget = first('budget')
  const decider = first('decision_maker')
  const open = statements.filter(
    ({ kind, data, tasks }) => kind === 'action_item' && isOurs(data) && tasks?.status !== 'done',
  ).length
  return [
    budget && inNumerals(budget, person),
    decider && `${decider} decides`,
    first('timeline'),
    open > 0 ? `${open}\u{a0}open\u{a0}${open === 1 ? 'promise' : 'promises'}` : undefined,
  ]
    .filter((fact) => fact !== undefined && fact !== '')
    .map((fact) => capitalise(fact ?? ''))
}

export interface TalkShares {
  /** Parts of the talk, 0 to 1. */
  us: number
  them: number
}

/** Who talked how much of it; null where the sides are not known. */
export function sharesOf({ speakers = [], sides = {} }: ReturnType<typeof readMetrics>): TalkShares | null {
  const shareOf = (side: 'us' | 'them') =>
    speakers
      .filter(({ speaker }) => sides[speaker] === side)
      .reduce((sum, { talkRatio }) => sum + talkRatio, 0)
  const shares = { us: shareOf('us'), them: shareOf('them') }
  return shares.us + shares.them > 0 ? shares : null
}
