import type { ReactNode } from 'react'

interface Props {
  label: string
  value: ReactNode
  /** The change, or what stands behind the number. */
  note?: ReactNode
}

/** A number set large, with its change and the evidence behind it. Stands inside a `<dl>`. */
export function Stat({ label, value, note }: Props) {
  return (
    <div className="min-w-0 py-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`mt-1 text-xl font-[540] tabular-nums sm:text-2xl ${value === '—' ? 'text-faint' : ''}`}>
        {value}
      </dd>
      {note !== undefined && <dd className="mt-0.5 text-sm text-faint">{note}</dd>}
    </div>
  )
}
