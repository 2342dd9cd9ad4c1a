import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { theme } from '~/data/theme.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import type { Graph } from '../calls/results.ts'
import { createGraphView, type GraphView } from './graph-view.ts'
import { readColours } from './read-colours.ts'

interface Props {
  graph: Graph
  selected: string | null
  onSelect: (id: string | null) => void
}

/** The picture of a graph: drag, wheel, buttons, or with the focus on it arrows, + and −, 0, Escape. */
export default function GraphCanvas({ graph, selected, onSelect }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef<GraphView | null>(null)
  const [isUnavailable, setUnavailable] = useState(false)
  const select = useEffectEvent(onSelect)
  const showSelected = useEffectEvent(() => view.current?.select(selected))
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const start = (): GraphView | null => {
      try {
        return createGraphView(element, graph, readColours(element), (id) => select(id))
      } catch {
        return null
      }
    }
    const made = start()
    setUnavailable(made === null)
    if (!made) return undefined
    view.current = made
    showSelected()
    const recolour = () => made.recolour(readColours(element))
    const scheme = globalThis.matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', recolour)
    const forget = theme.subscribe(recolour)
    return () => {
      scheme.removeEventListener('change', recolour)
      forget()
      view.current = null
      made.stop()
    }
  }, [graph])
  useEffect(() => view.current?.select(selected), [selected])
  if (isUnavailable)
    return (
      <p className="rounded-lg bg-sunken p-4 text-sm text-muted">
        This browser cannot draw the picture. The list holds everything.
      </p>
    )
  return (
    <div className="relative">
      <div
        ref={frame}
        role="application"
        aria-label="Knowledge graph. Arrows move it, plus and minus zoom, 0 shows all. The list holds the same."
        className="graph-colours h-96 touch-pan-y overflow-hidden rounded-lg border bg-canvas"
      />
      <div className="absolute right-2 bottom-2 flex rounded-md border bg-raised">
        <IconButton
          label="Zoom in"
          icon={<Plus aria-hidden="true" />}
          onClick={() => view.current?.zoom('in')}
        />
        <IconButton
          label="Zoom out"
          icon={<Minus aria-hidden="true" />}
          onClick={() => view.current?.zoom('out')}
        />
        <IconButton
          label="Show all"
          icon={<Maximize aria-hidden="true" />}
          onClick={() => view.current?.zoom('reset')}
        />
      </div>
    </div>
  )
}
