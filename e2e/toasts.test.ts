import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { toastProblems } from './support/toast-problems.ts'

/** What floats and what opens over a page keeps its buttons while a toast is there; the walk of all pages asks the pages. */
let page: Page
let url: string
beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.toasts.example' })
  page = journey.page
  url = journey.host.url
  await clientOf(url, journey.session)
    .from('leads')
    .insert(['Ana Ruiz', 'Cleo Diaz', 'Omar Haddad'].map((name) => ({ name })))
    .throwOnError()
})

const openings: Record<string, (tab: Page) => Promise<unknown>> = {
  'the bar of what is selected': async (tab) => {
    await tab.goto(`${url}/leads`)
    await tab.getByRole('checkbox', { name: 'Select Ana Ruiz' }).check()
    await tab.getByRole('region', { name: 'Selected leads' }).waitFor()
  },
  'a form’s lower edge': async (tab) => {
    await tab.goto(`${url}/leads?new=1`)
    await tab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
  },
  'a window': async (tab) => {
    await tab.goto(`${url}/voice?settings=true`)
    await tab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
  },
  'the assistant’s composer': async (tab) => {
    await tab.goto(`${url}/tasks`)
    await tab.getByRole('button', { name: 'Open the assistant' }).click()
    await tab.getByRole('dialog', { name: 'Assistant' }).getByRole('textbox').waitFor()
  },
  'a menu': async (tab) => {
    await tab.goto(`${url}/leads`)
    await tab.getByRole('button', { name: 'More actions', exact: true }).click()
    await tab.getByRole('menuitem').first().waitFor()
  },
}

describe.each(Object.entries(openings))('a toast leaves %s free', (_, open) => {
  it('on a screen', async () => {
    await open(page)
    expect(await toastProblems(page)).toEqual([])
  })

  it('on a phone', async () => {
    const tab = await onPhone(page)
    await open(tab)
    expect(await toastProblems(tab)).toEqual([])
    await tab.context().close()
  })
})
