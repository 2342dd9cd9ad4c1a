import { type DateOrder, dateOrders } from '@parley/core/leads/import/read-date'
import { Panel } from '~/ui/panel.tsx'

const orderLabels: Record<DateOrder, string> = {
  dmy: 'The day: 1/2/2026 is February 1',
  mdy: 'The month: 1/2/2026 is January 2',
}

interface Props {
  order: DateOrder | null
  onChange: (order: DateOrder) => void
}

/** Asks what stands first in dates that leave it open. */
export function DateChoice({ order, onChange }: Props) {
  return (
    <Panel title="Dates" aside="Which comes first?">
      <fieldset className="pt-3">
        <legend className="sr-only">Which comes first in dates</legend>
        {dateOrders.map((known) => (
          <label key={known} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="date-order"
              checked={order === known}
              onChange={() => onChange(known)}
              className="radio"
            />
            {orderLabels[known]}
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
