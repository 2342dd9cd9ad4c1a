import { readPost } from '@parley/core/blog/read-post'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { EngineNote } from '../parts/engine-note.tsx'
import { Block } from '../parts/section.tsx'
import { useSession } from '../session/session.tsx'
import { setResult } from '../session/task.ts'

interface Props {
  html: string
  markdown: string
  engine: string
  editing: PostEditing
}

/** What would stand at the end of the post, before it does. */
export function ExpansionBlock({ html, markdown, engine, editing: { content } }: Props) {
  const session = useSession()
  const append = () => {
    if (content === null) return
    content.append(html)
    setResult(session.expansion, null)
    toast.success('Added at the end of the post')
  }
  return (
    <Block title="Expansion" aside={<EngineNote engine={engine} />}>
      <div className="max-w-prose space-y-2 border-l-2 pl-4 text-body">
        {readPost(html).blocks.map(({ kind, text, start }) =>
          kind === 'heading' ? (
            <p key={start} className="pt-1 font-semibold">
              {text}
            </p>
          ) : (
            <p key={start} className={kind === 'item' ? 'pl-3 -indent-3' : ''}>
              {kind === 'item' && '· '}
              {text}
            </p>
          ),
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={content === null} onClick={append}>
          Append to the post
        </Button>
        <CopyButton text={markdown} what="the expansion" />
        <Button size="small" variant="quiet" onClick={() => setResult(session.expansion, null)}>
          Discard
        </Button>
      </div>
    </Block>
  )
}
