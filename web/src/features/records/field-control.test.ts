import { type Field, type FieldType, hasEditor, isFact } from '@parley/core/records/field'
import { isValidElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

async function load() {
  const [columns, control, words] = await Promise.all([
    import('./columns/field-column.tsx'),
    import('./field-control.ts'),
    import('./field-words.ts'),
  ])
  return { ...columns, ...control, ...words }
}
let app: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => {})
  openPage()
  app = await load()
})
afterAll(() => void vi.unstubAllGlobals())

/** A field of each type, as any record might be given one. */
interface Case {
  held: unknown
  /** As people read it in a merge and in lists; null where it has a part of its own. */
  words: string | null
  /** As it is typed or chosen; absent where its type alone doesn't tell how. */
  typed?: string
  /** What can't be saved. */
  wrong?: string
}
const ana = '0b8f8a4e-8f1c-4a52-9a3a-000000000001'
const long = 'x'.repeat(41)
const cases: Record<FieldType, Case> = {
  text: { held: 'Oslo', words: 'Oslo', typed: 'Oslo', wrong: long },
  email: { held: 'a@b.example', words: 'a@b.example', typed: 'a@b.example', wrong: 'a at b' },
  phone: { held: '+47 1', words: '+47 1', typed: '+47 1', wrong: long },
  url: { held: 'b.example', words: 'b.example', typed: 'b.example', wrong: long },
  longText: { held: 'One\n\nTwo', words: 'One\n\nTwo', typed: 'One\n\nTwo', wrong: long },
  choice: { held: 'large', words: 'Large one', typed: 'large' },
  amount: { held: 12_500, words: '12,500', typed: '12500', wrong: 'much' },
  day: { held: '2026-02-28', words: 'February 28, 2026', typed: '2026-02-28', wrong: '28.02.2026' },
  moment: {
    held: '2025-02-28T15:30:00.000Z',
    words: 'Feb 28, 2025, 3:30 PM',
    typed: '2025-02-28T15:30',
    wrong: 'soon',
  },
  colleague: { held: ana, words: 'Ana Ruiz', typed: ana },
  tags: { held: ['a', 'b'], words: 'a, b' },
  score: { held: 71, words: '71' },
  currency: { held: 'EUR', words: 'EUR' },
  rhythm: { held: 'FREQ=DAILY', words: null },
  id: { held: ana, words: ana },
  stage: { held: 'won', words: null },
  pipeline: { held: 'sales', words: null },
  lead: { held: ana, words: null },
  account: { held: ana, words: null },
  contact: { held: ana, words: null },
  custom: { held: { plan: 'Gold' }, words: null },
}
const types = Object.keys(cases).filter((type): type is FieldType => type in cases)
const people = [{ id: ana, name: 'Ana Ruiz' }]
const nameOf = (id: string) => people.find((person) => person.id === id)?.name
const fieldOf = (type: FieldType): Field => ({
  column: 'size',
  label: 'Size',
  type,
  limit: 40,
  ...(type === 'choice' && { choices: ['small', 'large'], choiceLabels: { large: 'Large one' } }),
})

describe.each(types)('a field that holds %s', (type) => {
  const field = fieldOf(type)
  const { held, words, typed } = cases[type]

  it('is written as people read it, and nothing is written for nothing', () => {
    expect(app.isWritten(field)).toBe(words !== null)
    expect(app.fieldWords(field, held, nameOf)).toBe(words ?? '')
    for (const nothing of [null, undefined, {}]) expect(app.fieldWords(field, nothing, nameOf)).toBe('')
  })

  it('stands in a list as people read it', () => {
    const column = app.fieldColumn(field, people)
    const shown = column.show({ size: held })
    // Days and moments say how long ago they are there.
    const isAged = type === 'day' || type === 'moment'
    expect(isAged ? isValidElement(shown) : shown).toBe(isAged || (words ?? ''))
    expect(column.edit !== null).toBe(hasEditor(field))
  })

  it('is edited by its type in drawer and page, or by a control of its own', () => {
    expect(isFact(field)).toBe(typed !== undefined)
  })
})

it.each(
  types.flatMap((type) => (cases[type].typed === undefined ? [] : [[type, cases[type].typed] as const])),
)('%s is saved as it was where it is left alone, and as none where it is taken away', (type, typed) => {
  const field = fieldOf(type)
  expect(app.heldAs(field, cases[type].held, 'UTC')).toBe(typed)
  expect(app.readTyped(field, typed, 'account', 'UTC')).toEqual({ value: cases[type].held })
  expect(app.readTyped(field, '', 'account', 'UTC')).toEqual({ value: null })
})

it.each(
  types.flatMap((type) => (cases[type].wrong === undefined ? [] : [[type, cases[type].wrong] as const])),
)('%s typed as “%s” is refused in words', (type, wrong) =>
  expect(app.readTyped(fieldOf(type), wrong, 'account', 'UTC')).toEqual({ problem: expect.any(String) }),
)

it('doesn’t call a colleague who has left by an id', () => {
  expect(app.fieldWords(fieldOf('colleague'), 'gone', nameOf)).toBe('Someone')
})
