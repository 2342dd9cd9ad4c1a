import { expect, it } from 'vitest'
import { isMarkdown, markdownToHtml } from './markdown-paste.ts'

it.each([
  '# Title\n\nWords.',
  'Words.\n\n## Last',
  '- one\n- two',
  '1. one\n2. two',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'See [the guide](https://example.com).',
  'This is **important**.',
  '```js\nlet x = 1\n```',
])('is Markdown: %j', (text) => expect(isMarkdown(text)).toBe(true))

it.each([
  'Just words.',
  '- a dash begins this line',
  '1. Only a number',
  '# a comment\nexport PATH=/bin\n# another\nls',
  '5 * 3 * 2 and snake_case_names',
  'https://example.com/a_b_c',
  'Price: [on request]',
  '> quoted in a mail',
  'Name\n-----\nunderlined',
  '    four spaces',
  'a | b',
  '',
])('is none, or not clearly: %j', (text) => expect(isMarkdown(text)).toBe(false))

it('becomes what it means, and nothing else', () => {
  const html = markdownToHtml(
    '## Head\n\n- one\n- [two](https://example.com)\n\n| a |\n|---|\n| 1 |\n\n~~no~~ <script>x</script><b onclick="x()">b</b> [x](javascript:alert(1))',
  ).replaceAll('\n', '')
  expect(html).toBe(
    '<h2>Head</h2><ul><li>one</li><li><a href="https://example.com/" rel="noopener">two</a></li></ul><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><p><s>no</s> <strong>b</strong> x</p>',
  )
})
