import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { exportedTables } from '../../supabase/functions/export-company/tables.ts'
import { measured, type Scene } from './scene.ts'

const batchSize = 2000

/** The rows of one table in the zip: each stands on a line of its own. */
async function* readTable(zip: string, name: string): AsyncGenerator<string[]> {
  const { stdout } = spawn('unzip', ['-p', zip, `data/${name}.json`])
  let batch: string[] = []
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith('{')) continue
    batch.push(line.replace(/,$/, ''))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

/** The export of the only company there is, and each of its rows beside the table's, compared by Postgres. */
export async function tryExport({
  host,
  session,
  key,
  onDatabase,
  folder,
  server,
  tell,
}: Scene): Promise<void> {
  const zip = join(folder, 'export.zip')
  const run = await measured(server, async () => {
    const answer = await fetch(`${host.url}/functions/v1/export-company`, {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: '{"action": "export"}',
    })
    if (!answer.ok || !answer.body) throw new Error(await answer.text())
    await pipeline(answer.body, createWriteStream(zip))
  })
  const wrong: string[] = []
  let rows = 0
  await onDatabase(({ sql }) =>
    sql.begin(async (transaction) => {
      await transaction`set local statement_timeout = 0`
      await transaction.unsafe(
        `set local timezone = 'UTC'; create temporary table exported (row jsonb) on commit drop`,
      )
      const whole = exportedTables.filter(({ columns, keys }) => columns === undefined && keys[0] === 'id')
      for (const { name } of whole) {
        await transaction`truncate exported`
        for await (const batch of readTable(zip, name))
          await transaction`insert into exported select line::jsonb from unnest(${batch}::text[]) line`
        const [facts] = await transaction.unsafe<{ rows: number; differing: number }[]>(`
          with stored as (select to_jsonb(t) as row from public.${name} t)
          select (select count(*)::int from exported) as rows,
            (select count(*)::int from (select row from stored except all select row from exported) missing)
            + (select count(*)::int from (select row from exported except all select row from stored) other) as differing`)
        rows += facts?.rows ?? 0
        if (facts?.differing !== 0) wrong.push(`${name} (${facts?.differing})`)
      }
    }),
  )
  tell(
    'company export, streamed',
    run,
    wrong.length === 0 ? `${rows} rows are equal` : `differs: ${wrong.join(', ')}`,
    wrong.length === 0,
  )
}
