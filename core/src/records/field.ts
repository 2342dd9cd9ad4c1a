/** What a field holds. How it is checked, read from a file, shown and filtered by follows from it. */
export type FieldType =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'url'
  | 'choice'
  | 'stage'
  | 'pipeline'
  | 'amount'
  | 'currency'
  | 'colleague'
  | 'lead'
  | 'account'
  | 'contact'
  | 'tags'
  | 'score'
  | 'day'
  | 'moment'
  | 'rhythm'
  | 'custom'
  | 'id'

/** A field of a record: a column of its table, with all that follows from it. */
export interface Field {
  column: string
  label: string
  type: FieldType
  /** The most characters. */
  limit?: number
  /** Of a choice. */
  choices?: readonly string[]
  /** What the interface calls the choices that have a name of their own. */
  choiceLabels?: Readonly<Record<string, string>>
  /** Never empty. */
  isRequired?: true
  /** Page and drawer show it in a part of its own instead of among the facts. */
  hasOwnPart?: true
  /** Asked for when a record is made by hand. */
  isInDrawer?: true
  /** What the product writes itself: shown, searched and exported, never changed by hand. */
  isKept?: true
  /** Whether lists are sorted by it. */
  isSorted?: true
  /** Each record has its own, or it has a control of its own where several are changed: no field among those that are given to several. */
  isOfOne?: true
  /** Its value says by itself what it is, as an address does: read out without the label. */
  isPlain?: true
  /** Two records that have it alike may be one and the same; `similar_customers` compares it. */
  isCompared?: true
  /** What it is called within a sentence, where its label is none: "creation" of "Created". */
  noun?: string
  /** Its key in addresses and mappings of files; the column, where none is given. */
  key?: string
}

interface ValueTypes {
  text: string
  longText: string
  email: string
  phone: string
  url: string
  choice: string
  stage: string
  pipeline: string
  amount: number
  currency: string
  colleague: string
  lead: string
  account: string
  contact: string
  tags: string[]
  score: number
  day: string
  moment: string
  rhythm: string
  custom: Readonly<Record<string, string | number | boolean>>
  id: string
}

type Whole<F extends Field> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : ValueTypes[F['type']]

/** What a column of the record holds. */
export type ValueOf<F extends Field> = F extends { isRequired: true } ? Whole<F> : Whole<F> | null

/** New values for some of a record's fields, by column. */
export type PatchOf<F extends Field> = { -readonly [Each in F as Each['column']]?: ValueOf<Each> }

/** The fields that people write. */
export type Editable<F extends Field> = Exclude<F, { isKept: true }>

/** One line of text. */
export type TextType = 'text' | 'email' | 'phone' | 'url'
/** The fields that are one line of text. */
export type TextField<F extends Field> = Extract<F, { type: TextType }>

/**
 * How a field is edited by its type alone: as a line that is typed, as lines, as a day or a moment, or by choosing. Null: it has a
 * control of its own, or none.
 */
const editors = {
  text: 'line',
  email: 'line',
  phone: 'line',
  url: 'line',
  longText: 'lines',
  amount: 'amount',
  day: 'day',
  moment: 'moment',
  choice: 'choice',
  colleague: 'choice',
  stage: null,
  pipeline: null,
  currency: null,
  lead: null,
  account: null,
  contact: null,
  tags: null,
  score: null,
  rhythm: null,
  custom: null,
  id: null,
} as const satisfies Record<FieldType, string | null>
type Editors = typeof editors

/** The types of which a value says by itself what it is. */
const plainTypes: readonly FieldType[] = ['email', 'phone', 'url']

/** Whether a value of the field is understood without its label. */
export const isPlain = (field: Field): boolean => field.isPlain ?? plainTypes.includes(field.type)

export const isTextField = <F extends Field>(field: F): field is TextField<F> =>
  editors[field.type] === 'line'

/** What a page and a drawer edit by its type alone. */
export type FactType = { [Type in FieldType]: Editors[Type] extends null ? never : Type }[FieldType]
/** The facts of a record's page: what people write and the page has no part of its own for. */
export type Fact<F extends Field> = Exclude<
  Extract<F, { type: FactType }>,
  { hasOwnPart: true } | { isKept: true }
>

/** Whether people write it and its type alone tells how it is edited. */
const isEdited = (field: Field): boolean => editors[field.type] !== null && field.isKept === undefined

/** Whether a cell of a list has room to edit it: lines and moments are edited on the record's page. */
export const hasEditor = (field: Field): boolean =>
  isEdited(field) && field.type !== 'longText' && field.type !== 'moment'

export const isFact = <F extends Field>(field: F): field is Fact<F> =>
  isEdited(field) && field.hasOwnPart === undefined

export const isEditable = <F extends Field>(field: F): field is Editable<F> => field.isKept === undefined

/** What a field is called within a sentence: "the lead’s closing", "its phone". */
export const nounOf = ({ noun, label }: Field): string => noun ?? label.toLowerCase()

/** What the interface calls one of a field's choices: the choice itself, where it has no name of its own. */
export const labelOfChoice = (
  { choiceLabels }: Pick<Field, 'label' | 'choiceLabels'>,
  choice: string,
): string => choiceLabels?.[choice] ?? choice

/** The field that a column is. */
export function fieldAt<F extends Field, Column extends F['column']>(
  fields: readonly F[],
  column: Column,
): Extract<F, { column: Column }>
export function fieldAt(fields: readonly Field[], column: string): Field {
  const field = fields.find((known) => known.column === column)
  if (!field) throw new Error(`${column} is no field.`)
  return field
}

export type KeyOf<F extends Field> = F extends { key: infer Key extends string } ? Key : F['column']
export function keyOf<F extends Field>(field: F): KeyOf<F>
export function keyOf({ key, column }: Field): string {
  return key ?? column
}
