import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Characters; a record of a run often keeps only its end. */
const messageLength = 1_500
const pagesLength = 4_000

/**
 * @param {string} step
 * @param {{ testResults?: { name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] } | null} report what Vitest's JSON reporter wrote
 * @returns {string[]} one text a failed test, or a file that failed as a whole
 */
export function failuresOf(step, report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(step, `${name}: ${fullName}`, failureMessages?.join('\n')))
    return tests.length > 0 || !message ? tests : [told(step, name, message)]
  })
}

function told(step, name, message = '') {
  return `✗ ${step}: ${name}\n${message.slice(0, messageLength)}`
}

/** What the pages of failed journeys showed, as their hook wrote it. */
export function failedPages(folder) {
  const file = join(folder, 'failed-pages.txt')
  return existsSync(file) ? [readFileSync(file, 'utf8').slice(0, pagesLength)] : []
}
