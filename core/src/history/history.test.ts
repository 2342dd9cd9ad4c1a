import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { describeOperation } from './describe-operation.ts'
import { describeStages } from './describe-stages.ts'
import { describeWay } from './describe-way.ts'
import { choiceLabel, historyRecord } from './records.ts'

const labelsOf = (table: string, before: object, after: object) =>
  changedFields(table, { ...before }, { ...after }).map(({ field }) => field.label)

it('names the fields in the order of the record', () => {
  expect(labelsOf('leads', { value: 1, status: 'new' }, { value: 2, status: 'won' })).toEqual([
    'Status',
    'Value',
  ])
  expect(changedFields('leads', { value: null }, { value: 2 })).toMatchObject([{ before: null, after: 2 }])
})

it('shows a company’s own fields by their labels', () => {
  const own = [
    { record: 'accounts', key: 'seats', label: 'Employees' },
    { record: 'leads', key: 'seats', label: 'Seats booked' },
  ]
  expect(
    changedFields('leads', { custom: { seats: 1 } }, { custom: { seats: 2, old_one: null } }, own),
  ).toEqual([
    { field: { column: 'custom.seats', label: 'Seats booked', type: 'custom' }, before: 1, after: 2 },
    { field: { column: 'custom.old_one', label: 'Old one', type: 'custom' }, before: null, after: null },
  ])
})

it('leaves out a link that its words say already', () => {
  expect(labelsOf('leads', {}, { account_id: 'a', company: 'Acme' })).toEqual(['Company'])
  expect(labelsOf('leads', {}, { contact_id: 'c', name: 'Ada', email: 'a@b.example' })).toEqual([
    'Name',
    'Email',
  ])
  expect(labelsOf('leads', {}, { account_id: 'a' })).toEqual(['Account'])
})

it('has words for what a newer version keeps', () => {
  expect(labelsOf('quotes', {}, { total_amount: 3, owner_id: 'x' })).toEqual(['Total amount', 'Owner'])
  expect(historyRecord('quote_lines').noun).toBe('quote lines')
})

it('calls choices what the interface calls them', () => {
  expect(choiceLabel('tasks', 'status', 'in_progress')).toBe('In progress')
  expect(choiceLabel('templates', 'kind', 'call_script')).toBe('Call script')
})

it.each([
  ['person', null, ''],
  ['key', 'Zapier', 'by the API key “Zapier”'],
  ['key', null, 'by the API key'],
  ['automation', 'Follow up', 'by the automation “Follow up”'],
  ['assistant', 'update_lead', 'by the assistant'],
  ['import', 'fair.csv', 'by the import of fair.csv'],
  ['import', null, 'by an import'],
  ['system', null, 'by Parley'],
  ['system', 'webhook', 'by an inbound webhook'],
] as const)('%s %s reads %s', (way, name, words) => expect(describeWay(way, name)).toBe(words))

it('tells stages in a line, by pipeline where there are several', () => {
  const sales = { key: 'sales', name: 'Sales' }
  const stages = [
    { key: 'new', name: 'New', probability: 0.05, pipeline: sales },
    { key: 'demo', name: 'Demo', probability: 0.5, color: 'teal', pipeline: sales },
    { key: 'won', name: 'Won', probability: 1, color: 'green' },
  ]
  expect(describeStages(stages)).toBe('New 5%, Demo 50% teal, Won green')
  const due = { key: 'due', name: 'Due', probability: 0.6, pipeline: { key: 'renewals', name: 'Renewals' } }
  expect(describeStages(stages.toSpliced(2, 0, due))).toBe(
    'Sales: New 5%, Demo 50% teal · Renewals: Due 60% · Won green',
  )
  expect(describeStages(null)).toBe('')
})

it('says what became of a record, of a person of a lead, and of what was noted', () => {
  const names = new Map([['u', 'Uma Vik']])
  const said = (
    record: string,
    operation: 'insert' | 'update' | 'delete',
    cells: object | null,
    restored: string | null = null,
  ) =>
    describeOperation(
      {
        record,
        operation,
        before: operation === 'delete' ? { ...cells } : null,
        after: operation === 'delete' ? null : { ...cells },
        restored_id: restored,
      },
      names,
    )
  expect(said('leads', 'insert', null)).toBe('Lead added')
  expect(said('leads', 'insert', null, 'x')).toBe('Lead restored')
  expect(said('leads', 'update', { value: 1 })).toBeNull()
  expect(said('profiles', 'insert', null)).toBe('Member joined')
  expect(said('lead_contacts', 'insert', { contact_id: 'u', role: 'user' })).toBe(
    'Uma Vik added to the people as user',
  )
  expect(said('lead_contacts', 'update', { contact_id: 'u', role: 'user' })).toBe('Uma Vik')
  expect(said('lead_contacts', 'delete', { contact_id: 'gone' })).toBe(
    'A deleted or hidden contact removed from the people',
  )
  expect(said('lead_contacts', 'insert', { contact_id: 'u' }, 'x')).toBe('Uma Vik is among the people again')
  const merged = { record: 'accounts', dropped: 'Acme Corp', kept: 'Acme' }
  expect(said('merges', 'insert', merged)).toBe('Account Acme Corp merged into Acme')
  expect(said('exports', 'insert', { record: 'contacts', rows: 1 })).toBe('1 contact exported')
  expect(said('exports', 'insert', { record: 'history', rows: 1200 })).toBe('1,200 changes exported')
  expect(said('exports', 'insert', { record: 'company', rows: null })).toBe('Everything exported')
  expect(said('lead_activities', 'update', { body: 'x' })).toBe('Note edited')
  expect(said('lead_activities', 'delete', { kind: 'call' })).toBe('Call deleted')
  expect(labelsOf('lead_contacts', { role: 'user' }, { id: 'i', contact_id: 'u', role: 'blocker' })).toEqual([
    'Role',
  ])
})
