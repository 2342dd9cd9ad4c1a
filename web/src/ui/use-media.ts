import { useSyncExternalStore } from 'react'

/** Whether a media query fits now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia(query).matches,
  )
}

/** Whether the screen is a phone's. */
export const useIsPhone = (): boolean => useMedia('(max-width: 639px)')
