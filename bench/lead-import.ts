import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lowestId, readAll } from '@parley/core/paging/read-pages'
import { createClient } from '@supabase/supabase-js'
import { startHost } from '../e2e/support/host.ts'
import { messyLeads } from './support/messy-leads.ts'

/**
 * A messy CSV file through the product as it stands: three encodings in one file, duplicates of all three kinds, bad addresses,
 * line ends inside quotes, ragged rows. Printed beside the plain insert of as many good rows in the same run, and the counts
 * that must add up. `--rows=50000`
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } })
const rows = Number(values.rows)
const host = await startHost({ FIRST_USER_IS_ADMIN: 'false' })

/** Resident memory of the server, in MB (Linux). */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const round = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

try {
  const config = await (await fetch(`${host.url}/config.js`)).text()
  const key = /"publishableKey":"([^"]+)"/.exec(config)?.[1] ?? ''
  const client = createClient(host.url, key, { auth: { persistSession: false } })
  const { data } = await client.auth.signUp({
    email: 'bench@bench.example',
    password: 'correct horse battery',
  })
  const profile = await client
    .from('profiles')
    .select('company_id')
    .eq('id', data.user?.id)
    .single()
    .throwOnError()
  const company: string = profile.data.company_id

  await client
    .from('leads')
    .insert([{ name: 'Kept As It Was', email: 'person7@firm7.example' }])
    .throwOnError()
  // Until its score is there.
  await pause(5000)
  const state = async () =>
    JSON.stringify(
      await readAll(
        lowestId,
        (after) => client.from('leads').select('*').gt('id', after).order('id').throwOnError(),
        ({ id }) => id,
      ),
    )
  const before = await state()

  const { file, mapping } = messyLeads(rows)
  const id = crypto.randomUUID()
  const path = `${company}/${id}/leads.csv`
  await client
    .from('lead_imports')
    .insert({
      id,
      file_name: 'leads.csv',
      size_bytes: file.size,
      mapping,
      duplicates: 'fill',
    })
    .throwOnError()
  const stored = await client.storage.from('imports').upload(path, file)
  if (stored.error) throw stored.error
  const follow = async (ends: readonly string[]) => {
    const began = performance.now()
    let peak = memory()
    for (;;) {
      peak = Math.max(peak, memory())
      const { data: row } = await client.from('lead_imports').select('*').eq('id', id).single().throwOnError()
      if (ends.includes(row.status)) return { row, seconds: (performance.now() - began) / 1000, peak }
      await pause(200)
    }
  }
  const idle = memory()
  await client.rpc('start_lead_import', { import: id }).throwOnError()
  const { row, seconds, peak } = await follow(['done', 'failed'])
  if (row.status === 'failed') throw new Error(row.failure_reason)
  const { rows_read, created_count, updated_count, skipped_count, failed_count } = row
  const sum = created_count + updated_count + skipped_count + failed_count
  console.log(
    `${round(rows_read)} rows, ${round(file.size / 1e6)} MB: ${round(seconds)} s, ${round(rows_read / seconds)} rows/s`,
  )
  console.log(
    `  ${created_count} created + ${updated_count} updated + ${skipped_count} skipped + ${failed_count} failed = ${sum} (${sum === rows_read ? 'adds up' : 'DOES NOT ADD UP'})`,
  )
  console.log(
    `  resident memory ${round(idle)} MB before, ${round(peak)} MB at most: ${round(peak - idle)} MB more`,
  )
  await client.rpc('undo_lead_import', { import: id }).throwOnError()
  const undone = await follow(['undone', 'done'])
  const isExact = (await state()) === before
  console.log(
    `undo: ${round(undone.seconds)} s, ${undone.row.kept_count} kept, state ${isExact ? 'exactly as before' : 'DIFFERS'}`,
  )
  // Last, since each of these leads sets off a job of its own.
  const plain = performance.now()
  for (let at = 0; at < rows; at += 5000) {
    const part = Array.from({ length: Math.min(5000, rows - at) }, (_, index) => ({
      name: `Plain ${at + index}`,
    }))
    await client.from('leads').insert(part).throwOnError()
  }
  const plainSeconds = (performance.now() - plain) / 1000
  console.log(
    `import: ${round(seconds / plainSeconds)} times a plain insert of as many rows over the API (${round(plainSeconds)} s)`,
  )
  if (sum !== rows_read || !isExact || undone.row.status !== 'undone') process.exitCode = 1
} finally {
  await host.stop()
}
