import { useEffect, useRef } from 'react'
import { Toaster as Host, toast } from 'sonner'
import { registerToaster } from './toast.ts'
import { followToasts } from './toast-place.ts'

/**
 * Gives the focus back as soon as a toast's button was pressed. Sonner does so when the focus leaves the toast or the toast
 * goes: seconds later, out of the field that somebody types in by then.
 */
function leaveToast({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('[data-sonner-toast] button') : null
  if (button instanceof HTMLElement) button.blur()
}

/** The one host of toasts; everyone else calls `toast` from ./toast.ts. Load it lazily. */
export default function Toaster() {
  const host = useRef<HTMLElement>(null)
  useEffect(() => registerToaster(toast), [])
  useEffect(() => (host.current ? followToasts(host.current) : undefined), [])
  useEffect(() => {
    document.addEventListener('click', leaveToast)
    return () => document.removeEventListener('click', leaveToast)
  }, [])
  return (
    <Host
      ref={host}
      position="bottom-right"
      // Laid out one above the other: in a pile, news that arrives would cover the Undo below it.
      expand
      // Six that come at once are read one by one, with what stood there before.
      visibleToasts={7}
      style={{ fontFamily: 'inherit' }}
      // Beside the assistant's round button, and above what else must not be covered (toast-place.ts).
      offset={{ bottom: 'var(--toasts, 20px)', right: 'var(--toasts-right, 80px)' }}
      mobileOffset={{ bottom: 'var(--toasts, 20px)', left: 16, right: 16 }}
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-2.5 rounded-lg border bg-raised p-3 text-sm text-ink shadow-float sm:w-88',
          title: 'font-medium',
          description: 'text-muted',
          content: 'min-w-0 flex-1',
          icon: 'mt-0.5 text-muted [&_svg]:size-4',
          error: 'text-danger [&_[data-icon]]:text-danger',
          actionButton:
            'shrink-0 self-center rounded-sm px-2 py-1 font-medium text-accent-ink hover:bg-sunken',
          cancelButton: 'shrink-0 self-center rounded-sm px-2 py-1 text-muted hover:bg-sunken',
        },
      }}
    />
  )
}
