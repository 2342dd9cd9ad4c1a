import type { Advice } from '@parley/core/insights/advice'
import type { Deal } from '@parley/core/insights/deal-facts'
import { formatTotal } from '~/data/money.ts'
import { Badge } from '~/ui/badge.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { DealLine } from './deal-line.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { LongList } from './long-list.tsx'
import type { AdviceActs } from './use-advice-acts.ts'

/** A statement, and what proves it: a link beside it, words that were said below it. */
const sentence = 'flex flex-wrap items-baseline gap-x-3 [&>:has(q)]:basis-full'

interface Props {
  advice: Advice
  /** All open deals, also those that were not looked at. */
  open: number
  isDismissed: (subject: string) => boolean
  acts: AdviceActs
}

const byValue = <Line extends { deal: Deal }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (b.deal.value ?? 0) - (a.deal.value ?? 0))

/** What the deals are worth together, a sum for each currency. */
const sumOf = (deals: readonly Deal[]): string =>
  [...Map.groupBy(deals, ({ currency }) => currency)]
    .map(([currency, of]) =>
      formatTotal(
        of.reduce((sum, { value }) => sum + (value ?? 0), 0),
        currency,
      ),
    )
    .join(' + ')

/** Deals at risk, the most valuable first, what to do about the others, and hot leads. A deal at risk has its action there and stands once. */
export function DealPanels({ advice: { risks, actions, hot }, open, isDismissed, acts }: Props) {
  const atRisk = byValue(risks.filter(({ deal }) => !isDismissed(`risk ${deal.id}`)))
  const risky = new Set(atRisk.map(({ deal }) => deal.id))
  const others = actions.filter(({ deal }) => !risky.has(deal.id) && !isDismissed(`next ${deal.id}`))
  const warmest = hot.filter(({ deal }) => !isDismissed(`hot ${deal.id}`))
  const lists = [atRisk, others, warmest]
  const quiet = [
    'No deals show signs of trouble.',
    `Every ${atRisk.length > 0 ? 'other ' : ''}deal has its next step planned.`,
    'No open lead has a score of 70 or more.',
  ].filter((_, index) => lists[index]?.length === 0)
  if (open === 0)
    return (
      <EmptyState title="No open deals">
        Once there is one, this page shows whether it is at risk, what to do next about it and what it is
        likely to bring in.
      </EmptyState>
    )
  return (
    <>
      <LongList
        title="At risk"
        sum={sumOf(atRisk.map(({ deal }) => deal))}
        first={5}
        lines={atRisk.map(({ deal, risk, next }) => (
          <DealLine
            key={deal.id}
            deal={deal}
            next={next}
            subject={`risk ${deal.id}`}
            acts={acts}
            mark={
              <Badge tone={risk.level === 'high' ? 'poor' : 'fair'}>
                {risk.level === 'high' ? 'High risk' : 'Some risk'}
              </Badge>
            }
          >
            <ul className="mt-1 space-y-1">
              {risk.reasons.map(({ kind, text, evidence }) => (
                <li key={kind} className={sentence}>
                  <p className="text-body">{text}</p>
                  <EvidenceList evidence={evidence} statement={text} />
                </li>
              ))}
            </ul>
          </DealLine>
        ))}
      />
      <LongList
        title="Do next"
        first={5}
        lines={others.map(({ deal, next }) => (
          <DealLine key={deal.id} deal={deal} next={next} subject={`next ${deal.id}`} acts={acts}>
            <div className={`mt-1 ${sentence}`}>
              <p className="text-body">
                {next.text}. <span className="text-muted">{next.reason}</span>
              </p>
              <EvidenceList evidence={next.evidence} statement={next.text} />
            </div>
          </DealLine>
        ))}
      />
      <LongList
        title="Hot"
        first={5}
        lines={warmest.map(({ deal, reasons, evidence, next }) => (
          <DealLine
            key={deal.id}
            deal={deal}
            next={next}
            subject={`hot ${deal.id}`}
            acts={acts}
            mark={<Badge tone="good">{deal.score} Hot</Badge>}
          >
            <p className="mt-1 text-body">{reasons.join('\u00A0· ')}</p>
            <EvidenceList evidence={evidence} statement={`Why ${deal.name} is hot`} />
          </DealLine>
        ))}
      />
      {quiet.length === lists.length ? (
        <EmptyState title="Nothing needs you now">{quiet.join(' ')}</EmptyState>
      ) : (
        quiet.length > 0 && <p className="text-sm text-faint">{quiet.join(' ')}</p>
      )}
    </>
  )
}
