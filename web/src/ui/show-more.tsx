import { formatNumber } from '~/data/formats.ts'
import { Button } from './button.tsx'

interface Props {
  label: string
  isBusy: boolean
  onMore: () => void
  /** Entries on screen, and of the whole list; without a total nothing is said of it. */
  shown: number
  total: number | null
}

/** At the end of a list that goes on: asks for more, and says how much of it is here. */
export function ShowMore({ label, isBusy, onMore, shown, total }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
      <Button isBusy={isBusy} onClick={onMore}>
        {label}
      </Button>
      {total !== null && (
        <span className="text-sm text-muted tabular-nums" aria-live="polite">
          {formatNumber(shown)} of {formatNumber(total)} shown
        </span>
      )}
    </p>
  )
}
