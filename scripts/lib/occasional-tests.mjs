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
    about: ['server/src/backup/', 'server/src/testing/real-company.ts', 'core/src/paging/', 'e2e/budgets'],
  },
  {
    name: 'browsers',
    description: 'Firefox and WebKit',
    about: ['e2e/other-browsers/', 'web/vite.config.ts'],
  },
]

const isAbout = (part, file) => file.startsWith(part)

/** The tags of occasional tests that the changed files (null: any) do not require. */
export const skippedTags = (changed) =>
  changed === null
    ? []
    : occasional
        .filter(({ about }) => !changed.some((file) => about.some((part) => isAbout(part, file))))
        .map(({ name }) => name)
