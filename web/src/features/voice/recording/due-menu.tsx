import { dayOf } from '@parley/core/blog/calendar'
import { useState } from 'react'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import type { InsightRow } from '../calls/insights-query.ts'
import { readInsightData } from '../details.ts'
import { DayGrid } from './day-grid.tsx'
import { DueButton } from './item-buttons.tsx'
import { dueOnDay, type ItemCorrection } from './item-correction.ts'

interface Props {
  item: InsightRow
  onCorrect: (correction: ItemCorrection) => void
}

/** When an action item is due, to be put right by one press on a day. It is open when it is made. */
export default function DueMenu({ item, onCorrect }: Props) {
  const [isOpen, setOpen] = useState(true)
  const { now, timeZone } = useClock()
  const { dueAt = null } = readInsightData(item.data)
  const choose = (next: string | null) => {
    setOpen(false)
    if (next !== dueAt) onCorrect({ dueAt: next })
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <DueButton item={item} />
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label="When is it due?"
        className="p-2"
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <DayGrid
          chosen={dueAt && dayOf(dueAt, timeZone)}
          today={dayOf(now, timeZone)}
          onChoose={(day) => choose(dueOnDay(day, dueAt, timeZone))}
        />
        <div className="-mx-2 mt-2 border-t px-2 pt-2">
          <Button variant="quiet" size="small" className="px-2" onClick={() => choose(null)}>
            No due date
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
