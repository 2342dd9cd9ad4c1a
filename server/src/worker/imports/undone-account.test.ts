import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/host.ts'
import { importTable, undoImport } from '../../testing/import-file.ts'
import { untilIdle } from '../../testing/until-idle.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it.each([
  ['a lead that was there', [['Known', 'known@firm.example', 'Early']]],
  ['a lead that is new', [['New', 'new@firm.example', 'Early']]],
  [
    'a new lead and one that was there',
    [
      ['New', 'new@firm.example', 'Early'],
      ['Known', 'known@firm.example', 'Early'],
    ],
  ],
])('leaves no account behind that an import made for %s, once it is taken back', async (name, rows) => {
  const person = await host.person(name.replaceAll(' ', '-'))
  await person.client.from('leads').insert({ name: 'Known', email: 'known@firm.example' }).throwOnError()
  await untilIdle(host.database.sql)
  const { id } = await importTable(person, [['Name', 'Email', 'Company'], ...rows])
  const made = await person.client.from('accounts').select('name').throwOnError()
  expect(made.data).toEqual([{ name: 'Early' }])
  expect((await undoImport(person, id)).kept_count).toBe(0)
  await untilIdle(host.database.sql)
  const { data: lead } = await person.client.from('leads').select('name, company, account_id').throwOnError()
  expect(lead).toEqual([{ name: 'Known', company: null, account_id: null }])
  expect((await person.client.from('accounts').select('name').throwOnError()).data).toEqual([])
})
