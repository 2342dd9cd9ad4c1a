import { createRequire } from 'node:module'
import { z } from 'zod'

/** One channel, values from -1 to 1. */
export interface Wave {
  samples: Float32Array
  sampleRate: number
}

interface Recogniser {
  createStream(): { acceptWaveform(wave: Wave): void }
  decode(stream: object): void
  getResult(stream: object): unknown
}

/** Finds speech in samples that it is given window by window; `start` counts samples from the first one given. */
interface VoiceActivity {
  acceptWaveform(samples: Float32Array): void
  isEmpty(): boolean
  front(enableExternalBuffer: boolean): { start: number; samples: Float32Array }
  pop(): void
  flush(): void
}

/** The part of sherpa-onnx-node that is used; the package brings no types that compile. */
interface Sherpa {
  OfflineRecognizer: new (config: object) => Recogniser
  Vad: new (config: object, bufferSeconds: number) => VoiceActivity
  readWave(path: string, enableExternalBuffer: boolean): Wave
}

const require = createRequire(import.meta.url)

/** Its builds are packages of their own, by platform as sherpa-onnx-node names them. */
const build = `sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Whether the package is there with its build for this platform: for some it has none. */
export function hasSherpa(): boolean {
  try {
    require.resolve('sherpa-onnx-node')
    require.resolve(`${build}/sherpa-onnx.node`)
    return true
  } catch {
    return false
  }
}

/** @throws where the package has no build for this platform */
export const loadSherpa = (): Sherpa =>
  z
    .custom<Sherpa>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        ['OfflineRecognizer', 'Vad', 'readWave'].every((name) => name in value),
    )
    .parse(require('sherpa-onnx-node'))
