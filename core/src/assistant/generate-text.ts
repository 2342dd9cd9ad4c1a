import { type ReadDraft, readDraft } from '../blog/draft.ts'
import { isAcceptedContent } from '../blog/offers.ts'
import { composeSummary, findTakeaways } from '../blog/post-previews.ts'
import { composeTitles } from '../blog/titles.ts'
import { wholeSentences } from '../blog/whole-sentences.ts'
import { escapeHtml } from '../text/html-entities.ts'
import { findFirstPhrase, toWordSpans } from '../text/phrases.ts'
import { truncate } from '../text/words.ts'

/** What the blog's editor asks for (docs/specified.md S7.8), recognised by the words of its request. */
export type TextTask = 'titles' | 'expand' | 'summary'

/** A request: what is wanted, of which text, and what its author has chosen already. */
export interface TextRequest {
  task: TextTask
  text: string
  title: string
  keyword: string
}

const summaryLength = 300
const longestHeading = 90

const quotedAfter = (words: string, instruction: string): string =>
  new RegExp(`${words} “([^”]+)”`, 'i').exec(instruction)?.[1]?.trim() ?? ''

function taskOf(instruction: string): TextTask {
  // What is quoted is the author's: a title about titles asks for nothing.
  const asked = instruction.replace(/“[^”]*”/g, '')
  if (
    /\b(?:suggest|generate|write|give|titles:|headlines?)\b[^.]*\b(?:titles?|headlines?)\b|^(?:titles?|headlines?)\b/i.test(
      asked,
    )
  )
    return 'titles'
  return /\b(?:expand|longer|elaborate|extend|continue|more detail)\b/i.test(asked) ? 'expand' : 'summary'
}

/** The request's kind and the text it is about: what follows the first blank line or colon of the instruction. */
export function readTextTask(message: string): TextRequest {
  const split = /^([^\n]{0,900}?)(?::\s*\n|\n\s*\n|:\s)([\s\S]+)$/.exec(message.trim())
  const instruction = split?.[1] ?? message.slice(0, 200)
  const text = (split?.[2] ?? message)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return {
    task: taskOf(instruction),
    text,
    title: quotedAfter('title is', instruction),
    keyword: quotedAfter('focus keyword is', instruction),
  }
}

/** A short line without a stop at its end, with more below it, is a heading. */
function toHtml(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines
    .map((line, at) => {
      const next = lines[at + 1] ?? ''
      const isHeading = line.length <= longestHeading && /[^.!:;,…]$/.test(line) && next.length > line.length
      return isHeading ? `<h2>${escapeHtml(line)}</h2>` : `<p>${escapeHtml(line)}</p>`
    })
    .join('')
}

const toDraft = ({ text, title, keyword }: TextRequest): ReadDraft =>
  readDraft({
    title,
    content: toHtml(text),
    seoTitle: '',
    seoDescription: '',
    focusKeyword: keyword,
    keywords: [],
  })

const toTitles = (request: TextRequest): string =>
  composeTitles(toDraft(request))
    .map((title, index) => `${index + 1}. ${title}`)
    .join('\n')

function toSummary(request: TextRequest): string {
  const draft = toDraft(request)
  const said = composeSummary(draft) ?? findTakeaways(draft).join(' ')
  if (said !== '' && said.length <= summaryLength) return said
  return wholeSentences(request.text, summaryLength) || truncate(request.text, summaryLength)
}

const takeaways = ['takeaways', 'takeaway', 'in short', 'in summary', 'to sum up', 'key points', 'conclusion']

/**
 * What the text says already, put so that it can be remembered: rules invent nothing, so deeper sections are a model's or
 * the author's. '' where the text closes that way itself, or holds no sentences that can stand alone.
 */
function toExpansion(request: TextRequest): string {
  const draft = toDraft(request)
  if (findFirstPhrase(toWordSpans(request.text), takeaways) !== null) return ''
  const points = findTakeaways(draft)
  if (points.length < 2) return ''
  const items = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  const isAccepted = isAcceptedContent(draft, `${draft.content}<h2>Key takeaways</h2><ul>${items}</ul>`)
  return isAccepted ? `## Key takeaways\n\n${points.map((point) => `- ${point}`).join('\n')}` : ''
}

/**
 * Titles, an expansion or a summary of a text, by rules alone: it says nothing that the text does not say, and '' where
 * there is nothing to offer.
 */
export function generateText(message: string): string {
  const request = readTextTask(message)
  if (request.task === 'titles') return toTitles(request)
  return request.task === 'expand' ? toExpansion(request) : toSummary(request)
}
