import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { formatTime } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { PostLink } from '../post-link.tsx'
import type { CalendarEntry } from './calendar-entries.ts'

const looks = {
  planned: 'border-dashed border-control',
  scheduled: 'border-accent-ink bg-accent-soft',
  published: 'border-transparent bg-sunken text-muted',
}
const words = { planned: 'Planned', scheduled: 'Publishes', published: 'Published' }

/** The state in a word and, for what has a moment, its time of day. */
export const describeEntry = ({ kind, at }: CalendarEntry): string =>
  at === null ? words[kind] : `${words[kind]} ${formatTime(at)}`

interface Props {
  entry: CalendarEntry
  /** The title in all its lines: a week has room for them, a month for three. */
  isWhole: boolean
}

/** A post on its day: press the title to edit it, drag the grip to move it. */
export function EntryCard({ entry, isWhole }: Props) {
  const { post, kind } = entry
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: post.id,
    data: { name: post.title },
    disabled: kind === 'published',
  })
  return (
    <div
      ref={setNodeRef}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={joinClasses(
        'group relative flex rounded-md border px-1.5 py-1 text-xs',
        looks[kind],
        isDragging && 'z-20 bg-raised shadow-float',
      )}
    >
      <PostLink post={post} className="min-w-0 flex-1 hover:underline">
        <span className="block text-muted tabular-nums sm:whitespace-nowrap sm:tracking-tight">
          {describeEntry(entry)}
        </span>
        <span
          title={isWhole ? undefined : post.title}
          className={joinClasses('font-medium break-words hyphens-auto', isWhole ? 'block' : 'line-clamp-3')}
        >
          {post.title}
        </span>
      </PostLink>
      {kind !== 'published' && (
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Move ${post.title}`}
          className="-mr-1.5 flex w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-muted hover:text-ink [&_svg]:size-3.5"
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
