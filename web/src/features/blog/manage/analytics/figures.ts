import { z } from 'zod/mini'

const count = z.number()
const depths = z.partial(z.object({ '25': count, '50': count, '75': count, '100': count }))
/** What `blog_analytics` of the database answers; what is optional, to admins alone. */
export const figures = z.object({
  views: count,
  visitors: count,
  crawler_visits: z.optional(count),
  days: z.array(z.object({ day: z.string(), views: count, visitors: count })),
  posts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      views: count,
      visitors: count,
      depths: z.optional(depths),
    }),
  ),
  sources: z.optional(z.array(z.object({ kind: z.string(), source: z.nullable(z.string()), views: count }))),
  crawlers: z.optional(z.array(z.object({ name: z.string(), visits: count, last: z.string() }))),
  searches: z.optional(z.array(z.object({ term: z.string(), count }))),
})
export type BlogFigures = z.infer<typeof figures>

/** "12 % more than in the previous 30 days"; nothing to compare with is said as such. */
export function describeChange(now: number, before: number, days: number): string {
  if (before === 0) return `none in the previous ${days} days`
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return `same as in the previous ${days} days`
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than in the previous ${days} days`
}

/**
 * The share of measured readers who got through a post: of those who reached its first quarter, how many reached its
 * end. Null where fewer than five were measured: a share of so few says nothing.
 */
export function readThrough(reached: BlogFigures['posts'][number]['depths'] = {}): number | null {
  const started = reached['25'] ?? 0
  return started < 5 ? null : (reached['100'] ?? 0) / started
}
