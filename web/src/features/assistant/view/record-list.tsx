import { useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { TimeMark } from '~/ui/time-mark.tsx'
import type { Card } from '../chat/cards.ts'
import { AppLink } from './app-link.tsx'

const few = 5
const names: Record<Card['kind'], string> = {
  leads: 'Leads',
  accounts: 'Accounts',
  contacts: 'Contacts',
  tasks: 'Tasks',
  recordings: 'Recordings',
  moments: 'Moments',
}

/** Records as compact rows with links. */
export function RecordList({ card: { kind, rows, total } }: { card: Card }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, few)
  const hidden = total - shown.length
  return (
    <section aria-label={names[kind]} className="overflow-hidden rounded-lg border bg-surface">
      <h3 className="flex justify-between border-b px-3 py-1.5 text-xs text-muted">
        {names[kind]}
        <span className="tabular-nums">{total}</span>
      </h3>
      <ul className="divide-y">
        {shown.map(({ path, title, detail, aside, moment }, index) => (
          <li key={`${path} ${index}`}>
            <AppLink
              href={path}
              className="flex items-center gap-3 px-3 py-1.5 text-sm transition-colors -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1">
                <span className={kind === 'moments' ? 'line-clamp-3' : 'block truncate font-medium'}>
                  {title}
                </span>
                {detail !== '' && <span className="block truncate text-xs text-muted">{detail}</span>}
              </span>
              {moment && (
                <span className="shrink-0 text-xs">
                  <TimeMark seconds={moment.second} hasSound={moment.hasSound} />
                </span>
              )}
              {aside !== '' && (
                <span
                  className={joinClasses(
                    'shrink-0 text-xs tabular-nums',
                    kind === 'moments' ? 'font-medium text-accent-ink' : 'text-muted',
                  )}
                >
                  {/* Answers kept earlier drew a triangle whether there was sound or not. */}
                  {kind === 'moments' ? aside.replace('▸ ', '') : aside}
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
      {hidden > 0 && rows.length > shown.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="block w-full border-t px-3 py-1.5 text-left text-xs font-medium text-accent-ink -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
        >
          Show {rows.length - shown.length} more
        </button>
      )}
      {hidden > 0 && rows.length === shown.length && (
        <p className="border-t px-3 py-1.5 text-xs text-muted">and {hidden} more</p>
      )}
    </section>
  )
}
