import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model'

/** A node never changes; a keystroke makes a new one of its block alone, so the others are written once. */
const written = new WeakMap<Node, string>()

const isLoose = (node: Element | null): boolean =>
  node !== null && (node.matches('p[data-bare]') || node.tagName === 'IMG')
const isLooseNode = (node: Node | null | undefined): boolean => node?.attrs['bare'] === true

/** Words without a paragraph, where it still reads so: two of them side by side would run together. */
function unwrap(root: DocumentFragment): void {
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-bare]')]
  const bare = boxes.filter(
    (box) => !isLoose(box.previousElementSibling) && !isLoose(box.nextElementSibling) && !box.style.textAlign,
  )
  for (const box of boxes) {
    if (bare.includes(box)) box.replaceWith(...box.childNodes)
    else delete box.dataset['bare']
  }
  for (const figure of root.querySelectorAll('figure')) figure.removeAttribute('data-box')
  for (const summary of root.querySelectorAll<HTMLElement>('summary[data-missing]')) {
    if (summary.hasChildNodes()) delete summary.dataset['missing']
    else summary.remove()
  }
}

/** A row that was added in the editor stands in the part of the row before it, but for the head. */
function partOf(rows: readonly HTMLElement[], index: number): string {
  const own = rows[index]?.dataset['part']
  if (own !== undefined) return own
  const cells = [...(rows[index]?.children ?? [])]
  if (index === 0 && rows.length > 1 && cells.every((cell) => cell.tagName === 'TH')) return 'thead'
  const before = index === 0 ? 'thead' : partOf(rows, index - 1)
  if (!before.startsWith('thead')) return before
  return rows.slice(index).find((row) => row.dataset['part']?.startsWith('tbody'))?.dataset['part'] ?? 'tbody'
}

function groupRows(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const parts = rows.map((_, index) => partOf(rows, index))
  const { caption } = table.dataset
  table.removeAttribute('data-caption')
  table.removeAttribute('data-words')
  table.replaceChildren()
  if (caption !== undefined) table.createCaption().innerHTML = caption
  for (const [index, row] of rows.entries()) {
    const part = parts[index] ?? 'tbody'
    if (index === 0 || parts[index - 1] !== part)
      table.append(document.createElement(part.split(':')[0] ?? part))
    row.removeAttribute('data-part')
    table.lastElementChild?.append(row)
  }
}

function serialise(node: Node): string {
  const root = document.createDocumentFragment()
  DOMSerializer.fromSchema(node.type.schema).serializeFragment(Fragment.from(node), {}, root)
  unwrap(root)
  for (const table of [...root.querySelectorAll('table')].toReversed()) groupRows(table)
  for (const { firstChild } of root.querySelectorAll('pre')) {
    // The first line end in a <pre> is not read.
    if (firstChild instanceof Text && firstChild.data.startsWith('\n'))
      firstChild.data = `\n${firstChild.data}`
  }
  const box = document.createElement('div')
  box.append(root)
  return box.innerHTML
}

/** The empty line that `trailingLine` offers below a block is no part of the post. */
const isOffered = (node: Node): boolean => node.attrs['offered'] === true && node.childCount === 0

/** A document as HTML, in the time that its changed blocks take: what `openPost` reads. */
export function toHtml(doc: Node): string {
  let html = ''
  doc.forEach((block, _, index) => {
    if (isOffered(block)) return
    const isAmongLoose = isLooseNode(doc.maybeChild(index - 1)) || isLooseNode(doc.maybeChild(index + 1))
    if (isLooseNode(block) && isAmongLoose) {
      html += serialise(block.type.create({ ...block.attrs, bare: false }, block.content))
      return
    }
    const known = written.get(block) ?? serialise(block)
    written.set(block, known)
    html += known
  })
  return html
}
