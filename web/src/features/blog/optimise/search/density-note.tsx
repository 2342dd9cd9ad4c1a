import { isGoodDensity } from '@parley/core/seo/checks'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { useScores } from '../session/session.tsx'

/** How often the focus keyword stands in the text, and whether that is in the band of 0.5 to 2.5 percent. */
export function DensityNote({ keyword }: { keyword: string }) {
  const scores = useScores()
  if (keyword.trim() === '' || scores === null || scores.words === 0)
    return <>A density of 0.5 to 2.5% in the text is good.</>
  const { density } = scores
  const isGood = isGoodDensity(density)
  const word = isGood ? 'Good' : density < 0.5 ? 'Too rare' : 'Too frequent'
  return (
    <span className="tabular-nums">
      <span className={isGood ? 'text-good' : 'text-fair'}>
        {word}: {formatPercent(density / 100)}
      </span>{' '}
      of {formatNumber(scores.words)} words; 0.5 to 2.5% is good.
    </span>
  )
}
