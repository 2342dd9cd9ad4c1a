import { useLayoutEffect, useRef } from 'react'
import { Suggestions } from '~/ui/suggestions.tsx'
import type { KnownVariable } from './asked-variable.ts'
import type { AskedPlace } from './create-variable-editor.ts'

interface Props {
  id: string
  choices: readonly KnownVariable[]
  /** Which one the keys have chosen. */
  active: number
  at: AskedPlace
  onTake: (variable: KnownVariable) => void
}

/** Pixels, from the window's edges. */
const margin = 8

/** What could be filled in, at the letters that ask for it; above them where there is no room below. */
export function VariableList({ id, choices, active, at, onTake }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    const around = element?.offsetParent?.getBoundingClientRect()
    if (!element || !around) return
    // On a phone the keyboard takes the lower half of the window.
    const lower = visualViewport?.height ?? innerHeight
    const isAbove = at.bottom + element.offsetHeight + margin > lower && at.top > lower - at.bottom
    const left = Math.max(margin, Math.min(at.left, innerWidth - element.offsetWidth - margin))
    element.style.left = `${left - around.left}px`
    element.style.top = `${(isAbove ? at.top - element.offsetHeight - 4 : at.bottom + 4) - around.top}px`
  })
  return (
    <div ref={frame} className="absolute z-50 w-64">
      <Suggestions
        id={id}
        label="Variables"
        items={choices}
        active={active}
        keyOf={({ name }) => name}
        renderItem={({ label }) => label.slice(0, 1).toUpperCase() + label.slice(1)}
        onTake={onTake}
        className="max-h-62 overflow-y-auto overscroll-contain text-ink shadow-float"
      />
    </div>
  )
}
