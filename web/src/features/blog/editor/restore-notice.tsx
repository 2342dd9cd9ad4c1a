import { useState } from 'react'
import { logError } from '~/data/error-log.ts'
import { formatDayAndTime } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { LocalCopy } from './local-copies.ts'
import type { PostSaver } from './post-saver.ts'

interface Props {
  copies: LocalCopy[]
  saver: PostSaver
  keep: () => Promise<boolean>
}

/** Offers what was written in this browser and never saved, the newest first. */
export default function RestoreNotice({ copies, saver, keep }: Props) {
  const [decided, setDecided] = useState<readonly string[]>([])
  const copy = copies.find(({ editor }) => !decided.includes(editor))
  if (!copy) return null
  const remove = () =>
    import('./local-copies.ts')
      .then(({ removeCopies }) => removeCopies([copy.editor]))
      .catch((error: unknown) => logError(error, 'local copy of a post'))
  const decide = () => setDecided([...decided, copy.editor])
  const discard = () => {
    decide()
    void remove()
  }
  const restore = async () => {
    decide()
    saver.restore(copy.form, copy.version)
    // It goes once this editor has a copy of its own.
    if (await keep()) await remove()
  }
  const words = copy.form.title.trim()
  return (
    <section
      aria-label="Unsaved changes"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-accent-soft px-4 py-2.5"
    >
      <p className="min-w-60 flex-1">
        Changes{words === '' ? '' : ` to “${words}”`} from{' '}
        <time dateTime={copy.at}>{formatDayAndTime(copy.at)}</time> were not saved. They are kept in this
        browser.
      </p>
      <div className="flex gap-2">
        <Button size="small" variant="quiet" onClick={discard}>
          Discard
        </Button>
        <Button size="small" variant="primary" onClick={() => void restore()}>
          Restore
        </Button>
      </div>
    </section>
  )
}
