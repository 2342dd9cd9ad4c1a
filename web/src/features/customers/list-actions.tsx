import { lazy, Suspense, useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { Button } from '~/ui/button.tsx'
import { MoreButton } from '~/ui/more-button.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { FieldsDialog } from '../fields/index.ts'
import { ColumnsDialog } from '../records/index.ts'
import type { CustomerTable } from './change-customer.ts'
import type { CustomerFilter } from './customers-filter.ts'

const CustomersMenu = lazy(whenIdle(() => import('./customers-menu.tsx')))

interface Props {
  table: CustomerTable
  filter: CustomerFilter
  columns: { all: readonly { name: string; label: string }[]; usual: readonly string[] }
  /** The columns as the address says them. */
  chosen: string | undefined
  onColumns: (columns: string | undefined) => void
}

/** The menu of a list of accounts or contacts, with what it opens, and Export. */
export function ListActions({ table, filter, columns, chosen, onColumns }: Props) {
  const { isManager } = useRights()
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<'fields' | 'columns' | null>(null)
  const close = () => setOpen(null)
  const save = () =>
    void import('./export-customers.ts').then(({ exportCustomers }) => exportCustomers(table, filter))
  return (
    <>
      <Suspense fallback={<MoreButton disabled />}>
        <CustomersMenu
          table={table}
          onFields={() => setOpen('fields')}
          onColumns={() => setOpen('columns')}
          onExport={isPhone ? save : null}
        />
      </Suspense>
      {isManager && !isPhone && <Button onClick={save}>Export</Button>}
      <Suspense fallback={null}>
        {open === 'fields' && <FieldsDialog record={table} onClose={close} />}
        {open === 'columns' && (
          <ColumnsDialog {...columns} chosen={chosen} onChange={onColumns} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
