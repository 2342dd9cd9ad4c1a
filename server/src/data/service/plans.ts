import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../catalogue/types.ts'
import { createWriter, type Plan, type Writer } from '../sql/writer.ts'

/** Statements stay prepared for as long as a connection lives, so their number is bounded. */
const maximumPrepared = 1000
/** A request seen this often is worth preparing. */
const prepareFrom = 2

export interface Planned extends Plan {
  isPrepared: boolean
}

export interface PlanCache {
  /** The plan of this shape, written once per catalogue. */
  get(catalogue: Catalogue, shape: string, write: (writer: Writer) => Plan): Planned
}

export function createPlanCache(): PlanCache {
  const plans = new LRUCache<string, { plan: Plan; uses: number }>({ max: 2000 })
  const prepared = new Set<string>()
  let version = 0

  return {
    get(catalogue, shape, write) {
      if (catalogue.version !== version) {
        plans.clear()
        version = catalogue.version
      }
      let known = plans.get(shape)
      if (!known) {
        known = { plan: write(createWriter(catalogue)), uses: 0 }
        plans.set(shape, known)
      }
      known.uses += 1
      const { plan, uses } = known
      if (uses >= prepareFrom && !plan.needsValues && prepared.size < maximumPrepared) prepared.add(plan.text)
      return { ...plan, isPrepared: prepared.has(plan.text) }
    },
  }
}
