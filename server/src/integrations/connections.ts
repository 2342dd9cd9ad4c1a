import { createAsker } from '@parley/functions/_shared/engines/ask-model'
import { createFailures } from '@parley/functions/_shared/engines/engine-failures'
import { readModelAccess } from '@parley/functions/_shared/engines/model-access'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/index.ts'
import type { Speech } from '../speech/index.ts'
import { writeToneFile } from './tone.ts'

export const connectionKinds = ['llm', 'speech', 'mail'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** An external service that the operator has configured. */
export interface Connection {
  kind: ConnectionKind
  /** The current configuration; `detail` names it without any secret. */
  describe(): { isConfigured: boolean; detail: string }
  /** Makes one real call. Returns a sentence; throws an Error whose message says what is wrong. */
  check(workFolder: string, signal: AbortSignal): Promise<string>
}

interface Dependencies {
  config: Config
  speech: Speech
  mailer: Mailer
}

const failures = createFailures('Nothing of yours was sent.')
const greeting = z.object({ answer: z.string().max(2000) })

function connectModel(config: Config): Connection {
  const access = readModelAccess(config)
  return {
    kind: 'llm',
    describe: () => ({
      isConfigured: access !== null,
      detail: access
        ? `${access.model} at ${new URL(access.baseUrl).host}`
        : 'Built-in engine on this machine',
    }),
    async check() {
      if (!access) return 'The built-in engine is always there. Set LLM_BASE_URL for a language model.'
      const ask = createAsker({ ...access, stallMilliseconds: 30_000 }, failures)
      const { answer } = await ask({
        prompt: 'Say hello in three words.',
        schema: greeting,
        instructionsFor: (schema) =>
          `You are being tested by an operator. Answer shortly.${schema === null ? '' : ` Answer with one JSON object of this schema: ${schema}`}`,
      })
      return `It answered: “${answer.slice(0, 120)}”`
    },
  }
}

const connectSpeech = (config: Config, speech: Speech): Connection => ({
  kind: 'speech',
  describe() {
    const best = speech.bestEngine()
    const detail = best ? best.label : (speech.note ?? 'No engine is there yet')
    return { isConfigured: Boolean(config.STT_BASE_URL) || best !== null, detail }
  },
  async check(workFolder, signal) {
    const best = speech.bestEngine()
    if (!best)
      throw new Error(
        'Nothing here can transcribe yet. Install ffmpeg, or set STT_BASE_URL to a speech server.',
      )
    const tone = await writeToneFile(workFolder)
    try {
      await best.recognise(tone.path, 'en', signal)
    } finally {
      await tone.remove()
    }
    return best.isDraft
      ? 'It listened to a second of sound. Its transcripts are drafts.'
      : 'It listened to a second of sound and answered.'
  },
})

const connectMail = (config: Config, mailer: Mailer): Connection => ({
  kind: 'mail',
  describe: () => ({
    isConfigured: mailer.isSending,
    detail: config.SMTP_URL ? new URL(config.SMTP_URL).host : 'Kept in the outbox of this machine',
  }),
  async check() {
    if (!mailer.isSending) return 'Mail is kept and not sent. Set SMTP_URL to send it.'
    const { failed } = await mailer.check()
    const waiting = failed === 1 ? 'One mail waits' : `${failed} mails wait`
    return failed === 0
      ? 'The mail server lets us in.'
      : `The mail server lets us in. ${waiting} for another try.`
  },
})

/** Language model, speech and mail, as /integrations shows and tests them. */
export const createConnections = ({ config, speech, mailer }: Dependencies): Connection[] => [
  connectModel(config),
  connectSpeech(config, speech),
  connectMail(config, mailer),
]
