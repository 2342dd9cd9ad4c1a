import type { ChainedCommands } from '@tiptap/core'
import {
  Heading2,
  Heading3,
  Heading4,
  Image,
  ImageUp,
  List,
  ListCollapse,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  SquareCode,
  Table2,
} from 'lucide-react'
import type { Asking } from './content-toolbar.tsx'
import { insertTable } from './insert-table.ts'

export interface SlashItem {
  label: string
  /** What somebody may call it as well. */
  also: string
  icon: LucideIcon
  /** What it does to the text; a window that it opens instead. */
  act: ((chain: ChainedCommands) => ChainedCommands) | Asking
}

const slashItems: readonly SlashItem[] = [
  { label: 'Heading 2', also: 'h2 title', icon: Heading2, act: (chain) => chain.setHeading({ level: 2 }) },
  { label: 'Heading 3', also: 'h3 title', icon: Heading3, act: (chain) => chain.setHeading({ level: 3 }) },
  { label: 'Heading 4', also: 'h4 title', icon: Heading4, act: (chain) => chain.setHeading({ level: 4 }) },
  { label: 'Bulleted list', also: 'ul points', icon: List, act: (chain) => chain.toggleBulletList() },
  {
    label: 'Numbered list',
    also: 'ol ordered',
    icon: ListOrdered,
    act: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Quote', also: 'blockquote', icon: Quote, act: (chain) => chain.toggleBlockquote() },
  { label: 'Code block', also: 'pre snippet', icon: SquareCode, act: (chain) => chain.setCodeBlock() },
  { label: 'Table', also: 'rows columns grid', icon: Table2, act: insertTable },
  { label: 'Image', also: 'picture address', icon: Image, act: 'image' },
  { label: 'Upload image', also: 'picture file', icon: ImageUp, act: 'upload' },
  { label: 'FAQ accordion', also: 'questions answers details', icon: ListCollapse, act: 'faq' },
  {
    label: 'Divider',
    also: 'hr horizontal rule line',
    icon: Minus,
    act: (chain) => chain.setHorizontalRule(),
  },
]

/** What the words after the slash mean, all of them where there are none. */
export function findSlashItems(query: string): SlashItem[] {
  const words = query.toLowerCase()
  return slashItems.filter(({ label, also }) => `${label} ${also}`.toLowerCase().includes(words))
}
