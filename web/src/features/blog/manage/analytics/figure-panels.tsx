import type { ReactNode } from 'react'
import { formatDayAndTime, formatNumber, formatPercent } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { type BlogFigures, readThrough } from './figures.ts'

const nothing = (words: string) => <p className="pt-3 text-sm text-faint">{words}</p>

interface PostsProps {
  posts: BlogFigures['posts']
  /** Whether it is told how far they were read. */
  hasDepths: boolean
  onChoose: (id: string) => void
}

export function PostsPanel({ posts, hasDepths, onChoose }: PostsProps) {
  return (
    <Panel title="Posts">
      {posts.length === 0 ? (
        nothing('No views yet.')
      ) : (
        <Table caption="Views by post">
          <TableHead>
            <HeaderCell>Title</HeaderCell>
            <HeaderCell isNumeric>Views</HeaderCell>
            <HeaderCell isNumeric>Readers</HeaderCell>
            {hasDepths && (
              <HeaderCell isNumeric className="max-sm:hidden">
                Read to the end
              </HeaderCell>
            )}
          </TableHead>
          <tbody>
            {posts.map((post) => (
              <TableRow key={post.id}>
                <Cell className="w-full max-w-0">
                  <button
                    type="button"
                    onClick={() => onChoose(post.id)}
                    className="block min-h-6 max-w-full text-left hover:text-accent-ink max-sm:line-clamp-2 sm:truncate"
                  >
                    {post.title}
                  </button>
                </Cell>
                <Cell isNumeric>{formatNumber(post.views)}</Cell>
                <Cell isNumeric>{formatNumber(post.visitors)}</Cell>
                {hasDepths && (
                  <Cell isNumeric className="text-muted max-sm:hidden">
                    <ReadThrough share={readThrough(post.depths)} />
                  </Cell>
                )}
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      {hasDepths && posts.length > 0 && (
        <p className="pt-2 text-xs text-faint">
          Reading to the end is measured only for readers who agreed to it; a dash means fewer than five.
        </p>
      )}
    </Panel>
  )
}

const ReadThrough = ({ share }: { share: number | null }) =>
  share === null ? <span aria-label="too few readers measured">—</span> : formatPercent(share)

const kinds: Record<string, string> = {
  direct: 'Direct or unknown',
  search: 'Search engine',
  social: 'Social network',
  ai: 'AI assistant',
  referral: 'Another site',
}

export function SourcesPanel({ sources }: { sources: NonNullable<BlogFigures['sources']> }) {
  const most = Math.max(1, ...sources.map(({ views }) => views))
  return (
    <Panel title="Where readers came from">
      {sources.length === 0 && nothing('No readers from other sites yet.')}
      <ul>
        {sources.map(({ kind, source, views }) => (
          <Line key={`${kind} ${source}`} value={views} share={views / most}>
            {source ?? kinds[kind] ?? kind}
            {source !== null && <span className="text-faint">&nbsp;· {kinds[kind] ?? kind}</span>}
          </Line>
        ))}
      </ul>
    </Panel>
  )
}

export function CrawlersPanel({ crawlers }: { crawlers: NonNullable<BlogFigures['crawlers']> }) {
  return (
    <Panel title="AI crawlers">
      {crawlers.length === 0 && nothing('None yet.')}
      <ul>
        {crawlers.map(({ name, visits, last }) => (
          <Line key={name} value={visits}>
            {name}
            <span className="text-faint">&nbsp;· last {formatDayAndTime(last)}</span>
          </Line>
        ))}
      </ul>
    </Panel>
  )
}

export function SearchesPanel({ searches }: { searches: NonNullable<BlogFigures['searches']> }) {
  return (
    <Panel title="Searches on the blog">
      {searches.length === 0 && nothing('No searches yet.')}
      <ul>
        {searches.map(({ term, count }) => (
          <Line key={term} value={count}>
            {term}
          </Line>
        ))}
      </ul>
    </Panel>
  )
}

/** Words, a number, and its share of the largest as a hairline below. */
function Line({ value, share, children }: { value: number; share?: number; children: ReactNode }) {
  return (
    <li className="relative flex min-h-8.5 items-center justify-between gap-4 border-b text-sm">
      <span className="min-w-0 truncate">{children}</span>
      <span className="tabular-nums">{formatNumber(value)}</span>
      {share !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -bottom-px h-px origin-left bg-ink"
          style={{ transform: `scaleX(${share})` }}
        />
      )}
    </li>
  )
}
