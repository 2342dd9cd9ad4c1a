// npm test: installs what the tests need, checks and builds everything, and runs every test.
// npm test -- NAME [NAME …] runs only those steps.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { startPlainPostgres } from './lib/plain-postgres.mjs'
import { installTestTools } from './lib/test-tools.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'
import { workFolder } from './lib/work-folder.mjs'

const wanted = process.argv.slice(2)
const work = workFolder()
process.env.TMPDIR = work.folder
process.on('exit', work.remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const totals = { passed: 0, failed: 0, skipped: 0 }

/** Vitest would leave one core to itself. Services wait for a third of their time, journeys for a fifth. */
const workers = (perCore) => ['--maxWorkers', String(Math.ceil(availableParallelism() * perCore))]

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
  if (code !== 0) console.error(`✗ ${name}`)
}

/** A test runner whose own counts go into the total; with `isPatient`, others on the machine come first. */
async function tests(name, args, { environment, isPatient = false } = {}) {
  const report = join(work.folder, `${name}.json`)
  const command = [...(isPatient ? ['nice', '-n', '19'] : []), binary('vitest'), 'run', ...args]
  const output = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const code = await run(command[0], [...command.slice(1), ...output], environment)
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  totals.passed += counts?.numPassedTests ?? 0
  totals.failed += counts?.numFailedTests ?? 0
  totals.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  if (code !== 0 && !counts?.numFailedTests) totals.failed++
}

/** Speech knows of no database, and processes are killed there while they work: minutes that would tell nothing new. */
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
    buildWeb()
    await check('size budgets', pinnedNode(), ['scripts/size-budgets.mjs'])
  },
  unit: () => tests('unit', ['--project', 'core', '--project', 'web', ...workers(1)]),
  services: () => tests('services-embedded', ['--project', 'server', ...workers(2)]),
  journeys: () => tests('journeys', ['--project', 'e2e', ...workers(1.5)]),
  plain: async () => {
    const plain = await startPlainPostgres()
    setPriority(plain.pid, 19)
    try {
      const known = sameOnAnyPostgres.flatMap((pattern) => ['--exclude', pattern])
      await tests('services-plain', ['--project', 'server', ...workers(2), ...known], {
        environment: { TEST_DATABASE_URL: plain.url },
        isPatient: true,
      })
    } finally {
      await plain.stop()
    }
  },
  alone: () => tests('journeys-alone', ['--project', 'e2e-alone']),
}

/** The journeys that count in seconds leave the machine idle for half of their time: the patient ones take that. */
const together = [...Object.keys(steps).filter((name) => name !== 'plain' && name !== 'alone'), 'plain alone']

await installDependencies()
installTestTools()
const started = Date.now()
for (const names of together) {
  const chosen = names.split(' ').filter((name) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) continue
  console.log(`\n── ${chosen.join(' beside ')} (${Math.round((Date.now() - started) / 1000)} s)`)
  await Promise.all(chosen.map((name) => steps[name]()))
}
console.log(
  `\nFinished in ${Math.round((Date.now() - started) / 1000)} s with Node ${process.versions.node}.`,
)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
