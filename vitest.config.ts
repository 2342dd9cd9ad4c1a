import { defineConfig } from 'vitest/config'

/** `core` and `web` are pure and quick; `server` shares one Postgres cluster per run. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['core/src/**/*.test.ts', 'supabase/**/*.test.ts'] } },
      {
        resolve: { alias: { '~': new URL('./web/src', import.meta.url).pathname } },
        test: { name: 'web', include: ['web/src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 400_000,
          hookTimeout: 120_000,
          // Each file runs the whole product and a browser: one after the other on two cores.
          fileParallelism: false,
        },
      },
    ],
  },
})
