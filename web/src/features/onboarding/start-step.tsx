import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { loadSampleCompany } from './onboarding-calls.ts'

/** Where the recorder begins by itself. */
const record = '/voice?record=true'
const transcript = '/voice?add=transcript'

interface Props {
  onFinish: (place: string) => Promise<void>
  /** The page that asked for the sign-up. */
  wanted: string | null
}

export function StartStep({ onFinish, wanted }: Props) {
  const { isManager } = useRights()
  const sample = useMutation({
    mutationFn: async () => {
      await loadSampleCompany()
      await onFinish('/dashboard')
    },
  })
  const finish = useMutation({ mutationFn: onFinish })
  const error = sample.error ?? finish.error
  return (
    <div className="space-y-2">
      {error && <ErrorNotice title="That did not work">{describeError(error)}</ErrorNotice>}
      <Choice title="Record a conversation" text="Your microphone, or a meeting in another tab.">
        <Button
          variant="record"
          isBusy={finish.isPending && finish.variables === record}
          onClick={() => finish.mutate(record)}
        >
          <RecordDot /> Record
        </Button>
      </Choice>
      <Choice title="Import a transcript" text="From a past conversation, as a file or pasted text.">
        <Button
          isBusy={finish.isPending && finish.variables === transcript}
          onClick={() => finish.mutate(transcript)}
        >
          Import
        </Button>
      </Choice>
      {isManager && (
        <Choice
          title="Look around first"
          text="A sample company with 60 leads and 25 recordings. One click removes it again."
        >
          <Button isBusy={sample.isPending} onClick={() => sample.mutate()}>
            Load sample data
          </Button>
        </Choice>
      )}
      <Button variant="quiet" className="-ml-3" onClick={() => finish.mutate(wanted ?? '/dashboard')}>
        {wanted === null || wanted === '/dashboard' ? 'Skip to Dashboard' : 'Skip'}
      </Button>
    </div>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b py-4 sm:flex-nowrap">
      <div className="min-w-0 max-w-[17rem]">
        <h2 className="font-medium">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
