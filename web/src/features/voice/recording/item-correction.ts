import { moveInstant, toInstant } from '@parley/core/blog/calendar'
import type { Json } from '@parley/core/database.types'
import { toJson } from '@parley/core/text/json'
import { readInsightData } from '../details.ts'
import type { Side, Speaker } from './speaker-sides.ts'

/** Who does an action item; `id` is a colleague's, a name of null somebody of that side. */
export interface Doer {
  side: Side
  name: string | null
  id: string | null
}

export type ItemCorrection = { doer: Doer } | { dueAt: string | null }

/** An action item's data as a person puts it right, marked as that. */
export function correctData(data: Json, correction: ItemCorrection): Json {
  const known = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  const part = 'doer' in correction ? 'owner' : 'due'
  const values =
    'doer' in correction
      ? { owner: correction.doer.side, assigneeName: correction.doer.name, assigneeId: correction.doer.id }
      : { dueAt: correction.dueAt, dueText: null }
  const corrected = [...new Set([...(readInsightData(data).corrected ?? []), part])]
  return toJson({ ...known, ...values, corrected })
}

/** The moment (ISO 8601) of a day (`YYYY-MM-DD`) at the hour that is known, else when work ends. */
export const dueOnDay = (day: string, dueAt: string | null, timeZone: string): string =>
  dueAt === null ? toInstant(day, '17:00', timeZone) : moveInstant(dueAt, day, timeZone)

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isNumbered = (name: string) => /^(?:unknown speaker|speaker \d+)$/i.test(name)

/** Who may do an item: the colleagues, those in the conversation first; then whoever else is known of either side. */
export function doersOf(
  members: readonly { id: string; name: string }[],
  speakers: readonly Speaker[],
  customers: readonly string[],
): Record<Side, Doer[]> {
  const heard = (side: Side) =>
    speakers.filter((speaker) => speaker.side === side && !isNumbered(speaker.name)).map(({ name }) => name)
  const isHeard = ({ name }: { name: string }) => heard('us').some((each) => isSame(each, name))
  const colleagues = [...members.filter(isHeard), ...members.filter((member) => !isHeard(member))]
  const others = heard('us').filter((name) => !members.some((member) => isSame(member.name, name)))
  const theirs = [...heard('them'), ...customers].filter(
    (name, index, all) => all.findIndex((each) => isSame(each, name)) === index,
  )
  return {
    us: [
      ...colleagues.map(({ id, name }): Doer => ({ side: 'us', name, id })),
      ...others.map((name): Doer => ({ side: 'us', name, id: null })),
      { side: 'us', name: null, id: null },
    ],
    them: [
      ...theirs.map((name): Doer => ({ side: 'them', name, id: null })),
      { side: 'them', name: null, id: null },
    ],
  }
}

/** Whether it is this one who does an item, as its data says. */
export function isDoer({ side, name, id }: Doer, data: Json): boolean {
  const { owner, assigneeName, assigneeId } = readInsightData(data)
  if (owner !== side) return false
  if (assigneeId) return id === assigneeId
  return name === null ? !assigneeName : isSame(name, assigneeName ?? '')
}
