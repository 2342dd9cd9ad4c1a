import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@parley/core/site/rendering'
import { z } from 'zod'

const moduleSchema = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
  brand: z.object({
    name: z.string(),
    promise: z.string(),
    description: z.string(),
    supportEmail: z.string(),
  }),
})

/** The module that the web workspace builds for the host: its pages for visitors and the brand. */
export type Renderer = z.infer<typeof moduleSchema>

/** Null where nothing is built. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const file = join(folder, 'entry.js')
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  return moduleSchema.parse(module)
}
