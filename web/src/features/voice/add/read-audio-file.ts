import { type AudioType, audioKinds, recogniseAudio } from '@parley/core/voice/audio-type'
import { formatBytes } from '~/data/measures.ts'

const largestFile = 4 * 1024 ** 3

export type AudioFile =
  | { ok: true; file: File; type: AudioType }
  | { ok: false; name: string; reason: string }

/** Looks into a file before anything is sent: what it is decides, not what it is called. */
export async function readAudioFile(file: File): Promise<AudioFile> {
  const refuse = (reason: string): AudioFile => ({ ok: false, name: file.name, reason })
  if (file.size === 0) return refuse('This file is empty. Check that it finished copying.')
  if (file.size > largestFile)
    return refuse(`This file has ${formatBytes(file.size)}; at most 4 GB can be uploaded.`)
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => null)
  if (!head) return refuse('This file could not be read. It may have been moved; choose it again.')
  const type = recogniseAudio(new Uint8Array(head))
  if (!type) return refuse(`We can’t read this audio file. Choose a ${audioKinds} file.`)
  return { ok: true, file, type }
}

/** Seconds of audio, as far as the browser can tell; 0 where it cannot. */
export function measureDuration(file: File, type: AudioType): Promise<number> {
  return new Promise((resolve) => {
    const address = URL.createObjectURL(new Blob([file], { type: type.mimeType }))
    const audio = new Audio()
    const done = () => {
      clearTimeout(timer)
      URL.revokeObjectURL(address)
      resolve(Number.isFinite(audio.duration) ? audio.duration : 0)
    }
    const timer = setTimeout(done, 2000)
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', done, { once: true })
    audio.addEventListener('error', done, { once: true })
    audio.src = address
  })
}
