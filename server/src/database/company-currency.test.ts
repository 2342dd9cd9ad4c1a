import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What says no currency has the company's, whoever writes it. */
let host: TestHost
let ann: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
  mallory = await host.person('mallory')
  await ann.client.from('companies').update({ currency: 'EUR' }).eq('id', ann.companyId).throwOnError()
})
afterAll(() => host.close())

const add = async (person: Person, values: { name: string; currency?: string }) =>
  (await person.client.from('leads').insert(values).select('currency').single().throwOnError()).data.currency

it('gives leads the currency of their company, unless they have another', async () => {
  expect(await add(ann, { name: 'Ida' })).toBe('EUR')
  expect(await add(ann, { name: 'Ole', currency: 'NOK' })).toBe('NOK')
  expect(await add(mallory, { name: 'Max' })).toBe('USD')
})

it('gives it to leads that nobody signed in writes, many at once too', async () => {
  const rows = await host.database.sql<{ currency: string }[]>`
    insert into public.leads (company_id, name)
    values (${ann.companyId}, 'Form'), (${mallory.companyId}, 'Form'), (${ann.companyId}, 'Other form') returning currency`
  expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'EUR'])
})

it('gives it to orders and subscriptions that say none', async () => {
  const orders = [
    { external_id: '1', customer: 'c', amount: 20 },
    { external_id: '2', customer: 'c', amount: 30, currency: 'GBP' },
  ]
  await ann.client.rpc('import_vertical_rows', { kind: 'orders', rows: orders }).throwOnError()
  const { data } = await ann.client.from('orders').select('currency').order('external_id').throwOnError()
  expect(data.map(({ currency }) => currency)).toEqual(['EUR', 'GBP'])
})

it('is changed by owners alone, to a currency', async () => {
  const update = (person: Person, currency: string) =>
    person.client.from('companies').update({ currency }).eq('id', ann.companyId).select('id')
  expect((await update(mallory, 'CHF')).data).toEqual([])
  expect((await update(ann, 'euro')).error?.code).toBe('23514')
})
