/** Samples a second that every engine takes. */
export const engineRate = 16_000
/** No microphone records with more; a header that says so is not to be believed. */
const rates = { least: 1000, most: 384_000 }
/** Frames handed to the library at once: it takes 4 MB. */
const pieceFrames = 65_536

export interface Resampler {
  /** Takes samples of one rate and number of channels, in order, and answers those of `engineRate` they make. */
  next(channels: readonly Float32Array[]): Float32Array[]
  close(): void
}

/** @throws RangeError for a rate that no sound has */
export async function createResampler(channels: number, rate: number): Promise<Resampler> {
  if (!(rate >= rates.least && rate <= rates.most)) throw new RangeError(`${rate} samples a second`)
  if (rate === engineRate) return { next: (given) => [...given], close: () => undefined }
  const { default: library } = await import('@alexanderolsen/libsamplerate-js')
  const converter = await library.create(channels, rate, engineRate, {
    converterType: library.ConverterType.SRC_SINC_FASTEST,
  })
  return {
    next: (given) => {
      const frames = given[0]?.length ?? 0
      const pieces: Float32Array[][] = []
      for (let from = 0; from < frames; from += pieceFrames) {
        const piece = given.map((channel) => channel.subarray(from, from + pieceFrames))
        pieces.push(split(converter.full(weave(piece)), channels))
      }
      return join(pieces, channels)
    },
    close: () => converter.destroy(),
  }
}

function weave(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels
  if (!first || channels.length === 1) return first ?? new Float32Array()
  const woven = new Float32Array(first.length * channels.length)
  for (const [index, channel] of channels.entries())
    for (let at = 0; at < first.length; at++) woven[at * channels.length + index] = channel[at] ?? 0
  return woven
}

/** The channels of interleaved samples. */
export function split(woven: Float32Array, channels: number): Float32Array[] {
  const frames = Math.floor(woven.length / channels)
  return Array.from({ length: channels }, (_, index) => {
    const channel = new Float32Array(frames)
    for (let at = 0; at < frames; at++) channel[at] = woven[at * channels + index] ?? 0
    return channel
  })
}

function join(pieces: readonly Float32Array[][], channels: number): Float32Array[] {
  return Array.from({ length: channels }, (_, index) => {
    const parts = pieces.map((piece) => piece[index] ?? new Float32Array())
    const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      joined.set(part, at)
      at += part.length
    }
    return joined
  })
}
