import type { RevenueMovement } from '@parley/core/verticals/revenue'
import { type WaterfallStep, waterfallOf } from '@parley/core/verticals/waterfall'
import { formatAmount } from '~/data/money.ts'

const percent = (share: number) => `${share * 100}%`
/** Bars are as wide as their slot lets them be, up to this; the lines between them take the rest. */
const barClasses = 'left-[calc(50%-min(2rem,35%))] w-[min(4rem,70%)]'
/** Where the level stands after a movement, where the next one begins. */
const levelAfter = ({ from, size, amount }: WaterfallStep) => (amount < 0 ? from : from + size)
const colourOf = ({ amount }: WaterfallStep) => (amount < 0 ? 'bg-control' : 'bg-ink')

/** How monthly revenue came from what it was to what it is: bars side by side, on a phone one below the other. */
export function RevenueWaterfall({ row }: { row: RevenueMovement }) {
  const words = ({ amount, isTotal }: WaterfallStep) => {
    const text = formatAmount(Math.abs(amount), row.currency)
    if (isTotal || amount === 0) return text
    return amount < 0 ? `−${text}` : `+${text}`
  }
  return (
    <ol aria-label={`Movements of MRR in ${row.currency}`} className="border-b pb-4 md:grid md:grid-cols-6">
      {waterfallOf(row).map((step, index, steps) => (
        <li
          key={step.name}
          className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)_5rem] items-center gap-x-3 text-sm md:relative md:flex md:flex-col md:items-stretch md:pt-7"
        >
          <span className="text-muted md:order-2 md:h-7 md:pt-2 md:text-center">{step.name}</span>
          <span aria-hidden="true" className="relative block h-2 md:order-1 md:h-28 md:border-b">
            <span
              className={`absolute inset-y-0 md:hidden ${colourOf(step)}`}
              style={{ left: percent(step.from), width: percent(step.size) }}
            />
            <span
              className={`absolute min-h-px max-md:hidden ${barClasses} ${step.amount === 0 ? 'bg-control' : colourOf(step)}`}
              style={{ bottom: percent(step.from), height: percent(step.size) }}
            />
            {index < steps.length - 1 && (
              <span
                className="absolute left-[calc(50%+min(2rem,35%))] h-px w-[calc(100%-min(4rem,70%))] bg-control max-md:hidden"
                style={{ bottom: percent(levelAfter(step)) }}
              />
            )}
          </span>
          <span
            // Above its bar, which stands on the names.
            style={{ bottom: `calc(2rem + ${step.from + step.size} * 7rem)` }}
            className={`text-right tabular-nums md:absolute md:inset-x-0 md:text-center ${step.isTotal ? 'font-medium' : step.amount === 0 ? 'text-faint' : ''}`}
          >
            {words(step)}
          </span>
        </li>
      ))}
    </ol>
  )
}
