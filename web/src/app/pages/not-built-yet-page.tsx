import { Link, useMatches } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { plannedPages } from './planned-pages.ts'

/** Stands at the address of a page of later work and says what it will do. */
export default function NotBuiltYetPage() {
  const entry = useMatches({ select: (matches) => matches.at(-1)?.staticData.entry })
  const isHome = entry?.path === '/dashboard'
  return (
    <PageBody>
      <div className="py-16">
        <p className="text-sm text-faint">Not built yet</p>
        <h1 className="mt-1 text-xl font-[580]">{entry?.title}</h1>
        <p className="mt-2 max-w-prose text-body text-muted">{entry && plannedPages[entry.path]}</p>
        <div className="mt-6">
          <Button asChild>
            {isHome || entry?.access === 'public' ? (
              <Link to="/">Back to the start page</Link>
            ) : (
              <Link to="/dashboard">Back to Dashboard</Link>
            )}
          </Button>
        </div>
      </div>
    </PageBody>
  )
}
