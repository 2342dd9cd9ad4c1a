import { isEnglishRecogniser, languageName, undetermined } from '@parley/core/voice/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { correctRecording } from '../calls/correct-recording.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { languageOptions } from '../spoken-language.tsx'
import { voiceKeys } from '../voice-keys.ts'

/** What can be put right on a recording's page. */
export type Correctable = 'recorded_at' | 'language'

const titles: Record<Correctable, string> = {
  recorded_at: 'When was this conversation?',
  language: 'Which language is spoken?',
}
const reasons: Record<Correctable, string> = {
  recorded_at: '“By Friday” and the like are counted from this day.',
  language: 'The analysis reads the conversation in this language.',
}

interface Props {
  recording: RecordingRow
  part: Correctable
  onClose: () => void
}

/** Asks one question about the conversation; what follows from the answer is made anew. */
export default function CorrectDialog({ recording, part, onClose }: Props) {
  const formId = useId()
  const client = useQueryClient()
  const timeZone = useTimeZone()
  // Whatever was spoken, its words look English.
  const isEnglishOnly = isEnglishRecogniser(recording.transcription_engine ?? '')
  const [language, setLanguage] = useState(
    isEnglishOnly || recording.language_origin === 'chosen' ? (recording.language ?? '') : '',
  )
  const [at, setAt] = useState(toLocalInput(recording.recorded_at, timeZone))
  const [problem, setProblem] = useState<string>()
  const save = useMutation({
    mutationFn: async () => {
      const instant = readLocalInput(at, timeZone)
      await correctRecording(
        recording.id,
        part === 'language' ? { language: language || null } : instant ? { recorded_at: instant } : {},
      )
      await client.invalidateQueries({ queryKey: voiceKeys.all })
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (part === 'recorded_at' && readLocalInput(at, timeZone) === null) setProblem('Enter the day and time')
    else save.mutate()
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      title={titles[part]}
      description={`${reasons[part]} Summary, tasks and email will be updated.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        {save.error && <ErrorNotice title="It was not changed">{describeError(save.error)}</ErrorNotice>}
        {part === 'language' ? (
          <Field label="Language">
            <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
              {isEnglishOnly ? (
                <option value={undetermined}>{languageName(undetermined)}</option>
              ) : (
                <option value="">Detect from the words</option>
              )}
              {languageOptions}
            </Select>
          </Field>
        ) : (
          <Field label="Day and time" hint={`Time zone: ${timeZone}`} error={problem}>
            <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
