import { Link } from '@tanstack/react-router'
import { brand } from '~/brand.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { headerLinkClasses, MoreLabel } from './header-link.tsx'
import { headerSocials, SocialGlyph, socialNames } from './social-glyph.tsx'
import { useIsWithinMore } from './use-is-within.ts'

const entries = routeEntries.filter((entry) => entry.menu === 'more')

export default function MoreMenu() {
  const isWithinMore = useIsWithinMore()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={headerLinkClasses} data-status={isWithinMore ? 'active' : undefined}>
        <MoreLabel />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {entries.map((entry) => (
          <DropdownMenuItem key={entry.path} asChild className="data-[status=active]:font-medium">
            <Link to={entry.path}>{menuLabel(entry)}</Link>
          </DropdownMenuItem>
        ))}
        <div className="xl:hidden">
          <DropdownMenuSeparator />
          {headerSocials.map((social) => (
            <DropdownMenuItem key={social} asChild>
              <a href={brand.socials[social]} target="_blank" rel="noreferrer">
                <SocialGlyph social={social} />
                {socialNames[social]}
              </a>
            </DropdownMenuItem>
          ))}
        </div>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
