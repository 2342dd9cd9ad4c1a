import { type QueuedChange, queueCreation } from '~/data/offline-queue.ts'
import { toast } from '~/ui/toast.ts'
import type { CustomerTable } from './change-customer.ts'

/** Keeps a new account or contact until the network is back, with Undo. Throws where the browser keeps nothing. @returns its id */
export function keepCustomer(table: CustomerTable, row: { name: string } & QueuedChange['patch']): string {
  const id = crypto.randomUUID()
  const undo = queueCreation(table, row, `${row.name} added`, id)
  toast.success(`${row.name} kept`, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
  return id
}
