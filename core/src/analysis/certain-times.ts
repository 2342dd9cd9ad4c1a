import { countWords } from '../text/words.ts'
import { findAnswers } from './question-answers.ts'
import type { Line, Scene } from './scene.ts'
import { month } from './times.ts'

/** A day and its month: "the 9th of October", "May twenty-third". */
const wholeDate = new RegExp(
  String.raw`(?:\d|first|second|third|th\b|eth\b).*\b${month}\b|\b${month}\b.*(?:\d|first|second|third|th\b|eth\b)`,
  'i',
)
const bareMonth = new RegExp(
  String.raw`^(?:(?:in|from|about|around|since|until|till|to) )?(?:early |mid[- ]?|late )?${month}$`,
  'i',
)
const limit = /^(?:by|before|not before|no later than|in time for|ahead of)\b/i
const need =
  /\b(?:needs?|wants?|(?:'d|would) (?:like|love|prefer)|must|(?:has|have|had|got|ought|gotta)(?: \w+)? to|hop(?:e|es|ing) to|plan(?:s|ning)? to|aim(?:s|ing)? (?:to|for)|should|by then|got until|ideally|live|running|ready|installed|in place|latest|deadline)\b/
/** "We start", "we'd switch over": what they do themselves. */
const ownStep =
  /\b(?:we|i)(?:'d|'ll|'re|'m| would| will| are| am| can| could)?(?: \w+)? (?:start|switch|move|open|launch|go|going|begin|starting|switching|moving|opening|launching|beginning|decide|sign|renew|reopen|relaunch)\b/
const ending =
  /\b(?:contract|agreement|licen[cs]e|lease|policy|subscription|membership|support|term|renewal|warranty|grant|funding|money|present|current)\b/
/** "That's after Easter", of what was just wished for. */
const saysWhen = /^(?:and |so )?(?:that|which)(?:'s| is|'d be| would be)\b/
const fewWords = 4

/** "In the summer" alone, or with hardly a word beside it, says what the question asked for. */
const isBareAnswer = (line: Line, value: string): boolean =>
  countWords(line.text) - countWords(value) < fewWords

/**
 * Whether a sentence says of a time that it is wanted. A day with its month is one hardly ever by chance; a month, a weekday or a
 * season alone may be the time of anything: it counts where the same sentence wishes for it, where it is a limit or
 * hardly more than the answer to the seller's question, or where a contract ends.
 */
export function isCertainTime({ line, value }: { line: Line; value: string }, scene: Scene): boolean {
  if (wholeDate.test(value)) return true
  const previous = scene.lines[scene.lines.indexOf(line) - 1]
  if (previous?.speaker === line.speaker && saysWhen.test(line.lower) && need.test(previous.lower))
    return true
  const before = line.lower.slice(0, line.lower.indexOf(value.toLowerCase()))
  const clause = before.slice(before.search(/[^,;]*$/))
  // "The crop opens in October, but I'm not promising anything": what else the sentence says is of something else.
  if (need.test(bareMonth.test(value) ? clause : line.lower) || ownStep.test(line.lower)) return true
  if (ending.test(line.lower)) return true
  const isAnswer = [...findAnswers(scene, 'timeline'), ...findAnswers(scene, 'wish')].some(
    ({ question, lines }) => lines.includes(line) && countWords(question.text) >= fewWords - 1,
  )
  return isAnswer && (limit.test(value) || isBareAnswer(line, value))
}
