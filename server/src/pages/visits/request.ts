import type { Context } from 'hono'

/** Whether the reader asked not to be followed (Do Not Track, Global Privacy Control), or a browser only fetches ahead. */
export const isUncounted = (context: Context): boolean =>
  context.req.header('dnt') === '1' ||
  context.req.header('sec-gpc') === '1' ||
  /prefetch|prerender/.test(context.req.header('sec-purpose') ?? context.req.header('purpose') ?? '')
