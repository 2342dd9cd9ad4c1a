import { Readable } from 'node:stream'
import { createDecoder, type TextEncoding } from '@parley/core/text/encoding'
import { CsvError, parse } from 'csv-parse'

/** A record longer than this has a quote that is never closed. Characters. */
const recordLimit = 1_000_000

export interface CsvForm {
  encoding: TextEncoding
  delimiter: string
}

export interface CsvRecord {
  cells: string[]
  /** Of the file, so far. */
  bytes: number
}

/** The file is no CSV that can be read further; the message is for the person. */
export class UnreadableFile extends Error {}

/** The records of a CSV file as a stream, without empty ones; memory stays constant. @throws UnreadableFile */
export async function* readRecords(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  { encoding, delimiter }: CsvForm,
): AsyncGenerator<CsvRecord> {
  let bytes = 0
  const decoder = createDecoder(encoding)
  async function* texts() {
    for await (const chunk of file) {
      bytes += chunk.byteLength
      const text = decoder.push(chunk)
      if (text !== '') yield text
    }
    const rest = decoder.end()
    if (rest !== '') yield rest
  }
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: recordLimit,
  })
  const source = Readable.from(texts())
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let count = 0
  try {
    for await (const cells of parser) {
      count += 1
      yield { cells, bytes }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(
      error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
        ? `After line ${count} of the file a quote is opened and never closed, so its end cannot be found. Close it and import the rest.`
        : `After line ${count} the file cannot be read: ${error.message}`,
    )
  } finally {
    source.destroy()
  }
}
