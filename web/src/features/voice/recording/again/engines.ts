import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

async function readEngines(signal: AbortSignal) {
  const { data } = await supabase.rpc('speech_engines').abortSignal(signal).throwOnError()
  return data
}

export type SpeechEngine = Awaited<ReturnType<typeof readEngines>>[number]

/** The speech engines that are there now, the best first; asked anew whenever somebody is to choose. */
export const enginesQuery = () =>
  queryOptions({
    queryKey: ['voice', 'engines'],
    staleTime: 0,
    queryFn: ({ signal }) => readEngines(signal),
  })

/** @param engine the name of the one that makes the new transcript; without it today's best */
export async function transcribeAgain(id: string, engine?: string): Promise<void> {
  await supabase
    .rpc('retry_recording', {
      recording: id,
      from_step: 'transcribing',
      ...(engine === undefined ? {} : { engine }),
    })
    .throwOnError()
}

const purposes: Partial<Record<string, string>> = {
  'speech-server': 'Usually the most accurate, in the languages its model knows.',
  parakeet: 'English, accurate, with punctuation and the time of every word.',
  moonshine: 'English, accurate, with punctuation.',
  pocketsphinx: 'A quick draft in English: some words will be wrong.',
}

/** What an engine is good for, in words. */
export const purposeOf = ({ name, is_draft: isDraft }: SpeechEngine): string =>
  purposes[name] ?? (isDraft ? 'A draft: some words will be wrong.' : '')

/** Where the sound of the recording goes. */
export const describeDestination = ({ destination }: SpeechEngine): string =>
  destination === null ? 'The sound stays on this machine.' : `The sound goes to ${destination}.`
