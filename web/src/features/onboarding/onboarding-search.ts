export interface OnboardingSearch {
  /** `?step=2` shows the second of three steps. */
  step?: 2 | 3
  /** The page that asked for the sign-up. */
  next?: string
}

export function readOnboardingSearch(raw: Record<string, unknown>): OnboardingSearch {
  const step = Number(raw['step'])
  const next = raw['next']
  return {
    ...((step === 2 || step === 3) && { step }),
    ...(typeof next === 'string' && next !== '' && { next }),
  }
}
