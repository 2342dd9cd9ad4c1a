import { findConversationDate } from '@parley/core/voice/find-conversation-date'
import { useMemo, useState } from 'react'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { useClock } from '~/data/use-clock.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'

/** When an imported conversation was: as its file says, or as it is typed. `at` is ISO 8601, null as long as neither says so. */
export function useConversationDate(given: { fileName: string | null; text: string }) {
  const { now, timeZone } = useClock()
  const [typed, setTyped] = useState<string | null>(null)
  const found = useMemo(
    () => findConversationDate(given.fileName, given.text, { now, timeZone }),
    [given, now, timeZone],
  )
  const value = typed ?? toLocalInput(found, timeZone)
  const at = readLocalInput(value, timeZone)
  const isFuture = at !== null && at > now
  return {
    value,
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
      hint={date.isFromFile ? 'Taken from the file.' : 'Days that were said (“by Friday”) count from then.'}
      error={isMissed && date.at === null ? date.problem : undefined}
    >
      <Input
        type="datetime-local"
        className="max-w-64"
        value={date.value}
        onChange={(event) => date.type(event.target.value)}
      />
    </Field>
  )
}
