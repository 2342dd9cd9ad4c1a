import type { CustomField, FieldType } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { Field } from '@parley/core/records/field'
import { type SalesRecord, salesFields } from '@parley/core/records/sales-records'

type Value = string | number | boolean | null

export interface SharedField extends Omit<CustomField, 'type'> {
  /** An account is chosen by search; an amount may name its currency. */
  type: FieldType | 'account' | 'amount'
  /** The most characters. */
  limit: number | undefined
}

/** What is one record's own, and what has a control of its own among those for several. */
const left: readonly string[] = ['name', 'company', 'email', 'phone', 'domain', 'lost_reason']

const types: Partial<Record<Field['type'], SharedField['type']>> = {
  text: 'text',
  url: 'url',
  amount: 'amount',
  day: 'date',
  account: 'account',
}

/** The fields that several records of a kind may well have the same of. */
export const sharedFields = (record: SalesRecord): SharedField[] =>
  salesFields[record].flatMap(({ type: held, column, label, limit }) => {
    const type = types[held]
    if (type === undefined || left.includes(column)) return []
    return [{ key: column, label, type, options: [], limit }]
  })

/** @throws CellError where the value is longer than the field holds */
export function checkLength({ label, limit }: Pick<SharedField, 'label' | 'limit'>, value: Value): void {
  if (limit !== undefined && String(value ?? '').length > limit)
    throw new CellError(`${label}: use at most ${limit} characters`)
}
