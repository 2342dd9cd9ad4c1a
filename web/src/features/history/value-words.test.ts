import type { HistoryType } from '@parley/core/history/records'
import { defaultStages } from '@parley/core/leads/stages'
import { describe, expect, it } from 'vitest'
import { type ValueContext, valueWords } from './value-words.ts'

const context: ValueContext = {
  record: 'leads',
  names: new Map([['ana', 'Ana']]),
  stages: defaultStages.map((stage) => (stage.key === 'new' ? { ...stage, name: 'Fresh' } : stage)),
}
const words = (type: HistoryType, value: unknown, part: Partial<ValueContext> = {}, column = 'x') =>
  valueWords({ column, label: 'X', type }, value, { ...context, ...part })

describe('the history of a field', () => {
  it.each([null, undefined, ''])(
    'says that it held nothing (%j), and of an owner that it was nobody',
    (value) => {
      expect(words('text', value)).toBe('empty')
      expect(words('amount', value)).toBe('empty')
      expect(words('colleague', value)).toBe('nobody')
    },
  )

  it('tells zero and No from nothing', () => {
    expect(words('amount', 0, { currency: 'EUR' })).toBe('€0')
    expect(words('number', 0)).toBe('0')
    expect(words('yesNo', false)).toBe('No')
    expect(words('yesNo', true)).toBe('Yes')
    expect(words('list', [])).toBe('empty')
    expect(words('list', ['a', 'b'])).toBe('a, b')
  })

  it('names the currency of an amount, and none where it is not known', () => {
    expect(words('amount', 12_500.5, { currency: 'EUR' })).toBe('€12,500.50')
    expect(words('amount', 12_500, { currency: null })).toBe('12,500')
    expect(words('amount', 12_500)).toBe('12,500')
  })

  it('says who and what it was, also of those that are gone', () => {
    expect(words('colleague', 'ana')).toBe('Ana')
    expect(words('colleague', 'ben')).toBe('A former member')
    for (const type of ['lead', 'account', 'contact', 'team'] as const) {
      expect(words(type, 'ana')).toBe('Ana')
      expect(words(type, 'ben')).toBe(`A deleted ${type}`)
    }
    expect(words('id', 'c4ca4238-a0b9-4382-8dcc-509a6f75849b')).toBe('another')
  })

  it('calls stages and pipelines as the company does, and leaves those that it never had as they are', () => {
    expect(words('stage', 'new')).toBe('Fresh')
    expect(words('stage', 'gone')).toBe('gone')
    expect(words('pipeline', 'sales')).toBe('Sales')
    expect(words('pipeline', 'renewals')).toBe('renewals')
    expect(words('stages', [{ key: 'new', name: 'Fresh', probability: 0.05 }])).toBe('Fresh 5%')
  })

  it('says choices, days, moments and rhythms as the rest of the app does', () => {
    expect(words('choice', 'in_progress', { record: 'tasks' }, 'status')).toBe('In progress')
    expect(words('choice', 'own_and_team', { record: 'companies' }, 'visibility')).toBe(
      'Their own and their team’s',
    )
    expect(words('moment', '2020-01-02T10:30:00Z')).toMatch(/^Jan \d, 2020, \d\d?:\d\d/)
    expect(words('custom', '2020-01-02')).toBe('January 2, 2020')
    expect(words('rhythm', 'every so often')).toBe('every so often')
    expect(words('rhythm', 'FREQ=DAILY;INTERVAL=3')).toBe('Every 3 days')
  })

  it('keeps words as they are, though they read as a day', () => {
    expect(words('text', '2020-01-02')).toBe('2020-01-02')
    expect(words('longText', 'Called twice')).toBe('Called twice')
  })

  it('shows own fields and steps without the technical shape of them', () => {
    expect(words('custom', { plan: 'Gold' })).toBe('{"plan":"Gold"}')
    expect(words('steps', { any: 'thing' })).toBe('edited')
  })
})
