import { type PlainTable, tableToCsv } from '@parley/core/analytics/table-csv'
import { saveFile } from '~/data/save-file.ts'

/** Hands a table to the browser's downloads. @param name without ending: "funnel-2026-01-01-2026-03-31" */
export const saveTable = (table: PlainTable, name: string): void =>
  saveFile(new Blob([tableToCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
