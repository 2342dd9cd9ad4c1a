import type { Context } from 'hono'

/** Whether the reader opted out of tracking (Do Not Track, Global Privacy Control), or the request is a prefetch. */
export const isUncounted = (context: Context): boolean =>
  context.req.header('dnt') === '1' ||
  context.req.header('sec-gpc') === '1' ||
  /prefetch|prerender/.test(context.req.header('sec-purpose') ?? context.req.header('purpose') ?? '')
