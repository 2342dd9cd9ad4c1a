import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Input } from '~/ui/input.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { leadChoicesQuery } from '../../leads/index.ts'

interface Props {
  /** Searched for at first. */
  words: string
  onPick: (leadId: string) => void
  onClose: () => void
}

export default function LeadPicker({ words: initial, onPick, onClose }: Props) {
  const [words, setWords] = useState(initial)
  const leads = useQuery(leadChoicesQuery(useDeferredValue(words.trim())))
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Link to a lead">
      <Input
        type="search"
        aria-label="Search leads"
        placeholder="Name, company or email"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="mt-3 min-h-60">
        {leads.isError && (
          <ErrorNotice title="Leads could not be loaded">{describeError(leads.error)}</ErrorNotice>
        )}
        {leads.isPending && <SkeletonRows count={5} label="Loading leads" />}
        {leads.data?.length === 0 && <p className="py-3 text-muted">No lead matches.</p>}
        <ul aria-label="Leads">
          {leads.data?.map((lead) => (
            <li key={lead.id} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(lead.id)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-2 text-left hover:bg-sunken"
              >
                <span className="font-medium">{lead.name}</span>
                <span className="text-sm text-muted">
                  {[lead.company, lead.email].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
