import type { Sql } from '../../server/src/database/database.ts'
import { sampleCompany } from '../../supabase/seed/index.ts'

/** The owner has the id of their company. */
export const owner = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const company = owner
export const colleague = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
const phraseCount = 20_000
const wordsPerPhrase = 16

/** A pseudo-random number from 0 to 1 that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Sentences of spoken English in which few words are everywhere and most are rare. */
export function makePhrases(): string[] {
  const words = [
    ...new Set(
      JSON.stringify(sampleCompany.conversations)
        .toLowerCase()
        .match(/[a-z]{2,20}/g),
    ),
  ]
  const random = createRandom(42)
  const draw = () => words[Math.floor(words.length ** random()) - 1] ?? 'the'
  return Array.from(
    { length: phraseCount },
    (_, index) =>
      `${Array.from({ length: wordsPerPhrase }, draw).join(' ')}${index === 7 ? ' quillfeather' : ''}.`,
  )
}

/** A company of an owner and a colleague with recordings of the same length; every fourth is the colleague's. */
export async function fillTranscripts(
  sql: Sql,
  { recordings, segments }: { recordings: number; segments: number },
): Promise<void> {
  const phrases = makePhrases()
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction.unsafe(`
      select setseed(0.42);
      create schema bench;
      create table bench.phrases (id serial primary key, text text not null);
      insert into public.companies (id, name) values ('${company}', 'Big');
      insert into auth.users (id, email) values ('${owner}', 'owner@example.com'), ('${colleague}', 'colleague@example.com');
      insert into public.profiles (id, company_id, company_role) values ('${owner}', '${company}', 'owner'), ('${colleague}', '${company}', 'member')`)
    await transaction`insert into bench.phrases (text) select * from unnest(${phrases}::text[])`
    await transaction.unsafe(`
      insert into public.recordings (company_id, owner_id, title, status, created_at, recorded_at, duration_seconds)
      select '${company}', case when n % 4 = 0 then '${colleague}'::uuid else '${owner}'::uuid end, 'Call ' || n, 'ready',
             now() - n * interval '1 hour', now() - n * interval '1 hour', ${segments * 6}
        from generate_series(1, ${recordings}) n;
      insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, channel, text)
      select r.company_id, r.id, n, n * 6, n * 6 + 6, case when n % 2 = 0 then 'You' else 'Them' end, n % 2, p.text
        from public.recordings r
       cross join lateral (select n, 1 + floor(random() * ${phraseCount} + 0 * length(r.title))::int as a from generate_series(0, ${segments - 1}) n) drawn
        join bench.phrases p on p.id = a;
      update public.recordings r set transcription = (
        select string_agg(s.speaker || ': ' || s.text, E'\\n' order by s.position) from public.transcript_segments s where s.recording_id = r.id)`)
  })
  await sql`vacuum analyze public.recordings, public.transcript_segments`
}
