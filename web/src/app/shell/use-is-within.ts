import { useLocation } from '@tanstack/react-router'
import { routeEntries } from '../routes.ts'

/** Whether the page is one that the menu "More" leads to. */
export const useIsWithinMore = (): boolean =>
  useLocation({
    select: ({ pathname }) => routeEntries.some(({ menu, path }) => menu === 'more' && path === pathname),
  })

/** Whether the page stands below that of a menu under an address of its own, as /accounts below /leads. */
export function useIsWithin(menuPath: string): boolean {
  const first = useLocation({ select: ({ pathname }) => `/${pathname.split('/')[1]}` })
  return routeEntries.some(({ path, within }) => path === first && within === menuPath)
}
