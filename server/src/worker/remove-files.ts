import type { WorkerServices } from './tasks.ts'

/** An object of the storage, and the version that holds its bytes. */
export interface StoredFile {
  id: string
  version: string
}

/** The bytes go first and then the row that names them, so that a crash between the two can be resumed. */
export async function removeFiles(
  { database, storage }: Pick<WorkerServices, 'database' | 'storage'>,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { version } of files) await storage.store.remove(version)
  await database.sql`delete from storage.objects where id = any(${files.map(({ id }) => id)}::uuid[])`
}
