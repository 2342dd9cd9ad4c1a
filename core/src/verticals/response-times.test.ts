import { expect, it } from 'vitest'
import { responseTimes } from './response-times.ts'

const now = '2026-11-21T12:00:00Z'
const lead = (
  id: string,
  answered_at: string | null,
  created_at = '2026-11-20T12:00:00Z',
  is_open = true,
) => ({
  id,
  name: id,
  company: null,
  owner_id: null,
  created_at,
  answered_at,
  is_open,
})

it('counts by hand: 0, 60 minutes, 60 minutes and a second, a day', () => {
  const leads = [
    lead('before', '2026-11-20T11:59:59Z'),
    lead('hour', '2026-11-20T13:00:00Z'),
    lead('late', '2026-11-20T13:00:01Z'),
    lead('day', '2026-11-21T12:00:00Z'),
    lead('waits', null),
    lead('longer', null, '2026-11-19T12:00:00Z'),
    lead('lost', null, '2026-11-01T12:00:00Z', false),
  ]
  const result = responseTimes(leads, now)
  expect(result).toMatchObject({ leads: 7, answered: 4, median: 3600.5, withinHour: 2 / 7, withinDay: 4 / 7 })
  // Between 3601 and 86400 at seven tenths: positions 0, 3600, 3601, 86400.
  expect(result.ninthDecile).toBeCloseTo(3601 + (86_400 - 3601) * 0.7, 6)
  expect(result.waiting.map(({ id, seconds }) => [id, seconds])).toEqual([
    ['longer', 172_800],
    ['waits', 86_400],
  ])
})

it('has nothing to say of nothing', () => {
  expect(responseTimes([], now)).toEqual({
    leads: 0,
    answered: 0,
    median: null,
    ninthDecile: null,
    withinHour: null,
    withinDay: null,
    waiting: [],
  })
})
