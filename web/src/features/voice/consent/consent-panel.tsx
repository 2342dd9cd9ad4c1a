import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatExact } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { isConsentMethod } from '../upload-queue/local-recording.ts'
import { consentWords } from './consent.ts'
import { addConsent, type ConsentRow, consentsQuery } from './consents.ts'
import { describeMeans, means } from './means.ts'
import { NoticeFields } from './notice-fields.tsx'

/** Who was told that this recording is made: what is on record, and room for what was told later. */
export default function ConsentPanel({ recordingId }: { recordingId: string }) {
  const [isAdding, setAdding] = useState(false)
  const consents = useQuery(consentsQuery(recordingId))
  if (!consents.data) {
    return consents.error ? (
      <ErrorNotice title="The consent record could not be loaded" onRetry={() => void consents.refetch()}>
        {describeError(consents.error)}
      </ErrorNotice>
    ) : null
  }
  return (
    <Panel
      title="Consent"
      aside={
        !isAdding && (
          <button type="button" className="link" onClick={() => setAdding(true)}>
            Add to the record
          </button>
        )
      }
    >
      {consents.data.length === 0 && !isAdding && (
        <p className="py-3 text-muted">No record yet of who was told about this recording.</p>
      )}
      <ul>
        {consents.data.map((consent) => (
          <ConsentLine key={consent.id} consent={consent} />
        ))}
      </ul>
      {isAdding && <AddConsent recordingId={recordingId} onDone={() => setAdding(false)} />}
    </Panel>
  )
}

function ConsentLine({ consent }: { consent: ConsentRow }) {
  const method = isConsentMethod(consent.method) ? consentWords[consent.method].label : consent.method
  const details = [consent.told && `Told: ${consent.told}`, describeMeans(consent.means), consent.note]
  const by = consent.profiles?.full_name || consent.profiles?.email
  return (
    <li className="border-b py-2.5">
      <p>{[method, ...details].filter(Boolean).join('\u00A0· ')}</p>
      <p className="text-sm text-faint">
        {formatExact(consent.created_at)}
        {by ? `\u00A0· noted by ${by}` : ''}
      </p>
    </li>
  )
}

function AddConsent({ recordingId, onDone }: { recordingId: string; onDone: () => void }) {
  const client = useQueryClient()
  const [told, setTold] = useState('')
  const [how, setHow] = useState<string>(means[0].value)
  const add = useMutation({
    mutationFn: () => addConsent(recordingId, told.trim(), how),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: consentsQuery(recordingId).queryKey })
      onDone()
    },
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
  })
  return (
    <form
      className="space-y-3 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <NoticeFields told={told} how={how} onTold={setTold} onHow={setHow} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isBusy={add.isPending} disabled={told.trim() === ''}>
          Add
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
