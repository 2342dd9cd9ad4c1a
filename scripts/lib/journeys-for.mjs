import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** Folders that no page depends on. */
const silent = /^(bench|\.github|docs\/(decisions|screens))\/|\.test\.tsx?$|^[^/]+\.md$/

/** Paths of the pages of each feature, from the table of routes. */
function pagesByFeature() {
  const table = readFileSync(join(root, 'web/src/app/routes.ts'), 'utf8')
  const pages = new Map()
  for (const [, path, feature] of table.matchAll(/path: '([^']+)'[^}]*?features\/([\w-]+)\//g))
    pages.set(feature, [...(pages.get(feature) ?? []), path.split('/$')[0]])
  return pages
}

/**
 * The journeys that a change reaches: those that changed, and those that open a page of a changed feature. A change to
 * shared code reaches all of them. Answers paths from the root.
 */
export function journeysFor(changed) {
  const journeys = readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `e2e/${name}`)
  if (changed === null) return journeys
  const pages = pagesByFeature()
  const reached = new Set(changed.filter((file) => journeys.includes(file)))
  for (const file of changed) {
    if (silent.test(file)) continue
    const feature = /^web\/src\/features\/([\w-]+)\//.exec(file)?.[1]
    const paths = pages.get(feature)
    if (!paths) return journeys
    for (const journey of journeys) {
      const text = readFileSync(join(root, journey), 'utf8')
      if (
        paths.some(
          (path) => text.includes(`${path}\``) || text.includes(`${path}?`) || text.includes(`${path}'`),
        )
      )
        reached.add(journey)
    }
    reached.add('e2e/accessibility.test.ts')
  }
  return journeys.filter((journey) => reached.has(journey))
}
