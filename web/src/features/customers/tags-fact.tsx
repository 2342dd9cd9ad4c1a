import { FactLine, FixedFact } from '../records/index.ts'
import { TagList } from '../tags/index.ts'
import { type CustomerTable, changeCustomer } from './change-customer.ts'
import { useFixedFields } from './fixed-fields.ts'

interface Props {
  table: CustomerTable
  record: { id: string; tags: string[] }
}

/** The tags of an account or a contact among its facts. */
export function TagsFact({ table, record: { id, tags: before } }: Props) {
  if (useFixedFields(id).includes('tags')) return <FixedFact label="Tags" shown={before.join(', ')} />
  return (
    <FactLine label="Tags">
      <span className="px-2">
        <TagList
          record={table}
          tags={before}
          onChange={(tags, said) => void changeCustomer(table, id, { tags }, { tags: before }, said)}
        />
      </span>
    </FactLine>
  )
}
