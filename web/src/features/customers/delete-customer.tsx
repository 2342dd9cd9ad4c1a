import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMayDelete } from '~/data/deletable.ts'
import { describeError } from '~/data/describe-error.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { toast } from '~/ui/toast.ts'
import { type CustomerTable, customerNouns, deleteCustomer } from './change-customer.ts'

interface Props {
  table: CustomerTable
  record: { id: string; name: string; created_by: string | null; owner_id?: string | null }
}

/** Deletes an account or a contact that no lead needs any more; otherwise the database says how many do. */
export default function DeleteCustomer({ table, record }: Props) {
  const { id, name, created_by, owner_id = null } = record
  const mayDelete = useMayDelete(table, { id, created_by, keeper: owner_id })
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    deleteCustomer(table, id).then(
      () => {
        toast.success(`${name} deleted`)
        void navigate({ to: `/${table}` })
      },
      (error: unknown) =>
        toast.error(`The ${customerNouns[table]} was not deleted`, { description: describeError(error) }),
    )
  if (!mayDelete) return null
  return (
    <>
      <MoreActions>
        <DropdownMenuItem isDanger onSelect={() => setAsking(true)}>
          Delete
        </DropdownMenuItem>
      </MoreActions>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description={
          table === 'accounts'
            ? 'Its people stay, without an account. An account with leads is not deleted.'
            : 'A contact with leads is not deleted.'
        }
        confirmLabel="Delete"
        onConfirm={() => void remove()}
      />
    </>
  )
}
