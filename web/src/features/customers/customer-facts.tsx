import { accountFacts, accountFields } from '@parley/core/records/account'
import { contactFacts } from '@parley/core/records/contact'
import type { Field } from '@parley/core/records/field'
import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../people/index.ts'
import { FieldFact } from '../records/index.ts'
import { type CustomerTable, changeCustomer, customerNouns, patchOf } from './change-customer.ts'
import { useFixedFields } from './fixed-fields.ts'

const facts: Record<CustomerTable, readonly Field[]> = {
  accounts: [...accountFacts, ...accountFields.filter(({ type }) => type === 'colleague')],
  contacts: contactFacts,
}

/** The facts of an account or a contact, each edited in place. */
export function CustomerFacts({ table, record }: { table: CustomerTable; record: { id: string } }) {
  const fixed = useFixedFields(record.id)
  const people = useQuery(membersQuery()).data ?? []
  return facts[table].map((field) => {
    const before: unknown = Reflect.get(record, field.column)
    return (
      <FieldFact
        key={field.column}
        field={field}
        people={people}
        value={before}
        noun={customerNouns[table]}
        isFixed={fixed.includes(field.column)}
        onSave={(value, said) =>
          changeCustomer(
            table,
            record.id,
            patchOf(table, { [field.column]: value }),
            patchOf(table, { [field.column]: before }),
            said,
          )
        }
      />
    )
  })
}
