import type { RevenueMovement } from './revenue.ts'

/** One bar of a waterfall. `from` and `size` are shares of the tallest level, from 0 to 1. */
export interface WaterfallStep {
  name: string
  /** Signed: what left or shrank is below zero. */
  amount: number
  from: number
  size: number
  isTotal: boolean
}

/** Monthly revenue from then to now: each movement begins where the one before it ended. */
export function waterfallOf(row: RevenueMovement): WaterfallStep[] {
  const moves = [
    { name: 'New', amount: row.new },
    { name: 'Expansion', amount: row.expansion },
    { name: 'Contraction', amount: 0 - row.contraction },
    { name: 'Churn', amount: 0 - row.churn },
  ]
  const top = Math.max(row.start + row.new + row.expansion, row.end, 1)
  const total = (name: string, amount: number) => ({
    name,
    amount,
    from: 0,
    size: amount / top,
    isTotal: true,
  })
  let level = row.start
  const steps = moves.map(({ name, amount }) => {
    const lower = Math.min(level, level + amount)
    level += amount
    return { name, amount, from: Math.max(0, lower) / top, size: Math.abs(amount) / top, isTotal: false }
  })
  return [total('30 days ago', row.start), ...steps, total('Now', row.end)]
}
