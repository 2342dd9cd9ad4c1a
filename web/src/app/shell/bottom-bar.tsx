import { Link, useLocation } from '@tanstack/react-router'
import { House, ListChecks, Menu, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { LogoMark } from '~/logo.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { openPanel } from './panels.ts'
import { useIsWithin } from './use-is-within.ts'

const itemClasses =
  'flex min-h-14 flex-col items-center justify-end gap-1 pb-1.5 text-xs text-muted data-[status=active]:font-medium data-[status=active]:text-ink [&_svg]:size-5'

/**
 * Phones: the places one goes to, and Record in the middle, under the thumb; on /voice, which has its own, this place is the
 * page's. The assistant's button stands behind the last one (styles.css).
 */
export function BottomBar() {
  const isVoice = useLocation({ select: ({ pathname }) => pathname === '/voice' })
  return (
    <nav
      aria-label="Phone"
      data-below-toasts
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)] border-t bg-canvas pb-[env(safe-area-inset-bottom)] min-[22.5rem]:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] md:hidden"
    >
      <div className="grid grid-cols-[minmax(max-content,1.2fr)_minmax(0,1fr)]">
        <BarLink to="/dashboard" icon={<House />} label="Dashboard" />
        <BarLink to="/leads" icon={<Users />} label="Leads" />
      </div>
      {isVoice ? <BarLink to="/voice" icon={<LogoMark />} label="Voice" /> : <RecordLink />}
      <div className="grid grid-cols-2">
        <BarLink to="/tasks" icon={<ListChecks />} label="Tasks" />
        <button type="button" onClick={() => openPanel('menu')} className={itemClasses}>
          <Menu aria-hidden="true" />
          Menu
        </button>
      </div>
    </nav>
  )
}

function RecordLink() {
  return (
    <Link
      to="/voice"
      className="flex min-h-14 flex-col items-center justify-end gap-0.5 pb-1.5 text-xs font-medium"
    >
      <span aria-hidden="true" className="flex size-7 items-center justify-center rounded-full bg-ink">
        <span className="size-3 rounded-full bg-recording" />
      </span>
      Record
    </Link>
  )
}

function BarLink({
  to,
  icon,
  label,
}: {
  to: '/dashboard' | '/leads' | '/tasks' | '/voice'
  icon: ReactNode
  label: string
}) {
  const isWithin = useIsWithin(to)
  return (
    <Link to={to} className={joinClasses(itemClasses, isWithin && 'font-medium text-ink')}>
      <span aria-hidden="true">{icon}</span>
      {label}
    </Link>
  )
}
