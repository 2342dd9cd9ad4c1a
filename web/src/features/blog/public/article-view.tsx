import { toArticle } from '@parley/core/site/article'
import type { RenderContext } from '@parley/core/site/rendering'
import { ArticleEnd } from './article-end.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleText } from './article-text.tsx'
import { Contents } from './contents.tsx'
import { Picture } from './picture.tsx'
import type { PublishedArticle } from './published.ts'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

interface Props {
  article: PublishedArticle
  context: RenderContext
  /** A draft behind a preview link: marked as such, without what leads on to it from elsewhere. */
  isPreview?: boolean
}

/** A post as its readers see it. */
export function ArticleView({ article, context, isPreview = false }: Props) {
  const { post } = article
  const images = { origins: [context.origin], sizes: context.imageSizes }
  const { html, headings } = toArticle(post.content, {
    ...images,
    hasImageAbove: post.featured_image_url !== null,
  })
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6" data-post={isPreview ? undefined : post.id}>
      {isPreview && <PreviewBanner isPublished={post.status === 'published'} />}
      <ArticleHeader
        article={article}
        address={`${context.origin}/blog/${post.slug}`}
        isPreview={isPreview}
      />
      {post.featured_image_url !== null && (
        <Picture
          src={post.featured_image_url}
          alt={post.featured_image_alt ?? ''}
          images={images}
          sizes="(min-width: 76rem) 72rem, calc(100vw - 2rem)"
          className="mb-10 aspect-[1200/630] w-full rounded-lg bg-sunken object-cover"
          isFirst
        />
      )}
      <div className="grid gap-x-14 gap-y-8 border-t pt-8 lg:grid-cols-[13rem_minmax(0,42rem)]">
        <aside>
          <Contents
            headings={headings}
            hasSteps={post.howto_steps.length > 0}
            hasQuestions={post.faq_items.length > 0}
          />
        </aside>
        <div className="min-w-0">
          <ArticleText html={html} />
          <Steps steps={post.howto_steps} />
          <Questions items={post.faq_items} />
          {!isPreview && <ArticleEnd article={article} images={images} />}
        </div>
      </div>
    </div>
  )
}

function PreviewBanner({ isPublished }: { isPublished: boolean }) {
  return (
    <p className="mt-4 rounded-md bg-fair-soft px-3 py-2 text-sm text-fair">
      <strong className="font-semibold">Draft preview.</strong>{' '}
      {isPublished
        ? 'This post is published; this is how it looks right now.'
        : 'Only people with this link can read it, until its author revokes it.'}
    </p>
  )
}
