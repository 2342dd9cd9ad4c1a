/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordErrorRate } from '@parley/core/voice/word-error-rate'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { conversation } from '../testing/conversation.ts'
import { type AnswerForm, speak, startTranscriptionServer, writeLanguageModel } from '../testing/speech.ts'
import { cutPoints } from './channels.ts'
import { AudioError } from './errors.ts'
import { createSpeech, type SpeechResult } from './index.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'parley-speech-test-'))
const wav = join(folder, 'conversation.wav')
const model = join(folder, 'task.lm')
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

/** What the container says, as an independent reader finds it. */
const declaredSeconds = (path: string) =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path], {
      encoding: 'utf8',
    }),
  )

beforeAll(() => {
  mkdirSync(join(folder, 'work'))
  speak(conversation, wav)
  writeLanguageModel(
    conversation.map((line) => line.text),
    model,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const speechWith = (environment: Record<string, string>) =>
  createSpeech(readConfig({ SPEECH_INSTALL: 'never', ...environment }), log)

async function transcribe(
  environment: Record<string, string>,
  signal = new AbortController().signal,
  path = wav,
): Promise<SpeechResult> {
  const speech = speechWith(environment)
  const audio = await speech.prepareAudio(path, join(folder, 'work'))
  return speech.transcribe({
    path,
    ...audio,
    language: null,
    chosenEngine: null,
    liveCaptions: null,
    workFolder: join(folder, 'work'),
    signal,
    onProgress: async () => {},
  })
}

const expectedText = (channel: number) =>
  conversation
    .filter((line) => line.channel === channel)
    .map((line) => line.text)
    .join(' ')
const recognisedText = (result: SpeechResult, speaker: string) =>
  result.segments
    .filter((segment) => segment.speaker === speaker)
    .map((segment) => segment.text)
    .join(' ')

function expectRight(result: SpeechResult): void {
  expect(wordErrorRate(expectedText(0), recognisedText(result, 'Speaker 1'))).toBeLessThan(0.1)
  expect(wordErrorRate(expectedText(1), recognisedText(result, 'Speaker 2'))).toBeLessThan(0.1)
  const starts = result.segments.map((segment) => segment.start)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(result.segments[0]?.speaker).toBe('Speaker 1')
}

describe('the offline recogniser', () => {
  it('hears both sides, each on its channel, with the time of every word', async () => {
    const result = await transcribe({ SPEECH_LANGUAGE_MODEL: model })
    expectRight(result)
    expect(result).toMatchObject({ isDraft: true, hasWordTimes: true, language: 'en' })
    for (const segment of result.segments) {
      for (const word of segment.words ?? []) expect(word.end).toBeLessThanOrEqual(segment.end + 0.01)
    }
  })

  it('does not know who speaks where both channels carry the same sound', async () => {
    const twin = join(folder, 'twin.wav')
    ffmpeg('-i', wav, '-t', '6', '-af', 'pan=stereo|c0=c0|c1=c0', twin)
    const result = await transcribe({ SPEECH_LANGUAGE_MODEL: model }, undefined, twin)
    expect(new Set(result.segments.map((segment) => segment.speaker))).toEqual(new Set(['Unknown speaker']))
    expect(result.segments.every((segment) => segment.channel === null)).toBe(true)
  })

  it('stops when it is told to', async () => {
    const stopping = new AbortController()
    const running = transcribe({ SPEECH_LANGUAGE_MODEL: model }, stopping.signal)
    stopping.abort()
    await expect(running).rejects.toThrow('abort')
  })

  it('finds no words in silence', async () => {
    const silence = join(folder, 'silence.wav')
    ffmpeg('-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo', '-t', '3', silence)
    expect((await transcribe({}, undefined, silence)).segments).toEqual([])
  })
})

describe('a speech server', () => {
  it.each<AnswerForm>(['diarized_json', 'verbose_json', 'nested_words', 'json'])(
    'is understood when it answers %s',
    async (form) => {
      const server = await startTranscriptionServer(form, model)
      try {
        const result = await transcribe({
          STT_BASE_URL: server.baseUrl,
          STT_API_KEY: 'secret',
          STT_MODEL: 'test',
        })
        expect(wordErrorRate(expectedText(0), recognisedText(result, 'Speaker 1'))).toBeLessThan(0.1)
        expect(result.isDraft).toBe(false)
        expect(server.requests.at(-1)).toMatchObject({ model: 'test', authorization: 'Bearer secret' })
        if (form !== 'json') expectRight(result)
      } finally {
        await server.close()
      }
    },
  )

  it('is asked again when it is busy, and its refusal is passed on in words', async () => {
    const server = await startTranscriptionServer('verbose_json', model)
    try {
      server.failures.push({ status: 429, body: 'slow down' })
      expectRight(await transcribe({ STT_BASE_URL: server.baseUrl }))
      server.failures.push({ status: 401, body: 'who are you' })
      await expect(transcribe({ STT_BASE_URL: server.baseUrl })).rejects.toThrow(
        'The speech server answered 401: who are you',
      )
      server.failures.push({ status: 200, body: '<html>maintenance</html>' })
      await expect(transcribe({ STT_BASE_URL: server.baseUrl })).rejects.toThrow('no transcript')
    } finally {
      await server.close()
    }
  })
})

describe('audio files', () => {
  it.each([
    ['webm', ['-c:a', 'libopus', '-b:a', '48k']],
    ['mp3', ['-c:a', 'libmp3lame']],
    ['m4a', ['-c:a', 'aac']],
    ['ogg', ['-c:a', 'libopus']],
    ['wav', ['-c:a', 'pcm_s16le']],
  ])('measures %s', async (ending, codec) => {
    const file = join(folder, `sample.${ending}`)
    ffmpeg('-i', wav, '-t', '5', ...codec, file)
    const audio = await speechWith({}).prepareAudio(file, join(folder, 'work'))
    expect(audio).toMatchObject({ channels: 2, seekablePath: null })
    expect(audio.durationSeconds).toBeCloseTo(5, 0)
    expect(Math.max(...audio.peaks)).toBeGreaterThan(0.05)
    expect(Math.max(...audio.peaks)).toBeLessThanOrEqual(1)
  })

  it('makes a recording that was never closed seekable', async () => {
    const live = join(folder, 'live.webm')
    writeFileSync(live, ffmpeg('-i', wav, '-t', '6', '-c:a', 'libopus', '-f', 'webm', '-live', '1', 'pipe:1'))
    expect(declaredSeconds(live)).toBeNaN()
    const audio = await speechWith({}).prepareAudio(live, join(folder, 'work'))
    expect(audio.durationSeconds).toBeCloseTo(6, 0)
    expect(declaredSeconds(audio.seekablePath ?? '')).toBeCloseTo(6, 0)
  })

  it('keeps what a cut recording still holds', async () => {
    const cut = join(folder, 'cut.webm')
    writeFileSync(cut, ffmpeg('-i', wav, '-t', '6', '-c:a', 'libopus', '-f', 'webm', '-live', '1', 'pipe:1'))
    truncateSync(cut, 40_000)
    expect((await speechWith({}).prepareAudio(cut, join(folder, 'work'))).durationSeconds).toBeGreaterThan(1)
  })

  it('says why it cannot use a file', async () => {
    const empty = join(folder, 'empty.mp3')
    const text = join(folder, 'notes.mp3')
    writeFileSync(empty, '')
    writeFileSync(text, 'These are notes, not audio. '.repeat(100))
    for (const file of [empty, text]) {
      await expect(speechWith({}).prepareAudio(file, folder)).rejects.toThrow(AudioError)
    }
  })
})

it('cuts long audio at pauses, and anywhere where there is none', () => {
  expect(cutPoints(100, [], 540)).toEqual([])
  expect(
    cutPoints(
      1200,
      [
        { start: 500, end: 502 },
        { start: 530, end: 532 },
        { start: 1000, end: 1002 },
      ],
      540,
    ),
  ).toEqual([531, 1001])
  expect(cutPoints(1200, [], 540)).toEqual([540, 1080])
})
