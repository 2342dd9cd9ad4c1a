import type { CustomField } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { Field } from '@parley/core/records/field'
import { taskFields } from '@parley/core/records/task'
import { expect, it } from 'vitest'
import { readShared, type SharedField, sharedAmong, sharedFields } from './shared-fields.ts'

const size: Field = { column: 'size', label: 'Size', type: 'choice', choices: ['small', 'large'] }
const about: Field = { column: 'about', label: 'About', type: 'longText', limit: 3000 }

function only(fields: readonly SharedField[]): SharedField {
  const [field] = fields
  if (!field || fields.length > 1) throw new Error(`${fields.length} fields`)
  return field
}
const shared = (field: Field) => only(sharedAmong([field]))

it.each([
  ['leads', ['Deal name', 'Role', 'Website', 'Source', 'Value', 'Expected close', 'Next step']],
  ['accounts', ['Website', 'Address']],
  ['contacts', ['Account', 'Role']],
] as const)('offers of %s what several may have the same of', (record, labels) =>
  expect(sharedFields(record).map(({ label }) => label)).toEqual(labels),
)

it('offers of tasks what has no control of its own, and whose they are as one', () => {
  const labels = sharedAmong(taskFields).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Description', 'Status', 'Related record']))
  for (const label of ['Title', 'Priority', 'Due', 'Reminder', 'Assignee', 'Lead', 'Account', 'Contact'])
    expect(labels).not.toContain(label)
})

it('offers each field that tasks are given later, by the names that the interface has for its choices', () => {
  const added: Field[] = [
    { ...size, choiceLabels: { small: 'Half an hour' } },
    { column: 'reviewer_id', label: 'Reviewer', type: 'colleague' },
  ]
  const offered = sharedAmong([...taskFields, ...added])
  expect(offered.slice(-2)).toMatchObject([
    { key: 'size', choiceLabels: { small: 'Half an hour' } },
    { key: 'reviewer_id', type: 'colleague' },
  ])
  expect(readShared(shared({ column: 'reviewer_id', label: 'Reviewer', type: 'colleague' }), 'ana')).toBe(
    'ana',
  )
})

it('offers a choice with what may be chosen, and a long text', () => {
  expect(shared(size)).toMatchObject({ key: 'size', type: 'choice', options: ['small', 'large'] })
  expect(shared(about)).toMatchObject({ key: 'about', type: 'longText', limit: 3000 })
})

it('leaves out what each has of its own, and what the product writes itself', () =>
  expect(
    sharedAmong([
      { ...size, isOfOne: true },
      { ...about, isKept: true },
      { column: 'email', label: 'Email', type: 'email' },
    ]),
  ).toEqual([]))

it('takes one of the choices alone', () => {
  expect(readShared(shared(size), 'large')).toBe('large')
  expect(() => readShared(shared(size), 'huge')).toThrow(new CellError('Size: choose one of small, large'))
})

it('takes a long text in lines, up to what the field holds', () => {
  const text = `One\n\n${'x'.repeat(2995)}`
  expect(readShared(shared(about), text)).toBe(text)
  expect(() => readShared(shared(about), `${text}x`)).toThrow(
    new CellError('About: use at most 3000 characters'),
  )
})

it('holds a line to its limit, and a company’s own field to that of its type', () => {
  const line = shared({ column: 'place', label: 'Place', type: 'text', limit: 5 })
  expect(readShared(line, 'Paris')).toBe('Paris')
  expect(() => readShared(line, 'London')).toThrow(new CellError('Place: use at most 5 characters'))
  const own: CustomField = { key: 'seats', label: 'Seats', type: 'number', options: [] }
  expect(readShared(own, '12')).toBe(12)
})

it('says of a field whether it can be cleared', () => {
  expect(shared(size).isRequired).toBe(false)
  expect(shared({ ...size, isRequired: true }).isRequired).toBe(true)
})
