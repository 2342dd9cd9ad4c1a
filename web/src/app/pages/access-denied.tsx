import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { PageBody } from '~/ui/page-header.tsx'

export function AccessDenied() {
  return (
    <PageBody>
      <div className="py-16">
        <h1 className="text-xl font-[580]">Access Denied</h1>
        <p className="mt-2 text-body text-muted">
          Access Denied: You need admin privileges to access this page.
        </p>
        <p className="mt-1 text-body text-muted">
          If you should have them, contact an administrator of this instance.
        </p>
        <div className="mt-6">
          <Button asChild>
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        </div>
      </div>
    </PageBody>
  )
}
