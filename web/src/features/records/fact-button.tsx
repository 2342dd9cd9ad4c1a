import type { ReactNode, Ref } from 'react'
import { WholeText } from '~/ui/whole-text.tsx'

/** One line of a record's facts: what it is called, and what stands beside it. */
export function FactLine({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-b py-0.5">
      <span id={id} className="text-sm text-faint">
        {label}
      </span>
      {children}
    </div>
  )
}

interface Props {
  ref?: Ref<HTMLButtonElement>
  label: string
  /** Empty for unknown. */
  shown: string
  /** Set large and whole: the first thing to be read. */
  isProminent?: boolean
  onClick: () => void
}

/** A fact that is changed by a press. */
export function FactButton({ ref, label, shown, isProminent = false, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className={`min-h-8 w-full rounded-md px-2 text-left hover:bg-sunken pointer-coarse:min-h-11 ${isProminent ? 'text-lg font-[540]' : 'py-1 leading-5.5'}`}
    >
      <span className="sr-only">{label}: </span>
      {shown ? <WholeText>{shown}</WholeText> : <span className="text-faint">Add</span>}
    </button>
  )
}

/** What is wrong with what was typed for a fact, below its field. */
export const FactProblem = ({ children }: { children: string | null }) =>
  children !== null && (
    <p role="alert" className="mt-1 text-xs text-danger">
      {children}
    </p>
  )
