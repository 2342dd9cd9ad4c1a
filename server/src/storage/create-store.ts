import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createFileStore } from './file-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store } from './s3-store.ts'

/** The configured store: the bucket of S3_BUCKET, or files below STORAGE_DIR. */
export function createStore(
  config: Pick<Config, 'S3' | 'DATA_DIR' | 'STORAGE_DIR'>,
  log: Logger,
): ObjectStore {
  if (!config.S3) return createFileStore(join(config.STORAGE_DIR, 'objects'))
  const workFolder = join(config.DATA_DIR, 'work', 'objects')
  // DATA_DIR belongs to one process at a time, so files here are left over from a process that was killed.
  rmSync(workFolder, { recursive: true, force: true })
  const store = createS3Store(config.S3, workFolder)
  // Reported at start rather than by the first upload, but not fatal, since the service may become available.
  store.check().catch((error: unknown) => log.error(error, 'the object store cannot be used'))
  return store
}
