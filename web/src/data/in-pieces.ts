/** Ids of 36 characters that one address holds with room to spare: hosts and proxies refuse addresses beyond 8 to 16 KB. */
export const idsPerAddress = 100

/**
 * Makes one request of many ids, piece by piece and one after the other; all pieces answer as one.
 * @param request gets at most `size` ids
 * @returns the rows of all pieces in the order of the ids' pieces; none where the request answers without rows. Rejects with
 * the first piece that fails: those before it are made then
 */
export async function inPieces<Row = never>(
  ids: readonly string[],
  request: (piece: string[]) => PromiseLike<{ data: readonly Row[] | null }>,
  size = idsPerAddress,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += size) {
    const { data } = await request(ids.slice(start, start + size))
    // Not spread into one call: a hundred thousand arguments are too many.
    for (const row of data ?? []) rows.push(row)
  }
  return rows
}
