import { describe, expect, it } from 'vitest'
import { nextOccurrence } from './next-occurrence.ts'
import { parseQuickAdd } from './quick-add.ts'
import { describeRecurrence, formatRecurrence, parseRecurrence } from './recurrence.ts'

const rules: [rule: string, words: string][] = [
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=4', 'Every 3 days, 4 times'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Every 2 weeks on Monday and Wednesday'],
  ['FREQ=WEEKLY;BYDAY=SU;COUNT=1', 'Every week on Sunday, for the last time'],
  ['FREQ=MONTHLY;BYMONTHDAY=2', 'Every month on the 2nd'],
  ['FREQ=MONTHLY;BYMONTHDAY=11', 'Every month on the 11th'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;UNTIL=20270331', 'Every 3 months on the last day until 2027-03-31'],
]

describe('a rule', () => {
  it.each(rules)('%s reads %s', (rule, words) => {
    const read = parseRecurrence(rule)
    expect(read && describeRecurrence(read)).toBe(words)
    expect(read && formatRecurrence(read)).toBe(rule)
  })

  it.each([
    null,
    '',
    'daily',
    'FREQ=HOURLY',
    'FREQ=WEEKLY',
    'FREQ=MONTHLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=20270231',
  ])('%j is none', (rule) => expect(parseRecurrence(rule)).toBeNull())
})

function next(rule: string, dueAt: string, now = dueAt, timeZone = 'Europe/Berlin') {
  const recurrence = parseRecurrence(rule)
  if (!recurrence) throw new Error(rule)
  const found = nextOccurrence(recurrence, dueAt, now, timeZone)
  return found && [found.dueAt, formatRecurrence(found.recurrence)]
}

describe('the next date', () => {
  it('keeps its time on the wall over summer time', () => {
    expect(next('FREQ=DAILY', '2026-03-28T08:00:00Z')?.[0]).toBe('2026-03-29T07:00:00.000Z')
    expect(next('FREQ=WEEKLY;BYDAY=SU', '2026-10-18T07:00:00Z')?.[0]).toBe('2026-10-25T08:00:00.000Z')
    expect(next('FREQ=DAILY', '2026-03-07T14:00:00Z', undefined, 'America/New_York')?.[0]).toBe(
      '2026-03-08T13:00:00.000Z',
    )
  })

  it('goes through the days of a week, then over the weeks between', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'
    expect(next(rule, '2026-11-23T09:00:00Z')?.[0]).toBe('2026-11-26T09:00:00.000Z')
    expect(next(rule, '2026-11-26T09:00:00Z')?.[0]).toBe('2026-12-07T09:00:00.000Z')
  })

  it('leaves out months without the day, and knows the last one', () => {
    expect(next('FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31T09:00:00Z')?.[0]).toBe('2026-03-31T08:00:00.000Z')
    expect(next('FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-31T09:00:00Z')?.[0]).toBe('2028-02-29T09:00:00.000Z')
    expect(next('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=29', '2096-02-29T09:00:00Z')?.[0]).toBe(
      '2104-02-29T09:00:00.000Z',
    )
    expect(next('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2026-02-05T09:00:00Z')).toBeNull()
  })

  it('is never in the past; what was missed counts as had', () => {
    expect(next('FREQ=DAILY;COUNT=9', '2026-11-01T09:00:00Z', '2026-11-05T10:00:00Z')).toEqual([
      '2026-11-06T09:00:00.000Z',
      'FREQ=DAILY;COUNT=4',
    ])
    expect(next('FREQ=DAILY;COUNT=5', '2026-11-01T09:00:00Z', '2026-11-05T10:00:00Z')).toBeNull()
  })

  it('gives up on a date of antiquity', () => {
    expect(next('FREQ=DAILY', '0100-01-01T09:00:00Z', '2026-11-05T10:00:00Z')).toBeNull()
  })

  it('ends with the last of a number and after the last day', () => {
    expect(next('FREQ=DAILY;COUNT=2', '2026-11-01T09:00:00Z')?.[1]).toBe('FREQ=DAILY;COUNT=1')
    expect(next('FREQ=DAILY;COUNT=1', '2026-11-01T09:00:00Z')).toBeNull()
    expect(next('FREQ=DAILY;UNTIL=20261102', '2026-11-01T09:00:00Z')?.[0]).toBe('2026-11-02T09:00:00.000Z')
    expect(next('FREQ=DAILY;UNTIL=20261102', '2026-11-02T09:00:00Z')).toBeNull()
  })
})

describe('said in quick add, on Saturday 21 November 2026 at 10', () => {
  it.each([
    [
      'review the pipeline every Monday at 9',
      'Review the pipeline',
      '2026-11-23T09:00',
      'FREQ=WEEKLY;BYDAY=MO',
    ],
    [
      'every weekday at 8:30 check mail',
      'Check mail',
      '2026-11-23T08:30',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ],
    ['water plants every 3 days', 'Water plants', '2026-11-21T17:00', 'FREQ=DAILY;INTERVAL=3'],
    ['stand-up daily at 9', 'Stand-up', '2026-11-22T09:00', 'FREQ=DAILY'],
    ['report every other Tuesday', 'Report', '2026-11-24T17:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['report every 2nd Tuesday', 'Report', '2026-11-24T17:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['report every fortnight on Monday', 'Report', '2026-11-23T17:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['report every Friday until March', 'Report', '2026-11-27T17:00', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270228'],
    [
      'report every Friday at 9 until 15 March',
      'Report',
      '2026-11-27T09:00',
      'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270315',
    ],
    ['report every month on the last day', 'Report', '2026-11-30T17:00', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['invoice every month on the 15th !high', 'Invoice', '2026-12-15T17:00', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    [
      'call Ana every other week on Tue and Fri',
      'Call Ana',
      '2026-11-24T17:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR',
    ],
    [
      'sync every 2 weeks starting Thursday at 3',
      'Sync',
      '2026-11-26T15:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    ],
  ])('%j', (line, title, dueAt, rule) => {
    const read = parseQuickAdd(line, '2026-11-21T10:00:00Z', 'UTC')
    expect(read).toMatchObject({ title, dueAt: `${dueAt}:00.000Z` })
    expect(read.recurrence && formatRecurrence(read.recurrence)).toBe(rule)
  })

  it.each(['talk to everyone', 'read the daily mirror review', 'every customer counts'])(
    '%j is no series, or keeps its words',
    (line) => {
      const { title } = parseQuickAdd(line, '2026-11-21T10:00:00Z', 'UTC')
      expect(title.length).toBeGreaterThan(10)
    },
  )

  it.each(['report every last Friday', 'report every first Monday', 'report every month on the last Friday'])(
    '%j names a rhythm that tasks do not have: its words stay, and no date is made of them',
    (line) => {
      expect(parseQuickAdd(line, '2026-11-21T10:00:00Z', 'UTC')).toMatchObject({
        title: line.replace('r', 'R'),
        dueAt: null,
        recurrence: null,
      })
    },
  )
})
