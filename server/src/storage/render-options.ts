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

/** Qualities that images are made in: the nearest to the one asked for, so that nobody has one image made a hundred times. */
const qualities = [50, 75, 100]
/** Pixels of images that are cut to a shape; otherwise both sides are alike. */
const shapes = ['1200x630', '1200x675', '1200x627']

type Asked = z.infer<typeof schema>

function checkShape({ width, height }: Asked): void {
  if (width === undefined || height === undefined || width === height) return
  if (!shapes.includes(`${width}x${height}`))
    throw new StorageError(
      400,
      'InvalidRequest',
      `width and height must be equal, or one of ${shapes.join(', ')}`,
    )
}

/** What is asked for in one of a bounded number of ways: the same picture is not made twice under two descriptions. */
function settle(asked: Asked): Asked {
  const quality = qualities.toSorted(
    (one, other) => Math.abs(one - asked.quality) - Math.abs(other - asked.quality),
  )[0]
  const isCut = asked.width !== undefined && asked.height !== undefined
  return { ...asked, quality: quality ?? asked.quality, resize: isCut ? asked.resize : 'contain' }
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
  checkShape(parsed.data)
  return { ...settle(parsed.data), format: parsed.data.format ?? formatFor(accept) }
}
