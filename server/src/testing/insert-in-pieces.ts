const piece = 200

/**
 * Inserts many rows in several statements: on a busy machine one of them all could take longer than a statement may, since each lead
 * brings an account and a contact.
 */
export async function insertInPieces<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += piece) await insert(rows.slice(start, start + piece))
}
