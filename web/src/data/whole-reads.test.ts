import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * An answer of the data API holds at most so many rows (1000 unless the operator says otherwise). What promises to be
 * whole is read through `readAll` or `readPages`; anything else says itself how much it wants, or reads rows it names.
 */
const mostRows = 1000

const folders = ['../', '../../../supabase/functions/', '../../../core/src/'].map(
  (folder) => new URL(folder, import.meta.url).pathname,
)
const files = folders.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !/\.test\.|node_modules|database\.types/.test(name))
    .map((name) => ({ name: `${folder.split('/').slice(-3, -1).join('/')}/${name}`, path: folder + name })),
)

/** Where the bracket that opens at `at` closes. */
function closeOf(text: string, at: number): number {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    if ('([{'.includes(text.charAt(index))) depth += 1
    if (')]}'.includes(text.charAt(index)) && --depth === 0) return index
  }
  return text.length
}

/** The calls that follow each other from `at` on: `.from('x').select('y')…`. */
function chainAt(text: string, at: number): string {
  let end = at
  for (;;) {
    const call = /^\s*(?:\/\/.*\n\s*)*\.\w+(?:<[^>]*>)?\(/.exec(text.slice(end))
    if (!call) return text.slice(at, end)
    end = closeOf(text, end + call[0].length - 1) + 1
  }
}

/** Whether `at` stands between the brackets of a call of one of the readers. */
const isInReader = (text: string, at: number): boolean =>
  [...text.slice(0, at).matchAll(/\bread(?:All(?:ById)?|Pages|Latest)(?:<[^(]*>)?\(/g)].some(
    ({ index, 0: call }) => closeOf(text, index + call.length - 1) > at,
  )

/** The rest of the block that a request is built in. */
function restOf(text: string, at: number): string {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}' && --depth < 0) return text.slice(at, index)
  }
  return text.slice(at)
}

/** How many rows a `limit` or `range` asks for: numbers, and names of numbers in the same file. */
function wanted(text: string, request: string): number | null {
  const [, amount] = /\.limit\(\s*([\w.]+)/.exec(request) ?? []
  if (amount === undefined) return request.includes('.range(') ? 0 : null
  if (/^[\d_]+$/.test(amount)) return Number(amount.replaceAll('_', ''))
  const [, value] = new RegExp(`\\b${amount} = ([\\d_]+)`).exec(text) ?? []
  return value === undefined ? 0 : Number(value.replaceAll('_', ''))
}

/** Reads that name no number and need none. */
const exceptions: Readonly<Record<string, string>> = {
  blog_categories: 'made by hand by the admins of a blog, some tens',
  user_roles: 'one row for each of two roles',
  notification_preferences: 'one row for each kind of notification',
  blog_post_previews: 'links that one person made to one post and that have not run out',
  blog_post_revisions: 'the database keeps the newest hundred of a post',
}

function isBounded(text: string, at: number, chain: string): boolean {
  const request = chain + restOf(text, at + chain.length)
  if (/\.(insert|update|upsert|delete)\(/.test(chain) || !chain.includes('.select(')) return true
  if (/\.(single|maybeSingle)\(|head: true/.test(request) || isInReader(text, at)) return true
  // Rows by ids that the page has.
  if (/\.(in|eq)\(\s*'id'/.test(request)) return true
  const amount = wanted(text, request)
  return amount !== null && amount <= mostRows
}

it.each(files.filter(({ path }) => /\.from\(\s*['a-z]/.test(readFileSync(path, 'utf8'))))(
  'reads no more at once than the server gives: $name',
  ({ path }) => {
    const text = readFileSync(path, 'utf8')
    const unbounded = [...text.matchAll(/(?<!Array|Buffer|Fragment|Set)\.from\(\s*['a-z]/g)]
      .map(({ index }) => ({ index, chain: chainAt(text, index) }))
      .filter(({ index, chain }) => !isBounded(text, index, chain))
      .map(({ chain }) => /\.from\(\s*'(\w+)'/.exec(chain)?.[1] ?? chain)
      .filter((table) => !(table in exceptions))
    expect(unbounded).toEqual([])
  },
)
