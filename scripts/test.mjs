// npm test: installs what the tests need, checks and builds everything, and runs what this change must pass within ten minutes on
// two perCore: of the tests that it reaches, and of those of no area in particular, the nearest.
// npm run test:all: all tests, also what takes longest (other themes and sizes, engines, kills, all on a second Postgres).
// npm test -- --changed [COMMIT]: all that the change reaches. npm test -- FILE …, npm test -- STEP …: a part of it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { alone } from './lib/alone.mjs'
import { buildWeb } from './lib/build.mjs'
import { changeBase, changedSince, cleanCommit, testedFile } from './lib/changes.mjs'
import { failedPages, failuresOf } from './lib/failures.mjs'
import { mostPages, nearestWithin, secondsFor, stepSeconds } from './lib/nearest-tests.mjs'
import { occasional, skippedTags } from './lib/occasional-tests.mjs'
import { startPlainPostgres } from './lib/plain-postgres.mjs'
import { testsOf } from './lib/reached-tests.mjs'
import { keepSeconds } from './lib/test-seconds.mjs'
import { installTestTools } from './lib/test-tools.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'
import { workFolder } from './lib/work-folder.mjs'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAll = process.argv.includes('--all')
const isChanged = process.argv.includes('--changed')
if (isAll) process.env.TEST_ALL = '1'

const work = workFolder()
process.env.TMPDIR = work.folder
process.on('exit', work.remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const totals = { passed: 0, failed: 0, skipped: 0 }
const failures = []

const workerCount = (perCore) => Math.ceil(availableParallelism() * perCore)
/** Vitest would leave one core to itself. Services wait for a third of their time, journeys for a fifth. */
const workers = (perCore) => ['--maxWorkers', String(workerCount(perCore))]

const binary = (name) => join(root, 'node_modules/.bin', name)

function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...environment },
    })
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const code = await run(command, args)
  totals[code === 0 ? 'passed' : 'failed']++
  if (code !== 0) failures.push(`✗ ${name}`)
}

const base = isChanged ? (words[0] ?? changeBase()) : changeBase()
const changed = changedSince(base)
/** A named step or file runs with all its tests. */
const isEverything = isAll || (words.length > 0 && !isChanged)
const left = isEverything ? [] : skippedTags(changed)
const wanted = isEverything ? null : testsOf(changed)
const isNearest = wanted !== null && !isChanged
const candidates =
  wanted && (isChanged ? wanted.reached : [...new Set([...wanted.reached, ...wanted.always])])
const pages = isNearest ? wanted.pages.slice(0, mostPages) : (wanted?.pages ?? [])
const untimed = []
const withoutLeft = left.length > 0 ? ['--tags-filter', left.map((tag) => `!${tag}`).join(' && ')] : []
/** Vitest follows the imports of what changed. */
const importers = isChanged && base ? ['--changed', base] : []

/**
 * Runs the chosen tests of a project that `isOf` takes; all of the project where everything runs. What every change must pass
 * gets a time, in seconds for all its workers, and what doesn't fit into it is told.
 */
async function chosenTests(name, project, { perCore, time, args = [], isOf = () => true, ...options } = {}) {
  const room = project === 'server' ? 'server/' : 'e2e/'
  const found = candidates?.filter((file) => file.startsWith(room) && isOf(file)) ?? []
  const files = isNearest
    ? nearestWithin(
        found,
        wanted.steps,
        time * workerCount(perCore),
        changed ?? [],
        secondsFor(pages, wanted.pageCount),
      )
    : found
  untimed.push(...found.filter((file) => !files.includes(file)))
  if (candidates && files.length === 0) return
  await tests(name, ['--project', project, ...workers(perCore), ...args, ...files], options)
}

/** A test runner whose own counts go into the total; with `isPatient`, others on the machine come first. */
async function tests(name, args, { environment, isPatient = false, isTimed = false } = {}) {
  const report = join(work.folder, `${name}.json`)
  const command = [
    ...(isPatient ? ['nice', '-n', '19'] : []),
    binary('vitest'),
    'run',
    ...args,
    ...withoutLeft,
  ]
  const output = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(isAll && isTimed ? ['--reporter=./scripts/note-test-seconds.mjs'] : []),
    '--passWithNoTests',
  ]
  const code = await run(command[0], [...command.slice(1), ...output], environment)
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  totals.passed += counts?.numPassedTests ?? 0
  totals.failed += counts?.numFailedTests ?? 0
  totals.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  const failed = failuresOf(name, counts)
  failures.push(...failed)
  if (code === 0 || counts?.numFailedTests) return
  totals.failed++
  if (failed.length === 0) failures.push(`✗ ${name} ended with ${code}`)
}

