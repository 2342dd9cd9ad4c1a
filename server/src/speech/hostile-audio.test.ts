/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutFfmpeg } from '../testing/without-ffmpeg.ts'
import { runDecoder } from './decoder.ts'
import { AudioError } from './errors.ts'
import { prepareAudio } from './prepare.ts'
import { runTool } from './tools.ts'

/** What strangers may upload as a recording. None of it may read another file, or take the machine. */
const folder = mkdtempSync(join(tmpdir(), 'parley-hostile-'))
const secret = join(folder, 'secret.wav')
const make = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])
const opus = join(folder, 'speech.ogg')
/** A day of silence at the lowest rate: some megabytes. */
const day = join(folder, 'silence.flac')
beforeAll(() => {
  make('-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', secret)
  make('-f', 'lavfi', '-i', 'sine=duration=10', '-c:a', 'libopus', opus)
  make('-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono:d=86400', '-frame_size', '65535', day)
})
afterAll(() => rmSync(folder, { recursive: true }))

const playlist = (target: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${target}\n#EXT-X-ENDLIST\n`

const readers: [what: string, name: string, content: () => string][] = [
  ['an HLS playlist', 'list.wav', () => playlist('secret.wav')],
  ['an HLS playlist with a whole address', 'list.m3u8', () => playlist(`file://${secret}`)],
  ['an HLS playlist of the network', 'net.m3u8', () => playlist('http://127.0.0.1:9/secret.wav')],
  ['a concat script', 'script.wav', () => 'ffconcat version 1.0\nfile secret.wav\n'],
  [
    'a DASH manifest',
    'manifest.mpd',
    () =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT2S"><Period><AdaptationSet mimeType="audio/wav"><Representation id="1"><BaseURL>secret.wav</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ],
  [
    'an SDP description',
    'session.sdp',
    () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n',
  ],
  ['a script of filters', 'graph.wav', () => `amovie=${secret}\n`],
  [
    'a picture list',
    'images.ffconcat',
    () => 'ffconcat version 1.0\nfile subfile,,start,0,end,99,,:secret.wav\n',
  ],
]

it.each(readers)('reads no other file for %s', async (_what, name, content) => {
  const path = join(folder, name)
  writeFileSync(path, content())
  await expect(prepareAudio(path, folder)).rejects.toThrow(AudioError)
})

it('reads what people record and upload, also a film with its sound', async () => {
  const kinds = [
    ['webm', '-c:a', 'libopus'],
    ['ogg', '-c:a', 'libopus'],
    ['ogg', '-c:a', 'libvorbis'],
    ['mp3'],
    ['m4a', '-c:a', 'aac'],
    ['mov', '-c:a', 'alac'],
    ['flac'],
    ['wav', '-c:a', 'pcm_s24le'],
    ['wav', '-c:a', 'pcm_mulaw'],
    ['aac'],
    ['aiff'],
    ['caf', '-c:a', 'pcm_s16le'],
    ['mp4', '-f', 'lavfi', '-i', 'testsrc=duration=2', '-c:v', 'mpeg4', '-c:a', 'aac'],
  ]
  for (const [suffix, ...options] of kinds) {
    const path = join(folder, `fine.${suffix}`)
    make('-i', secret, ...options, path)
    expect((await prepareAudio(path, folder)).durationSeconds, options.join(' ')).toBeCloseTo(2, 0)
  }
})

it('is not led astray by headers that declare more than there is', async () => {
  const whole = readFileSync(secret)
  const declared = Buffer.from(whole)
  declared.writeUInt32LE(0xff_ff_ff_ff, 4)
  declared.writeUInt32LE(0xff_ff_ff_fe, whole.indexOf('data') + 4)
  const path = join(folder, 'declared.wav')
  writeFileSync(path, declared)
  expect((await prepareAudio(path, folder)).durationSeconds).toBeCloseTo(2, 1)

  // Boxes of an mp4 nested without end, and one that says it is 4 EiB long.
  const nested = Buffer.alloc(8 * 60_000)
  for (let depth = 0; depth < 60_000; depth++) {
    nested.writeUInt32BE(nested.length - depth * 8, depth * 8)
    nested.write(depth === 0 ? 'ftyp' : 'moov', depth * 8 + 4)
  }
  const endless = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom'),
    Buffer.from('\0\0\0\x01moov\x40\0\0\0\0\0\0\0', 'latin1'),
  ])
  for (const [name, bytes] of [
    ['nested.m4a', nested],
    ['endless.m4a', endless],
    ['zeros.mp3', Buffer.alloc(3_000_000)],
  ] as const) {
    writeFileSync(join(folder, name), bytes)
    await expect(prepareAudio(join(folder, name), folder), name).rejects.toThrow(AudioError)
  }
})

