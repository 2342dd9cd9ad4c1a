import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As much as a small request writes; a disk that is full takes an empty file all the same. */
const probe = Buffer.alloc(64 * 1024, 1)

/** Resolves when files can be written into `folder`, which is made if need be. @throws the system's error */
export async function canWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(path, probe, { flush: true })
  } finally {
    await rm(path, { force: true })
  }
}
