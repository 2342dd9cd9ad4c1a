import { describeSubject, type Subject } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { SubjectLink } from '../../records/index.ts'
import { subjectQuery } from '../calls/subject-query.ts'

interface Props {
  of: Pick<Subject, 'kind' | 'id'>
  /** Records it without them. */
  onRemove?: () => void
}

/** Whose conversation is recorded. */
export function About({ of, onRemove }: Props) {
  const { data } = useQuery(subjectQuery(of))
  if (!data) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        <span className="text-faint">About </span>
        <SubjectLink
          subject={of}
          className="inline-flex min-h-6 items-center font-medium hover:text-accent-ink pointer-coarse:min-h-11"
        >
          {describeSubject(data)}
        </SubjectLink>
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${data.name}`}
          className="link min-h-6 pointer-coarse:min-h-11"
          onClick={onRemove}
        >
          Remove
        </button>
      )}
    </p>
  )
}
