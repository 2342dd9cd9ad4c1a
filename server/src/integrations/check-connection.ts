import { createAsker } from '@parley/functions/_shared/engines/ask-model'
import { createFailures } from '@parley/functions/_shared/engines/engine-failures'
import type { readModelAccess } from '@parley/functions/_shared/engines/model-access'
import { z } from 'zod'
import { openTransport } from '../mail/transport.ts'
import type { SpeechEngine } from '../speech/engines/engine.ts'
import { writeToneFile } from './tone.ts'

const failures = createFailures('Nothing of yours was sent.')
const greeting = z.object({ answer: z.string().max(2000) })
/** A model on this machine may have to be loaded first. */
const stallMilliseconds = 60_000

/** Asks a language model for three words. Rejects with `EngineError`. */
export async function sayHello(access: NonNullable<ReturnType<typeof readModelAccess>>): Promise<string> {
  const ask = createAsker({ ...access, stallMilliseconds }, failures)
  const { answer } = await ask({
    prompt: 'Say hello in three words.',
    schema: greeting,
    instructionsFor: (schema) =>
      `You are being tested by an operator. Answer shortly.${schema === null ? '' : ` Answer with one JSON object of this schema: ${schema}`}`,
  })
  return `It answered: “${answer.slice(0, 120)}”`
}

/** Plays a second of sound to an engine. Rejects with its error. */
export async function hear(engine: SpeechEngine, workFolder: string, signal: AbortSignal): Promise<string> {
  const tone = await writeToneFile(workFolder)
  try {
    await engine.recognise(tone.path, 'en', signal)
  } finally {
    await tone.remove()
  }
  return engine.isDraft
    ? 'It listened to a second of sound. Its transcripts are drafts.'
    : 'It listened to a second of sound and answered.'
}

/** Signs in at a mail server and sends nothing. Rejects with the server's words. */
export async function signIn(url: string): Promise<string> {
  await openTransport(url).verify()
  return 'The mail server lets us in.'
}
