import type { Finding } from '@parley/core/seo/finding'
import { Check, CircleDot, Minus, X } from 'lucide-react'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { ContentHand } from '../../post-form.ts'
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
  content: ContentHand | null
  /** Points have no meaning in the audit, where all checks weigh the same. */
  hasPoints?: boolean
}

/** The checks of a score: what each saw, what it got, what mends it. What one doesn't want to see can be dismissed. */
export function FindingList({ source, findings, content, hasPoints = true }: Props) {
  const { dismissed: store } = useSession()
  const dismissed = useStore(store)
  const idOf = ({ id }: Finding) => `${source}:${id}`
  const shown = findings.filter((finding) => finding.status === 'good' || !dismissed.includes(idOf(finding)))
  const hidden = findings.length - shown.length
  return (
    <>
      <ul aria-label={`${source} checks`}>
        {shown.map((finding) => {
          const { icon: Icon, className, word } = marks[finding.status]
          return (
            <li key={finding.id} className="flex gap-2 border-b py-2 text-sm last:border-0">
              <Icon aria-hidden="true" className={`mt-0.75 size-3.5 shrink-0 ${className}`} />
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline gap-2">
                  <span className="min-w-0 flex-1">{finding.label}</span>
                  <span className="shrink-0 text-xs text-faint tabular-nums">
                    {word}
                    {hasPoints && `, ${finding.points} of ${finding.weight}`}
                  </span>
                </p>
                {finding.fix !== null && <p className="text-muted">{finding.fix}</p>}
                {finding.evidence && <EvidenceLine evidence={finding.evidence} content={content} />}
              </div>
              {finding.status !== 'good' && (
                <IconButton
                  className="-my-1 -mr-2 size-7"
                  label={`Dismiss: ${finding.label}`}
                  icon={<X aria-hidden="true" className="size-3.5!" />}
                  onClick={() => store.write([...dismissed, idOf(finding)])}
                />
              )}
            </li>
          )
        })}
      </ul>
      {hidden > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="-ml-2.5"
          onClick={() => store.write(dismissed.filter((id) => !id.startsWith(`${source}:`)))}
        >
          Show {hidden} dismissed
        </Button>
      )}
    </>
  )
}
