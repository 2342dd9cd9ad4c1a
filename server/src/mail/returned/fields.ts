/** The fields of a head by their names in lower case, unfolded; of several with one name, the first. */
export type Fields = ReadonlyMap<string, string>

const FIELD = /^([!-9;-~]+)[ \t]*:(.*)$/

/**
 * Reads the lines of a head (RFC 5322 §2.2), or of one group of a delivery report (RFC 3464 §2.1.1), whose syntax is the
 * same. A line that is none, such as the `From ` of a mailbox file, is left out.
 */
export function readFields(lines: readonly string[]): Fields {
  const fields = new Map<string, string[]>()
  let last: string[] = []
  for (const line of lines) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      last.push(line.trim())
      continue
    }
    const [, name, value = ''] = FIELD.exec(line) ?? []
    last = [value.trim()]
    const key = name?.toLowerCase()
    if (key !== undefined && !fields.has(key)) fields.set(key, last)
  }
  return new Map([...fields].map(([name, parts]) => [name, parts.join(' ').trim()]))
}
