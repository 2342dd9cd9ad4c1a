import type { Sql, Transaction } from '../../server/src/database/database.ts'
import { sampleCompany } from '../../supabase/seed/index.ts'

export interface SearchScale {
  leads: number
  tasks: number
  recordings: number
  accounts: number
  contacts: number
}

/** Each is also the id of its one member. */
export const companies = {
  big: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  small: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
} as const

const spokenCount = 1500
const wordCount = 20_000
const nameCount = 6000
const phraseCount = 40_000
const syllables =
  'ba cor den fel gra hin jo kal lum mer nor pel qui ran sol tar ver wil zan esk ild opt uth yar'

/** The words of the sample company's conversations, the most used first. */
function spokenWords(): string[] {
  const counts = new Map<string, number>()
  for (const [word] of JSON.stringify(sampleCompany.conversations)
    .toLowerCase()
    .matchAll(/[a-z]{2,20}/g))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
}

/**
 * Spoken English, then words made of syllables, as names and jargon are. Phrases draw from them by Zipf's law: a few
 * words are everywhere, most are rare.
 */
async function makeVocabulary(sql: Transaction): Promise<void> {
  const spoken = spokenWords().slice(0, spokenCount)
  await sql.unsafe(`
    select setseed(0.42);
    create schema bench;
    create table bench.words (rank int primary key, word text not null);
    create table bench.names (id int primary key, word text not null);
    create table bench.phrases (id int primary key, text text not null)`)
  await sql`
    insert into bench.words
    select ordinality, word from unnest(${spoken}::text[]) with ordinality as list (word, ordinality)`
  await sql.unsafe(`
    insert into bench.words
    select ${spoken.length} + n, string_agg((string_to_array('${syllables}', ' '))[1 + floor(random() * 24)::int], '')
      from generate_series(1, ${wordCount - spoken.length}) n cross join lateral generate_series(1, 2 + n % 3) part group by n;
    insert into bench.names
    select row_number() over (order by rank), initcap(word) from bench.words where rank > ${spokenCount} order by rank limit ${nameCount};
    insert into bench.phrases
    select n, string_agg(word, ' ')
      from (select n, least(${wordCount}, floor(exp(random() * ln(${wordCount})))::int) as rank
              from generate_series(1, ${phraseCount}) n cross join generate_series(1, 14) part) drawn
      join bench.words using (rank) group by n;
    create temporary table numbered_phrases on commit drop as select row_number() over (order by id) as id, text from bench.phrases;
    truncate bench.phrases;
    insert into bench.phrases select * from numbered_phrases;
    analyze bench.words, bench.names, bench.phrases`)
}

async function makeCompanies(sql: Transaction): Promise<void> {
  const other = (n: string) => `('00000000-0000-4000-8000-0000000000' || lpad((${n})::text, 2, '0'))::uuid`
  await sql.unsafe(`
    insert into public.companies (id, name) values ('${companies.big}', 'Big'), ('${companies.small}', 'Small');
    insert into public.companies (id, name) select ${other('n')}, 'Other ' || n from generate_series(0, 49) n;
    insert into auth.users (id, email) select id, name || '@example.com' from public.companies where name in ('Big', 'Small');
    insert into public.profiles (id, company_id) select id, id from public.companies where name in ('Big', 'Small')`)
}

/** One row in a thousand is the small company's, four in a hundred are fifty others', the rest the big one's. */
const owner = (n: string) => `case when ${n} % 1000 = 7 then '${companies.small}'::uuid
  when ${n} % 25 = 3 then ('00000000-0000-4000-8000-0000000000' || lpad((${n} / 25 % 50)::text, 2, '0'))::uuid
  else '${companies.big}'::uuid end`

const draw = (count: number) => `1 + floor(random() * ${count})::int`

/** One row in 400 holds a word that nothing else does. */
const rareWord = 'Quillfeather'

