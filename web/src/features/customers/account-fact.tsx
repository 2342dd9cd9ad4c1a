import { lazy, Suspense, useState } from 'react'
import { FactButton, FactLine, FixedFact } from '../records/index.ts'
import type { ContactOfAccount } from './account-dialog.tsx'
import { useFixedFields } from './fixed-fields.ts'

const AccountDialog = lazy(() => import('./account-dialog.tsx'))

/** Where a contact belongs to, among its facts: a press changes it. */
export function AccountFact({ contact }: { contact: ContactOfAccount }) {
  const [isOpen, setOpen] = useState(false)
  if (useFixedFields(contact.id).includes('account_id'))
    return <FixedFact label="Account" shown={contact.accounts?.name ?? ''} />
  return (
    <FactLine label="Account">
      <FactButton label="Account" shown={contact.accounts?.name ?? ''} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && <AccountDialog contact={contact} onClose={() => setOpen(false)} />}
      </Suspense>
    </FactLine>
  )
}
