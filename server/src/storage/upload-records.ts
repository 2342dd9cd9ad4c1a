import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileConfigstore } from '@tus/file-store'
import type { Upload } from '@tus/server'

/**
 * What is known of each unfinished upload, in a file beside it. Written aside and moved into place: whoever reads meanwhile, or after a
 * crash in the middle, finds what was known before instead of half a file, which would count as an upload that is gone.
 */
export class UploadRecords extends FileConfigstore {
  override async set(key: string, value: Upload): Promise<void> {
    const aside = join(this.directory, `.writing-${randomUUID()}`)
    try {
      await writeFile(aside, JSON.stringify(value), { mode: 0o600 })
      await rename(aside, join(this.directory, `${key}.json`))
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }
}
