import { expect, it } from 'vitest'
import { toPostHtml } from './to-post-html.ts'

it('makes headings, paragraphs, lists and emphasis', () => {
  expect(toPostHtml('# A\n\nOne **two** *three* `four`.\n\n- x\n- y\n\n1. z\n\n### B')).toBe(
    '<h2>A</h2><p>One <strong>two</strong> <em>three</em> <code>four</code>.</p><ul><li><p>x</p></li><li><p>y</p></li></ul><ol><li><p>z</p></li></ol><h3>B</h3>',
  )
})

it('lets no HTML, image or link through', () => {
  const html = toPostHtml(
    'a <img src=x onerror=alert(1)> ![p](https://e.example/p.png) [w](javascript:x)\n\n<script>alert(1)</script>',
  )
  expect(html).not.toMatch(/<(?!\/?p>)/)
  expect(html).toContain('w')
  expect(html).toContain('&lt;script&gt;')
})

it('keeps signs as they were written', () => {
  expect(toPostHtml('R&D "x" < y')).toBe('<p>R&amp;D &quot;x&quot; &lt; y</p>')
})
