/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { withoutFfmpeg } from '../../testing/without-ffmpeg.ts'
import { splitChannels } from './sound.ts'

/** Every kind is decoded without ffmpeg on the PATH, and held against what ffmpeg decodes. */
const folder = mkdtempSync(join(tmpdir(), 'parley-decoding-'))
const original = join(folder, 'original.wav')
const searched = process.env['PATH'] ?? ''
const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { env: { ...process.env, PATH: searched } })

/** Two sides that differ, with pitches that wander as voices do, so that one place fits alone. */
const sides = '0.5*sin(300*t*(1+0.3*sin(t)))|0.4*sin(900*t+30*sin(2*t))'
const seconds = 12

beforeAll(() => {
  ffmpeg('-f', 'lavfi', '-i', `aevalsrc='${sides}':s=44100:d=${seconds}`, original)
  withoutFfmpeg(join(folder, 'programs'))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.stubEnv('PATH', join(folder, 'programs')))

const samplesOf = (wav: Buffer): number[] =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2) / 32_768)

/** The best correlation of a second in the middle, over shifts of up to 0.1 s: codecs begin with some silence. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const from = 16_000 * 5
  let best = 0
  for (let shift = -1600; shift <= 1600; shift++) {
    let [both, first, second] = [0, 0, 0]
    for (let at = from; at < from + 16_000; at += 3) {
      const [x = 0, y = 0] = [one[at + shift], other[at]]
      both += x * y
      first += x * x
      second += y * y
    }
    best = Math.max(best, both / Math.sqrt(first * second))
  }
  return best
}

it.each([
  ['webm with Opus', 'webm', ['-c:a', 'libopus', '-b:a', '64k']],
  ['ogg with Opus', 'ogg', ['-c:a', 'libopus', '-b:a', '64k']],
  ['ogg with Vorbis', 'ogg', ['-c:a', 'libvorbis']],
  ['mp3', 'mp3', ['-b:a', '128k']],
  ['mp3 of a low rate', 'mp3', ['-ar', '22050', '-b:a', '64k']],
  ['m4a with AAC', 'm4a', ['-c:a', 'aac', '-b:a', '128k']],
  ['mp4 written while it is recorded', 'mp4', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']],
  ['AAC as it is', 'aac', ['-c:a', 'aac']],
  ['flac', 'flac', []],
  ['flac of 24 bits', 'flac', ['-ar', '96000', '-sample_fmt', 's32']],
  ['wav of 24 bits', 'wav', ['-c:a', 'pcm_s24le']],
  ['wav of a telephone', 'wav', ['-c:a', 'pcm_mulaw', '-ar', '8000']],
])('decodes %s as ffmpeg does, each side apart', async (name, ending, options) => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.${ending}`)
  const reference = join(folder, 'reference.wav')
  ffmpeg('-i', original, ...options, path)
  const { channels, isSame } = await splitChannels(path, folder, false)
  expect(channels).toHaveLength(2)
  expect(isSame).toBe(false)
  for (const [index, channel] of channels.entries()) {
    ffmpeg(
      '-i',
      path,
      '-bitexact',
      '-af',
      `pan=mono|c0=c${index}`,
      '-ar',
      '16000',
      '-c:a',
      'pcm_s16le',
      reference,
    )
    const [ours, theirs] = [samplesOf(readFileSync(channel.path)), samplesOf(readFileSync(reference))]
    expect(ours.length / 16_000).toBeCloseTo(theirs.length / 16_000, 0)
    expect(Math.abs(ours.length - theirs.length) / 16_000).toBeLessThan(0.2)
    expect(likeness(ours, theirs)).toBeGreaterThan(0.99)
  }
})

it('mixes both sides where one is wanted, and measures a pause', async () => {
  const path = join(folder, 'paused.flac')
  ffmpeg('-i', original, '-af', "volume=0:enable='between(t,4,6)'", path)
  const { channels } = await splitChannels(path, folder, true)
  expect(channels).toHaveLength(1)
  expect(channels[0]?.isSilent).toBe(false)
  expect(channels[0]?.silences).toHaveLength(1)
  expect(channels[0]?.silences[0]?.start).toBeCloseTo(4, 1)
  expect(channels[0]?.silences[0]?.end).toBeCloseTo(6, 1)
})

it.each([
  // Its frames follow each other without a table: how many were destroyed is not known.
  ['mp3', ['-b:a', '64k'], 7],
  ['m4a', ['-c:a', 'aac', '-b:a', '64k', '-movflags', 'faststart'], 0.5],
])('goes on after a damaged stretch of %s', async (ending, options, lost) => {
  const path = join(folder, `damaged.${ending}`)
  const murmurThenTone = "aevalsrc='if(lt(t,50),0.002*random(0),0.5*sin(2764*t))':s=44100:d=60"
  ffmpeg('-f', 'lavfi', '-i', murmurThenTone, ...options, path)
  const bytes = readFileSync(path)
  randomFillSync(bytes, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.1))
  writeFileSync(path, bytes)
  const [channel] = (await splitChannels(path, folder, true)).channels
  const seconds = samplesOf(readFileSync(channel?.path ?? '')).length / 16_000
  const tone = seconds - (channel?.silences.at(-1)?.end ?? 0)
  expect(seconds).toBeGreaterThan(60 - lost)
  expect(seconds).toBeLessThan(60.5)
  expect(tone).toBeGreaterThan(9.5)
  expect(tone).toBeLessThan(10.5)
})
