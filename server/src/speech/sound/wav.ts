import { closeSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { engineRate } from './resample.ts'

const headerBytes = 44
const bytesASecond = engineRate * 2

/** The header of 16 kHz mono s16le, the form every engine takes. */
function header(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(headerBytes)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(dataBytes + headerBytes - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(engineRate, 24)
  bytes.writeUInt32LE(bytesASecond, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(dataBytes, 40)
  return bytes
}

export interface WavWriter {
  /** Samples of -1..1 at 16 kHz. */
  add(samples: Float32Array): void
  close(): void
}

export function createWav(path: string): WavWriter {
  const file = openSync(path, 'w')
  let written = 0
  writeSync(file, header(0))
  return {
    add: (samples) => {
      const pcm = new Int16Array(samples.length)
      for (let at = 0; at < samples.length; at++)
        pcm[at] = Math.max(-32_768, Math.min(32_767, Math.round((samples[at] ?? 0) * 32_768)))
      written += writeSync(file, Buffer.from(pcm.buffer))
    },
    close: () => {
      writeSync(file, header(written), 0, headerBytes, 0)
      closeSync(file)
    },
  }
}

/** Copies a stretch of a file that `createWav` wrote; times in seconds. */
export async function cutWav(path: string, target: string, start: number, end: number): Promise<void> {
  const source = await open(path)
  try {
    const { size } = await source.stat()
    const at = (seconds: number) => Math.min(size, headerBytes + Math.round(seconds * engineRate) * 2)
    const bytes = Buffer.alloc(at(end) - at(start))
    await source.read(bytes, 0, bytes.length, at(start))
    const piece = await open(target, 'w')
    try {
      await piece.writev([header(bytes.length), bytes])
    } finally {
      await piece.close()
    }
  } finally {
    await source.close()
  }
}
