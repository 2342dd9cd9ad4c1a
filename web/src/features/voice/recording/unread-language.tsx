import { languageName } from '@parley/core/voice/language'
import { Link } from '@tanstack/react-router'

/** Said where the built-in engine does not read what was spoken, with the way to one that does. */
export default function UnreadLanguage({ language }: { language: string }) {
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-pretty">
      {languageName(language)} is spoken here, and the built-in engine reads English. The transcript, its
      search and who spoke how long are whole; summary, action items and email need a{' '}
      <Link to="/integrations" className="link">
        language model
      </Link>
      .
    </p>
  )
}
