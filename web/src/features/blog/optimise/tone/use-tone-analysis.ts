import { toneProfileOf } from '@parley/core/blog/tone'
import { useEffect, useRef } from 'react'
import { logError } from '~/data/error-log.ts'
import { useStore } from '~/data/store.ts'
import type { PostEditing } from '../../post-form.ts'
import { askTone } from '../calls/tone.ts'
import { textOf } from '../reading/has-text.ts'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'

/** Text of more characters is analysed by itself (docs/specified.md S4.12). */
const threshold = 100
/** Quiet time after a change: each analysis is one of the author's calls. */
const quietMilliseconds = 1500

/**
 * Has the tone analysed whenever the content or the category has changed, the newest once an analysis under way is done.
 * Failures are only logged (S8.8), and not tried again before the next change.
 */
export function useToneAnalysis({ form, categoryName }: Pick<PostEditing, 'form' | 'categoryName'>): void {
  const { toneAnalysis } = useSession()
  const { isRunning } = useStore(toneAnalysis)
  const attempted = useRef<string | null>(null)
  const { content } = form
  useEffect(() => {
    const of = `${categoryName}\n${content}`
    if (isRunning || attempted.current === of || toneAnalysis.read().result?.of === of) return undefined
    const timer = setTimeout(() => {
      if (textOf(content).length <= threshold) return
      attempted.current = of
      void runTask(
        toneAnalysis,
        async () => ({ ...(await askTone('analyze', content, toneProfileOf(categoryName))), of }),
        'The tone could not be analyzed',
        (error) => logError(error, 'tone'),
      )
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [toneAnalysis, isRunning, content, categoryName])
}
