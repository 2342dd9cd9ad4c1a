import { useId } from 'react'
import { Panel } from '~/ui/panel.tsx'

interface Props<Answer extends string> {
  title: string
  question: string
  legend: string
  /** Each with its label. */
  answers: Readonly<Record<Answer, string>>
  order: readonly Answer[]
  value: Answer | null
  onChange: (answer: Answer) => void
}

/** Asks what the file leaves open. */
export function FileQuestion<Answer extends string>(props: Props<Answer>) {
  const { title, question, legend, answers, order, value, onChange } = props
  const name = useId()
  return (
    <Panel title={title} aside={question}>
      <fieldset className="pt-3">
        <legend className="sr-only">{legend}</legend>
        {order.map((answer) => (
          <label key={answer} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="radio"
            />
            {answers[answer]}
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
