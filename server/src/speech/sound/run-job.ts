import { join } from 'node:path'
import { Conversion, FilePathTarget, Output, WebMOutputFormat } from 'mediabunny'
import type { z } from 'zod'
import type { Job, measured, splitSound } from './jobs.ts'
import { createComparison, createPauses, createPeaks } from './meters.ts'
import { mixed, openSound, readSound } from './read-sound.ts'
import { createResampler, engineRate } from './resample.ts'
import { UnknownSound } from './unknown-sound.ts'
import { createWav } from './wav.ts'

const otherTempo = 1.08

async function measure(path: string, seekable: string): Promise<z.infer<typeof measured>> {
  const peaks = createPeaks()
  let channels = 1
  let frames = 0
  for await (const sound of readSound(path)) {
    channels = Math.max(channels, sound.length)
    const [mono] = mixed(sound, 1)
    if (!mono) continue
    frames += mono.length
    peaks.add(mono)
  }
  if (frames === 0) throw new UnknownSound('no sound in it')
  const durationSeconds = frames / engineRate
  const isRewritten = await makeSeekable(path, seekable)
  return { durationSeconds, channels, peaks: peaks.read(), isRewritten }
}

/** A recording that was never closed says nothing of its length, and players can't seek in it. */
async function makeSeekable(path: string, target: string): Promise<boolean> {
  const { input } = await openSound(path)
  try {
    const mime = await input.getMimeType()
    if (!/webm|matroska/.test(mime) || (await input.getDurationFromMetadata()) !== null) return false
    const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) })
    const conversion = await Conversion.init({ input, output, video: { discard: true } })
    if (!conversion.isValid) return false
    await conversion.execute()
    return true
  } finally {
    input.dispose()
  }
}

async function split(path: string, folder: string, isMixed: boolean): Promise<z.infer<typeof splitSound>> {
  const made: { path: string; wav: ReturnType<typeof createWav>; pauses: ReturnType<typeof createPauses> }[] =
    []
  const comparison = createComparison()
  for await (const sound of readSound(path)) {
    const channels = mixed(sound, isMixed ? 1 : 2)
    while (made.length < channels.length) {
      const target = join(folder, `channel-${made.length}.wav`)
      made.push({ path: target, wav: createWav(target), pauses: createPauses() })
    }
    for (const [index, { wav, pauses }] of made.entries()) {
      // A stretch in mono is the same on both sides.
      const samples = channels[index] ?? channels[0]
      if (!samples) continue
      wav.add(samples)
      pauses.add(samples)
    }
    const [left, right] = channels
    if (left) comparison.add(left, right ?? left)
  }
  if (made.length === 0) throw new UnknownSound('no sound in it')
  for (const { wav } of made) wav.close()
  return {
    channels: made.map(({ path: target, pauses }) => ({ path: target, ...pauses.read() })),
    isSame: comparison.isSame(),
  }
}

async function hasten(path: string, target: string): Promise<null> {
  const faster = await createResampler(1, engineRate * otherTempo)
  const wav = createWav(target)
  for await (const channels of readSound(path)) {
    const [samples] = faster.next(channels)
    if (samples) wav.add(samples)
  }
  wav.close()
  faster.close()
  return null
}

export function runJob(job: Job): Promise<unknown> {
  if (job.kind === 'measure') return measure(job.path, job.seekable)
  if (job.kind === 'split') return split(job.path, job.folder, job.isMixed)
  return hasten(job.path, job.target)
}
