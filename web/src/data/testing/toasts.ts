import { toast as host } from 'sonner'
import { vi } from 'vitest'

/** What a person reads of a toast. */
interface ShownToast {
  title: unknown
  description: unknown
  kind: unknown
  /** What its button says; null for none. */
  button: unknown
}

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name) ?? null

function read(toast: unknown): ShownToast {
  return {
    title: fieldOf(toast, 'title'),
    description: fieldOf(toast, 'description'),
    kind: fieldOf(toast, 'type'),
    button: fieldOf(fieldOf(toast, 'action'), 'label'),
  }
}

/**
 * The toasts that stand on screen, of sonner itself. Call it after the page was opened and the modules were reset: it hands
 * sonner to the app as its host does. The global that sonner draws with is taken away by `vi.unstubAllGlobals`.
 */
export async function openToasts() {
  vi.stubGlobal('requestAnimationFrame', (draw: (at: number) => void) => queueMicrotask(() => draw(0)))
  const { registerToaster } = await import('~/ui/toast.ts')
  registerToaster(host)
  host.dismiss()
  const standing = () => host.getToasts()
  return {
    /** The oldest first. */
    shown: (): ShownToast[] => standing().map(read),
    titles: (): unknown[] => standing().map((toast) => read(toast).title),
    /** Waits until one says so. */
    told: (title: string): Promise<ShownToast> =>
      vi.waitFor(() => {
        const found = standing()
          .map(read)
          .find((toast) => toast.title === title)
        if (!found) throw new Error(`No toast says "${title}", but ${JSON.stringify(standing().map(read))}`)
        return found
      }),
    /** Presses the button of the newest toast that has one of this label. */
    press(label: string): void {
      const toast = standing().findLast((each) => read(each).button === label)
      const onClick = fieldOf(fieldOf(toast, 'action'), 'onClick')
      if (typeof onClick !== 'function') throw new Error(`No toast offers "${label}"`)
      Reflect.apply(onClick, undefined, [new Event('click', { cancelable: true })])
    },
    clear: (): void => void host.dismiss(),
  }
}
