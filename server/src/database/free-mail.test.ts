import { freeMailDomains, isFreeMailDomain } from '@parley/core/text/free-mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Mail that anybody can have says nothing of a company, in the product and in the database alike. */
let host: TestHost
let ann: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
})
afterAll(() => host.close())

describe('the domains of mail for everybody', () => {
  it('are one list, in order and each once', async () => {
    const [row] = await host.database.sql<{ domains: string[] }[]>`
      select private.free_mail_domains() as domains`
    expect(row?.domains).toEqual(freeMailDomains)
    expect(freeMailDomains).toEqual([...new Set(freeMailDomains)].toSorted())
  })

  it('are told apart from those of companies by the same rule', async () => {
    const countries = ['com', 'net', 'de', 'fr', 'co.uk', 'com.br', 'co.jp']
    const families = freeMailDomains.flatMap((domain) =>
      domain.endsWith('.*') ? countries.map((ending) => domain.replace('*', ending)) : [],
    )
    const companies = ['halden.example', 'yahoo.example', 'mail.gmail.com', 'gmail.co', 'gmx', 'yahoo.*x', '']
    const asked = [...freeMailDomains, ...families, 'T-Online.DE', ...companies]
    const told = await host.database.sql<{ domain: string; is: boolean }[]>`
      select domain, private.is_free_mail(domain) as is from unnest(${asked}::text[]) domain`
    expect(told.map(({ domain, is }) => [domain, is])).toEqual(
      asked.map((domain) => [domain, isFreeMailDomain(domain)]),
    )
    expect([...families, 'T-Online.DE'].filter((domain) => !isFreeMailDomain(domain))).toEqual([])
    expect(companies.filter(isFreeMailDomain)).toEqual([])
  })
})

it.each(['t-online.de', 'hotmail.fr', 'yahoo.co.uk', 'gmx.at', 'orange.fr', 'libero.it', 'mail.ru'])(
  'gathers no strangers at an account because all have an address at %s',
  async (domain) => {
    const { client } = ann
    const company = `Schreinerei ${domain}`
    await client
      .from('leads')
      .insert({ name: 'Karl', company, email: `karl@${domain}` })
      .throwOnError()
    const { data: stranger } = await client
      .from('leads')
      .insert({ name: 'Uta', email: `uta@${domain}` })
      .select('company, account_id')
      .single()
      .throwOnError()
    expect(stranger).toEqual({ company: null, account_id: null })
    const { data: account } = await client
      .from('accounts')
      .select('domain')
      .eq('name', company)
      .single()
      .throwOnError()
    expect(account.domain).toBeNull()
  },
)
