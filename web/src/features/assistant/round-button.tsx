import { MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

/**
 * docs/specified.md S2.11. Never in front of a value: on phones it stands in the navigation's own line, elsewhere in the
 * page's margin (styles.css), and goes while one scrolls down.
 */
export function RoundButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label="Open the assistant"
      aria-haspopup="dialog"
      className="corner-button bg-accent text-on-accent hover:bg-accent-hover"
    >
      <MessageCircle aria-hidden="true" className="size-5 md:size-4" />
      <span aria-hidden="true" className="hidden text-xs max-md:min-[22.5rem]:block">
        Assistant
      </span>
    </button>
  )
}
