import { createReadStream } from 'node:fs'
import type { Sound } from './packet-decoder.ts'

/** Vorbis in Ogg, whose decoder takes the file's own bytes in order. */
export async function* readVorbis(path: string): AsyncGenerator<Sound> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis')
  const decoder = new OggVorbisDecoder()
  await decoder.ready
  try {
    for await (const bytes of createReadStream(path)) {
      if (!(bytes instanceof Uint8Array)) continue
      const { channelData, sampleRate } = await decoder.decode(bytes)
      yield { channels: channelData, rate: sampleRate }
    }
    const { channelData, sampleRate } = await decoder.flush()
    yield { channels: channelData, rate: sampleRate }
  } finally {
    decoder.free()
  }
}
