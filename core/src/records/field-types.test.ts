import { describe, expect, it } from 'vitest'
import { changeableFields, findChanged } from '../automations/action.ts'
import { operatorsFor } from '../automations/condition.ts'
import { factKinds } from '../automations/fact-kind.ts'
import { builtInFilters, operatorsOf } from '../leads/filters/fields.ts'
import { CellError } from '../leads/import/cell-error.ts'
import { readField } from '../leads/import/read-row.ts'
import { isImported } from '../leads/import/subjects.ts'
import { defaultStages } from '../leads/stages.ts'
import { type Field, type FieldType, hasEditor, isFact } from './field.ts'
import { holds } from './read-patch.ts'

/** What a field of each type goes through wherever it goes, whichever record is given one. */
interface Case {
  /** A cell of a file, and what its column holds then; null where files fill none of this type. */
  cell: [text: string, held: unknown] | null
  /** A cell that can't be taken. */
  wrong?: string
  /** What a column holds, and what it never does. */
  held: unknown
  never: unknown
  /** How it is filtered by; null where a list of its own does. */
  filter: 'text' | 'number' | 'score' | 'date' | 'moment' | 'choice' | 'tags' | null
  /** Whether a page shows it among the facts, and whether a cell of a list edits it. */
  isFact: boolean
  isEditedInLists: boolean
}
const text = { never: 7, filter: 'text', isFact: true, isEditedInLists: true } as const
const other = { filter: null, isFact: false, isEditedInLists: false } as const

const cases: Record<FieldType, Case> = {
  text: { ...text, cell: ['Oslo', 'Oslo'], wrong: 'x'.repeat(41), held: 'Oslo' },
  email: { ...text, cell: ['mailto:a@b.example', 'a@b.example'], wrong: 'a at b', held: 'a@b.example' },
  phone: { ...text, cell: ['+47 1', '+47 1'], wrong: 'none', held: '+47 1' },
  url: { ...text, cell: ['b.example', 'b.example'], wrong: 'x'.repeat(41), held: 'b.example' },
  longText: {
    ...text,
    cell: ['One\n\nTwo', 'One\n\nTwo'],
    wrong: 'x'.repeat(41),
    held: 'One\n\nTwo',
    isEditedInLists: false,
  },
  choice: {
    ...text,
    cell: ['LARGE', 'large'],
    wrong: 'huge',
    held: 'small',
    never: 'huge',
    filter: 'choice',
  },
  amount: { ...text, cell: ['1.200', 1200], wrong: 'much', held: 1.5, never: '1.5', filter: 'number' },
  day: { ...text, cell: ['31.12.2026', '2026-12-31'], wrong: 'soon', held: '2026-12-31', filter: 'date' },
  moment: {
    ...text,
    cell: ['2026-12-31T10:00:00Z', '2026-12-31T10:00:00Z'],
    wrong: 'soon',
    held: '2026-12-31T10:00:00Z',
    filter: 'moment',
    isEditedInLists: false,
  },
  colleague: { ...text, cell: ['Ana', 'ana'], wrong: 'Nobody', held: 'ana', filter: null },
  stage: { ...other, cell: ['Proposal', 'proposal'], wrong: 'gone', held: 'proposal', never: 7 },
  pipeline: { ...other, cell: ['Sales', 'sales'], held: 'sales', never: 7 },
  currency: { ...other, cell: ['eur', 'EUR'], wrong: 'Euro', held: 'EUR', never: 7 },
  tags: { ...other, cell: ['a; b', ['a', 'b']], held: ['a'], never: 'a', filter: 'tags' },
  id: {
    ...other,
    cell: ['0B8F8A4E-8F1C-4A52-9A3A-000000000001', '0b8f8a4e-8f1c-4a52-9a3a-000000000001'],
    held: 'x',
    never: 7,
  },
  score: { ...other, cell: null, held: 7, never: '7', filter: 'score' },
  rhythm: { ...other, cell: null, held: 'FREQ=DAILY', never: 7 },
  lead: { ...other, cell: null, held: 'x', never: 7 },
  // A file names the account of a contact, which is found or made by that name.
  account: { ...other, cell: null, held: 'x', never: 7 },
  contact: { ...other, cell: null, held: 'x', never: 7 },
  custom: { ...other, cell: null, held: { plan: 'Gold', seats: 3, vip: true }, never: ['Gold'] },
}
const choices = ['small', 'large']
const fieldOf = (type: FieldType): Field => ({
  column: 'size',
  label: 'Size',
  type,
  limit: 40,
  ...(type === 'choice' && { choices }),
})
const context = {
  stages: defaultStages,
  dateOrder: 'dmy',
  timeZone: 'UTC',
  findOwner: (name: string) => (name === 'Ana' ? 'ana' : undefined),
} as const
const cellOf = (cell: string) => ({
  field: 'size',
  heading: 'Size',
  text: cell,
  meant: undefined,
  decimalMark: undefined,
})

const types = Object.keys(cases).filter((type): type is FieldType => type in cases)

describe.each(types)('a field that holds %s', (type) => {
  const given = cases[type]
  const field = fieldOf(type)

  it('keeps what its column holds in a change that waits, and nothing else', () => {
    expect([holds(field, given.held), holds(field, given.never), holds(field, null)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is read from a file, or says that it is not', () => {
    expect(isImported(field)).toBe(given.cell !== null || type === 'account')
    const [written = 'x', held] = given.cell ?? []
    expect(readField(field, cellOf(written), context)).toEqual(given.cell === null ? {} : { size: held })
  })

  it('is filtered by as its type is, a choice among what may be chosen', () => {
    const [filter] = builtInFilters([field])
    expect(filter?.type ?? null).toBe(given.filter)
    expect(filter?.options ?? []).toEqual(type === 'choice' ? choices : [])
    expect(filter === undefined || operatorsOf[filter.type].length > 1).toBe(true)
  })

  it('stands among the facts, and in lists, where its type tells how it is edited', () => {
    expect([isFact(field), hasEditor(field)]).toEqual([given.isFact, given.isEditedInLists])
    expect([isFact({ ...field, isKept: true }), isFact({ ...field, hasOwnPart: true })]).toEqual([
      false,
      false,
    ])
  })

  it('can be asked for by automations, or is told of by other facts', () => {
    const kind = factKinds[type]
    expect(kind === null || operatorsFor(kind).length > 1).toBe(true)
  })
})

it.each(
  types.flatMap((type) => (cases[type].wrong === undefined ? [] : [[type, cases[type].wrong] as const])),
)('a cell of %s that can’t be taken, %s, says why', (type, wrong) =>
  expect(() => readField(fieldOf(type), cellOf(wrong), context)).toThrow(CellError),
)

it('an amount brings a currency only where the record has one', () => {
  const amount = fieldOf('amount')
  expect(readField(amount, cellOf('€1.200'), { ...context, hasCurrency: true })).toEqual({
    size: 1200,
    currency: 'EUR',
  })
  expect(readField(amount, cellOf('€1.200'), { ...context, currency: 'EUR' })).toEqual({ size: 1200 })
  expect(() => readField(amount, cellOf('€1.200'), context)).toThrow(
    'Size is in the company’s currency, and “€1.200” is in EUR',
  )
})

it('what a step of automations sets is found again among the fields of its record', () => {
  for (const [kind, column] of [
    ['update_lead', 'value'],
    ['update_account', 'address'],
  ] as const)
    expect(changeableFields[kind]).toContain(findChanged({ kind, column }))
})
