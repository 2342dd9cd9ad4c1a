import { findConversationDate } from '@parley/core/voice/find-conversation-date'
import { useMemo, useState } from 'react'
import { formatDayAndTime } from '~/data/formats.ts'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'

/** When an imported conversation was: as its file says, or as it is typed. `at` is ISO 8601, null as long as neither says so. */
export function useConversationDate(given: { fileName: string | null; text: string; savedAt?: string }) {
  const { now, timeZone } = useClock()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useMemo(
    () => findConversationDate(given.fileName, given.text, { now, timeZone }),
    [given, now, timeZone],
  )
  const value = typed ?? toLocalInput(found, timeZone)
  const at = readLocalInput(value, timeZone)
  const isFuture = at !== null && at > now
  const savedAt = given.savedAt !== undefined && given.savedAt <= now ? given.savedAt : null
  return {
    value,
    // Nobody said so yet: each is one press away, and none is taken for known.
    suggestions: at === null ? { now, savedAt } : null,
    choose: (moment: string) => setTyped(toLocalInput(moment, timeZone)),
    type: setTyped,
    isFromFile: typed === null && found !== null,
    at: isFuture ? null : at,
    problem: isFuture ? 'That is in the future' : 'Enter the day and the approximate time',
  }
}

interface Props {
  date: ReturnType<typeof useConversationDate>
  /** Whether an answer is missed already. */
  isMissed: boolean
}

export function ConversationDate({ date, isMissed }: Props) {
  return (
    <Field
      label="When was this conversation?"
      hint={date.isFromFile ? 'Taken from the file.' : '“By Friday” and the like are counted from this day.'}
      error={isMissed && date.at === null ? date.problem : undefined}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="datetime-local"
          className="max-w-64"
          value={date.value}
          onChange={(event) => date.type(event.target.value)}
        />
        {date.suggestions && <Suggestions {...date.suggestions} onChoose={date.choose} />}
      </div>
    </Field>
  )
}

interface SuggestionsProps {
  now: string
  /** When the file was last saved; null where that is no moment of the past. */
  savedAt: string | null
  onChoose: (moment: string) => void
}

function Suggestions({ now, savedAt, onChoose }: SuggestionsProps) {
  return (
    <>
      <Button size="small" onClick={() => onChoose(now)}>
        Just now
      </Button>
      {savedAt !== null && (
        <Button size="small" onClick={() => onChoose(savedAt)}>
          {formatDayAndTime(savedAt, now)}, when the file was saved
        </Button>
      )}
    </>
  )
}
