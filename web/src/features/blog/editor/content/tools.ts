import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  SquareCode,
  Strikethrough,
  Underline,
} from 'lucide-react'

const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '')
/** How a shortcut is written on this machine. */
export const keys = (letter: string, { shift = false, alt = false } = {}): string =>
  isMac
    ? `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${letter}`
    : `Ctrl+${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${letter}`

export interface Tool {
  label: string
  icon: LucideIcon
  shortcut?: string
  /** Absent for what is inserted and not switched. */
  isOn?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Tool => ({
  label: `Heading ${level}`,
  icon,
  shortcut: keys(String(level), { alt: true }),
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
})

const sides = ['left', 'center', 'right', 'justify'] as const
const isAligned = (editor: Editor, side: (typeof sides)[number]): boolean =>
  editor.isActive({ textAlign: side }) ||
  (side === 'left' && !sides.some((other) => editor.isActive({ textAlign: other })))

const alignment = (side: (typeof sides)[number], label: string, letter: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  shortcut: keys(letter, { shift: true }),
  isOn: (editor) => isAligned(editor, side),
  run: (chain) => (side === 'left' ? chain.unsetTextAlign() : chain.setTextAlign(side)),
})

/** The toolbar's own buttons in groups; those that ask first are in the toolbar itself. */
export const toolGroups: Tool[][] = [
  [
    {
      label: 'Bold',
      icon: Bold,
      shortcut: keys('B'),
      isOn: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      label: 'Italic',
      icon: Italic,
      shortcut: keys('I'),
      isOn: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      label: 'Underline',
      icon: Underline,
      shortcut: keys('U'),
      isOn: (editor) => editor.isActive('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      label: 'Strikethrough',
      icon: Strikethrough,
      shortcut: keys('S', { shift: true }),
      isOn: (editor) => editor.isActive('strike'),
      run: (chain) => chain.toggleStrike(),
    },
    {
      label: 'Code',
      icon: Code,
      shortcut: keys('E'),
      isOn: (editor) => editor.isActive('code'),
      run: (chain) => chain.toggleCode(),
    },
  ],
  [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  [
    alignment('left', 'Align left', 'L', AlignLeft),
    alignment('center', 'Align center', 'E', AlignCenter),
    alignment('right', 'Align right', 'R', AlignRight),
    alignment('justify', 'Justify', 'J', AlignJustify),
  ],
  [
    {
      label: 'Bulleted list',
      icon: List,
      shortcut: keys('8', { shift: true }),
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      shortcut: keys('7', { shift: true }),
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      icon: Quote,
      shortcut: keys('B', { shift: true }),
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      label: 'Code block',
      icon: SquareCode,
      shortcut: keys('C', { alt: true }),
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (chain) => chain.toggleCodeBlock(),
    },
    { label: 'Horizontal rule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
]
