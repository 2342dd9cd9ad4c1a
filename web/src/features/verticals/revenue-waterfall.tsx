import type { RevenueMovement } from '@parley/core/verticals/revenue'
import { type WaterfallStep, waterfallOf } from '@parley/core/verticals/waterfall'
import { formatTotal } from '~/data/money.ts'

const percent = (share: number) => `${share * 100}%`
const colourOf = ({ amount }: WaterfallStep) => (amount < 0 ? 'bg-control' : 'bg-ink')

/** How monthly revenue came from what it was to what it is: bars side by side, on a phone one below the other. */
export function RevenueWaterfall({ row }: { row: RevenueMovement }) {
  const words = ({ amount, isTotal }: WaterfallStep) => {
    const text = formatTotal(Math.abs(amount), row.currency)
    if (isTotal || amount === 0) return text
    return amount < 0 ? `−${text}` : `+${text}`
  }
  return (
    <ol
      aria-label={`Movements of MRR in ${row.currency}`}
      className="border-b pb-4 md:grid md:grid-cols-6 md:gap-x-4"
    >
      {waterfallOf(row).map((step) => (
        <li
          key={step.name}
          className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)_5rem] items-center gap-x-3 text-sm md:grid-cols-1 md:grid-rows-[7rem_auto_auto] md:items-start"
        >
          <span className="text-muted md:order-2 md:pt-2">{step.name}</span>
          <span aria-hidden="true" className="relative block h-2 md:order-1 md:h-full md:w-full md:border-b">
            <span
              className={`absolute inset-y-0 md:hidden ${colourOf(step)}`}
              style={{ left: percent(step.from), width: percent(step.size) }}
            />
            <span
              className={`absolute inset-x-0 max-w-16 max-md:hidden ${colourOf(step)}`}
              style={{ bottom: percent(step.from), height: percent(step.size) }}
            />
          </span>
          <span
            className={`text-right tabular-nums md:order-3 md:text-left ${step.isTotal ? 'font-medium' : step.amount === 0 ? 'text-faint' : ''}`}
          >
            {words(step)}
          </span>
        </li>
      ))}
    </ol>
  )
}
