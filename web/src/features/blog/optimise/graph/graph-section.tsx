import { entityTypes } from '@parley/core/blog/entities'
import { lazy, Suspense, useState } from 'react'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { PostEditing } from '../../post-form.ts'
import { drawGraph } from '../calls/dashboard.ts'
import type { Graph } from '../calls/results.ts'
import { useReadiness } from '../dashboard/use-readiness.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { Section } from '../parts/section.tsx'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'
import './graph.css'
import { colourOf, typeNames } from '../parts/node-types.ts'
import { GraphList } from './graph-list.tsx'

const GraphCanvas = lazy(() => import('./graph-canvas.tsx'))

/** Who and what the post names, and what it says together: as a picture and as a list. */
export function GraphSection({ editing }: { editing: PostEditing }) {
  const { title, content } = editing.form
  const { graph: task } = useSession()
  const { result, isRunning } = useStore(task)
  const isReady = useReadiness(editing)
  const generate = async () => {
    if (!isReady()) return
    await runTask(task, () => drawGraph({ title, content }), 'Failed to generate knowledge graph')
  }
  return (
    <Section
      id="knowledge-graph"
      title="Knowledge graph"
      aside={result && <EngineNote engine={result.engine} />}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isRunning} onClick={() => void generate()}>
          {result ? 'Generate again' : 'Generate knowledge graph'}
        </Button>
        {result === null && (
          <span className="text-sm text-muted">
            Companies, people, tools, concepts, industries and places, and how the post connects them.
          </span>
        )}
      </div>
      {result &&
        (result.nodes.length === 0 ? (
          <p className="text-sm text-muted">Nothing to graph yet.</p>
        ) : (
          <GraphParts graph={result} />
        ))}
    </Section>
  )
}

function GraphParts({ graph }: { graph: Graph }) {
  const [selected, setSelected] = useState<string | null>(null)
  const types = entityTypes.filter((type) => graph.nodes.some((node) => node.type === type))
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <GraphCanvas graph={graph} selected={selected} onSelect={setSelected} />
        </Suspense>
        <ul
          aria-label="Types"
          className="graph-colours mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted"
        >
          {types.map((type) => (
            <li key={type} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-2 rounded-full"
                style={{ background: colourOf(type) }}
              />
              {typeNames[type]}
            </li>
          ))}
        </ul>
      </div>
      <GraphList graph={graph} selected={selected} onSelect={setSelected} />
    </div>
  )
}
