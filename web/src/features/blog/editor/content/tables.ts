import { readPost } from '@parley/core/blog/read-post'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
})

// The editing of tables reads widths of columns; a post has none.
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
})

/** Tables without widths; which part a row is in is `data-part`, the caption stays as it is (`markStructure`). */
export const tables = [
  Table.extend({
    addAttributes: () => ({ caption: kept('caption') }),
    renderHTML({ node, HTMLAttributes }) {
      const caption: unknown = node.attrs['caption']
      const words = typeof caption === 'string' ? { 'data-words': readPost(caption).text } : {}
      return ['table', { ...HTMLAttributes, ...words }, ['tbody', 0]]
    },
  }).configure({ View: null }),
  TableRow.extend({ addAttributes: () => ({ part: kept('part') }) }),
  TableCell.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  TableHeader.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
]
