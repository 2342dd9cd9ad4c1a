import { pino } from 'pino'
import { type Config, StartError } from '../config.ts'
import { postgresPassword } from '../secrets.ts'
import { createDatabase, type Database } from './database.ts'
import { embeddedUrl, startEmbeddedPostgres } from './embedded.ts'

const isAnswering = (database: Database) =>
  database.sql`select 1`.then(
    () => true,
    () => false,
  )

/**
 * Gives `work` the running instance's database, or the embedded one started for that time.
 * @throws StartError when neither can be had.
 */
export async function withDatabase<T>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (database: Database) => Promise<T>,
  { connections = 1 }: { connections?: number } = {},
): Promise<T> {
  const password = config.DATABASE_URL ? '' : postgresPassword(config.DATA_DIR)
  const database = createDatabase(config.DATABASE_URL ?? embeddedUrl(config.DATA_DIR, password), {
    connections,
  })
  try {
    if (await isAnswering(database)) return await work(database)
  } finally {
    await database.close()
  }
  if (config.DATABASE_URL) throw new StartError('DATABASE_URL does not answer: start that Postgres first.')
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    password,
    log: pino({ level: 'warn' }),
  })
  const own = createDatabase(postgres.url, { connections })
  try {
    return await work(own)
  } finally {
    await own.close()
    await postgres.stop()
  }
}
