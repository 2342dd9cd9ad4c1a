import type { ReactNode } from 'react'

export function MainRegion({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.5rem)] flex-1">
      {children}
    </main>
  )
}
