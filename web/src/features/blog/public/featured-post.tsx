import { Picture, type PostImages } from './picture.tsx'
import { PostMeta } from './post-meta.tsx'
import type { PostCard } from './published.ts'

/** The newest post, set large at the head of the list. */
export function FeaturedPost({ post, images }: { post: PostCard; images: PostImages }) {
  return (
    <article
      className={
        post.image === null
          ? 'grid items-end gap-x-14 gap-y-4 pt-2 pb-12 lg:grid-cols-[1fr_26rem]'
          : 'grid items-center gap-x-12 gap-y-5 pt-2 pb-12 lg:grid-cols-[1fr_30rem]'
      }
    >
      <div className={post.image === null ? 'contents' : 'lg:order-1'}>
        <div>
          <PostMeta post={post} />
          <h2 className="mt-2 max-w-[22ch] text-2xl font-[580] text-balance">
            <a
              href={`/blog/${post.slug}`}
              className="hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {post.title}
            </a>
          </h2>
        </div>
        {post.excerpt !== '' && (
          <p className={`max-w-[52ch] text-reading text-muted ${post.image === null ? '' : 'mt-4'}`}>
            {post.excerpt}
          </p>
        )}
      </div>
      {post.image !== null && (
        <a
          href={`/blog/${post.slug}`}
          tabIndex={-1}
          aria-hidden="true"
          className="order-first block lg:order-2"
        >
          <Picture
            src={post.image}
            alt=""
            images={images}
            sizes="(min-width: 64rem) 30rem, calc(100vw - 2rem)"
            className="aspect-[1200/630] w-full rounded-lg bg-sunken object-cover"
            isFirst
          />
        </a>
      )}
    </article>
  )
}
