import { readPost } from '@parley/core/blog/read-post'
import type { ListingFilter, VisitorPage } from '@parley/core/site/rendering'
import type { ImageSizes } from './blog/image-sizes.ts'
import { toMarkdown } from './blog/plain-text.ts'
import type { Posts } from './blog/posts.ts'
import type { createDocument } from './document.ts'
import type { CachedPage } from './page-cache.ts'
import { toFile } from './rendered-file.ts'
import type { Renderer } from './renderer.ts'

const html = 'text/html; charset=utf-8'

interface Dependencies {
  posts: Posts
  sizesOf: ImageSizes
  renderer: Renderer
  document: ReturnType<typeof createDocument>
  origin: string
}

interface Made {
  path: string
  /** Whether the app has a page at this address too. */
  hasApp?: boolean
  status?: CachedPage['status']
  postId?: string | null
  /** Images whose size is needed. */
  images?: readonly string[]
  readers?: Parameters<typeof toFile>[2]
}

/** Renders the pages for visitors from the database's answers. */
export function createVisitorPages({ posts, sizesOf, renderer, document, origin }: Dependencies) {
  async function render(page: VisitorPage, made: Made): Promise<CachedPage> {
    const { path, hasApp = false, status = 200, postId = null, images = [], readers } = made
    const rendered = renderer.renderPage(page, { origin, path, imageSizes: await sizesOf(images) })
    return { file: await toFile(document(rendered, { hasApp }), html, readers), status, postId }
  }

  const withArticle = (
    found: { answer: unknown; id: string; content: string; featuredImage: string | null },
    isPreview: boolean,
    made: Made,
  ) => {
    const images = readPost(found.content).images.map(({ src }) => src)
    return render(
      { kind: 'article', article: found.answer, isPreview },
      { ...made, images: found.featuredImage ? [found.featuredImage, ...images] : images },
    )
  }

  const toMoved = async (movedTo: string): Promise<CachedPage> => ({
    file: await toFile('', html),
    status: 301,
    postId: null,
    movedTo,
  })
  const gone = () => render({ kind: 'not-found' }, { path: '/404', status: 410 })

  return {
    render,
    notFound: () => render({ kind: 'not-found' }, { path: '/404', status: 404 }),

    async landing(): Promise<CachedPage> {
      const listing = await posts.listing({ category: '', tag: '', author: '', search: '', page: 1 }, 3)
      return render({ kind: 'landing', listing: listing?.answer }, { path: '/', hasApp: true })
    },

    async listing(filter: ListingFilter, path: string): Promise<CachedPage | null> {
      const found = await posts.listing(filter)
      if (!found) return null
      return render(
        { kind: 'listing', listing: found.answer, filter },
        { path, hasApp: true, images: found.images, readers: filter.search ? 'once' : 'many' },
      )
    },

    /** The page of a post, a redirect to its new slug, that it is gone for good, or null. */
    async article(slug: string): Promise<CachedPage | null> {
      const found = await posts.article(slug)
      if (!found) return null
      if ('isGone' in found) return gone()
      if ('movedTo' in found) return toMoved(`/blog/${found.movedTo}`)
      return withArticle(found, false, { path: `/blog/${slug}`, hasApp: true, postId: found.id })
    },

    async preview(token: string): Promise<CachedPage | null> {
      const found = await posts.preview(token)
      return found && withArticle(found, true, { path: `/blog/preview/${token}` })
    },

    /** The same as Markdown. */
    async markdown(slug: string): Promise<CachedPage | null> {
      const [post] = await posts.published(1, slug)
      if (!post) {
        const found = await posts.article(slug)
        if (found && 'isGone' in found) return gone()
        return found && 'movedTo' in found ? toMoved(`/blog/${found.movedTo}.md`) : null
      }
      const file = await toFile(toMarkdown(post, origin), 'text/markdown; charset=utf-8')
      return { file, status: 200, postId: post.id }
    },
  }
}

export type VisitorPages = ReturnType<typeof createVisitorPages>
