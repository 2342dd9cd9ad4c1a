import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Locator, Page } from 'playwright-core'
import type { Database } from '../../core/src/database.types.ts'
import { readSession } from './people.ts'

export type Client = SupabaseClient<Database>

/** A client that acts as the person signed in on the page. */
export async function clientOf(page: Page, url: string): Promise<Client> {
  const { publishableKey, accessToken } = await readSession(page)
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${accessToken}` } },
  })
}

/** The open panel as a person finds it. */
export function panelOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Assistant' })
  const log = panel.getByRole('log', { name: 'Conversation' })
  return {
    panel,
    log,
    box: panel.getByRole('textbox', { name: 'Message' }),
    send: panel.getByRole('button', { name: 'Send' }),
    answers: log.getByRole('article', { name: 'Assistant' }),
    cards: log.getByRole('region').filter({ has: page.getByRole('button', { name: 'Confirm' }) }),
    async open() {
      await page.getByRole('button', { name: 'Open the assistant' }).click()
      await log.waitFor()
    },
    /** Sends and waits for the whole answer. */
    async say(text: string): Promise<Locator> {
      const answers = log.getByRole('article', { name: 'Assistant' })
      const before = await answers.count()
      await panel.getByRole('textbox', { name: 'Message' }).fill(text)
      await page.keyboard.press('Enter')
      await answers.nth(before).waitFor()
      const whole = log.locator('article:not([aria-busy])').nth(before)
      await whole.waitFor()
      return whole
    },
  }
}

/** Everything a person could have lost or gained: what an attack must leave as it was. */
export async function snapshot(client: Client): Promise<string> {
  const [leads, tasks, notes, accounts, contacts, roles] = await Promise.all([
    client
      .from('leads')
      .select('id, name, company, email, status, value, next_step')
      .order('id')
      .throwOnError(),
    client.from('tasks').select('id, title, status, due_at, lead_id').order('id').throwOnError(),
    client.from('lead_activities').select('id, kind, body').order('id').throwOnError(),
    client.from('accounts').select('id, name, website, phone, custom').order('id').throwOnError(),
    client.from('contacts').select('id, name, title, email, phone, custom').order('id').throwOnError(),
    client.from('lead_contacts').select('id, role').order('id').throwOnError(),
  ])
  return JSON.stringify([leads, tasks, notes, accounts, contacts, roles].map(({ data }) => data))
}
