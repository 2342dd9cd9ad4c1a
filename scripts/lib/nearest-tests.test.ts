import { expect, it } from 'vitest'
import { alone } from './alone.mjs'
import { mostPages, nearestWithin, secondsFor, stepSeconds } from './nearest-tests.mjs'
import { testsOf } from './reached-tests.mjs'

const taken = { near: 10, slow: 50, quick: 5, far: 5 }
const steps = new Map([
  ['far', 3],
  ['near', 0],
  ['slow', 1],
  ['quick', 1],
])
const files = [...steps.keys()]

it('takes the nearest first, and of those that are as near the quick ones', () => {
  expect(nearestWithin(files, steps, 70, [], taken)).toEqual(['near', 'quick', 'slow', 'far'])
  expect(nearestWithin(files, steps, 65, [], taken)).toEqual(['near', 'quick', 'slow'])
  expect(nearestWithin(files, steps, 20, [], taken)).toEqual(['near', 'quick', 'far'])
})

it('keeps a test that has changed, whatever it takes', () => {
  expect(nearestWithin(files, steps, 20, ['slow'], taken)).toEqual(['slow'])
})

it('takes a file that nobody has timed for one of the usual', () => {
  expect(nearestWithin(['new', 'near'], new Map([['new', 0]]), 15, [], taken)).toEqual(['near'])
})

it.each([
  ['web/src/features/tasks/task-line.tsx', 'e2e/accessibility.test.ts'],
  ['supabase/migrations/0031_roles.sql', 'server/src/security/isolation.test.ts'],
  ['supabase/migrations/0031_roles.sql', 'server/src/security/roles.test.ts'],
  ['server/src/worker/jobs.ts', 'server/src/worker/pipeline.test.ts'],
  ['server/src/mail/compose.ts', 'server/src/mail/contact-mail.test.ts'],
  ['server/src/auth/tokens/refresh.ts', 'server/src/auth/auth.test.ts'],
  ['server/src/data/sql/read.ts', 'server/src/data/read.test.ts'],
  ['supabase/functions/inbound-lead/index.ts', 'server/src/integrations/inbound-lead.test.ts'],
  ['server/src/backup/take.ts', 'server/src/backup/backup.test.ts'],
  ['core/src/analysis/certain-tasks.ts', 'e2e/main-job.test.ts'],
])('has the time to meet a fault in %s with %s', (source, test) => {
  const { reached, always, steps: away, pages, pageCount } = testsOf([source])
  const stepOf = (file: string) =>
    file.startsWith('server/') ? 'services' : alone.includes(file) ? 'alone' : 'journeys'
  const candidates = [...new Set([...reached, ...always])].filter((file) => stepOf(file) === stepOf(test))
  const limit = stepSeconds[stepOf(test)] * { services: 4, journeys: 3, alone: 1 }[stepOf(test)]
  const seconds = secondsFor(pages.slice(0, mostPages), pageCount)
  expect(nearestWithin(candidates, away, limit, [source], seconds)).toContain(test)
})
