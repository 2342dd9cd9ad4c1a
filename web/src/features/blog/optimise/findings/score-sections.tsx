import { formatDecimal, formatNumber } from '~/data/formats.ts'
import { useStore } from '~/data/store.ts'
import { Badge } from '~/ui/badge.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { ContentHandle } from '../../post-form.ts'
import { ScoreHead } from '../parts/score-line.tsx'
import { Block, Section } from '../parts/section.tsx'
import type { PostScores } from '../scores/score-post.ts'
import { useScores, useSession } from '../session/session.tsx'
import { EvidenceLine } from './evidence-line.tsx'
import { FindingList } from './finding-list.tsx'

interface Props {
  content: ContentHandle | null
}

/** SEO and AIO score, readability and the audit before publishing; all follow the text as it is typed. */
export function ScoreSections({ content }: Props) {
  const scores = useScores()
  const { hasFailed } = useStore(useSession().scores)
  if (scores === null)
    return hasFailed ? (
      <p className="text-sm text-muted">The scores could not be computed in this browser. Reload the page.</p>
    ) : (
      <div aria-busy="true">
        <span className="sr-only">Computing the scores</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const { seo, aio } = scores
  return (
    <>
      <Section id="seo-score" title="SEO and AIO score">
        <div className="space-y-6">
          <Block title="SEO score">
            <ScoreHead score={seo.score} />
            <FindingList source="SEO" findings={seo.findings} content={content} />
          </Block>
          <Block title="Keyword and links">
            <FindingList
              source="Keyword and links"
              hasPoints={false}
              findings={scores.keyphrase}
              content={content}
            />
          </Block>
          <Block title="AIO score">
            <ScoreHead
              score={aio.score}
              note="A heuristic for how easily answer engines can quote the post. Each check shows its evidence."
            />
            <FindingList source="AIO" findings={aio.findings} content={content} />
          </Block>
        </div>
      </Section>
      <ReadabilitySection readability={scores.readability} />
      <AuditSection audit={scores.audit} content={content} />
    </>
  )
}

function ReadabilitySection({ readability }: Pick<PostScores, 'readability'>) {
  const { measured, level, readability_score: ease, grade_level: grade, sentiment } = readability
  return (
    <Section id="readability" title="Readability">
      {measured === null ? (
        <p className="text-sm text-muted">No text yet.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="text-2xl font-[540] tabular-nums">{ease}</span>
            <span className="font-medium">{level}</span>
          </p>
          <p className="text-sm text-muted">Flesch reading ease, out of 100; {grade} and up reads easily.</p>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 text-sm tabular-nums">
            <Fact name="Words" value={formatNumber(measured.words)} />
            <Fact name="Sentences" value={formatNumber(measured.sentences)} />
            <Fact name="Words a sentence" value={formatDecimal(measured.words / measured.sentences, 1)} />
            <Fact name="Syllables a word" value={formatDecimal(measured.syllables / measured.words, 2)} />
            <Fact name="Sentiment" value={sentiment} />
            <Fact name="Tone" value={readability.tone} />
          </dl>
        </>
      )}
    </Section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-2 border-b py-1">
      <dt className="text-faint">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function AuditSection({ audit, content }: Pick<PostScores, 'audit'> & Props) {
  const { score, checks, template, canPublish } = audit
  const groups = [
    { severity: 'critical', name: 'Critical' },
    { severity: 'warning', name: 'Warnings' },
    { severity: 'info', name: 'Hints' },
  ] as const
  const passed = checks.filter(({ status }) => status === 'good').length
  return (
    <Section id="pre-publish-audit" title="Pre-publish audit">
      <ScoreHead score={score} note={`${passed} of ${checks.length} checks passed.`} />
      <p className="mt-2">
        <Badge tone={canPublish ? 'good' : 'poor'}>
          {canPublish ? 'All required checks passed' : 'Required checks are missing'}
        </Badge>
      </p>
      {template.length > 0 && (
        <div className="mt-4">
          <h3 className="text-xs text-faint">To fill in or delete</h3>
          <ul aria-label="Template text" className="text-sm">
            {template.map((evidence) => (
              <li key={`${evidence.field} ${evidence.start}`} className="border-b py-2">
                <p>Readers would see this as it stands. Fix it to publish.</p>
                <EvidenceLine evidence={evidence} content={content} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ severity, name }) => (
        <div key={severity} className="mt-4">
          <h3 className="text-xs text-faint">{name}</h3>
          <FindingList
            source="Audit"
            hasPoints={false}
            findings={checks.filter((check) => check.severity === severity)}
            content={content}
          />
        </div>
      ))}
    </Section>
  )
}
