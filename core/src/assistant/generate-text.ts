import { toSentences } from '../text/sentences.ts'
import { capitalise, countWords, toWords, truncate } from '../text/words.ts'

/** What the blog's editor asks for (docs/specified.md S7.8), recognised by the words of its request. */
export type TextTask = 'titles' | 'expand' | 'summary'

const stopWords = new Set(
  'the a an and or but of to in on for with at by from is are was were be been it its this that these those as we you they i he she not no do does did can could will would should may might must have has had your our their his her them us me my so if then than when while which who whom what how why where there here all any each more most some such only own same too very just also into about over after before between out up down off again once because until against during through above below other'.split(
    ' ',
  ),
)
const mostTitles = 5
const longestTitle = 60
const summaryLength = 300

/** The request's kind and the text it is about: what follows the first blank line or colon of the instruction. */
export function readTextTask(message: string): { task: TextTask; text: string } {
  const split = /^([^\n]{0,400}?)(?::\s*\n|\n\s*\n|:\s)([\s\S]+)$/.exec(message.trim())
  const instruction = split?.[1] ?? message.slice(0, 200)
  const text = (split?.[2] ?? message)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
  if (/\b(?:titles?|headlines?)\b/i.test(instruction)) return { task: 'titles', text }
  if (/\b(?:expand|longer|elaborate|extend|continue|more detail)\b/i.test(instruction))
    return { task: 'expand', text }
  return { task: 'summary', text }
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of toWords(text.toLowerCase())) {
    if (word.length > 2 && !stopWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

interface Ranked {
  text: string
  order: number
  weight: number
}

/** Sentences by how many of the text's own frequent words they hold; the first one counts more. */
function rankSentences(text: string): Ranked[] {
  const counts = countTerms(text)
  return toSentences(text)
    .filter((sentence) => countWords(sentence.text) >= 4)
    .map((sentence, order) => {
      const words = toWords(sentence.text.toLowerCase())
      const sum = words.reduce((total, word) => total + (counts.get(word) ?? 0), 0)
      return {
        text: sentence.text,
        order,
        weight: (sum / Math.sqrt(words.length || 1)) * (order === 0 ? 1.5 : 1),
      }
    })
    .toSorted((one, other) => other.weight - one.weight || one.order - other.order)
}

function topPhrase(text: string): string {
  const words = toWords(text)
  const counts = new Map<string, { phrase: string; count: number }>()
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const isPhrase =
      next !== undefined && ![word, next].some((each) => stopWords.has(each.toLowerCase()) || each.length < 3)
    if (!isPhrase) continue
    const key = `${word} ${next}`.toLowerCase()
    counts.set(key, { phrase: `${word} ${next}`, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const pair = [...counts.values()].toSorted((one, other) => other.count - one.count)[0]
  if (pair && pair.count > 1) return pair.phrase
  const word = [...countTerms(text)].toSorted((one, other) => other[1] - one[1])[0]?.[0]
  return pair && (word === undefined || pair.phrase.toLowerCase().includes(word))
    ? pair.phrase
    : (word ?? 'your customers')
}

function toTitles(text: string): string {
  const subject = capitalise(topPhrase(text).toLowerCase())
  const lead = toSentences(text)[0]?.text.replace(/[.!?]+$/, '') ?? ''
  const count = Math.max(3, Math.min(7, toSentences(text).length))
  const titles = [
    lead !== '' && lead.length <= longestTitle ? lead : `What to know about ${subject.toLowerCase()}`,
    `${subject}: a practical guide`,
    `How to get ${subject.toLowerCase()} right`,
    `${count} things to know about ${subject.toLowerCase()}`,
    `Why ${subject.toLowerCase()} matters now`,
  ]
  return titles
    .slice(0, mostTitles)
    .map((title, index) => `${index + 1}. ${truncate(title, longestTitle)}`)
    .join('\n')
}

function toSummary(text: string): string {
  const chosen: Ranked[] = []
  let length = 0
  for (const sentence of rankSentences(text)) {
    if (length > 0 && length + sentence.text.length + 1 > summaryLength) continue
    chosen.push(sentence)
    length += sentence.text.length + 1
    if (chosen.length === 3) break
  }
  const summary = chosen.toSorted((one, other) => one.order - other.order).map((sentence) => sentence.text)
  return truncate(summary.join(' ') || text, summaryLength)
}

/** The text with an outline to write on: no fact is invented, each prompt asks for what only the author knows. */
function toExpansion(text: string): string {
  const points = rankSentences(text)
    .slice(0, 3)
    .toSorted((one, other) => one.order - other.order)
  const sections = points.map(({ text: point }) => {
    const heading = capitalise(topPhrase(point).toLowerCase())
    return `## ${heading}\n\n${point} In practice: [an example from your own work]. It matters because [what changes for the reader].`
  })
  return [
    text,
    ...sections,
    `## Next step\n\n[What should the reader do now about ${topPhrase(text).toLowerCase()}?]`,
  ].join('\n\n')
}

/** Titles, an expansion or a summary of a text, by rules alone: it says nothing that the text does not say. */
export function generateText(message: string): string {
  const { task, text } = readTextTask(message)
  if (task === 'titles') return toTitles(text)
  return task === 'expand' ? toExpansion(text) : toSummary(text)
}
