/**
 * Hands an error to the browser's own report (console, `error` listeners).
 * @param origin where it was caught: "render", "window", a feature's own word
 */
export function logError(error: unknown, origin: string): void {
  const known = error instanceof Error ? error : new Error(String(error))
  globalThis.reportError(new Error(`${origin}: ${known.message}`, { cause: known }))
}
