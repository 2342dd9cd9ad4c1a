import { logError } from '~/data/error-log.ts'
import { holdLock } from '~/data/hold-lock.ts'
import { toast } from '~/ui/toast.ts'
import { lockOfEditor } from './lock-of-editor.ts'
import { ownerOf } from './owner-of.ts'
import type { PostSaver } from './post-saver.ts'

const settleDelay = 300
// The database's client comes after the page.
const copies = () => import('./local-copies.ts')

/**
 * Keeps what is written on this browser's disk 300 ms after each change and when the page is left, until it is saved.
 * `keep` does so now, and answers whether it is kept. `end` ends it; the copy of what is not saved stays.
 */
export function keepLocally(saver: PostSaver, userId: string) {
  const editor = crypto.randomUUID()
  const lock = holdLock(lockOfEditor(editor))
  let timer: ReturnType<typeof setTimeout> | undefined
  let keptForm = saver.read().form
  let hasCopy = false
  let hasFailed = false
  // One after the other: a copy must not arrive after it was removed.
  let last = Promise.resolve()
  const queue = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      logError(error, 'local copy of a post')
      if (!hasFailed) toast.error('This browser can’t keep a copy', { description: 'Save before you leave.' })
      hasFailed = true
    })
  }
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const { form, mark, phase } = saver.read()
    if (phase === 'clean' || form === keptForm) return
    keptForm = form
    hasCopy = true
    const at = new Date().toISOString()
    const copy = {
      editor,
      owner: ownerOf(userId, mark?.id ?? null),
      at,
      version: mark?.version ?? null,
      form,
    }
    queue(async () => (await copies()).keepCopy(copy))
  }
  const unsubscribe = saver.subscribe(() => {
    const { phase, form } = saver.read()
    if (phase !== 'clean') {
      timer ??= setTimeout(keep, settleDelay)
      return
    }
    clearTimeout(timer)
    timer = undefined
    keptForm = form
    if (hasCopy) queue(async () => (await copies()).removeCopies([editor]))
    hasCopy = false
  })
  globalThis.addEventListener('pagehide', keep)
  return {
    async keep(): Promise<boolean> {
      keep()
      await last
      return !hasFailed
    },
    end(): void {
      unsubscribe()
      globalThis.removeEventListener('pagehide', keep)
      if (timer !== undefined) keep()
      void Promise.all([lock, last]).then(([release]) => release())
    },
  }
}
