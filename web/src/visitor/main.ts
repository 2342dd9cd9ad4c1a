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
  if (demonstration) (await import('./demonstration.tsx')).enliven(demonstration)
}

start().catch((error: unknown) => globalThis.reportError(error))
