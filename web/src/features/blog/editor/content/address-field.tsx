import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { Badge } from '~/ui/badge.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { idOfSuggestion, Suggestions } from '~/ui/suggestions.tsx'
import { ownPostsQuery } from './own-posts.ts'
import { toLinkHref } from './to-link-href.ts'

interface Props {
  value: string
  error: string | undefined
  onChange: (address: string) => void
  /** An own post was chosen. */
  onPost: (post: { slug: string; title: string }) => void
}

/** An address, or words of an own post's title: arrows choose among the posts, Enter takes one. */
export function AddressField({ value, error, onChange, onPost }: Props) {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const typed = useDeferredValue(value.trim())
  const isAddress = toLinkHref(value) !== null
  const posts = useQuery(ownPostsQuery(isAddress ? '' : typed)).data ?? []
  const shown = isAddress || value.trim().length < 2 ? [] : posts
  const chosen = shown[active]
  const take = (post: { slug: string; title: string }) => {
    onPost(post)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (shown.length === 0) return
    if (step !== undefined) setActive((active + step + shown.length) % shown.length)
    else if (event.key === 'Enter' && chosen) take(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <Field label="URL" error={error} hint="An address, or words from the title of one of your posts.">
        <Input
          value={value}
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          aria-autocomplete="list"
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={chosen ? idOfSuggestion(listId, active) : undefined}
          onChange={({ target }) => {
            setActive(-1)
            onChange(target.value)
          }}
          onKeyDown={press}
        />
      </Field>
      {shown.length > 0 && (
        <Suggestions
          id={listId}
          label="Your posts"
          items={shown}
          active={active}
          keyOf={({ id }) => id}
          renderItem={({ title, status }) => (
            <>
              <span className="min-w-0 flex-1 truncate">{title}</span>
              {status !== 'published' && <Badge>Draft</Badge>}
            </>
          )}
          onTake={take}
          className="mt-1"
        />
      )}
    </div>
  )
}
