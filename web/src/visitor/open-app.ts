import { readStored } from '~/data/stored.ts'

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
    document.head.append(script)
  })

/**
 * Whether the app takes this page over: for people who are signed in, whose header and overlays belong to it, and for
 * the debug tools. The landing page stays as it is for the former.
 */
export function wantsApp(): boolean {
  const asked = new URLSearchParams(location.search)
  if (asked.get('debug') === '1' || asked.has('safe')) return true
  if (asked.get('debug') !== '0' && readStored('parley.debug') === '1') return true
  return location.pathname !== '/' && readStored('parley.session') !== null
}

/** Starts the app in the place of what the server rendered; until it stands, that stays. */
export async function openApp(entry: string): Promise<void> {
  await loadScript('/config.js')
  await import(/* @vite-ignore */ entry)
}
