import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { colleague } from '../../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { untilIdle } from '../../testing/until-idle.ts'
import { compactFigures } from './compact-figures.ts'

/** What an account's page adds up of its sales against plain SQL over the leads, by who asks, and against the company's own sums. */
let host: TestHost
let boss: Person
let ana: Person
let mate: Person
let carl: Person
let accounts: { id: string; name: string }[] = []

const firms = ['Acme', 'Bolt', 'Cask', 'Dune', 'Empty']
const stages = ['new', 'qualified', 'negotiation', 'won', 'lost']
const currencies = ['EUR', 'USD', 'JPY']
const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? ''

/** Whose sales each of them sees once members see their own and their team's only. */
const seenBy = () => [
  { person: boss, owners: [boss, ana, mate, carl] },
  { person: ana, owners: [ana, mate] },
  { person: carl, owners: [carl] },
]

beforeAll(async () => {
  host = await startTestHost()
  boss = await host.person('boss')
  ana = await colleague(host, boss, 'ana')
  mate = await colleague(host, boss, 'mate')
  carl = await colleague(host, boss, 'carl')
  const { data: north } = await boss.client
    .from('teams')
    .insert({ name: 'North' })
    .select('id')
    .single()
    .throwOnError()
  for (const { id } of [ana, mate])
    await boss.client.rpc('set_member_team', { member: id, team: north.id }).throwOnError()
  const made = await boss.client
    .from('accounts')
    .insert(firms.map((name) => ({ name, owner_id: null })))
    .select('id, name')
    .throwOnError()
  accounts = made.data
  // Every mix of firm, stage, currency and owner, with sums in cents, without a value, and of nothing.
  const owners = [boss, ana, mate, carl, null]
  const sales = Array.from({ length: 240 }, (_, n) => ({
    name: `Buyer ${n}`,
    company: firms[n % 4] ?? '',
    account_id: idOf(firms[n % 4] ?? ''),
    status: stages[Math.floor(n / 4) % stages.length] ?? 'new',
    currency: currencies[Math.floor(n / 3) % currencies.length] ?? 'EUR',
    value: n % 11 === 0 ? null : n % 13 === 0 ? 0 : ((n * 7919) % 100_000) / 100 + 0.01,
    owner_id: owners[Math.floor(n / 7) % owners.length]?.id ?? null,
  }))
  await boss.client.from('leads').insert(sales).throwOnError()
  await boss.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', boss.companyId)
    .throwOnError()
  await untilIdle(host.database.sql)
})
afterAll(() => host.close())

type Sums = Record<string, number>
interface Figures {
  id: string
  open: number
  latest: number | null
  opened: Sums
  won: Sums
}
const byId = (rows: Figures[]) => rows.toSorted((one, other) => one.id.localeCompare(other.id))

