import { expect, test } from 'vitest'
import { toArticle } from './article.ts'
import { toPictureSources, toStoragePath } from './pictures.ts'

const images = { origins: ['https://crm.example'], sizes: {}, hasImageAbove: false }

test('headings get ids that are unique, and never those of the page', () => {
  const { headings } = toArticle(
    '<h2>Why</h2><h2>Why</h2><h3>Main</h3><h4>Deep</h4><h2>日本</h2><h2> </h2>',
    images,
  )
  expect(headings).toEqual([
    { id: 'why', text: 'Why', level: 2 },
    { id: 'why-2', text: 'Why', level: 2 },
    { id: 'main-2', text: 'Main', level: 3 },
    { id: 'section', text: '日本', level: 2 },
  ])
})

test('the title alone is first-level', () => {
  expect(toArticle('<h1>One &amp; <em>two</em></h1>', images)).toEqual({
    html: '<h2 id="one-two">One &amp; <em>two</em></h2>',
    headings: [{ id: 'one-two', text: 'One & two', level: 2 }],
  })
})

test('stored images come in modern formats, no wider than they are, the first at once', () => {
  const src = 'https://crm.example/storage/v1/object/public/blog-images/a.png'
  const { html } = toArticle(`<img src="${src}" alt='a "b"'><img src="https://else.example/b.png" alt="">`, {
    ...images,
    sizes: { [src]: { width: 700, height: 350 } },
  })
  expect(html).toContain(
    '<source type="image/avif" srcset="/storage/v1/render/image/public/blog-images/a.png?',
  )
  expect(html).toContain('640w"')
  expect(html).not.toContain('960w')
  expect(html).toContain('alt="a &quot;b&quot;" width="700" height="350" fetchpriority="high"')
  expect(html).toContain('<img src="https://else.example/b.png" alt="" loading="lazy" decoding="async" />')
})

test('the keyboard reaches what scrolls', () => {
  const wide = '<pre><code>a</code></pre><table><tbody><tr><td>b</td></tr></tbody></table>'
  expect(toArticle(wide, images).html.match(/<(?:pre|table) tabindex="0"/g)).toHaveLength(2)
})

test('what a post may not hold is gone', () => {
  expect(toArticle('<h2 onclick="x()">A</h2><script>x()</script>', images).html).toBe('<h2 id="a">A</h2>')
})

test('only images of the own public storage have a path there', () => {
  const origins = ['https://crm.example']
  expect(toStoragePath('/storage/v1/object/public/blog-images/x/a.png', origins)).toBe('blog-images/x/a.png')
  expect(toStoragePath('https://evil.example/storage/v1/object/public/b/a.png', origins)).toBeNull()
  expect(toStoragePath('/storage/v1/object/sign/b/a.png', origins)).toBeNull()
  expect(toPictureSources('b/a.gif', null)).toEqual([])
  expect(toPictureSources('b/tiny.png', { width: 20, height: 20 })[0]?.srcSet).toMatch(/ 160w$/)
})
