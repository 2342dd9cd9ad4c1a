const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names and values of a message, and those one level down; none of what is no object. */
export const entriesOf = (body: unknown): [name: string, value: unknown][] =>
  isRecord(body)
    ? Object.entries(body).flatMap(([name, value]) =>
        isRecord(value) ? Object.entries(value) : [[name, value] as [string, unknown]],
      )
    : []
