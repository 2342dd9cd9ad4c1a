import { MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

/**
 * docs/specified.md S2.11. On phones it stands in the navigation's own line, where it is never in front of a value; the
 * bar makes room for it (styles.css); elsewhere it goes while one scrolls down.
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
      <MessageCircle aria-hidden="true" className="size-5" />
    </button>
  )
}
