/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { writeToneModel } from '../../testing/tone-model.ts'
import { createSpeech } from '../index.ts'
import { createSpeechModel, type ModelSource } from '../model.ts'
import { toWords } from './parakeet.ts'
import { toSentences } from './sentences.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'parley-parakeet-test-'))
const beeps = join(folder, 'beeps.wav')
let archive: Buffer
let source: ModelSource
let server: Server
/** How many bytes of the archive the next answer brings before it stalls, until `cut` breaks it; null for all. */
let stallAfter: number | null = null
let cut: () => void = () => {}
const ranges: (string | undefined)[] = []

beforeAll(async () => {
  // Left beeps at 1 s and 5 s, right at 3 s: "left" and "right" of a two-channel recording.
  const tone = (at: string) => `0.5*sin(440*2*PI*t)*(${at})+0.3*(random(0)-0.5)*(${at})`
  const left = tone('between(t,1,1.5)+between(t,5,5.5)')
  const right = tone('between(t,3,3.5)')
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='${left}|${right}':s=16000:d=7`,
    beeps,
  ])
  writeToneModel(join(folder, 'packed/tone'))
  execFileSync('tar', ['-cjf', join(folder, 'tone.tar.bz2'), '-C', join(folder, 'packed'), 'tone'])
  archive = readFileSync(join(folder, 'tone.tar.bz2'))
  server = createServer((request, response) => {
    const range = request.headers.range
    ranges.push(range)
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
    const part = archive.subarray(from)
    response.writeHead(range ? 206 : 200, { 'Content-Length': part.length })
    if (stallAfter === null) response.end(part)
    else response.write(part.subarray(0, stallAfter))
    cut = () => response.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  source = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/tone.tar.bz2`,
    sha256: createHash('sha256').update(archive).digest('hex'),
  }
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function transcribe(speech: ReturnType<typeof createSpeech>) {
  const work = mkdtempSync(join(folder, 'work-'))
  const audio = await speech.prepareAudio(beeps, work)
  const signal = new AbortController().signal
  const request = {
    language: null,
    chosenEngine: null,
    liveCaptions: null,
    workFolder: work,
    signal,
    onProgress: async () => {},
  }
  return speech.transcribe({ path: beeps, ...audio, ...request })
}

describe('pieces of words', () => {
  it('make words with their times, and sentences that end at a stop or a pause', () => {
    const words = toWords(
      [' Hel', 'lo', ' the', 're', '.', ' How', ' are', ' you', ' then'],
      [0, 0.2, 0.5, 0.6, 0.7, 1, 1.2, 1.4, 3],
    )
    expect(words.map(({ text, start }) => [text, start])).toEqual([
      ['Hello', 0],
      ['there.', 0.5],
      ['How', 1],
      ['are', 1.2],
      ['you', 1.4],
      ['then', 3],
    ])
    expect(words[0]?.end).toBeCloseTo(0.44)
    expect(words[1]?.end).toBeCloseTo(0.94)
    expect(words[2]?.end).toBeCloseTo(1.2)
    expect(toSentences(words).map(({ text }) => text)).toEqual(['Hello there.', 'How are you', 'then'])
  })

  it('go on after a title', () => {
    const words = toWords([' Ask', ' Mr', '.', ' John', '.', ' Now', '.'], [0, 0.3, 0.4, 0.5, 0.8, 1, 1.3])
    expect(toSentences(words).map(({ text }) => text)).toEqual(['Ask Mr. John.', 'Now.'])
  })

  it('of nothing make nothing', () => expect(toSentences(toWords([], []))).toEqual([]))
})

describe('the recogniser with a model in its folder', () => {
  it('hears each side on its channel, at its time', async () => {
    const data = join(folder, 'handed-over')
    writeToneModel(join(data, 'models/parakeet-110m-en'))
    const speech = createSpeech(readConfig({ DATA_DIR: data, SPEECH_INSTALL: 'never' }), log)
    expect(speech.bestEngine()?.name).toBe('parakeet')
    const result = await transcribe(speech)
    expect(result).toMatchObject({ isDraft: false, hasWordTimes: true, language: 'en' })
    expect(result.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Speaker 1', 'Beep.'],
      ['Speaker 2', 'Beep.'],
      ['Speaker 1', 'Beep.'],
    ])
    for (const [index, second] of [1, 3, 5].entries())
      expect(Math.abs((result.segments[index]?.start ?? 0) - second)).toBeLessThan(0.15)
  })

  it('says why it failed when the model is broken', async () => {
    const data = join(folder, 'broken')
    writeToneModel(join(data, 'models/parakeet-110m-en'))
    truncateSync(join(data, 'models/parakeet-110m-en/model.int8.onnx'), 100)
    const speech = createSpeech(readConfig({ DATA_DIR: data, SPEECH_INSTALL: 'never' }), log)
    await expect(transcribe(speech)).rejects.toThrow(/recognizer on this machine failed/)
  })
})

describe('the model', () => {
  it('is fetched, goes on after a broken connection, and is used only with the right checksum', async () => {
    const models = join(folder, 'models')
    const half = Math.floor(archive.length / 2)
    const kept = join(models, `${source.sha256.slice(0, 16)}.tar.bz2.part`)
    stallAfter = half
    const first = createSpeechModel(models, source, true, log)
    const broken = first.fetch()
    await expect.poll(() => (existsSync(kept) ? statSync(kept).size : 0)).toBe(half)
    cut()
    expect(await broken).toBe(false)
    expect(first.isThere()).toBe(false)
    stallAfter = null
    expect(await first.fetch(), 'not asked again at once').toBe(false)
    const second = createSpeechModel(models, source, true, log)
    expect(await Promise.all([second.fetch(), second.fetch()])).toEqual([true, true])
    expect(ranges).toEqual([undefined, `bytes=${half}-`])
    expect(second.isThere()).toBe(true)

    const forged = createSpeechModel(join(folder, 'forged'), { ...source, sha256: '0'.repeat(64) }, true, log)
    expect(await forged.fetch()).toBe(false)
    expect(forged.isThere()).toBe(false)
    expect(existsSync(join(folder, `forged/${'0'.repeat(16)}.tar.bz2.part`))).toBe(false)
  })

  it('is never fetched where that is turned off', async () => {
    const before = ranges.length
    expect(await createSpeechModel(join(folder, 'never'), source, false, log).fetch()).toBe(false)
    expect(ranges).toHaveLength(before)
  })

  it('comes at the first need, and its coming is told', async () => {
    const data = join(folder, 'first-need')
    mkdirSync(data)
    const speech = createSpeech(readConfig({ DATA_DIR: data }), log, { source })
    const better = new Promise<void>((resolve) => {
      speech.onBetterEngine(() => {
        if (speech.bestEngine()?.name === 'parakeet') resolve()
      })
    })
    expect((await transcribe(speech)).engine).toContain('Moonshine')
    await better
    expect((await transcribe(speech)).segments).toHaveLength(3)
  })
})
