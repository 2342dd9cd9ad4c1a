import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { Marked, type TokenizerExtension, type Tokens } from 'marked'

/** Around what is marked, as hardly any text has them. */
const [open, close] = ['⸨', '⸩']

const pattern = /^⸨([\s\S]*?)⸩/

export interface MarkToken extends Tokens.Generic {
  type: 'borneOut'
}

const extension: TokenizerExtension = {
  name: 'borneOut',
  level: 'inline',
  start: (text) => {
    const at = text.indexOf(open)
    return at === -1 ? undefined : at
  },
  tokenizer(text) {
    const found = pattern.exec(text)
    if (!found) return undefined
    const [raw, inner = ''] = found
    return { type: 'borneOut', raw, tokens: this.lexer.inlineTokens(inner) }
  },
}

const reader = new Marked({ extensions: [extension], gfm: true, breaks: true })

/** The tokens of a text; marked sentences are tokens of the kind `borneOut`. */
export const readMarkdown = (text: string) => reader.lexer(text)

const isBalanced = (text: string): boolean =>
  ['**', '`', '~~'].every((mark) => text.split(mark).length % 2 === 1) &&
  text.replaceAll('**', '').split('*').length % 2 === 1

/** A bullet, a number or a quotation mark whose words are gone. */
const emptyLine = /^[ \t]*(?:[-*+>]|\d+[.)])?[ \t]*$/

const lineStart = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

/**
 * The text with brackets around sentences that the records don't show, and without those that claim what was not done; both
 * stay as they are where they begin or end within an emphasis.
 */
export function placeMarks(text: string, marks: readonly Mark[]): string {
  let placed = ''
  let rest = text.replaceAll(/[⸨⸩]/g, '')
  for (const mark of marks) {
    const at = rest.indexOf(mark.text)
    if (at === -1 || !isBalanced(mark.text)) continue
    const before = placed + rest.slice(0, at)
    rest = rest.slice(at + mark.text.length)
    if (mark.kind === 'record') {
      placed = `${before}${open}${mark.text}${close}`
      continue
    }
    const line = lineStart(before)
    const isAlone = emptyLine.test(line) && /^[ \t]*(?:\n|$)/.test(rest)
    placed = isAlone ? before.slice(0, before.length - line.length) : before
    rest = isAlone ? rest.replace(/^[ \t]*\n?/, '') : rest.replace(/^[ \t]+/, '')
  }
  return placed + rest
}
