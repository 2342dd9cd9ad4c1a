import type { CustomValues } from '@parley/core/records/custom-values'
import { Suspense } from 'react'
import { CustomFacts } from '../fields/index.ts'
import { type CustomerTable, changeCustomer } from './change-customer.ts'

interface Props {
  table: CustomerTable
  record: { id: string; custom: CustomValues }
}

/** The company's own fields of an account or a contact. */
export function OwnFacts({ table, record: { id, custom: before } }: Props) {
  return (
    <Suspense fallback={null}>
      <CustomFacts
        record={table}
        values={before}
        onSave={(custom, said) => changeCustomer(table, id, { custom }, { custom: before }, said)}
      />
    </Suspense>
  )
}
