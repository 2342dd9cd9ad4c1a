import { readdirSync } from 'node:fs'
import type { FunctionEnvironment, FunctionHandler } from '@parley/functions/_shared/serve'
import { Hono } from 'hono'
import { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'

const module = z.object({ default: z.custom<FunctionHandler>((value) => typeof value === 'function') })
const folder = new URL('../../../supabase/functions/', import.meta.url)

/** /functions/v1/NAME: the handlers of supabase/functions, loaded at their first call; each call gets the environment of now. */
export function createFunctions(environment: () => FunctionEnvironment): Hono<HostEnvironment> {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules')
      .map((entry) => entry.name),
  )
  const app = new Hono<HostEnvironment>()
  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/:name', '/:name/*'], async (context) => {
    const name = context.req.param('name')
    if (!names.has(name)) return context.json({ error: `There is no function named ${name}.` }, 404)
    try {
      const loaded = module.parse(await import(new URL(`${name}/index.ts`, folder).href))
      return await loaded.default(context.req.raw, environment())
    } catch (error) {
      context.var.log.error(error)
      return context.json({ error: 'Something went wrong on our side. Try again.' }, 500)
    }
  })
  return app
}
