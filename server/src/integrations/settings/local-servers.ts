import { kindOfModel, type ListedModel, listModels } from './list-models.ts'

/** A server of this machine and what it offers. */
export interface LocalServer {
  kind: 'llm' | 'speech'
  name: string
  /** As it is to be set. */
  address: string
  models: string[]
}

const patienceMs = 1500
const atPort: Record<number, string> = { 11434: 'Ollama', 1234: 'LM Studio', 8080: 'llama.cpp', 8000: 'vLLM' }
const byOwner: Record<string, string> = { library: 'Ollama', llamacpp: 'llama.cpp', vllm: 'vLLM' }

const nameOf = (port: number, models: readonly ListedModel[]): string =>
  byOwner[models[0]?.owned_by ?? ''] ?? atPort[port] ?? `Port ${port}`

async function lookAt(port: number): Promise<LocalServer[]> {
  const address = `http://127.0.0.1:${port}/v1`
  const models = await listModels(address, undefined, AbortSignal.timeout(patienceMs)).catch(() => [])
  return (['llm', 'speech'] as const).flatMap((kind) => {
    const fitting = models.filter((model) => kindOfModel(model) === kind)
    if (fitting.length === 0) return []
    const name = kind === 'llm' ? nameOf(port, models) : 'Speech server'
    return [{ kind, name, address, models: fitting.map(({ id }) => id).slice(0, 100) }]
  })
}

/** Asks the given ports of this machine, on loopback alone; those that list no models are left out. */
export const findLocalServers = async (ports: readonly number[]): Promise<LocalServer[]> =>
  (await Promise.all(ports.map(lookAt))).flat()
