import { toSafeHref } from '@parley/core/blog/safe-href'
import type { Extensions } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { accordion } from './accordion.ts'
import { InlineCode, Preformatted } from './code-blocks.ts'
import { Figure, FigureBox, FigureCaption, InlineImage } from './figure.ts'
import { implied } from './implied.ts'
import { tables } from './tables.ts'
import { trailingLine } from './trailing-line.ts'

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
    code: false,
    codeBlock: false,
    listItem: false,
    trailingNode: false,
  }),
  InlineCode,
  Preformatted,
  // An item may begin with a heading, or with a list.
  ListItem.extend({ content: 'block+' }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Figure,
  FigureBox,
  FigureCaption,
  InlineImage,
  ...tables,
  ...accordion,
  implied,
  trailingLine,
]
