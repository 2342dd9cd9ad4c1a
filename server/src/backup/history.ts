import { hostname } from 'node:os'
import type { Sql } from '../database/database.ts'
import { isProven, listBackups, type Manifest } from './manifest.ts'

export interface BackupFigures {
  rows: number
  files: number
  /** In bytes, compressed. */
  rowBytes: number
  /** In bytes, of all files it holds, however many backups share them. */
  fileBytes: number
  missing: number
  /** Whether its rows were compared with the database when it was taken. */
  isProven: boolean
}

export function figuresOf(manifest: Manifest): BackupFigures {
  const { tables, files, missing } = manifest
  return {
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files: files.length,
    rowBytes: tables.reduce((sum, table) => sum + table.size, 0),
    fileBytes: files.reduce((sum, file) => sum + file.size, 0),
    missing: missing.length,
    isProven: isProven(manifest),
  }
}

/** The list of backups for /admin/metrics: a mirror of the folder, with failures. */
export function createHistory(sql: Sql, folder: string) {
  const machine = hostname()

  /** A backup is also taken before an upgrade, when the database does not have this table, or all its columns, yet. */
  async function hasTable(): Promise<boolean> {
    const [row] = await sql<{ has: boolean }[]>`
      select exists (select from pg_catalog.pg_attribute
                      where attrelid = to_regclass('host.backups') and attname = 'is_proven') as has`
    return row?.has === true
  }

  async function write(name: string, row: Record<string, string | number | boolean | null>): Promise<void> {
    if (!(await hasTable())) return
    const full = { name, machine, folder, ...row }
    await sql`
      insert into host.backups ${sql(full)}
      on conflict (name) do update set ${sql(full)}`
  }

  const finished = (name: string, manifest: Manifest) => {
    const { rows, files, rowBytes, fileBytes, missing, isProven: is_proven } = figuresOf(manifest)
    return write(name, {
      is_proven,
      status: 'finished',
      error: null,
      row_count: rows,
      file_count: files,
      row_bytes: rowBytes,
      file_bytes: fileBytes,
      missing_files: missing,
      started_at: manifest.takenAt,
      finished_at: manifest.finishedAt,
    })
  }

  return {
    /** Whether a backup of this name is known, here or on another machine. */
    async has(name: string): Promise<boolean> {
      return (await hasTable()) && (await sql`select from host.backups where name = ${name}`).length > 0
    },
    started: (name: string, at: Date) => write(name, { status: 'running', started_at: at.toISOString() }),
    finished,
    failed: (name: string, reason: string) =>
      write(name, {
        status: 'failed',
        error: reason.slice(0, 500),
        started_at: new Date().toISOString(),
        finished_at: new Date().toISOString(),
      }),

    /** Syncs the list with the folder: backups that were removed or copied by hand, and those a killed process left. */
    async follow(): Promise<void> {
      if (!(await hasTable())) return
      const backups = await listBackups(folder)
      const rows = await sql<{ name: string; status: string }[]>`
        select name, status from host.backups where machine = ${machine} and folder = ${folder}`
      const listed = new Set(rows.filter(({ status }) => status === 'finished').map(({ name }) => name))
      for (const { name, manifest } of backups) if (!listed.has(name)) await finished(name, manifest)
      await sql`
        delete from host.backups where machine = ${machine} and folder = ${folder} and status = 'finished'
          and name <> all(${backups.map(({ name }) => name)})`
      await sql`
        delete from host.backups where status = 'failed' and name not in (
          select name from host.backups where status = 'failed' order by started_at desc limit 20)`
    },

    /** Backups of killed processes: the caller holds the lock under which backups run. */
    async endAbandoned(): Promise<void> {
      if (!(await hasTable())) return
      await sql`
        update host.backups set status = 'failed', finished_at = now(), error = 'Parley was stopped before it was done.'
         where status = 'running'`
    },
  }
}
