import {
  ADTS,
  AudioSampleSink,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { createPacketDecoder } from './codecs.ts'
import type { Sound } from './packet-decoder.ts'
import { createResampler, engineRate, type Resampler } from './resample.ts'
import { longestHours, TooLong, UnknownSound } from './unknown-sound.ts'
import { readVorbis } from './vorbis.ts'

/** Containers that hold their sound themselves. Playlists name other files, which would be read. */
const containers = [WEBM, MATROSKA, OGG, MP4, QTFF, MP3, ADTS, FLAC, WAVE]

/** Of packets that can't be decoded. More of them are no sound any more. */
const mostBroken = 0.5

export async function openSound(path: string): Promise<{ input: Input; track: InputAudioTrack }> {
  const input = new Input({ source: new FilePathSource(path), formats: containers })
  const track = await input.getPrimaryAudioTrack().catch(() => null)
  if (!track) throw new UnknownSound('no sound that is known here')
  return { input, track }
}

function bytesOf(source: ArrayBufferView | ArrayBufferLike | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

/** A recording that was cut ends amid a packet: what came before is kept. */
async function* untilCut(track: InputAudioTrack): AsyncGenerator<EncodedPacket> {
  let isFirst = true
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      yield packet
      isFirst = false
    }
  } catch (error) {
    if (isFirst) throw error
  }
}

async function* readPackets(track: InputAudioTrack): AsyncGenerator<Sound> {
  const config = await track.getDecoderConfig()
  const decoder = await createPacketDecoder(track.codec, {
    channels: track.numberOfChannels,
    rate: track.sampleRate,
    description: bytesOf(config?.description),
  })
  if (!decoder) throw new UnknownSound(track.codec ?? 'an unknown form of sound')
  let [all, broken] = [0, 0]
  let batch: Uint8Array[] = []
  let seconds = 0
  const decode = async () => {
    const { failed, ...sound } = await decoder.decode(batch)
    all += batch.length
    broken += failed
    batch = []
    seconds = 0
    return sound
  }
  try {
    for await (const { data, duration } of untilCut(track)) {
      batch.push(data)
      seconds += Math.max(duration, 0.001)
      if (seconds >= decoder.batchSeconds) yield await decode()
    }
    if (batch.length > 0) yield await decode()
  } finally {
    decoder.close()
  }
  if (broken > all * mostBroken) throw new UnknownSound(`broken ${track.codec}`)
}

async function* readSamples(track: InputAudioTrack): AsyncGenerator<Sound> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { numberOfChannels, numberOfFrames, sampleRate } = sample
    const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    sample.close()
    yield { channels, rate: sampleRate }
  }
}

async function decode(path: string, input: Input, track: InputAudioTrack): Promise<AsyncGenerator<Sound>> {
  if (track.codec?.startsWith('pcm') || track.codec === 'ulaw' || track.codec === 'alaw')
    return readSamples(track)
  const mime = await input.getMimeType()
  return track.codec === 'vorbis' && mime.includes('ogg') ? readVorbis(path) : readPackets(track)
}

/** The channels as they are where there are no more than `most`, else all of them as one. */
export function mixed(channels: Float32Array[], most: number): Float32Array[] {
  const [first] = channels
  if (!first || channels.length <= most) return channels
  const mono = new Float32Array(first.length)
  for (const channel of channels)
    for (const [index, sample] of channel.entries())
      mono[index] = (mono[index] ?? 0) + sample / channels.length
  return [mono]
}

/**
 * Decodes a file of sound piece by piece into one or two channels at 16 kHz, -1..1. No more than some seconds of it are held
 * at once.
 * @throws UnknownSound where no library here decodes it, TooLong, and RangeError for a rate that no sound has
 */
export async function* readSound(path: string): AsyncGenerator<Float32Array[]> {
  const { input, track } = await openSound(path)
  if (!(track.sampleRate > 0)) throw new RangeError('no samples a second')
  // What says so itself need not be decoded for hours first.
  if (((await track.getDurationFromMetadata().catch(() => null)) ?? 0) > longestHours * 3600)
    throw new TooLong()
  let resampler: Resampler | null = null
  let resampledFrom = ''
  let frames = 0
  try {
    for await (const { channels: found, rate } of await decode(path, input, track)) {
      const channels = mixed(found, 2)
      if (!channels[0]?.length) continue
      const key = `${channels.length} ${rate}`
      if (!resampler || resampledFrom !== key) {
        resampler?.close()
        resampler = await createResampler(channels.length, rate)
        resampledFrom = key
      }
      const next = resampler.next(channels)
      frames += next[0]?.length ?? 0
      if (frames > longestHours * 3600 * engineRate) throw new TooLong()
      yield next
    }
  } finally {
    resampler?.close()
    input.dispose()
  }
}
