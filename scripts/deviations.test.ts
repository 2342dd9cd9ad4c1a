import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** docs/deviations.md and the code name the same departures, each with the rule it departs from and a reason. */

const root = fileURLToPath(new URL('..', import.meta.url))
const page = 'docs/deviations.md'
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')
const items = read(page)
  .split(/^- (?=\*\*D)/m)
  .slice(1)
const nameOf = (item: string): string => /^\*\*(D\d+)\*\*/.exec(item)?.[1] ?? item
const names = items.map(nameOf)

it('gives each departure a number of its own, a rule that there is, and a reason', () => {
  const rules = new Set(
    [...read('docs/specified.md').matchAll(/\*\*([SAP]\d+(?:\.\d+)?)\*\*/g)].map(([, name]) => name),
  )
  expect(new Set(names).size).toBe(names.length)
  for (const item of items) {
    const cited = [...item.matchAll(/\b(?:S\d+\.\d+|[AP]\d{1,2})\b/g)].map(([name]) => name)
    expect(cited.length, item).toBeGreaterThan(0)
    expect(
      cited.filter((name) => !rules.has(name)),
      item,
    ).toEqual([])
    expect(item.match(/[.:] /g)?.length ?? 0, item).toBeGreaterThan(0)
  }
})

it('is named by the code that departs, and the code names nothing else', () => {
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(
      (path) =>
        /^(core|server|supabase|web)\/.*\.(ts|tsx|sql)$/.test(path) && existsSync(resolve(root, path)),
    )
  const named = paths.flatMap((path) =>
    [...read(path).matchAll(/docs\/deviations\.md (D\d+)/g)].map(([, name]) => name ?? ''),
  )
  expect(new Set(named)).toEqual(new Set(names))
})
