import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { callTool } from '../testing/tools.ts'

/** The assistant's figures on a server with a low row cap. */
let host: TestHost
let ana: Person
beforeAll(async () => {
  host = await startTestHost({ API_MAX_ROWS: '100' })
  ana = await host.person('ana')
  const { sql } = host.database
  // All of one moment but a few, so that pages end amid rows which only their ids tell apart.
  await sql`
    insert into public.leads (company_id, name, created_at)
    select ${ana.companyId}, 'Lead ' || n, now() - case when n % 9 = 0 then interval '1 hour' else interval '1 minute' end
      from generate_series(1, 250) n`
  await sql`
    with buyer as (insert into public.customers (company_id, external_id, name)
                   values (${ana.companyId}, 'c1', 'Buyer') returning id)
    insert into public.orders (company_id, customer_id, external_id, amount, currency, placed_at)
    select ${ana.companyId}, buyer.id, 'o' || n, 1, 'USD', date_trunc('day', now()) from buyer, generate_series(1, 250) n`
})
afterAll(() => host.close())

it('counts every lead once', async () => {
  const { result } = await callTool(host, ana, 'analytics_figures', { period: 'all_time' })
  expect(result?.data).toMatchObject({ newLeads: 250 })
  expect(result?.message).not.toContain('latest')
})

it('counts every order once', async () => {
  const { result } = await callTool(host, ana, 'customer_lifetime_value')
  expect(result?.data).toMatchObject({ values: [{ best: [{ customer: 'Buyer', total: 250 }] }] })
})
