export const csvDelimiters = [',', ';', '\t', '|'] as const

/**
 * The records of a CSV text (RFC 4180): quoted cells may hold delimiters, doubled quotes and line ends; lines that hold
 * nothing are left out. A last record without its line end counts only when `isWhole`.
 */
export function* readCsv(text: string, delimiter: string, isWhole: boolean): Generator<string[]> {
  let record: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  const endCell = () => {
    record.push(cell)
    cell = ''
    wasQuoted = false
  }
  const takeRecord = () => {
    endCell()
    const taken = record
    record = []
    return taken.some((value) => value.trim() !== '') ? taken : null
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '' && !wasQuoted) {
      isQuoted = true
      wasQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) {
      const taken = takeRecord()
      if (taken) yield taken
    } else if (letter !== '\r') cell += letter
  }
  const last = isWhole && (cell !== '' || record.length > 0) ? takeRecord() : null
  if (last) yield last
}

/** The first records of a CSV text, for a preview. */
export function readCsvStart(text: string, delimiter: string, limit: number, isWhole: boolean): string[][] {
  const records: string[][] = []
  for (const record of readCsv(text, delimiter, isWhole)) {
    records.push(record)
    if (records.length === limit) break
  }
  return records
}

/**
 * The delimiter under which the first records have the most cells, and as many each: the share of records as wide as
 * the first one counts more than the width.
 */
export function guessDelimiter(text: string): string {
  const rated = csvDelimiters.map((delimiter) => {
    const records = readCsvStart(text, delimiter, 20, true)
    const width = records[0]?.length ?? 0
    const agreeing = records.filter((record) => record.length === width).length
    return { delimiter, score: width < 2 ? 0 : (agreeing / records.length) * 100 + width }
  })
  return rated.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? ','
}
