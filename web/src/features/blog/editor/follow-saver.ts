import type { PostSaver, SaverState } from './post-saver.ts'

/** Milliseconds in which letters of the text are gathered; a person sees the count of words follow at once. */
export const textDelay = 200

const isSameBut = <Held extends object>(one: Held, other: Held, apart: keyof Held): boolean =>
  Object.keys(one).every((key) => key === apart || Reflect.get(one, key) === Reflect.get(other, key))

const differsInTextAlone = (one: SaverState, other: SaverState): boolean =>
  isSameBut(one, other, 'form') && isSameBut(one.form, other.form, 'content')

/**
 * The saver for React to follow: every change is told at once, but letters typed into the text, which alone would draw the
 * page anew for each key, every 200 ms. `saver.read` holds them at once.
 * @returns for `useSyncExternalStore`
 */
export function followSaver(saver: Pick<PostSaver, 'subscribe' | 'read'>) {
  return (listener: () => void): (() => void) => {
    let told = saver.read()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = undefined
      told = saver.read()
      listener()
    }
    const leave = saver.subscribe(() => {
      if (differsInTextAlone(told, saver.read())) timer ??= setTimeout(tell, textDelay)
      else tell()
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }
}
