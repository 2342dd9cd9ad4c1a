import { describeBeside, type Subject, subjectLabels } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Input } from '~/ui/input.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { subjectChoicesQuery } from './subject-choices.ts'

interface Props {
  /** Searched for at first. */
  words: string
  onPick: (chosen: Subject) => void
  onClose: () => void
}

/** Chooses whose conversation it is. */
export default function SubjectDialog({ words: initial, onPick, onClose }: Props) {
  const [words, setWords] = useState(initial)
  const found = useQuery(subjectChoicesQuery(useDeferredValue(words.trim())))
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Link the conversation">
      <Input
        type="search"
        aria-label="Search leads, accounts and contacts"
        placeholder="Name, company or email"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="mt-3 min-h-60">
        {found.isError && <ErrorNotice title="The search failed">{describeError(found.error)}</ErrorNotice>}
        {found.isPending && <SkeletonRows count={5} label="Searching" />}
        {found.data?.length === 0 && <p className="py-3 text-muted">No lead, account or contact matches.</p>}
        <ul aria-label="Found">
          {found.data?.map((subject) => (
            <li key={subject.id} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(subject)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-2 text-left hover:bg-sunken"
              >
                <span className="font-medium">{subject.name}</span>
                <span className="text-sm text-muted">{describeBeside(subject)}</span>
                {subject.kind !== 'lead' && (
                  <span className="ml-auto text-sm text-faint">{subjectLabels[subject.kind]}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
