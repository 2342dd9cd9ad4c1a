import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Chat } from '../chat/chat.ts'
import { quickPromptDelay, quickPrompts, type Vertical } from '../quick-prompts.ts'

interface Props {
  chat: Chat
  vertical: Vertical
  isBlocked: boolean
  /** One line that is scrolled sideways, once there is a conversation. */
  isLine?: boolean
}

/** docs/specified.md S9.4: what people of this business ask most, one press each. */
export function QuickPrompts({ chat, vertical, isBlocked, isLine = false }: Props) {
  return (
    <ul
      aria-label="Quick prompts"
      className={joinClasses(
        'flex gap-1.5',
        isLine ? 'overflow-x-auto px-3 pt-2.5 [scrollbar-width:none]' : 'flex-wrap',
      )}
    >
      {quickPrompts[vertical].map(({ label, text }) => (
        <li key={label} className="shrink-0">
          <Button
            size="small"
            disabled={isBlocked}
            className={isLine ? 'px-2 text-xs font-normal' : ''}
            onClick={() => setTimeout(() => chat.send(text), quickPromptDelay)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
