import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Textarea } from './input.tsx'
import { idOfSuggestion, Suggestions } from './suggestions.tsx'

interface Suggestion {
  /** Shown, and put into the text. */
  label: string
  detail?: string
}

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
  /** Of what they are, for a screen reader: "People to mention". */
  listLabel: string
  /** What could stand at the caret; empty when nothing is being asked for. */
  suggest: (text: string, caret: number) => readonly Suggestion[]
  /** The text with a suggestion in it, and where the caret goes. */
  complete: (text: string, caret: number, label: string) => { text: string; caret: number }
}

/** Offers completions below the text: arrows choose, Enter or Tab takes, Escape leaves the text as it is. */
export function SuggestingTextarea({ value, onChange, listLabel, suggest, complete, ...props }: Props) {
  const control = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const choices = caret === null ? [] : suggest(value, caret).slice(0, 6)
  const chosen = choices[Math.min(active, choices.length - 1)]

  const follow = (element: HTMLTextAreaElement) => {
    setCaret(element.selectionStart === element.selectionEnd ? element.selectionEnd : null)
    setActive(0)
  }
  const take = (label: string) => {
    if (caret === null) return
    const done = complete(value, caret, label)
    // At once: a caret that is set a frame later moves back before what was typed meanwhile.
    flushSync(() => {
      onChange(done.text)
      setCaret(null)
    })
    control.current?.focus()
    control.current?.setSelectionRange(done.caret, done.caret)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.nativeEvent.isComposing
    const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[event.key]
    if (!chosen || !isPlain) return props.onKeyDown?.(event)
    if (step !== undefined) setActive((choices.indexOf(chosen) + step) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen.label)
    else if (event.key === 'Escape') {
      setCaret(null)
      event.stopPropagation()
    } else return props.onKeyDown?.(event)
    event.preventDefault()
  }
  return (
    <div className="relative">
      <Textarea
        {...props}
        ref={control}
        value={value}
        aria-autocomplete="list"
        aria-controls={chosen ? listId : undefined}
        aria-activedescendant={chosen ? idOfSuggestion(listId, choices.indexOf(chosen)) : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          follow(event.target)
        }}
        onSelect={(event) => event.currentTarget.selectionEnd !== caret && follow(event.currentTarget)}
        onBlur={() => setCaret(null)}
        onKeyDown={press}
      />
      {chosen && (
        <div className="rise absolute top-full left-0 z-50 mt-1 w-full max-w-80 rounded-lg shadow-float">
          <Suggestions
            id={listId}
            label={listLabel}
            items={choices}
            active={choices.indexOf(chosen)}
            keyOf={({ label }) => label}
            renderItem={({ label, detail }) => (
              <>
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {detail && <span className="text-xs text-faint">{detail}</span>}
              </>
            )}
            onTake={({ label }) => take(label)}
          />
        </div>
      )}
    </div>
  )
}
