import { postAttributes, postTags } from '@parley/core/blog/sanitise-post'

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Hand {
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  times: (most: number, make: () => string) => string
}

function handOf(random: () => number): Hand {
  const whole = (below: number) => Math.floor(random() * below)
  return {
    pick: (items) => {
      const item = items[whole(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    chance: (share) => random() < share,
    times: (most, make) => Array.from({ length: 1 + whole(most) }, make).join(''),
  }
}

const words = [
  'Pipeline',
  'a &amp; b',
  'x &lt; y',
  '„Gespräch“',
  'two words',
  '日本語',
  '1.5&nbsp;%',
  ' spaced ',
]
const marks = ['strong', 'em', 'u', 's', 'code']
const sources = ['/storage/v1/object/public/blog-images/a.png', 'https://example.com/b.png']
const addresses = ['/pricing', '#faq', 'mailto:ana@example.com', 'tel:+431234', 'https://example.com/a?b=1']
const sides = ['left', 'center', 'right', 'justify']

function image({ pick, chance }: Hand): string {
  const size = chance(0.5) ? ' width="640" height="360"' : ''
  return `<img src="${pick(sources)}" alt="${pick(['', 'A chart'])}"${size} />`
}

function inline(hand: Hand, depth: number, isInLink = false): string {
  const { pick, chance, times } = hand
  const piece = (): string => {
    if (depth <= 0 || chance(0.4)) return pick(words)
    if (chance(0.12)) return '<br />'
    if (chance(0.1)) return image(hand)
    if (!isInLink && chance(0.25)) {
      const href = pick(addresses)
      const rel = href.startsWith('http') ? ' rel="noopener"' : ''
      return `<a href="${href}"${rel}>${pick(words)}${inline(hand, depth - 1, true)}</a>`
    }
    const tag = pick(marks)
    return `<${tag}>${inline(hand, depth - 1, isInLink)}</${tag}>`
  }
  return times(3, piece)
}

type Maker = (hand: Hand, depth: number) => string

/** What may stand in a box: blocks, or words without a paragraph around them. */
const flow: Maker = (hand, depth) => {
  if (hand.chance(0.35)) return inline(hand, 2)
  if (hand.chance(0.08)) return ''
  const mixed = hand.chance(0.2) ? inline(hand, 1) : ''
  return mixed + hand.times(3, () => block(hand, depth - 1))
}

const list =
  (tag: 'ul' | 'ol'): Maker =>
  (hand, depth) => {
    const start = tag === 'ol' && hand.chance(0.4) ? ' start="3"' : ''
    return `<${tag}${start}>${hand.times(3, () => `<li>${flow(hand, depth)}</li>`)}</${tag}>`
  }

/** Rows of as many columns; a cell of the first may be two wide, or two high where two rows follow. */
function rows(hand: Hand, depth: number, columns: number, count: number): string {
  const cell = (span = '') => {
    const tag = hand.pick(['td', 'td', 'th'])
    return `<${tag}${span}>${flow(hand, depth - 1)}</${tag}>`
  }
  const cells = (from: number) => Array.from({ length: columns - from }, () => cell()).join('')
  if (count === 2 && hand.chance(0.5))
    return `<tr>${cell(' rowspan="2"')}${cells(1)}</tr><tr>${cells(1)}</tr>`
  return Array.from({ length: count }, () =>
    columns > 1 && hand.chance(0.3) ? `<tr>${cell(' colspan="2"')}${cells(2)}</tr>` : `<tr>${cells(0)}</tr>`,
  ).join('')
}

const table: Maker = (hand, depth) => {
  const columns = hand.pick([1, 2, 3])
  const part = (tag: string) => `<${tag}>${rows(hand, depth, columns, hand.pick([1, 2]))}</${tag}>`
  return [
    '<table>',
    hand.chance(0.4) ? `<caption>${inline(hand, 1)}</caption>` : '',
    hand.chance(0.6) ? part('thead') : '',
    hand.times(2, () => part('tbody')),
    hand.chance(0.3) ? part('tfoot') : '',
    '</table>',
  ].join('')
}

const details: Maker = (hand, depth) => {
  const answer = flow(hand, depth)
  const body = hand.chance(0.7) ? `<div data-type="detailsContent">${answer}</div>` : answer
  return `<details><summary>${inline(hand, 2)}</summary>${body}</details>`
}

const figure: Maker = (hand, depth) => {
  const caption = hand.chance(0.6) ? `<figcaption>${inline(hand, 2)}</figcaption>` : ''
  const shown = hand.chance(0.6) ? image(hand) : block(hand, depth - 1)
  return `<figure>${hand.chance(0.2) ? caption + shown : shown + caption}</figure>`
}

const aligned =
  (tag: string): Maker =>
  (hand) => {
    const style = hand.chance(0.3) ? ` style="text-align: ${hand.pick(sides)}"` : ''
    return `<${tag}${style}>${hand.chance(0.08) ? '' : inline(hand, 3)}</${tag}>`
  }

const code: Maker = (hand) => {
  const lines = hand.pick(['let x = 1 &lt; 2', 'a\n\n  b\n', '  indented', '# no heading\n'])
  return hand.chance(0.7) ? `<pre><code>${lines}</code></pre>` : `<pre>${lines}<em>loud</em></pre>`
}

const leaves: Record<string, Maker> = {
  ...Object.fromEntries(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, aligned(tag)])),
  pre: code,
  hr: () => '<hr />',
  img: image,
}
const boxes: Record<string, Maker> = {
  ul: list('ul'),
  ol: list('ol'),
  blockquote: (hand, depth) => `<blockquote>${flow(hand, depth)}</blockquote>`,
  table,
  details,
  figure,
}

function block(hand: Hand, depth: number): string {
  const makers = Object.values(depth > 0 && hand.chance(0.6) ? boxes : leaves)
  return hand.pick(makers)(hand, depth)
}

/** A post nested over all that a post may hold; the same one for the same seed. */
export function anyPost(seed: number): string {
  const hand = handOf(seeded(seed))
  return `${hand.times(4, () => (hand.chance(0.1) ? inline(hand, 2) : block(hand, 3)))}<p>The end</p>`
}

/** The tags and attributes of the sanitiser's own list that none of the posts holds, as `ol[start]`. */
export function missingFrom(posts: readonly string[]): string[] {
  const all = posts.join('')
  const isThere = (tag: string, attribute = '') => new RegExp(`<${tag}\\b[^>]*${attribute}`).test(all)
  return postTags.flatMap((tag) => [
    ...(isThere(tag) ? [] : [tag]),
    ...(postAttributes[tag] ?? [])
      .filter((attribute) => !isThere(tag, ` ${attribute}=`))
      .map((attribute) => `${tag}[${attribute}]`),
  ])
}
