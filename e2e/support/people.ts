import type { Page } from 'playwright-core'

export interface SignedUp {
  publishableKey: string
  accessToken: string
}

interface NewPerson {
  name: string
  email: string
  company?: string
}

export const password = 'correct horse battery'

/** Signs up through the page as a person would, and skips the onboarding. */
export async function signUp(page: Page, url: string, person: NewPerson): Promise<SignedUp> {
  // Who answered the consent banner: it would stand before what a journey clicks on.
  await page.context().addInitScript(() => {
    if (localStorage.getItem('analytics_consent') === null) localStorage.setItem('analytics_consent', 'false')
  })
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

/** What the browser holds of the session, for calls beside the page. */
export async function readSession(page: Page): Promise<SignedUp> {
  const publishableKey = await page.evaluate(() => Reflect.get(globalThis, '__PARLEY__')?.publishableKey)
  const accessToken = await page.evaluate(
    () => JSON.parse(localStorage.getItem('parley.session') ?? '{}').access_token,
  )
  return { publishableKey: String(publishableKey), accessToken: String(accessToken) }
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
