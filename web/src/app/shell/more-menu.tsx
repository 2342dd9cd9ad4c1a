import { Link } from '@tanstack/react-router'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { headerLinkClasses, MoreLabel } from './header-link.tsx'

export default function MoreMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={headerLinkClasses}>
        <MoreLabel />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {routeEntries
          .filter((entry) => entry.menu === 'more')
          .map((entry) => (
            <DropdownMenuItem key={entry.path} asChild>
              <Link to={entry.path}>{menuLabel(entry)}</Link>
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
