import { describeSubject } from '@parley/core/records/subject'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

const sales = ['Renewal 2027', 'Pilot'].map((deal_name, place) => ({
  id: `l${place}`,
  name: 'Anna Weber',
  company: 'Northwind',
  deal_name,
}))
let page: ReturnType<typeof openPage>

/** The server: gives the columns that it is asked for. */
function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.endsWith('/leads')) return Response.json([])
  const columns = (searchParams.get('select') ?? '').split(',')
  return Response.json(
    sales.map((lead) =>
      Object.fromEntries(Object.entries(lead).filter(([column]) => columns.includes(column))),
    ),
  )
}
beforeEach(() => {
  vi.resetModules()
  page = openPage(answer)
})
afterAll(() => void vi.unstubAllGlobals())

async function readChoices(words: string) {
  const { subjectChoicesQuery } = await import('./subject-choices.ts')
  return new QueryClient().fetchQuery(subjectChoicesQuery(words))
}

it('two sales of one customer are told apart where one is chosen', async () => {
  expect((await readChoices('')).map(describeSubject)).toEqual([
    'Anna Weber, Northwind\u00A0· Renewal 2027',
    'Anna Weber, Northwind\u00A0· Pilot',
  ])
})

it('a lead is found by what its sale is called', async () => {
  await readChoices('renewal')
  const asked = page.requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/leads'))
  expect(asked.map(({ searchParams }) => searchParams.get('or'))).toEqual([
    expect.stringContaining('deal_name.ilike."%renewal%"'),
  ])
})
