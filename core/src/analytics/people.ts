import { nobody } from '../records/nobody.ts'
import { moneyOf, shareOf } from './sales-figures.ts'
import {
  type ActivityKind,
  type ActivityLine,
  activityKinds,
  type Money,
  type OwnerLine,
} from './sales-lines.ts'

export interface PersonRow {
  /** 00000000-… stands for nobody, ffffffff-… for automations. */
  person: string
  /** What of theirs it holds. */
  part: 'all' | 'leads' | 'work'
  created: number
  won: number
  lost: number
  winRate: number | null
  wonValue: Money[]
  times: Record<ActivityKind, number>
  /** Minutes of conversations. */
  minutes: number
}

/** How often each kind of work was done. */
export function timesOf(lines: readonly ActivityLine[]): Record<ActivityKind, number> {
  const times = {
    note: 0,
    call: 0,
    meeting: 0,
    email: 0,
    status_changed: 0,
    task_done: 0,
    conversation: 0,
  }
  for (const { kind, times: more } of lines) times[kind] += more
  return times
}

/** Minutes that were recorded. */
export const minutesOf = (lines: readonly ActivityLine[]): number =>
  lines.reduce((sum, { seconds }) => sum + seconds, 0) / 60

/** Only its leads or only its work: nobody's leads have nothing to do with what was done by people who left. */
function partsOf(person: string): readonly ('all' | 'leads' | 'work')[] {
  return person === nobody ? ['leads', 'work'] : ['all']
}

/**
 * Each person's leads, deals and activities of a period, the most active first; people without any are left out. Leads without an
 * owner, work of members whose account is gone and work of automations are a row each.
 */
export function peopleOf(owners: readonly OwnerLine[], activity: readonly ActivityLine[]): PersonRow[] {
  const now = activity.filter((line) => line.is_now)
  const ids = new Set([...owners.map(({ owner }) => owner), ...now.map(({ person }) => person)])
  const work = (row: PersonRow) =>
    row.created + row.won + row.lost + activityKinds.reduce((sum, kind) => sum + row.times[kind], 0)
  return [...ids]
    .flatMap((person) => partsOf(person).map((part) => ({ person, part })))
    .map(({ person, part }): PersonRow => {
      const led = part === 'work' ? [] : owners.filter(({ owner }) => owner === person)
      const done = part === 'leads' ? [] : now.filter((line) => line.person === person)
      const count = (name: 'created' | 'won' | 'lost') => led.reduce((sum, line) => sum + line[name], 0)
      const [won, lost] = [count('won'), count('lost')]
      return {
        person,
        part,
        created: count('created'),
        won,
        lost,
        winRate: shareOf(won, won + lost),
        wonValue: moneyOf(led, (line) => line.won_value),
        times: timesOf(done),
        minutes: minutesOf(done),
      }
    })
    .filter((row) => row.part === 'all' || work(row) > 0)
    .toSorted((one, other) => work(other) - work(one) || one.person.localeCompare(other.person))
}
