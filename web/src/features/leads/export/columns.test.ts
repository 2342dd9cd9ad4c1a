import { defaultStages } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { leadRow } from '../testing/lead-row.ts'
import { exportHead, toExportLine } from './columns.ts'

const lead = leadRow({
  id: '6b0c7d0e-0000-4000-8000-000000000001',
  name: '=HYPERLINK("http://evil.example")',
  company: 'Ruiz, Söhne & Co',
  email: 'ana@ruiz.example',
  phone: '+34 600 100 200',
  source: 'fair',
  status: 'negotiation',
  value: 1250.5,
  currency: 'EUR',
  owner_id: 'ben',
  score: 71,
  next_step: 'Call\non Monday',
  tags: ['vip', 'north'],
  last_activity_at: '2026-01-02T00:00:00+00:00',
  created_at: '2026-01-01T00:00:00+00:00',
})
const known = {
  nameOf: (id: string) => (id === 'ben' ? 'Ben Carter' : undefined),
  stages: defaultStages.map((stage) =>
    stage.key === 'negotiation' ? { ...stage, name: 'Legal, terms' } : stage,
  ),
}

test('the head names each column behind the mark of UTF-8', () => {
  expect(exportHead([])).toBe(
    '\uFEFFName,Company,Deal name,Role,Email,Phone,Website,Source,Status,Pipeline,Value,Currency,Expected close,Closed,Lost reason,Owner,Score,Next step,Tags,Last activity,Created,ID\r\n',
  )
})

test('a line holds what people see, and nothing that a spreadsheet would run', () => {
  expect(toExportLine(lead, known, [])).toBe(
    `"'=HYPERLINK(""http://evil.example"")","Ruiz, Söhne & Co",,,ana@ruiz.example,'+34 600 100 200,,fair,"Legal, terms",Sales,1250.5,EUR,,,,Ben Carter,71,"Call\non Monday",vip; north,2026-01-02T00:00:00+00:00,2026-01-01T00:00:00+00:00,${lead.id}\r\n`,
  )
})

test('without an owner or a value the cells are empty', () => {
  expect(toExportLine({ ...lead, owner_id: null, value: null }, known, [])).toContain(
    '"Legal, terms",Sales,,EUR,,,,,71',
  )
})

test('the company’s own fields come last, numbers as numbers', () => {
  const fields = [
    { key: 'seats', label: 'Seats', type: 'number' as const, options: [] },
    { key: 'vip', label: 'VIP', type: 'boolean' as const, options: [] },
  ]
  expect(exportHead(fields)).toContain(',ID,Seats,VIP\r\n')
  expect(toExportLine({ ...lead, custom: { seats: -5, vip: true } }, known, fields)).toContain(',-5,Yes\r\n')
})
