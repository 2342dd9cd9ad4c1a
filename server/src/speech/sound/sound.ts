import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { audioKinds } from '@parley/core/voice/audio-type'
import type { z } from 'zod'
import { type DecoderLimits, onlySound, runDecoder } from '../decoder.ts'
import { AudioError } from '../errors.ts'
import { hasTool } from '../tools.ts'
import { answer, type Job, measured, splitSound } from './jobs.ts'

const script = fileURLToPath(new URL('./sound-process.ts', import.meta.url))
/** Node reserves 10 GB of addresses for each WebAssembly memory unless it checks their bounds itself; then a limit holds. */
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--disable-wasm-trap-handler',
  '--max-old-space-size=512',
]
const unreadable = `This file holds no audio that can be read. Use ${audioKinds}.`

export interface SoundOptions {
  signal?: AbortSignal | undefined
  limits?: Partial<DecoderLimits>
}

type Reply = z.infer<typeof answer>

/** A process that ran out of memory or time has no answer. */
async function ask(job: Job, { signal, limits }: SoundOptions): Promise<Reply> {
  const { stdout } = await runDecoder(process.execPath, [...flags, script, JSON.stringify(job)], {
    signal,
    limits: { seconds: 3600, ...limits },
    failure: 'This file could not be read within the memory and time that there is for it',
  })
  return answer.parse(JSON.parse(stdout.toString()))
}

/** What no library here knows, ffmpeg makes a WAV of, where it is there. */
async function convert(path: string, folder: string, options: SoundOptions): Promise<string> {
  const target = join(folder, 'converted.wav')
  const decoded = ['-vn', '-ar', '16000', '-c:a', 'pcm_s16le', target]
  const command = ['-v', 'error', '-y', ...onlySound, '-i', path, ...decoded]
  await runDecoder('ffmpeg', command, { ...options, failure: unreadable })
  return target
}

async function perform<Schema extends z.ZodType>(
  job: Job,
  schema: Schema,
  folder: string,
  options: SoundOptions,
): Promise<z.infer<Schema>> {
  const { size } = await stat(job.path)
  if (size === 0) throw new AudioError('The file is empty: nothing was recorded in it.')
  const first = await ask(job, options)
  if ('done' in first) return schema.parse(first.done)
  if ('failure' in first && first.failure.startsWith('Too long')) throw new AudioError(first.failure)
  if (!hasTool('ffmpeg')) throw new AudioError(unreadable)
  const converted = await convert(job.path, folder, options)
  try {
    const second = await ask({ ...job, path: converted }, options)
    if ('done' in second) return schema.parse(second.done)
    throw new AudioError('failure' in second ? second.failure : unreadable)
  } finally {
    await rm(converted, { force: true })
  }
}

/**
 * How long it lasts, its channels, how loud each slice is, and whether a seekable copy was written to `seekable`.
 * @throws AudioError in words
 */
export const measureSound = (path: string, seekable: string, folder: string, options: SoundOptions = {}) =>
  perform({ kind: 'measure', path, seekable }, measured, folder, options)

/**
 * Each channel (or all as one) as 16 kHz mono WAV in `folder`, the form every engine takes, with its pauses.
 * @throws AudioError in words
 */
export const splitChannels = (path: string, folder: string, isMixed: boolean, options: SoundOptions = {}) =>
  perform({ kind: 'split', path, folder, isMixed }, splitSound, folder, options)

/** A WAV of ours, 8 % faster and higher. @throws AudioError in words */
export async function hastenWav(path: string, target: string, signal: AbortSignal): Promise<void> {
  const reply = await ask({ kind: 'hasten', path, target }, { signal })
  if (!('done' in reply)) throw new AudioError('The audio could not be heard again.')
}
