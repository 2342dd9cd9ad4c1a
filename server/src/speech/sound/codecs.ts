import { type CodecFacts, noPackets, type PacketDecoder } from './packet-decoder.ts'
import { engineRate } from './resample.ts'
import { aac, mp3 } from './symphonia.ts'

/** Where Opus' header tells the samples to leave out at the start, and how its channels are mapped. */
const preSkipAt = 10
const mappingFamilyAt = 18

async function opus({ channels, description }: CodecFacts): Promise<PacketDecoder | null> {
  // More than two channels are streams of their own; nobody records a conversation so.
  if (channels > 2 || (description?.[mappingFamilyAt] ?? 0) > 0) return null
  const { OpusDecoder } = await import('opus-decoder')
  const preSkip = description ? (description[preSkipAt] ?? 0) + (description[preSkipAt + 1] ?? 0) * 256 : 0
  const decoder = new OpusDecoder({ channels, sampleRate: engineRate, preSkip })
  await decoder.ready
  return {
    batchSeconds: 5,
    decode: async (packets) => {
      const { channelData, sampleRate, errors } = decoder.decodeFrames([...packets])
      return { channels: channelData, rate: sampleRate, failed: errors.length }
    },
    close: () => decoder.free(),
  }
}

async function flac(): Promise<PacketDecoder> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac')
  const decoder = new FLACDecoder()
  await decoder.ready
  return {
    batchSeconds: 5,
    decode: async (packets) => {
      const { channelData, sampleRate, errors } = await decoder.decodeFrames([...packets])
      return { channels: channelData, rate: sampleRate, failed: errors.length }
    },
    close: () => decoder.free(),
  }
}

/** A decoder for packets of that codec as mediabunny names it; null where there is none. */
export function createPacketDecoder(codec: string | null, facts: CodecFacts): Promise<PacketDecoder | null> {
  if (codec === 'opus') return opus(facts)
  if (codec === 'flac') return flac()
  if (codec === 'mp3') return mp3(facts)
  if (codec === 'aac') return aac(facts)
  return noPackets
}
