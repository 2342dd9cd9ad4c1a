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
