import { cueParts } from './cue-text.ts'
import { parseCueTime } from './cue-time.ts'
import { parseFailure } from './parse-failure.ts'
import { toLines } from './plain-lines.ts'
import type { Segment, TranscriptParse } from './transcript.ts'
import { unknownSpeaker } from './transcript.ts'

const timing = /^\s*(\d[\d:.,]*)\s*-{1,2}>\s*(\d[\d:.,]*)(?:\s.*)?$/

interface Cue {
  start: number
  end: number
  lines: string[]
}

function readTiming(line: string): { start: number; end: number } | null {
  const match = timing.exec(line)
  const start = parseCueTime(match?.[1] ?? '')
  const end = parseCueTime(match?.[2] ?? '')
  return start === null || end === null ? null : { start, end: Math.max(start, end) }
}

/**
 * A cue runs from its timing line to the next blank line; a blank line within a cue is skipped when no timing line
 * follows.
 */
function readCues(text: string): Cue[] {
  const cues: Cue[] = []
  let current: Cue | null = null
  const lines = toLines(text)
  for (const [index, line] of lines.entries()) {
    const times = readTiming(line)
    if (times) {
      current = { ...times, lines: [] }
      cues.push(current)
    } else if (line.trim() === '') {
      current = null
    } else if (current && readTiming(lines[index + 1] ?? '') === null) {
      current.lines.push(line)
    } else if (current && !/^\d+$/.test(line.trim())) {
      current.lines.push(line)
    }
  }
  return cues
}

/** Shares a cue's time among its speakers by the length of what each said. */
function toSegments(cue: Cue): (Omit<Segment, 'speaker'> & { speaker: string | null })[] {
  const parts = cueParts(cue.lines)
  const total = parts.reduce((sum, part) => sum + part.text.length, 0)
  let start = cue.start
  return parts.map((part) => {
    const end = start + ((cue.end - cue.start) * part.text.length) / total
    const segment = { start, end, speaker: part.speaker, channel: null, text: part.text }
    start = end
    return segment
  })
}

function parseCues(text: string, format: 'vtt' | 'srt'): TranscriptParse {
  if (text.trim() === '') return parseFailure('empty')
  const found = readCues(text).flatMap(toSegments)
  if (found.length === 0) return parseFailure('not-a-transcript')
  const byTime = found.toSorted((one, other) => one.start - other.start)
  let speaker = unknownSpeaker
  const segments = byTime.map((segment) => {
    speaker = segment.speaker ?? speaker
    return { ...segment, speaker }
  })
  return {
    ok: true,
    format,
    hasTimes: true,
    transcript: { segments, language: null, engine: 'import', isDraft: false },
  }
}

/** WebVTT with or without header, cue names, settings, NOTE, STYLE and REGION blocks. Cues come back by time. */
export const parseVtt = (text: string): TranscriptParse => parseCues(text, 'vtt')

/** SubRip, with commas or dots. Cues come back by time. */
export const parseSrt = (text: string): TranscriptParse => parseCues(text, 'srt')
