import { describe, expect, it } from 'vitest'
import { parseQuickAdd } from '../tasks/quick-add.ts'
import { formatRecurrence } from '../tasks/recurrence.ts'
import { englishPhrases, phrasesSaidAt } from './date-phrases.ts'
import { germanPhrases } from './date-phrases-german.ts'
import { findDates } from './find-dates.ts'
import { toWallClock, wallToUtc } from './time-zone.ts'

const { now, timeZone } = phrasesSaidAt

/** As the truths are written: with its hour only where one was said. */
function onWall(at: string, hasTime: boolean): string {
  const wall = new Date(wallToUtc(toWallClock(new Date(at), timeZone))).toISOString()
  return wall.slice(0, hasTime ? 16 : 10)
}

const isRhythm = (truth: string | null): boolean => truth?.startsWith('FREQ=') ?? false
const isOver = (truth: string | null): boolean => truth?.startsWith('was ') ?? false
/** Two ends on different days, or one end alone. */
function isStretch(truth: string): boolean {
  const [from, to] = truth.split('/')
  return to !== undefined && from?.slice(0, 10) !== to.slice(0, 10)
}

/** What a task makes of it: a stretch and what is over are no due date, and stay in the title. */
function taskOf(
  text: string,
  truth: string | null,
): { title: string; rule: string | null; due: string | null } {
  if (truth === null || isOver(truth) || isStretch(truth))
    return { title: `Zebra ${text}`, rule: null, due: null }
  const [rule = null, due = null] = isRhythm(truth) ? truth.split(' from ') : [null, truth.split('/')[0]]
  return { title: 'Zebra', rule, due }
}

describe('a phrase of a conversation', () => {
  // What repeats is read in tasks alone: a conversation names its first date.
  const said = englishPhrases.filter(([text, truth]) => !isRhythm(truth) && !/\bevery\b/.test(text))
  it.each(said)('%s: %s', (text, truth) => {
    const dates = findDates(text, phrasesSaidAt).map(({ at, endAt, hasTime }) =>
      [at, endAt].flatMap((each) => (each === null ? [] : [onWall(each, hasTime)])).join('/'),
    )
    expect(dates).toEqual(truth === null ? [] : [truth.replace(/^(?:was |\/)/, '')])
  })
})

describe('a phrase of a task', () => {
  it.each([...englishPhrases, ...germanPhrases])('%s: %s', (text, truth) => {
    const { title, dueAt, recurrence } = parseQuickAdd(`Zebra ${text}`, now, timeZone)
    const wanted = taskOf(text, truth)
    expect({
      title,
      rule: recurrence && formatRecurrence(recurrence),
      due: dueAt && onWall(dueAt, wanted.due?.includes('T') ?? true),
    }).toEqual(wanted)
  })
})
