import { type ReadDraft, readDraft } from '@parley/core/blog/draft'
import type { PostForm } from '../../post-form.ts'

/**
 * The fields that offers have to fit, as they stand in the editor: sent beside title and content, since what isn't saved
 * yet counts too (docs/deviations.md D10).
 */
export const toFields = ({ slug, seoTitle, seoDescription, focusKeyword, keywords }: PostForm) => ({
  fields: { slug, seoTitle, seoDescription, focusKeyword, keywords },
})

export type PostFields = ReturnType<typeof toFields>['fields']

/** The form as scores and offers read it. */
export const toDraft = ({
  title,
  content,
  seoTitle,
  seoDescription,
  focusKeyword,
  keywords,
}: PostForm): ReadDraft => readDraft({ title, content, seoTitle, seoDescription, focusKeyword, keywords })
