import { toHtmlTokens } from '@parley/core/blog/html-tokens'
import { expect, test } from 'vitest'
import { rebuildWordLists } from './word-lists.ts'

const item = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${words}</p>`
const rebuild = (html: string) => rebuildWordLists(toHtmlTokens(html))

test.each([
  [[item(1, '·', 'a'), item(1, '·', 'b')], '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [[item(1, '1.', 'a'), item(1, '2.', 'b')], '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  [[item(1, '1)', 'a'), item(1, '·', 'b')], '<ol><li><p>a</p></li></ol><ul><li><p>b</p></li></ul>'],
  [
    [item(1, '·', 'a'), item(2, 'a.', 'a1'), item(1, '·', 'b')],
    '<ul><li><p>a</p><ol><li><p>a1</p></li></ol></li><li><p>b</p></li></ul>',
  ],
  [[item(1, '·', '<b>fat</b> words')], '<ul><li><p><b>fat</b> words</p></li></ul>'],
  [
    [item(1, '·', 'a'), '<p>between</p>', item(1, '·', 'b')],
    '<ul><li><p>a</p></li></ul><p>between</p><ul><li><p>b</p></li></ul>',
  ],
])('a list of Word becomes one: %#', (parts, html) => {
  expect(rebuild(parts.join('\n')).replaceAll('\n', '')).toBe(html)
})

test.each(['<p>Nothing of Word</p>', '', '<ul><li>a</li></ul>', '<p style="mso-list:none">x</p>'])(
  '%j stays as it is',
  (html) => {
    expect(rebuild(html)).toBe(html)
  },
)

test('a list that is cut off keeps what there is of it', () => {
  const cut = item(1, '·', 'a').replace('</p>', '')
  expect(rebuild(cut)).toBe('<ul><li><p>a</p></li></ul>')
})
