import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useProfile } from '~/data/profile.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'

const places = [
  { label: 'Profile and password', tab: undefined },
  { label: 'Company', tab: 'company' },
  { label: 'Stages', tab: 'stages' },
  { label: 'Members', tab: 'members' },
  { label: 'Sessions', tab: 'sessions' },
  { label: 'Notifications', tab: 'notifications' },
  { label: 'Your data', tab: 'data' },
] as const

/**
 * The way to /account, under the company's name (docs/specified.md P19: Settings in the avatar menu stays disabled).
 */
export default function CompanyMenu() {
  const { data } = useProfile()
  if (!data) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="-mx-1.5 inline-flex h-6 items-center gap-1 rounded-md px-1.5 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:h-11">
        {data.companies.name}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {places.map(({ label, tab }) => (
          <DropdownMenuItem key={label} asChild>
            <Link to="/account" search={tab ? { tab } : {}}>
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
