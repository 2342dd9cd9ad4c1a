import type { ReactNode } from 'react'

/** Names and values under one another. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-8 items-center gap-3 border-b">
          <dt className="w-32 shrink-0 text-faint">{name}</dt>
          <dd className="min-w-0 break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
