import { useQuery } from '@tanstack/react-query'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { PostEditing } from '../../post-form.ts'
import { customerQuestionsQuery } from '../calls/customer-questions.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { Block, Section } from '../parts/section.tsx'
import { toSchemaMarkup } from '../reading/schema-markup.ts'
import { useScores } from '../session/session.tsx'
import { PairList } from './pair-list.tsx'

const faqWords = {
  list: 'FAQ items',
  head: 'Question',
  body: 'Answer',
  add: 'Add question',
  missing: 'Please enter both question and answer',
}
const stepWords = {
  list: 'How-to steps',
  head: 'Step',
  body: 'What to do',
  add: 'Add step',
  missing: 'Please enter both the step and what to do',
}

/** FAQ items and how-to steps for machines, and the JSON-LD that they become. */
export function SchemaSection({ editing: { form, change } }: { editing: PostEditing }) {
  const scores = useScores()
  const { faqItems, howtoSteps } = form
  const markup = toSchemaMarkup(form)
  const json = JSON.stringify(markup.length === 1 ? markup[0] : markup, null, 2)
  const known = new Set(faqItems.map(({ question }) => question.toLowerCase()))
  const candidates = (scores?.faqCandidates ?? []).filter(
    ({ question }) => !known.has(question.toLowerCase()),
  )
  const asked = (useQuery(customerQuestionsQuery()).data ?? [])
    .filter(({ question }) => !known.has(question.toLowerCase()))
    .map(({ question, conversations }) => ({
      head: question,
      note: conversations > 1 ? `${conversations} conversations` : '',
    }))
  return (
    <Section
      id="schema-markup"
      title="Schema markup"
      startsOpen={faqItems.length + howtoSteps.length > 0}
      aside={`${faqItems.length} FAQ, ${howtoSteps.length} steps`}
    >
      <p className="mb-5 max-w-prose text-sm text-muted">
        Answer engines and other readers of schema.org use it. The largest search engine no longer shows
        either as a rich result.
      </p>
      <div className="space-y-7">
        <Block
          title="FAQ"
          aside={
            candidates.length > 0 && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => change({ faqItems: [...faqItems, ...candidates] })}
              >
                Add {countOf(candidates.length, 'question')} from the post
              </Button>
            )
          }
        >
          <PairList
            items={faqItems.map(({ question, answer }) => ({ head: question, body: answer }))}
            words={faqWords}
            offered={{ title: 'Asked in your conversations, without who asked', heads: asked }}
            onChange={(items) =>
              change({ faqItems: items.map(({ head, body }) => ({ question: head, answer: body })) })
            }
          />
        </Block>
        <Block title="How-to">
          <PairList
            isNumbered
            items={howtoSteps.map(({ name, text }) => ({ head: name, body: text }))}
            words={stepWords}
            onChange={(items) =>
              change({ howtoSteps: items.map(({ head, body }) => ({ name: head, text: body })) })
            }
          />
        </Block>
        {markup.length > 0 && (
          <Block title="JSON-LD" aside={<CopyButton text={json} what="the JSON-LD" />}>
            <details>
              <summary className="touch-target w-fit text-sm text-accent-ink">
                Show what machines read
              </summary>
              <pre className="mt-2 rounded-md bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
                {json}
              </pre>
            </details>
          </Block>
        )}
      </div>
    </Section>
  )
}
