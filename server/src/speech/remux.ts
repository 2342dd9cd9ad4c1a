import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import {
  ALL_FORMATS,
  BlobSource,
  Conversion,
  FilePathTarget,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { AudioError } from './errors.ts'
import type { PreparedAudio } from './prepared-audio.ts'

/**
 * The fallback without ffmpeg: reads the container and makes a recording seekable without decoding, so there are no
 * peaks.
 */
export async function remuxWithoutTools(path: string, target: string): Promise<PreparedAudio> {
  if ((await stat(path)).size === 0) throw new AudioError('The file is empty: nothing was recorded in it.')
  const input = new Input({ source: new BlobSource(await openAsBlob(path)), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack().catch(() => null)
  if (!track)
    throw new AudioError('This file holds no audio that can be read. Use webm, mp3, m4a, wav or ogg.')
  const durationSeconds = await input.computeDuration()
  const facts = { durationSeconds, channels: track.numberOfChannels, peaks: [] }
  const format = await input.getMimeType()
  if (!/webm|matroska/.test(format)) return { ...facts, seekablePath: null }
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) })
  const conversion = await Conversion.init({ input, output })
  if (!conversion.isValid) return { ...facts, seekablePath: null }
  await conversion.execute()
  return { ...facts, seekablePath: target }
}
