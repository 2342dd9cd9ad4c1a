import { pictureWidths } from '@parley/core/site/pictures'
import { z } from 'zod'
import { StorageError } from './errors.ts'

/**
 * Pixels an image may be asked in: those the pages use, and those recommended for networks (docs/specified.md S9.5).
 */
export const renderSizes: readonly number[] = [...pictureWidths, 627, 630, 675, 1080, 1200]

const size = z.coerce
  .number()
  .refine((pixels) => renderSizes.includes(pixels), {
    error: `must be one of ${renderSizes.toSorted((one, other) => one - other).join(', ')}`,
  })
  .optional()

const schema = z.object({
  width: size,
  height: size,
  resize: z.enum(['cover', 'contain', 'fill'], { error: 'must be cover, contain or fill' }).default('cover'),
  quality: z.coerce
    .number({ error: 'must be a number from 20 to 100' })
    .int()
    .min(20, { error: 'must be at least 20' })
    .max(100, { error: 'must be at most 100' })
    .default(80),
  format: z.enum(['origin', 'avif', 'webp'], { error: 'must be origin, avif or webp' }).optional(),
})

export interface RenderOptions extends Omit<z.infer<typeof schema>, 'format'> {
  format: 'origin' | 'avif' | 'webp'
}

/** The best format that the client accepts. */
function formatFor(accept: string): RenderOptions['format'] {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'origin'
}

/** The options of Supabase's image transformation. @throws StorageError 400 naming what is wrong */
export function readRenderOptions(query: Record<string, string>, accept: string): RenderOptions {
  const parsed = schema.safeParse(query)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StorageError(400, 'InvalidRequest', `${issue?.path.join('.')} ${issue?.message}`)
  }
  return { ...parsed.data, format: parsed.data.format ?? formatFor(accept) }
}
