import * as z from 'zod/mini'
import { readStored, store } from './stored.ts'
import { sessionStorageKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** Characters. What is larger takes longer to show than to draw. */
const largest = 300_000
/** Parts that come once the page stands say that they load. Milliseconds. */
const untilNextTry = 1000
const mostTries = 5
/** What only the app can answer; a link needs nobody. */
const controls = 'button, input, select, textarea, summary, label, [tabindex], [contenteditable]'
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const storedSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ session_id: z.string() })

/** The session that this browser keeps: what it saw, a later one of the same person sees only after signing in wholly. */
function storedSessionId(): string | undefined {
  const stored = z.safeParse(storedSchema, JSON.parse(readStored(sessionStorageKey) ?? 'null')).data
  return stored && z.safeParse(claimsSchema, claimsOf(stored.access_token)).data?.session_id
}

/** Whether the page is as it is found when it is opened: nothing loads, is open, typed into or scrolled. */
function isAtRest(root: HTMLElement): boolean {
  return (
    scrollY === 0 &&
    document.querySelector(windows) === null &&
    root.querySelector('[aria-busy="true"]') === null &&
    document.activeElement?.matches('input, textarea, select, [contenteditable]') !== true &&
    [...root.querySelectorAll('*')].every(({ scrollTop, scrollLeft }) => scrollTop === 0 && scrollLeft === 0)
  )
}

/** What the window shows of the page: links work there, and nothing else can be pressed. */
function shownMarkup(root: HTMLElement): string {
  const template = document.createElement('template')
  template.innerHTML = root.innerHTML
  const copies = [...template.content.querySelectorAll('*')]
  const below: Element[] = []
  for (const [place, element] of [...root.querySelectorAll('*')].entries()) {
    const copy = copies[place]
    if (!copy) continue
    if (element.getBoundingClientRect().top >= innerHeight) below.push(copy)
    else if (element.matches(controls) && !element.matches('a[href]') && !element.querySelector('a[href]'))
      copy.setAttribute('inert', '')
  }
  for (const copy of below) copy.remove()
  return template.innerHTML
}

function keep(root: HTMLElement): boolean {
  if (!isAtRest(root)) return false
  const session = storedSessionId()
  const html = shownMarkup(root)
  if (session === undefined || html.length > largest) return false
  store(
    `parley.page-snapshot:${location.pathname}`,
    JSON.stringify({
      session,
      // Another build has other styles.
      build: document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
      width: innerWidth,
      search: location.search,
      // Of what lies below the window only the room is kept.
      height: root.scrollHeight,
      html,
    }),
  )
  return true
}

/**
 * Keeps how the page looks, once it is at rest and whenever it is left, for its next visit in the same session and a window of
 * this width: the end of /config.js shows it (public/page-snapshot.js) until the app draws the page anew.
 */
export async function keepPageSnapshots(root: HTMLElement, hasRows: () => boolean): Promise<void> {
  const keepRows = () => hasRows() && keep(root)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepRows())
  for (let tries = 0; tries < mostTries && !keepRows(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, untilNextTry))
}
