import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/**
 * `like` and `ilike` may run before a table's policies (database/prepare.ts), which must be fast and must not reveal hidden rows.
 */
let host: TestHost
let victim: Person
let stranger: Person
beforeAll(async () => {
  host = await startTestHost()
  victim = await host.person('victim')
  stranger = await host.person('stranger')
  await victim.client.from('leads').insert({ name: 'Secret deal', company: 'Acme' }).throwOnError()
  await fill()
})
afterAll(() => host.close())

/** Enough rows for the planner to choose an index. */
async function fill(): Promise<void> {
  const { sql } = host.database
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction.unsafe(`
      insert into public.leads (company_id, currency, name, company, email)
      select '${victim.companyId}', 'USD', md5(n::text), md5(n::text || 'c'), md5(n::text || 'e') from generate_series(1, 20000) n;
      insert into public.accounts (company_id, name) select '${victim.companyId}', md5(n::text) from generate_series(1, 20000) n;
      insert into public.contacts (company_id, name) select '${victim.companyId}', md5(n::text) from generate_series(1, 20000) n;
      insert into public.tasks (company_id, title, description)
      select '${victim.companyId}', md5(n::text), md5(n::text || 'd') from generate_series(1, 20000) n;
      insert into public.recordings (company_id, summary, transcription)
      select '${victim.companyId}', md5(n::text), md5(n::text || 't') from generate_series(1, 20000) n`)
  })
  await sql`vacuum analyze public.leads, public.accounts, public.contacts, public.tasks, public.recordings`
}

/** How Postgres would run a search, read by the person whose rights it has. */
async function explain(person: Person, query: string): Promise<string> {
  const caller = { role: 'authenticated', claims: { role: 'authenticated', sub: person.id } } as const
  const rows = await host.database.transaction(caller, (transaction) =>
    transaction.unsafe(`explain ${query}`),
  )
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}

describe('a search for words', () => {
  it.each([
    ['leads', ['name', 'email', 'company']],
    ['tasks', ['title', 'description']],
    ['recordings', ['summary', 'transcription']],
  ])('in %s finds them and the company in one index, under the policies', async (table, columns) => {
    const words = columns.map((column) => `${column} ilike '%corden%'`).join(' or ')
    const plan = await explain(
      victim,
      `select id from public.${table} where company_id = '${victim.companyId}' and (${words}) limit 5`,
    )
    expect(plan).toContain(`Bitmap Index Scan on ${table}_words`)
    for (const column of columns) expect(plan).toMatch(new RegExp(`Index Cond: .*${column} ~~\\* '%corden%'`))
  })
})

it.each(['accounts', 'contacts'])(
  '%s are found by all their words, in one index, under the policies',
  async (table) => {
    const plan = await explain(
      victim,
      `select id from public.${table} where company_id = '${victim.companyId}' and search_words like '%corden%' limit 5`,
    )
    expect(plan).toContain(`Bitmap Index Scan on ${table}_search`)
    expect(plan).toMatch(/Index Cond: .*search_words ~~ '%corden%'/)
  },
)

describe('a pattern cut in the middle of an escape', () => {
  const ask = async (filter: string) => {
    const { data } = await stranger.client.auth.getSession()
    const answer = await fetch(`${host.url}/rest/v1/leads?${filter}`, {
      headers: { apikey: host.publishableKey, Authorization: `Bearer ${data.session?.access_token}` },
    })
    return { status: answer.status, body: await answer.text() }
  }
  it.each([
    ['small letters', (words: string) => `name=like.${encodeURIComponent(`${words}\\`)}`],
    ['plain', (words: string) => `name=ilike.${encodeURIComponent(`${words}\\`)}`],
    ['after escaped backslashes', (words: string) => `name=ilike.${encodeURIComponent(`${words}*\\\\\\`)}`],
    ['in a tree', (words: string) => `or=${encodeURIComponent(`(name.ilike."${words}\\\\",email.is.null)`)}`],
    ['in an array', (words: string) => `name=${encodeURIComponent(`ilike(any).{x,${words}\\\\}`)}`],
    [
      'in quotes in an array',
      (words: string) => `name=${encodeURIComponent(`ilike(any).{"${words}\\\\",x}`)}`,
    ],
  ])('%s is refused alike, whether another company has such a row or not', async (_form, filter) => {
    const [hit, miss] = [await ask(filter('Secret')), await ask(filter('Nothing'))]
    expect(hit).toEqual(miss)
    expect(hit).toMatchObject({ status: 400, body: expect.stringContaining('22025') })
  })

  it('is no matter where the backslash itself is escaped', async () => {
    expect(await ask(`name=ilike.${encodeURIComponent('*\\\\')}`)).toMatchObject({ status: 200, body: '[]' })
    expect(await ask(`name=${encodeURIComponent('ilike(any).{"a\\\\\\\\",b}')}`)).toMatchObject({
      status: 200,
    })
  })
})
