import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { readBounded } from '../../http/read-bounded.ts'
import { SpeechServerError } from '../errors.ts'
import type { SpeechEngine } from './engine.ts'
import { toUtterances, transcriptionAnswer } from './transcription-answer.ts'

const nineMinutes = 540
const wavBytesASecond = 32_000
const tries = 3
/** Bytes; nine minutes with every word's time are a fraction of it. */
const largestAnswer = 32 * 1024 * 1024

type Format = 'diarized_json' | 'verbose_json' | 'json'
const formats: readonly Format[] = ['diarized_json', 'verbose_json', 'json']

interface ServerSettings {
  baseUrl: string
  apiKey: string | undefined
  model: string | undefined
}

/** The response formats a server has rejected, so that each is tried only once. */
const unknownFormats = new Map<string, Set<Format>>()

const isTransient = (status: number) => status === 0 || status === 429 || status >= 500

/** `POST {baseUrl}/audio/transcriptions`, the contract of OpenAI and of most local servers. */
export function createTranscriptionServer({ baseUrl, apiKey, model }: ServerSettings): SpeechEngine {
  const address = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`
  const refused = unknownFormats.get(address) ?? new Set<Format>()
  unknownFormats.set(address, refused)

  async function post(
    path: string,
    format: Format,
    language: string | null,
    signal: AbortSignal,
  ): Promise<unknown> {
    const form = new FormData()
    form.append('file', await openAsBlob(path, { type: 'audio/wav' }), 'audio.wav')
    form.append('model', model ?? 'whisper-1')
    form.append('response_format', format)
    if (language) form.append('language', language)
    if (format === 'verbose_json') {
      form.append('timestamp_granularities[]', 'word')
      form.append('timestamp_granularities[]', 'segment')
    }
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(600_000)]),
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
    }).catch((error: unknown) => {
      if (signal.aborted) throw error
      throw new SpeechServerError(0, `The speech server at ${baseUrl} could not be reached.`)
    })
    const text = await readBounded(response, largestAnswer)
    if (!response.ok)
      throw new SpeechServerError(
        response.status,
        `The speech server answered ${response.status}: ${text.trim().slice(0, 200)}`,
      )
    try {
      return JSON.parse(text)
    } catch {
      throw new SpeechServerError(
        response.status,
        'The speech server answered with something that is no transcript.',
      )
    }
  }

  async function withRetries(
    path: string,
    format: Format,
    language: string | null,
    signal: AbortSignal,
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await post(path, format, language, signal)
      } catch (error) {
        if (!(error instanceof SpeechServerError) || !isTransient(error.status) || attempt === tries)
          throw error
        await delay(500 * 2 ** attempt, undefined, { signal })
      }
    }
  }

  return {
    name: 'speech-server',
    label: `${model ?? 'Speech server'} at ${new URL(baseUrl).host}`,
    destination: new URL(baseUrl).host,
    isDraft: false,
    longestPiece: nineMinutes,
    isAvailable: () => true,
    async recognise(path, language, signal) {
      const seconds = (await stat(path)).size / wavBytesASecond
      for (const format of formats.filter((each) => !refused.has(each))) {
        try {
          const answer = transcriptionAnswer.safeParse(await withRetries(path, format, language, signal))
          if (!answer.success)
            throw new SpeechServerError(
              200,
              'The speech server answered with something that is no transcript.',
            )
          return toUtterances(answer.data, seconds)
        } catch (error) {
          const isFormat =
            error instanceof SpeechServerError &&
            (error.status === 400 || error.status === 422) &&
            format !== 'json'
          if (!isFormat) throw error
          refused.add(format)
        }
      }
      throw new SpeechServerError(
        400,
        `The speech server at ${baseUrl} takes none of the formats Parley knows.`,
      )
    },
  }
}
