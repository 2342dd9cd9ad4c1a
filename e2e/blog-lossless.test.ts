import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyPost, missingFrom } from './support/any-post.ts'
import { launch } from './support/browser.ts'
import { loadEditor } from './support/load-editor.ts'

const typed = '☃'
const posts = Array.from({ length: 500 }, (_, index) => anyPost(index + 1))
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage()
  // The pictures of the posts are nowhere.
  await page.route('https://example.com/**', (route) => route.fulfill({ status: 204 }))
  await loadEditor(page)
})
afterAll(() => browser.close())

const readLines = (html: string): Promise<string> => page.evaluate((post) => inEditor.readLines(post), html)
const readLosses = (html: string): Promise<string[]> =>
  page.evaluate((post) => inEditor.readLosses(post), html)

describe('a post that is opened, typed into and saved', () => {
  it('may hold every tag and attribute of the sanitiser’s list', () => {
    expect(missingFrom(posts)).toEqual([])
  })

  it('comes out as it went in, but for the character', async () => {
    const changed = await page.evaluate(
      ([htmls, character]) =>
        htmls.flatMap((html) => {
          const saved = inEditor.typeInto(html, character)
          const isThere = saved.split(character).length === 2
          const isSame = inEditor.readLines(html) === inEditor.readLines(saved.replace(character, ''))
          return isThere && isSame && inEditor.readLosses(html).length === 0 ? [] : [{ html, saved }]
        }),
      [posts, typed] as const,
    )
    expect(changed.slice(0, 3)).toEqual([])
  })
})

describe('two posts are the same', () => {
  it.each([
    ['<p><em><strong>a</strong></em></p>', '<p><strong><em>a</em></strong></p>'],
    ['<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>'],
    ['<p> a\n b </p>', '<p>a b</p>'],
    ['<p>a <br> b</p>', '<p>a<br>b</p>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td colspan="1">a</td></tr></tbody></table>'],
    ['<ol start="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('where HTML says so: %s', async (one, other) => {
    expect(await readLines(one)).toBe(await readLines(other))
  })

  it.each([
    ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<p>a</p>', '<p>a</p><p></p>'],
    ['<p>a b</p>', '<p>a&nbsp;b</p>'],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<p><u>a</u> b</p>', '<p><u>a </u>b</p>'],
    ['<pre>a\n</pre>', '<pre>a</pre>'],
    ['<pre>a</pre>', '<pre><code>a</code></pre>'],
    ['<ol start="2"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['<p style="text-align: left">a</p>', '<p>a</p>'],
    ['<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
    ['<figure><img src="/a.png" alt=""></figure>', '<img src="/a.png" alt="">'],
    ['<p><img src="/a.png" alt="" width="2"></p>', '<p><img src="/a.png" alt=""></p>'],
  ])('and nowhere else: %s', async (one, other) => {
    expect(await readLines(one)).not.toBe(await readLines(other))
  })
})

describe('what the editor can’t keep is said before', () => {
  it('but nothing of an empty post', async () => {
    expect(await readLosses('')).toEqual([])
  })

  it.each([
    ['<details><summary><h2>Why?</h2></summary><p>So.</p></details>', 'how its parts are nested'],
    ['<ul><p>Loose</p><li>Item</li></ul>', 'list items'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'cells of tables'],
    ['<div data-type="detailsContent"><p>Alone</p></div>', 'answers of accordions'],
  ])('%s', async (html, named) => {
    expect(await readLosses(html)).toContain(named)
  })
})
