interface Run {
  /** Words; for an image or a line break its tag. */
  shown: string
  isText: boolean
  marks: string[]
}

const markTags = new Set(['A', 'STRONG', 'EM', 'U', 'S', 'CODE'])
const spaces = /[ \t\r\n\f]+/g

/** What stands in a tag, in one order; a span of one and a list that starts at one are what they are without saying so. */
function describeTag(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(value === '1' && ['colspan', 'rowspan', 'start'].includes(name)))
    .map(
      ({ name, value }) => ` ${name}=${JSON.stringify(name === 'style' ? value.replace(/;$/, '') : value)}`,
    )
  return element.tagName.toLowerCase() + attributes.toSorted().join('')
}

/** Spaces as a browser shows them: one between words, none where a line begins or ends. */
function collapse(runs: readonly Run[]): Run[] {
  const shown: Run[] = []
  const isLineStart = () => shown.length === 0 || shown.at(-1)?.shown === 'br'
  const trimEnd = () => {
    const last = shown.at(-1)
    if (!last?.isText || !last.shown.endsWith(' ')) return
    shown.pop()
    if (last.shown !== ' ') shown.push({ ...last, shown: last.shown.slice(0, -1) })
  }
  for (const run of runs) {
    if (run.shown === 'br') trimEnd()
    const before = shown.at(-1)
    const mayBegin = !isLineStart() && !(before?.isText === true && before.shown.endsWith(' '))
    const text = run.shown.replace(spaces, ' ')
    const words = run.isText ? (mayBegin ? text : text.trimStart()) : run.shown
    if (words !== '') shown.push({ ...run, shown: words })
  }
  trimEnd()
  return shown
}

function describeRuns(runs: readonly Run[]): string[] {
  const lines: string[] = []
  let marks = ''
  let words = ''
  const close = () => {
    if (words !== '') lines.push(`${JSON.stringify(words)}${marks}`)
    words = ''
  }
  for (const run of runs) {
    const own = [...new Set(run.marks)].toSorted().join('')
    if (!run.isText || own !== marks) close()
    marks = own
    if (run.isText) words += run.shown
    else lines.push(`<${run.shown}>${marks}`)
  }
  close()
  return lines
}

/**
 * A post's HTML as lines that are equal exactly where HTML says that two posts are: spaces that don't show, the order in
 * which bold and italic words nest, a `<tbody>` that is implied and a `colspan` of one make no difference; everything
 * else does. Marks around whole blocks count as marks of their words. Takes HTML as `sanitisePost` leaves it.
 */
export function toCanonicalLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: string[] = []
  let runs: Run[] = []
  const flush = (isVerbatim: boolean) => {
    lines.push(...describeRuns(isVerbatim ? runs : collapse(runs)))
    runs = []
  }
  const walk = (parent: Node, marks: string[], isVerbatim: boolean) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) runs.push({ shown: node.data, isText: true, marks })
      if (!(node instanceof Element)) continue
      const tag = describeTag(node)
      if (markTags.has(node.tagName)) walk(node, [...marks, `[${tag}]`], isVerbatim)
      else if (node.tagName === 'BR' || node.tagName === 'IMG')
        runs.push({ shown: tag, isText: false, marks })
      else {
        flush(isVerbatim)
        lines.push(`<${tag}>`)
        const isPre = isVerbatim || node.tagName === 'PRE'
        walk(node, marks, isPre)
        flush(isPre)
        lines.push(`</${node.tagName.toLowerCase()}>`)
      }
    }
  }
  walk(body, [], false)
  flush(false)
  return lines
}
