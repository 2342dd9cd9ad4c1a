import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { changeInBulk, toValues } from '~/data/bulk-change.ts'
import { countOf } from '~/data/formats.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { membersQuery } from '../people/index.ts'
import { BulkFrame, BulkOwner } from '../records/index.ts'
import { TagDialog } from '../tags/index.ts'
import { type CustomerTable, customerNouns, refreshCustomers } from './change-customer.ts'

const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx'))

interface Props {
  table: CustomerTable
  selected: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with the selected accounts or contacts. */
export default function BulkBar({ table, selected, onClear }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const { isManager } = useRights()
  const [open, setOpen] = useState<'tag' | 'merge' | null>(null)
  const ids = [...selected]
  const [one, other] = ids
  const words = countOf(ids.length, customerNouns[table])
  const close = () => setOpen(null)
  return (
    <BulkFrame label={`Selected ${table}`} words={words} onClear={onClear}>
      {table === 'accounts' && (
        <BulkOwner
          words={words}
          members={members}
          onChoose={(owner, name) => {
            onClear()
            void changeInBulk({
              ids,
              send: toValues(table, { owner_id: owner }),
              said: `${words} assigned to ${name}`,
              showBack: () => {},
              refresh: refreshCustomers,
            })
          }}
        />
      )}
      <Button onClick={() => setOpen('tag')}>Tag</Button>
      {isManager && ids.length === 2 && <Button onClick={() => setOpen('merge')}>Merge</Button>}
      <Suspense fallback={null}>
        {open === 'tag' && (
          <TagDialog
            record={table}
            ids={ids}
            words={words}
            onClose={close}
            onDone={onClear}
            refresh={refreshCustomers}
          />
        )}
        {open === 'merge' && one !== undefined && other !== undefined && (
          <MergeDialog table={table} id={one} other={other} onClose={close} onMerged={onClear} />
        )}
      </Suspense>
    </BulkFrame>
  )
}
