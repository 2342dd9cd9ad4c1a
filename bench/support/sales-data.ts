import type { Sql } from '../../server/src/database/database.ts'

/** The company, and the member of its twenty who sends the requests. */
export const company = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
export const member = 'dddddddd-dddd-4ddd-8ddd-dddddddddd10'

const owner = `('dddddddd-dddd-4ddd-8ddd-dddddddddd' || (10 + n * 7 % 20)::text)::uuid`
const lead = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
/** Spread over three years, at every hour of the day. */
const came = `now() - (n::float8 * 94608000 / $leads) * interval '1 second'`
/** Each lead's furthest stage: half stay in the second, a tenth are won, a fifth lost. */
const status = `(array['new', 'new', 'contacted', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost', 'lost'])[1 + n * 3 % 10]`
/** Within ninety days, evenly, also for those who came of late. */
const moved = `${came} + least(interval '90 days', now() - ${came}) * ((n % 89) / 89.0)`

const statements = [
  `insert into public.companies (id, name) values ('${company}', 'Measured')`,
  `insert into auth.users (id, email) select ('dddddddd-dddd-4ddd-8ddd-dddddddddd' || n)::uuid, n || '@measured.example' from generate_series(10, 29) n`,
  `insert into public.profiles (id, company_id, email) select ('dddddddd-dddd-4ddd-8ddd-dddddddddd' || n)::uuid, '${company}', n || '@measured.example' from generate_series(10, 29) n`,
  `insert into public.leads (id, company_id, name, company, email, status, value, currency, source, owner_id, created_at, status_changed_at, last_activity_at)
   select ${lead}, '${company}', 'Lead ' || n % $people, 'Company ' || n % $companies, n % $people || '@customer.example', ${status}, (n * 7919::bigint % 5000000) / 100.0,
          (array['USD', 'USD', 'EUR', 'GBP'])[1 + n * 11 % 4],
          (array['Website', 'Referral', 'Fair', 'Cold call', 'Newsletter', 'Partner', 'LinkedIn', null])[1 + n * 5 % 8], ${owner}, ${came}, ${moved}, ${moved}
     from generate_series(1, $leads) n`,
  `insert into public.lead_activities (company_id, lead_id, kind, data, actor_id, created_at)
   select '${company}', ${lead}, 'created', '{"status": "new"}', ${owner}, ${came} from generate_series(1, $leads) n`,
  `insert into public.lead_activities (company_id, lead_id, kind, data, actor_id, created_at)
   select '${company}', ${lead}, 'status_changed', jsonb_build_object('to', ${status}), ${owner}, ${moved} from generate_series(1, $leads) n where ${status} <> 'new'`,
  `insert into public.tasks (company_id, title, status, completed_at, assignee_id, lead_id)
   select '${company}', 'Task ' || n, 'done', ${moved}, ${owner}, ${lead} from generate_series(1, $leads, 4) n`,
  `insert into public.recordings (company_id, owner_id, title, status, recorded_at, duration_seconds, lead_id)
   select '${company}', ${owner}, 'Call ' || n, 'ready', ${came}, 600 + n % 900, ${lead} from generate_series(1, $leads, 10) n`,
]

interface SalesOptions {
  /** Different names of companies, and of people with an address each. */
  companies?: number
  people?: number
  /** Keeps the trigram indexes: a million rows take minutes, and no figure reads them. */
  isSearched?: boolean
}

/** Fills an empty migrated database with one company's leads and what people did; nothing is counted yet. */
export async function fillSales(
  sql: Sql,
  leads: number,
  { companies = 50_000, people = leads, isSearched = false }: SalesOptions = {},
): Promise<void> {
  const indexes = await sql<{ name: string; text: string }[]>`
    select indexname as name, indexdef as text from pg_indexes where schemaname = 'public' and indexdef like '%gin%'`
  for (const { name } of indexes) await sql.unsafe(`drop index public.${name}`)
  const [{ hasStages } = { hasStages: false }] = await sql<{ hasStages: boolean }[]>`
    select to_regprocedure('private.give_stages(uuid)') is not null as "hasStages"`
  await sql.begin(async (transaction) => {
    // No triggers: the recount computes the figures afterwards.
    await transaction`set local session_replication_role = replica`
    for (const statement of statements)
      await transaction.unsafe(
        statement
          .replaceAll('$leads', String(leads))
          .replaceAll('$companies', String(companies))
          .replaceAll('$people', String(people)),
      )
    if (hasStages) await transaction`select private.give_stages(${company})`
  })
  if (isSearched) for (const { text } of indexes) await sql.unsafe(text)
  await sql`analyze`
}
