/** `?design=1` shows the design tile in place of the deployment check. */
export function readTestMinimalSearch(raw: Record<string, unknown>): { design?: 1 } {
  return raw['design'] === 1 || raw['design'] === '1' ? { design: 1 } : {}
}
