/** What a page of a list asks for at once. */
export const pageSize = 100

export interface Row {
  id: string
}

export interface RowsPage<R extends Row> {
  rows: R[]
  /** Of the whole filter; null on later pages, which do not count. */
  total: number | null
}
