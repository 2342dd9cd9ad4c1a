import { Link } from '@tanstack/react-router'
import { Questions } from '../blog/index.ts'
import { articles, faq, toSections, toWords } from './articles.ts'

const questions = toSections(faq?.body ?? '').map(({ heading, text }) => ({
  question: heading,
  answer: toWords(text),
}))
const firstSentence = (body: string) => /^.*?[.?!](?=\s|$)/s.exec(toWords(body))?.[0] ?? ''

/** What the handbook holds, and the questions that are asked most. */
export function Topics() {
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {articles.map(({ name, title, body }) => (
          <li key={name} className="border-b py-3">
            <Link to="/support" search={{ article: name }} className="font-medium hover:underline">
              {title}
            </Link>
            <p className="mt-0.5 text-sm text-muted">{firstSentence(body)}</p>
          </li>
        ))}
      </ul>
      <Questions items={questions} />
    </>
  )
}
