import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const rate = 16_000
const hertz = 440

/** One second of a quiet tone as a WAV of 16 kHz, mono, 16 bit (RIFF), in `folder`. */
export async function writeToneFile(folder: string): Promise<{ path: string; remove(): Promise<void> }> {
  const samples = Buffer.alloc(rate * 2)
  for (let index = 0; index < rate; index++)
    samples.writeInt16LE(Math.round(3000 * Math.sin((2 * Math.PI * hertz * index) / rate)), index * 2)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  const path = join(folder, `tone-${randomUUID()}.wav`)
  await writeFile(path, Buffer.concat([header, samples]))
  return { path, remove: () => rm(path, { force: true }) }
}
