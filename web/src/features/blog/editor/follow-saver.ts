import type { PostSaver, SaverState } from './post-saver.ts'

/** Milliseconds in which letters of the text are gathered; a person sees the count of words follow at once. */
export const textDelay = 200

const isSameBut = <Held extends object>(one: Held, other: Held, apart: keyof Held): boolean =>
  Object.keys(one).every((key) => key === apart || Reflect.get(one, key) === Reflect.get(other, key))

const differsInTextAlone = (one: SaverState, other: SaverState): boolean =>
  isSameBut(one, other, 'form') && isSameBut(one.form, other.form, 'content')

/**
 * The saver for React to follow: every change is passed on at once, but letters typed into the text, which alone would draw the
 * page anew for each key, every 200 ms. `saver.read` holds them at once.
 * @returns for `useSyncExternalStore`
 */
export function followSaver(saver: Pick<PostSaver, 'subscribe' | 'read'>) {
  return (listener: () => void): (() => void) => {
    let notified = saver.read()
    let timer: ReturnType<typeof setTimeout> | undefined
    const notify = () => {
      clearTimeout(timer)
      timer = undefined
      notified = saver.read()
      listener()
    }
    const unsubscribe = saver.subscribe(() => {
      if (differsInTextAlone(notified, saver.read())) timer ??= setTimeout(notify, textDelay)
      else notify()
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }
}
