/** How rows are answered. `none`: only counted. */
export type BodyFormat = 'json' | 'json-stripped' | 'object' | 'object-stripped' | 'csv' | 'none'

/** An alias that is no column's name, since a bare name would resolve to the column first. */
export const row = 'pgrst_row'

/** The rows of `source` as text made inside Postgres, so that numbers and times have its formats. */
export function writeBody(source: string, format: BodyFormat): { sql: string; from: string } {
  return { sql: bodies[format](source), from: `${source} ${row}` }
}

const stripped = `json_strip_nulls(row_to_json(${row}))`
const bodies: Readonly<Record<BodyFormat, (source: string) => string>> = {
  json: () => `coalesce(json_agg(${row}), '[]')::text`,
  'json-stripped': () => `coalesce(json_agg(${stripped}), '[]')::text`,
  object: () => `coalesce((json_agg(${row}) -> 0)::text, 'null')`,
  'object-stripped': () => `coalesce((json_agg(${stripped}) -> 0)::text, 'null')`,
  csv: (source) => `concat(${csvHeader(source)}, E'\\n', ${csvRows})`,
  none: () => `null::text`,
}

const csvRows = `string_agg(substring(${row}::text, 2, length(${row}::text) - 2), E'\\n')`
const csvHeader = (source: string) =>
  `(select string_agg(case when name ~ '[",\\n]' then '"' || replace(name, '"', '""') || '"' else name end, ',')
      from (select json_object_keys(row_to_json(one)) as name from (select * from ${source} limit 1) one) names)`

/** The settings by which triggers and functions shape the response; read after the rows. */
export const responseSettings = `nullif(current_setting('response.status', true), '') as status, nullif(current_setting('response.headers', true), '') as headers`
