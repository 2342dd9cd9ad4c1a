import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'

interface FieldIds {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

const FieldContext = createContext<FieldIds | null>(null)

/** What a control inside a Field spreads on itself, so that label, hint and error are read with it. */
export function useFieldProps() {
  const field = use(FieldContext)
  if (!field) return {}
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined }
}

interface Props {
  label: string
  /** Read out, not shown: the placeholder says it. */
  isLabelHidden?: boolean
  /** Stands below the control; for a limit or a format, before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. Takes the hint's place. */
  error?: string | undefined
  /** Beside the label: a counter, "optional", a link. */
  aside?: ReactNode
  children: ReactNode
}

export function Field({ label, isLabelHidden = false, hint, error, aside, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <FieldContext value={{ id, describedBy: hasNote ? noteId : undefined, isInvalid: Boolean(error) }}>
      <div className="min-w-0">
        <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
          <Label htmlFor={id}>{label}</Label>
          {aside !== undefined && <span className="text-xs text-faint tabular-nums">{aside}</span>}
        </div>
        {children}
        <div id={noteId} aria-live="polite">
          {error ? (
            <FieldError>{error}</FieldError>
          ) : (
            hint && <p className="mt-1.5 text-xs text-faint">{hint}</p>
          )}
        </div>
      </div>
    </FieldContext>
  )
}

function Label({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="text-sm font-medium">
      {children}
    </label>
  )
}

function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1.5 flex gap-1.5 text-xs text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {children}
    </p>
  )
}
