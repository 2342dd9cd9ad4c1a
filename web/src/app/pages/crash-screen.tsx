import { Button } from '~/ui/button.tsx'

/**
 * What stands in place of a page that failed to render (docs/specified.md S2.10). Whole page loads: the router may be
 * what failed.
 */
export function CrashScreen() {
  return (
    <div role="alert" className="mx-auto max-w-xl px-4 py-24">
      <h1 className="text-xl font-[580]">Something went wrong</h1>
      <p className="mt-2 text-body text-muted">
        We encountered an unexpected error. Don't worry, your data is safe.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => globalThis.location.reload()}>
          Reload Page
        </Button>
        <Button onClick={() => globalThis.location.assign('/dashboard')}>Go to Dashboard</Button>
      </div>
    </div>
  )
}
