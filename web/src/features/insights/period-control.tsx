import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { type Period, periods } from './insights-search.ts'

interface Props {
  label: string
  days: Period
  onChange: (days: string) => void
}

/** The days up to today that are looked at. */
export function PeriodControl({ label, days, onChange }: Props) {
  return (
    <SegmentedControl
      label={label}
      value={String(days)}
      options={periods.map((period) => ({
        value: String(period),
        label: period === 365 ? '1 year' : `${period} days`,
      }))}
      onChange={onChange}
    />
  )
}
