import type { ReactNode } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'
import { MoreButton } from './more-button.tsx'

/** What is seldom done with a page's record, deletion last: the last of its buttons. */
export function MoreActions({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton isBusy={isBusy} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
