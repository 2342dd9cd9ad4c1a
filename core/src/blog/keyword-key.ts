import { toWordSpans } from '../text/phrases.ts'
import { toSingular } from './stems.ts'

/** Words in the form that singular and plural share. */
export const singularKey = (words: string[]): string => words.map(toSingular).join(' ')

/** What two keywords share if they say the same: "Price objections" and "price objection". */
export const keywordKey = (keyword: string): string =>
  singularKey(toWordSpans(keyword).map(({ word }) => word))
