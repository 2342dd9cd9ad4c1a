import type { ExternalToast } from 'sonner'

const host = Promise.withResolvers<typeof import('sonner').toast>()

/** The host hands itself over once it stands (Toaster). */
export const registerToaster = host.resolve

type Show = (message: string, options?: ExternalToast) => void

/**
 * Short words that pass: `toast.success('Copied to clipboard')`. `options.description` adds a sentence,
 * `options.action` a button (Undo), `options.id` lets a later call replace or dismiss it. Sonner loads after the first
 * paint; toasts shown before wait for it.
 */
export const toast: Record<'info' | 'success' | 'error', Show> & {
  message: Show
  dismiss: (id: string) => void
} = {
  message: (message, options) => void host.promise.then((show) => show.message(message, options)),
  info: (message, options) => void host.promise.then((show) => show.info(message, options)),
  success: (message, options) => void host.promise.then((show) => show.success(message, options)),
  error: (message, options) => void host.promise.then((show) => show.error(message, options)),
  dismiss: (id) => void host.promise.then((show) => show.dismiss(id)),
}
