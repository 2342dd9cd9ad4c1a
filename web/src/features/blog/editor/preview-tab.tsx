import { readTimeMinutes } from '@parley/core/blog/post-length'
import { readPost } from '@parley/core/blog/read-post'
import { toSafeSource } from '@parley/core/blog/safe-href'
import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { countWords } from '@parley/core/text/words'
import { EmptyState } from '~/ui/empty-state.tsx'
import '../article.css'
import type { PostEditing } from '../post-form.ts'

/** Title, excerpt, featured image and content as readers will see them. */
export default function PreviewTab({ form, categoryName }: Pick<PostEditing, 'form' | 'categoryName'>) {
  const content = sanitisePost(form.content)
  const minutes = readTimeMinutes(countWords(readPost(content).text))
  const image = toSafeSource(form.featuredImage)
  if (form.title.trim() === '' && content === '')
    return <EmptyState title="Nothing to preview yet">Write a title and some content first.</EmptyState>
  return (
    <article className="mx-auto max-w-2xl pt-4">
      <p className="text-sm text-faint">
        {[categoryName, minutes > 0 ? `${minutes} min read` : ''].filter(Boolean).join('\u00A0· ')}
      </p>
      <h2 className="mt-2 text-2xl font-[580] text-balance">{form.title || 'Untitled'}</h2>
      {form.excerpt !== '' && <p className="mt-3 text-lg text-muted">{form.excerpt}</p>}
      {image !== null && (
        <img src={image} alt={form.featuredImageAlt} className="mt-8 w-full rounded-xl bg-sunken" />
      )}
      <div className="article mt-8" dangerouslySetInnerHTML={{ __html: content }} />
    </article>
  )
}
