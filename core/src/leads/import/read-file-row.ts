import { type ImportedNoteRow, readNoteRow } from './read-note-row.ts'
import { type ImportedRow, type RowContext, readImportRow } from './read-row.ts'

/** A row of a file: a record with its entries, an entry of a record that is here, or why it cannot come in. */
export type ImportedFileRow = ImportedRow | ImportedNoteRow

/** Reads a row by what the file holds. @param cells as the file has them */
export const readFileRow = (cells: readonly string[], context: RowContext): ImportedFileRow =>
  context.subject === 'notes' ? readNoteRow(cells, context) : readImportRow(cells, context)
