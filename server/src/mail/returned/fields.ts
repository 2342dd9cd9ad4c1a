/** The fields of a head by their names in lower case, unfolded; of several with one name, the first. */
export type Fields = ReadonlyMap<string, string>

const field = /^([!-9;-~]+)[ \t]*:(.*)$/

/**
 * Reads the lines of a head (RFC 5322, section 2.2), or of one group of a delivery report (RFC 3464, section 2.1.1),
 * whose syntax is the same. Other lines, such as the `From ` of a mailbox file, are left out.
 */
export function readFields(lines: readonly string[]): Fields {
  const fields = new Map<string, string[]>()
  let last: string[] = []
  for (const line of lines) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      last.push(line.trim())
      continue
    }
    const [, name, value = ''] = field.exec(line) ?? []
    last = [value.trim()]
    const key = name?.toLowerCase()
    if (key !== undefined && !fields.has(key)) fields.set(key, last)
  }
  return new Map([...fields].map(([name, parts]) => [name, parts.join(' ').trim()]))
}
