import { decodeEntities } from '../text/html-entities.ts'
import { splitSpeaker } from './speaker-label.ts'

/** Tags of WebVTT and of subtitles in HTML; other angle brackets are what somebody wrote. */
const tag = /<\/?(?:[bicuv]|br|font|lang|ruby|rt|span|div|p|em|strong)(?:[.\s][^<>]*)?\/?>|<\d[\d:.]*>/gi

const clean = (text: string): string =>
  decodeEntities(text.replace(tag, '').replace(/\{\\[^{}]*\}/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

export interface SpokenPart {
  speaker: string | null
  text: string
}

/**
 * Parts of one cue by speaker: voice tags (`<v Anna>`), "Name: text" lines and "- text" turns. HTML and style tags
 * are removed; an unlabelled continuation belongs to the part before it.
 */
export function cueParts(lines: string[]): SpokenPart[] {
  const parts: SpokenPart[] = []
  for (const line of lines.join('\n').split(/(?=<v[.\s])|\n/)) {
    const voice = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(line)
    const text = clean(line)
    if (!text) continue
    const label = voice?.[1] === undefined ? splitSpeaker(text) : { speaker: clean(voice[1]), text }
    const isTurn = /^[-–—]\s/.test(text)
    const previous = parts.at(-1)
    if (label) parts.push(label)
    else if (previous && !isTurn) previous.text = `${previous.text} ${text}`
    else parts.push({ speaker: null, text: text.replace(/^[-–—]\s+/, '') })
  }
  return parts.filter((part) => part.text !== '')
}
