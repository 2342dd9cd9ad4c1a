import { BaseSequencer } from 'vitest/node'

/** Files that take far longer than their length tells, the longest first. */
const longest = [
  'e2e/accessibility.test.ts',
  'e2e/other-browsers/other-browsers.test.ts',
  'e2e/faults.test.ts',
  'e2e/assistant.test.ts',
  'e2e/blog-editor.test.ts',
  'e2e/blog-public.test.ts',
  'e2e/any-address.test.ts',
  'e2e/blog-optimise.test.ts',
  'e2e/leads-list.test.ts',
  'e2e/offline.test.ts',
  'e2e/admin-metrics.test.ts',
  'e2e/guard.test.ts',
  'e2e/restarts.test.ts',
  'e2e/import.test.ts',
  'e2e/shared-postgres.test.ts',
  'server/src/speech/spoken-language.test.ts',
  'server/src/worker/automations/kills.test.ts',
  'server/src/speech/sound/decoding.test.ts',
  'server/src/speech/hostile-audio.test.ts',
  'server/src/speech/speech.test.ts',
  'server/src/backup/backup.test.ts',
  'server/src/speech/sound/transcripts.test.ts',
  'server/src/backup/s3-backup.test.ts',
  'server/src/security/access-ends.test.ts',
  'server/src/security/isolation.test.ts',
  'server/src/mail/returned/returned.test.ts',
  'server/src/worker/companies/erase-company.test.ts',
  'server/src/functions/export-company.test.ts',
  'server/src/start.test.ts',
]

function placeOf({ moduleId }) {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`))
  return place === -1 ? longest.length : place
}

/**
 * What takes longest starts first: started late, it runs on alone when all others are done. Vitest knows how long a file
 * took from the run before; in a new clone it knows only how long each is to read.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...ofProjects.values()].flatMap((each) =>
      each.toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  }
}
