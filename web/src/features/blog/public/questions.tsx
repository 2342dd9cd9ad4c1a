import type { FaqItem } from '../post-form.ts'

/** An accordion that the browser itself opens and closes. Answers are plain text; empty lines part paragraphs. */
export function Questions({
  items,
  title = 'Questions and answers',
}: {
  items: readonly FaqItem[]
  title?: string
}) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="mb-3 text-xl font-[580]">
        {title}
      </h2>
      <div className="border-t">
        {items.map(({ question, answer }) => (
          <details key={question} className="group border-b">
            <summary className="flex list-none items-baseline justify-between gap-6 py-3.5 text-reading font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                aria-hidden="true"
                viewBox="0 0 12 12"
                className="size-3 shrink-0 text-faint transition-transform group-open:rotate-180"
              >
                <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </summary>
            <div className="max-w-[62ch] space-y-3 pb-5 text-reading text-muted">
              {answer.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
