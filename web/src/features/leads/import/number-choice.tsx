import { type DecimalMark, decimalMarks } from '@parley/core/leads/import/decimal-mark'
import { FileQuestion } from './file-question.tsx'

interface Props {
  /** The mark in numbers such as "1.200". */
  asked: DecimalMark
  answer: DecimalMark | null
  onChange: (mark: DecimalMark) => void
}

/** Asks what begins the decimals of numbers that leave it open. */
export function NumberChoice({ asked, answer, onChange }: Props) {
  const example = `1${asked}200`
  const valueOf = (mark: DecimalMark) => (mark === asked ? '1.2' : '1200')
  return (
    <FileQuestion
      title="Numbers"
      question="What begins the decimals?"
      legend="What begins the decimals of numbers"
      answers={{
        '.': `The point: ${example} is ${valueOf('.')}`,
        ',': `The comma: ${example} is ${valueOf(',')}`,
      }}
      order={decimalMarks}
      value={answer}
      onChange={onChange}
    />
  )
}
