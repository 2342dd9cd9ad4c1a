/** A name as a quoted SQL identifier. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Text as an SQL string constant; only for what stands in the catalogue. */
export const constant = (text: string): string =>
  text.includes('\\') ? ` E'${text.replace(/['\\]/g, '$&$&')}'` : `'${text.replaceAll("'", "''")}'`

export const qualified = (schema: string, name: string): string => `${identifier(schema)}.${identifier(name)}`
