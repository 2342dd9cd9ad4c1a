import { useEffect, useEffectEvent } from 'react'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { toFields } from '../calls/fields.ts'
import type { Suggestion } from '../calls/results.ts'
import { suggestOptimisations } from '../calls/suggestions.ts'
import { toMetaDescription } from '../reading/meta-suggestion.ts'
import { useSession } from '../session/session.tsx'
import { runTask, setResult } from '../session/task.ts'

/** Loads suggestions once a post has an id, a title and content, and applies them one by one. */
export function useSuggestions({ postId, form, change }: PostEditing) {
  const { suggestions: task } = useSession()
  const { title, content } = form
  const isReady = postId !== null && title.trim() !== '' && content.trim() !== ''
  const load = async () => {
    if (postId === null) return
    const isFirst = task.read().result === null
    await runTask(
      task,
      async () => ({
        postId,
        ...(await suggestOptimisations({ postId, title, content, ...toFields(form) })),
      }),
      isFirst ? 'Failed to generate optimization suggestions' : 'Failed to generate suggestions',
    )
  }
  const loadFirst = useEffectEvent((id: string) => {
    const { result, failure } = task.read()
    if (result?.postId !== id && failure === null) void load()
  })
  useEffect(() => {
    if (isReady && postId !== null) loadFirst(postId)
  }, [isReady, postId])
  const apply = (suggestion: Suggestion) => {
    const { type, suggested } = suggestion
    change(type === 'title' ? { title: suggested } : { seoDescription: toMetaDescription(suggested) })
    const { result } = task.read()
    if (result)
      setResult(task, { ...result, suggestions: result.suggestions.filter((each) => each !== suggestion) })
    toast.success('Suggestion applied')
  }
  return { isReady, load, apply }
}
