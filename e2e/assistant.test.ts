import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSample } from '../server/src/testing/outcomes.ts'
import { type Client, clientOf, panelOf } from './support/assistant.ts'
import { accessibilityProblems, phone } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** The assistant with the built-in engine, on the sample company, as a rep uses it. */
let host: Host
let browser: Browser
let context: BrowserContext
let page: Page
let client: Client
let errors: string[]
let ui: ReturnType<typeof panelOf>

const lead = 'Daniel Brooks'

beforeAll(async () => {
  ;({ host, browser, page, errors } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.assistant.example' },
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  ))
  context = page.context()
  ui = panelOf(page)
  client = await clientOf(page, host.url)
  await loadSample(client)
})

const stageOf = async () =>
  (await client.from('leads').select('status').eq('name', lead).single().throwOnError()).data.status
const remindersOf = async () =>
  (await client.from('tasks').select('title').eq('title', `Follow up with ${lead}`).throwOnError()).data
    .length
/** What the list behind the panel shows. */
const shownStage = () => page.getByRole('combobox', { name: `Status of ${lead}` }).inputValue()

describe('the panel', () => {
  it('opens at bottom right, 384 by 600, with the kind of the business and its prompts', async () => {
    await page.goto(`${host.url}/leads`)
    await page.getByText('60 leads').waitFor()
    await ui.open()
    const box = await ui.panel.boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([384, 600])
    await ui.panel.getByText('General CRM', { exact: true }).waitFor()
    expect(
      await ui.panel.getByRole('list', { name: 'Quick prompts' }).getByRole('button').allTextContents(),
    ).toEqual(['Daily briefing', 'Hot leads', 'Create task', 'Search leads'])
    expect(await ui.send.isDisabled()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('closes with Escape, gives the focus back, keeps the draft, and opens by its key', async () => {
    await ui.box.fill('half a thou')
    await page.keyboard.press('Escape')
    await ui.panel.waitFor({ state: 'detached' })
    const button = page.getByRole('button', { name: 'Open the assistant' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+j')
    expect(await ui.box.inputValue()).toBe('half a thou')
    await page.keyboard.press('Control+j')
    await ui.panel.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+j')
    await ui.box.fill('')
  })

  it('ignores empty words, begins a line with Shift and Enter', async () => {
    await ui.box.fill('   ')
    await page.keyboard.press('Enter')
    expect(await ui.answers.count()).toBe(0)
    await ui.box.fill('one')
    await page.keyboard.press('Shift+Enter')
    expect(await ui.box.inputValue()).toBe('one\n')
    expect(await ui.answers.count()).toBe(0)
    await ui.box.fill('')
  })
})

describe('asking', () => {
  it('briefs by a quick prompt, with what ran and links to the records', async () => {
    await ui.panel.getByRole('button', { name: 'Daily briefing' }).click()
    await ui.log.locator('article:not([aria-busy])').waitFor()
    const actions = ui.log.getByRole('list', { name: 'Completed actions' }).first()
    expect(await actions.textContent()).toMatch(/daily_briefing.*overdue/)
    await ui.panel.getByText('Built-in').waitFor()
    const href = await ui.log
      .getByRole('region', { name: 'Recordings' })
      .getByRole('link')
      .first()
      .getAttribute('href')
    expect(href).toMatch(/^\/voice\/[0-9a-f-]{36}$/)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('lists hot leads as links, the page behind follows', async () => {
    const answer = await ui.say('show my hot leads')
    const link = answer.getByRole('region', { name: 'Leads' }).getByRole('link').first()
    expect(await link.textContent()).toMatch(/Negotiation|Proposal/)
    await link.click()
    await page.waitForURL(/\/leads\/[0-9a-f-]{36}$/)
    expect(await ui.panel.isVisible()).toBe(true)
    await page.goBack()
  })

  it('links insights to the second that proves them', async () => {
    const answer = await ui.say('what objections did we hear?')
    const link = answer.getByRole('region', { name: 'Moments' }).getByRole('link').first()
    expect(await link.getAttribute('href')).toMatch(/^\/voice\/[0-9a-f-]{36}\?t=\d/)
    expect(await link.textContent()).toMatch(/Open at \d+:\d\d$/)
  })
})

describe('changing', () => {
  it('shows two cards for one sentence and does nothing until the click', async () => {
    await page.goto(`${host.url}/leads`)
    await page.getByText('60 leads').waitFor()
    expect(await stageOf()).toBe('proposal')
    await ui.open()
    await ui.say(`move ${lead} to negotiation and remind me Thursday`)
    expect(await ui.cards.count()).toBe(2)
    expect(await ui.cards.first().textContent()).toMatch(/Status.*Proposal.*Negotiation/)
    expect([await stageOf(), await remindersOf()]).toEqual(['proposal', 0])
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('does it by the keyboard, and the page behind shows it', async () => {
    const confirm = ui.cards.first().getByRole('button', { name: 'Confirm' })
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect.poll(shownStage).toBe('negotiation')
    await expect.poll(() => ui.cards.count()).toBe(1)
    expect(await ui.log.evaluate((element) => element === document.activeElement)).toBe(true)
    await ui.cards.first().getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => ui.cards.count()).toBe(0)
    expect(await remindersOf()).toBe(1)
    expect(await stageOf()).toBe('negotiation')
    await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
    await page.getByText(`Follow up with ${lead}`).first().waitFor()
    await page.getByRole('link', { name: 'Leads', exact: true }).first().click()
    await expect.poll(shownStage).toBe('negotiation')
  })

  it('takes both back, one by Z and one by its button', async () => {
    await ui.log.focus()
    await page.keyboard.press('z')
    await ui.log.getByText(/^Taken back/).waitFor()
    expect(await remindersOf()).toBe(0)
    await ui.log.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(shownStage).toBe('proposal')
    expect(await stageOf()).toBe('proposal')
    await expect.poll(() => ui.log.getByText(/^Taken back/).count()).toBe(2)
  })

  it('types a Z in the text box', async () => {
    await ui.box.fill('')
    await ui.box.press('z')
    expect(await ui.box.inputValue()).toBe('z')
    await ui.box.fill('')
  })

  it('leaves it where one says Not now', async () => {
    await ui.say(`move ${lead} to won`)
    await ui.cards.getByRole('button', { name: 'Not now' }).click()
    await ui.log.getByText('Not done. Nothing has changed.').waitFor()
    expect(await stageOf()).toBe('proposal')
  })

  it('writes nothing over what a colleague has changed meanwhile, and asks again', async () => {
    await ui.say(`move ${lead} to lost`)
    await client.from('leads').update({ status: 'qualified' }).eq('name', lead).throwOnError()
    await ui.cards.getByRole('button', { name: 'Confirm' }).click()
    await ui.log.getByText(/was changed or deleted meanwhile/).waitFor()
    expect(await stageOf()).toBe('qualified')
    await ui.log.getByRole('button', { name: 'Ask again' }).click()
    expect(await ui.cards.textContent()).toMatch(/Qualified.*Lost/)
    await ui.cards.getByRole('button', { name: 'Not now' }).click()
  })
})

describe('the history', () => {
  it('keeps the conversation, by its first words, also after a reload', async () => {
    const { data } = await client
      .from('ai_conversation_messages')
      .select('role, content, tool_calls, tool_results')
      .like('content', '%Completed actions:%')
      .throwOnError()
    expect(data[0]).toMatchObject({
      role: 'assistant',
      content: expect.stringMatching(/\n- \w+: /),
      tool_calls: [{ type: 'function' }],
      tool_results: [{ state: expect.any(String) }],
    })
    await page.reload()
    await ui.open()
    await ui.panel.getByRole('button', { name: 'Conversations' }).click()
    const list = ui.panel.getByRole('listitem')
    await list
      .filter({ hasText: `move ${lead} to negotiation and remind me Thursday` })
      .getByRole('button')
      .first()
      .click()
    await ui.log
      .getByText(/^Taken back/)
      .first()
      .waitFor()
    expect(await ui.log.getByText('Not done. Nothing has changed.').count()).toBe(2)
  })

  it('renames and deletes one', async () => {
    await ui.panel.getByRole('button', { name: 'Conversations' }).click()
    await ui.panel.getByRole('button', { name: /^Rename “move/ }).click()
    await ui.panel.getByRole('textbox', { name: 'Name of the conversation' }).fill('About Daniel')
    await page.keyboard.press('Enter')
    await ui.panel.getByRole('button', { name: 'About Daniel' }).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await ui.panel.getByRole('button', { name: 'Delete “About Daniel”' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    await ui.panel.getByText('About Daniel').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
  })
})

describe('a long conversation', () => {
  const count = 650
  const moved = () =>
    ui.log.evaluate((list) => {
      const mark = list.querySelector('[data-mark]')
      return mark ? mark.getBoundingClientRect().top - list.getBoundingClientRect().top : null
    })

  it('opens at its end, and shows what was said before without losing the place', async () => {
    const [profile] = (await client.from('profiles').select('id, company_id').throwOnError()).data
    const conversation = { user_id: profile?.id ?? '', company_id: profile?.company_id ?? '' }
    const made = await client
      .from('ai_conversations')
      .insert({ ...conversation, context_type: 'general', title: 'A long one' })
      .select('id')
      .single()
      .throwOnError()
    const rows = Array.from({ length: count }, (_, index) => ({
      conversation_id: made.data.id,
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `Words number ${index + 1}`,
      // Several stand on one moment.
      created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1000).toISOString(),
    }))
    await client.from('ai_conversation_messages').insert(rows).throwOnError()
    await page.goto(`${host.url}/tasks`)
    await ui.open()
    await ui.panel.getByRole('button', { name: 'Conversations' }).click()
    await ui.panel.getByRole('button', { name: 'A long one' }).first().click()
    const messages = ui.log.getByText(/Words number \d+$/)
    await expect.poll(() => messages.count()).toBe(100)
    const earlier = ui.log.getByRole('button', { name: 'Show earlier' })
    await earlier.scrollIntoViewIfNeeded()
    expect(await accessibilityProblems(page)).toEqual([])
    await messages.first().evaluate((element) => element.setAttribute('data-mark', ''))
    const before = await moved()
    await earlier.click()
    await expect.poll(() => messages.count()).toBe(200)
    expect(Math.abs(((await moved()) ?? Number.NaN) - (before ?? Number.NaN))).toBeLessThan(2)
    for (let shown = 300; shown < count + 100; shown += 100) {
      await earlier.click()
      await expect.poll(() => messages.count()).toBe(Math.min(shown, count))
    }
    expect(await earlier.count()).toBe(0)
    const all = await messages.allTextContents()
    // Of one moment, the order of their ids.
    expect(new Set(all).size).toBe(count)
    const numbers = all.map((text) => Math.floor((Number(text.split(' ').at(-1)) - 1) / 3))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    await page.keyboard.press('Escape')
  })
})

describe('offline', () => {
  it('says so and keeps what is typed', async () => {
    await page.goto(`${host.url}/tasks`)
    await ui.open()
    await ui.box.fill('hot leads')
    await context.setOffline(true)
    await ui.panel.getByText('You are offline.').waitFor()
    expect(await ui.send.isDisabled()).toBe(true)
    expect(await ui.box.inputValue()).toBe('hot leads')
    await context.setOffline(false)
    await expect.poll(() => ui.send.isEnabled()).toBe(true)
  })
})

describe('by voice', () => {
  /** A stand-in for the browser's speech service, which no test machine reaches: it hears what the test says. */
  const standIn = () => {
    class Recognition extends EventTarget {
      continuous = false
      interimResults = false
      lang = ''
      say(words: string, isFinal: boolean) {
        const results = [Object.assign([{ transcript: words }], { isFinal })]
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
      }
      start() {
        Reflect.set(globalThis, 'ear', this)
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Reflect.set(globalThis, 'SpeechRecognition', Recognition)
    Reflect.set(globalThis, 'spoken', [])
    const speak = ({ text }: { text: string }) => Reflect.get(globalThis, 'spoken').push(text)
    Object.defineProperty(globalThis, 'speechSynthesis', { value: { speak, cancel: () => undefined } })
  }
  const withoutSpeech = () => {
    Reflect.set(globalThis, 'SpeechRecognition', undefined)
    Reflect.set(globalThis, 'webkitSpeechRecognition', undefined)
  }
  const hear = (tab: Page, words: string) =>
    tab.evaluate((said) => Reflect.get(globalThis, 'ear').say(said, false), words)
  const openTab = async (script: () => void) => {
    const tab = await context.newPage()
    await tab.addInitScript(script)
    // Where this Parley has an engine of its own, the browser's is not asked: dictation.test.ts.
    await tab.route('**/rpc/speech_engines', (route) => route.fulfill({ json: [] }))
    await tab.goto(`${host.url}/leads`)
    const there = panelOf(tab)
    await there.open()
    return { tab, there, microphone: there.panel.getByRole('button', { name: /to talk|Listening/ }) }
  }

  it('hears while the button is held, shows the words, and sends them when it is let go', async () => {
    const { tab, there, microphone } = await openTab(standIn)
    await microphone.hover()
    await tab.mouse.down()
    await there.panel.getByText('may send the audio to its maker').waitFor()
    await hear(tab, 'show my hot')
    expect(await there.box.inputValue()).toBe('show my hot')
    expect(await accessibilityProblems(tab)).toEqual([])
    await hear(tab, 'show my hot leads')
    await tab.mouse.up()
    await there.log.getByRole('region', { name: 'Leads' }).waitFor()
    expect(await there.log.getByText('show my hot leads').count()).toBe(1)
    expect(await there.box.inputValue()).toBe('')
    await tab.close()
  })

  it('hears by the keyboard: Space on the button, or the panel’s own key held anywhere', async () => {
    const { tab, there, microphone } = await openTab(standIn)
    await microphone.focus()
    await tab.keyboard.down('Space')
    await there.panel.getByText('may send the audio to its maker').waitFor()
    await hear(tab, 'create a task')
    await tab.keyboard.up('Space')
    // Where that was shorter than a hold, it goes on listening until the next press.
    await tab.keyboard.press('Space')
    await there.log.getByText('What should the task be?').waitFor()
    await tab.keyboard.press('Escape')
    await there.panel.waitFor({ state: 'detached' })
    await tab.keyboard.down('Control')
    await tab.keyboard.down('j')
    await tab.keyboard.down('j')
    await there.panel.getByText('may send the audio to its maker').waitFor()
    await hear(tab, 'call Daniel Brooks tomorrow')
    await tab.keyboard.up('j')
    await tab.keyboard.up('Control')
    await there.cards.waitFor()
    expect(await there.cards.textContent()).toContain('Call Daniel Brooks')
    await tab.close()
  })

  it('reads answers aloud only where that was asked for', async () => {
    const { tab, there } = await openTab(standIn)
    const spoken = () => tab.evaluate(() => Reflect.get(globalThis, 'spoken'))
    await there.say('create a task')
    expect(await spoken()).toEqual([])
    await there.panel.getByRole('button', { name: 'Read answers aloud' }).click()
    await there.panel.getByRole('button', { name: 'New conversation' }).click()
    await there.say('create a task')
    await expect.poll(spoken).toEqual(['What should the task be?'])
    await there.panel.getByRole('button', { name: 'Read answers aloud' }).click()
    await tab.close()
  })

  it('says so where the browser cannot', async () => {
    const { tab, there, microphone } = await openTab(withoutSpeech)
    await microphone.click()
    await there.panel.getByText('Speech isn’t available here.').waitFor()
    expect(await microphone.getAttribute('aria-pressed')).toBe('false')
    await tab.close()
  })
})

it('fills the screen of a phone, and nothing is wider than it', async () => {
  const small = await browser.newContext({ ...phone, storageState: await context.storageState() })
  const tab = await small.newPage()
  const there = panelOf(tab)
  await tab.goto(`${host.url}/leads`)
  await there.open()
  await there.say('show my hot leads')
  expect(await there.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await there.log.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await accessibilityProblems(tab)).toEqual([])
  await there.panel.getByRole('button', { name: 'Close' }).click()
  const button = tab.getByRole('button', { name: 'Open the assistant' })
  const box = await button.boundingBox()
  const bar = await tab.getByRole('navigation', { name: 'Phone' }).boundingBox()
  // In the navigation's own line, behind its last place: never in front of what the page shows.
  expect(box?.y ?? 0).toBeGreaterThan(bar?.y ?? 0)
  const last = await tab.getByRole('button', { name: 'Menu' }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
  expect([box?.width, box?.height]).toEqual([44, 44])
  expect(await accessibilityProblems(tab)).toEqual([])
  await small.close()
})

it('stands there with the bell from the first frame, and a press before their code is here is kept', async () => {
  const early = await browser.newContext({
    storageState: await context.storageState(),
    serviceWorkers: 'block',
  })
  for (const isHeld of [false, true]) await expectEarlyPressKept(await early.newPage(), isHeld)
  await early.close()
})

/** @param isHeld whether the button is still pressed when its code comes and takes its place */
async function expectEarlyPressKept(tab: Page, isHeld: boolean) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const code of [
    'assistant-button',
    'notification-bell',
    'offline-notice',
    'leave-when-gone',
    'more-menu',
  ])
    await tab.route(`**/assets/${code}-*.js`, async (route) => {
      await held
      await route.continue()
    })
  await tab.goto(`${host.url}/leads`)
  await tab.getByText('60 leads').waitFor()
  await tab.getByRole('button', { name: 'Notifications' }).waitFor()
  const button = tab.getByRole('button', { name: 'Open the assistant' })
  if (!isHeld) await button.click()
  else {
    await button.hover()
    await tab.mouse.down()
  }
  expect(await panelOf(tab).panel.count()).toBe(0)
  release()
  await panelOf(tab).panel.waitFor()
  if (isHeld) await tab.mouse.up()
  await panelOf(tab).log.waitFor()
}

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
