import { describe, expect, it } from 'vitest'
import { isDay } from '../text/day.ts'
import { dayOf, monthOf, moveDay, moveInstant, moveMonth, toInstant, weekOf } from './calendar.ts'

describe('days', () => {
  it('knows which texts are days', () => {
    expect(['2026-02-28', '2024-02-29', '2026-02-30', '2026-13-01', '2026-1-1', ''].map(isDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('moves over the ends of months and years', () => {
    expect(moveDay('2026-12-31', 1)).toBe('2027-01-01')
    expect(moveDay('2026-03-01', -1)).toBe('2026-02-28')
    expect(moveMonth('2026-01-31', 1)).toBe('2026-02-28')
    expect(moveMonth('2026-01-15', -1)).toBe('2025-12-15')
    expect(moveMonth('2026-11-30', 3)).toBe('2027-02-28')
  })

  it('reads the day from the wall of the time zone', () => {
    expect(dayOf('2026-11-21T23:30:00Z', 'UTC')).toBe('2026-11-21')
    expect(dayOf('2026-11-21T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-22')
    expect(dayOf('2026-11-21T03:30:00Z', 'America/New_York')).toBe('2026-11-20')
  })
})

describe('appointments', () => {
  it('keep their time on the wall, also over the change to winter time', () => {
    expect(moveInstant('2026-10-20T06:00:00Z', '2026-10-27', 'Europe/Berlin')).toBe(
      '2026-10-27T07:00:00.000Z',
    )
    expect(toInstant('2026-07-01', '09:05', 'Europe/Berlin')).toBe('2026-07-01T07:05:00.000Z')
  })
})

describe('grids', () => {
  it('starts weeks on Monday', () => {
    expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-16'))
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16')
  })

  it('has as many weeks as the month touches', () => {
    expect(monthOf('2027-02-10')).toHaveLength(4)
    expect(monthOf('2026-11-21').map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(monthOf('2026-11-21').at(-1)?.at(-1)).toBe('2026-12-06')
  })
})
