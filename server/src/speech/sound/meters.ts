import { engineRate } from './resample.ts'

/** A pause, in seconds. */
export interface Silence {
  start: number
  end: number
}

const sliceSamples = engineRate / 50
const mostPeaks = 1200

/** Halves a list of peaks by keeping the louder of each pair. */
function halve(peaks: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(peaks.length / 2) }, (_, index) =>
    Math.max(peaks[index * 2] ?? 0, peaks[index * 2 + 1] ?? 0),
  )
}

/** How loud each equal slice is (0..1, at most 1200 slices), in memory that is the same for any length. */
export function createPeaks() {
  let peaks: number[] = []
  let slice = sliceSamples
  let inSlice = 0
  let loudest = 0
  return {
    add: (samples: Float32Array) => {
      for (const sample of samples) {
        loudest = Math.max(loudest, Math.abs(sample))
        if (++inSlice < slice) continue
        peaks.push(Math.min(1, loudest))
        loudest = 0
        inSlice = 0
        if (peaks.length < mostPeaks * 2) continue
        peaks = halve(peaks)
        slice *= 2
      }
    },
    read: (): number[] => {
      let all = inSlice > 0 ? [...peaks, Math.min(1, loudest)] : peaks
      while (all.length > mostPeaks) all = halve(all)
      return all.map((peak) => Math.round(peak * 1000) / 1000)
    },
  }
}

const amplitude = (decibels: number) => 10 ** (decibels / 20)
const quiet = amplitude(-38)
const audible = amplitude(-45)
const pauseSamples = 0.4 * engineRate

/** Finds pauses of at least 0.4 s, and whether there is any sound. */
export function createPauses() {
  const silences: Silence[] = []
  let at = 0
  let quietFrom: number | null = null
  let loudest = 0
  const end = () => {
    if (quietFrom !== null && at - quietFrom >= pauseSamples)
      silences.push({ start: quietFrom / engineRate, end: at / engineRate })
    quietFrom = null
  }
  return {
    add: (samples: Float32Array) => {
      for (const sample of samples) {
        const loud = Math.abs(sample)
        loudest = Math.max(loudest, loud)
        if (loud >= quiet) end()
        else quietFrom ??= at
        at++
      }
    },
    read: () => {
      end()
      return { silences, isSilent: loudest < audible }
    },
  }
}

/**
 * Whether left and right carry the same sound, as with many laptop microphones: their difference is then at least 15 dB
 * quieter than either. Such channels do not separate the speakers.
 */
export function createComparison() {
  let left = 0
  let difference = 0
  return {
    add: (one: Float32Array, other: Float32Array) => {
      for (const [index, sample] of one.entries()) {
        left += sample ** 2
        difference += ((sample - (other[index] ?? 0)) / 2) ** 2
      }
    },
    isSame: () => difference < left * 10 ** -1.5,
  }
}
