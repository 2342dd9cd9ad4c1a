import { Suspense } from 'react'
import { useUserId } from '~/data/session.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { OwnerChoice } from '../people/index.ts'
import { AccountPicker, type ChosenAccount } from '../records/index.ts'
import type { CustomerTable } from './change-customer.ts'

/** What was chosen, by column; `account_name` of an account that is made with the contact. */
export type WhoseDraft = Readonly<Record<string, string>>

/** The account that a draft names. */
export const accountOf = ({
  account_id: id = '',
  account_name: name = '',
}: WhoseDraft): ChosenAccount | null => (name === '' ? null : { id: id || null, name })

interface Props {
  table: CustomerTable
  draft: WhoseDraft
  onChange: (draft: WhoseDraft) => void
}

/** Whose a new account is, one's own unless said otherwise; where a new contact belongs to. */
export function WhoseCustomer({ table, draft, onChange }: Props) {
  const userId = useUserId()
  if (table === 'accounts')
    return (
      <Field label="Owner">
        <OwnerChoice
          owner={draft['owner_id'] ?? userId}
          onChange={(owner) => onChange({ ...draft, owner_id: owner ?? '' })}
        />
      </Field>
    )
  return (
    <Field label="Account">
      <Suspense fallback={<Input disabled />}>
        <AccountPicker
          label="Account"
          mayBeNew
          account={accountOf(draft)}
          onChange={(account) =>
            onChange({ ...draft, account_id: account?.id ?? '', account_name: account?.name ?? '' })
          }
        />
      </Suspense>
    </Field>
  )
}
