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
  expect(readTextTask(`${instruction}\n\n${text}`)).toEqual({ task, text })
})

it('gives five numbered titles that fit a slug', () => {
  const lines = generateText(`Titles:\n\n${text}`).split('\n')
  expect(lines).toHaveLength(5)
  for (const [index, line] of lines.entries()) {
    expect(line).toMatch(new RegExp(`^${index + 1}\\. \\S`))
    expect(line.length).toBeLessThanOrEqual(63)
  }
  expect(lines.join(' ').toLowerCase()).toContain('voice notes')
})

it('sums up with sentences of the text, in their order', () => {
  const summary = generateText(`Summary:\n\n${text}`)
  expect(text.startsWith(summary.split('.')[0] ?? '-')).toBe(true)
  expect(summary).not.toContain('Lunch')
  expect(summary.length).toBeLessThanOrEqual(300)
})

it('expands without inventing facts: what is added are places to fill', () => {
  const expansion = generateText(`Expand this: ${text}`)
  expect(expansion.startsWith(text)).toBe(true)
  expect(expansion).toMatch(/\[an example from your own work\]/)
})
