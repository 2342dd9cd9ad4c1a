import type { Graph } from '../calls/results.ts'
import { typeNames } from '../parts/node-types.ts'
import { toRelations } from './relations.ts'

interface Props {
  graph: Graph
  selected: string | null
  onSelect: (id: string | null) => void
}

/** The graph in words: each node with its relations. A press shows it in the picture. */
export function GraphList({ graph, selected, onSelect }: Props) {
  return (
    <section aria-label="Nodes and relations" className="max-h-96 overflow-y-auto">
      <ul>
        {toRelations(graph).map(({ node, relations }) => (
          <li key={node.id} className="border-b last:border-0">
            <button
              type="button"
              aria-pressed={selected === node.id}
              onClick={() => onSelect(selected === node.id ? null : node.id)}
              className="flex w-full items-baseline gap-2 rounded-sm px-1.5 py-1.5 text-left text-sm hover:bg-sunken aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 font-medium break-words">{node.label}</span>
              <span className="text-xs text-muted">{typeNames[node.type]}</span>
            </button>
            {relations.length > 0 && (
              <ul className="px-1.5 pb-1.5 text-xs text-muted">
                {relations.map(({ to, words, strength }) => (
                  <li key={to.id} className="flex gap-2">
                    <span className="min-w-0 flex-1">{words}</span>
                    <span className="tabular-nums">{strength}%</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
