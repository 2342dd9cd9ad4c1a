import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { brand } from '~/brand.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { Logo } from '~/logo.tsx'
import { Kbd } from '~/ui/kbd.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { AvatarFace } from './avatar-face.tsx'
import { extensions } from './extensions.ts'
import { headerLinkClasses, MoreLabel } from './header-link.tsx'
import { openPanel } from './panels.ts'
import { commandKeyLabel } from './platform.ts'
import { headerSocials } from './social-glyph.tsx'
import { SocialLinks } from './social-links.tsx'
import { useIsWithin, useIsWithinMore } from './use-is-within.ts'

// Menus open on a press, so their code may follow the page; until then the same words stand there.
const MoreMenu = lazy(whenIdle(() => import('./more-menu.tsx')))
const AvatarMenu = lazy(whenIdle(() => import('./avatar-menu.tsx')))

/** docs/specified.md S2.4: the header of signed-in pages. */
export function AppHeader() {
  const isWithinMore = useIsWithinMore()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-canvas px-4 lg:gap-3 lg:px-10">
      <Link to="/" aria-label={`${brand.name}, start page`} className="touch-target mr-2 lg:mr-4">
        <Logo />
      </Link>
      <nav aria-label="Main" className="hidden items-center gap-0.5 md:flex">
        {routeEntries
          .filter((entry) => entry.menu === 'main')
          .map((entry) => (
            <MenuLink key={entry.path} entry={entry} />
          ))}
        <Suspense
          fallback={
            <span className={headerLinkClasses} data-status={isWithinMore ? 'active' : undefined}>
              <MoreLabel />
            </span>
          }
        >
          <MoreMenu />
        </Suspense>
      </nav>
      <div className="ml-auto flex items-center gap-1 lg:gap-2">
        <SearchButton />
        <div className="hidden xl:block">
          <SocialLinks socials={headerSocials} />
        </div>
        <Suspense fallback={<span className="size-8" />}>
          {extensions.headerActions.map((Action, index) => (
            <Action key={index} />
          ))}
        </Suspense>
        <Suspense fallback={<AvatarFace />}>
          <AvatarMenu />
        </Suspense>
      </div>
    </header>
  )
}

function MenuLink({ entry }: { entry: (typeof routeEntries)[number] }) {
  const isWithin = useIsWithin(entry.path)
  return (
    <Link to={entry.path} {...(isWithin ? { 'data-status': 'active' } : {})} className={headerLinkClasses}>
      {menuLabel(entry)}
    </Link>
  )
}

function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={() => openPanel('commands')}
      className="inline-flex size-8 items-center justify-center gap-2 rounded-md text-sm text-faint transition-colors hover:text-ink lg:h-8 lg:w-56 lg:justify-start lg:border lg:bg-surface lg:px-2.5 pointer-coarse:size-11 lg:pointer-coarse:w-56"
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="sr-only flex-1 text-left lg:not-sr-only">Search</span>
      <span aria-hidden="true" className="hidden lg:inline">
        <Kbd keys={commandKeyLabel} />
      </span>
    </button>
  )
}
