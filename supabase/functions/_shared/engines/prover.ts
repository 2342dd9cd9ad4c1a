import { locateQuote } from '@parley/core/analysis/locate-quote'
import type { AnalysisContext, Evidence } from '@parley/core/analysis/types'
import { findUnproven, type Grounds } from '@parley/core/claims/find-unproven'
import { wordsOf } from '@parley/core/claims/names'
import { findNumbers } from '@parley/core/claims/numbers'
import { stopWords } from '@parley/core/text/stop-words'
import { toWords } from '@parley/core/text/words'
import type { Transcript } from '@parley/core/voice/transcript'

interface Quoted {
  quote: string
  line: number | null
}
interface Fact extends Quoted {
  value: string
}

/** What the conversation and the company's own records give a statement to stand on. */
function groundsOf({ segments }: Transcript, context: AnalysisContext): Omit<Grounds, 'cited'> {
  const { people, ownerName, competitors = [] } = context
  return {
    said: segments.map(({ speaker, text }) => `${speaker}: ${text}`),
    known: [
      ownerName,
      ...people.flatMap(({ name, company, email }) => [name, company, email]),
      ...competitors,
    ].filter((each) => each !== null),
    reference: context,
  }
}

/** A fact of qualification stands on its own line alone: its values, and at least one of its words. */
function isBorneOut(value: string, line: string, reference: AnalysisContext): boolean {
  const words = wordsOf([line])
  const content = toWords(value.toLowerCase()).filter((word) => !stopWords.has(word))
  return (
    findUnproven(value, { cited: [line], said: [line], known: [], reference }).length === 0 &&
    (findNumbers(value).length > 0 || content.some((word) => words.has(word)))
  )
}

interface Prover {
  /** Whether all values of a text occur in the conversation, or among what the company knows. */
  holds: (text: string) => boolean
  /** What was said where it is quoted, with the values that `statementOf` gives said in that very line, by time. */
  proven: <Item extends Quoted, Result>(
    items: readonly Item[],
    build: (item: Item, evidence: Evidence) => Result,
    statementOf?: (item: Item) => string,
  ) => Result[]
  provenOne: <Item extends Quoted, Result>(
    item: Item | null,
    build: (item: Item, evidence: Evidence) => Result,
  ) => Result | null
  provenFact: <Result>(fact: Fact | null, build: (fact: Fact, evidence: Evidence) => Result) => Result | null
}

/** Measures a model's statements by a conversation. */
export function createProver(transcript: Transcript, context: AnalysisContext): Prover {
  const { segments } = transcript
  const grounds = groundsOf(transcript, context)
  const lineOf = ({ segmentIndex }: Evidence) => segments[segmentIndex]?.text ?? ''
  const isProven = (text: string, cited: readonly string[]) =>
    findUnproven(text, { ...grounds, cited }).length === 0
  const proven: Prover['proven'] = (items, build, statementOf = () => '') =>
    items
      .flatMap((item) => {
        const evidence = locateQuote(segments, item.quote, item.line)
        return evidence && isProven(statementOf(item), [lineOf(evidence)])
          ? [{ evidence, result: build(item, evidence) }]
          : []
      })
      .toSorted((one, other) => one.evidence.start - other.evidence.start)
      .map(({ result }) => result)
  const provenOne: Prover['provenOne'] = (item, build) =>
    (item === null ? [] : proven([item], build))[0] ?? null
  return {
    holds: (text) => isProven(text, grounds.said),
    proven,
    provenOne,
    provenFact: (fact, build) =>
      provenOne(fact, (known, evidence) =>
        isBorneOut(known.value, lineOf(evidence), context) ? build(known, evidence) : null,
      ),
  }
}
