import type { UploadQueue } from '../upload-queue/upload-queue.ts'

/**
 * Puts the pieces of one recording on disk, one after the other: the order of the pieces is the order of the sound.
 * @param onRefused the disk refused a piece, and with it all that came after
 */
export function createPieceWriter(uploadQueue: UploadQueue, id: string, onRefused: () => void) {
  let writing: Promise<void> = Promise.resolve()
  return {
    /** @param seconds of the recording at the end of the piece */
    write(piece: Blob, seconds: number): void {
      if (piece.size === 0) return
      writing = writing
        .then(async () => uploadQueue.store.append(id, await piece.arrayBuffer(), seconds))
        .then(() => uploadQueue.wake(id))
      writing.catch(onRefused)
    },
    /** Resolves when nothing is being written any more, also where the disk refused. */
    finish: () => writing.catch(() => undefined),
  }
}
