import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '~/brand.ts'
import { Logo } from '~/logo.tsx'
import { AppProviders } from './app-providers.tsx'
import { MainRegion } from './main-region.tsx'
import { SkipLink } from './skip-link.tsx'

/** One task, nothing beside it. */
export default function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="flex h-14 items-center px-4 lg:px-6">
          <Link to="/" aria-label={`${brand.name}, start page`} className="touch-target inline-block">
            <Logo />
          </Link>
        </header>
        <MainRegion>{children}</MainRegion>
      </div>
    </AppProviders>
  )
}
