import { defaultStages } from '@parley/core/leads/stages'
import { leadFields } from '@parley/core/records/lead'
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

const labels = leadFields.filter(({ type }) => type !== 'custom').map(({ label }) => label)
/** A line of the file with these cells, by the label of their column; all others are empty. */
const lineOf = (cells: Readonly<Record<string, string>>) =>
  `${labels.map((label) => cells[label] ?? '').join(',')}\r\n`
const cells = {
  Name: `"'=HYPERLINK(""http://evil.example"")"`,
  Company: '"Ruiz, Söhne & Co"',
  Email: 'ana@ruiz.example',
  Phone: "'+34 600 100 200",
  Source: 'fair',
  Status: '"Legal, terms"',
  Pipeline: 'Sales',
  Value: '1250.5',
  Currency: 'EUR',
  Owner: 'Ben Carter',
  Score: '71',
  'Next step': '"Call\non Monday"',
  Tags: 'vip; north',
  'Last activity': '2026-01-02T00:00:00+00:00',
  Created: '2026-01-01T00:00:00+00:00',
  ID: lead.id,
}

test('the head names each column behind the mark of UTF-8', () => {
  expect(exportHead([])).toBe(`\uFEFF${labels.join(',')}\r\n`)
})

test('a line holds what people see, and nothing that a spreadsheet would run', () => {
  expect(Object.keys(cells).filter((label) => !labels.some((known) => known === label))).toEqual([])
  expect(toExportLine(lead, known, [])).toBe(lineOf(cells))
})

test('without an owner or a value the cells are empty', () => {
  expect(toExportLine({ ...lead, owner_id: null, value: null }, known, [])).toBe(
    lineOf({ ...cells, Owner: '', Value: '' }),
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
