import { setTimeout as delay } from 'node:timers/promises'
import { measured, type Scene } from './scene.ts'

/** Erases the whole company; nothing with its id is left in any table. */
export async function tryErasing({ client, onDatabase, companyId, server, tell }: Scene): Promise<void> {
  const columns = await onDatabase(
    ({ sql }) => sql<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attname = 'company_id' and c.relkind = 'r' and n.nspname in ('public', 'private') and not a.attisdropped`,
  )
  const left = () =>
    onDatabase(async ({ sql }) => {
      let rows = 0
      for (const { name } of columns) {
        const [row] = await sql.unsafe<{ count: number }[]>(
          `select count(*)::int as count from ${name} where company_id = '${companyId}'`,
        )
        rows += row?.count ?? 0
      }
      return rows
    })
  const before = await left()
  const asked = await measured(server, async () => {
    await client.rpc('erase_company', { confirmation: 'Real Größe' }).throwOnError()
  })
  tell('erasing the company: the answer', asked, `${before} rows to go`)
  const run = await measured(server, async () => {
    const until = Date.now() + 600_000
    let rows = await left()
    while (rows > 0 && Date.now() < until) {
      await delay(1000)
      rows = await left()
    }
    return rows
  })
  tell(
    'erasing the company: done',
    run,
    `${run.result} rows left in ${columns.length} tables`,
    run.result === 0,
  )
}
