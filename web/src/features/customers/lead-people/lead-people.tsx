import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { AddPerson } from './add-person.tsx'
import { type Participant, participantsQuery, refreshParticipants } from './calls.ts'
import { createPeopleChanges } from './change-people.ts'
import { PersonRow } from './person-row.tsx'

interface Props {
  lead: {
    id: string
    contact_id: string | null
    account_id: string | null
    name: string
    title: string | null
    email: string | null
    phone: string | null
  }
}

/** The people of a sale and what they have to say in it, whom it is named after first. */
export default function LeadPeople({ lead }: Props) {
  const { id: leadId, contact_id: mainId, account_id: accountId, name, title, email, phone } = lead
  const [isAdding, setAdding] = useState(false)
  const { data = [], error, refetch, isFetching } = useQuery(participantsQuery(leadId))
  useTableChanges(['lead_contacts'], () => void refreshParticipants(leadId), {
    filter: `lead_id=eq.${leadId}`,
  })
  const changes = createPeopleChanges({ leadId, accountId, mainId })
  const others = data.filter(({ contactId }) => contactId !== mainId)
  const main: Participant | null =
    mainId === null
      ? null
      : {
          contactId: mainId,
          role: data.find(({ contactId }) => contactId === mainId)?.role ?? null,
          name,
          title,
          email,
          phone,
        }
  const people = main ? [main, ...others] : others
  return (
    <Panel
      title="People"
      aside={
        !isAdding && (
          <button type="button" className="link pointer-coarse:min-h-11" onClick={() => setAdding(true)}>
            Add
          </button>
        )
      }
    >
      {error && (
        <ErrorNotice
          title="The people could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeError(error)}
        </ErrorNotice>
      )}
      {isAdding && (
        <AddPerson
          accountId={accountId}
          known={people.map(({ contactId }) => contactId)}
          changes={changes}
          onClose={() => setAdding(false)}
        />
      )}
      <ul>
        {people.map((person) => (
          <PersonRow
            key={person.contactId}
            person={person}
            isMain={person.contactId === mainId}
            hasMenuBelow={others.length > 0}
            changes={changes}
          />
        ))}
      </ul>
    </Panel>
  )
}
