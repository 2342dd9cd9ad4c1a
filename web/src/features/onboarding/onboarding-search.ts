/** `?step=2` shows the second of three steps. */
export function readOnboardingSearch(raw: Record<string, unknown>): { step?: 2 | 3 } {
  const step = Number(raw['step'])
  return step === 2 || step === 3 ? { step } : {}
}
