import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Hono } from 'hono'
import type { HostEnvironment } from '../../http/context.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { AudioError } from '../errors.ts'
import type { Speech } from '../index.ts'
import { splitChannels } from '../sound/sound.ts'

/** Some ten minutes as browsers record speech. */
const largest = 8 * 1024 * 1024
/** During dictation the browser requests the text so far about once a second. */
const requests = 120
const perSeconds = 60

interface Dependencies {
  speech: Pick<Speech, 'bestEngine'>
  limits: RateLimits
  workFolder: string
}

/**
 * Returns the number of bytes received. A body beyond the limit is still read to its end: responding earlier would
 * break the connection before the client reads the response.
 */
async function saveBody(body: ReadableStream, target: string): Promise<number> {
  let length = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > largest) done()
      else done(null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(body), count, createWriteStream(target))
  return length
}

/** Null for input that is no audio. */
async function decode(given: string, folder: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { channels } = await splitChannels(given, folder, true, { signal })
    return channels[0]?.path ?? null
  } catch (error) {
    if (error instanceof AudioError) return null
    throw error
  }
}

/**
 * POST audio in any form that browsers record (at most 8 MB) and get `{text}`: dictation, also for the assistant.
 * Nothing is kept. 401 without a session, 413, 415 for what is no audio, 429, 502 where the engine fails, 503 where
 * only engines for drafts are available.
 */
export function createDictation({ speech, limits, workFolder }: Dependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.post('/', async (context) => {
    const { role, claims } = context.var.caller
    if (role !== 'authenticated') return context.json({ error: 'Sign in to dictate.' }, 401)
    const wait = await limits.spend('dictation', String(claims['sub']), requests, perSeconds)
    if (wait !== null) {
      context.header('Retry-After', String(wait))
      return context.json({ error: `Too many requests. Try again in ${wait} seconds.` }, 429)
    }
    const engine = speech.bestEngine()
    if (!engine || engine.isDraft)
      return context.json({ error: 'No speech engine on this server can take dictation.' }, 503)
    const { body, signal } = context.req.raw
    const noSound = () => context.json({ error: 'Send sound that can be decoded, as the body.' }, 415)
    if (!body) return noSound()
    const folder = await mkdtemp(join(workFolder, 'dictation-'))
    try {
      const given = join(folder, 'given')
      const length = await saveBody(body, given)
      if (length === 0) return noSound()
      if (length > largest)
        return context.json({ error: 'Dictate in shorter pieces: at most 8 MB at once.' }, 413)
      const wav = await decode(given, folder, signal)
      if (wav === null) return noSound()
      const utterances = await engine.recognise(wav, null, signal)
      return context.json({ text: utterances.flatMap(({ text }) => text || []).join(' ') })
    } catch (error) {
      if (signal.aborted) throw error
      context.var.log.error(error)
      return context.json({ error: 'The speech engine failed. Say it again, or type it.' }, 502)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  return app
}
