import type { SalesRecord } from '../records/sales-records.ts'
import { withoutAccents } from '../text/accents.ts'
import { isCommandWord } from './classifier.ts'
import { editDistance, maxTypos } from './edit-distance.ts'

export interface KnownLead {
  id: string
  name: string
  company: string | null
  /** What tells several sales to one customer apart. */
  deal_name?: string | null
}
export interface KnownTask {
  id: string
  title: string
}
export interface KnownColleague {
  id: string
  name: string
}

/** Accounts and contacts that a command may name, and what fields the company gave them. */
export interface KnownCustomers {
  accounts: { id: string; name: string }[]
  contacts: { id: string; name: string; account: string | null }[]
  /** Those of leads among them. */
  fields: { record: SalesRecord; label: string }[]
}

/** The company's own names, read under the caller's rights. */
export interface KnownNames {
  leads: KnownLead[]
  tasks: KnownTask[]
  colleagues: KnownColleague[]
  customers?: KnownCustomers
}

/** Where a known lead or colleague is named: offsets in the text, and whom it can mean. */
export type NameMention =
  | { kind: 'lead'; start: number; end: number; text: string; leads: KnownLead[] }
  | { kind: 'person'; start: number; end: number; text: string; person: KnownColleague }

interface Key {
  key: string
  rank: number
  lead?: KnownLead
  person?: KnownColleague
}
interface Token {
  text: string
  start: number
  end: number
}

