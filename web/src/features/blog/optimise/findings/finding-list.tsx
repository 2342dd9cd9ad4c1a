import type { Finding } from '@parley/core/seo/finding'
import { Check, ChevronDown, CircleDot, Minus, X } from 'lucide-react'
import { useStore } from '~/data/store.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import type { ContentHandle } from '../../post-form.ts'
import type { Source } from '../scores/to-do-list.ts'
import { useSession } from '../session/session.tsx'
import { EvidenceLine } from './evidence-line.tsx'

const marks: Record<Finding['status'], { icon: typeof Check; className: string; word: string }> = {
  good: { icon: Check, className: 'text-good', word: 'Passed' },
  ok: { icon: CircleDot, className: 'text-fair', word: 'Nearly' },
  poor: { icon: X, className: 'text-poor', word: 'Missing' },
  na: { icon: Minus, className: 'text-faint', word: 'Nothing to check' },
}

interface Props {
  source: Source
  findings: readonly Finding[]
  content: ContentHandle | null
  /** Points have no meaning in the audit, where all checks weigh the same. */
  hasPoints?: boolean
}

/**
 * The checks of a score: what each saw, what it got, what mends it. Those that passed fold away; one that the author does
 * not want to see can be dismissed.
 */
export function FindingList({ source, findings, content, hasPoints = true }: Props) {
  const { dismissed: store } = useSession()
  const dismissed = useStore(store)
  const idOf = ({ id }: Finding) => `${source}:${id}`
  const open = findings.filter(({ status }) => status !== 'good')
  const passed = findings.filter(({ status }) => status === 'good')
  const shown = open.filter((finding) => !dismissed.includes(idOf(finding)))
  const own = new Set(open.map(idOf))
  const hidden = open.length - shown.length
  const line = { content, hasPoints }
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={`${source} checks`}>
          {shown.map((finding) => (
            <FindingLine
              key={finding.id}
              finding={finding}
              onDismiss={() => store.write([...dismissed, idOf(finding)])}
              {...line}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-x-3">
        {passed.length > 0 && (
          <details className="group min-w-0 open:w-full">
            <summary className="flex min-h-7 w-fit items-center gap-1 rounded-sm text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
              <Check aria-hidden="true" className="size-3.5 text-good" />
              {passed.length} passed
              <ChevronDown
                aria-hidden="true"
                className="size-3.5 text-faint transition-transform not-group-open:-rotate-90"
              />
            </summary>
            <ul aria-label={`${source} checks that passed`}>
              {passed.map((finding) => (
                <FindingLine key={finding.id} finding={finding} {...line} />
              ))}
            </ul>
          </details>
        )}
        {hidden > 0 && (
          <button
            type="button"
            className="min-h-7 rounded-sm text-sm text-muted hover:text-ink pointer-coarse:min-h-11"
            onClick={() => store.write(dismissed.filter((id) => !own.has(id)))}
          >
            Show {hidden} dismissed
          </button>
        )}
      </div>
    </>
  )
}

interface LineProps {
  finding: Finding
  content: ContentHandle | null
  hasPoints: boolean
  onDismiss?: () => void
}

function FindingLine({ finding, content, hasPoints, onDismiss }: LineProps) {
  const { icon: Icon, className, word } = marks[finding.status]
  return (
    <li className="flex gap-2 border-b py-2 text-sm">
      <Icon aria-hidden="true" className={`mt-0.75 size-3.5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1">{finding.label}</span>
          <span className="shrink-0 text-xs text-faint">
            {word}
            {hasPoints && `, ${finding.points} of ${finding.weight}`}
          </span>
        </p>
        {finding.fix !== null && <p className="text-muted">{finding.fix}</p>}
        {finding.evidence && <EvidenceLine evidence={finding.evidence} content={content} />}
      </div>
      {onDismiss && (
        <IconButton
          className="-my-1.5 -mr-2"
          label={`Dismiss: ${finding.label}`}
          icon={<X aria-hidden="true" className="size-3.5!" />}
          onClick={onDismiss}
        />
      )}
    </li>
  )
}
