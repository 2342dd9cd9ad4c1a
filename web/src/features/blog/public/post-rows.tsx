import { Picture, type PostImages } from './picture.tsx'
import { PostMeta } from './post-meta.tsx'
import type { PostCard } from './published.ts'

interface Props {
  posts: readonly PostCard[]
  images: PostImages
  /** Level of the titles, below that of the heading above. */
  level?: 'h2' | 'h3'
}

/** Posts one under the other between hairlines. */
export function PostRows({ posts, images, level: Title = 'h2' }: Props) {
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.slug} className="border-t py-6">
          <article className="flex items-start justify-between gap-6">
            <div className="min-w-0">
              <PostMeta post={post} />
              <Title className="mt-1 text-lg font-semibold text-balance">
                <a
                  href={`/blog/${post.slug}`}
                  className="hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  {post.title}
                </a>
              </Title>
              {post.excerpt !== '' && (
                <p className="mt-1.5 max-w-[60ch] text-body text-muted">{post.excerpt}</p>
              )}
            </div>
            {post.image !== null && (
              <a
                href={`/blog/${post.slug}`}
                tabIndex={-1}
                aria-hidden="true"
                className="shrink-0 max-sm:hidden"
              >
                <Picture
                  src={post.image}
                  alt=""
                  images={images}
                  sizes="10rem"
                  className="aspect-[3/2] w-40 rounded-md bg-sunken object-cover"
                />
              </a>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
