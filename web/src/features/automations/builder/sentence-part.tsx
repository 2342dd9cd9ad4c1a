import type { ReactNode } from 'react'

interface Props {
  /** "When", "If", "Then". */
  opening: string
  /** What is wrong with this part and what to do. */
  problem: string | undefined
  /** Whether to say it with weight: publishing was tried. */
  isUrgent: boolean
  tools?: ReactNode
  children: ReactNode
  partId: string
}

/** One line of the sentence: its opening word, the words with their controls, and what can be done with the line. */
export function SentencePart({ opening, problem, isUrgent, tools, children, partId }: Props) {
  return (
    <div
      id={`part-${partId}`}
      className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-b py-4 sm:grid-cols-[4.5rem_1fr_auto]"
    >
      <div className="py-0.5 text-lg text-faint">{opening}</div>
      <div className="col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:row-start-auto">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1.5 text-lg">{children}</div>
        {problem !== undefined && (
          <p className={`mt-1.5 text-sm ${isUrgent ? 'text-danger' : 'text-faint'}`}>{problem}</p>
        )}
      </div>
      <div className="flex sm:col-start-3">{tools}</div>
    </div>
  )
}
