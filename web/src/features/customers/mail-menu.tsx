import { Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { type MailMarks, WriteMail } from '../mail/index.ts'

type Person = { id: string; name: string; email: string | null } & Omit<MailMarks, 'email_bounce_reason'>

interface Props {
  people: readonly Person[]
}

/** Why nothing is sent to somebody, in a word or two; null where they can be written to. */
function markOf({ email, email_opt_out_at, email_bounced_at }: Person): string | null {
  if (email === null) return 'No address'
  if (email_opt_out_at !== null) return 'Unsubscribed'
  return email_bounced_at === null ? null : 'Bounced'
}

/** Writes to one of an account’s people; who can’t be written to says why not. */
export default function MailMenu({ people }: Props) {
  const [chosen, setChosen] = useState<Person | null>(null)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Email</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {people.map((person) => {
            const mark = markOf(person)
            return (
              <DropdownMenuItem key={person.id} disabled={mark !== null} onSelect={() => setChosen(person)}>
                To {person.name}
                {mark !== null && `\u00A0· ${mark}`}
              </DropdownMenuItem>
            )
          })}
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense fallback={null}>
        {chosen && (
          <WriteMail
            to={{ kind: 'contact', id: chosen.id }}
            name={chosen.name}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
