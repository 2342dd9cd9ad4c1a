import { readStored, store } from '~/data/stored.ts'

const key = 'analytics_consent'

/** Whether this browser may measure anything (docs/specified.md S4.5): without a choice it is no. */
export const hasConsent = (): boolean => readStored(key) === 'true'

/** Shows the question while no choice is stored, and keeps the answer. Closing it is a no. */
export function askForConsent(): void {
  const question = document.querySelector<HTMLElement>('[data-consent]')
  if (!question || readStored(key) !== null) return
  question.hidden = false
  // As in the app: the page gets as much longer as it covers.
  const { style } = document.documentElement
  style.setProperty('--floating', `${question.offsetHeight}px`)
  question.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    store(key, button.value)
    question.remove()
    style.removeProperty('--floating')
  })
}
