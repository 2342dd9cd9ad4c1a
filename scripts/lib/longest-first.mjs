import { BaseSequencer } from 'vitest/node'

/** Files that take far longer than their length tells, the longest first. */
const longest = [
  'e2e/accessibility.test.ts',
  'e2e/leads-list.test.ts',
  'e2e/blog-public.test.ts',
  'server/src/backup/s3-backup.test.ts',
  'server/src/backup/backup.test.ts',
  'server/src/functions/export-company.test.ts',
  'server/src/security/isolation.test.ts',
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
