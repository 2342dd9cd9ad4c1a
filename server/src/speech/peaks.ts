import { spawn } from 'node:child_process'
import { AudioError } from './errors.ts'

const rate = 8000
const sliceSamples = rate / 50
const atMost = 1200

/** Halves a list of peaks by keeping the louder of each pair. */
function halve(peaks: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(peaks.length / 2) }, (_, index) =>
    Math.max(peaks[index * 2] ?? 0, peaks[index * 2 + 1] ?? 0),
  )
}

/**
 * Decodes once, in a stream, and answers how loud each equal slice is (0..1, at most 1200 slices) and how long it really
 * lasts in seconds, which the container may not know.
 */
export function measure(path: string): Promise<{ peaks: number[]; durationSeconds: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'ffmpeg',
      ['-v', 'error', '-i', path, '-vn', '-ac', '1', '-ar', String(rate), '-f', 's16le', '-'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    let samples = 0
    let loudest = 0
    let peaks: number[] = []
    let slice = sliceSamples
    let inSlice = 0
    let odd: Buffer | null = null
    child.stdout.on('data', (chunk: Buffer) => {
      const bytes: Buffer = odd ? Buffer.concat([odd, chunk]) : chunk
      const even = bytes.length - (bytes.length % 2)
      odd = even < bytes.length ? bytes.subarray(even) : null
      for (let offset = 0; offset < even; offset += 2) {
        loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(offset)))
        samples++
        if (++inSlice < slice) continue
        peaks.push(loudest / 32768)
        loudest = 0
        inSlice = 0
        // Halves the resolution when full, so that memory stays constant for any length.
        if (peaks.length >= atMost * 2) {
          peaks = halve(peaks)
          slice *= 2
        }
      }
    })
    child.on('error', reject)
    child.on('close', () => {
      if (samples === 0) return reject(new AudioError('This file holds no audio that can be played.'))
      if (inSlice > 0) peaks.push(loudest / 32768)
      while (peaks.length > atMost) peaks = halve(peaks)
      resolve({ peaks: peaks.map((peak) => Math.round(peak * 1000) / 1000), durationSeconds: samples / rate })
    })
  })
}
