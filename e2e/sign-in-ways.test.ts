import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityProvider } from '../server/src/auth/testing/identity-provider.ts'
import { startSmtp, type TestSmtp } from '../server/src/auth/testing/mailbox.ts'
import { startSmsService } from '../server/src/auth/testing/sms-service.ts'
import { ethereumWallet } from '../server/src/auth/testing/wallets.ts'
import { startService, type TestService } from '../server/src/auth/testing/web-service.ts'
import { accessibilityProblems, launch, phone, settled, watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { finishOnboarding, password, readSession } from './support/people.ts'

let browser: Browser
const errors: string[][] = []

async function newPage(): Promise<Page> {
  const made = await (await browser.newContext()).newPage()
  await made.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  errors.push(watchErrors(made))
  return made
}
const userOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('parley.session') ?? '{}').user)

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

describe('an instance with texts, wallets, a company’s sign-in and mail', () => {
  const acme = createIdentityProvider()
  let host: RunningHost
  let sms: Awaited<ReturnType<typeof startSmsService>>
  let mailbox: TestSmtp
  let company: TestService
  let page: Page

  beforeAll(async () => {
    sms = await startSmsService()
    mailbox = await startSmtp()
    company = await startService()
    company.app.get('/sso', (context) => {
      const answer = acme.answer(acme.readRequest(context.req.url), {
        audience: `${host.url}/auth/v1/sso/saml/metadata`,
        recipient: `${host.url}/auth/v1/sso/saml/acs`,
      })
      const fields = [...answer].map(([name, value]) => `<input type=hidden name="${name}" value="${value}">`)
      return context.html(
        `<form method=post action="${host.url}/auth/v1/sso/saml/acs">${fields.join('')}<button>Let me in</button></form>`,
      )
    })
    host = await startHost({
      ...sms.environment,
      SMTP_URL: mailbox.url,
      WEB3_ENABLED: 'true',
      ANONYMOUS_USERS: 'true',
      SAML_PROVIDERS: JSON.stringify([{ ...acme.settings, entryPoint: `${company.url}/sso` }]),
    })
    page = await newPage()
  })
  afterAll(async () => {
    await host?.stop()
    await company?.close()
    await mailbox?.close()
    await sms?.close()
  })

  it('makes an account with a number, confirmed by a text', async () => {
    await page.goto(`${host.url}/auth?mode=sign-up`)
    await page.getByRole('textbox', { name: 'Email or phone' }).fill('+44 7700 900123')
    await page.locator('[name=fullName]').fill('Ben Carter')
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    const code = await sms.nextCode()
    await page.getByRole('textbox', { name: 'Code from the message' }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code or link has expired or was used before.').waitFor()
    await page.getByRole('textbox', { name: 'Code from the message' }).fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/\/onboarding/)
    expect(await userOf(page)).toMatchObject({ phone: '447700900123' })
  })

  it('signs in with a texted code, and tells nobody who has an account', async () => {
    const other = await newPage()
    await other.goto(`${host.url}/auth`)
    await other.getByRole('link', { name: 'Sign in by text message' }).click()
    expect(await accessibilityProblems(other)).toEqual([])
    const number = other.getByRole('textbox', { name: 'Phone' })
    await number.fill('12')
    await other.getByRole('button', { name: 'Text me a code' }).click()
    await other.getByText('Enter the number with its country code').waitFor()
    await number.fill('+44 7700 900999')
    await other.getByRole('button', { name: 'Text me a code' }).click()
    await other.getByText('If there is an account for +447700900999').waitFor()
    await other.goto(`${host.url}/auth?mode=phone`)
    await other.getByRole('textbox', { name: 'Phone' }).fill('+44 7700 900123')
    await other.getByRole('button', { name: 'Text me a code' }).click()
    await other.getByRole('textbox', { name: 'Code from the message' }).fill(await sms.nextCode())
    expect(await accessibilityProblems(other)).toEqual([])
    await other.getByRole('button', { name: 'Confirm' }).click()
    await other.waitForURL(/\/onboarding/)
    expect((await userOf(other)).id).toBe((await userOf(page)).id)
    expect(sms.sent).toHaveLength(2)
    await other.context().close()
  })

  it('leads to the sign-in page of a company, and back signed in', async () => {
    const other = await newPage()
    await other.goto(`${host.url}/leads`)
    await other.getByRole('link', { name: 'Sign in with your company' }).click()
    const domain = other.getByRole('textbox', { name: 'Work email or domain' })
    await domain.fill('someone@elsewhere.example')
    await other.getByRole('button', { name: 'Continue' }).click()
    await other.getByText('No SSO provider assigned for this domain').waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    await domain.fill('ana@ACME.example')
    await other.getByRole('button', { name: 'Continue' }).click()
    await other.getByRole('button', { name: 'Let me in' }).click()
    await other.waitForURL(/\/onboarding/)
    expect(await userOf(other)).toMatchObject({ email: 'ana@acme.example' })
    expect(other.url()).not.toContain('code=')
    await other.context().close()
  })

  it('lets in who holds the key of a wallet, and says where there is none', async () => {
    const wallet = ethereumWallet()
    const without = await newPage()
    await without.goto(`${host.url}/auth`)
    await without.getByRole('button', { name: 'Continue with an Ethereum wallet' }).click()
    await without.getByText('There is no Ethereum wallet in this browser.').waitFor()
    await without.context().close()
    const holder = await newPage()
    await holder.exposeFunction('askWallet', wallet.request)
    await holder.addInitScript(() => {
      const request = (asked: unknown) => Reflect.get(globalThis, 'askWallet')(asked)
      Reflect.set(globalThis, 'ethereum', { on() {}, removeListener() {}, request })
    })
    await holder.goto(`${host.url}/auth`)
    await holder.getByRole('button', { name: 'Continue with an Ethereum wallet' }).click()
    await holder.waitForURL(/\/onboarding/)
    expect((await userOf(holder)).app_metadata.provider).toBe('web3')
    await holder.context().close()
  })

  it('lets somebody look around without an account', async () => {
    const other = await newPage()
    await other.goto(`${host.url}/auth`)
    await other.getByRole('button', { name: 'Look around without an account' }).click()
    await other.waitForURL(/\/onboarding/)
    expect((await userOf(other)).is_anonymous).toBe(true)
    await other.context().close()
  })

  it('gives an account of a number its first address', async () => {
    await finishOnboarding(host.url, await readSession(page))
    await page.goto(`${host.url}/account`)
    await settled(page)
    await page.getByRole('button', { name: 'Add email' }).click()
    await page.getByRole('textbox', { name: 'New email address' }).fill('ben@northwind.example')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByText('We emailed the new address.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const mail = await mailbox.next('ben@northwind.example')
    const code = page.getByRole('textbox', { name: 'Code sent to ben@northwind.example' })
    await code.fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code or link has expired').waitFor()
    await code.fill(mail.code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('You sign in with ben@northwind.example from now on.').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(async () => (await userOf(page)).email).toBe('ben@northwind.example')
  })

  it('changes an address once the former and the new one agree', async () => {
    const [former, wanted] = ['ben@northwind.example', 'ben@halden.example']
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByRole('textbox', { name: 'New email address' }).fill(wanted)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByText('Follow both links, or enter both codes.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const agree = async (address: string) => {
      const field = page.getByRole('textbox', { name: `Code sent to ${address}` })
      await field.fill((await mailbox.next(address)).code)
      await field.press('Enter')
      await page.getByText(`${address} agreed`).waitFor()
    }
    await agree(wanted)
    expect((await userOf(page)).email).toBe(former)
    await agree(former)
    await page.getByText(`You sign in with ${wanted} from now on.`).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(wanted)
  })

  it('sets a new password against a code, for who forgot the former', async () => {
    await page.getByRole('button', { name: 'Send me a code instead' }).click()
    const proof = page.getByRole('textbox', { name: 'Code we sent you' })
    await proof.fill('000000')
    await page.locator('[name=next]').fill('another fine sentence')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This code is not right or has expired.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await proof.fill((await mailbox.next('ben@halden.example')).code)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your new password is set').waitFor()
  })

  it('takes text messages as a second factor', async () => {
    await page.goto(`${host.url}/account?tab=security`)
    await settled(page)
    await page.getByRole('button', { name: 'Use text messages' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+44 7700 900456')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    const code = page.getByRole('textbox', { name: 'Code from the message' })
    await code.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await code.fill(await sms.nextCode())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('+447700900456 is confirmed').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Show my codes' }).waitFor()
    await page.keyboard.press('Escape')
    const other = await newPage()
    await other.goto(`${host.url}/auth`)
    await other.locator('[name=identifier]').fill('ben@halden.example')
    await other.locator('[name=password]').fill('another fine sentence')
    await other.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await other.getByRole('button', { name: 'Text me a code' }).click()
    await other.getByRole('textbox', { name: 'Code from the message' }).fill(await sms.nextCode())
    await other.getByRole('button', { name: 'Confirm' }).click()
    await other.waitForURL(/\/dashboard/)
    await other.context().close()
  })

  it('offers every way on a phone of 320 px, and passes axe there', async () => {
    const small = await (
      await browser.newContext({ ...phone, viewport: { width: 320, height: 844 } })
    ).newPage()
    for (const mode of ['sign-in', 'phone', 'company']) {
      await small.goto(`${host.url}/auth?mode=${mode}`)
      await small.getByRole('heading', { name: /^Sign in/ }).waitFor()
      expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await accessibilityProblems(small)).toEqual([])
    }
    await small.context().close()
  })
})

describe('an instance with a check of being human', () => {
  let host: RunningHost
  let service: TestService
  const asked: unknown[] = []

  beforeAll(async () => {
    service = await startService()
    service.app.post('/siteverify', async (context) => {
      const { response } = await context.req.parseBody()
      const isFresh =
        typeof response === 'string' && response.startsWith('solved') && !asked.includes(response)
      asked.push(response)
      return context.json({ success: isFresh })
    })
    host = await startHost({
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SECRET: 'shared',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_VERIFY_URL: `${service.url}/siteverify`,
    })
  })
  afterAll(async () => {
    await host?.stop()
    await service?.close()
  })

  /** Stands for the provider's script, with the calls that it documents. */
  const script = `
    let button
    window.turnstile = {
      render(box, options) {
        button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'I am human (' + options.sitekey + ')'
        button.onclick = () => { options.callback('solved ' + crypto.randomUUID()); button.disabled = true }
        box.append(button)
        return 'one'
      },
      reset() { button.disabled = false },
      remove() {},
    }`

  it('asks for it before each call, with a fresh answer each time', async () => {
    const page = await newPage()
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.goto(`${host.url}/auth?mode=sign-up`)
    const check = page.getByRole('button', { name: 'I am human (site)' })
    await check.waitFor()
    await page.locator('[name=fullName]').fill('Ben Carter')
    await page.locator('[name=identifier]').fill('ben@northwind.example')
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Complete the check below the form first').waitFor()
    await check.click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/onboarding/)
    await page.evaluate(() => localStorage.removeItem('parley.session'))
    await page.goto(`${host.url}/auth`)
    await page.locator('[name=identifier]').fill('ben@northwind.example')
    await page.locator('[name=password]').fill('wrong password')
    const signIn = page.locator('form').getByRole('button', { name: 'Sign in' })
    await check.click()
    await signIn.click()
    await page.getByText('That email and password don’t match.').waitFor()
    await page.locator('[name=password]').fill(password)
    await check.click()
    await signIn.click()
    await page.waitForURL(/\/onboarding/)
    expect(asked).toHaveLength(3)
  })

  it('says so where it cannot be loaded', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
    await page.goto(`${host.url}/auth`)
    await page.getByText('The check that you are human could not be loaded').waitFor()
    await page.unroute('https://challenges.cloudflare.com/**')
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'I am human (site)' }).waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    await page.context().close()
  })
})

it('throws no error on the way', () => {
  expect(errors.flat()).toEqual([])
})
