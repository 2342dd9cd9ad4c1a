import { findTemplateText } from '@parley/core/blog/template-text'

const plain = (line: string): string => line.replace(/\s+/g, ' ').trim()

/** What an expansion adds: its lines without those that stood in the text already. Models and rules often repeat it first. */
export function keepNewLines(response: string, sent: string): string {
  const known = new Set(sent.split('\n').map(plain).filter(Boolean))
  return response
    .split('\n')
    .filter((line) => !known.has(plain(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** An answer in Markdown without the sections that hold template text for somebody to fill in. */
export const withoutTemplates = (markdown: string): string =>
  markdown
    .split(/^(?=#{1,6} )/m)
    .filter((section) => findTemplateText(section).length === 0)
    .join('')
    .trim()
