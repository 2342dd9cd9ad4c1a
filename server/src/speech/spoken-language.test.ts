/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLanguage } from '@parley/core/voice/find-language'
import { isReadHere } from '@parley/core/voice/language'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readings } from '../testing/readings.ts'
import { english, englishVoices, otherLanguages } from '../testing/spoken-languages.ts'
import { createSpeech } from './index.ts'

/** What a recogniser of English makes of another language looks like English, and must not be taken for it. */
const folder = mkdtempSync(join(tmpdir(), 'parley-spoken-language-'))
const speech = createSpeech(
  readConfig({ SPEECH_INSTALL: 'never', DATA_DIR: folder }),
  pino({ level: 'silent' }),
)
const workFolder = join(folder, 'work')
mkdirSync(workFolder)
afterAll(() => rmSync(folder, { recursive: true }))

async function languageOf(path: string): Promise<string | null> {
  const { language } = await speech.transcribe({
    path,
    ...(await speech.prepareAudio(path, workFolder)),
    language: null,
    chosenEngine: null,
    liveCaptions: null,
    workFolder,
    signal: new AbortController().signal,
    onProgress: async () => {},
  })
  return language
}

function say(voice: string, wordsAMinute: number, text: string): string {
  const wav = join(folder, `${voice}-${wordsAMinute}.wav`)
  execFileSync('espeak-ng', ['-v', voice, '-s', String(wordsAMinute), '-g', '5', '-w', wav, text])
  return wav
}

it.each(Object.entries(otherLanguages))('marks %s, spoken and written', async (language, text) => {
  for (const wordsAMinute of [140, 170])
    expect(await languageOf(say(language, wordsAMinute, text))).toBe('und')
  expect(isReadHere('und')).toBe(false)
  expect(await findLanguage([{ text }])).toBe(language)
})

it.each(englishVoices)('takes %s at %i words a minute for English', async (voice, wordsAMinute) => {
  expect(await languageOf(say(voice, wordsAMinute, english))).toBe('en')
})

it('takes people who read for English', async () => {
  for (const { path } of readings) expect(await languageOf(path)).toBe('en')
})
