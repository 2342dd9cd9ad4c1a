import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** What a file refers to stands in the repository: rules in docs/specified.md, pages beside each other. */

const pathInComment = /(?<![\w/.@:-])(?:[\w.$-]+\/)+[\w.$-]+\.(?:tsx?|mjs|js|sql|md|json|css)\b/g
const root = fileURLToPath(new URL('..', import.meta.url))
const rulesPage = 'docs/specified.md'
const binary = /\.(png|ico|wav|webm|mp3|ogg|opus|woff2?|gz|zip|pdf|p12)$/
/** Documents that are not in the repository, numbers within them, and section signs. This file has to name them. */
const elsewhere =
  /SPECIFICATION|ARCHITECTURE|\b(AUTH|PRODUCT|QUALITY)(\.md|, [a-z])|§|\b(incident|reading) \d/
const definition = /\*\*([SAP]\d+(?:\.\d+)?)\*\*/g
const rule = /\b(S\d+\.\d+|[AP]\d{1,2})\b/g
const link = /\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/g

interface Line {
  path: string
  text: string
  at: string
}

const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(resolve(root, path)))
const readLines = (path: string): Line[] =>
  readFileSync(resolve(root, path), 'utf8')
    .split('\n')
    .map((text, index) => ({ path, text, at: `${path}:${index + 1}` }))
const lines = paths
  .filter((path) => !binary.test(path) && path !== 'package-lock.json')
  .filter((path) => path !== 'scripts/references.test.ts')
  .flatMap(readLines)
const defined = readLines(rulesPage).flatMap(({ text }) =>
  [...text.matchAll(definition)].map(([, name]) => name),
)

it('names no document that is not in the repository', () => {
  expect(
    lines.filter(({ text }) => elsewhere.test(text)).map(({ at, text }) => `${at} ${text.trim()}`),
  ).toEqual([])
})

it('each rule has a number of its own', () => {
  expect(defined.length).toBeGreaterThan(100)
  expect(defined.filter((name, index) => defined.indexOf(name) !== index)).toEqual([])
})

it('each number of a rule is one of docs/specified.md, in a file that names that page', () => {
  const naming = new Set(lines.filter(({ text }) => text.includes(rulesPage)).map(({ path }) => path))
  const known = new Set(defined)
  const cited = lines
    .filter(({ path }) => path === rulesPage || naming.has(path))
    .flatMap(({ text, at }) => [...text.matchAll(rule)].map(([name]) => ({ name, at })))
  expect(cited.length).toBeGreaterThan(defined.length)
  expect(cited.filter(({ name }) => !known.has(name)).map(({ name, at }) => `${at} ${name}`)).toEqual([])
  const nameless = lines.filter(
    ({ path, text }) => path !== rulesPage && !naming.has(path) && /\bS[1-9]\.\d+\b/.test(text),
  )
  expect(nameless.map(({ at }) => at)).toEqual([])
})

it('each link of a page leads to a file that is there', () => {
  const pages = lines.filter(({ path }) => path.endsWith('.md') && /^(docs\/|[^/]+$)/.test(path))
  const broken = pages.flatMap(({ path, text, at }) =>
    [...text.matchAll(link)]
      .map(([, target = '']) => target.replace(/[#?].*$/, ''))
      .filter((target) => target !== '' && !/^([a-z]+:|\/)/.test(target))
      .filter((target) => !existsSync(resolve(root, dirname(path), target)))
      .map((target) => `${at} ${target}`),
  )
  expect(broken).toEqual([])
})

/** From the root, from an area, or from a folder above the comment. */
function leadsSomewhere(path: string, target: string): boolean {
  const above = dirname(path)
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return ['', 'web', 'core', 'server', 'e2e', 'supabase/functions', ...above].some((folder) =>
    existsSync(resolve(root, folder, target)),
  )
}

it('each path in a comment leads to a file that is there', () => {
  // A landed migration is never edited; what the build makes, and a name that stands for many, is in no repository.
  const comments = lines.filter(
    ({ path, text }) =>
      /\.(tsx?|mjs|js|css|sql)$/.test(path) &&
      !path.startsWith('supabase/migrations/') &&
      /^\s*(\/\/|\/?\*|--)/.test(text),
  )
  const named = comments.flatMap(({ path, text, at }) =>
    [...text.matchAll(pathInComment)].map(([target]) => ({ path, target, at })),
  )
  expect(named.length).toBeGreaterThan(50)
  const isElsewhere = /^\.vite\/|\bNAME\b/
  const broken = named.filter(
    ({ path, target }) => !isElsewhere.test(target) && !leadsSomewhere(path, target),
  )
  expect(broken.map(({ at, target }) => `${at} ${target}`)).toEqual([])
})
