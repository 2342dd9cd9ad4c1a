import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '~/ui/icon-button.tsx'

interface Props {
  /** "step 2", for the names of the buttons. */
  name: string
  /** Takes the focus when the line is gone. */
  addId: string
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  onRemove: () => void
}

/** Moves and removes a line; the focus goes with it. */
export function LineTools({ name, addId, onUp, onDown, onRemove }: Props) {
  const move = (change: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    const line = button.closest('[id^="part-"]')
    flushSync(change)
    // At either end the button that was pressed can do no more.
    const next = button.disabled ? line?.querySelector('button[data-move]:not(:disabled)') : button
    if (next instanceof HTMLElement) next.focus()
  }
  const remove = () => {
    flushSync(onRemove)
    document.getElementById(addId)?.focus()
  }
  const isMovable = onUp !== undefined || onDown !== undefined
  return (
    <>
      {isMovable && (
        <>
          <IconButton
            data-move=""
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={!onUp}
            onClick={onUp && move(onUp)}
          />
          <IconButton
            data-move=""
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={!onDown}
            onClick={onDown && move(onDown)}
          />
        </>
      )}
      <IconButton label={`Remove ${name}`} icon={<X aria-hidden="true" />} onClick={remove} />
    </>
  )
}
