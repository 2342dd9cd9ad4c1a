import { TagList } from '../tags/index.ts'
import { type CustomerTable, changeCustomer } from './change-customer.ts'

interface Props {
  table: CustomerTable
  record: { id: string; tags: string[] }
}

/** The tags of an account or a contact among its facts. */
export function TagsFact({ table, record: { id, tags: before } }: Props) {
  return (
    <div className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-b py-0.5">
      <span className="text-sm text-faint">Tags</span>
      <span className="px-2">
        <TagList
          record={table}
          tags={before}
          onChange={(tags, said) => void changeCustomer(table, id, { tags }, { tags: before }, said)}
        />
      </span>
    </div>
  )
}
