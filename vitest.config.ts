import { defineConfig } from 'vitest/config'

/** What comes in its own time gets plenty: the second that is the default is short on a machine with other work. */
const patient = { expect: { poll: { timeout: 20_000 } } }
/** Each file runs the whole product and a browser. */
const journeys = { ...patient, testTimeout: 400_000, hookTimeout: 120_000 }
/** What keeps both cores busy by itself, or kills processes while it counts. */
const alone = [
  'e2e/dictation.test.ts',
  'e2e/faults.test.ts',
  'e2e/main-job.test.ts',
  'e2e/two-processes.test.ts',
]

/** A process reads the libraries once for all its test files, but our own modules anew for each of them. */
const oneProcess = {
  isolate: false,
  setupFiles: [new URL('./scripts/lib/fresh-modules.ts', import.meta.url).pathname],
}
/** `core` and `web` are pure and quick; `server` shares one Postgres cluster per run. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...oneProcess, name: 'core', include: ['core/src/**/*.test.ts', 'supabase/**/*.test.ts'] } },
      {
        resolve: { alias: { '~': new URL('./web/src', import.meta.url).pathname } },
        test: { ...oneProcess, name: 'web', include: ['web/src/**/*.test.ts'] },
      },
      {
        test: {
          ...patient,
          ...oneProcess,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Speech is recognised for real, on machines that may have other work.
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...journeys,
          ...oneProcess,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: alone,
          globalSetup: ['e2e/support/global-setup.ts'],
        },
      },
      { test: { ...journeys, name: 'e2e-alone', include: alone, fileParallelism: false } },
    ],
  },
})
