import { TimeMark } from '~/ui/time-mark.tsx'
import type { Card } from '../chat/cards.ts'
import type { Evidence } from '../chat/outcome.ts'
import { AppLink } from './app-link.tsx'
import { readLink } from './read-link.ts'

const most = 6

interface Props {
  evidence: readonly Evidence[]
  /** Records that stand above with a link of their own are not named again. */
  cards: readonly Card[]
}

/** What proves an answer: the second of a recording with its quote, or a record. */
export function EvidenceLinks({ evidence, cards }: Props) {
  const shown = new Set(cards.flatMap(({ rows }) => rows.map(({ path }) => path)))
  const links = evidence.map(toLink).filter(({ href }) => {
    if (readLink(href)?.kind !== 'app' || shown.has(href)) return false
    shown.add(href)
    return true
  })
  if (links.length === 0) return null
  return (
    <ul aria-label="Evidence" className="space-y-1 text-sm">
      {links.slice(0, most).map(({ href, moment, label, quote }) => (
        <li key={href}>
          <AppLink
            href={href}
            className="-mx-1 block rounded-sm px-1 py-0.5 hover:bg-sunken pointer-coarse:py-2"
          >
            {moment && (
              <span className="mr-1.5">
                <TimeMark seconds={moment.second} hasSound={moment.hasSound} />
              </span>
            )}
            <span className={quote === '' ? 'text-accent-ink' : 'text-muted'}>{label}</span>
            {quote !== '' && <q className="mt-0.5 line-clamp-2 block">{quote}</q>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

interface EvidenceLink {
  href: string
  moment: { second: number; hasSound: boolean } | null
  label: string
  quote: string
}

function toLink(evidence: Evidence): EvidenceLink {
  if (evidence.kind === 'record')
    return { href: evidence.path, moment: null, label: evidence.label, quote: '' }
  const { recordingId, title, second, hasSound, quote } = evidence
  return {
    href: `/voice/${encodeURIComponent(recordingId)}?t=${second}`,
    moment: { second, hasSound },
    label: title,
    quote,
  }
}