/** What may stand behind a company's name or not. */
export const legalForm = /\b(?:inc|ltd|llc|gmbh|corp|corporation|ag|co|plc|sa|bv|kg|limited|company)\b\.?/gi
const tokenPattern = /[\p{L}\p{N}]+(?:[&.'’-][\p{L}\p{N}]+)*/gu
const mostWords = 5

/** Letters and digits alone, without accents: "Data-Works" and "data works" are one. */
export const toKey = (text: string): string =>
  withoutAccents(text.replace(/\s+(?:and|und|et)\s+/gi, '&')).replace(/[^\p{L}\p{N}]/gu, '')

function keysOf({ leads, colleagues }: KnownNames): Key[] {
  const parts = (name: string): string[] => {
    const words = name.trim().split(/\s+/)
    return words.length < 2 ? [] : [words[0] ?? '', words.at(-1) ?? '']
  }
  return [
    ...leads.flatMap((lead): Key[] => [
      { key: toKey(lead.name), rank: 3, lead },
      ...(lead.company === null
        ? []
        : [
            { key: toKey(lead.company), rank: 3, lead },
            { key: toKey(lead.company.replace(legalForm, '')), rank: 3, lead },
            { key: toKey(lead.company.trim().split(/\s+/)[0] ?? ''), rank: 1, lead },
          ]),
      ...(lead.deal_name ? [{ key: toKey(lead.deal_name), rank: 3, lead }] : []),
      ...parts(lead.name).map((part) => ({ key: toKey(part), rank: 2, lead })),
    ]),
    ...colleagues.flatMap((person): Key[] => [
      { key: toKey(person.name), rank: 3, person },
      ...parts(person.name)
        .slice(0, 1)
        .map((part) => ({ key: toKey(part), rank: 2, person })),
    ]),
  ].filter(({ key }) => key.length > 1)
}

const toTokens = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].map((match) => {
    const word = match[0].replace(/['’]s?$/i, '')
    return { text: word, start: match.index, end: match.index + word.length }
  })

const precedesName = /\b(?:call|email|ring|phone|meet|ask|tell|with|from|about|for|to|and|that)\s+$/i

/**
 * A single word that is also part of commands ("Mark", "Note") is a name only where it is capitalised or placed as one.
 */
function canBeName(text: string, written: string, words: number, start: number): boolean {
  if (words > 1 || !isCommandWord(written)) return true
  if (/^['’]s\b/.test(text.slice(start + written.length))) return true
  const isWritten = start > 0 && /^\p{Lu}\p{Ll}/u.test(written)
  return isWritten || precedesName.test(text.slice(0, start))
}

/** Words with a capital that are no part of a name. */
const noName =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|next|crm|nda|i|mr|mrs|ms|miss|dr|prof|herr|frau|inc|ltd|llc|gmbh)$/i

/**
 * Whether a part of a name stands beside another part that is not the known one's: "Peter Novak" is not Tomasz Nowak, nor is
 * "Ana Petrova" Ana Silva. Told by capitals alone, and never by the first word of a sentence.
 */
function isOfAnother(text: string, tokens: Token[], from: number, found: Found, keys: Map<string, Key[]>) {
  if (found.words > 1) return false
  const isOther = (token: Token | undefined, isBefore: boolean): boolean => {
    if (token === undefined) return false
    const gap = isBefore ? text.slice(token.end, found.start) : text.slice(found.end, token.start)
    const isName = /^\p{Lu}\p{Ll}+$/u.test(token.text) && token.start > 0 && gap === ' '
    return isName && !keys.has(toKey(token.text)) && !isCommandWord(token.text) && !noName.test(token.text)
  }
  return (
    /^\p{Lu}/u.test(found.text) &&
    found.keys.every(({ rank, key }) => rank < 3 || key !== toKey(found.text)) &&
    (isOther(tokens[from - 1], true) || isOther(tokens[from + 1], false))
  )
}

const isNearKey = (written: string, key: string): boolean =>
  key.length >= 5 &&
  written[0] === key[0] &&
  editDistance(written, key, maxTypos(key.length)) <= maxTypos(key.length)

type Found = Token & { keys: Key[]; words: number }

function findAt(text: string, tokens: Token[], from: number, keys: Map<string, Key[]>): Found | null {
  for (let words = Math.min(mostWords, tokens.length - from); words > 0; words--) {
    const start = tokens[from]?.start ?? 0
    const end = tokens[from + words - 1]?.end ?? 0
    const written = text.slice(start, end)
    if (/[.!?;:\n]\s/.test(written)) continue
    const key = toKey(written)
    const exact = keys.get(key) ?? (words === 1 && /s$/i.test(key) ? keys.get(key.slice(0, -1)) : undefined)
    if (exact && canBeName(text, written, words, start))
      return { text: written, start, end, keys: exact, words }
  }
  return null
}

function findNear(text: string, tokens: Token[], from: number, keys: Map<string, Key[]>): Found | null {
  for (let words = Math.min(3, tokens.length - from); words > 0; words--) {
    const run = tokens.slice(from, from + words)
    if (run.some((token) => isCommandWord(token.text))) continue
    const start = run[0]?.start ?? 0
    const end = run.at(-1)?.end ?? 0
    const written = toKey(text.slice(start, end))
    if (written.length < 4) continue
    const near = [...keys].filter(([key]) => isNearKey(written, key)).flatMap(([, found]) => found)
    if (near.length > 0) return { text: text.slice(start, end), start, end, keys: near, words }
  }
  return null
}

const unique = (leads: KnownLead[]): KnownLead[] => [
  ...new Map(leads.map((lead) => [lead.id, lead])).values(),
]

function toMention({ text, start, end, keys }: Found): NameMention {
  const highest = Math.max(...keys.map((key) => key.rank))
  const best = keys.filter((key) => key.rank === highest)
  const leads = unique(best.flatMap((key) => key.lead ?? []))
  const person = best.find((key) => key.person)?.person
  return person && leads.length === 0
    ? { kind: 'person', start, end, text, person }
    : { kind: 'lead', start, end, text, leads }
}

/** "Ana from Acme", "Acme (Ana)": two mentions side by side that share a lead are one. */
function join(mentions: NameMention[], text: string): NameMention[] {
  const joined: NameMention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const gap = last ? text.slice(last.end, mention.start) : ''
    if (
      last?.kind === 'lead' &&
      mention.kind === 'lead' &&
      /^(?:['’]s?)?[\s,(]*(?:from|at|of|with|in)?\s*$/i.test(gap)
    ) {
      const shared = last.leads.filter((lead) => mention.leads.some((other) => other.id === lead.id))
      if (shared.length > 0) {
        last.leads = shared
        last.end = mention.end
        last.text = text.slice(last.start, mention.end)
        continue
      }
    }
    joined.push({ ...mention })
  }
  return joined
}

/** Known leads, companies and colleagues in a text, in order; small misspellings and missing spaces are forgiven. */
export function findNameMentions(text: string, known: KnownNames): NameMention[] {
  const keys = Map.groupBy(keysOf(known), ({ key }) => key)
  const tokens = toTokens(text)
  const mentions: NameMention[] = []
  for (let from = 0; from < tokens.length; ) {
    const exact = findAt(text, tokens, from, keys)
    const near = exact ?? findNear(text, tokens, from, keys)
    const found = near && !isOfAnother(text, tokens, from, near, keys) ? near : null
    if (found) mentions.push(toMention(found))
    from += found?.words ?? 1
  }
  return join(mentions, text)
}
