/** What a page of a list asks for at once. */
export const pageSize = 100

export interface Row {
  id: string
}

export interface RowsPage<R extends Row> {
  rows: R[]
  /** Of the whole filter, where reading the page told it. */
  total?: number
}
