import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/**
 * Tests that take minutes and are about one part of the product: `npm test` runs them when that part has changed, and
 * `npm run test:all` always. A test is marked by `{ tags: ['speech'] }`, a file by `@module-tag speech`.
 */
export const occasional = [
  {
    name: 'speech',
    description: 'Engines that recognise real speech',
    about: [
      'server/src/speech/',
      'server/src/worker/recordings/',
      'core/src/voice/',
      'web/src/features/dictation/',
    ],
  },
  {
    name: 'kills',
    description: 'Processes that are killed while they work',
    about: [
      'server/src/worker/automations/',
      'server/src/storage/',
      'server/src/database/',
      'scripts/start.mjs',
      'scripts/lib/keep-running.mjs',
      'server/src/main.ts',
    ],
  },
  {
    name: 'processes',
    description: 'Two processes on one database',
    about: [
      'server/src/realtime/',
      'server/src/host.ts',
      'server/src/worker/index.ts',
      'server/src/worker/dead-workers.ts',
      'server/src/auth/limits',
    ],
  },
  {
    name: 'size',
    description: 'As many rows as a company of ten years has',
    about: [
      'server/src/backup/',
      'server/src/testing/real-company.ts',
      'core/src/paging/',
      'e2e/budgets/',
      // The time and rows of each function.
      'supabase/migrations/',
    ],
  },
  {
    name: 'browsers',
    description: 'Firefox and WebKit',
    about: ['e2e/other-browsers/', 'web/vite.config.ts'],
  },
]

/** What all of them stand on: the versions of libraries, and how tests are run. */
const groundwork = [
  'package-lock.json',
  'vitest.config.ts',
  'scripts/test.mjs',
  'scripts/lib/',
  'e2e/support/',
]

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** Whether a test file has tests of this tag. */
function isTagged(name, file, folder) {
  const path = join(folder, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return text.includes(`@module-tag ${name}`) || new RegExp(`tags: \\[[^\\]]*'${name}'`).test(text)
}

/** A changed test changes nothing of what it tests: it calls for itself alone. */
const callsFor = ({ name, about }, file, folder) =>
  isTest(file)
    ? isTagged(name, file, folder)
    : [...groundwork, ...about].some((part) => file.startsWith(part))

/**
 * @param {string[] | null} changed paths from the root; null: anything
 * @returns {string[]} the tags of occasional tests that these files do not call for
 */
export const skippedTags = (changed, folder = root) =>
  changed === null
    ? []
    : occasional
        .filter((each) => !changed.some((file) => callsFor(each, file, folder)))
        .map(({ name }) => name)
