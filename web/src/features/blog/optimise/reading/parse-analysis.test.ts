import { expect, it } from 'vitest'
import { parseIntent, parseLinks, parseNumberedList, parseSeoAnalysis, parseTags } from './parse-analysis.ts'

it('reads the entries of a numbered list, each once and without marks', () => {
  expect(parseNumberedList('Here:\n1. Sales\n2) **CRM**\n 3. “Voice notes”\n4. sales\n- no')).toEqual([
    'Sales',
    'CRM',
    'Voice notes',
  ])
})

it('keeps five tags at most, and none of a sentence', () => {
  expect(parseTags('1. a\n2. b\n3. c\n4. d\n5. e\n6. f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(parseTags('No tags found yet. Write some more text first.')).toEqual([])
})

it('reads the sections of an SEO analysis', () => {
  const text =
    'SEO SCORE: 55/100 (Needs work)\n\nADVICE:\n- Lengthen the title.\n- Use lists.\n- Use lists.\n\nKEYWORDS: voice CRM, notes, Voice CRM\n\nMETA DESCRIPTION: A conversation goes in.'
  expect(parseSeoAnalysis(text)).toEqual({
    score: '55/100 (Needs work)',
    advice: ['Lengthen the title.', 'Use lists.'],
    keywords: ['voice CRM', 'notes'],
    metaDescription: 'A conversation goes in.',
  })
})

it('reads sections as models write them: bold, on lines of their own, as lists', () => {
  const text = '**KEYWORDS:**\n1. one\n2. two\n\n## META DESCRIPTION:\n"Two lines\nmake one."'
  const { keywords, metaDescription } = parseSeoAnalysis(text)
  expect(keywords).toEqual(['one', 'two'])
  expect(metaDescription).toBe('Two lines make one.')
})

it('finds nothing in a text without sections', () => {
  expect(parseSeoAnalysis('Looks fine to me.')).toEqual({
    score: null,
    advice: [],
    keywords: [],
    metaDescription: null,
  })
})

it('reads intent and reason, or only the reason', () => {
  expect(parseIntent('INTENT: commercial\nWords that say so: best.')).toEqual({
    intent: 'commercial',
    reason: 'Words that say so: best.',
  })
  expect(parseIntent('They want to learn.')).toEqual({ intent: '', reason: 'They want to learn.' })
})

it('reads links with the text around them', () => {
  expect(
    parseLinks('1. “sales notes” → /blog/notes (in: take sales notes (short) daily)\n2. broken'),
  ).toEqual([{ anchorText: 'sales notes', url: '/blog/notes', context: 'take sales notes (short) daily' }])
  expect(parseLinks('No published post matches this text yet.')).toEqual([])
})
