/**
 * The one rule of colour: what counts is ink, what it is compared with or falls by is grey, and what is not over yet is
 * hatched ink. Blue stays with what can be pressed.
 */
export const chartColours = { main: 'var(--color-ink)', other: 'var(--color-control)' }

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

/** One bar shows no course: below this many points there is a sentence instead. */
export const hasCourse = (points: number): boolean => points >= 2
