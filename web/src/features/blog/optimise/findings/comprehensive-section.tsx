import { useStore } from '~/data/store.ts'
import type { ContentHandle } from '../../post-form.ts'
import { Block, Section } from '../parts/section.tsx'
import { type ToDo, toToDoList } from '../scores/to-do-list.ts'
import { useScores, useSession } from '../session/session.tsx'
import { EvidenceLine } from './evidence-line.tsx'

interface Props {
  content: ContentHandle | null
}

/** Everything that the scores, the audit and E-E-A-T find, once each, by what to do first. */
export function ComprehensiveSection({ content }: Props) {
  const scores = useScores()
  const dismissed = useStore(useSession().dismissed)
  if (scores === null) return null
  const { first, next, later, passed, total } = toToDoList(scores, dismissed)
  return (
    <Section
      id="comprehensive-seo"
      title="Comprehensive SEO analysis"
      aside={`${passed} of ${total} checks passed`}
    >
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-3">
        <Group
          title="Do first"
          items={first}
          empty="Nothing stands in the way of publishing."
          content={content}
        />
        <Group title="Then" items={next} empty="Nothing costs points." content={content} />
        <Group title="Later" items={later} empty="Nothing left to polish." content={content} />
      </div>
    </Section>
  )
}

interface GroupProps extends Props {
  title: string
  items: readonly ToDo[]
  empty: string
}

function Group({ title, items, empty, content }: GroupProps) {
  return (
    <Block title={title} aside={<span className="tabular-nums">{items.length}</span>}>
      {items.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ul>
          {items.map(({ id, text, sources, points, evidence }) => (
            <li key={id} className="border-t py-2 text-sm">
              <p>{text}</p>
              <p className="text-xs text-faint">
                {sources.join(', ')}
                {points > 0 && `, ${points} points`}
              </p>
              {evidence && <EvidenceLine evidence={evidence} content={content} />}
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
