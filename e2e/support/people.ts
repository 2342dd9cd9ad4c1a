import { createClient } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'

export interface SignedUp {
  publishableKey: string
  accessToken: string
}

export interface NewPerson {
  name: string
  email: string
  company?: string
}

export const password = 'correct horse battery'

/** What the page itself is told of the instance it is served by. */
export async function publishableKeyOf(url: string): Promise<string> {
  const config = await (await fetch(new URL('/config.js', url))).text()
  const key = /"publishableKey":"([^"]+)"/.exec(config)?.[1]
  if (!key) throw new Error(`no publishable key in ${config}`)
  return key
}

/** Who answered the consent banner: it would stand before what a journey clicks on. */
const answerConsent = (page: Page) =>
  page.context().addInitScript(() => {
    if (localStorage.getItem('analytics_consent') === null) localStorage.setItem('analytics_consent', 'false')
  })

/** Signs up through the page as a person would, and stands before the onboarding. */
export async function signUpOnPage(page: Page, url: string, person: NewPerson): Promise<SignedUp> {
  await answerConsent(page)
  await page.goto(`${url}/auth`)
  await page
    .getByRole('link', { name: 'Create an account' })
    .or(page.getByRole('button', { name: 'Create an account' }))
    .first()
    .click()
  await page.locator('[name=fullName]').fill(person.name)
  await page.locator('[name=identifier]').fill(person.email)
  if (person.company) await page.locator('[name=companyName]').fill(person.company)
  await page.locator('[name=password]').fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click()
  await page.waitForURL(/\/onboarding/)
  return readSession(page)
}

/** Gives the browser of `page` a new account's session, for journeys that begin later than the sign-up form. */
export async function signUp(page: Page, url: string, person: NewPerson): Promise<SignedUp> {
  await answerConsent(page)
  // A document of the instance that runs nothing: only its storage is wanted.
  await page.goto(`${url}/config.js`)
  const kept = new Map<string, string>()
  const client = createClient(url, await publishableKeyOf(url), {
    auth: {
      autoRefreshToken: false,
      storageKey: 'parley.session',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  })
  const { error } = await client.auth.signUp({
    email: person.email,
    password,
    options: {
      data: {
        full_name: person.name,
        company_name: person.company ?? '',
        time_zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      },
    },
  })
  if (error) throw error
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    [...kept],
  )
  return readSession(page)
}

/** What the browser holds of the session, for calls beside the page. */
export async function readSession(page: Page): Promise<SignedUp> {
  const accessToken = await page.evaluate(
    () => JSON.parse(localStorage.getItem('parley.session') ?? '{}').access_token,
  )
  return { publishableKey: await publishableKeyOf(page.url()), accessToken: String(accessToken) }
}

/** What the last of the three steps stores, without walking through them. */
export async function finishOnboarding(
  url: string,
  { publishableKey, accessToken }: SignedUp,
): Promise<void> {
  const claims: { sub: string } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  )
  const answer = await fetch(`${url}/rest/v1/profiles?id=eq.${claims.sub}`, {
    method: 'PATCH',
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ onboarded_at: new Date().toISOString() }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
