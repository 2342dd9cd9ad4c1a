import { expect, it } from 'vitest'
import { correctData, doersOf, dueOnDay, isDoer } from './item-correction.ts'
import type { Speaker } from './speaker-sides.ts'

const data = {
  owner: 'us',
  assigneeName: 'Ben',
  dueAt: '2026-11-05T14:00:00Z',
  dueText: 'by 2',
  priority: 'high',
}

it('replaces what a person puts right, says so, and leaves the rest', () => {
  const given = correctData(data, { doer: { side: 'them', name: null, id: null } })
  expect(given).toEqual({
    ...data,
    owner: 'them',
    assigneeName: null,
    assigneeId: null,
    corrected: ['owner'],
  })
  const moved = { dueAt: '2026-11-12T14:00:00Z' }
  expect(correctData(given, moved)).toMatchObject({
    owner: 'them',
    ...moved,
    dueText: null,
    corrected: ['owner', 'due'],
  })
  expect(correctData(correctData(given, moved), moved)).toMatchObject({ corrected: ['owner', 'due'] })
  expect(correctData(null, { dueAt: null })).toEqual({ dueAt: null, dueText: null, corrected: ['due'] })
})

it('keeps the hour of the day, in the zone of whoever looks', () => {
  expect(dueOnDay('2026-11-12', '2026-11-05T19:00:00Z', 'America/New_York')).toBe('2026-11-12T19:00:00.000Z')
  expect(dueOnDay('2026-11-12', null, 'Europe/Berlin')).toBe('2026-11-12T16:00:00.000Z')
})

const speaker = (name: string, side: Speaker['side']): Speaker => ({
  label: name,
  name,
  side,
  isOurs: side === 'us',
})
const members = [
  { id: 'ana', name: 'Ana Ruiz' },
  { id: 'ben', name: 'Ben Carter' },
]

it('offers everybody who may do it, whoever was there first, and each once', () => {
  const speakers = [
    speaker('ben carter', 'us'),
    speaker('Theo', 'us'),
    speaker('Speaker 2', 'them'),
    speaker('Priya', 'them'),
  ]
  const doers = doersOf(members, speakers, ['priya', 'Omar Haddad'])
  expect(doers.us.map(({ name, id }) => [name, id])).toEqual([
    ['Ben Carter', 'ben'],
    ['Ana Ruiz', 'ana'],
    ['Theo', null],
    [null, null],
  ])
  expect(doers.them.map(({ name }) => name)).toEqual(['Priya', 'Omar Haddad', null])
})

it('knows who does it by the colleague, else by the name, else by the side', () => {
  const [ana, , somebody] = doersOf(members, [], []).us
  if (!ana || !somebody) throw new Error('two of ours')
  expect(isDoer(ana, { owner: 'us', assigneeName: 'ana ruiz' })).toBe(true)
  expect(isDoer(ana, { owner: 'us', assigneeName: 'Ana Ruiz', assigneeId: 'another-ana' })).toBe(false)
  expect(isDoer(somebody, { owner: 'us', assigneeName: null })).toBe(true)
  expect(isDoer(somebody, { owner: 'them' })).toBe(false)
  expect(isDoer(somebody, { owner: 'us', assigneeName: 'Ana Ruiz' })).toBe(false)
})
