import { launch } from '../e2e/support/browser.ts'
import { startHost } from '../e2e/support/host.ts'
import { signUp } from '../e2e/support/people.ts'
import { createClient } from '@supabase/supabase-js'
const host = await startHost()
const browser = await launch()
const context = await browser.newContext()
const person = await signUp(await context.newPage(), host.url, { name: 'Ben Carter', email: 'ben@bench.example' })
const client = createClient(host.url, person.publishableKey, { global: { headers: { Authorization: `Bearer ${person.accessToken}` } } })
await client.from('leads').insert(Array.from({ length: 300 }, (_, i) => ({ name: `Lead ${i}`, company: `Company ${i % 50}`, value: i * 100 }))).throwOnError()
await client.from('tasks').insert(Array.from({ length: 40 }, (_, i) => ({ title: `Call about item ${i}` }))).throwOnError()
const before = await context.newPage()
const pages = { '/leads': 'tbody a[href^="/leads/"]', '/accounts': 'tbody a[href^="/accounts/"]', '/tasks': 'text=Call about item', '/dashboard': 'h2' }
for (const p of Object.keys(pages)) { await before.goto(host.url + p); await before.locator(pages[p as '/leads']).first().waitFor() }
await before.waitForTimeout(2000)
await before.close()
for (const [path, sel] of Object.entries(pages)) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable'); await cdp.send('Network.setCacheDisabled', { cacheDisabled: true }); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const t0 = Date.now(); const list: string[] = []
  page.on('request', (r) => list.push(`${Date.now() - t0} ${r.resourceType()} ${r.method()} ${r.url().replace(host.url, '')}`))
  await page.goto(host.url + path, { waitUntil: 'commit' })
  await page.locator(sel).first().waitFor()
  console.log(path, 'usable', Date.now() - t0, 'requests', list.length)
  for (const l of list) console.log('   ', l.slice(0, 230))
  await page.close()
}
await browser.close(); await host.stop()
