import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { readLastAuthor, readVersion } from './post-calls.ts'
import type { PostSaver, SaverPhase } from './post-saver.ts'
import type { StoredMark } from './stored-post.ts'

function versionOf(row: object): number {
  const version: unknown = 'version' in row ? row.version : 0
  return typeof version === 'number' ? version : 0
}

interface Props {
  mark: StoredMark
  phase: SaverPhase
  saver: PostSaver
}

/** Tells that another author, or another window, saved the post that is open here, before it comes to a conflict. */
export default function OthersSaveNotice({ mark, phase, saver }: Props) {
  const [seen, setSeen] = useState(0)
  const isBehind = seen > mark.version && phase !== 'saving' && phase !== 'conflict'
  const author = useQuery({
    queryKey: ['blog-post-author', mark.id, seen],
    queryFn: () => readLastAuthor(mark.id),
    enabled: isBehind,
  })
  useTableChanges(
    ['blog_posts'],
    (changes) => {
      const newest = Math.max(0, ...changes.map((change) => versionOf(change.new)))
      if (newest > 0) setSeen((held) => Math.max(held, newest))
      else void readVersion(mark.id).then((version) => setSeen((held) => Math.max(held, version)))
    },
    { filter: `id=eq.${mark.id}` },
  )
  if (!isBehind) return null
  const take = async () => {
    await saver.compare()
    saver.takeTheirs()
  }
  return (
    <output className="mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-2.5">
      <p className="min-w-0 flex-1">{author.data ?? 'Someone else'} saved this post.</p>
      <Button size="small" onClick={() => void (phase === 'clean' ? take() : saver.compare())}>
        {phase === 'clean' ? 'Show it' : 'Compare'}
      </Button>
    </output>
  )
}
