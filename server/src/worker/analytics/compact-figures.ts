import type { Database } from '../../database/database.ts'

/** The tables whose fresh lines are melted into one line a key (supabase/migrations/0035_analytics.sql). */
const figures = ['lead_figures', 'pipeline_figures', 'stage_figures', 'activity_figures'] as const
const most = 50_000

/**
 * Melts the fresh lines of the analytics figures. Each round is one transaction that takes lines away and adds their sum, so a
 * process that is killed in the middle changes no number; answers are exact without it, only slower.
 */
export async function compactFigures({ sql }: Pick<Database, 'sql'>): Promise<void> {
  for (const name of figures) {
    let taken = most
    while (taken === most) {
      const [row] = await sql<{ taken: number }[]>`
        select private.compact_figures(${`private.${name}`}::text::regclass, ${most}) as taken`
      taken = row?.taken ?? 0
    }
  }
}

/**
 * Sets the analytics figures right from the rows they count, for all companies, and answers how many lines were wrong. Leads wait
 * to be written while it runs.
 */
export async function recountFigures({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ corrected: string }[]>`select private.recount_figures() as corrected`
  return Number(row?.corrected ?? 0)
}
