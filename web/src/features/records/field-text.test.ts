import type { Field, FieldType } from '@parley/core/records/field'
import { describe, expect, it } from 'vitest'
import { fieldSchema, fieldValue, inputOf, typedText } from './field-text.ts'
import { fieldWords } from './field-words.ts'

const fieldOf = (type: FieldType, part: Partial<Field> = {}): Field => ({
  column: type,
  label: type,
  type,
  ...part,
})
const amount = fieldOf('amount')

/** What a person is told about what was typed; null where it may be saved. */
const problemOf = (field: Field, typed: string): string | null =>
  fieldSchema(field, 'lead').safeParse(typed).error?.issues[0]?.message ?? null
/** What is saved of it. */
const saved = (field: Field, typed: string) => fieldValue(field, fieldSchema(field, 'lead').parse(typed))

describe('an amount', () => {
  it.each([
    ['12500', 12_500],
    ['12,500.50', 12_500.5],
    ['12.500,50', 12_500.5],
    [' 25k ', 25_000],
    ['0', 0],
  ])('typed as "%s" is saved as %d', (typed, value) => {
    expect(saved(amount, typed)).toBe(value)
  })

  it.each(['a lot', '12 or 13', '1,2,3', '€', '--'])('that is none, "%s", is refused in words', (typed) => {
    expect(problemOf(amount, typed)).toBe('Write the amount in digits, such as 12500')
  })

  it.each(['', '   '])('taken away ("%s") is saved as none, not as zero', (typed) => {
    expect(saved(amount, typed)).toBeNull()
  })

  it('comes back as it was saved when it is edited and left alone', () => {
    for (const value of [0, 12_500, 1234.56, 0.5])
      expect(saved(amount, typedText(value)), String(value)).toBe(value)
  })
})

describe('a day', () => {
  it('is saved as it was chosen, and none where it was taken away', () => {
    expect(saved(fieldOf('day'), '2026-02-28')).toBe('2026-02-28')
    expect(saved(fieldOf('day'), '')).toBeNull()
  })

  it.each(['28.02.2026', '2026-2-28', '2026-02-28T00:00'])('written otherwise, "%s", is refused', (typed) => {
    expect(problemOf(fieldOf('day'), typed)).toBe('Choose a day')
  })
})

describe('a text', () => {
  it('that a record can’t be without stays a text, others become empty', () => {
    expect(fieldValue(fieldOf('text', { isRequired: true }), '')).toBe('')
    expect(fieldValue(fieldOf('text'), '')).toBeNull()
    expect(problemOf(fieldOf('text', { isRequired: true }), '  ')).toBe('Give the lead a name')
  })

  it('stays a text though it is digits', () => {
    expect(saved(fieldOf('phone'), '0044')).toBe('0044')
  })

  it('is refused where it is longer than what is kept', () => {
    expect(problemOf(fieldOf('text', { limit: 5 }), 'abcdef')).toBe('Use at most 5 characters')
    expect(problemOf(fieldOf('text', { limit: 5 }), ' abcde ')).toBeNull()
  })
})

describe('what a column holds', () => {
  it('is read as a date and an amount, and typed without either', () => {
    expect(fieldWords(amount, 12_500, () => undefined)).toBe('12,500')
    expect(typedText(12_500)).toBe('12500')
    expect(fieldWords(fieldOf('day'), '2026-02-28', () => undefined)).toBe('February 28, 2026')
    expect(typedText('2026-02-28')).toBe('2026-02-28')
  })

  it('shows as nothing where it holds nothing, and never as "null" or "[object Object]"', () => {
    for (const value of [null, undefined, {}, ['a'], true]) {
      expect(fieldWords(amount, value, () => undefined)).toBe('')
      expect(typedText(value)).toBe('')
    }
  })

  it('is typed into the input of its kind, and chosen where there is none', () => {
    const kinds = ['amount', 'day', 'phone', 'email', 'url', 'choice', 'colleague', 'tags'] as const
    expect(kinds.map((kind) => inputOf(fieldOf(kind)))).toEqual([
      'text',
      'date',
      'tel',
      'email',
      'url',
      null,
      null,
      null,
    ])
  })
})
