/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recogniseAudio } from '@parley/core/voice/audio-type'
import { wordErrorRate } from '@parley/core/voice/word-error-rate'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { readings } from '../../testing/readings.ts'
import { withoutFfmpeg } from '../../testing/without-ffmpeg.ts'
import { createSpeech } from '../index.ts'

/** An upload of each kind becomes a transcript on a machine with Node and npm alone. */
const folder = mkdtempSync(join(tmpdir(), 'parley-transcripts-'))
const programs = join(folder, 'programs')
const make = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])
const [reading] = readings

beforeAll(() => {
  withoutFfmpeg(programs)
  mkdirSync(join(folder, 'work'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['webm', 'libopus', ['-live', '1', '-f', 'webm']],
  ['ogg', 'libopus', []],
  ['ogg', 'libvorbis', ['-ac', '2']],
  ['mp3', 'libmp3lame', []],
  ['m4a', 'aac', []],
  ['flac', 'flac', []],
  ['wav', 'pcm_s16le', ['-ar', '48000']],
])('%s with %s', async (ending, codec, options) => {
  const path = join(folder, `${codec}.${ending}`)
  make('-i', reading?.path ?? '', '-c:a', codec, ...options, path)
  // The window for uploads takes it by what it holds.
  expect(recogniseAudio(readFileSync(path))?.ending).toBe(ending)
  vi.stubEnv('PATH', programs)
  const config = readConfig({ SPEECH_INSTALL: 'never', DATA_DIR: join(folder, 'data') })
  const speech = createSpeech(config, pino({ level: 'silent' }))
  expect(speech.note).toBeNull()
  const audio = await speech.prepareAudio(path, join(folder, 'work'))
  const { segments, engine, isDraft } = await speech.transcribe({
    path,
    ...audio,
    language: null,
    chosenEngine: null,
    liveCaptions: null,
    workFolder: join(folder, 'work'),
    signal: new AbortController().signal,
    onProgress: async () => {},
  })
  expect(engine).toContain('Moonshine')
  expect(isDraft).toBe(false)
  expect(wordErrorRate(reading?.text ?? '', segments.map(({ text }) => text).join(' '))).toBeLessThan(0.15)
})
