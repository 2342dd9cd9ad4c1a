import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areas } from './areas.mjs'
import { readReach } from './import-graph.mjs'
import { root } from './toolchain.mjs'

/** What no test but those of `unit` reads. */
const silent = /^(bench|\.ci|\.github|docs\/(api|decisions|screens))\/|^(docs\/)?[^/]+\.md$/

const isMigration = (file) => /(^|\/)migrations\/.*\.sql$/.test(file)
/** Who sees what: any migration may change that. */
const isOfSecurity = (file) => file.startsWith('server/src/security/')
const isTest = (file) => /\.test\.tsx?$/.test(file)
const isOf = ({ sources, tests }, file) => sources.test(file) || tests.test(file)
const textOf = (file) => readFileSync(join(root, file), 'utf8')
/** A call of any of these names, as an address, an argument or a part of a schema. */
const callOf = (names) => new RegExp(`['"\`/.](?:${[...names].join('|')})(?![\\w-])`)

/** The test files of services and journeys. */
const testFiles = () =>
  ['server/src', 'e2e'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name}`)
      .filter(isTest),
  )

/** The addresses of a feature's pages, from the table of routes. */
const pagesOf = (feature, table) =>
  [...table.matchAll(/path: '([^']+)'[^}]*?features\/([\w-]+)\//g)]
    .filter(([, , of]) => of === feature)
    .map(([, path]) => path)

/** The names that no import tells: of edge functions, and of what migrations make or change in the database. */
function namesIn(changes, changed) {
  const names = new Set()
  for (const file of changes) {
    const name = /^supabase\/functions\/([a-z][\w-]+)\//.exec(file)?.[1]
    if (name) names.add(name)
  }
  for (const file of changed.filter((each) => isMigration(each) && existsSync(join(root, each))))
    for (const [, name] of textOf(file).matchAll(
      /\b(?:function|table|policy .* on|trigger .* on|amend\(')\s*(?:if \w+ \w+ )?(?:public|private|auth|storage)\.(\w+)/g,
    ))
      names.add(name)
  return names
}

/** What a test beside a change counts as, one that names a table or function of it, and one of no area: near, but behind its own. */
const near = 1
/** What may be reached on a way that nothing tells. */
const far = 99

/** How far each area is from a change, by the nearest of its sources. */
function stepsOfAreas(steps) {
  const found = new Map()
  for (const area of areas)
    for (const [file, away] of steps)
      if (!isTest(file) && area.sources.test(file)) {
        found.set(area, away)
        break
      }
  return found
}

/**
 * What a change has to pass.
 * @param {string[] | null} changed paths from the root, also of files that went; null: anything
 * @param {(changed: string[]) => Map<string, number>} reachedFrom
 * @returns {{ reached: string[], always: string[], left: string[], pages: string[], pageCount: number, steps: Map<string, number>, isAnything: boolean }}
 * test files that the change reaches, those that every change must pass, the names of the areas it doesn't reach, the addresses of the
 * pages it reaches, the nearest first, as the table of routes has them (none: any), and how far each test is from the change.
 */
export function testsOf(changed, reachedFrom = readReach()) {
  const loud = (changed ?? []).filter((file) => !silent.test(file))
  // What belongs to no area and leads to none (styles, migrations, settings) may change anything.
  const isAnything =
    changed === null || loud.some((file) => !isTest(file) && stepsOfAreas(reachedFrom([file])).size === 0)
  const changes = reachedFrom(loud)
  const on = stepsOfAreas(changes)
  const names = namesIn(changes.keys(), changed ?? [])
  const hasMigration = loud.some(isMigration)
  const folders = new Set(loud.filter((file) => !isTest(file)).map((file) => dirname(file)))
  const named = names.size > 0 ? callOf(names) : null
  const reached = []
  const always = []
  const steps = new Map()
  for (const file of testFiles()) {
    const ofAreas = areas.filter((area) => isOf(area, file))
    const away = Math.min(
      hasMigration && isOfSecurity(file) ? 0 : far,
      changes.get(file) ?? far,
      folders.has(dirname(file)) || named?.test(textOf(file)) ? near : far,
      ...ofAreas.map((area) => on.get(area) ?? far),
    )
    if (isAnything || away < far) reached.push(file)
    if (ofAreas.length === 0) always.push(file)
    steps.set(file, ofAreas.length === 0 ? Math.min(away, near) : away)
  }
  const table = textOf('web/src/app/routes.ts')
  const features = new Set([...changes.keys()].map((file) => /^web\/src\/features\/([\w-]+)/.exec(file)?.[1]))
  return {
    reached,
    always,
    left: isAnything ? [] : areas.filter((area) => !on.has(area)).map(({ name }) => name),
    pages: isAnything ? [] : [...features].flatMap((feature) => pagesOf(feature, table)),
    pageCount: [...table.matchAll(/\bpath: '/g)].length,
    steps,
    isAnything,
  }
}