/** The tests that could differ on another Postgres; `test:all` runs all on it. */
const otherPostgres = [
  'data',
  'database',
  'security',
  'realtime',
  'backup',
  'worker/automations',
  'worker/recordings',
].map((folder) => `server/src/${folder}/`)
/** Speech tests use no database, and tests that kill processes take minutes without testing the other Postgres. */
const sameOnAnyPostgres = ['server/src/speech/**', 'server/src/worker/automations/kills.test.ts']

const steps = {
  lint: async () => {
    await check('types and lint', binary('oxlint'), [])
    await check('format', binary('biome'), ['check'])
  },
  arrows: () =>
    check('arrows', binary('depcruise'), [
      'core',
      'supabase/functions',
      'server/src',
      'web/src',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ]),
  dead: () => check('dead code', binary('knip'), []),
  build: async () => {
    await buildWeb()
    await check('size budgets', pinnedNode(), ['scripts/size-budgets.mjs'])
  },
  unit: () => tests('unit', ['--project', 'core', '--project', 'web', ...importers, ...workers(1)]),
  services: () =>
    chosenTests('services-embedded', 'server', { perCore: 2, time: stepSeconds.services, isTimed: true }),
  journeys: () =>
    chosenTests('journeys', 'e2e', {
      perCore: 1.5,
      time: stepSeconds.journeys,
      isTimed: true,
      isOf: (file) => !alone.includes(file),
      // Where no page is reached, the sweep itself has changed, and looks at all.
      environment: pages.length > 0 ? { TEST_PAGES: pages.join(' ') } : {},
    }),
  plain: async () => {
    const isOf = (file) =>
      wanted?.reached.includes(file) && otherPostgres.some((folder) => file.startsWith(folder))
    if (candidates && !candidates.some(isOf)) return
    const plain = await startPlainPostgres()
    setPriority(plain.pid, 19)
    try {
      const same = sameOnAnyPostgres.flatMap((pattern) => ['--exclude', pattern])
      const folders = candidates || isAll ? [] : otherPostgres
      await chosenTests('services-plain', 'server', {
        perCore: 2,
        time: stepSeconds.plain,
        args: [...same, ...folders],
        isOf,
        environment: { TEST_DATABASE_URL: plain.url },
        isPatient: true,
      })
    } finally {
      await plain.stop()
    }
  },
  alone: () =>
    chosenTests('journeys-alone', 'e2e-alone', {
      perCore: 0.5,
      time: stepSeconds.alone,
      isTimed: true,
      isOf: (file) => alone.includes(file),
    }),
}

/**
 * What runs beside each other: three that use a core each, and at the end the low-priority step beside journeys that measure
 * time, which leave the machine idle for half of theirs.
 */
const together = ['lint', 'arrows dead build', 'unit', 'services', 'journeys', 'plain alone']

await installDependencies('all')
// A run of chosen files or steps uses what is there.
installTestTools(words.length > 0 && !isChanged && !words.includes('journeys') ? ['browsers'] : left)
const started = Date.now()
const seconds = (since = started) => Math.round((Date.now() - since) / 1000)
const times = []

async function runSteps(chosen) {
  if (chosen.length === 0) return
  const begun = Date.now()
  console.log(`\n── ${chosen.join(' beside ')} (${seconds()} s)`)
  await Promise.all(chosen.map((name) => steps[name]()))
  times.push(`${chosen.join(' beside ')} ${seconds(begun)} s`)
}

const isStep = (word) => Object.hasOwn(steps, word)
if (words.length > 0 && !isChanged && !words.every(isStep)) {
  // Part of a file's name will do. A journey opens the built app.
  if (words.some((word) => word.includes('e2e'))) await buildWeb()
  await tests('chosen', [...words])
} else {
  const named = isChanged ? [] : words
  for (const names of together)
    await runSteps(names.split(' ').filter((name) => named.length === 0 || named.includes(name)))
}
console.log(
  `\nFinished in ${seconds()} s with Node ${process.versions.node}${times.length > 1 ? `: ${times.join(', ')}` : ''}.`,
)
for (const failure of [...failures, ...failedPages(work.folder)]) console.error(`\n${failure}`)
for (const { name, description } of occasional)
  if (left.includes(name))
    console.log(`Not run, as nothing of theirs changed: ${description} (npm run test:all).`)
if (wanted && wanted.left.length > 0)
  console.log(`Not run, as the change doesn't reach them: ${wanted.left.join(', ')} (npm run test:all).`)
if (untimed.length > 0)
  console.log(
    `Not run, for want of time (npm test -- --changed, npm run test:all): ${[...new Set(untimed)].join(', ')}.`,
  )
if (isAll) keepSeconds(work.folder)
const isWhole = words.length === 0 && !isChanged && totals.failed === 0
const commit = isWhole ? cleanCommit() : null
if (commit) console.log(`What it must pass, passed on this commit: put ${commit} into ${testedFile}.`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
