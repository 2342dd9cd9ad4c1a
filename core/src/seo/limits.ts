/** Characters a field is advised to have and may have at most; no advice without `good`. docs/specified.md S5.12. */
export interface LengthLimit {
  good: { from: number; to: number } | null
  most: number
}

export const lengthLimits = {
  slug: { good: null, most: 60 },
  excerpt: { good: { from: 150, to: 300 }, most: 500 },
  metaTitle: { good: { from: 50, to: 70 }, most: 70 },
  metaDescription: { good: { from: 140, to: 160 }, most: 160 },
  twitterTitle: { good: null, most: 70 },
  twitterDescription: { good: null, most: 200 },
  linkedinTitle: { good: null, most: 70 },
  linkedinDescription: { good: null, most: 150 },
  altText: { good: null, most: 125 },
} as const satisfies Record<string, LengthLimit>

export type LimitedField = keyof typeof lengthLimits

export interface LengthState {
  tone: 'none' | 'good' | 'ok' | 'poor'
  label: 'Empty' | 'Too short' | 'Good' | 'Too long' | 'Over the limit'
  length: number
  left: number
}

/** How a text fits its field; `left` is negative beyond the limit. Blank text is empty, not too short. */
export function lengthStateOf(field: LimitedField, text: string): LengthState {
  const { good, most }: LengthLimit = lengthLimits[field]
  const length = text.length
  const state = (tone: LengthState['tone'], label: LengthState['label']): LengthState => ({
    tone,
    label,
    length,
    left: most - length,
  })
  if (length > most) return state('poor', 'Over the limit')
  if (text.trim() === '') return state('none', 'Empty')
  if (good === null) return state('good', 'Good')
  if (length < good.from) return state('ok', 'Too short')
  return length > good.to ? state('ok', 'Too long') : state('good', 'Good')
}
