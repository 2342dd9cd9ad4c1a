import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import type { ChatChunk } from '../core/src/assistant/protocol.ts'
import { startHost } from '../e2e/support/host.ts'

/**
 * The latency the server adds to a language model's first token: time to the first token through the whole server minus
 * the time the scripted model took, with fifty streams open. Compared with direct requests to the model.
 */
const streams = 50
const roundCount = 6
const aimMilliseconds = 10
/** A model's stream lasts about 1.7 s; starts are spread over it, as people's are. */
const spreadMilliseconds = 1700

const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

async function startModel() {
  const path = fileURLToPath(new URL('support/model-upstream.ts', import.meta.url))
  const model = fork(path, [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  if (!model.stdout) throw new Error('The model has no output to read its port from')
  const [line] = await once(model.stdout, 'data')
  const port = Number(String(line))
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => model.disconnect() }
}

/** The first token's text in what has been read so far, or null. */
function firstToken(text: string): string | null {
  for (const line of text.split('\n').slice(0, -1)) {
    if (!line.startsWith('data: {')) continue
    const chunk: ChatChunk = JSON.parse(line.slice(6))
    const content = chunk.choices[0]?.delta.content
    if (content) return content
  }
  return null
}

/** Reads a whole stream and returns the latency added to the model's first token, in milliseconds. */
async function measure(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const sent = performance.now()
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  let text = ''
  let added: number | null = null
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    if (added !== null) continue
    text += part
    const token = firstToken(text)
    if (token !== null) added = performance.now() - sent - Number(token)
  }
  if (added === null) throw new Error(`No token came: ${text.slice(0, 300)}`)
  return added
}

/** Keeps fifty streams open, each slot running one after the other. */
async function measureAll(one: () => Promise<number>): Promise<number[]> {
  const places = Array.from({ length: streams }, async (_, place) => {
    const values: number[] = []
    await wait((place / streams) * spreadMilliseconds)
    for (let round = 0; round <= roundCount; round += 1) {
      const added = await one()
      // The first round fills the slots.
      if (round > 0) values.push(added)
    }
    return values
  })
  return (await Promise.all(places)).flat()
}

const describe = (name: string, values: number[]) =>
  `${name.padEnd(16)} adds ${at(values, 0.5).toFixed(1)} ms (median), ${at(values, 0.9).toFixed(1)} ms (p90), ${at(values, 0.99).toFixed(1)} ms (p99) over ${values.length} streams`

const model = await startModel()
const host = await startHost({ LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' })
try {
  const config = await (await fetch(`${host.url}/config.js`)).text()
  const key = /"(sb_publishable_[\w-]+|[\w-]{20,})"/.exec(config)?.[1] ?? ''
  const client = createClient(host.url, key, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({
    email: 'ada@example.com',
    password: 'correct horse battery',
  })
  if (error || !data.session) throw error ?? new Error('no session')
  const { data: profile } = await client.from('profiles').select('id, company_id').single().throwOnError()
  const messages = [{ role: 'user', content: 'How is the pipeline?' }]
  const chat = JSON.stringify({ messages, userId: profile.id, companyId: profile.company_id })
  const json = { 'content-type': 'application/json' }
  const own = { ...json, apikey: key, authorization: `Bearer ${data.session.access_token}` }
  const direct = await measureAll(() =>
    measure(`${model.url}/chat/completions`, json, JSON.stringify({ model: 'm', messages, stream: true })),
  )
  const through = await measureAll(() => measure(`${host.url}/functions/v1/ai-assistant`, own, chat))
  console.log(describe('model directly', direct))
  console.log(describe('through Parley', through))
  console.log(
    `the server adds ${(at(through, 0.5) - at(direct, 0.5)).toFixed(1)} ms to the first token (aim: under ${aimMilliseconds} ms, ${streams} streams open)`,
  )
} finally {
  await host.stop()
  model.stop()
}
