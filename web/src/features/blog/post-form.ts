export interface FaqItem {
  question: string
  answer: string
}

export interface HowtoStep {
  name: string
  text: string
}

/**
 * What an author edits: the form data of docs/specified.md S3.11. `content` is HTML; a blank `categoryId` is saved as
 * null.
 */
export interface PostForm {
  title: string
  slug: string
  excerpt: string
  content: string
  featuredImage: string
  featuredImageAlt: string
  seoTitle: string
  seoDescription: string
  categoryId: string
  focusKeyword: string
  keywords: string[]
  canonicalUrl: string
  twitterTitle: string
  twitterDescription: string
  twitterImage: string
  linkedinTitle: string
  linkedinDescription: string
  linkedinImage: string
  instagramImage: string
  threadsImage: string
  faqItems: FaqItem[]
  howtoSteps: HowtoStep[]
}

/** What the content editor offers, for what stands beside it. */
export interface ContentHandle {
  /** Replaces the whole content; one step of undo. */
  replace: (html: string) => void
  /** Adds HTML after what is written; one step of undo. */
  append: (html: string) => void
  /** Links the first unlinked occurrence of a text; false where there is none. */
  link: (anchorText: string, url: string) => boolean
  /** Shows and selects a range of the text as `readPost` of core counts it. */
  reveal: (start: number, end: number) => void
}

/** What each tab of the post editor is given. */
export interface PostEditing {
  /** Null until the first save. */
  postId: string | null
  form: PostForm
  change: (part: Partial<PostForm>) => void
  /** Null while the editor is loading. */
  content: ContentHandle | null
  /** Name of the chosen category; blank without one. */
  categoryName: string
}
