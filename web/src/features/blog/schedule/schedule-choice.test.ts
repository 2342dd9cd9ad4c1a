import { expect, it } from 'vitest'
import { defaultChoice, describeInstant, findScheduleProblem, readChoice, today } from './schedule-choice.ts'

const zone = 'Europe/Vienna'
const now = new Date('2026-11-21T23:30:00Z')
const at = (date: string, time: string) => ({ isOn: true, date, time })

it('counts days on the wall clock of the time zone', () => {
  expect(today(now, zone)).toBe('2026-11-22')
  expect(defaultChoice(now, zone)).toEqual({ isOn: false, date: '2026-11-23', time: '09:00' })
  expect(readChoice(at('2026-11-23', '09:00'), zone)?.toISOString()).toBe('2026-11-23T08:00:00.000Z')
  expect(describeInstant(new Date('2026-11-23T08:00:00Z'), zone)).toBe(
    'Mon, Nov 23, 2026, 9:00 AM (Europe/Vienna)',
  )
})

it('takes only a time that is still to come', () => {
  expect(findScheduleProblem(at('2026-11-22', '00:30'), now, zone)).toBe(
    'Choose a time that is still to come',
  )
  expect(findScheduleProblem(at('2026-11-22', '00:31'), now, zone)).toBeNull()
  expect(findScheduleProblem(at('', '09:00'), now, zone)).toBe('Choose a date and a time')
  expect(findScheduleProblem(at('2026-11-23', ''), now, zone)).toBe('Choose a date and a time')
})
