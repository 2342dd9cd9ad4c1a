import { expect, test } from 'vitest'
import { decodeEntities, escapeHtml, escapeMarkup, toScriptData } from './html-entities.ts'

const written = `<a title='x' href="?a=1&b=2">&amp;`

test('all five signs are escaped for HTML, once', () => {
  expect(escapeHtml(written)).toBe('&lt;a title=&#39;x&#39; href=&quot;?a=1&amp;b=2&quot;&gt;&amp;amp;')
})

test('quotes stay for readers that know three references', () => {
  expect(escapeMarkup(written)).toBe(`&lt;a title='x' href="?a=1&amp;b=2"&gt;&amp;amp;`)
})

test('what is written into a script neither ends its element nor its line', () => {
  expect(toScriptData('</script>\u2028')).toBe(String.raw`"\u003c/script>\u2028"`)
})

test.each([
  [escapeHtml(written), written],
  [escapeMarkup(written), written],
  ['&apos;&#34;&#x27;&#X2019;', `'"'’`],
  ['Z&uuml;rich&nbsp;&ndash; &Auml;', 'Zürich – Ä'],
  ['&amp;lt;', '&lt;'],
  ['a&rlm;b', 'ab'],
  ['&unknown; &toString; &valueOf; R&D &', '&unknown; &toString; &valueOf; R&D &'],
  ['&#0;&#xD800;&#x110000;', '\uFFFD\uFFFD\uFFFD'],
])('%j is decoded as %j', (raw, text) => {
  expect(decodeEntities(raw)).toBe(text)
})
