import { Workbox } from 'workbox-window'
import { isSafeMode } from '~/data/modes.ts'
import { hasStoredSession } from '~/data/stored-session.ts'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { showUpdate } from './update.ts'

async function removeAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((each) => each.unregister()))
}

/**
 * Registers the service worker for those who work here; visitors need not fetch the whole app. On preview hosts and in
 * Safe Mode there is none, and one from before goes.
 */
export async function keepServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (isSafeMode || isOnPreviewHost) return removeAll()
  if (!hasStoredSession()) return
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () =>
    showUpdate(() => {
      workbox.addEventListener('controlling', () => globalThis.location.reload())
      workbox.messageSkipWaiting()
    }),
  )
  try {
    await workbox.register()
  } catch {
    // Browsers may refuse to keep one (a private window, a policy): everything but the offline shell works without.
  }
}
