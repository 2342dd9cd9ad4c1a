import { join } from 'node:path'
import { AudioError } from './errors.ts'
import type { PreparedAudio } from './prepared-audio.ts'
import { measureSound, type SoundOptions } from './sound/sound.ts'

/** Analyses a recording and prepares it for playback: length, channels, peaks, seekable container. @throws AudioError */
export async function prepareAudio(
  path: string,
  workFolder: string,
  options: SoundOptions = {},
): Promise<PreparedAudio> {
  const seekable = join(workFolder, 'seekable')
  const { isRewritten, ...facts } = await measureSound(path, seekable, workFolder, options)
  if (facts.durationSeconds < 0.2) throw new AudioError('The recording is too short to hold any words.')
  return { ...facts, seekablePath: isRewritten ? seekable : null }
}
