/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { readings } from '../../testing/readings.ts'

let host: TestHost
let ben: Person
const reading = readings[1]
if (!reading) throw new Error('no reading')
const wav = new Blob([new Uint8Array(readFileSync(reading.path))])

beforeAll(async () => {
  host = await startTestHost({ RATE_LIMITS: 'true' })
  ben = await host.person('ben')
})
afterAll(() => host?.close())

const refusal = z.object({ error: z.string() })

/** What supabase-js gets: the text, or the status and sentence of the refusal. */
async function dictate(sound: Blob, client = ben.client) {
  const { data, error } = await client.functions.invoke<{ text: string }>('dictate', { body: sound })
  if (!(error instanceof FunctionsHttpError)) return data?.text
  const response: Response = error.context
  return [response.status, refusal.parse(await response.json()).error]
}

/** As a browser records it: without a length, which is unknown while recording. */
const recorded = '-c:a libopus -f webm -live 1 pipe:1'.split(' ')
const opus = execFileSync('ffmpeg', ['-v', 'error', '-i', reading.path, ...recorded])

it('writes down what is said, as browsers record it', async () => {
  expect(await dictate(wav)).toMatch(/^He was not an ill-disposed young man[.,]$/)
  expect(await dictate(new Blob([new Uint8Array(opus)]))).toMatch(
    /^He was not an ill-disposed young man[.,]$/,
  )
})

it('takes what was recorded so far, while it still is', async () => {
  expect(await dictate(new Blob([new Uint8Array(opus.subarray(0, opus.length * 0.7))]))).toMatch(
    /^He was not an/,
  )
})

it('refuses strangers, what is no sound and what is too long, in words', async () => {
  expect(await dictate(wav, host.client())).toEqual([401, 'Sign in to dictate.'])
  expect(await dictate(new Blob(['These are notes, not audio.']))).toEqual([
    415,
    'Send sound that can be decoded, as the body.',
  ])
  expect(await dictate(new Blob([new Uint8Array(9 * 1024 * 1024)]))).toEqual([
    413,
    'Dictate in shorter pieces: at most 8 MB at once.',
  ])
})

it('counts, so that one person cannot keep the machine busy', async () => {
  const eve = await host.person('eve')
  const answers = await Promise.all(Array.from({ length: 121 }, () => dictate(new Blob([]), eve.client)))
  const refused = answers.filter((answer) => Array.isArray(answer) && answer[0] === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.[1]).toMatch(/^Too many requests. Try again in \d+ seconds.$/)
})

it('is not offered where only drafts can be made', async () => {
  const plain = await startTestHost({ SPEECH_LANGUAGE_MODEL: '/nowhere.lm' })
  try {
    const ann = await plain.person('ann')
    expect(await dictate(wav, ann.client)).toEqual([503, expect.stringContaining('No speech engine')])
  } finally {
    await plain.close()
  }
})
