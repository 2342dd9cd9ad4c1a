import { toSafeHref } from '@parley/core/blog/safe-href'
import type { Extensions } from '@tiptap/core'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { accordion } from './accordion.ts'
import { Figure } from './figure.ts'

/** What a post is made of: the tags that `sanitisePost` lets through. */
export const blocks: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => toSafeHref(address) !== null,
      // Only what begins like an address: "sales.pipeline" is none.
      shouldAutoLink: (address) => /^(https?:|mailto:)/.test(address),
      HTMLAttributes: { rel: 'noopener', target: null },
    },
    heading: { levels: [1, 2, 3, 4, 5, 6] },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Figure,
  ...accordion,
]
