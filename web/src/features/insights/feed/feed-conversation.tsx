import { Link } from '@tanstack/react-router'
import type { FeedItem } from './feed.ts'
import { FeedLine } from './feed-line.tsx'
import type { useFeedActs } from './use-feed-acts.ts'

interface Props {
  /** Statements of one recording, at least one. */
  items: readonly FeedItem[]
  /** "14:05" of the day it stands under. */
  time: string
  owner: string | undefined
  acts: ReturnType<typeof useFeedActs>
}

/** A conversation and what was said in it that matters: its name once, then a row for each statement. */
export function FeedConversation({ items, time, owner, acts }: Props) {
  const [first] = items
  if (!first) return null
  return (
    <section className="border-b py-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 font-medium">
          <Link
            to="/voice/$recordingId"
            params={{ recordingId: first.recording_id }}
            className="inline-flex min-h-6 max-w-full items-center hover:text-accent-ink pointer-coarse:min-h-11"
          >
            {first.title || 'Untitled recording'}
          </Link>
        </h3>
        <p className="text-sm text-faint">
          {[owner, time].filter((fact) => fact !== undefined).join('\u00A0· ')}
        </p>
      </header>
      <ul className="mt-1">
        {items.map((item) => (
          <FeedLine key={item.id} item={item} acts={acts} />
        ))}
      </ul>
    </section>
  )
}
