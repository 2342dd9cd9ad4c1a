import { readPost } from '@parley/core/blog/read-post'
import { toSafeSource } from '@parley/core/blog/safe-href'
import { findTemplateProblem } from '@parley/core/blog/template-text'
import { toSlug } from '@parley/core/text/slug'
import type { PostForm } from '../post-form.ts'

const images = {
  featuredImage: 'featured image',
  twitterImage: 'X image',
  linkedinImage: 'LinkedIn image',
  instagramImage: 'Instagram image',
  threadsImage: 'Threads image',
} as const satisfies Partial<Record<keyof PostForm, string>>

export function isContentEmpty(html: string): boolean {
  const { text, images: pictures } = readPost(html)
  return text.trim() === '' && pictures.length === 0
}

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Which of the three fields a save needs (docs/specified.md S5.3) are missing. */
export function findMissing(form: PostForm): { title: boolean; content: boolean; slug: boolean } {
  return {
    title: form.title.trim() === '',
    content: isContentEmpty(form.content),
    slug: toSlug(form.slug) === '',
  }
}

/** Why a form can't be saved, in words; null when it can. */
export function findProblem(form: PostForm): string | null {
  if (Object.values(findMissing(form)).some(Boolean)) return 'Please fill in title, content, and slug'
  const canonical = form.canonicalUrl.trim()
  if (canonical !== '' && !isWebAddress(canonical))
    return 'The canonical address is not complete. Begin with https://'
  for (const [field, name] of Object.entries(images)) {
    const address = String(Reflect.get(form, field)).trim()
    if (address !== '' && toSafeSource(address) === null)
      return `The address of the ${name} is not complete. Begin with https://`
  }
  return null
}

/** Why a form can't be saved as a draft, or published, in words. */
export const findSaveProblem = (form: PostForm, isPublish: boolean): string | null =>
  findProblem(form) ?? (isPublish ? findTemplateProblem(form) : null)
