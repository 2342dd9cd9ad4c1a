/**
 * Stands where supabase-js expects its storage client (alias in vite.config.ts), which saves 7 KiB on the first load.
 * Files go through `openBucket` of ./storage.ts, which loads the real one.
 */
export class StorageClient {
  from(): never {
    throw new Error('Use openBucket() from ~/data/storage.ts')
  }
}

/** supabase-js only hands it on. */
export class StorageApiError extends Error {}
