import type { ReactNode } from 'react'
import { Errors, Feeds, Limits, Mcp } from './parts/other-doors.tsx'
import { QuickStart, Scopes } from './parts/quick-start.tsx'
import { Webhooks } from './parts/webhooks.tsx'
import type { ApiReference } from './reference/read-reference.ts'
import { ReferencePart } from './reference/reference-part.tsx'

const contents = [
  ['quick-start', 'Quick start'],
  ['scopes', 'Keys and scopes'],
  ['rest', 'REST reference'],
  ['webhooks', 'Webhooks'],
  ['mcp', 'MCP server'],
  ['feeds', 'Feeds and files'],
  ['limits', 'Limits'],
  ['errors', 'Errors'],
] as const

interface Props {
  /** Origin of the instance, without a trailing slash. */
  origin: string
  /** Null while it is not there. */
  reference: ApiReference | null
  tryIt?: ReactNode
  renderTry?: (path: string) => ReactNode
}

/** How to build on the instance: the same for visitors, as plain HTML, and in the app. */
export function DevelopersView({ origin, ...reference }: Props) {
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6">
      <header className="pt-14 pb-10">
        <h1 className="text-2xl font-[580] sm:text-3xl">Developers</h1>
        <p className="mt-2 max-w-[56ch] text-body text-muted">
          Everything the app does, your programs can do: one address, one key, any Supabase library.
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-8 border-t pt-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-20 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:block lg:space-y-0.5">
            {contents.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-6 items-center py-1 text-muted hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <QuickStart origin={origin} />
          <Scopes />
          <ReferencePart {...reference} />
          <Webhooks />
          <Mcp origin={origin} />
          <Feeds origin={origin} />
          <Limits />
          <Errors />
        </div>
      </div>
    </div>
  )
}
