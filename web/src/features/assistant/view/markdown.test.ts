import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noteLines } from './mark-notes.tsx'
import { closeOpenMarks, Markdown } from './markdown.tsx'
import { readLink } from './read-link.ts'

const render = (text: string, isStreaming = false) =>
  renderToStaticMarkup(createElement(Markdown, { text, isStreaming })).replace(/ class="[^"]*"/g, '')

test('writes the marks that an answer needs', () => {
  expect(render('## Hot\n\n**Ana** and *Bo*, `code`\n\n1. one\n2. two\n\n> said')).toBe(
    '<div><p>Hot</p><p><strong>Ana</strong> and <em>Bo</em>, <code>code</code></p>' +
      '<ol start="1"><li>one</li><li>two</li></ol><blockquote><p>said</p></blockquote></div>',
  )
  expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>2</td>')
  expect(render('Tom &amp; &lt;b&gt; R&D')).toBe('<div><p>Tom &amp; &lt;b&gt; R&amp;D</p></div>')
})

/** Classic payloads: as HTML, in links, in images, in entities, split by controls, in odd cases, in every block. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><button>go</button></form>',
  '<style>@import "//evil.example/a.css"</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<x onclick=alert(1)>y</x>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](http://evil.example)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://user:pass@evil.example)',
  '[x](<javascript:alert(1)>)',
  '[x](" onmouseover="alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](https://evil.example/p.png)',
  '![x](x" onerror="alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '`<script>alert(1)</script>`',
  '```\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '- <script>alert(1)</script>',
  '> <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n|---|\n| [x](javascript:alert(1)) |',
  '# <svg onload=alert(1)>',
  '**<img src=x onerror=alert(1)>**',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202e<script>alert(1)</script>',
]

/** Elements that the renderer may write; nothing else, and no attribute but these. */
const allowed =
  /^(?:<\/?(?:div|p|strong|em|del|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|br|hr|section|span|a)(?: (?:start="\d+"|tabindex="0"|aria-label="Table"|target="_blank"|rel="noopener noreferrer nofollow"|href="(?:https:\/\/|\/(?![/\\]))[^"]*"))*\/?>|[^<>]+)*$/

test.each(payloads)('%j stays words', (payload) => {
  for (const html of [render(payload), render(`Hello ${payload} there`), render(payload, true)]) {
    expect(html).toMatch(allowed)
    expect(html).not.toMatch(/href="[^"]*evil\.example/)
  }
})

describe('sentences that are not borne out', () => {
  const marked = (text: string, ...sentences: [kind: Mark['kind'], text: string][]) => {
    const marks = sentences.map(([kind, sentence]) => ({ kind, text: sentence, values: [] }))
    return renderToStaticMarkup(createElement(Markdown, { text, marks })).replace(/ class="[^"]*"/g, '')
  }
  test('are marked where they stand, with what is in them', () => {
    expect(marked('Two leads. **Ana** is worth $9.', ['record', '**Ana** is worth $9.'])).toBe(
      '<div><p>Two leads. <mark><strong>Ana</strong> is worth $9.</mark></p></div>',
    )
    expect(marked('| a |\n|---|\n| $9 |', ['record', '$9'])).toContain('<td><mark>$9</mark></td>')
  })
  test.each([
    ['Done.', ''],
    ['Done! I could not reach the server.', '<p>I could not reach the server.</p>'],
    ['**Done.**\n\nTwo leads.', '<p>Two leads.</p>'],
    ['- Done.\n- Two leads.', '<ul><li>Two leads.</li></ul>'],
    ['Two leads.\n\n1. Done.', '<p>Two leads.</p>'],
  ])('that claim what was not done are left out: %j', (text, shown) => {
    const claim = /\**Done[.!]\**/.exec(text)?.[0] ?? ''
    expect(marked(text, ['deed', claim])).toBe(`<div>${shown}</div>`)
  })
  test('stay as they are where they begin within an emphasis, or are not there', () => {
    expect(marked('**Fine. Ana has $9.**', ['record', 'Ana has $9.**'])).toBe(
      '<div><p><strong>Fine. Ana has $9.</strong></p></div>',
    )
    expect(marked('Fine.', ['record', 'Ana has $9.'])).toBe('<div><p>Fine.</p></div>')
  })
  test('are told from brackets that a model writes itself', () => {
    expect(marked('⸨Fine⸩ and fine.')).toBe('<div><p>Fine and fine.</p></div>')
  })
  test('are said below, one line for each kind', () => {
    expect(
      noteLines([
        { kind: 'record', text: 'Ana has $9.', values: ['$9'] },
        { kind: 'deed', text: '**Task** created.', values: [] },
        { kind: 'record', text: 'Bo has $9 and 7 seats.', values: ['$9', '7'] },
        { kind: 'sending', text: 'I sent it.', values: [] },
      ]),
    ).toEqual([
      'This was not done: “Task created.”',
      'The assistant sent nothing: “I sent it.”',
      'Your records don’t show this: $9, 7',
    ])
  })
})

describe('links', () => {
  test('lead to this app, or by https elsewhere with the host in sight', () => {
    expect(readLink('/leads/1?a=b')).toEqual({ kind: 'app', href: '/leads/1?a=b' })
    expect(readLink('https://docs.example/a')).toEqual({
      kind: 'web',
      href: 'https://docs.example/a',
      host: 'docs.example',
    })
    expect(render('[docs](https://docs.example/a)')).toBe(
      '<div><p><a href="https://docs.example/a" target="_blank" rel="noopener noreferrer nofollow">docs</a>' +
        '<span> (docs.example)</span></p></div>',
    )
  })
})

describe('while words still come', () => {
  test.each([
    ['Two **hot', 'Two **hot**'],
    ['Two **hot** le', 'Two **hot** le'],
    ['Two *', 'Two '],
    ['Two *hot', 'Two *hot*'],
    ['Two **hot*', 'Two **hot**'],
    ['Two *hot*', 'Two *hot*'],
    ['2 * 3', '2 * 3'],
    ['Two **', 'Two '],
    ['See [the li', 'See the li'],
    ['See [the list](/le', 'See the list'],
    ['See [the list](/leads)', 'See [the list](/leads)'],
    ['a `co', 'a `co`'],
    ['```\nlet a = `', '```\nlet a = `'],
  ])('%j is read as %j', (text, closed) => {
    expect(closeOpenMarks(text)).toBe(closed)
  })

  test('no cut shows a mark of emphasis or a half link', () => {
    const whole = 'You have **two hot** leads: `Ana` and [Bo](/leads/2). **Call** them.'
    for (let length = 1; length <= whole.length; length += 1)
      expect(render(whole.slice(0, length), true), whole.slice(0, length)).not.toMatch(/\*|`|\[|\]/)
  })
})
