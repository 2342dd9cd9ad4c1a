import { readStored, store } from '~/data/stored.ts'

const key = 'parley.theme'

/** The footer's choice between light, dark and the system's. */
export function followThemeChoice(): void {
  const choice = document.querySelector<HTMLSelectElement>('select[data-theme-choice]')
  if (!choice) return
  choice.value = readStored(key) ?? 'system'
  choice.addEventListener('change', () => {
    if (choice.value === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice.value
    store(key, choice.value)
  })
}
