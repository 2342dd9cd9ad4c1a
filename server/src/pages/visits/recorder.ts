import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Sql } from '../../database/database.ts'
import { classifyAgent } from './agents.ts'
import { classifySource } from './sources.ts'

/** A view of a blog page, as read from the request. */
export interface Visit {
  /** Null for lists. */
  postId: string | null
  path: string
  address: string
  userAgent: string
  referer: string
  campaign: string
  /** The search term; blank for no search. */
  search: string
}

interface Row {
  post_id: string | null
  path: string
  viewed_at: string
  visitor: string | null
  source_kind: string
  source: string | null
  search_term: string | null
  crawler: string | null
}

const flushMs = 2000
/** The most views in memory; further ones are not counted. */
const mostWaiting = 20_000

interface Dependencies {
  sql: Sql
  ownHosts: readonly string[]
  log: Logger
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text, of at most `limit` code units, without half of an emoji or letter at its end. */
export function beginning(text: string, limit: number): string {
  if (text.length <= limit) return text
  // The cluster across the limit may begin a little before it; what is further away doesn't matter.
  const last = characters.segment(text.slice(0, limit + 64)).containing(limit)
  return text.slice(0, last?.index ?? limit)
}

/** Counts views of the blog after the response and in batches, so that reading costs no query. */
export function createVisits({ sql, ownHosts, log }: Dependencies) {
  let waiting: { visit: Visit; at: string }[] = []
  let flushing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null

  function toRow({ visit, at }: { visit: Visit; at: string }, salt: string): Row | null {
    const agent = classifyAgent(visit.userAgent)
    if (agent.kind === 'bot') return null
    const isReader = agent.kind === 'reader'
    const source = isReader ? classifySource({ ...visit, ownHosts }) : { kind: 'direct', host: null }
    return {
      post_id: visit.postId,
      path: beginning(visit.path, 300),
      viewed_at: at,
      visitor: isReader
        ? createHash('sha256').update(`${salt}${visit.address}\n${visit.userAgent}`).digest('base64url')
        : null,
      source_kind: source.kind,
      source: source.host,
      search_term: beginning(visit.search, 120) || null,
      crawler: isReader ? null : beginning(agent.name, 60),
    }
  }

  async function write(): Promise<void> {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    const [today] = await sql<{ salt: string }[]>`select private.blog_visitor_salt() as salt`
    const rows = batch.flatMap((each) => toRow(each, today?.salt ?? '') ?? [])
    // The post may have been deleted meanwhile.
    if (rows.length > 0)
      await sql`
        insert into public.blog_page_views (post_id, path, viewed_at, visitor, source_kind, source, search_term, crawler)
        select row.post_id, row.path, row.viewed_at, row.visitor, row.source_kind, row.source, row.search_term, row.crawler
          from jsonb_to_recordset(${sql.json(rows.map((row) => ({ ...row })))}) as row (post_id uuid, path text, viewed_at timestamptz,
               visitor text, source_kind text, source text, search_term text, crawler text)
         where row.post_id is null or exists (select from public.blog_posts post where post.id = row.post_id)`
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    flushing = flushing
      .then(write)
      .catch((error: unknown) => log.warn(error, 'looks at the blog were not counted'))
    return flushing
  }

  return {
    record(visit: Visit): void {
      if (waiting.length >= mostWaiting) return
      waiting.push({ visit, at: new Date().toISOString() })
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },

    /** Counts a reading to `depth` percent: each quarter up to it, where the post is published. */
    async recordDepth(postId: string, depth: number): Promise<void> {
      await sql`
        insert into public.blog_read_depths (post_id, depth)
        select post.id, quarter from public.published_blog_posts post, unnest(array[25, 50, 75, 100]) as quarter
         where post.id = ${postId} and quarter <= ${depth}
        on conflict (post_id, day, depth) do update set count = blog_read_depths.count + 1`
    },

    /** Writes the remaining views. */
    close: flush,
  }
}

export type Visits = ReturnType<typeof createVisits>
