import { useSyncExternalStore } from 'react'

const storageKey = 'parley.theme'
const listeners = new Set<() => void>()

function readTheme(): string {
  return document.documentElement.dataset['theme'] ?? 'system'
}

function chooseTheme(theme: string): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
  try {
    globalThis.localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Light, dark or the system's; kept in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system')
  return (
    <label className="inline-flex items-center gap-1.5 text-sm text-faint">
      Theme
      <select
        value={theme}
        onChange={(event) => chooseTheme(event.target.value)}
        className="rounded-sm bg-canvas py-0.5 text-reading text-muted sm:text-sm pointer-coarse:min-h-11"
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}
