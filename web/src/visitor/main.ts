import '~/features/blog/article.css'
import { playEmbed } from '~/features/blog/public/play-embed.ts'
import { askForConsent } from './consent.ts'
import { followContents } from './contents.ts'
import { offerCopyLink } from './copy-link.ts'
import { openApp, wantsApp } from './open-app.ts'
import { measureReadDepth } from './read-depth.ts'
import { followThemeChoice } from './theme.ts'

/** What a server-rendered page gains from JavaScript. All of it stands without. */
async function start(): Promise<void> {
  const app = document.getElementById('root')?.dataset['app']
  if (app && wantsApp()) return openApp(app)
  followThemeChoice()
  askForConsent()
  offerCopyLink()
  followContents()
  document.addEventListener('click', ({ target }) => playEmbed(target))
  measureReadDepth()
  const demonstration = document.querySelector('[data-demonstration]')
  if (demonstration) await enliven(demonstration)
}

/** Brings the demonstration to life; what was pressed of it before its code was here is pressed then. */
async function enliven(place: Element): Promise<void> {
  const pressed: HTMLElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed.push(button)
  }
  place.addEventListener('click', remember)
  const demonstration = await import('./demonstration.tsx')
  place.removeEventListener('click', remember)
  demonstration.enliven(place)
  pressed.at(-1)?.click()
}

start().catch((error: unknown) => globalThis.reportError(error))
