import { entityTypes } from '@parley/core/blog/entities'
import type { ReactNode } from 'react'
import type { PostEditing } from '../../post-form.ts'
import type { Dashboard } from '../calls/dashboard.ts'
import { LinkList } from '../parts/link-list.tsx'
import { typeNames } from '../parts/node-types.ts'
import { ScoreBar, ScoreHead } from '../parts/score-line.tsx'
import { Block } from '../parts/section.tsx'
import { SerpBlock } from './serp-block.tsx'
import { SocialBlock } from './social-block.tsx'
import { TopicsBlock } from './topics-block.tsx'

interface Props {
  dashboard: Dashboard
  editing: PostEditing
}

export function DashboardResults({ dashboard, editing }: Props) {
  const { eeat, readability, serp, social, entities, topics, links } = dashboard
  return (
    <div className="gap-x-10 md:columns-2">
      {eeat && <EeatBlock eeat={eeat} />}
      {readability && (
        <Whole>
          <Block title="Readability">
            <ScoreHead score={readability.readability_score} note={readability.grade_level} />
            <dl className="mt-3 text-sm">
              <Fact name="Sentiment" value={readability.sentiment} />
              <Fact name="Tone" value={readability.tone} />
            </dl>
          </Block>
        </Whole>
      )}
      {entities && <EntitiesBlock entities={entities} />}
      {topics && (
        <Whole>
          <TopicsBlock topics={topics} editing={editing} />
        </Whole>
      )}
      {serp && (
        <Whole>
          <SerpBlock serp={serp} editing={editing} />
        </Whole>
      )}
      {social && (
        <Whole>
          <SocialBlock social={social} editing={editing} />
        </Whole>
      )}
      {links && (
        <Whole>
          <Block title="Internal links">
            <LinkList
              links={links.map(({ anchor_text: anchorText, suggested_url: url, context }) => ({
                anchorText,
                url,
                context,
              }))}
              content={editing.content}
            />
          </Block>
        </Whole>
      )}
    </div>
  )
}

/** Keeps a result in one of the two columns. */
function Whole({ children }: { children: ReactNode }) {
  return <div className="break-inside-avoid pb-8">{children}</div>
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b py-1.5">
      <dt className="text-faint">{name}</dt>
      <dd className="capitalize">{value}</dd>
    </div>
  )
}

function EeatBlock({ eeat }: { eeat: NonNullable<Dashboard['eeat']> }) {
  return (
    <Whole>
      <Block title="E-E-A-T">
        <ScoreHead score={eeat.overall_score} />
        <ul aria-label="E-E-A-T" className="mt-2">
          <ScoreBar label="Experience" score={eeat.experience_score} />
          <ScoreBar label="Expertise" score={eeat.expertise_score} />
          <ScoreBar label="Authoritativeness" score={eeat.authoritativeness_score} />
          <ScoreBar label="Trustworthiness" score={eeat.trustworthiness_score} />
        </ul>
        <Remarks title="Strengths" items={eeat.strengths} />
        <Remarks title="To improve" items={eeat.improvements} />
      </Block>
    </Whole>
  )
}

function Remarks({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h4 className="mt-3 mb-1 text-xs text-faint">{title}</h4>
      <ul className="list-disc space-y-0.5 pl-5 text-sm marker:text-faint">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

function EntitiesBlock({ entities }: { entities: NonNullable<Dashboard['entities']> }) {
  const known = entityTypes.filter((type) => (entities[type] ?? []).length > 0)
  return (
    <Whole>
      <Block title="Entities">
        {known.length === 0 ? (
          <p className="text-sm text-muted">No known names found.</p>
        ) : (
          <dl className="text-sm">
            {known.map((type) => (
              <div key={type} className="flex gap-4 border-b py-1.5">
                <dt className="w-20 shrink-0 text-faint">{typeNames[type]}</dt>
                <dd className="min-w-0">{entities[type]?.join(', ')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Block>
    </Whole>
  )
}
