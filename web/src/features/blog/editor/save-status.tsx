import { formatTime } from '~/data/formats.ts'
import { Status, type StatusKind } from '~/ui/status.tsx'
import type { SaverState } from './post-saver.ts'

function describe({ phase, mark }: SaverState): { kind: StatusKind; words: string } {
  const state = mark?.status === 'published' ? 'Published' : 'Draft'
  if (phase === 'saving') return { kind: 'active', words: 'Saving' }
  if (phase === 'failed') return { kind: 'failed', words: 'Not saved, kept in this browser' }
  if (phase === 'conflict') return { kind: 'failed', words: 'Saved by somebody else' }
  if (phase === 'changed')
    return {
      kind: 'idle',
      words: mark ? `${state}, with changes not saved yet` : 'Not saved yet, kept in this browser',
    }
  if (!mark) return { kind: 'idle', words: 'New post' }
  return { kind: 'done', words: `${state}, saved ${formatTime(mark.updatedAt)}` }
}

/** Where the post stands, in words. */
export function SaveStatus({ state }: { state: SaverState }) {
  const { kind, words } = describe(state)
  return (
    <output>
      <Status kind={kind}>{words}</Status>
    </output>
  )
}
