import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '~/brand.ts'
import { Button } from '~/ui/button.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { Verticals } from './verticals.tsx'

interface Props {
  /** A conversation becoming records. */
  demonstration: ReactNode
  /** The newest posts of the blog. */
  latest?: ReactNode
}

/** docs/specified.md S1.3 and P17: one sentence, one conversation becoming records, who it is for, what it claims. */
export function LandingView({ demonstration, latest }: Props) {
  return (
    <div className="mx-auto max-w-[1208px] px-4 lg:px-6">
      <section className="grid items-end gap-x-14 gap-y-6 pt-14 pb-14 sm:pt-24 lg:grid-cols-[1fr_26rem]">
        <h1 className="max-w-[16ch] text-2xl font-[580] text-balance sm:text-3xl lg:text-4xl">
          {brand.headline}
        </h1>
        <div>
          <p className="max-w-[46ch] text-body text-muted">
            Talk with your customer. {brand.name} writes the lead, the tasks, the follow-up and the insight,
            each one click away from the second of audio that proves it.
          </p>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button asChild variant="record" size="large">
              <Link to="/auth" search={{ mode: 'sign-up' }}>
                <RecordDot /> Record your first conversation
              </Link>
            </Button>
            <Button asChild size="large">
              <Link to="/pricing">Pricing</Link>
            </Button>
          </div>
        </div>
      </section>
      <div className="border-t pt-6">{demonstration}</div>
      <Verticals />
      <Claims />
      {latest}
      <section className="flex flex-wrap items-end justify-between gap-6 border-t py-16">
        <h2 className="max-w-[22ch] text-xl font-[580] text-balance sm:text-2xl">
          Your next call could write itself down.
        </h2>
        <Button asChild variant="record" size="large">
          <Link to="/auth" search={{ mode: 'sign-up' }}>
            <RecordDot /> Start recording
          </Link>
        </Button>
      </section>
    </div>
  )
}

function Claims() {
  return (
    <section
      aria-labelledby="claims"
      className="grid gap-x-14 gap-y-6 border-t py-12 lg:grid-cols-[1fr_26rem]"
    >
      <div>
        <h2 id="claims" className="text-lg font-semibold">
          Kept safe
        </h2>
        <p className="mt-1 max-w-[52ch] text-body text-muted">
          Audio is kept on disk while you speak, second by second, and survives a crash, a closed tab and a
          lost network.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6">
        {brand.claims.map((claim) => (
          <li key={claim} className="flex min-h-9 items-center border-b text-sm">
            {claim}
          </li>
        ))}
      </ul>
    </section>
  )
}
