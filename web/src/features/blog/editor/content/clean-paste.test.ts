import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`

describe('Word', () => {
  it('makes its paragraphs a bulleted list', () => {
    expect(cleanPaste(wordItem(1, '·', 'One') + wordItem(1, '·', 'Two'))).toBe(
      '<ul><li><p>One</p>\n</li><li><p>Two</p>\n</li></ul>',
    )
  })

  it('tells numbered from bulleted, and one after the other', () => {
    const html = wordItem(1, '1.', 'One') + wordItem(1, 'a)', 'Two') + wordItem(1, 'o', 'Dot')
    expect(cleanPaste(html).replaceAll('\n', '')).toBe(
      '<ol><li><p>One</p></li><li><p>Two</p></li></ol><ul><li><p>Dot</p></li></ul>',
    )
  })

  it('nests by level and comes back', () => {
    const html =
      wordItem(1, '1.', 'One') + wordItem(2, 'o', 'Inner') + wordItem(1, '2.', 'Two') + '<p>After</p>'
    expect(cleanPaste(html).replaceAll('\n', '')).toBe(
      '<ol><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol><p>After</p>',
    )
  })

  it('opens the levels that were skipped', () => {
    expect(cleanPaste(wordItem(2, '·', 'Deep')).replaceAll('\n', '')).toBe(
      '<ul><li><ul><li><p>Deep</p></li></ul></li></ul>',
    )
  })

  it('keeps words with their marks and drops the rest', () => {
    const html =
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p class=MsoNormal align=center style="text-align:center"><b>Bold</b> <a href="https://example.com/?a=1&amp;b=2" style="color:blue">link</a></p>'
    expect(cleanPaste(html)).toBe(
      '<p><strong>Bold</strong> <a href="https://example.com/?a=1&amp;b=2">link</a></p>',
    )
  })
})

describe('Google Docs', () => {
  it('is not bold all over', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">loud</span></p></b>'
    expect(cleanPaste(html)).toBe('<p>Plain <strong><em>loud</em></strong></p>')
  })
})

it('leaves alone what was copied from a post', () => {
  const html = '<p data-pm-slice="1 1 []" style="text-align: center">Middle</p>'
  expect(cleanPaste(html)).toBe(html)
})
