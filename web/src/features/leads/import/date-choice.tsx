import { type DateOrder, dateOrders } from '@parley/core/leads/import/read-date'
import { FileQuestion } from './file-question.tsx'

const orderLabels: Record<DateOrder, string> = {
  dmy: 'The day: 1/2/2026 is February 1',
  mdy: 'The month: 1/2/2026 is January 2',
}

interface Props {
  order: DateOrder | null
  onChange: (order: DateOrder) => void
}

/** Asks what stands first in dates that leave it open. */
export const DateChoice = ({ order, onChange }: Props) => (
  <FileQuestion
    title="Dates"
    question="Which comes first?"
    legend="Which comes first in dates"
    answers={orderLabels}
    order={dateOrders}
    value={order}
    onChange={onChange}
  />
)
