import type { PostImages } from './picture.tsx'
import { PostRows } from './post-rows.tsx'
import type { PublishedArticle } from './published.ts'
import { TagList } from './topics.tsx'

interface Props {
  article: PublishedArticle
  images: PostImages
}

/** What follows a post: its tags, its neighbours in time, what is close to it. */
export function ArticleEnd({ article: { tags, previous, next, related }, images }: Props) {
  return (
    <>
      {tags.length > 0 && (
        <div className="mt-12">
          <TagList tags={tags} />
        </div>
      )}
      {(previous || next) && (
        <nav aria-label="More posts" className="mt-8 grid gap-x-8 border-t sm:grid-cols-2">
          {previous && <Neighbour label="Previous" post={previous} />}
          {next && <Neighbour label="Next" post={next} />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-4 text-xl font-[580]">
            Read on
          </h2>
          <PostRows posts={related} images={images} level="h3" />
        </section>
      )}
    </>
  )
}

function Neighbour({ label, post }: { label: string; post: { slug: string; title: string } }) {
  return (
    <a href={`/blog/${post.slug}`} className="group block py-4 sm:last:text-right sm:only:text-left">
      <span className="block text-sm text-faint">{label}</span>
      <span className="font-medium group-hover:underline">{post.title}</span>
    </a>
  )
}
