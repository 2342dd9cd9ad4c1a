import type { ExternalToast } from 'sonner'

type Host = typeof import('sonner').toast
type Kind = 'info' | 'success' | 'error' | 'message'

const host = Promise.withResolvers<Host>()

/** The host hands itself over once it stands (Toaster). */
export const registerToaster = host.resolve

type Show = (message: string, options?: ExternalToast) => void

/** The last toast of each wording that only tells something. */
const told = new Map<string, string | number>()

/** The same words again take the place of those that still stand there; what offers a way back stands for itself. */
function showWith(show: Host, kind: Kind, message: string, options: ExternalToast = {}): void {
  if (options.id !== undefined || options.action !== undefined) {
    show[kind](message, options)
    return
  }
  const { description } = options
  const words = JSON.stringify([kind, message, typeof description === 'string' ? description : null])
  const earlier = told.get(words)
  if (earlier !== undefined) show.dismiss(earlier)
  told.set(words, show[kind](message, options))
}

const toShow =
  (kind: Kind): Show =>
  (message, options) =>
    void host.promise.then((show) => showWith(show, kind, message, options))

/**
 * Short words that pass: `toast.success('Copied to clipboard')`. `options.description` adds a sentence,
 * `options.action` a button (Undo), `options.id` lets a later call replace or dismiss it. Sonner loads after the first
 * paint; toasts shown before wait for it.
 */
export const toast: Record<Kind, Show> & { dismiss: (id: string) => void } = {
  message: toShow('message'),
  info: toShow('info'),
  success: toShow('success'),
  error: toShow('error'),
  dismiss: (id) => void host.promise.then((show) => show.dismiss(id)),
}
