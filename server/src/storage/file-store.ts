import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { canWrite } from './can-write.ts'
import { objectNotFound } from './errors.ts'
import { createIncomingStore } from './incoming-store.ts'
import { keyOf, type ObjectStore } from './object-store.ts'

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync()
  await file.close()
}

/** Objects as files below `folder`. */
export function createFileStore(folder: string): ObjectStore {
  const incoming = createIncomingStore(join(folder, 'incoming'))
  const place = (version: string) => join(folder, keyOf(version))

  async function newPlace(): Promise<{ version: string; path: string }> {
    const version = randomUUID()
    const path = place(version)
    await mkdir(dirname(path), { recursive: true })
    return { version, path }
  }

  return {
    write: (source, limit) =>
      incoming.receive(source, limit, async (received, size) => {
        await makeDurable(received)
        const { version, path } = await newPlace()
        await rename(received, path)
        return { version, size }
      }),
    async adopt(given) {
      await makeDurable(given)
      const { version, path } = await newPlace()
      // Linked rather than moved: the upload must stay readable until the client has received the confirmation.
      await link(given, path)
      return { version, size: (await stat(given)).size }
    },
    async restore(version, given) {
      const path = place(version)
      await mkdir(dirname(path), { recursive: true })
      await copyFile(given, `${path}.partial`)
      await makeDurable(`${path}.partial`)
      await rename(`${path}.partial`, path)
    },
    async read(version, range) {
      const file = await open(place(version)).catch((error: unknown) => {
        throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? objectNotFound() : error
      })
      return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array<ArrayBuffer>>
    },
    withLocalFile: (version, use) => use(place(version)),
    remove: (version) => rm(place(version), { force: true }),
    check: () => canWrite(folder),
  }
}
