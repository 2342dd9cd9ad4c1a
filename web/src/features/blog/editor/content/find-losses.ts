import { sanitisePost } from '@parley/core/blog/sanitise-post'
import type { Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { toCanonicalLines } from './canonical-lines.ts'
import { openPost } from './open-post.ts'
import { toHtml } from './to-html.ts'

const names: Record<string, string> = {
  a: 'links',
  img: 'images',
  br: 'line breaks',
  ul: 'lists',
  ol: 'numbered lists',
  li: 'list items',
  blockquote: 'quotes',
  hr: 'dividers',
  pre: 'code blocks',
  figure: 'figures',
  figcaption: 'captions',
  details: 'accordions',
  summary: 'questions of accordions',
  div: 'answers of accordions',
  p: 'paragraphs',
  table: 'tables',
  caption: 'captions of tables',
  thead: 'heads of tables',
  tbody: 'bodies of tables',
  tfoot: 'feet of tables',
  tr: 'rows of tables',
  td: 'cells of tables',
  th: 'header cells of tables',
}
const nameOf = (tag: string): string => names[tag] ?? (/^h\d$/.test(tag) ? 'headings' : tag)

const isText = (line: string): boolean => line.startsWith('"')

const tagOf = (line: string): string | undefined => /^<\/?([a-z0-9]+)/.exec(line)?.[1]

function countTags(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const tag = tagOf(line)
    if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return counts
}

/** What differs between a post and what became of it, in words; empty where nothing does. Both as canonical lines. */
export function describeLosses(before: readonly string[], after: readonly string[]): string[] {
  if (before.join('\n') === after.join('\n')) return []
  const [had, has] = [countTags(before), countTags(after)]
  const changed = [...new Set([...had.keys(), ...has.keys()])].filter((tag) => had.get(tag) !== has.get(tag))
  const words = (lines: readonly string[]) => lines.filter(isText).join('\n')
  const rest = (lines: readonly string[]) =>
    lines.filter((line) => !isText(line) && !changed.includes(tagOf(line) ?? '')).join('\n')
  return [
    ...new Set(changed.map(nameOf)),
    ...(words(before) === words(after) ? [] : ['words, or how they are marked']),
    ...(rest(before) === rest(after) ? [] : ['how its parts are nested']),
  ]
}

/** What the editor would change about a post by opening it, in words; `html` may be any. */
export function findLosses(html: string, schema: Schema): string[] {
  const before = sanitisePost(html)
  // A document has one paragraph at least.
  if (before.trim() === '') return []
  const opened = openPost(before, schema)
  // Rows of different lengths are filled up with the first change of their table.
  const doc = fixTables(EditorState.create({ doc: opened }))?.doc ?? opened
  return describeLosses(toCanonicalLines(before), toCanonicalLines(sanitisePost(toHtml(doc))))
}
