import type { Field, TextType } from '@parley/core/records/field'
import { InlineField, inputTypes, textSchema } from '../records/index.ts'
import { type CustomerTable, changeCustomer, customerNouns } from './change-customer.ts'

interface Props<Column extends string> {
  table: CustomerTable
  fields: readonly (Field & { column: Column; type: TextType })[]
  record: { id: string } & Readonly<Record<NoInfer<Column>, string | null>>
}

/** The lines of text of an account or a contact, each edited in place. */
export function TextFacts<Column extends string>({ table, fields, record }: Props<Column>) {
  return fields.map((field) => (
    <InlineField
      key={field.column}
      label={field.label}
      value={record[field.column] ?? ''}
      schema={textSchema(field, customerNouns[table])}
      type={inputTypes[field.type]}
      onSave={(text) =>
        changeCustomer(
          table,
          record.id,
          { [field.column]: text || null },
          { [field.column]: record[field.column] },
          `${field.label} saved`,
        )
      }
    />
  ))
}
