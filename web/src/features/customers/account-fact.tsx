import { Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { AccountLink, AccountPicker, type ChosenAccount } from '../records/index.ts'
import { changeCustomer, createCustomer } from './change-customer.ts'

interface Props {
  contact: {
    id: string
    name: string
    account_id: string | null
    accounts: { id: string; name: string } | null
  }
}

/** Where a contact belongs to, among its facts. */
export function AccountFact({ contact }: Props) {
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
          className="link shrink-0 text-sm pointer-coarse:min-h-11"
          onClick={() => setOpen(true)}
        >
          Change
        </button>
      </span>
      {isOpen && <AccountDialog contact={contact} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AccountDialog({ contact, onClose }: Props & { onClose: () => void }) {
  const [account, setAccount] = useState<ChosenAccount | null>(contact.accounts)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const id = account && (account.id ?? (await createCustomer('accounts', { name: account.name })))
      onClose()
      if (id === contact.account_id) return
      await changeCustomer(
        'contacts',
        contact.id,
        { account_id: id },
        { account_id: contact.account_id },
        'Account saved',
      )
    } catch (error) {
      toast.error('The change was not saved', { description: describeError(error) })
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Account of ${contact.name}`}
      description="Their leads stay with the account they are with."
      width="narrow"
      footer={
        <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
          Save
        </Button>
      }
    >
      {/* With room for those that are offered. */}
      <div className="min-h-72">
        <Field label="Account">
          <Suspense fallback={<Input disabled />}>
            <AccountPicker label="Account" mayBeNew account={account} onChange={setAccount} />
          </Suspense>
        </Field>
      </div>
    </Dialog>
  )
}
