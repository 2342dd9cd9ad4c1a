import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
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

export function SiteHeader() {
  const isSignedIn = useSyncExternalStore(followStorage, hasStoredSession, () => false)
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas">
      <div className="mx-auto flex h-14 max-w-[1208px] items-center gap-1 px-4 lg:px-6">
        <Link to="/" aria-label={`${brand.name}, start page`} className="mr-auto">
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
          {isSignedIn ? (
            <Button asChild variant="primary">
              <Link to="/dashboard">Dashboard</Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="quiet">
                <Link to="/auth">Sign in</Link>
              </Button>
              <Button asChild variant="primary">
                <Link to="/auth" search={{ mode: 'sign-up' }}>
                  Start
                </Link>
              </Button>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
