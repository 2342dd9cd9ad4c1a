import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { hasText } from '../reading/has-text.ts'

/** Whether there is a title and content, which an analysis needs (docs/specified.md S5.16); says so otherwise. */
export function useReadiness({ form }: PostEditing): () => boolean {
  return () => {
    if (form.title.trim() !== '' && hasText(form.content)) return true
    toast.error('Write a title and some content first.')
    return false
  }
}
