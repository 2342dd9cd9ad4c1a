import { expect, test } from 'vitest'
import type { CustomField } from '../custom-fields.ts'
import { conditionsOf, narrowBy } from './conditions.ts'
import { filterFields } from './fields.ts'
import type { FieldFilter } from './filter.ts'

const custom: CustomField[] = [
  { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold'] },
  { key: 'seats', label: 'Seats', type: 'number', options: [] },
  { key: 'renewal', label: 'Renewal', type: 'date', options: [] },
  { key: 'vip', label: 'VIP', type: 'boolean', options: [] },
  { key: 'site', label: 'Site', type: 'url', options: [] },
]
/** Two hours ahead of UTC, as in Berlin's summer. */
const calendar = {
  today: '2026-03-01',
  startOf: (day: string) => new Date(`${day}T00:00+02:00`).toISOString(),
}
function parametersOf(...filter: FieldFilter): string[] {
  const parameters: string[] = []
  const query = {
    or: (filters: string) => parameters.push(`or=(${filters})`),
    filter: (column: string, operator: string, value: string) =>
      parameters.push(`${column}=${operator}.${value}`),
  }
  narrowBy(query, conditionsOf([filter], filterFields('leads', custom), calendar))
  return parameters
}

test.each<[FieldFilter, string[]]>([
  [['source', 'contains', '50%_(a.b)'], [String.raw`source=ilike.%50\%\_(a.b)%`]],
  [['source', 'contains', '50% (a.b*)'], [String.raw`source=imatch.50\% \(a\.b\*\)`]],
  [
    ['custom.site', 'is', 'Zürich'],
    ['custom->>site=ilike.Zürich', 'custom_words=ilike.%Zürich%'],
  ],
  [['email', 'is', '*'], [String.raw`email=imatch.^\*$`]],
  [['custom.seats', 'min', '05.50'], ['custom->seats=gte.5.5']],
  [
    ['value', 'between', '5', '10'],
    ['value=gte.5', 'value=lte.10'],
  ],
  [['custom.renewal', 'before', '2026-03-01'], ['custom->>renewal=lte.2026-02-28']],
  [
    ['custom.renewal', 'next', '30'],
    ['custom->>renewal=gte.2026-03-01', 'custom->>renewal=lte.2026-03-31'],
  ],
  [
    ['created_at', 'on', '2026-02-28'],
    ['created_at=gte.2026-02-27T22:00:00.000Z', 'created_at=lt.2026-02-28T22:00:00.000Z'],
  ],
  [['created_at', 'after', '2026-02-28'], ['created_at=gte.2026-02-28T22:00:00.000Z']],
  [
    ['last_activity_at', 'last', '1'],
    ['last_activity_at=gte.2026-02-27T22:00:00.000Z', 'last_activity_at=lt.2026-03-01T22:00:00.000Z'],
  ],
  [['custom.plan', 'any', 'Gold', 'a,"b\\'], [String.raw`custom->>plan=in.("Gold","a,\"b\\")`]],
  [['custom.vip', 'no'], ['custom->>vip=eq.false']],
  [['custom.vip', 'empty'], ['custom->>vip=is.null']],
  [['email', 'empty'], ['or=(email.is.null,email.eq."")']],
  [['email', 'filled'], ['email=neq.']],
  [['tags', 'is', 'a "b"'], [String.raw`tags=cs.{"a \"b\""}`]],
])('%j asks for %j', (filter, parameters) => expect(parametersOf(...filter)).toEqual(parameters))

test('a field that is gone and an operator of another type ask for nothing', () => {
  expect(parametersOf('custom.gone', 'filled')).toEqual([])
  expect(parametersOf('password', 'filled')).toEqual([])
  expect(parametersOf('custom.plan', 'min', '5')).toEqual([])
  expect(parametersOf('score', 'empty')).toEqual([])
})
