import { nameVariables, variablesIn } from '@parley/core/automations/render'
import { type Node, Schema } from '@tiptap/pm/model'

/** What a text with variables is made of: lines of words, each variable in it one piece that moves as a whole. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    variable: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { source: { default: '', validate: 'string' } },
      toDOM: (node) => {
        const { name, fallback } = readVariable(sourceOf(node))
        const words = fallback === undefined || fallback === '' ? [] : [['i', {}, ` or “${fallback}”`]]
        return ['span', { class: 'variable-chip' }, name, ...words]
      },
    },
  },
})

/** As a variable is stored: `{{lead.first_name|there}}`. */
export const sourceOf = (variable: Node): string => String(variable.attrs['source'])

/** What a variable stands for, in words, and what is said where nothing is known. */
export function readVariable(source: string): { name: string; fallback: string | undefined } {
  const bar = source.indexOf('|')
  return {
    name: nameVariables(source).slice(1, -1),
    fallback: bar === -1 ? undefined : source.slice(bar + 1, -2),
  }
}

/** The same variable with other words for where nothing is known; none when empty. */
export function withFallback(source: string, fallback: string): string {
  const [name = ''] = variablesIn(source)
  const words = fallback.replaceAll(/[{}|]/g, '')
  return words === '' ? `{{${name}}}` : `{{${name}|${words}}}`
}

const isVariable = (part: string): boolean => part.startsWith('{{') && nameVariables(part) !== part

/** One line's words and variables. What only looks like a variable stays as it is written. */
export const readLine = (line: string): Node[] =>
  line
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) => (isVariable(part) ? schema.nodes.variable.create({ source: part }) : schema.text(part)))

/** A stored text as the editor holds it. */
export const readLines = (text: string): Node[] =>
  text.split(/\r\n|\r|\n/).map((line) => schema.nodes.line.create(null, readLine(line)))

export const readText = (text: string): Node => schema.nodes.doc.create(null, readLines(text))

/** What is stored of a document or a part of it: the opposite of `readText`. */
export const writeText = (content: Pick<Node, 'textBetween' | 'content'>): string =>
  content.textBetween(0, content.content.size, '\n', (leaf) => sourceOf(leaf))
