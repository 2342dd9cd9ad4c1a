import { type KeyboardEvent, useEffect, useRef } from 'react'
import { afterPress } from '~/ui/after-press.ts'
import { Button } from '~/ui/button.tsx'
import { Textarea } from '~/ui/input.tsx'
import type { TurnActions } from './use-turns.ts'

interface Props {
  segment: { id: string; text: string }
  actions: TurnActions
  onDone: () => void
}

/** The text of a segment: Enter saves, Escape leaves it, Ctrl or ⌘ with Enter begins another turn, Backspace before it joins the one above. */
export default function SegmentEditor({ segment: { id, text }, actions, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  // What closes the editor also takes the focus from it; only the first of both counts.
  const isOver = useRef(false)
  const end = (act?: (written: string) => void) => {
    if (isOver.current) return
    isOver.current = true
    const written = field.current?.value.trim() ?? ''
    act?.(written === '' ? text : written)
    afterPress(onDone)
  }
  const save = (written: string) => {
    if (written !== text) actions.edit(id, written)
  }
  const split = () => {
    const place = field.current?.selectionStart ?? 0
    end((written) => actions.split(id, written, place))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const isBefore = selectionStart === 0 && selectionEnd === 0
    if (event.key === 'Escape') end()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) split()
    else if (event.key === 'Enter' && !event.shiftKey) end(save)
    else if (event.key === 'Backspace' && isBefore) end((written) => actions.merge(id, written))
    else return
    event.preventDefault()
  }
  return (
    <div className="pb-2" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && end(save)}>
      <Textarea
        ref={field}
        className="min-h-10"
        aria-label="Text of this segment"
        aria-description="Enter saves, Escape leaves it as it was, Backspace at the beginning joins it with the turn above"
        defaultValue={text}
        onKeyDown={press}
      />
      {/* Safari gives a pressed button no focus: the field keeps it, and its place. */}
      <Button size="small" className="mt-1" onPointerDown={(event) => event.preventDefault()} onClick={split}>
        Another voice from here
      </Button>
    </div>
  )
}
