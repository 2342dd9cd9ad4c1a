import { type ListingFilter, listingPageSize } from '@parley/core/site/rendering'
import { z } from 'zod'
import type { Caller, Database } from '../../database/database.ts'

/** The anonymous visitor; the policies decide what is visible. */
const visitor: Caller = { role: 'anon', claims: { role: 'anon' } }

const postSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  published_at: z.string(),
  updated_at: z.string(),
  featured_image_url: z.string().nullable(),
  category_name: z.string().nullable(),
  category_slug: z.string().nullable(),
  author: z.string().nullable(),
})
/** A published post as feeds and files for machines need it. */
export type PublishedPost = z.infer<typeof postSchema>

const topicsSchema = z.object({
  categories: z.array(z.object({ slug: z.string() })),
  tags: z.array(z.object({ slug: z.string() })),
  authors: z.array(z.string()),
})
const movedSchema = z.object({ moved_to: z.string() })
const goneSchema = z.object({ gone: z.literal(true) })
const imagesSchema = z.object({
  post: z.object({ id: z.uuid(), content: z.string(), featured_image_url: z.string().nullable() }),
})
const cardImagesSchema = z.object({
  total: z.number(),
  posts: z.array(z.object({ image: z.string().nullable() })),
})

export type Posts = ReturnType<typeof createPosts>

/** The queries of the public pages, each in one round trip as an anonymous visitor. */
export function createPosts(database: Database) {
  async function ask(text: string, values: (string | number | null)[]): Promise<unknown> {
    const [row] = await database.statement(visitor, { text, values, isReadOnly: true })
    return row?.['answer'] ?? null
  }

  return {
    /** A page of the list as `rpc blog_listing` answers it; null for an unknown category, tag or author, or beyond the end. */
    async listing(filter: ListingFilter, pageSize: number = listingPageSize) {
      const answer = filter.author
        ? await ask('select public.blog_author_listing($1, $2::int, $3::int) as answer', [
            filter.author,
            filter.page,
            pageSize,
          ])
        : await ask('select public.blog_listing($1, $2, $3, $4::int, $5::int) as answer', [
            filter.category || null,
            filter.tag || null,
            filter.search,
            filter.page,
            pageSize,
          ])
      if (answer === null) return null
      const { posts } = cardImagesSchema.parse(answer)
      if (posts.length === 0 && filter.page > 1) return null
      return { answer, images: posts.flatMap(({ image }) => image ?? []) }
    },

    /** A post as `rpc blog_article` answers it, the slug it has now, that it was deleted, or null. */
    async article(slug: string) {
      const answer = await ask('select public.blog_article($1) as answer', [slug])
      const moved = movedSchema.safeParse(answer)
      if (moved.success) return { movedTo: moved.data.moved_to }
      if (goneSchema.safeParse(answer).success) return { isGone: true as const }
      return answer === null ? null : withImages(answer)
    },

    /** The draft behind a preview link, in the same form. */
    async preview(token: string) {
      const answer = await ask('select public.blog_article_preview($1) as answer', [token])
      return answer === null ? null : withImages(answer)
    },

    /** The newest published posts, or the one with a slug. */
    async published(limit: number, slug: string | null = null): Promise<PublishedPost[]> {
      const rows = await database.statement(visitor, {
        text: `
          select id, slug, title, excerpt, content, published_at, updated_at, featured_image_url, category_name, category_slug,
                 (select name from public.blog_post_authors(array[post.id])) as author
            from public.published_blog_posts post where $2::text is null or slug = $2
           order by published_at desc, id limit $1::int`,
        values: [limit, slug],
        isReadOnly: true,
      })
      return z.array(postSchema).parse(rows)
    },

    /** Slugs of the categories and tags that hold posts, and of those who wrote them. */
    async topics() {
      return topicsSchema.parse(
        await ask(
          `select public.blog_listing(null, null, '', 1, 1)
             || jsonb_build_object('authors', array(select public.blog_author_slugs())) as answer`,
          [],
        ),
      )
    },

    /** When the next post becomes visible by itself, in milliseconds of this machine's clock; Infinity for never. */
    async nextChange(): Promise<number> {
      const [row] = await database.sql<{ wait: number | null }[]>`
        select (extract(epoch from min(published_at) - now()) * 1000)::float8 as wait from public.blog_posts
         where status = 'published' and published_at > now() and deleted_at is null`
      return row?.wait == null ? Number.POSITIVE_INFINITY : Date.now() + row.wait
    },
  }
}

function withImages(answer: unknown) {
  const { post } = imagesSchema.parse(answer)
  return { answer, id: post.id, content: post.content, featuredImage: post.featured_image_url }
}
