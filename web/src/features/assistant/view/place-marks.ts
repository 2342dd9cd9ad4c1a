import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { Marked, type TokenizerExtension, type Tokens } from 'marked'

/** Brackets that hardly any text has, around what is marked: for a deed, and for anything else. */
const brackets = { deed: ['⦃', '⦄'], record: ['⸨', '⸩'] } as const

const pattern = /^(⦃|⸨)([\s\S]*?)[⦄⸩]/

export interface MarkToken extends Tokens.Generic {
  type: 'borneOut'
  isDeed: boolean
}

const extension: TokenizerExtension = {
  name: 'borneOut',
  level: 'inline',
  start: (text) => {
    const at = text.search(/[⦃⸨]/)
    return at === -1 ? undefined : at
  },
  tokenizer(text) {
    const found = pattern.exec(text)
    if (!found) return undefined
    const [raw, open, inner = ''] = found
    return {
      type: 'borneOut',
      raw,
      isDeed: open === brackets.deed[0],
      tokens: this.lexer.inlineTokens(inner),
    }
  },
}

const reader = new Marked({ extensions: [extension], gfm: true, breaks: true })

/** The tokens of a text; marked sentences are tokens of the kind `borneOut`. */
export const readMarkdown = (text: string) => reader.lexer(text)

const isBalanced = (text: string): boolean =>
  ['**', '`', '~~'].every((mark) => text.split(mark).length % 2 === 1) &&
  text.replaceAll('**', '').split('*').length % 2 === 1

/** The text with brackets around its marked sentences; not around one that begins or ends within an emphasis. */
export function placeMarks(text: string, marks: readonly Mark[]): string {
  let placed = ''
  let rest = text.replaceAll(/[⦃⦄⸨⸩]/g, '')
  for (const mark of marks) {
    const at = rest.indexOf(mark.text)
    if (at === -1 || !isBalanced(mark.text)) continue
    const [open, close] = mark.kind === 'record' ? brackets.record : brackets.deed
    placed += `${rest.slice(0, at)}${open}${mark.text}${close}`
    rest = rest.slice(at + mark.text.length)
  }
  return placed + rest
}
