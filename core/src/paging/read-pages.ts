/**
 * One page of a query. `count`: the rows from there on, where the request asked for it, which saves reading an empty
 * last page.
 */
export interface Page<Row> {
  data: Row[]
  count?: number | null
}

/** Comes before every id. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

/**
 * All rows of a query, a page in memory at a time, however few rows the server gives at once: it is asked until nothing
 * follows. Keyset paging: each page begins after the last row of the one before, so concurrent inserts and deletes
 * neither repeat nor skip rows.
 * @param start what stands before the first row
 * @param read the rows behind a key, in the order of that key, which no two rows share
 * @param keyOf where a row stands in that order
 * @throws what `read` throws
 */
export async function* readPages<Row, Key>(
  start: Key,
  read: (after: Key) => PromiseLike<Page<Row>>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Page<Row>> {
  let after = start
  for (;;) {
    const page = await read(after)
    yield page
    const last = page.data.at(-1)
    if (last === undefined || (page.count ?? Infinity) <= page.data.length) return
    after = keyOf(last)
  }
}

/**
 * The same as one list, for results that fit in memory; see `readPages` for the arguments.
 * @param onPart is called after each page with the number of rows so far
 */
export async function readAll<Row, Key>(
  start: Key,
  read: (after: Key) => PromiseLike<Page<Row>>,
  keyOf: (row: Row) => Key,
  onPart: (count: number) => void = () => {},
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const { data } of readPages(start, read, keyOf)) {
    rows.push(...data)
    onPart(rows.length)
  }
  return rows
}

/** The same for rows whose key is their `id`. */
export const readAllById = <Row extends { id: string }>(
  read: (after: string) => PromiseLike<Page<Row>>,
  onPart?: (count: number) => void,
): Promise<Row[]> => readAll(lowestId, read, ({ id }) => id, onPart)
