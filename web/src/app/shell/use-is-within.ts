import { useLocation } from '@tanstack/react-router'
import { routeEntries } from '../routes.ts'

/** Whether the page stands below that of a menu under an address of its own, as /accounts below /leads. */
export function useIsWithin(menuPath: string): boolean {
  const first = useLocation({ select: ({ pathname }) => `/${pathname.split('/')[1]}` })
  return routeEntries.some(({ path, within }) => path === first && within === menuPath)
}
