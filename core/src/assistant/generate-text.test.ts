import { expect, it } from 'vitest'
import { generateText, readTextTask } from './generate-text.ts'

const text =
  'Voice notes save sales teams an hour a day. Voice notes are taken right after the call, when memory is fresh. Managers hear the proof in voice notes. Lunch was good.'

it.each([
  ['Generate 5 catchy blog titles for this content:', 'titles'],
  ['Suggest headlines for:', 'titles'],
  ['Expand on the following content with more detail:', 'expand'],
  ['Write a concise summary of this blog post:', 'summary'],
  ['Generate an excerpt for:', 'summary'],
])('reads "%s" as %s', (instruction, task) => {
  expect(readTextTask(`${instruction}\n\n${text}`)).toEqual({ task, text, title: '', keyword: '' })
})

it('reads what its author has chosen, which asks for nothing by itself', () => {
  const instruction = 'Sum this blog post up. Its title is “Ten titles”. The focus keyword is “voice notes”.'
  expect(readTextTask(`${instruction}\n\n${text}`)).toEqual({
    task: 'summary',
    text,
    title: 'Ten titles',
    keyword: 'voice notes',
  })
})

it('gives numbered titles of 40 to 60 characters with the keyword', () => {
  const lines = generateText(`Titles. The focus keyword is “voice notes”.\n\n${text}`).split('\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const [index, line] of lines.entries()) {
    expect(line).toMatch(new RegExp(`^${index + 1}\\. .{40,60}$`))
    expect(line.toLowerCase()).toContain('voice notes')
  }
})

it('sums up with sentences of the text, in their order', () => {
  const summary = generateText(`Summary:\n\n${text}`)
  expect(text.startsWith(summary.split('.')[0] ?? '-')).toBe(true)
  expect(summary).not.toContain('Lunch')
  expect(summary.length).toBeLessThanOrEqual(300)
})

it('expands by what the text says itself, and never by places to fill', () => {
  const expansion = generateText(`Expand this: ${text}`)
  expect(expansion).toBe(
    '## Key takeaways\n\n- Voice notes save sales teams an hour a day.\n- Voice notes are taken right after the call, when memory is fresh.',
  )
  expect(generateText(`Expand this: ${text}\nIn short: take notes.`)).toBe('')
})
