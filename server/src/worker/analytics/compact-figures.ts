import type { Database } from '../../database/database.ts'

/** The tables whose new lines are compacted into one line a key (supabase/migrations/0016_analytics.sql). */
const figures = ['lead_figures', 'pipeline_figures', 'stage_figures', 'activity_figures'] as const
const most = 50_000

/**
 * Compacts the new lines of the analytics figures. Each round is one transaction that deletes lines and adds their sum,
 * so a killed process changes no number; answers are exact without it, only slower.
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
 * Recomputes the analytics figures from the rows they count, for all companies, and returns how many lines were wrong.
 * Blocks writes to leads while it runs.
 */
export async function recountFigures({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql<{ corrected: string }[]>`select private.recount_figures() as corrected`
  return Number(row?.corrected ?? 0)
}
