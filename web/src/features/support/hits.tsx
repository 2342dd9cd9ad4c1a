import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { searchHandbook } from './search-handbook.ts'

/** Where the handbook says something about what was searched. */
export default function Hits({ words, onClear }: { words: string; onClear: () => void }) {
  const hits = useMemo(() => searchHandbook(words), [words])
  if (hits.length === 0)
    return (
      <EmptyState title="Nothing in the handbook" actions={<Button onClick={onClear}>Clear search</Button>}>
        Try other words, or ask a person with the form.
      </EmptyState>
    )
  return (
    <ul>
      {hits.map(({ name, title, heading, excerpt }) => (
        <li key={`${name} ${heading}`} className="border-b py-3">
          <Link to="/support" search={{ article: name }} className="font-medium hover:underline">
            {heading === '' ? title : heading}
          </Link>
          {heading !== '' && <span className="text-sm text-faint">&nbsp;· {title}</span>}
          <p className="mt-0.5 max-w-prose text-sm text-muted">{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
