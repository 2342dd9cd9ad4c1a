import { defineConfig } from 'vitest/config'
import { alone } from './scripts/lib/alone.mjs'
import { LongestFirst } from './scripts/lib/longest-first.mjs'
import { occasional } from './scripts/lib/occasional-tests.mjs'

/** What comes in its own time gets plenty, on a machine with other work too: no test has a shorter patience of its own. */
const patient = { expect: { poll: { timeout: 120_000 } }, testTimeout: 120_000, hookTimeout: 400_000 }
/** Each file runs the whole product and a browser, and some visit every page; what never comes ends by the patience of its step. */
const journeys = {
  ...patient,
  testTimeout: 1_800_000,
  setupFiles: [new URL('./e2e/support/told-when-failed.ts', import.meta.url).pathname],
}
const webAlias = { '~': new URL('./web/src', import.meta.url).pathname }

/** A process reads the libraries once for all its test files, but our own modules anew for each of them. */
const oneProcess = {
  isolate: false,
  unstubEnvs: true,
  setupFiles: ['fresh-modules', 'patient-wait'].map(
    (name) => new URL(`./scripts/lib/${name}.ts`, import.meta.url).pathname,
  ),
}
/** `core` and `web` are pure and quick; `server` shares one Postgres cluster per run. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: occasional.map(({ name, description }) => ({ name, description })),
    // No import leads from a test to a migration.
    forceRerunTriggers: ['**/vitest.config.*', '**/package.json', '**/migrations/*.sql'],
    projects: [
      {
        test: {
          ...patient,
          ...oneProcess,
          name: 'core',
          include: ['core/src/**/*.test.ts', 'supabase/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: webAlias },
        test: {
          ...patient,
          ...oneProcess,
          setupFiles: [
            ...oneProcess.setupFiles,
            new URL('./web/src/data/testing/online-again.ts', import.meta.url).pathname,
          ],
          name: 'web',
          include: ['web/src/**/*.test.ts'],
        },
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
        },
      },
      {
        // The sweep over all pages reads the table of routes.
        resolve: { alias: webAlias },
        test: {
          ...journeys,
          ...oneProcess,
          setupFiles: [...oneProcess.setupFiles, ...journeys.setupFiles],
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
