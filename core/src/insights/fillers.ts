import { normalise } from '../text/words.ts'

const filler =
  /\b(?:u+m+|u+h+|e+r+m?|h+m+|basically|(?<!\bwhat )i mean|(?<!\b(?:do|did|would|if|let|as|what|that|when|before|can|should) )you know(?! (?:how|what|when|where|who|why|if|whether|that|the|any|of|about)\b)|(?<!\b(?:what|which|some|any|this|that|the|a|one|every|same|other|right|these|those) )(?:kind|sort) of)\b/g

/** Filler words of a text: hesitations (um, uh, er, hm) and empty phrases (you know, I mean, kind of, basically). */
export const countFillers = (text: string): number => normalise(text).match(filler)?.length ?? 0
