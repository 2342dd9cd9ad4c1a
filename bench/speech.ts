import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordErrorRate } from '@parley/core/voice/word-error-rate'
import { createMoonshine } from '../server/src/speech/engines/moonshine.ts'
import { createPocketSphinx } from '../server/src/speech/engines/pocketsphinx.ts'
import { conversation } from '../server/src/testing/conversation.ts'
import { readings } from '../server/src/testing/readings.ts'
import { speak } from '../server/src/testing/speech.ts'

/**
 * The recognisers that need no network, on a person who reads aloud and on two synthetic voices: word errors, the seconds
 * of sound that one second of work takes in, and how far the words' times lie from PocketSphinx's.
 */
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-speech-'))
const engines = [createMoonshine(folder), createPocketSphinx(undefined)]
const secondsOf = (path: string) =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path], {
      encoding: 'utf8',
    }),
  )

const call = join(folder, 'call.wav')
speak(conversation, call)
const sides = [0, 1].map((channel) => {
  const path = join(folder, `side-${channel}.wav`)
  const filter = ['-af', `pan=mono|c0=c${channel}`, '-ar', '16000', '-c:a', 'pcm_s16le']
  execFileSync('ffmpeg', ['-v', 'error', '-i', call, ...filter, path])
  const lines = conversation.filter((line) => line.channel === channel)
  return { path, text: lines.map((line) => line.text).join(' ') }
})

const sounds: [string, readonly { path: string; text: string }[]][] = [
  ['a person, read aloud', readings],
  ['two synthetic voices', sides],
]
const bare = (word: string) => word.toLowerCase().replaceAll(/[^a-z']/g, '')
const recognised = async (engine: (typeof engines)[number], path: string) =>
  (await engine.recognise(path, 'en', new AbortController().signal)).flatMap(({ words }) => words)

for (const engine of engines) {
  console.log(`\n${engine.label}`)
  for (const [name, samples] of sounds) {
    const from = performance.now()
    const texts: string[] = []
    for (const { path } of samples)
      texts.push((await recognised(engine, path)).map(({ text }) => text).join(' '))
    const spent = (performance.now() - from) / 1000
    const sound = samples.reduce((sum, { path }) => sum + secondsOf(path), 0)
    const errors = wordErrorRate(samples.map(({ text }) => text).join(' '), texts.join(' '))
    console.log(
      `  ${name.padEnd(22)} ${(errors * 100).toFixed(1).padStart(5)} % word errors  ${(sound / spent).toFixed(1).padStart(5)} times as fast as it was spoken`,
    )
  }
}

const distances: number[] = []
for (const { path } of readings) {
  const [words = [], references = []] = await Promise.all(engines.map((engine) => recognised(engine, path)))
  let next = 0
  for (const { text, start } of words) {
    const at = references.findIndex(
      (word, index) => index >= next && index < next + 4 && word.text === bare(text),
    )
    const reference = references[at]
    if (!reference) continue
    next = at + 1
    distances.push(Math.abs(start - reference.start))
  }
}
const sorted = distances.toSorted((one, other) => one - other)
const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
console.log(
  `\nMoonshine's words begin ${mean.toFixed(2)} s beside PocketSphinx's on average (${sorted.length} words), nine in ten within ${sorted[Math.floor(sorted.length * 0.9)]?.toFixed(2)} s`,
)
rmSync(folder, { recursive: true })
