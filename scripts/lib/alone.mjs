/** Journeys that measure how long something takes, or record and hear as time passes. */
export const alone = ['e2e/budgets.test.ts', 'e2e/dictation.test.ts', 'e2e/main-job.test.ts']
