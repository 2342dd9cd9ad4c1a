const inlineTags = new Set(['A', 'STRONG', 'EM', 'U', 'S', 'CODE', 'BR', 'IMG'])
const boxes = 'li, td, th, blockquote, figcaption, div, figure[data-box]'
const blockTags = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, pre, blockquote, hr, figure, details, div'

const isBlank = (node: Node): boolean => node instanceof Text && !/[^ \t\r\n\f]/.test(node.data)

const isInline = (node: Node): boolean =>
  node instanceof Text ||
  (node instanceof Element && inlineTags.has(node.tagName) && node.querySelector(blockTags) === null)

function wrap(nodes: readonly ChildNode[], tag: string, mark: 'bare' | 'missing' = 'bare'): HTMLElement {
  const box = document.createElement(tag)
  box.dataset[mark] = ''
  nodes[0]?.before(box)
  box.append(...nodes)
  return box
}

/** Words without a paragraph get one that knows it was none; an image that stands by itself is told from one in a line. */
function wrapWords(box: Element): void {
  let run: ChildNode[] = []
  const close = () => {
    const shown = run.filter((node) => !isBlank(node))
    const [only] = shown
    if (shown.length === 1 && only instanceof HTMLImageElement) only.dataset['alone'] = ''
    else if (shown.length > 0) wrap(run, 'p')
    run = []
  }
  const nodes = [...box.childNodes]
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else close()
  }
  close()
  if (box.tagName !== 'BODY' && [...box.childNodes].every(isBlank)) box.append(wrap([], 'p'))
}

/** An accordion may come without the box around its answer, or without a question. */
function completeAccordion(details: Element): void {
  if (details.firstElementChild?.tagName !== 'SUMMARY') details.prepend(wrap([], 'summary', 'missing'))
  const rest = [...details.childNodes].slice([...details.childNodes].findIndex((node) => !isBlank(node)) + 1)
  const shown = rest.filter((node) => !isBlank(node))
  const [only] = shown
  if (shown.length === 1 && only instanceof HTMLElement && only.dataset['type'] === 'detailsContent') return
  const answer = shown.length > 0 ? wrap(rest, 'div') : wrap([], 'div')
  answer.dataset['type'] = 'detailsContent'
  if (shown.length === 0) details.append(answer)
}

/** The editor's table has rows and no parts: each row says which part it was in. */
function markParts(table: HTMLTableElement): void {
  if (table.caption) {
    table.dataset['caption'] = table.caption.innerHTML
    table.caption.remove()
  }
  for (const [index, part] of [...table.children].entries())
    for (const row of part.children)
      if (row instanceof HTMLElement) row.dataset['part'] = `${part.tagName.toLowerCase()}:${index}`
}

/** A picture with its caption is edited as one; a figure of anything else is a box. */
function isPicture(figure: Element): boolean {
  const [image, caption, ...more] = [...figure.childNodes].filter((node) => !isBlank(node))
  const isCaption = caption === undefined || (caption instanceof Element && caption.tagName === 'FIGCAPTION')
  return (
    image instanceof HTMLImageElement &&
    isCaption &&
    more.length === 0 &&
    [...(caption?.childNodes ?? [])].every(isInline)
  )
}

/**
 * Says in `data-` attributes what the editor's document could not tell otherwise: which paragraphs and boxes were only
 * implied, which part of a table a row was in. `toHtml` takes them away again. Changes what it is given.
 */
export function markStructure(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) markParts(table)
  for (const details of root.querySelectorAll('details')) completeAccordion(details)
  for (const figure of root.querySelectorAll('figure')) {
    if (!isPicture(figure)) figure.dataset['box'] = ''
  }
  for (const box of root.querySelectorAll(boxes)) {
    if (box.closest('figure:not([data-box])') === null || box.tagName !== 'FIGCAPTION') wrapWords(box)
  }
  wrapWords(root)
}
