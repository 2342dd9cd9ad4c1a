type Page<Row> = PromiseLike<{ data: Row[] | null }>

const pageSize = 1000
/** Beyond this many rows a figure says that it is of the latest ones. */
export const mostRowsRead = 50_000

/** Every row of an ordered query, page by page. `isWhole` is false where there were more than 50,000. */
export const readAll = async <Row>(
  page: (from: number, to: number) => Page<Row>,
): Promise<{ rows: Row[]; isWhole: boolean }> => {
  const rows: Row[] = []
  while (rows.length < mostRowsRead) {
    const { data } = await page(rows.length, rows.length + pageSize - 1)
    rows.push(...(data ?? []))
    if ((data?.length ?? 0) < pageSize) return { rows, isWhole: true }
  }
  return { rows, isWhole: false }
}
