import { expect, it } from 'vitest'
import { findConcerns, type HealthFacts } from './concerns.ts'

const well: HealthFacts = {
  requests: { requests: 1000, failed: 9 },
  queue: { failed: 0, oldestSeconds: 299 },
  backupAge: 2 * 86_400 - 1,
  diskFree: 0.1,
}
const textsOf = (facts: Partial<HealthFacts>) => findConcerns({ ...well, ...facts })?.map(({ text }) => text)

it('has nothing to say of an instance that is well', () => {
  expect(textsOf({})).toEqual([])
  expect(textsOf({ requests: { requests: 0, failed: 0 }, diskFree: null })).toEqual([])
})

it('says nothing before everything is known', () => {
  expect(textsOf({ queue: undefined })).toBeUndefined()
  expect(textsOf({ backupAge: undefined })).toBeUndefined()
})

it('names each thing from its bound on', () => {
  expect(textsOf({ requests: { requests: 1000, failed: 10 } })).toEqual(['1% of requests failed.'])
  expect(textsOf({ queue: { failed: 1, oldestSeconds: null } })).toEqual(['1 job has failed for good.'])
  expect(textsOf({ queue: { failed: 2, oldestSeconds: 300 } })).toEqual([
    '2 jobs have failed for good.',
    'A job has waited 5 minutes.',
  ])
  expect(textsOf({ backupAge: null })).toEqual(['There is no backup yet.'])
  expect(textsOf({ backupAge: 3 * 86_400 })).toEqual(['The last backup is 3 days old.'])
  expect(textsOf({ diskFree: 0.05 })).toEqual(['Only 5% of the disk is free.'])
})
