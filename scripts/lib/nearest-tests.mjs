import { readSeconds } from './test-seconds.mjs'

/** How long each step of `npm test` may take, in seconds on two cores: with what always runs whole, ten minutes. */
export const stepSeconds = { services: 90, journeys: 110, plain: 30, alone: 60 }

/** `npm test` sweeps over so many of the pages that a change reaches. */
export const mostPages = 8

/** How long each file takes in a run that sweeps over `pages`, or over all where it names none. */
export function secondsFor(pages, pageCount) {
  const sweep = 'e2e/accessibility.test.ts'
  const seconds = readSeconds()
  const share = pages.length > 0 ? pages.length / pageCount : 1
  return { ...seconds, [sweep]: Math.ceil((seconds[sweep] ?? 0) * share) }
}

/** Of a file that no whole run has timed yet: a journey takes longer than a test of a service. */
const usual = (file) => (file.startsWith('e2e/') ? 40 : 15)

/** What runs with every change: the main job, and who sees what. */
const first = [
  'e2e/main-job.test.ts',
  'server/src/security/isolation.test.ts',
  'server/src/security/roles.test.ts',
]

/**
 * The tests that fit into a time, the nearest to the change first, and of those the quick ones. A test that has changed itself,
 * the main job and who sees what stay, whatever they take.
 * @param {string[]} files
 * @param {Map<string, number>} steps how far each is from the change
 * @param {number} limit seconds of one worker for all of them
 * @returns {string[]} what stays
 */
export function nearestWithin(files, steps, limit, changed, seconds = readSeconds()) {
  const secondsOf = (file) => seconds[file] ?? usual(file)
  const kept = [...first, ...changed]
  const stepsOf = (file) => (kept.includes(file) ? -1 : (steps.get(file) ?? 0))
  const byNearness = files.toSorted(
    (one, other) => stepsOf(one) - stepsOf(other) || secondsOf(one) - secondsOf(other),
  )
  let spent = 0
  return byNearness.filter((file) => {
    const fits = kept.includes(file) || spent + secondsOf(file) <= limit
    if (fits) spent += secondsOf(file)
    return fits
  })
}
