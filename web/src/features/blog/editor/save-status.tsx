import { Link } from '@tanstack/react-router'
import { formatTime } from '~/data/formats.ts'
import { Status, type StatusKind } from '~/ui/status.tsx'
import type { SaverState } from './post-saver.ts'

function describe({ phase, mark }: SaverState): { kind: StatusKind; words: string } {
  const state = mark?.status === 'published' ? 'Published' : 'Draft'
  if (phase === 'saving') return { kind: 'active', words: 'Saving' }
  if (phase === 'failed') return { kind: 'failed', words: 'Not saved, kept in this browser' }
  if (phase === 'conflict') return { kind: 'failed', words: 'Saved by someone else' }
  if (phase === 'changed')
    return {
      kind: 'idle',
      words: mark ? `${state}, with changes not saved yet` : 'Not saved yet, kept in this browser',
    }
  if (!mark) return { kind: 'idle', words: 'New post' }
  return { kind: 'done', words: `${state}, saved ${formatTime(mark.updatedAt)}` }
}

/** Where the post stands, in words, and the way to it where readers see it. */
export function SaveStatus({ state }: { state: SaverState }) {
  const { kind, words } = describe(state)
  const { form, mark, phase } = state
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <output>
        <Status kind={kind}>{words}</Status>
      </output>
      {mark?.status === 'published' && phase === 'clean' && (
        <Link to="/blog/$slug" params={{ slug: form.slug }} className="link text-sm">
          View post
        </Link>
      )}
    </div>
  )
}
