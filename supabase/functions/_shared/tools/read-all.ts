import { type Page, readPages } from '@parley/core/paging/read-pages'

/** Beyond this many rows a figure covers only the latest ones, and says so. */
export const maxRowsRead = 50_000

/**
 * A filter for rows older than a row, by a time that several may share: for `or` on a query whose order is that time
 * and the id.
 */
export const olderThan =
  <Column extends string>(column: Column) =>
  (row: Record<Column | 'id', string>): string =>
    `${column}.lt."${row[column]}",and(${column}.eq."${row[column]}",id.gt.${row.id})`

/**
 * Every row of a query, the latest first, page by page. `isWhole` is false where there were more than 50,000.
 * @param page the rows behind a filter of `olderThan`, or the first ones
 */
export async function readLatest<Row>(
  page: (older: string | undefined) => PromiseLike<Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = []
  for await (const { data } of readPages<Row, string | undefined>(undefined, page, keyOf)) {
    rows.push(...data)
    if (rows.length > maxRowsRead) return { rows: rows.slice(0, maxRowsRead), isWhole: false }
  }
  return { rows, isWhole: true }
}
