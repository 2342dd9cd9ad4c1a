import type { PixelSize } from './pictures.ts'

/** What a visitor asked of the list of posts; blank parts do not narrow. */
export interface ListingFilter {
  category: string
  tag: string
  /** Slug of whoever wrote the posts. */
  author: string
  search: string
  page: number
}

/** How many posts stand on a page of the list. */
export const listingPageSize = 12

/** A contact form as it is shown: empty, or given back with what is wrong with it. */
export interface ContactForm {
  values: { name: string; email: string; company: string; message: string }
  /** By field; `form` for what concerns the whole. */
  errors: Partial<Record<'name' | 'email' | 'company' | 'message' | 'form', string>>
  /** Sealed time of the form's making. */
  stamp: string
}

/** A page for visitors. `listing` and `article` are the database's answers as they came. */
export type VisitorPage =
  | { kind: 'landing'; listing: unknown }
  | { kind: 'listing'; listing: unknown; filter: ListingFilter }
  | { kind: 'article'; article: unknown; isPreview: boolean }
  | { kind: 'not-found' }
  | { kind: 'pricing' }
  | { kind: 'contact'; form: ContactForm }
  | { kind: 'contact-thanks' }
  | { kind: 'document'; name: string }
  /** `reference`: the OpenAPI document of the data API. */
  | { kind: 'developers'; reference: unknown }

/** What else a page is made with. */
export interface RenderContext {
  /** Origin of the instance as the world knows it, without a trailing slash. */
  origin: string
  /** Path and query of the page. */
  path: string
  /** Pixel sizes of images by their address. */
  imageSizes: Readonly<Record<string, PixelSize>>
}

/** A page's own part of a document: elements of its head, and the content of its body. */
export interface RenderedPage {
  head: string
  body: string
}

export type RenderPage = (page: VisitorPage, context: RenderContext) => RenderedPage
