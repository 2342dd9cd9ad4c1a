import { lengthLimits } from '@parley/core/seo/limits'
import { truncate } from '@parley/core/text/words'

const shortest = 100
const longest = 165

/** Whether a suggested meta description may be applied: 100 to 165 characters (docs/specified.md S5.18). */
export const isUsableMeta = (text: string): boolean => text.length >= shortest && text.length <= longest

/** The suggestion as the field takes it: at most 160 characters, no word cut. */
export const toMetaDescription = (text: string): string => truncate(text, lengthLimits.metaDescription.most)
