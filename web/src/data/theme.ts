import { createStore } from './store.ts'

const storageKey = 'parley.theme'

/** `light`, `dark` or `system`, as public/theme.js left it. */
export const theme = createStore(globalThis.document?.documentElement.dataset['theme'] ?? 'system')

/** Light, dark or the system's; kept in this browser. */
export function chooseTheme(chosen: string): void {
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
  else delete document.documentElement.dataset['theme']
  try {
    globalThis.localStorage.setItem(storageKey, chosen)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  theme.write(chosen)
}
