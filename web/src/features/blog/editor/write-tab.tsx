import { readTimeMinutes } from '@parley/core/blog/post-length'
import { readPost } from '@parley/core/blog/read-post'
import { countWords } from '@parley/core/text/words'
import { lazy, Suspense, useId, useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { useScores } from '../optimise/session/session.tsx'
import type { ContentHandle, PostEditing } from '../post-form.ts'
import { findMissing } from './find-problem.ts'
import { slugTakenWords } from './notify-outcome.ts'
import { PostDetails } from './post-details.tsx'
import { SlugField } from './slug-field.tsx'
import { isFollowing, withMetaTitle, withTitle } from './slug-follows.ts'

const ContentEditor = lazy(() => import('./content/content-editor.tsx'))

interface Props extends Pick<PostEditing, 'form' | 'change'> {
  isPublished: boolean
  /** Counts the times the form was replaced from outside. */
  replacements: number
  /** A save was asked for: what is missing is said. */
  hasTried: boolean
  /** The address that another post has. */
  takenSlug: string | null
  onHandle: (handle: ContentHandle | null) => void
}

export function WriteTab({ form, change, isPublished, replacements, hasTried, takenSlug, onHandle }: Props) {
  const contentNote = useId()
  const titleNote = useId()
  const [isSlugFollowing, setSlugFollowing] = useState(() => isFollowing(form, isPublished))
  const missing = hasTried ? findMissing(form) : null
  const slugError = missing?.slug ? 'Write the address this post will have' : undefined
  const changeSlug = (slug: string, isByHand: boolean) => {
    setSlugFollowing(!isByHand)
    change({ slug })
  }
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <textarea
          aria-label="Title"
          aria-describedby={titleNote}
          aria-invalid={missing?.title || undefined}
          placeholder="Title"
          rows={1}
          maxLength={300}
          value={form.title}
          onChange={({ target }) => change(withTitle(target.value.replaceAll('\n', ' '), isSlugFollowing))}
          onBlur={() => {
            const copied = withMetaTitle(form)
            if (copied) change(copied)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="field-sizing-content block w-full resize-none bg-transparent pointer-coarse:min-h-11 text-2xl font-[580] focus-visible:outline-none"
        />
        <Missing id={titleNote} isShown={missing?.title ?? false}>
          Give the post a title
        </Missing>
        <LengthBadge content={form.content} />
        <Suspense fallback={<EditorSkeleton />}>
          <ContentEditor
            key={replacements}
            content={form.content}
            context={form.title}
            describedBy={contentNote}
            onChange={(content) => change({ content })}
            onHandle={onHandle}
          />
        </Suspense>
        <Missing id={contentNote} isShown={missing?.content ?? false}>
          Write some content
        </Missing>
      </div>
      <PostDetails
        form={form}
        change={change}
        slug={
          <SlugField
            slug={form.slug}
            title={form.title}
            error={takenSlug !== null && form.slug === takenSlug ? slugTakenWords : slugError}
            onChange={changeSlug}
          />
        }
      />
    </div>
  )
}

function Missing({ id, isShown, children }: { id: string; isShown: boolean; children: string }) {
  return (
    <p id={id} aria-live="polite" className="text-xs text-danger">
      {isShown && children}
    </p>
  )
}

/** Counted by the worker that scores the post; here only until it has answered. */
function LengthBadge({ content }: { content: string }) {
  const scores = useScores()
  const words = scores ? scores.words : countWords(readPost(content).text)
  return (
    <p className="flex gap-1.5 pt-3 pb-2 tabular-nums">
      <Badge>{countOf(words, 'word')}</Badge>
      <Badge>{readTimeMinutes(words)} min read</Badge>
    </p>
  )
}

function EditorSkeleton() {
  return (
    <div aria-busy="true" className="min-h-126 space-y-3 pt-2">
      <Skeleton className="mb-8 h-8 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
