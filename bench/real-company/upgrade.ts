import { join } from 'node:path'
import { pino } from 'pino'
import type { Sql } from '../../server/src/database/database.ts'
import { startEmbeddedPostgres } from '../../server/src/database/embedded.ts'
import { prepareDatabase } from '../../server/src/database/prepare.ts'
import { releases } from '../../server/src/database/releases.ts'
import { fillRealCompany } from '../../server/src/testing/real-company.ts'
import { measured, type Scene } from './scene.ts'

/** The migrations of the first release, from which a database is brought to the newest version. */
const [first = { release: '', migrations: [] }] = releases

const versionsOf = (origin: 'host' | 'supabase') =>
  new Set(first.migrations.filter((each) => each.origin === origin).map(({ version }) => version))

interface Column {
  name: string
  columns: string
}

/** The tables of the product with the columns they have now. */
const readColumns = (sql: Sql) => sql<Column[]>`
  select format('public.%I', c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`

async function contentOf(sql: Sql, tables: readonly Column[]): Promise<string[]> {
  const contents: string[] = []
  for (const { name, columns } of tables) {
    const [row] = await sql.unsafe<{ content: string }[]>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${columns})::text, 5)::numeric), 0) as content from ${name}`,
    )
    contents.push(`${name} ${row?.content}`)
  }
  return contents
}

/** A database of an earlier version, as large as a real company's, brought to this one. */
export async function tryUpgrade({ folder, server, sizes, tell }: Scene): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'earlier'),
    password: 'bench',
    log: pino({ level: 'silent' }),
  })
  try {
    const only = { host: versionsOf('host'), supabase: versionsOf('supabase') }
    const earlier = await prepareDatabase(postgres.url, { connections: 2, only })
    const [person] = await earlier.sql<{ id: string; companyId: string }[]>`
      with made as (insert into auth.users (email, raw_user_meta_data) values ('owner@earlier.example', '{"company_name": "Earlier"}') returning id)
      select id, '' as "companyId" from made`
    const id = person?.id ?? ''
    const [profile] = await earlier.sql<
      { company_id: string }[]
    >`select company_id from public.profiles where id = ${id}`
    await fillRealCompany(earlier.sql, { id, companyId: profile?.company_id ?? '' }, sizes)
    const tables = await readColumns(earlier.sql)
    const before = await contentOf(earlier.sql, tables)
    await earlier.close()
    const run = await measured(server, () => prepareDatabase(postgres.url, { connections: 2 }))
    const after = await contentOf(run.result.sql, tables)
    await run.result.close()
    const different = before.filter((content, place) => content !== after[place])
    tell(
      `upgrade from ${first.release}`,
      run,
      different.length === 0 ? 'every row is as before' : `differs: ${different.join(', ')}`,
      different.length === 0,
    )
  } finally {
    await postgres.stop()
  }
}
