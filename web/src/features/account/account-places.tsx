import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { AccountTab } from './account-search.ts'

export const accountLabels: Record<AccountTab, string> = {
  profile: 'Profile',
  security: 'Security',
  sessions: 'Sessions',
  notifications: 'Notifications',
  company: 'Company',
  members: 'Members',
  stages: 'Stages',
  history: 'History',
  data: 'Your data',
}
const groups: { name: string; places: AccountTab[] }[] = [
  { name: 'You', places: ['profile', 'security', 'sessions', 'notifications', 'data'] },
  { name: 'Your company', places: ['company', 'members', 'stages', 'history'] },
]

interface Props {
  isOwner: boolean
  /** Null on a phone before one is chosen: then the places are the page. */
  current: AccountTab | null
}

/** What can be set, in two groups: beside the chosen one, on a phone a page of its own. */
export function AccountPlaces({ isOwner, current }: Props) {
  const isList = current === null
  return (
    <nav
      aria-label="Account"
      className={isList ? 'grid gap-6' : 'grid content-start gap-5 md:sticky md:top-20 md:self-start'}
    >
      {groups.map(({ name, places }) => (
        <div key={name}>
          <h2 className={isList ? 'border-b pb-2 font-semibold' : 'pb-1 text-xs text-faint'}>{name}</h2>
          <ul>
            {places
              .filter((place) => isOwner || place !== 'history')
              .map((place) => (
                <li key={place} className={isList ? 'border-b' : undefined}>
                  <Link
                    to="/account"
                    search={{ tab: place }}
                    aria-current={place === current ? 'page' : undefined}
                    className={joinClasses(
                      'flex items-center justify-between',
                      isList
                        ? 'min-h-11'
                        : '-mx-2.5 h-8 rounded-md px-2.5 text-sm transition-colors pointer-coarse:h-11',
                      place === current && 'bg-selected font-medium',
                      !isList && place !== current && 'text-muted hover:text-ink',
                    )}
                  >
                    {accountLabels[place]}
                    {isList && <ChevronRight aria-hidden="true" className="size-4 text-faint" />}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
