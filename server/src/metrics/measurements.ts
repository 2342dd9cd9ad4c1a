import { addBuckets, bucketOf, latencyBounds } from '@parley/core/operations/latency'
import type { ModelCall } from '@parley/functions/_shared/engines/count-calls'

/** What a million tokens cost, in whichever currency the operator counts; null where that is not set. */
export interface TokenPrices {
  input: number | null
  output: number | null
}

export interface RequestFigure {
  slot: string
  service: string
  status_class: number
  requests: number
  buckets: number[]
}

export interface ModelFigure {
  slot: string
  model: string
  calls: number
  failed: number
  input_tokens: number
  output_tokens: number
  uncounted: number
  cost: number | null
}

const slotMs = 300_000
const million = 1_000_000

const slotOf = (at: Date) => new Date(Math.floor(at.getTime() / slotMs) * slotMs).toISOString()

function costOf({ inputTokens, outputTokens }: ModelCall, { input, output }: TokenPrices): number | null {
  if (input === null && output === null) return null
  return ((inputTokens ?? 0) * (input ?? 0) + (outputTokens ?? 0) * (output ?? 0)) / million
}

/** Sums of measurements since the last flush, in slots of five minutes. */
export function createMeasurements(prices: () => TokenPrices) {
  let requests = new Map<string, RequestFigure>()
  let models = new Map<string, ModelFigure>()

  function addRequests(figure: RequestFigure): void {
    const key = `${figure.slot} ${figure.service} ${figure.status_class}`
    const known = requests.get(key)
    requests.set(key, {
      ...figure,
      requests: figure.requests + (known?.requests ?? 0),
      buckets: addBuckets(figure.buckets, known?.buckets ?? []),
    })
  }

  function addModels(figure: ModelFigure): void {
    const key = `${figure.slot} ${figure.model}`
    const known = models.get(key)
    if (!known) return void models.set(key, figure)
    models.set(key, {
      ...figure,
      calls: known.calls + figure.calls,
      failed: known.failed + figure.failed,
      input_tokens: known.input_tokens + figure.input_tokens,
      output_tokens: known.output_tokens + figure.output_tokens,
      uncounted: known.uncounted + figure.uncounted,
      cost: figure.cost === null ? known.cost : (known.cost ?? 0) + figure.cost,
    })
  }

  return {
    request(service: string, status: number, milliseconds: number, at = new Date()): void {
      const buckets = latencyBounds.map(() => 0).concat(0)
      buckets[bucketOf(milliseconds, latencyBounds)] = 1
      addRequests({ slot: slotOf(at), service, status_class: Math.floor(status / 100), requests: 1, buckets })
    },

    modelCall(call: ModelCall, at = new Date()): void {
      addModels({
        slot: slotOf(at),
        model: call.model,
        calls: 1,
        failed: call.hasFailed ? 1 : 0,
        input_tokens: call.inputTokens ?? 0,
        output_tokens: call.outputTokens ?? 0,
        uncounted: !call.hasFailed && call.inputTokens === null && call.outputTokens === null ? 1 : 0,
        cost: costOf(call, prices()),
      })
    },

    /** Returns the sums and resets them. */
    take(): { requests: RequestFigure[]; models: ModelFigure[] } {
      const taken = { requests: [...requests.values()], models: [...models.values()] }
      requests = new Map()
      models = new Map()
      return taken
    },

    /** Adds back sums that could not be stored. */
    giveBack(taken: { requests: RequestFigure[]; models: ModelFigure[] }): void {
      for (const figure of taken.requests) addRequests(figure)
      for (const figure of taken.models) addModels(figure)
    },
  }
}
