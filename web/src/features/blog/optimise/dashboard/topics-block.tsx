import type { PostEditing } from '../../post-form.ts'
import type { Dashboard } from '../calls/dashboard.ts'
import { OfferedWords } from '../parts/keyword-chips.tsx'
import { Block } from '../parts/section.tsx'
import { addKeywords, toTaken } from '../reading/keywords.ts'

interface Props {
  topics: NonNullable<Dashboard['topics']>
  editing: PostEditing
}

/** What the post is mainly about, and what else; a press makes a topic a keyword. */
export function TopicsBlock({ topics, editing: { form, change } }: Props) {
  return (
    <Block title="Topics">
      <p className="mb-2 text-body font-medium">{topics.primary_topic || 'No clear topic yet.'}</p>
      <OfferedWords
        label="Secondary topics"
        words={topics.secondary_topics}
        taken={toTaken(form.keywords)}
        onAdd={(word) => change({ keywords: addKeywords(form.keywords, [word]) })}
      />
    </Block>
  )
}
