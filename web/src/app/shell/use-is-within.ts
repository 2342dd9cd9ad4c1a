import { useLocation } from '@tanstack/react-router'
import { routeEntries } from '../routes.ts'

const ofMore = new Set(routeEntries.filter(({ menu }) => menu === 'more').map(({ path }) => path))

/** Whether the page is one that the menu "More" leads to, or stands below one of them: /blog/posts below /blog. */
export const useIsWithinMore = (): boolean =>
  useLocation({
    select: ({ pathname }) => {
      const first = `/${pathname.split('/')[1]}`
      return (
        ofMore.has(first) ||
        routeEntries.some(({ path, within = '' }) => path === first && ofMore.has(within))
      )
    },
  })

/** Whether the page stands below that of a menu under an address of its own, as /accounts below /leads. */
export function useIsWithin(menuPath: string): boolean {
  const first = useLocation({ select: ({ pathname }) => `/${pathname.split('/')[1]}` })
  return routeEntries.some(({ path, within }) => path === first && within === menuPath)
}
