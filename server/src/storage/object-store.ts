export interface Range {
  /** First and last byte, both included. */
  start: number
  end: number
}

export interface StoredBytes {
  version: string
  /** In bytes. */
  size: number
}

/**
 * Stores bytes, apart from the rows that name them. A version is a UUID generated here, so no user-chosen name ever
 * becomes a path.
 */
export interface ObjectStore {
  /** Stores a stream durably. @throws StorageError 413 beyond `limit` bytes. */
  write(source: ReadableStream<Uint8Array>, limit: number): Promise<StoredBytes>
  /** Stores a file that is already on this machine; the file itself stays where it is. */
  adopt(path: string): Promise<StoredBytes>
  /** Stores a file under a given version, for restoring a backup; existing bytes are replaced. */
  restore(version: string, path: string): Promise<void>
  /** The stream fails with a StorageError when the bytes cannot be had. */
  /** @throws StorageError before the first byte, so that a caller can still answer it. */
  read(version: string, range?: Range): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Calls `use` with a local path for tools such as ffmpeg; the path is valid only until `use` is done. */
  withLocalFile<T>(version: string, use: (path: string) => Promise<T>): Promise<T>
  /** Also succeeds when the bytes do not exist. */
  remove(version: string): Promise<void>
  /** Whether it can be used, for /readyz. @throws what is wrong. */
  check(): Promise<void>
}

/**
 * The key of a version's bytes below a folder or bucket, spread over 256 folders by its first two digits. The same for
 * every store, so copying the folder into a bucket moves an instance.
 */
export function keyOf(version: string): string {
  if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error('not a version')
  return `${version.slice(0, 2)}/${version}`
}