async function makeRows(sql: Transaction, scale: SearchScale): Promise<void> {
  const [row] = await sql`select count(*)::int as phrases from bench.phrases`
  const phrases = Number(row?.['phrases'])
  await sql.unsafe(`
    insert into public.leads (company_id, currency, name, company, email, status, created_at)
    select ${owner('n')}, 'USD', first.word || ' ' || last.word || case when n % 400 = 1 then ' ${rareWord}' else '' end,
           firm.word || (array[' Ltd', ' GmbH', ' & Sons (UK)', ', Inc.', ' 50%_off'])[1 + n % 5],
           lower(first.word || '.' || last.word || '@' || firm.word) || '.example',
           (array['new', 'contacted', 'qualified', 'won'])[1 + n % 4], now() - n * interval '1 minute'
      from (select n, ${draw(nameCount)} as a, ${draw(nameCount)} as b, ${draw(nameCount)} as c from generate_series(1, ${scale.leads}) n) drawn
      join bench.names first on first.id = a join bench.names last on last.id = b join bench.names firm on firm.id = c`)
  await sql.unsafe(`
    insert into public.tasks (company_id, title, description, status, created_at)
    select ${owner('n')}, left(title.text, 60) || case when n % 400 = 1 then ' ${rareWord}' else '' end,
           case when n % 3 = 0 then body.text || '. ' || title.text end,
           (array['todo', 'in_progress', 'done'])[1 + n % 3], now() - n * interval '1 minute'
      from (select n, ${draw(phrases)} as a, ${draw(phrases)} as b from generate_series(1, ${scale.tasks}) n) drawn
      join bench.phrases title on title.id = a join bench.phrases body on body.id = b`)
  await sql.unsafe(`
    insert into public.accounts (company_id, owner_id, name, domain, website, phone, created_at)
    select ${owner('n')}, null, firm.word || (array[' Ltd', ' GmbH', ' & Sons (UK)', ', Inc.', ' 50%_off'])[1 + n % 5] || ' ' || n
             || case when n % 400 = 1 then ' ${rareWord}' else '' end,
           lower(firm.word) || n || '.example', 'https://' || lower(firm.word) || n || '.example', '+47 ' || n, now() - n * interval '1 minute'
      from (select n, ${draw(nameCount)} as a from generate_series(1, ${scale.accounts}) n) drawn join bench.names firm on firm.id = a`)
  await sql.unsafe(`
    create temporary table numbered_accounts on commit drop as
    select row_number() over () as n, id, company_id, name from public.accounts;
    create index on numbered_accounts (n);
    insert into public.contacts (company_id, account_id, account_name, name, title, email, created_at)
    select firm.company_id, firm.id, firm.name, first.word || ' ' || last.word || case when drawn.n % 400 = 1 then ' ${rareWord}' else '' end, 'Buyer',
           lower(first.word || '.' || last.word || '@example.example'), now() - drawn.n * interval '1 minute'
      from (select n, ${draw(nameCount)} as a, ${draw(nameCount)} as b from generate_series(1, ${scale.contacts}) n) drawn
      join bench.names first on first.id = a join bench.names last on last.id = b
      join numbered_accounts firm on firm.n = 1 + drawn.n % ${scale.accounts}`)
  // Of ten calls five last four to ten minutes, four a quarter to half an hour, one an hour, at 150 words a minute.
  await sql.unsafe(`
    insert into public.recordings (company_id, title, status, summary, transcription, created_at)
    select ${owner('n')}, 'Call ' || n, 'ready', min(phrase.text) || '. ' || max(phrase.text),
           string_agg(case when part % 2 = 0 then 'Ana: ' else 'Ben: ' end || phrase.text, E'.\\n')
             || case when n % 400 = 1 then E'.\\nAna: thank you Mr ${rareWord}' else '' end, now() - n * interval '1 minute'
      from (select n, part, ${draw(phrases)} as a
              from (select n, case when n % 10 < 5 then 43 + floor(random() * 65)::int when n % 10 < 9 then 160 + floor(random() * 160)::int else 640 end as parts
                      from generate_series(1, ${scale.recordings}) n) calls
             cross join lateral generate_series(1, parts) part) drawn
      join bench.phrases phrase on phrase.id = a group by n`)
}

export interface Timing {
  what: string
  /** Seconds. */
  seconds: number
}

/** Fills an empty migrated database. The indexes on text are made afterwards, as a restore would. */
export async function fillSearchData(sql: Sql, scale: SearchScale): Promise<Timing[]> {
  const timings: Timing[] = []
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    timings.push({ what, seconds: (performance.now() - start) / 1000 })
  }
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where amname = 'gin' and indrelid in ('public.leads'::regclass, 'public.tasks'::regclass, 'public.recordings'::regclass,
       'public.accounts'::regclass, 'public.contacts'::regclass)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await timed('rows', () =>
    sql.begin(async (transaction) => {
      // No triggers: neither history nor realtime is measured here.
      await transaction`set local session_replication_role = replica`
      await makeVocabulary(transaction)
      await makeCompanies(transaction)
      await makeRows(transaction, scale)
    }),
  )
  for (const { name, definition } of indexes)
    await timed(name, () =>
      sql.begin(async (transaction) => {
        await transaction`set local maintenance_work_mem = '1GB'`
        await transaction.unsafe(definition)
      }),
    )
  await timed('vacuum analyze', () => sql`vacuum analyze`)
  return timings
}
