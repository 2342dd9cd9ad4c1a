import { stageWord } from '../stages/stage-words.ts'
import { firstOf, type Reading, stripCourtesy, tidy, without } from './reading.ts'

const afterCues = [
  /\b(?:whose name is|by the name of|named|called|like|containing|matching|mentioning|mentioned|mention|mentions|about|regarding|bring up|brought up|came up|(?:said|discussed)(?: about| on)?|word)\s+(?!me\b|my\b|the (?:crm|pipeline)|status\b|anything\b.*\bwith\b)(?:anything (?:with|about|on)\s+)?(?:the (?:word|name|topic|company)\s+)?(.+)$/i,
  new RegExp(
    String.raw`\b(?:from|around|on|with|for|at|by|in(?! (?:the\b(?!.*\b(?:industry|sector|business|region|area|field|space|trade)\b)|proposal|negotiation|contacted|qualified|${stageWord}|my\b)))\s+(?!me\b|my\b|the (?:crm|pipeline)|status\b|anything\b.*\bwith\b)(?:anything (?:with|about|on)\s+)?(?:the (?:word|name|topic|company)\s+)?(.+)$`,
    'i',
  ),
]
const afterSearch =
  /^(?:search|find|look ?up|look for|lookup|pull up|show|open|get|give)\s+(?:me\s+)?(?:the\s+|a\s+|all\s+|any\s+)?(?:(?:leads?|contacts?|customers?|compan(?:y|ies)|tasks?|someone|somebody|prospects?|recordings?|calls?|transcripts?|conversations?|crm|people)\s+)?(?:(?:for|of|about|with|to|from)\s+)?(.+)$/i
const noQuery =
  /^(?:leads?|contacts?|customers?|deals?|pipeline|tasks?|recordings?|calls?|all|any|everything|my|the|our|open|due|overdue|done|completed|recent|latest|last|new|list|to-?dos?|reminders?|today|tomorrow|this|that|week|month|stage|status|me|us|call|conversation|transcript|transcripts|in|a|an|are|is|there|what|still|urgent|high|priority|upcoming|late|progress|of|do|i|have|please|now|currently|right|meeting|by|value|to|for|late|recently|we|ones?|it|them|so|far|yesterday|us|with)$/i

/** Words that are looked for, without those around them that every search has. */
export function clean(text: string): string {
  const words = tidy(
    text.replace(/[?!.]+$/, '').replaceAll(/["“”„‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu, ''),
  ).split(' ')
  const isNoise = (word: string | undefined): boolean =>
    word !== undefined && (word === '' || noQuery.test(word))
  while (words.length > 0 && isNoise(words[0])) words.shift()
  while (words.length > 0 && isNoise(words.at(-1))) words.pop()
  return tidy(words.join(' '))
}

/** The words that are looked for: an address or a name that was recognised, else what follows "about", "named" …. */
export function readQuery(reading: Reading): string {
  const { entities } = reading
  const exact = firstOf(entities, 'email')?.email ?? firstOf(entities, 'phone')?.text
  if (exact !== undefined) return exact
  const dates = entities.filter((entity) => entity.kind === 'date')
  const text = stripCourtesy(without(reading.text, dates))
  const [words = ''] = [...afterCues, afterSearch].flatMap((cue) => cue.exec(text)?.[1] ?? [])
  return clean(words)
}

/**
 * The words behind "in", "from", "named" … of a command that filters by something else as well ("qualified leads in logistics"):
 * `used` are the stretches of the text that were read as those filters.
 */
export function readCuedQuery(reading: Reading, used: readonly { start: number; end: number }[]): string {
  const spans = [...reading.entities, ...used].toSorted((one, other) => one.start - other.start)
  const rest = spans.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} , ${text.slice(end)}`,
    reading.text,
  )
  const found =
    /\b(?:named|called|from|in|at(?! (?:least|most|the moment|or|all|present)\b)|matching|containing)\s+(?:the\s+)?([\p{L}][\p{L}\p{N}&'. -]*)/iu.exec(
      rest,
    )?.[1]
  return clean(
    (found ?? '').replace(
      /\s+(?:that|which|with|over|under|above|below|worth|and|or|for|by|to|who|than|more|less)\b.*$/i,
      '',
    ),
  )
}
