const written = /[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}/gi
const domainEnding = '(?:com|org|net|io|co|de|eu|uk|fr|ch|at|ai|app|dev|biz|info|us|ca|au|nl|es|it)'
/** Where every dot is said, an ending may be any. "I'm at" is no part of an address. */
const spoken = new RegExp(
  String.raw`(?<!['’])\b([a-z0-9]+(?:(?: dot | underscore | (?:dash|hyphen|minus) |\.)[a-z0-9]+)*) at ((?:[a-z0-9-]+(?: dot | (?:dash|hyphen|minus) |\.))+${domainEnding}|(?:[a-z0-9-]+(?: dot | (?:dash|hyphen|minus) ))*[a-z0-9-]+ dot [a-z]{2,12})\b`,
  'gi',
)

export interface FoundEmail {
  email: string
  text: string
  index: number
}

const fromSpoken = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ underscore /g, '_')
    .replace(/ (?:dash|hyphen|minus) /g, '-')
    .replace(/ dot /g, '.')
    .replace(' at ', '@')

/** Whether the whole text is one address of at most 254 characters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && new RegExp(`^(?:${written.source})$`, 'i').test(text)

/** Addresses in a text, written ("anna@acme.com") or spoken ("anna at acme dot com"), in order. */
export const findEmails = (text: string): FoundEmail[] =>
  [
    ...[...text.matchAll(written)].map((match) => ({
      email: match[0].toLowerCase(),
      text: match[0],
      index: match.index,
    })),
    ...[...text.matchAll(spoken)].map((match) => ({
      email: fromSpoken(match[0]),
      text: match[0],
      index: match.index,
    })),
  ].sort((one, other) => one.index - other.index)

/** Domain part in lower case, or null where there is none. */
export const emailDomain = (email: string): string | null => email.split('@')[1]?.toLowerCase() ?? null
