import { DateChoice } from './date-choice.tsx'
import { NumberChoice } from './number-choice.tsx'
import type { useMapping } from './use-mapping.ts'

type Props = Pick<
  ReturnType<typeof useMapping>,
  'isOrderAsked' | 'dateOrder' | 'onOrder' | 'marks' | 'onMark'
>

/** What a file leaves open of its dates and numbers. */
export function FileQuestions({ isOrderAsked, dateOrder, onOrder, marks, onMark }: Props) {
  return (
    <>
      {isOrderAsked && <DateChoice order={dateOrder} onChange={onOrder} />}
      {marks.asked !== null && <NumberChoice asked={marks.asked} answer={marks.answer} onChange={onMark} />}
    </>
  )
}
