export interface TextSpan {
  text: string
  index: number
}

const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|approx|inc|ltd|corp|co|dept|e\.g|i\.e|a\.m|p\.m|[a-z])\.$/i
/** No abbreviation is longer, with what stands before it: looking further back costs time and finds nothing. */
const longestAbbreviation = 12
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/g

/** "No. 4" is a number; "No." alone is an answer. */
const beforeNumber = /(?:^|[\s(])(?:nos?|nr|fig|vol|ext|p|pp)\.$/i
/** They end a sentence before a capital: "at 3 p.m. Friday works". */
const oftenLast = /(?:[ap]\.m|etc)\.$/i

/** After "Acme Inc." or "plan B." they begin a sentence; after an initial stands a name. */
const opensSentence =
  /^\s+(?:I|We|You|They|He|She|It|The|This|That|There|And|But|So|Then|Yes|No|Okay|What|How|When|Where|Who|Why|Can|Could|Would|Do|Does|Did|Is|Are|If|Let|Please|My|Our|Your)\b/
const oftenBeforeSentence = /(?:^|[\s(])(?:inc|ltd|corp|co|dept|[a-z])\.$/i

/** Whether the dot ends an abbreviation ("Dr.", "e.g.") and the sentence continues. */
function isAbbreviation(before: string, after: string, isAnswer: boolean): boolean {
  if (beforeNumber.test(before)) return /^\s+#?\d/.test(after) && !(isAnswer && /^\s*no\.$/i.test(before))
  if (oftenBeforeSentence.test(before) && opensSentence.test(after)) return false
  return abbreviation.test(before) && !(oftenLast.test(before) && /^\s+\p{Lu}/u.test(after))
}

/** Sentences with their offset in the text; a text without punctuation is one sentence. */
export function toSentences(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let from = 0
  const take = (until: number): void => {
    const raw = text.slice(from, until)
    const trimmed = raw.trim()
    if (trimmed) spans.push({ text: trimmed, index: from + raw.indexOf(trimmed) })
    from = until
  }
  for (const match of text.matchAll(sentenceEnd)) {
    const until = match.index + match[0].length
    const before = text.slice(Math.max(from, until - longestAbbreviation), until)
    const isAnswer = spans.at(-1)?.text.endsWith('?') ?? false
    if (match[0] === '.' && isAbbreviation(before, text.slice(until), isAnswer)) continue
    take(until)
  }
  take(text.length)
  return spans
}
