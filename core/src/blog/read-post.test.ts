import { describe, expect, it } from 'vitest'
import { readPost } from './read-post.ts'

const kinds = (html: string) => readPost(html).blocks.map(({ kind, level, text }) => [kind, level, text])

describe('readPost', () => {
  const html = `<h2>Why&nbsp;calls &amp; notes</h2><p>First <b>bold</b>, see <a href="/blog/x?a=1&amp;b=2">our guide</a>.</p>
    <ul><li>One</li><li><p>Two</p><p>more</p></li><li></li></ul><ol></ol>
    <blockquote><p>Said so.</p></blockquote><img src='a.png' alt="A &quot;chart&quot;"><pre>code</pre>
    <details><summary>Is it free?</summary><p>Yes.</p></details>`

  it('finds blocks, lists, links and images', () => {
    expect(kinds(html)).toEqual([
      ['heading', 2, 'Why calls & notes'],
      ['paragraph', 0, 'First bold, see our guide.'],
      ['item', 0, 'One'],
      ['item', 0, 'Two'],
      ['item', 0, 'more'],
      ['quote', 0, 'Said so.'],
      ['code', 0, 'code'],
      ['question', 0, 'Is it free?'],
      ['paragraph', 0, 'Yes.'],
    ])
    const post = readPost(html)
    expect(post.lists).toMatchObject([{ isOrdered: false, items: 2 }])
    expect(post.links).toMatchObject([{ text: 'our guide', href: '/blog/x?a=1&b=2' }])
    expect(post.images).toMatchObject([{ src: 'a.png', alt: 'A "chart"' }])
  })

  it('keeps offsets that lead back to the text', () => {
    const post = readPost(html)
    for (const piece of [...post.blocks, ...post.links])
      expect(post.text.slice(piece.start, piece.end)).toBe(piece.text)
    const [list] = post.lists
    expect(post.text.slice(list?.start, list?.end)).toBe('One\nTwo\nmore')
  })

  it.each([
    ['', []],
    ['   <p> </p><h2></h2>', []],
    ['plain < text, 1 < 2', [['paragraph', 0, 'plain < text, 1 < 2']]],
    [
      '<p>one<p>two',
      [
        ['paragraph', 0, 'one'],
        ['paragraph', 0, 'two'],
      ],
    ],
    [
      '<h2>open<p>after',
      [
        ['heading', 2, 'open'],
        ['paragraph', 0, 'after'],
      ],
    ],
    [
      'a</div></p>b',
      [
        ['paragraph', 0, 'a'],
        ['paragraph', 0, 'b'],
      ],
    ],
    ['<p>seen<!-- never closed <p>unseen', [['paragraph', 0, 'seen']]],
    ['<p>seen<script>alert("<p>")</script>too', [['paragraph', 0, 'seentoo']]],
    ['<p title="a > b">kept</p>', [['paragraph', 0, 'kept']]],
    ['<p title="never closed>kept</p>', [['paragraph', 0, 'kept']]],
    ['<p>cut <b', [['paragraph', 0, 'cut']]],
    ['<p>line<br>end &unknown; &#8364; &#xD800;</p>', [['paragraph', 0, 'line end &unknown; € \uFFFD']]],
  ])('reads %j', (broken, expected) => {
    expect(kinds(broken)).toEqual(expected)
  })

  it.each([
    ['<a "'],
    ['<a \'">'],
    ['<div>'],
    ['</p><p'],
    ['<!--'],
    ['<script>'],
    ['<li>'],
    ['&#'],
    ['<<'],
    ['<a href="'],
    ['<x ='],
  ])('is linear for %j over and over', (piece) => {
    // Quadratic work on two million characters would take minutes, and run into the test's time limit.
    readPost(piece.repeat(Math.ceil(2_000_000 / piece.length)))
    expect(readPost(piece.repeat(10)).text.length).toBeLessThanOrEqual(piece.length * 10)
  })
})
