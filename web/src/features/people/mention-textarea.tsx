import { completeMention, mentionAt, mentionChoices } from '@parley/core/notifications/mention-draft'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SuggestingTextarea } from '~/ui/suggesting-textarea.tsx'
import { membersQuery } from './members.ts'

type Props = Omit<ComponentProps<typeof SuggestingTextarea>, 'listLabel' | 'suggest' | 'complete'>

/** A text in which "@" offers the colleagues; whoever is named hears of it once it is saved. */
export function MentionTextarea(props: Props) {
  const { data: members = [] } = useQuery(membersQuery())
  return (
    <SuggestingTextarea
      {...props}
      listLabel="People to mention"
      suggest={(text, caret) => {
        const draft = mentionAt(text, caret)
        return draft ? mentionChoices(members, draft.query).map(({ name }) => ({ label: name })) : []
      }}
      complete={(text, caret, name) => {
        const draft = mentionAt(text, caret)
        return draft ? completeMention(text, draft, name) : { text, caret }
      }}
    />
  )
}
