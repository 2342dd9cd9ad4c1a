import type { FunctionComponent } from 'react'

type Access = 'public' | 'auth' | 'admin'

/** `site`: public header. `app`: signed-in header. `plain`: logo alone, for sign-in and onboarding. */
export type Frame = 'site' | 'app' | 'plain'

type Prefetch = (search: Record<string, unknown>, params: Record<string, string>) => void | Promise<void>

export interface RouteEntry {
  path: string
  access: Access
  /** In the browser's tab, the command dialog and the docs. */
  title: string
  /** Default: `site` for public routes, `app` for the others. */
  frame?: Frame
  load: () => Promise<{ default: FunctionComponent }>
  /**
   * Loads what asks for the page's first data: it is called with the parameters of the address's query and path once the
   * session is known, while the page's own code travels. The page shows what failed. What it promises is what the page is
   * of no use without: what nobody asked for waits for it, and the page itself where a server-rendered one is in sight.
   */
  prepare?: () => Promise<{ default: Prefetch }>
  /** Where the header offers it, in the order of the table. */
  menu?: 'main' | 'more'
  /** The page of a menu that stands for it there: its own address is not below that one's. */
  within?: string
  /** Label in menus where it differs from the title. */
  label?: string
  /** Reads the query parameters; returns only what is valid. */
  search?: (raw: Record<string, unknown>) => object
}
