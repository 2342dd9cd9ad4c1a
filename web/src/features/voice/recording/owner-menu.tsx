import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { membersQuery } from '../../people/index.ts'
import type { InsightRow } from '../calls/insights-query.ts'
import { OwnerButton } from './item-buttons.tsx'
import { type Doer, doersOf, type ItemCorrection, isDoer } from './item-correction.ts'
import type { Side, Speaker } from './speaker-sides.ts'

interface Props {
  item: InsightRow
  speakers: readonly Speaker[]
  /** People of the customer's who are known beside those who speak. */
  customers: readonly string[]
  onCorrect: (correction: ItemCorrection) => void
}

const sides: Record<Side, string> = { us: 'Our side', them: 'Their side' }
const keyOf = ({ side, name, id }: Doer) => `${side} ${id ?? ''} ${name ?? ''}`

/** Who does an action item, to be put right by one press. It is open when it is made. */
export default function OwnerMenu({ item, speakers, customers, onCorrect }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const doers = doersOf(members, speakers, customers)
  const present = [...doers.us, ...doers.them].find((doer) => isDoer(doer, item.data))
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <OwnerButton item={item} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-w-72">
        <DropdownMenuRadioGroup value={present ? keyOf(present) : ''}>
          {(['us', 'them'] as const).map((side, index) => (
            <Fragment key={side}>
              {index > 0 && <DropdownMenuSeparator />}
              <DropdownMenuLabel>
                {index === 0 ? 'Who does it on our side?' : 'Or on theirs?'}
              </DropdownMenuLabel>
              {doers[side].map((doer) => (
                <DropdownMenuRadioItem
                  key={keyOf(doer)}
                  value={keyOf(doer)}
                  onSelect={() => doer !== present && onCorrect({ doer })}
                >
                  {doer.name ?? sides[side]}
                </DropdownMenuRadioItem>
              ))}
            </Fragment>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
