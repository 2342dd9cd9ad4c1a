import { isEnglishRecogniser, languageName, undetermined } from '@parley/core/voice/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import { correctRecording } from '../calls/correct-recording.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { voiceKeys } from '../voice-keys.ts'

const connections = (words: string) => (
  <Link to="/integrations" className="link">
    {words}
  </Link>
)

interface Props {
  recording: RecordingRow
  language: string
  /** Something was written down. */
  hasWords: boolean
}

/** Said where nothing is stated because of the language that was spoken, with the way to an engine that knows it. */
export default function UnreadLanguage(props: Props) {
  const { recording, language } = props
  if (isEnglishRecogniser(recording.transcription_engine ?? '')) return <NotHeard {...props} />
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-pretty">
      {languageName(language)} is spoken here, and the built-in engine reads English only. The transcript,
      search and talk times are complete; the summary, action items and email need a{' '}
      {connections('language model')}.
    </p>
  )
}

/** A recogniser of English wrote down what it did not understand. */
function NotHeard({ recording, language, hasWords }: Props) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () => correctRecording(recording.id, { language: 'en' }),
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.one(recording.id) }),
  })
  const isUnknown = language === undetermined
  return (
    <section aria-labelledby="not-heard" className="rounded-lg bg-sunken px-4 py-3">
      <h2 id="not-heard" className="font-semibold">
        {isUnknown ? 'Is this English?' : `${languageName(language)} is spoken here`}
      </h2>
      <p className="text-muted text-pretty">
        {isUnknown
          ? 'Much of what was said could not be transcribed. Speech recognition on this machine knows English only, so don’t rely on the transcript; nothing is concluded from it.'
          : 'Speech recognition on this machine knows English only, so don’t rely on the transcript; nothing is concluded from it.'}{' '}
        Another language needs a {connections('speech server')}; then transcribe it again.
      </p>
      {isUnknown && hasWords && (
        <Button className="mt-3" isBusy={save.isPending} onClick={() => save.mutate()}>
          It is English
        </Button>
      )}
    </section>
  )
}
