/** Deeper than any request of this product; parsers, serialisers and Postgres run out of stack far beyond it. */
const deepest = 100

const notStorable = 'The request holds text that can not be stored: a NUL character or half of a character.'
const tooDeep = `The JSON is nested more than ${deepest} levels deep.`

/** Escapes that may stand for a NUL or a surrogate; whether they do is found out by parsing. */
const suspicious = /\\u(?:0000|d[89a-f])/i

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function isDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\' && isInString) at += 1
    else if (character === '"') isInString = !isInString
    else if (isInString) continue
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}

/** Every string and key of a parsed value; its depth is bounded before. */
function holdsOnlyStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && holdsOnlyStorable(inner))
}

/** Why JSON can't be parsed and walked, as a sentence; null where it can. */
export const faultOfDepth = (text: string): string | null => (isDeep(text) ? tooDeep : null)

/** Why a body can't be taken, as a sentence; null where it can. Text that is no JSON is judged as the text it is. */
export function faultOfBody(text: string): string | null {
  if (!isStorable(text)) return notStorable
  if (isDeep(text)) return tooDeep
  if (!suspicious.test(text)) return null
  try {
    return holdsOnlyStorable(JSON.parse(text)) ? null : notStorable
  } catch {
    return null
  }
}

/** Why a form's body or a query can't be taken; null where it can. */
export const faultOfForm = (text: string): string | null => (text.includes('%00') ? notStorable : null)

/** Why an address can't be taken; null where it can. A query may hold a bare `%`, as programs write patterns. */
export function faultOfAddress(url: string): string | null {
  const fault = faultOfForm(url)
  if (fault) return fault
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return null
  } catch {
    return 'The address is not encoded as addresses are.'
  }
}
