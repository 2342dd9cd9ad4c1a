/** How every chart looks: props for the parts of recharts, which draws them. */
export const chartFrame = { margin: { top: 8, right: 0, bottom: 0, left: 0 }, accessibilityLayer: false }

export const chartGrid = { vertical: false, stroke: 'var(--color-line)' }

export const chartAxis = { tick: { fill: 'var(--color-faint)' }, tickLine: false, axisLine: false }

export const chartTooltip = {
  cursor: { fill: 'var(--color-sunken)' },
  contentStyle: {
    background: 'var(--color-raised)',
    border: '1px solid var(--color-line)',
    borderRadius: 6,
  },
}
