import type { ReadDraft } from '../blog/draft.ts'
import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { findFirstPhrase } from '../text/phrases.ts'
import { contentEvidence, headingsOf, isBetween } from './checks.ts'
import { type Score, toFinding, toScore } from './finding.ts'

const takeawayWords = [
  'takeaway',
  'takeaways',
  'in summary',
  'summary',
  'to summarize',
  'to summarise',
  'to sum up',
  'in short',
  'tl dr',
  'tldr',
  'bottom line',
  'conclusion',
  'in conclusion',
  'key points',
  'key insight',
  'key insights',
  'the main point',
  'remember',
]
const actionWords = [
  'get started',
  'start your',
  'start now',
  'start today',
  'sign up',
  'subscribe',
  'download',
  'contact us',
  'get in touch',
  'learn more',
  'read more',
  'find out more',
  'try it',
  'try our',
  'try the',
  'free trial',
  'book a',
  'schedule a',
  'request a',
  'join us',
  'join our',
  'talk to us',
  'see how',
  'click here',
  'ready to',
]

const { countOf } = createNumbers(productPlace)

/**
 * The AIO score out of 100: how easily answer engines can take the post apart. A heuristic with exactly the points of
 * docs/specified.md S5.20; each check shows the place it rests on.
 */
export function scoreAio(draft: ReadDraft): Score {
  const { post, words } = draft
  const isWritten = words.length > 0
  const [list] = post.lists
  const sections = headingsOf(draft, 2)
  const question = post.text.indexOf('?')
  const asked = post.blocks.find((block) => question >= block.start && question < block.end)
  const first = post.blocks.find((block) => block.kind === 'paragraph')
  const length = first?.text.length ?? 0
  const takeaway = findFirstPhrase(words, takeawayWords)
  const action = findFirstPhrase(words, actionWords)
  return toScore([
    toFinding({
      id: 'lists',
      label: 'Lists',
      weight: 20,
      isPassed: list !== undefined,
      isApplicable: isWritten,
      evidence: contentEvidence(draft, list),
      fix: 'Turn steps or points into a bullet or numbered list.',
    }),
    toFinding({
      id: 'sections',
      label: `${countOf(sections.length, 'H2 heading')} (at least 3)`,
      weight: 20,
      isPassed: sections.length >= 3,
      isClose: sections.length === 2,
      isApplicable: isWritten,
      evidence: contentEvidence(draft, sections[0]),
      fix: 'Divide the post with at least three H2 headings.',
    }),
    toFinding({
      id: 'question',
      label: 'A question',
      weight: 15,
      isPassed: asked !== undefined,
      isApplicable: isWritten,
      evidence: contentEvidence(draft, asked),
      fix: 'Ask a question that readers have, and answer it right after.',
    }),
    toFinding({
      id: 'first-paragraph',
      label: `First paragraph of ${length} characters (100 to 200)`,
      weight: 15,
      isPassed: isBetween(length, 100, 200),
      isClose: isBetween(length, 80, 250),
      isApplicable: isWritten,
      evidence: contentEvidence(draft, first),
      fix:
        length < 100
          ? 'Say in the first paragraph what the post answers, in at least 100 characters.'
          : 'Shorten the first paragraph to 200 characters, so that it can be quoted whole.',
    }),
    toFinding({
      id: 'takeaways',
      label: 'Takeaways',
      weight: 15,
      isPassed: takeaway !== null,
      isApplicable: isWritten,
      evidence: contentEvidence(draft, takeaway),
      fix: 'Close with what to remember, under words like “Key takeaways” or “In summary”.',
    }),
    toFinding({
      id: 'call-to-action',
      label: 'A call to action',
      weight: 15,
      isPassed: action !== null,
      isApplicable: isWritten,
      evidence: contentEvidence(draft, action),
      fix: 'Say what to do next, such as “Learn more” or “Get started”.',
    }),
  ])
}
