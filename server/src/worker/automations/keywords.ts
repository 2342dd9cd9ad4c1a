import type { Facts } from '@parley/core/automations/fields'
import { findKeyword, keywordFacts } from '@parley/core/automations/keywords'
import type { Sql } from '../../database/database.ts'

/** The first keyword said in a recording with its evidence, as facts; null where none was said. */
export async function findSpokenKeyword(
  sql: Sql,
  companyId: string,
  recordingId: string,
  keywords: readonly string[],
): Promise<Facts | null> {
  const segments = await sql<{ text: string; start: number }[]>`
    select text, start_seconds::float8 as start from public.transcript_segments
     where company_id = ${companyId} and recording_id = ${recordingId} order by position`
  const found = findKeyword(segments, keywords)
  return found && keywordFacts(found)
}
