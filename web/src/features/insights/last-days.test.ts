import { expect, test } from 'vitest'
import { toArguments } from './last-days.ts'

const lastWeek = { today: '2026-03-03', days: 7, timeZone: 'Asia/Tokyo' } as const

test('today is the last of the days', () => {
  expect(toArguments({ ...lastWeek, owner: undefined })).toEqual({
    from_day: '2026-02-25',
    to_day: '2026-03-03',
    time_zone: 'Asia/Tokyo',
  })
})

test('one person is named', () => {
  expect(toArguments({ ...lastWeek, owner: 'ana' })).toHaveProperty('only_owner', 'ana')
})
