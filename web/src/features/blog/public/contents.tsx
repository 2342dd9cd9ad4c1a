import type { ArticleHeading } from '@parley/core/site/article'
import { joinClasses } from '~/ui/join-classes.ts'

interface Props {
  headings: readonly ArticleHeading[]
  hasSteps: boolean
  hasQuestions: boolean
}

/** The table of contents: beside the text where there is room, folded above it on a phone. */
export function Contents({ headings, hasSteps, hasQuestions }: Props) {
  const entries = [
    ...headings,
    ...(hasSteps ? [{ id: 'steps', text: 'Step by step', level: 2 as const }] : []),
    ...(hasQuestions ? [{ id: 'questions', text: 'Questions and answers', level: 2 as const }] : []),
  ]
  if (entries.length < 2) return null
  const list = (
    <ul data-contents className="border-l">
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={joinClasses(
              '-ml-px block border-l border-transparent py-1 text-sm text-muted transition-colors hover:text-ink',
              'aria-[current=true]:border-ink aria-[current=true]:text-ink pointer-coarse:py-2.5',
              level === 3 ? 'pl-6' : 'pl-3',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav
        aria-label="Contents"
        className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto max-lg:hidden"
      >
        {list}
      </nav>
      <details className="lg:hidden">
        <summary className="min-h-11 py-2.5 text-sm font-medium">Contents</summary>
        <nav aria-label="Contents">{list}</nav>
      </details>
    </>
  )
}
