import { describe, expect, it } from 'vitest'
import { toMarkdown, toSrt, toText, toVtt } from './export-transcript.ts'
import { parseTranscript } from './parse-transcript.ts'
import type { ParsedTranscript } from './transcript.ts'

function parsed(text: string, name: string | null = null): ParsedTranscript {
  const result = parseTranscript(name, text)
  if (!result.ok) throw new Error(result.message)
  return result
}
const spoken = (text: string): string[] =>
  parsed(text).transcript.segments.map((segment) => `${segment.speaker}: ${segment.text}`)

describe('WebVTT', () => {
  const text = [
    '\uFEFFWEBVTT - made by hand',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'NOTE a remark --> not a cue',
    'over two lines',
    '',
    'intro',
    '00:01.000 --> 00:03.500 align:start position:10%',
    '<v.loud Anna Keller>Hello &amp; <i>welcome</i>.</v>',
    '',
    '00:00:03,000 --> 00:00:05.000',
    '<v Ben>Hi.</v> <v Anna Keller>Fine?</v>',
    '',
    '00:06.000 --> 00:07.000',
    'Ben: and a label',
    'goes on',
  ].join('\r\n')

  it('tolerates header, blocks, names, settings, tags, commas and missing hours', () => {
    expect(spoken(text)).toEqual([
      'Anna Keller: Hello & welcome.',
      'Ben: Hi.',
      'Anna Keller: Fine?',
      'Ben: and a label goes on',
    ])
  })

  it('keeps times, also of overlapping cues and of two voices in one', () => {
    const { segments } = parsed(text).transcript
    expect(segments[0]).toMatchObject({ start: 1, end: 3.5 })
    expect(segments[1]?.start).toBe(3)
    expect(segments[2]?.end).toBe(5)
    expect(segments[1]?.end).toBe(segments[2]?.start)
  })

  it('has nothing to give for a header alone', () => {
    expect(parseTranscript('a.vtt', 'WEBVTT\n\n')).toMatchObject({ ok: false, reason: 'not-a-transcript' })
  })
})

describe('SubRip', () => {
  it('reads numbers, commas, hours and cues without a blank line between them', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nAnna: One.\n2\n01:00:00,500 --> 01:00:01,000\nTwo.\n'
    const { segments } = parsed(text).transcript
    expect(segments.map((segment) => [segment.start, segment.speaker, segment.text])).toEqual([
      [1, 'Anna', 'One.'],
      [3600.5, 'Anna', 'Two.'],
    ])
    expect(parsed(text).format).toBe('srt')
  })
})

describe('plain text', () => {
  it('reads "Name: text" and estimates times at 150 words a minute', () => {
    const result = parsed('Anna Keller: one two three four five\nstill Anna\n\nBen: hi')
    expect(result.hasTimes).toBe(false)
    expect(result.transcript.segments.map((segment) => segment.speaker)).toEqual(['Anna Keller', 'Ben'])
    expect(result.transcript.segments[0]?.end).toBeCloseTo(2.8)
    expect(result.transcript.segments[1]?.start).toBeCloseTo(2.8)
  })

  it.each([
    ['bracketed', '[00:12] Anna: Hello there.\n[00:20] Ben: Hi.'],
    ['Otter', 'Anna  0:12\nHello there.\n\nBen  0:20\nHi.'],
    ['Rev', 'Anna (00:12):\nHello there.\nBen (00:20):\nHi.'],
    [
      'Teams',
      '00:00:12.000 --> 00:00:14.000\n<v Anna>Hello there.</v>\n\n00:00:20.000 --> 00:00:21.000\n<v Ben>Hi.</v>',
    ],
    ['Zoom', '00:00:12 Anna: Hello there.\n00:00:20 Ben: Hi.'],
  ])('knows the style of %s', (_name, text) => {
    const result = parsed(text)
    expect(result.hasTimes).toBe(true)
    expect(
      result.transcript.segments.map((segment) => [segment.start, segment.speaker, segment.text]),
    ).toEqual([
      [12, 'Anna', 'Hello there.'],
      [20, 'Ben', 'Hi.'],
    ])
  })

  it('keeps a figure that is all somebody says', () => {
    expect(spoken('Ben: And that comes to what?\nAnna: $26,280.\nBen: That works.')).toEqual([
      'Ben: And that comes to what?',
      'Anna: $26,280.',
      'Ben: That works.',
    ])
  })

  it('takes a clause with a colon for speech', () => {
    expect(spoken('Anna: two things\nthe first thing is this: price')).toEqual([
      'Anna: two things the first thing is this: price',
    ])
  })

  it('keeps paragraphs of text without any label', () => {
    expect(spoken('we talked about price\n\nthen about dates')).toEqual([
      'Unknown speaker: we talked about price',
      'Unknown speaker: then about dates',
    ])
  })
})

describe('what is no transcript', () => {
  it.each([
    ['', 'empty'],
    ['\uFEFF \r\n ', 'empty'],
    ['PK\u0003\u0004rest', 'binary'],
    ['text with \0 inside', 'binary'],
    ['12345 --- 99', 'not-a-transcript'],
  ])('%j is %s', (text, reason) => {
    expect(parseTranscript('call.txt', text)).toMatchObject({ ok: false, reason })
  })

  it('says what is safe and what to do', () => {
    const result = parseTranscript(null, '')
    expect(result.ok ? '' : result.message).toMatch(/empty.*Nothing was imported.*Choose/)
  })
})

describe('exports', () => {
  const { transcript } = parsed('[0:01] Anna <QA>: x\n[00:01] Anna: A < B & *C*\n[1:00:02] Ben: Hi')

  it.each([
    ['vtt', toVtt],
    ['srt', toSrt],
  ])('%s leads back to the same words and times', (_name, write) => {
    const again = parsed(write(transcript)).transcript
    expect(again.segments.map((segment) => [segment.start, segment.text])).toEqual(
      transcript.segments.map((segment) => [segment.start, segment.text]),
    )
  })

  it('text and Markdown carry time and speaker', () => {
    expect(toText(transcript)).toContain('[1:00:02] Ben: Hi\n')
    expect(toMarkdown(transcript, 'Call')).toContain('**Anna** (0:01): A \\< B & \\*C\\*')
  })
})
