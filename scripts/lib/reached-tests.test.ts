import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from './areas.mjs'
import { readReach } from './import-graph.mjs'
import { testsOf as chooseTests } from './reached-tests.mjs'

const reach = readReach()
const testsOf = (changed: string[] | null) => chooseTests(changed, reach)

function all(...changed: string[]): string[] {
  const { reached, always } = testsOf(changed)
  return [...new Set([...reached, ...always])]
}
const { always } = testsOf([])

it('runs what is about no area with every change, the main job and who sees what among it', () => {
  expect(all('README.md', 'docs/decisions/0001-own-host-for-the-supabase-protocol.md')).toEqual(always)
  for (const file of ['security/isolation', 'security/roles', 'start'])
    expect(always).toContain(`server/src/${file}.test.ts`)
  for (const name of ['main-job', 'roles', 'first-requests', 'search', 'shell'])
    expect(always).toContain(`e2e/${name}.test.ts`)
})

it('runs the tests of the areas that a change reaches, and says which it leaves out', () => {
  const found = testsOf(['core/src/analysis/certain-tasks.ts'])
  expect(found.reached).toEqual(
    expect.arrayContaining(['e2e/turns.test.ts', 'server/src/worker/pipeline.test.ts']),
  )
  expect(found.reached).not.toContain('e2e/blog-editor.test.ts')
  expect(found.left).toContain('blog')
  expect(found.left).not.toContain('conversations')
})

it('follows what is shared to all that import it', () => {
  expect(testsOf(['web/src/ui/button.tsx']).left).not.toContain('automations')
  expect(testsOf(['web/src/ui/button.tsx']).pages).toContain('/blog/calendar')
  const ofLists = testsOf(['web/src/features/records/use-total.ts'])
  expect(ofLists.reached).toEqual(
    expect.arrayContaining(['e2e/leads-list.test.ts', 'e2e/customers-lists.test.ts']),
  )
})

it('looks at the pages that a change reaches', () => {
  const found = testsOf(['web/src/features/tasks/task-line.tsx'])
  expect(found.reached).toContain('e2e/accessibility.test.ts')
  expect(found.pages).toContain('/tasks')
  expect(found.pages).not.toContain('/blog/calendar')
  expect(testsOf(['core/src/analysis/certain-tasks.ts']).pages).toEqual([])
})

it('runs the tests that call a changed function by its name', () => {
  expect(testsOf(['supabase/functions/inbound-lead/read-amounts.ts']).reached).toContain(
    'server/src/integrations/inbound-lead.test.ts',
  )
  const folder = new URL('../../supabase/functions', import.meta.url)
  for (const name of readdirSync(folder).filter((each) => /^[a-z-]+$/.test(each)))
    expect(testsOf([`supabase/functions/${name}/index.ts`]).reached, name).not.toEqual([])
})

it('runs a test that has changed', () => {
  expect(testsOf(['e2e/blog-text.test.ts']).reached).toEqual(['e2e/blog-text.test.ts'])
})

it('runs everything where nothing tells what a change reaches', () => {
  for (const file of [
    'supabase/migrations/0001_foundation.sql',
    'web/src/app/styles.css',
    'package-lock.json',
    'scripts/test.mjs',
    'e2e/support/host.ts',
  ])
    expect(testsOf(['README.md', file]).isAnything, file).toBe(true)
  const found = testsOf(null)
  expect(found).toMatchObject({ isAnything: true, left: [], pages: [] })
  expect(found.reached).toHaveLength(found.steps.size)
})

it.each([
  ['server/src/worker/jobs.ts', 'server/src/worker/pipeline.test.ts'],
  ['server/src/backup/table-content.ts', 'server/src/backup/content.test.ts'],
  ['server/src/data/sql/read.ts', 'server/src/data/read.test.ts'],
  ['web/src/features/filters/filter-chip.tsx', 'e2e/leads-filters.test.ts'],
  ['supabase/functions/_shared/tools/add-note.ts', 'server/src/functions/ai-crm-tools.test.ts'],
])('meets a fault in %s with %s', (source, test) => {
  expect(all(source)).toContain(test)
})

it.each(areas)('$name has sources and tests', ({ name, sources, tests }) => {
  const without = testsOf([])
  expect(without.left).toContain(name)
  const files = all('web/src/ui/button.tsx', 'core/src/records/lead.ts', 'server/src/backup/take.ts')
  expect(files.some((file) => tests.test(file) || sources.test(file))).toBe(true)
})
