import { countWords } from '../text/words.ts'
import { parseCueTime } from './cue-time.ts'
import { parseFailure } from './parse-failure.ts'
import { toLines } from './plain-lines.ts'
import { splitSpeaker } from './speaker-label.ts'
import type { Segment, TranscriptParse } from './transcript.ts'
import { unknownSpeaker } from './transcript.ts'

const wordsPerSecond = 150 / 60
const clock = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`
const leadingTime = new RegExp(
  String.raw`^[\[(]?(${clock})[\])]?(?:\s*-+>?\s*[\[(]?${clock}[\])]?)?\s*[-–—]?\s*`,
)
/** "Anna Keller  00:12", "Anna Keller (00:12):", "Anna Keller [0:12]", "Anna Keller | 00:12": Otter, Teams, Rev. */
const headingWithTime = new RegExp(
  String.raw`^(\p{L}[^:\[(|\d]{0,60}?(?:\s\d{1,2})?)\s*[|,–-]?\s*[\[(]?(${clock})[\])]?(?:\s?(?:am|pm))?:?\s*$`,
  'iu',
)

interface Turn {
  start: number | null
  speaker: string | null
  text: string
}

const joined = (one: string, other: string): string => [one, other].filter(Boolean).join(' ')

/** Turns of a text: a time or a speaker at the start of a line opens one, any other line continues the last one. */
function readTurns(lines: string[]): Turn[] {
  const turns: Turn[] = []
  for (const raw of lines) {
    const line = raw.trim()
    const heading = headingWithTime.exec(line)
    if (heading?.[1] !== undefined) {
      turns.push({ start: parseCueTime(heading[2] ?? ''), speaker: heading[1].trim(), text: '' })
      continue
    }
    const time = leadingTime.exec(line)
    const rest = time ? line.slice(time[0].length) : line
    const named = splitSpeaker(rest)
    const previous = turns.at(-1)
    if (time || named) {
      turns.push({
        start: parseCueTime(time?.[1] ?? ''),
        speaker: named?.speaker ?? null,
        text: named?.text ?? rest,
      })
    } else if (previous && line !== '') previous.text = joined(previous.text, line)
    else if (line !== '') turns.push({ start: null, speaker: null, text: line })
  }
  return turns
}

/** Without any speaker or time each paragraph becomes a turn, so that the player can highlight it. */
const readParagraphs = (lines: string[]): Turn[] =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => ({ start: null, speaker: null, text: paragraph.replace(/\s+/g, ' ').trim() }))

function toSegments(turns: Turn[]): Segment[] {
  let clockSeconds = 0
  let speaker = unknownSpeaker
  return turns.map((turn, index) => {
    const start = turn.start ?? clockSeconds
    const spoken = start + Math.max(0.4, countWords(turn.text) / wordsPerSecond)
    const next = turns[index + 1]?.start ?? null
    const end = next !== null && next > start ? Math.min(spoken, next) : spoken
    clockSeconds = end
    speaker = turn.speaker ?? speaker
    return { start, end, speaker, channel: null, text: turn.text }
  })
}

/**
 * "Name: text", "[00:12] Name: text", "Name  0:12" above its text (Otter, Teams, Zoom exports) or plain paragraphs.
 * Without times they are estimated at 150 words a minute and `hasTimes` is false.
 */
export function parsePlainText(text: string): TranscriptParse {
  const lines = toLines(text)
  if (lines.every((line) => line.trim() === '')) return parseFailure('empty')
  const found = readTurns(lines)
  const isLabelled = found.some((turn) => turn.speaker !== null || turn.start !== null)
  // A figure may be all that a speaker says ("Marcus: $26,280."); a paragraph of figures is a page's number.
  const said = isLabelled ? found : readParagraphs(lines)
  const turns = said.filter(({ text }) => (isLabelled ? /[\p{L}\p{N}]/u : /\p{L}/u).test(text))
  if (turns.length === 0) return parseFailure('not-a-transcript')
  return {
    ok: true,
    format: 'text',
    hasTimes: turns.every((turn) => turn.start !== null),
    transcript: { segments: toSegments(turns), language: null, engine: 'import', isDraft: false },
  }
}