/** Sums to the cent, by currency, in one order. */
const rounded = (sums: object | null): Sums =>
  Object.fromEntries(
    Object.entries(sums ?? {})
      .map(([currency, sum]) => [currency, Math.round(Number(sum) * 100) / 100] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
const objectOf = (json: unknown) => (typeof json === 'object' ? json : null)

async function answered({ client }: Person): Promise<Figures[]> {
  const { data } = await client.rpc('account_figures', { ids: accounts.map(({ id }) => id) }).throwOnError()
  return byId(
    data.map((row) => ({
      id: row.account_id,
      open: row.open_leads,
      latest: row.last_activity_at ? Date.parse(row.last_activity_at) : null,
      opened: rounded(objectOf(row.open_values)),
      won: rounded(objectOf(row.won_values)),
    })),
  )
}

/** The same from the leads of these owners and of nobody, one row after the other. */
async function plain(owners: readonly Person[]): Promise<Figures[]> {
  const { sql } = host.database
  const leads = await sql<
    { account_id: string; status: string; currency: string; value: string | null; at: string }[]
  >`
    select account_id, status, currency, value, last_activity_at as at from public.leads
     where company_id = ${boss.companyId} and account_id is not null
       and (owner_id is null or owner_id in ${sql(owners.map(({ id }) => id))})`
  const held = await sql<
    { id: string }[]
  >`select id from public.accounts where company_id = ${boss.companyId}`
  const positive = (of: { currency: string; value: string | null }[]) =>
    rounded(
      Object.fromEntries(
        [...Map.groupBy(of, ({ currency }) => currency)]
          .map(
            ([currency, rows]) =>
              [currency, rows.reduce((sum, { value }) => sum + Number(value ?? 0), 0)] as const,
          )
          .filter(([, sum]) => sum > 0),
      ),
    )
  return byId(
    held.map(({ id }) => {
      const sales = leads.filter(({ account_id }) => account_id === id)
      const open = sales.filter(({ status }) => !['won', 'lost'].includes(status))
      return {
        id,
        open: open.length,
        latest: sales.length > 0 ? Math.max(...sales.map(({ at }) => Date.parse(at))) : null,
        opened: positive(open),
        won: positive(sales.filter(({ status }) => status === 'won')),
      }
    }),
  )
}

const ownerRow = z.object({ currency: z.string(), won_value: z.number() })
/** What was won, by currency, as /analytics is told it. */
function wonOf(answer: unknown): Sums {
  const owners = z.object({ owners: z.array(ownerRow) }).parse(answer).owners
  const sums: Sums = {}
  for (const { currency, won_value } of owners)
    if (won_value > 0) sums[currency] = (sums[currency] ?? 0) + won_value
  return rounded(sums)
}

/** Every person's answer, and that the owner's adds up to what the company as a whole is told. */
async function expectPlain(): Promise<void> {
  for (const { person, owners } of seenBy()) expect(await answered(person)).toEqual(await plain(owners))
  const all = await answered(boss)
  const total = (key: 'opened' | 'won') => {
    const sums: Sums = {}
    for (const figures of all)
      for (const [currency, sum] of Object.entries(figures[key])) sums[currency] = (sums[currency] ?? 0) + sum
    return rounded(sums)
  }
  const { sql } = host.database
  const [row] = await sql<{ opened: Sums; won: Sums }[]>`
    with sums as (select currency, sum(value) filter (where status not in ('won', 'lost')) as opened, sum(value) filter (where status = 'won') as won
        from public.leads where company_id = ${boss.companyId} group by 1)
    select jsonb_object_agg(currency, opened) filter (where opened > 0) as opened, jsonb_object_agg(currency, won) filter (where won > 0) as won from sums`
  expect({ opened: total('opened'), won: total('won') }).toEqual({
    opened: rounded(row?.opened ?? null),
    won: rounded(row?.won ?? null),
  })
  // The same sales in /analytics: each once, whichever account it stands at.
  await compactFigures(host.database)
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const { data: sales } = await boss.client
    .rpc('sales_figures', { from_day: day(-2), to_day: day(2), time_zone: 'UTC' })
    .throwOnError()
  expect(wonOf(sales)).toEqual(total('won'))
}

it('adds up many sales of a customer once, by currency, for an owner and for members who see their own and their team’s', async () => {
  const [all, team, one] = await Promise.all(seenBy().map(({ person }) => answered(person)))
  const of = (figures: Figures[] | undefined, name: string) => figures?.find(({ id }) => id === idOf(name))
  // The rows below would be equal as well where there is nothing to add up.
  for (const figures of [of(all, 'Acme'), of(team, 'Acme'), of(one, 'Acme')]) {
    expect(figures?.open).toBeGreaterThan(3)
    expect(Object.keys(figures?.opened ?? {}).length).toBeGreaterThan(1)
  }
  expect(of(all, 'Acme')?.open).toBeGreaterThan(of(team, 'Acme')?.open ?? 0)
  expect(of(team, 'Acme')?.open).toBeGreaterThan(of(one, 'Acme')?.open ?? 0)
  expect(of(all, 'Empty')).toMatchObject({ open: 0, opened: {}, won: {} })
  await expectPlain()
})

it('follows sales that are won, reopened, priced anew, handed over, moved to another account and deleted', async () => {
  const { data: leads } = await boss.client
    .from('leads')
    .select('id')
    .eq('account_id', idOf('Acme'))
    .order('name')
    .throwOnError()
  const patch = (
    id: string,
    values: {
      status?: string
      value?: number
      currency?: string
      account_id?: string
      owner_id?: string
    },
  ) => boss.client.from('leads').update(values).eq('id', id).throwOnError()
  const change = (place: number, values: Parameters<typeof patch>[1]) => patch(leads[place]?.id ?? '', values)
  await change(0, { status: 'won', value: 1234.56 })
  await change(1, { status: 'won' })
  await change(1, { status: 'negotiation' })
  await change(2, { value: 77.7, currency: 'CHF', status: 'won' })
  await change(3, { owner_id: carl.id })
  for (const place of [0, 4, 5, 6]) await change(place, { account_id: idOf('Empty') })
  await boss.client
    .from('leads')
    .delete()
    .eq('id', leads[7]?.id ?? '')
    .throwOnError()
  const moved = (await answered(boss)).find(({ id }) => id === idOf('Empty'))
  expect(Object.keys(moved?.won ?? {})).not.toEqual([])
  await untilIdle(host.database.sql)
  await expectPlain()
})

it('adds up the sales of two accounts that became one, and of each where they are two again', async () => {
  const before = await answered(boss)
  const [keep, drop] = [idOf('Bolt'), idOf('Cask')]
  const { data: merge } = await boss.client
    .rpc('merge_customers', { record: 'accounts', keep, drop_record: drop })
    .throwOnError()
  const open = (figures: Figures[], id: string) => figures.find((each) => each.id === id)?.open
  const merged = await answered(boss)
  expect(open(merged, drop)).toBeUndefined()
  expect(open(merged, keep)).toBe((open(before, keep) ?? 0) + (open(before, drop) ?? 0))
  await untilIdle(host.database.sql)
  await expectPlain()
  await boss.client.rpc('undo_customer_merge', { merge }).throwOnError()
  await untilIdle(host.database.sql)
  expect(await answered(boss)).toEqual(before)
  await expectPlain()
})
