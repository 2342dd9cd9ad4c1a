import { expect, it } from 'vitest'
import { toToneColumns } from './tone-columns.ts'

const stretch = (from: string, tone: number | null) => ({
  from,
  to: from,
  tone,
  conversations: tone === null ? 0 : 1,
})

it('makes one gap of neighbours in which nobody talked', () => {
  const columns = toToneColumns([
    stretch('2026-11-01', null),
    stretch('2026-11-02', 0),
    stretch('2026-11-03', null),
    stretch('2026-11-04', null),
    stretch('2026-11-05', 0.2),
  ])
  expect(columns).toMatchObject([
    { kind: 'gap', from: '2026-11-01', to: '2026-11-01', stretches: 1 },
    { kind: 'measured', tone: 0 },
    { kind: 'gap', from: '2026-11-03', to: '2026-11-04', stretches: 2 },
    { kind: 'measured', tone: 0.2 },
  ])
})
