import { lazy, Suspense, useState } from 'react'
import { AccountLink } from '../records/index.ts'

const AccountDialog = lazy(() => import('./account-dialog.tsx'))

export interface ContactOfAccount {
  id: string
  name: string
  account_id: string | null
  accounts: { id: string; name: string } | null
}

/** Where a contact belongs to, among its facts. */
export function AccountFact({ contact }: { contact: ContactOfAccount }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-b py-0.5">
      <span className="text-sm text-faint">Account</span>
      <span className="flex min-w-0 items-center justify-between gap-2 px-2">
        <span className="min-w-0 truncate">
          {contact.accounts ? (
            <AccountLink account={contact.accounts} />
          ) : (
            <span className="text-faint">None</span>
          )}
        </span>
        <button
          type="button"
          aria-label="Change account"
          className="link min-h-8 shrink-0 px-1 text-sm pointer-coarse:min-h-11"
          onClick={() => setOpen(true)}
        >
          Change
        </button>
      </span>
      <Suspense fallback={null}>
        {isOpen && <AccountDialog contact={contact} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
