import type { ReactNode } from 'react'

export function MainRegion({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-[70dvh] flex-1">
      {children}
    </main>
  )
}
