import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageKeys } from '~/ui/use-page-keys.ts'

/** The field for a new task: it has the focus with N, and where the address asks for one. */
export function useQuickAdd(isAsked: boolean, onBegin: () => void) {
  const field = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    field.current?.focus()
    onBegin()
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
  usePageKeys({
    n: (event) => {
      event.preventDefault()
      field.current?.focus()
    },
  })
  return field
}
