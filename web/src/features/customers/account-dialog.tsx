import { Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { AccountPicker, type ChosenAccount } from '../records/index.ts'
import { changeCustomer, createCustomer } from './change-customer.ts'

export interface ContactOfAccount {
  id: string
  name: string
  account_id: string | null
  accounts: { id: string; name: string } | null
}

interface Props {
  contact: ContactOfAccount
  onClose: () => void
}

/** Gives a contact another account, one that is there or a new one, or none. */
export default function AccountDialog({ contact, onClose }: Props) {
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
          <Suspense fallback={<Input disabled value={account?.name ?? ''} />}>
            <AccountPicker label="Account" mayBeNew account={account} onChange={setAccount} />
          </Suspense>
        </Field>
      </div>
    </Dialog>
  )
}
