import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { ContentHandle } from '../../post-form.ts'
import type { LinkSuggestion } from '../reading/parse-analysis.ts'

interface Props {
  links: readonly LinkSuggestion[]
  content: ContentHandle | null
}

type Outcome = 'linked' | 'missing'

/** Links to other posts, each of which inserts itself into the text. */
export function LinkList({ links, content }: Props) {
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const keyOf = ({ anchorText, url }: LinkSuggestion) => `${anchorText} ${url}`
  const insert = (link: LinkSuggestion) => {
    if (content === null) return
    const outcome = content.link(link.anchorText, link.url) ? 'linked' : 'missing'
    setOutcomes({ ...outcomes, [keyOf(link)]: outcome })
  }
  if (links.length === 0)
    return <p className="text-sm text-muted">No published post matches this text yet.</p>
  return (
    <ul>
      {links.map((link) => {
        const outcome = outcomes[keyOf(link)]
        return (
          <li
            key={keyOf(link)}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b py-2.5 last:border-0"
          >
            <div className="min-w-48 flex-1 text-sm">
              <p>
                <span className="font-medium">{link.anchorText}</span>{' '}
                <span className="break-all text-muted">→ {link.url}</span>
              </p>
              {link.context !== '' && <p className="mt-0.5 text-faint">… {link.context} …</p>}
              <output className="text-muted">
                {outcome === 'missing' && `“${link.anchorText}” no longer appears unlinked in the text.`}
              </output>
            </div>
            <Button
              size="small"
              disabled={content === null || outcome === 'linked'}
              onClick={() => insert(link)}
              aria-label={`${outcome === 'linked' ? 'Inserted' : 'Insert link'}: ${link.anchorText}`}
            >
              {outcome === 'linked' ? 'Inserted' : 'Insert link'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
