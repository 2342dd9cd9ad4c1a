import * as z from 'zod/mini'
import '~/brand.ts'

const schema = z.object({
  publishableKey: z.string().check(z.minLength(1)),
  build: z._default(z.string(), 'development'),
})

/** What /config.js told the browser. Throws with the reason when the file is missing or empty. */
function readEnvironment() {
  const parsed = schema.safeParse(globalThis.__PARLEY__)
  if (parsed.success) return parsed.data
  throw new Error(`/config.js did not load or is incomplete: ${z.prettifyError(parsed.error)}`)
}

export const environment = readEnvironment()
