import type { CustomValues } from '@parley/core/records/custom-values'
import { Suspense } from 'react'
import { CustomFacts } from '../fields/index.ts'
import { type CustomerTable, changeCustomer, customerNouns } from './change-customer.ts'
import { useFixedFields } from './fixed-fields.ts'

interface Props {
  table: CustomerTable
  record: { id: string; custom: CustomValues }
}

/** The company's own fields of an account or a contact, and why facts of it are text. */
export function OwnFacts({ table, record: { id, custom: before } }: Props) {
  const fixed = useFixedFields(id)
  return (
    <>
      <Suspense fallback={null}>
        <CustomFacts
          record={table}
          values={before}
          isFixed={fixed.includes('custom')}
          onSave={(custom, said) => changeCustomer(table, id, { custom }, { custom: before }, said)}
        />
      </Suspense>
      {fixed.length > 0 && (
        <p className="pt-3 text-sm text-muted">
          Somebody else looks after this {customerNouns[table]}: ask them or a manager to change it.
        </p>
      )}
    </>
  )
}
