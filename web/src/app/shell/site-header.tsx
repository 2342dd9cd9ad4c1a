import { Link } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { brand } from '~/brand.ts'
import { hasStoredSession } from '~/data/stored-session.ts'
import { Logo } from '~/logo.tsx'
import { Button } from '~/ui/button.tsx'

const linkClasses =
  'hidden h-8 items-center rounded-md px-2.5 text-sm text-muted hover:text-ink sm:inline-flex'

function followStorage(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener)
  return () => globalThis.removeEventListener('storage', listener)
}

/** Null on the server, which can't know: then both sets of actions are sent, and public/theme.js says which shows. */
const useSignedIn = () => useSyncExternalStore<boolean | null>(followStorage, hasStoredSession, () => null)

export function SiteHeader() {
  const isSignedIn = useSignedIn()
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas">
      <div className="mx-auto flex h-14 max-w-[1208px] items-center gap-1 px-4 lg:px-6">
        <Link to="/" aria-label={`${brand.name}, start page`} className="touch-target mr-auto">
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1">
          <Link to="/pricing" className={linkClasses}>
            Pricing
          </Link>
          <Link to="/blog" className={linkClasses}>
            Blog
          </Link>
          <Link to="/developers" className={linkClasses}>
            Developers
          </Link>
          {isSignedIn !== false && (
            <Actions className={isSignedIn === null ? '[:root:not([data-session])_&]:hidden' : ''}>
              <Button asChild variant="primary">
                <Link to="/dashboard">Dashboard</Link>
              </Button>
            </Actions>
          )}
          {isSignedIn !== true && (
            <Actions className={isSignedIn === null ? '[[data-session]_&]:hidden' : ''}>
              <Button asChild variant="quiet">
                <Link to="/auth">Sign in</Link>
              </Button>
              <Button asChild variant="primary">
                <Link to="/auth" search={{ mode: 'sign-up' }}>
                  Get started
                </Link>
              </Button>
            </Actions>
          )}
        </nav>
      </div>
    </header>
  )
}

function Actions({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`flex items-center gap-1 ${className}`}>{children}</span>
}
