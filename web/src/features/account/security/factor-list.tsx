import { formatDay } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { SecondFactor } from './factor-calls.ts'
import { nameOfFactor } from './name-of-factor.ts'
import { SecurityLine } from './security-line.tsx'

interface Props {
  factors: readonly SecondFactor[]
  /** Null where no recovery codes were made. */
  codesLeft: number | null
  onRemove: (factor: SecondFactor) => void
  onCodes: () => void
}

/** The second factors of an account, and its recovery codes. */
export function FactorList({ factors, codesLeft, onRemove, onCodes }: Props) {
  return (
    <ul aria-label="Second factors">
      {factors.map((factor) => (
        <SecurityLine
          key={factor.id}
          title={nameOfFactor(factor)}
          note={`Since ${formatDay(factor.created_at)}`}
        >
          <Button size="small" aria-label={`Remove ${nameOfFactor(factor)}`} onClick={() => onRemove(factor)}>
            Remove
          </Button>
        </SecurityLine>
      ))}
      <SecurityLine
        title="Recovery codes"
        note={
          codesLeft === null
            ? 'None yet. Without them, a lost phone locks you out.'
            : `${codesLeft} of 10 left. Each works once.`
        }
      >
        <Button size="small" onClick={onCodes}>
          {codesLeft === null ? 'Make recovery codes' : 'New recovery codes'}
        </Button>
      </SecurityLine>
    </ul>
  )
}
