import { formatClock } from '@parley/core/voice/clock'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { FileDrop } from '~/ui/file-drop.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { importTranscript } from '../calls/import-transcript.ts'
import { voiceKeys } from '../voice-keys.ts'
import { ConversationDate, useConversationDate } from './conversation-date.tsx'
import { TranscriptPreview } from './transcript-preview.tsx'

interface Given {
  fileName: string | null
  text: string
  /** When the file was last saved. */
  savedAt?: string
}

export function ImportTranscript({ onClose }: { onClose: () => void }) {
  const companyId = useProfile().data?.company_id ?? null
  const client = useQueryClient()
  const navigate = useNavigate()
  // Made once: pressing again after a cut imports the same recording, not a second one.
  const [id] = useState(() => crypto.randomUUID())
  const [given, setGiven] = useState<Given>({ fileName: null, text: '' })
  const [title, setTitle] = useState('')
  const deferred = useDeferredValue(given)
  const parsed = useMemo(
    () => (deferred.text.trim() === '' ? null : parseTranscript(deferred.fileName, deferred.text)),
    [deferred],
  )
  const date = useConversationDate(deferred)
  const [isAsked, setAsked] = useState(false)
  const save = useMutation({
    mutationFn: async () => {
      if (companyId === null || !parsed?.ok || date.at === null) return
      const { segments } = parsed.transcript
      await importTranscript(companyId, {
        id,
        title: title.trim(),
        segments,
        hasTimes: parsed.hasTimes,
        recordedAt: date.at,
      })
      await client.invalidateQueries({ queryKey: voiceKeys.list })
      await navigate({ to: '/voice/$recordingId', params: { recordingId: id } })
    },
  })
  const readFile = async ([file]: readonly File[]) => {
    if (!file) return
    setGiven({
      fileName: file.name,
      text: await file.text(),
      savedAt: new Date(file.lastModified).toISOString(),
    })
  }
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a transcript"
      description="Paste a conversation, or choose a txt, vtt or srt file. It becomes a recording without audio."
      footer={
        <Button
          variant="primary"
          disabled={!parsed?.ok || companyId === null}
          isBusy={save.isPending}
          onClick={() => (date.at === null ? setAsked(true) : save.mutate())}
        >
          {parsed?.ok ? `Import ${countOf(parsed.transcript.segments.length, 'turn')}` : 'Import'}
        </Button>
      }
    >
      <div className="space-y-4">
        {save.error && <ErrorNotice title="Nothing was imported">{describeError(save.error)}</ErrorNotice>}
        <Field label="Transcript" aside={given.fileName ?? undefined}>
          <Textarea
            rows={7}
            value={given.text}
            placeholder={`Anna: Good morning, thanks for your time.\nBen: Gladly. Shall we begin with ${formatClock(0)}?`}
            onChange={(event) => setGiven({ fileName: null, text: event.target.value })}
            className="max-h-60 overflow-y-auto"
          />
        </Field>
        <FileDrop
          isSingle
          label="Choose a file"
          accept=".txt,.vtt,.srt,text/plain,text/vtt"
          onFiles={(files) => void readFile(files)}
        />
        <Field label="Title" hint="Leave empty to name it after what was said.">
          <Input value={title} maxLength={300} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        {parsed?.ok && <ConversationDate date={date} isMissed={isAsked} />}
        {parsed && <TranscriptPreview parsed={parsed} />}
      </div>
    </Dialog>
  )
}
