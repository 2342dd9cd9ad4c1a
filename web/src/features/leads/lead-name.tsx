import { leadScoreBand } from '@parley/core/leads/score-band'
import { Link } from '@tanstack/react-router'
import { ScoreMark } from '~/ui/score-mark.tsx'
import type { Lead } from './lead.ts'

/** The name as a list shows it; below it, on phones, what they have no column for. @param index from 0, in the whole list */
export const showName = ({ id, name, score, company, email }: Lead, index: number) => (
  <>
    <Link
      to="/leads/$leadId"
      params={{ leadId: id }}
      data-row-link={index}
      className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
    >
      {name}
    </Link>
    <span className="block truncate text-sm text-faint md:hidden">
      <span className="mr-1.5 sm:hidden">
        <ScoreMark score={score} {...leadScoreBand(score)} />
      </span>
      {company ?? email}
    </span>
  </>
)
