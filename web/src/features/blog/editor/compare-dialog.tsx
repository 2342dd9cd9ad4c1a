import { readPost } from '@parley/core/blog/read-post'
import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { type Change, diffWords } from 'diff'
import type { ReactNode } from 'react'
import { Dialog } from '~/ui/dialog.tsx'
import type { PostForm } from '../post-form.ts'
import type { StoredPost } from './stored-post.ts'

const labels: Record<keyof PostForm, string> = {
  title: 'Title',
  slug: 'URL slug',
  excerpt: 'Excerpt',
  content: 'Content',
  featuredImage: 'Featured image',
  featuredImageAlt: 'Alt text of the featured image',
  seoTitle: 'Meta title',
  seoDescription: 'Meta description',
  categoryId: 'Category',
  focusKeyword: 'Focus keyword',
  keywords: 'Keywords',
  canonicalUrl: 'Canonical URL',
  twitterTitle: 'X title',
  twitterDescription: 'X description',
  twitterImage: 'X image',
  linkedinTitle: 'LinkedIn title',
  linkedinDescription: 'LinkedIn description',
  linkedinImage: 'LinkedIn image',
  instagramImage: 'Instagram image',
  threadsImage: 'Threads image',
  faqItems: 'FAQ items',
  howtoSteps: 'HowTo steps',
}

function wordsOf(form: PostForm, field: keyof PostForm): string {
  if (field === 'content') return readPost(form.content).text
  if (field === 'keywords') return form.keywords.join(', ')
  if (field === 'faqItems') return form.faqItems.map((item) => `${item.question}\n${item.answer}`).join('\n')
  if (field === 'howtoSteps') return form.howtoSteps.map((step) => `${step.name}\n${step.text}`).join('\n')
  return form[field]
}

const isField = (name: string): name is keyof PostForm => name in labels

/** One side: its own words marked, those of the other side left out. */
function Side({ changes, isMine }: { changes: Change[]; isMine: boolean }) {
  const isEmpty = changes.every(({ added, removed }) => (isMine ? removed : added))
  return (
    <p className="min-w-0 whitespace-pre-wrap">
      {changes.map(({ value, added, removed }, index) => {
        if (isMine ? removed : added) return null
        const isOwn = isMine ? added : removed
        return isOwn ? (
          <mark key={index} className="rounded-sm bg-accent-soft text-accent-ink">
            {value}
          </mark>
        ) : (
          <span key={index}>{value}</span>
        )
      })}
      {isEmpty && <span className="text-faint">Empty</span>}
    </p>
  )
}

interface Props {
  mine: PostForm
  theirs: StoredPost
  footer: ReactNode
  onClose: () => void
}

/** The fields that differ, ours to the left, theirs to the right, with what differs marked. */
export default function CompareDialog({ mine, theirs, footer, onClose }: Props) {
  const ours = { ...mine, content: sanitisePost(mine.content) }
  const fields = Object.keys(labels)
    .filter(isField)
    .filter((field) => JSON.stringify(ours[field]) !== JSON.stringify(theirs.form[field]))
  return (
    <Dialog isOpen onOpenChange={onClose} title="Compare" width="wide" cancel="Close" footer={footer}>
      {fields.length === 0 && <p className="text-muted">Both are identical.</p>}
      {fields.map((field) => {
        const changes = diffWords(wordsOf(theirs.form, field), wordsOf(ours, field))
        const isSameWords = changes.every(({ added, removed }) => !added && !removed)
        return (
          <section
            key={field}
            aria-label={labels[field]}
            className="border-t py-4 first:border-t-0 first:pt-0"
          >
            <h3 className="text-sm font-medium">{labels[field]}</h3>
            {isSameWords && (
              <p className="mt-1 text-sm text-muted">
                The text is the same; formatting, links or images differ.
              </p>
            )}
            <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="mb-1 text-xs text-faint">Yours</p>
                <Side changes={changes} isMine />
              </div>
              <div className="min-w-0">
                <p className="mb-1 text-xs text-faint">{theirs.by ?? 'Stored'}</p>
                <Side changes={changes} isMine={false} />
              </div>
            </div>
          </section>
        )
      })}
    </Dialog>
  )
}
