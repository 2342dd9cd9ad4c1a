import { useState } from 'react'
import { logError } from '~/data/error-log.ts'
import { formatDayAndTime } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { LocalCopy } from './local-copies.ts'
import type { PostSaver } from './post-saver.ts'

/** Offers what was written in this browser and never saved, the newest first. */
export function RestoreNotice({ copies, saver }: { copies: LocalCopy[]; saver: PostSaver }) {
  const [left, setLeft] = useState(copies)
  const [copy] = left
  if (!copy) return null
  const forget = () => {
    setLeft(left.filter((each) => each !== copy))
    import('./local-copies.ts')
      .then(({ removeCopies }) => removeCopies([copy.editor]))
      .catch((error: unknown) => logError(error, 'local copy of a post'))
  }
  const restore = () => {
    saver.restore(copy.form, copy.version)
    forget()
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
        <Button size="small" variant="quiet" onClick={forget}>
          Discard
        </Button>
        <Button size="small" variant="primary" onClick={restore}>
          Restore
        </Button>
      </div>
    </section>
  )
}
