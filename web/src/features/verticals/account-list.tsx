import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button.tsx'

const step = 20

export interface AccountLine {
  key: string
  name: string
  /** The lead that the account is, where it is one. */
  leadId: string | null
  /** What is known of it, under its name. */
  detail: string
  /** The number it is listed for, to the right. */
  value: ReactNode
}

interface Props {
  lines: readonly AccountLine[]
  /** How many stand there at first. */
  first?: number
  /** What is listed, for a screen reader: "VIP customers". */
  label: string
  /** Said where there are none. */
  nothing: string
}

/** The accounts behind a figure, the first few and the others by a press. */
export function AccountList({ lines, first = 6, label, nothing }: Props) {
  const [asked, setAsked] = useState(first)
  // One that is left over takes no more room than the button that would fetch it.
  const shown = lines.length === asked + 1 ? lines.length : asked
  if (lines.length === 0) return <p className="pt-3 text-muted">{nothing}</p>
  return (
    <>
      <ul aria-label={label}>
        {lines.slice(0, shown).map(({ key, name, leadId, detail, value }) => (
          <li key={key} className="flex min-h-11 items-center justify-between gap-4 border-b py-1.5">
            <span className="min-w-0">
              {leadId === null ? (
                <span className="block truncate">{name}</span>
              ) : (
                <Link
                  to="/leads/$leadId"
                  params={{ leadId }}
                  className="block truncate underline decoration-control decoration-1 underline-offset-4 hover:text-accent-ink"
                >
                  {name}
                </Link>
              )}
              <span className="block text-sm text-faint">{detail}</span>
            </span>
            <span className="shrink-0 text-right tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <div className="pt-3">
          <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setAsked(shown + step)}>
            Show {Math.min(step, lines.length - shown)} more<span className="sr-only"> of {label}</span>
          </Button>
        </div>
      )}
    </>
  )
}
