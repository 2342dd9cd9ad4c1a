import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { CodecFacts, PacketDecoder } from './packet-decoder.ts'
import { split } from './resample.ts'

/**
 * AAC (low complexity) and MP3 by Symphonia, which one npm package carries as WebAssembly: @flo-audio/reflo, a converter to a
 * format of its own. It decodes whole files alone, so a stretch of packets goes in as a file, and its lossless form of that
 * comes back as samples (docs/decisions/0022-sound-without-ffmpeg.md).
 */
const decoded = z.object({
  samples: z.instanceof(Float32Array),
  sampleRate: z.number().positive(),
  channels: z.number().int().min(1).max(8),
})
/** Its compression level 0 is not lossless. */
const lossless = { lossy: false, quality: 0, level: 1 }
/** Packets of before that go in again, as both codecs need some to start with. */
const primingPackets = 12

async function load() {
  const library = await import('@flo-audio/reflo')
  const wasm = fileURLToPath(new URL('reflo_bg.wasm', import.meta.resolve('@flo-audio/reflo')))
  library.initSync({ module: await readFile(wasm) })
  return library
}

async function inStretches(
  facts: CodecFacts,
  toFrame: (packet: Uint8Array) => Uint8Array,
  packetSamples: number,
): Promise<PacketDecoder> {
  const library = await load()
  let before: readonly Uint8Array[] = []

  /** A stretch in which nothing can be decoded, in its length: what comes after keeps its times. */
  function silence(packets: number) {
    const channels = Array.from({ length: facts.channels }, () => new Float32Array(packets * packetSamples))
    return { channels, rate: facts.rate, failed: packets }
  }

  function decode(packets: readonly Uint8Array[]) {
    const file = Buffer.concat([...before, ...packets].map(toFrame))
    before = packets.slice(-primingPackets)
    const { lossy, quality, level } = lossless
    const flo = library.encode_audio_to_flo(file, lossy, quality, level)
    const { samples, sampleRate, channels } = decoded.parse(library.decode_flo_to_samples(flo))
    // Packets that could not be decoded are missing at the start, where the priming is.
    const wanted = packets.length * packetSamples * channels
    const found = samples.subarray(Math.max(0, samples.length - wanted))
    const failed = Math.floor((wanted - found.length) / (packetSamples * channels))
    return { channels: split(found, channels), rate: sampleRate, failed }
  }
  return {
    batchSeconds: 15,
    decode: async (packets) => {
      try {
        return decode(packets)
      } catch {
        return silence(packets.length)
      }
    },
    close: () => undefined,
  }
}

/** MPEG 1 has 1152 samples in a packet, MPEG 2 and 2.5, for rates below 32 kHz, half of that. */
export const mp3 = (facts: CodecFacts): Promise<PacketDecoder> =>
  inStretches(facts, (packet) => packet, facts.rate < 32_000 ? 576 : 1152)

const adtsBytes = 7
const lowComplexity = 2

/** Null for profiles other than low complexity, and for more channels than two. */
export function aac(facts: CodecFacts): Promise<PacketDecoder | null> {
  const { channels, description } = facts
  // Without a description each packet is an ADTS frame already.
  if (!description) return inStretches(facts, (packet) => packet, 1024)
  const [first = 0, second = 0] = description
  const profile = first >> 3
  const rateIndex = ((first & 7) << 1) | (second >> 7)
  if (profile !== lowComplexity || rateIndex > 12 || channels > 2) return Promise.resolve(null)
  const toFrame = (packet: Uint8Array): Uint8Array => {
    const length = packet.length + adtsBytes
    const frame = new Uint8Array(length)
    frame.set([
      0xff,
      0xf1,
      ((profile - 1) << 6) | (rateIndex << 2) | (channels >> 2),
      ((channels & 3) << 6) | (length >> 11),
      (length >> 3) & 0xff,
      ((length & 7) << 5) | 0x1f,
      0xfc,
    ])
    frame.set(packet, adtsBytes)
    return frame
  }
  return inStretches(facts, toFrame, 1024)
}
