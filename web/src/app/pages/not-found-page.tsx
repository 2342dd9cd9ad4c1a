import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { PageBody } from '~/ui/page-header.tsx'

export function NotFoundPage() {
  return (
    <PageBody>
      <div className="py-20">
        <p className="text-sm text-faint tabular-nums">404</p>
        <h1 className="mt-1 text-xl font-[580]">There is no page at this address</h1>
        <p className="mt-2 max-w-prose text-body text-muted">
          The link may be old or misspelled. None of your work is lost.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
          <Button asChild>
            <Link to="/">Start page</Link>
          </Button>
        </div>
      </div>
    </PageBody>
  )
}
