import { toSafeSource } from '@parley/core/blog/safe-href'
import * as z from 'zod/mini'

/** What the database answers of published posts: `rpc blog_listing`, `blog_article`, `blog_article_preview`. */
const named = z.object({ name: z.string(), slug: z.string() })
const counted = z.extend(named, { count: z.number() })
const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

/** An image's address; null where it leads nowhere an image can be. */
const image = z.pipe(
  z.nullable(z.string()),
  z.transform((address) => (address === null ? null : toSafeSource(address))),
)

const cardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  published_at: z.string(),
  updated_at: z.string(),
  read_time_minutes: z.number(),
  image,
  image_alt: z.string(),
  category: z.nullable(named),
  author: z.nullable(z.string()),
})

const listingSchema = z.object({
  scope: z.nullable(z.object({ name: z.string(), description: z.string() })),
  total: z.number(),
  posts: z.array(cardSchema),
  categories: z.array(counted),
  tags: z.array(counted),
})

const question = z.object({ question: z.string(), answer: z.string() })
const step = z.object({ name: z.string(), text: z.string() })
/** A list whose broken entries are left out: a slip in one must not take the page away. */
const forgiving = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]) =>
      entries.flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )

const optionalText = z.nullable(z.string())
const articleSchema = z.object({
  post: z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    excerpt: optionalText,
    content: z.string(),
    status: z.string(),
    published_at: optionalText,
    created_at: z.string(),
    updated_at: z.string(),
    read_time_minutes: z.number(),
    featured_image_url: image,
    featured_image_alt: optionalText,
    seo_title: optionalText,
    seo_description: optionalText,
    canonical_url: optionalText,
    twitter_title: optionalText,
    twitter_description: optionalText,
    twitter_image: optionalText,
    faq_items: forgiving(question),
    howto_steps: forgiving(step),
  }),
  author: optionalText,
  category: z.nullable(named),
  tags: z.array(named),
  related: z.array(cardSchema),
  previous: neighbour,
  next: neighbour,
})

export type PostCard = z.infer<typeof cardSchema>
export type Listing = z.infer<typeof listingSchema>
export type PublishedArticle = z.infer<typeof articleSchema>

/** @throws where the answer is not a listing */
export const readListing = (answer: unknown): Listing => listingSchema.parse(answer)

/** @throws where the answer is not a post */
export const readArticle = (answer: unknown): PublishedArticle => articleSchema.parse(answer)

const movedSchema = z.object({ moved_to: z.string() })

/** Where a post is now whose former address was asked for; null where the answer is a post itself. */
export function readMoved(answer: unknown): { movedTo: string } | null {
  const moved = movedSchema.safeParse(answer)
  return moved.success ? { movedTo: moved.data.moved_to } : null
}

const goneSchema = z.object({ gone: z.literal(true) })

/** Whether the post that stood there was deleted. */
export const isGone = (answer: unknown): boolean => goneSchema.safeParse(answer).success
