import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'

const configSchema = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
})

/** The functions that anybody may call without a key, as hosted Supabase reads it: `verify_jwt = false` in supabase/config.toml. */
export function readOpenFunctions(): Set<string> {
  const text = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8')
  const { functions } = configSchema.parse(parse(text))
  return new Set(Object.keys(functions).filter((name) => functions[name]?.verify_jwt === false))
}
