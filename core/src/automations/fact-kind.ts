import type { FieldType as OwnType } from '../leads/custom-fields.ts'
import type { FieldType } from '../records/field.ts'

/**
 * How a fact is compared and shown. `any` is a field of the company's own, whose type only its settings know; of `presence`
 * it can only be told whether there is one.
 */
export type FactKind =
  | 'text'
  | 'number'
  | 'choice'
  | 'stage'
  | 'pipeline'
  | 'colleague'
  | 'day'
  | 'moment'
  | 'list'
  | 'flag'
  | 'presence'
  | 'any'

/** Null: a record of its own, whose facts stand beside (`account.name`), or what says nothing to people. */
export const factKinds: Record<FieldType, FactKind | null> = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  choice: 'choice',
  stage: 'stage',
  pipeline: 'pipeline',
  amount: 'number',
  currency: 'text',
  colleague: 'colleague',
  lead: null,
  account: null,
  contact: null,
  tags: 'list',
  score: 'number',
  day: 'day',
  moment: 'moment',
  rhythm: 'presence',
  // Each of the company's own fields is a fact by itself.
  custom: null,
  id: null,
}

/** The same of the company's own fields. */
export const ownFactKinds: Record<OwnType, FactKind> = {
  text: 'text',
  number: 'number',
  date: 'day',
  choice: 'choice',
  boolean: 'flag',
  url: 'text',
}
