import { escapeMarkup } from '../text/html-entities.ts'
import { formatClock } from './clock.ts'
import { formatCueTime } from './cue-time.ts'
import type { Transcript } from './transcript.ts'

const toCueText = (text: string): string => escapeMarkup(text).replace(/\s+/g, ' ')

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, '\\$&')

/** WebVTT with a voice tag for each speaker. */
export const toVtt = ({ segments }: Transcript): string =>
  `WEBVTT\n\n${segments
    .map((segment) => {
      const times = `${formatCueTime(segment.start, '.')} --> ${formatCueTime(segment.end, '.')}`
      return `${times}\n<v ${toCueText(segment.speaker)}>${toCueText(segment.text)}\n`
    })
    .join('\n')}`

/** SubRip, the speaker before the text. */
export const toSrt = ({ segments }: Transcript): string =>
  segments
    .map((segment, index) => {
      const times = `${formatCueTime(segment.start, ',')} --> ${formatCueTime(segment.end, ',')}`
      return `${index + 1}\n${times}\n${segment.speaker}: ${segment.text.replace(/\s+/g, ' ')}\n`
    })
    .join('\n')

/** One line a segment: "[0:12] Anna: text". */
export const toText = ({ segments }: Transcript): string =>
  segments.map((segment) => `[${formatClock(segment.start)}] ${segment.speaker}: ${segment.text}\n`).join('')

/** A Markdown document with a heading and one paragraph a segment. */
export const toMarkdown = ({ segments }: Transcript, title: string): string =>
  `# ${escapeMarkdown(title)}\n\n${segments
    .map(
      (segment) =>
        `**${escapeMarkdown(segment.speaker)}** (${formatClock(segment.start)}): ${escapeMarkdown(segment.text)}\n`,
    )
    .join('\n')}`
