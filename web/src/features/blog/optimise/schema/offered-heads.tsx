import { Button } from '~/ui/button.tsx'

/** A first part that is worth its second one: a question without an answer yet. */
export interface OfferedHead {
  head: string
  note: string
}

interface Props {
  title: string
  offered: readonly OfferedHead[]
  onBegin: (head: string) => void
}

/** First parts that come from elsewhere, each one press away from being written to its end. */
export function OfferedHeads({ title, offered, onBegin }: Props) {
  return (
    <section aria-label={title} className="mt-5">
      <h4 className="text-xs text-faint">{title}</h4>
      <ul>
        {offered.map(({ head, note }) => (
          <li key={head} className="flex items-center gap-3 border-b py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              {head}
              {note !== '' && <span className="text-faint">&nbsp;· {note}</span>}
            </span>
            <Button size="small" variant="quiet" aria-label={`Answer: ${head}`} onClick={() => onBegin(head)}>
              Answer
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
