/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordErrorRate } from '@parley/core/voice/word-error-rate'
import { afterAll, expect, it } from 'vitest'
import { conversation } from '../../testing/conversation.ts'
import { readings } from '../../testing/readings.ts'
import { speak } from '../../testing/speech.ts'
import type { Utterance } from './engine.ts'
import { createMoonshine } from './moonshine.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-moonshine-test-'))
const moonshine = createMoonshine(join(folder, 'models'))
const recognise = (path: string) => moonshine.recognise(path, null, new AbortController().signal)
const textOf = (utterances: readonly Utterance[]) => utterances.map(({ text }) => text).join(' ')
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

afterAll(() => rmSync(folder, { recursive: true }))

it('hears what people read aloud, with case and stops, each sentence at its time', async () => {
  const pause = join(folder, 'pause.wav')
  ffmpeg('-f', 'lavfi', '-i', 'anullsrc=r=16000:cl=mono', '-t', '1', pause)
  const list = join(folder, 'list.txt')
  writeFileSync(list, readings.map(({ path }) => `file '${path}'\nfile '${pause}'\n`).join(''))
  const wav = join(folder, 'read.wav')
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c:a', 'pcm_s16le', wav)
  const utterances = await recognise(wav)

  expect(wordErrorRate(readings.map(({ text }) => text).join(' '), textOf(utterances))).toBeLessThan(0.08)
  expect(textOf(utterances)).toContain('Mr. John Dashwood')
  expect(utterances).toHaveLength(readings.length)
  let begin = 0
  for (const [index, { path }] of readings.entries()) {
    const seconds = (readFileSync(path).length - 44) / 32_000
    expect(utterances[index]?.start).toBeGreaterThanOrEqual(begin)
    expect(utterances[index]?.end).toBeLessThanOrEqual(begin + seconds + 0.5)
    begin += seconds + 1
  }
  const times = utterances.flatMap(({ words }) => words.flatMap(({ start, end }) => [start, end]))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('understands a synthetic call well enough to work with', async () => {
  const call = join(folder, 'call.wav')
  speak(
    conversation.map((line) => ({ ...line, channel: 0 })),
    call,
  )
  const mono = join(folder, 'mono.wav')
  ffmpeg('-i', call, '-af', 'pan=mono|c0=c0', '-ar', '16000', '-c:a', 'pcm_s16le', mono)
  const heard = textOf(await recognise(mono))
  expect(wordErrorRate(conversation.map(({ text }) => text).join(' '), heard)).toBeLessThan(0.25)
})

it('hears nothing in silence and in noise', async () => {
  const noise = join(folder, 'noise.wav')
  ffmpeg('-f', 'lavfi', '-i', 'anoisesrc=r=16000:a=0.05:d=4', '-c:a', 'pcm_s16le', noise)
  expect(await recognise(noise)).toEqual([])
})
