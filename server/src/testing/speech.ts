import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPocketSphinx } from '../speech/engines/pocketsphinx.ts'

/** A line of the conversation: channel 0 is the left one (the seller), 1 the right one (the customer). */
export interface Line {
  channel: 0 | 1
  text: string
}

/** The voices that the offline recogniser recognises best. */
const voices = ['en-us+klatt', 'en-us+f5']
const pauseSeconds = 0.9

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

/** Speaks a conversation into a stereo WAV (48 kHz), one side a channel; answers where each line begins and ends, in seconds. */
export function speak(lines: readonly Line[], target: string): { start: number; end: number }[] {
  const folder = mkdtempSync(join(tmpdir(), 'parley-speech-'))
  const times: { start: number; end: number }[] = []
  let clock = 0.6
  const inputs = lines.map((line, index) => {
    const file = join(folder, `${index}.wav`)
    execFileSync('espeak-ng', ['-v', voices[line.channel] ?? 'en-us', '-s', '135', '-w', file, line.text])
    const seconds = Number(
      execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
        encoding: 'utf8',
      }),
    )
    times.push({ start: clock, end: clock + seconds })
    clock += seconds + pauseSeconds
    return file
  })
  const delayed = lines.map((line, index) => {
    const delay = Math.round((times[index]?.start ?? 0) * 1000)
    const pan = line.channel === 0 ? 'c0=c0|c1=0*c0' : 'c0=0*c0|c1=c0'
    return `[${index}:a]aresample=48000,pan=stereo|${pan},adelay=${delay}|${delay}[a${index}]`
  })
  const mix = `${lines.map((_, index) => `[a${index}]`).join('')}amix=inputs=${lines.length}:normalize=0,apad=pad_dur=1[out]`
  ffmpeg(
    ...inputs.flatMap((file) => ['-i', file]),
    '-filter_complex',
    `${delayed.join(';')};${mix}`,
    '-map',
    '[out]',
    '-c:a',
    'pcm_s16le',
    target,
  )
  rmSync(folder, { recursive: true })
  return times
}

const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z' ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/**
 * An ARPA trigram model of just these sentences, so that the offline recogniser is exact enough to assert on. Probabilities
 * are plain relative frequencies with a constant back-off (Katz's form, without discounting finesse).
 */
export function writeLanguageModel(texts: readonly string[], target: string): void {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const add = (order: number, gram: readonly string[]) =>
    counts[order]?.set(gram.join(' '), (counts[order]?.get(gram.join(' ')) ?? 0) + 1)
  for (const text of texts) {
    const words = ['<s>', ...spoken(text), '</s>']
    words.forEach((word, index) => {
      add(0, [word])
      if (index >= 1) add(1, words.slice(index - 1, index + 1))
      if (index >= 2) add(2, words.slice(index - 2, index + 1))
    })
  }
  const [one = new Map(), two = new Map(), three = new Map()] = counts
  const total = [...one.values()].reduce((sum: number, count: number) => sum + count, 0)
  const log = (value: number) => Math.log10(value).toFixed(4)
  const prefix = (gram: string) => gram.split(' ').slice(0, -1).join(' ')
  const section = (
    order: number,
    grams: ReadonlyMap<string, number>,
    probability: (gram: string, count: number) => number,
    hasBackOff: boolean,
  ) => [
    `\\${order}-grams:`,
    ...[...grams]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([gram, count]) =>
          `${gram === '<s>' ? '-99.0000' : log(probability(gram, count))} ${gram}${hasBackOff ? ' -0.5000' : ''}`,
      ),
    '',
  ]
  const lines = [
    '\\data\\',
    ...counts.map((grams, index) => `ngram ${index + 1}=${grams.size}`),
    '',
    ...section(1, one, (_gram, count) => count / total, true),
    ...section(2, two, (gram, count) => (0.7 * count) / (one.get(prefix(gram)) ?? 1), true),
    ...section(3, three, (gram, count) => (0.7 * count) / (two.get(prefix(gram)) ?? 1), false),
    '\\end\\',
    '',
  ]
  writeFileSync(target, lines.join('\n'))
}

export type AnswerForm = 'diarized_json' | 'verbose_json' | 'nested_words' | 'json'

export interface TranscriptionServer {
  baseUrl: string
  requests: { format: string | null; model: string | null; authorization: string | null }[]
  /** Responses to the next requests instead, one each. */
  failures: { status: number; body: string }[]
  close(): Promise<void>
}

type Recognised = Awaited<ReturnType<ReturnType<typeof createPocketSphinx>['recognise']>>
/** Caches results by audio, since recognition is most of these tests' time. */
const recognised = new Map<string, Promise<Recognised>>()

/**
 * A transcription server that really recognises, with PocketSphinx; `form` is the only response format it supports
 * besides json.
 */
export async function startTranscriptionServer(
  form: AnswerForm,
  languageModel?: string,
): Promise<TranscriptionServer> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-stt-'))
  const engine = createPocketSphinx(languageModel)
  const requests: TranscriptionServer['requests'] = []
  const failures: TranscriptionServer['failures'] = []

  function recognise(path: string): Promise<Recognised> {
    const key = `${languageModel} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`
    const known = recognised.get(key) ?? engine.recognise(path, null, AbortSignal.timeout(120_000))
    recognised.set(key, known)
    return known
  }

  async function answer(path: string) {
    const found = await recognise(path)
    const text = found.map((utterance) => utterance.text).join(' ')
    const words = found.flatMap((utterance) =>
      utterance.words.map((word) => ({ word: word.text, start: word.start, end: word.end })),
    )
    const segments = found.map(({ start, end, text: said, words: own }) => ({
      start,
      end,
      text: said,
      ...(form === 'diarized_json' ? { speaker: 'A' } : {}),
      ...(form === 'nested_words'
        ? {
            words: own.map((word) => ({
              word: ` ${word.text}`,
              start: word.start,
              end: word.end,
              probability: word.confidence,
            })),
          }
        : {}),
    }))
    if (form === 'json') return { text }
    return form === 'verbose_json' ? { text, segments, words } : { text, segments }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const posted = await new Request('http://localhost', {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: await readAll(request),
      }).formData()
      const text = (name: string) => {
        const value = posted.get(name)
        return typeof value === 'string' ? value : null
      }
      const format = text('response_format')
      requests.push({
        format,
        model: text('model'),
        authorization: request.headers.authorization ?? null,
      })
      const failure = failures.shift()
      if (failure)
        return response.writeHead(failure.status, { 'content-type': 'text/html' }).end(failure.body)
      const known = form === 'nested_words' ? 'verbose_json' : form
      if (format !== known && format !== 'json')
        return response
          .writeHead(400)
          .end(JSON.stringify({ error: { message: `unknown response_format ${format}` } }))
      const file = posted.get('file')
      if (!(file instanceof File)) return response.writeHead(400).end('{}')
      const path = join(folder, `${requests.length}.wav`)
      writeFileSync(path, Buffer.from(await file.arrayBuffer()))
      const answered = JSON.stringify(await answer(path))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(answered)
    })().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    requests,
    failures,
    async close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.from(Buffer.concat(chunks))
}
