import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '~/data/session.ts'
import { waysInQuery } from '~/features/auth/index.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { askForPhone, confirmPhone } from './contact-calls.ts'
import { EmailDialog } from './email-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

/** What one signs in with, each with the way to change it. */
export function ContactFields() {
  const user = useSession().session?.user
  const hasPhone = useQuery(waysInQuery()).data?.hasPhone ?? false
  const [asked, setAsked] = useState<'email' | 'phone' | null>(null)
  if (!user) return null
  const change = (what: 'email' | 'phone', isThere: boolean) => (
    <button
      type="button"
      className="link"
      aria-label={`${isThere ? 'Change' : 'Add'} ${what}`}
      onClick={() => setAsked(what)}
    >
      {isThere ? 'Change' : 'Add'}
    </button>
  )
  return (
    <>
      <Field
        label="Email"
        hint={
          user.new_email
            ? `Becomes ${user.new_email} once both addresses are confirmed.`
            : 'What you sign in with.'
        }
        aside={change('email', Boolean(user.email))}
      >
        <Input value={user.email ?? ''} readOnly className="bg-sunken text-muted" />
      </Field>
      {(hasPhone || user.phone) && (
        <Field
          label="Phone"
          hint="For signing in by text message."
          aside={hasPhone && change('phone', Boolean(user.phone))}
        >
          <Input
            value={user.phone ? `+${user.phone}` : ''}
            placeholder="None yet"
            readOnly
            className="bg-sunken text-muted"
          />
        </Field>
      )}
      {asked === 'email' && <EmailDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'phone' && (
        <PhoneDialog
          title={user.phone ? 'Change your number' : 'Add your number'}
          description="You can sign in with it, by password or by a texted code."
          onClose={() => setAsked(null)}
          send={askForPhone}
          verify={confirmPhone}
        />
      )}
    </>
  )
}
