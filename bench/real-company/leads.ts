import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { launch } from '../../e2e/support/browser.ts'
import { messyLeads } from '../support/messy-leads.ts'
import { measured, type Scene } from './scene.ts'

const columnList =
  'name, company, email, phone, website, title, source, status, value, currency, next_step, tags, custom'

/** The company's leads as text, as Postgres sees them. */
const leadsOf = ({ onDatabase, companyId }: Scene, columns = 'l::text') =>
  onDatabase(async ({ sql }) => {
    const [row] = await sql.unsafe<{ content: string }[]>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(${columns}, 3)::numeric), 0) as content
         from (select id, ${columnList}, owner_id from public.leads where company_id = '${companyId}') l`,
    )
    return row?.content
  })

/** Follows an import to its end. */
async function follow({ client }: Scene, id: string, ends: readonly string[]) {
  for (;;) {
    const { data } = await client.from('lead_imports').select('*').eq('id', id).single().throwOnError()
    if (ends.includes(data.status)) return data
    await delay(200)
  }
}

/** Stores a file and lets it be imported; answers the import's row. */
async function importFile(scene: Scene, file: Blob, mapping: readonly string[], duplicates: string) {
  const { client, companyId } = scene
  const id = crypto.randomUUID()
  await client
    .from('lead_imports')
    .insert({ id, file_name: 'leads.csv', size_bytes: file.size, mapping, duplicates })
    .throwOnError()
  const { error } = await client.storage.from('imports').upload(`${companyId}/${id}/leads.csv`, file)
  if (error) throw error
  await client.rpc('start_lead_import', { import: id }).throwOnError()
  return follow(scene, id, ['done', 'failed'])
}

/** A file of 50,000 messy rows into a company of 60,000 leads, and its undo. */
export async function tryImport(scene: Scene): Promise<void> {
  const { client, server, tell } = scene
  const before = await leadsOf(scene)
  const { file, mapping } = messyLeads(50_000)
  const run = await measured(server, () => importFile(scene, file, mapping, 'fill'))
  const {
    created_count: created,
    updated_count: updated,
    skipped_count: skipped,
    failed_count: failed,
  } = run.result
  const addsUp = created + updated + skipped + failed === run.result.rows_read
  tell(
    'import of 50,000 rows',
    run,
    `${created} created, ${updated} updated, ${skipped} skipped, ${failed} refused`,
    addsUp,
  )
  const undo = await measured(server, async () => {
    await client.rpc('undo_lead_import', { import: run.result.id }).throwOnError()
    return follow(scene, run.result.id, ['undone', 'done'])
  })
  const isSame = (await leadsOf(scene)) === before
  tell('its undo', undo, isSame ? 'the leads are as before' : 'the leads DIFFER', isSame)
}

/** The export of all leads in the browser, and the file imported again: nothing is new and nothing changes. */
export async function tryCsv(scene: Scene): Promise<void> {
  const { host, session, server, tell, sizes } = scene
  const browser = await launch()
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${host.url}/config.js`)
  await page.evaluate((kept) => {
    localStorage.setItem('parley.session', JSON.stringify(kept))
    localStorage.setItem('analytics_consent', 'false')
  }, session)
  await page.goto(`${host.url}/leads`)
  const button = page.getByRole('button', { name: 'Export', exact: true })
  await button.waitFor()
  const run = await measured(server, async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    return readFile(await file.path())
  })
  await browser.close()
  const before = await leadsOf(scene)
  tell('CSV export of all leads in the browser', run, `${(run.result.byteLength / 1e6).toFixed(1)} MB`)
  const header = run.result
    .subarray(0, run.result.indexOf('\r\n'))
    .toString()
    .replace('\uFEFF', '')
    .split(',')
  const known: Record<string, string> = { Name: 'name', Company: 'company', Email: 'email', Phone: 'phone' }
  const mapping = header.map((name) => known[name.replaceAll('"', '')] ?? '')
  const again = await measured(server, () => importFile(scene, new Blob([run.result]), mapping, 'fill'))
  const isSame = (await leadsOf(scene)) === before
  tell(
    'the same file imported again',
    again,
    `${again.result.rows_read} rows read, ${again.result.created_count} created; the leads ${isSame ? 'are as before' : 'DIFFER'}`,
    isSame && again.result.rows_read === sizes.leads,
  )
}

/** A change of every lead at once, and its undo. */
export async function tryBulkChange(scene: Scene): Promise<void> {
  const { client, onDatabase, companyId, server, tell } = scene
  const before = await leadsOf(scene)
  const ids = await onDatabase(
    ({ sql }) =>
      sql<
        { id: string; status: string }[]
      >`select id, status from public.leads where company_id = ${companyId} order by id`,
  )
  const change = crypto.randomUUID()
  const run = await measured(server, async () => {
    let changed = 0
    for (let at = 0; at < ids.length; at += 1000) {
      const part = ids.slice(at, at + 1000).map(({ id }) => id)
      const { data } = await client
        .rpc('change_records', { record: 'leads', ids: part, patch: { status: 'contacted' }, change })
        .throwOnError()
      changed += Number(data)
    }
    return changed
  })
  // Those that were there already stay untouched.
  const wanted = ids.filter(({ status }) => status !== 'contacted').length
  tell('new stage for all leads', run, `${run.result} of ${ids.length} changed`, run.result === wanted)
  const undo = await measured(server, async () => {
    for (;;) {
      const { data } = await client.rpc('undo_change', { change }).throwOnError()
      const left = Array.isArray(data) ? data[0] : data
      if (!left || left.remaining === 0) return left
    }
  })
  const isSame = (await leadsOf(scene)) === before
  tell('its undo', undo, isSame ? 'the leads are as before' : 'the leads DIFFER', isSame)
}
