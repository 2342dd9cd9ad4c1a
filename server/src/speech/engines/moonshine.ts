import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AudioError } from '../errors.ts'
import type { SpeechEngine } from './engine.ts'
import { hasMoonshine, readyMoonshine } from './moonshine-files.ts'
import { createResident } from './resident.ts'
import { toSentences } from './sentences.ts'

const script = fileURLToPath(new URL('./moonshine-process.ts', import.meta.url))
const word = z.object({ text: z.string(), start: z.number(), end: z.number() })
const span = z.object({ start: z.number(), end: z.number(), words: z.array(word) })
const answer = z.union([z.object({ spans: z.array(span) }), z.object({ failure: z.string() })])
/** A piece of half a minute takes some seconds; minutes mean that it hangs. */
const limits = { idleMs: 60_000, patienceMs: 300_000 }

/**
 * Moonshine base by sherpa-onnx, on this machine: English, with case and punctuation. It is part of the installation,
 * so that a machine without a network or a speech server transcribes well from the start. Its pieces are short, so that
 * dictation does not wait long behind a recording.
 *
 * @param folder where models live, `DATA_DIR/models`
 */
export function createMoonshine(folder: string): SpeechEngine {
  const isInstalled = hasMoonshine()
  const resident = createResident(
    async () => [process.execPath, script, JSON.stringify(await readyMoonshine(folder))],
    limits,
  )
  return {
    name: 'moonshine',
    label: 'Moonshine (on this machine)',
    destination: null,
    isDraft: false,
    longestPiece: 30,
    isAvailable: () => isInstalled,
    async recognise(path, _language, signal) {
      const reply = answer.parse(JSON.parse(await resident.ask(path, signal)))
      if ('failure' in reply)
        throw new AudioError(`The recognizer on this machine failed: ${reply.failure.slice(0, 200)}`)
      return reply.spans.flatMap(({ start, end, words }) =>
        words.length > 0 ? toSentences(words) : [{ start, end, text: '', words, speaker: null }],
      )
    },
  }
}
