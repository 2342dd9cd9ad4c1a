import { UndirectedGraph } from 'graphology'
import forceAtlas2 from 'graphology-layout-forceatlas2'
import { Sigma } from 'sigma'
import type { Graph } from '../calls/results.ts'
import { drawLabelBox } from './draw-label-box.ts'
import type { GraphColours } from './read-colours.ts'

export interface GraphView {
  /** Shows a node and its neighbours; null shows all alike. */
  select: (id: string | null) => void
  recolour: (colours: GraphColours) => void
  zoom: (direction: 'in' | 'out' | 'reset') => void
  stop: () => void
}

const panStep = 0.15
/** The picture is wider than high. */
const stretch = 1.5
/** So many labels still leave room for the nodes. */
const mostLabels = 40

/** Laid out from a circle by forces, the same each time; strong relations pull closer. */
function layOut({ nodes, edges }: Graph): UndirectedGraph {
  const graph = new UndirectedGraph()
  for (const [index, { id, label }] of nodes.entries()) {
    const angle = (index / nodes.length) * 2 * Math.PI
    graph.addNode(id, {
      label,
      forceLabel: nodes.length <= mostLabels,
      x: Math.cos(angle),
      y: Math.sin(angle),
    })
  }
  for (const { from, to, strength } of edges) {
    if (from !== to && graph.hasNode(from) && graph.hasNode(to) && !graph.hasEdge(from, to))
      graph.addEdge(from, to, { weight: 0.2 + strength, size: 0.75 + strength * 2 })
  }
  for (const { id } of nodes) graph.setNodeAttribute(id, 'size', 5 + Math.sqrt(graph.degree(id)) * 2)
  forceAtlas2.assign(graph, {
    iterations: 300,
    settings: {
      gravity: 0.6,
      strongGravityMode: true,
      scalingRatio: 8,
      edgeWeightInfluence: 0.4,
      slowDown: 8,
    },
  })
  graph.updateEachNodeAttributes((_, node) => ({ ...node, x: node['x'] * stretch }))
  return graph
}

/**
 * Draws a knowledge graph with WebGL and makes it focusable: arrows move it, + and − zoom, 0 shows all, Escape deselects.
 * Throws where the browser has no WebGL.
 */
export function createGraphView(
  container: HTMLElement,
  data: Graph,
  first: GraphColours,
  onSelect: (id: string | null) => void,
): GraphView {
  const graph = layOut(data)
  const types = new Map(data.nodes.map(({ id, type }) => [id, type]))
  let colours = first
  let selected: string | null = null
  const isNear = (id: string): boolean =>
    selected === null || selected === id || graph.areNeighbors(selected, id)
  const sigma = new Sigma(graph, container, {
    allowInvalidContainer: true,
    labelFont: getComputedStyle(container).fontFamily,
    labelSize: 12,
    labelWeight: '500',
    labelColor: { color: colours.label },
    labelDensity: 2,
    labelRenderedSizeThreshold: 0,
    stagePadding: 48,
    minCameraRatio: 0.2,
    maxCameraRatio: 3,
    defaultDrawNodeHover: (context, node, settings) => drawLabelBox(context, node, settings, colours),
    nodeReducer: (id, node) => {
      const type = types.get(id) ?? 'concept'
      const near = isNear(id)
      return {
        ...node,
        color: near ? colours.nodes[type] : colours.faded,
        label: near ? node['label'] : null,
        highlighted: selected === id,
        zIndex: near ? 1 : 0,
      }
    },
    edgeReducer: (edge, attributes) => {
      const near = selected === null || graph.extremities(edge).includes(selected)
      return { ...attributes, color: near ? colours.edge : colours.faded }
    },
  })
  sigma.on('clickNode', ({ node }) => onSelect(node === selected ? null : node))
  sigma.on('clickStage', () => onSelect(null))
  const camera = sigma.getCamera()
  const zoom = (direction: 'in' | 'out' | 'reset'): void => {
    if (direction === 'reset') void camera.animatedReset({ duration: 160 })
    else if (direction === 'in') void camera.animatedZoom({ duration: 160 })
    else void camera.animatedUnzoom({ duration: 160 })
  }
  const pan = (right: number, down: number): void => {
    const { x, y, ratio } = camera.getState()
    camera.setState({ x: x + right * panStep * ratio, y: y - down * panStep * ratio })
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => pan(-1, 0),
    ArrowRight: () => pan(1, 0),
    ArrowUp: () => pan(0, -1),
    ArrowDown: () => pan(0, 1),
    '+': () => zoom('in'),
    '=': () => zoom('in'),
    '-': () => zoom('out'),
    '0': () => zoom('reset'),
    Escape: () => onSelect(null),
  }
  const onKey = (event: KeyboardEvent): void => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  container.tabIndex = 0
  container.addEventListener('keydown', onKey)
  return {
    select: (id) => {
      selected = id !== null && graph.hasNode(id) ? id : null
      sigma.refresh({ skipIndexation: true })
    },
    recolour: (next) => {
      colours = next
      sigma.setSetting('labelColor', { color: next.label })
      sigma.refresh()
    },
    zoom,
    stop: () => {
      container.removeEventListener('keydown', onKey)
      container.removeAttribute('tabindex')
      sigma.kill()
    },
  }
}