it('bounds memory, time and what is written, in words', async () => {
  // All of its sound at once, some 700 MB.
  const memory = ['-f', 'lavfi', '-i', 'anullsrc=r=192000:cl=7.1:d=60', '-af', 'areverse', '-f', 'null', '-']
  await expect(runDecoder('ffmpeg', memory, { limits: { bytes: 300_000_000 } })).rejects.toThrow(AudioError)
  const forever = ['-f', 'lavfi', '-re', '-i', 'sine', '-f', 'null', '-']
  await expect(runDecoder('ffmpeg', forever, { limits: { seconds: 0.3 } })).rejects.toThrow(/took too long/)
  const large = ['-f', 'lavfi', '-i', 'sine=duration=600', '-y', join(folder, 'large.wav')]
  await expect(runDecoder('ffmpeg', large, { limits: { fileBytes: 1_000_000 } })).rejects.toThrow(AudioError)
})

describe('without ffmpeg', () => {
  const programs = join(folder, 'programs')
  beforeAll(() => withoutFfmpeg(programs))
  beforeEach(() => void vi.stubEnv('PATH', programs))
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const header = (rate: number, channels: number) => {
    const bytes = Buffer.from(readFileSync(secret))
    bytes.writeUInt16LE(channels, 22)
    bytes.writeUInt32LE(rate, 24)
    return bytes
  }

  it.each([
    ['no samples a second', () => header(0, 1)],
    ['four thousand million samples a second', () => header(0xff_ff_ff_ff, 1)],
    ['no channels', () => header(44_100, 0)],
    ['a playlist', () => Buffer.from(playlist('secret.wav'))],
    ['noise', () => randomBytes(2_000_000)],
    ['the start of an mp4 alone', () => Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1')],
    ['an Opus header and nothing else', () => readFileSync(opus).subarray(0, 300)],
  ])('a file of %s ends in words', async (name, bytes) => {
    const path = write(`${name.replaceAll(' ', '-')}.mp3`, bytes())
    await expect(prepareAudio(path, folder)).rejects.toThrow(AudioError)
  })

  it('the ending of the name does not matter, and what a cut file still holds is kept', async () => {
    const wrong = write('wrong.mp3', readFileSync(opus))
    expect((await prepareAudio(wrong, folder)).durationSeconds).toBeCloseTo(10, 0)
    const cut = write('cut.ogg', readFileSync(opus).subarray(0, 50_000))
    const { durationSeconds } = await prepareAudio(cut, folder)
    expect(durationSeconds).toBeGreaterThan(3)
    expect(durationSeconds).toBeLessThan(9.5)
  })

  it('a day of silence in a small file is refused, within its bounds', async () => {
    const path = write('day.flac', readFileSync(day))
    const limits = { bytes: 1.5 * 1024 ** 3 }
    await expect(prepareAudio(path, folder, { limits })).rejects.toThrow('12 hours at most')
  })

  it('a file that needs more memory or time than there is ends in words', async () => {
    for (const limits of [{ bytes: 300_000_000 }, { seconds: 0.01 }])
      await expect(prepareAudio(opus, folder, { limits })).rejects.toThrow(AudioError)
  })
})

it('ends a program with everything that it started', async () => {
  const ended = new AbortController()
  const marker = `3600.${process.pid}`
  const running = runTool('sh', ['-c', `sleep ${marker} & echo started >&2; sleep ${marker}`], ended.signal)
  const alive = () => execFileSync('ps', ['-eo', 'args']).toString().includes(`sleep ${marker}`)
  await expect.poll(alive).toBe(true)
  ended.abort()
  await expect(running).rejects.toThrow()
  await expect.poll(alive).toBe(false)
})
