import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { openPanel, useOpenPanel } from './panels.ts'
import { createShortcutReader, isShortcutPress } from './shortcuts.ts'

const CommandDialog = lazy(() => import('./command-dialog.tsx'))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))
const PhoneMenu = lazy(() => import('./phone-menu.tsx'))
const close = () => openPanel(null)

/** Listens for the shortcuts and shows what they open; each panel's code loads with its first use. */
export function KeyboardLayer() {
  const router = useRouter()
  const panel = useOpenPanel()
  const onKeyDown = useEffectEvent((event: KeyboardEvent, read: ReturnType<typeof createShortcutReader>) => {
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      openPanel(panel === 'commands' ? null : 'commands')
      return
    }
    const target = event.target instanceof HTMLElement ? event.target : null
    if (event.defaultPrevented || event.repeat || panel !== null || !isShortcutPress(event, target)) return
    if (target?.closest('[role=dialog],[role=menu]')) return
    const shortcut = read(event.key, event.timeStamp)
    if (!shortcut) return
    event.preventDefault()
    if (shortcut.to !== undefined) void router.navigate({ to: shortcut.to })
    else if (event.key === '?') openPanel('shortcuts')
    else if (event.key === '/') openPanel('commands')
  })
  useEffect(() => {
    const read = createShortcutReader()
    const listener = (event: KeyboardEvent) => onKeyDown(event, read)
    globalThis.addEventListener('keydown', listener)
    return () => globalThis.removeEventListener('keydown', listener)
  }, [])
  return (
    <Suspense fallback={null}>
      {panel === 'commands' && <CommandDialog onClose={close} />}
      {panel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {panel === 'menu' && <PhoneMenu onClose={close} />}
    </Suspense>
  )
}
