import type { TextSpan } from '../text/sentences.ts'

/** Words after which a phrase continues across a pause. */
const leavesOpen =
  /\b(?:a|an|the|to|of|by|for|with|at|on|in|and|or|my|your|our|their|his|her|this|that|you|we|i|will|can|could|would|is|are|from|about|until|before|us|me|send|get|i'll|we'll|it's|next|last|please)$/i
/** Words that continue the phrase before a pause. */
const goesOn =
  /^(?:by|on|before|until|till|of|with|at|for|about|from|to|tomorrow|today|next|monday|tuesday|wednesday|thursday|friday|and the|or the|january|february|april|june|july|august|september|october|november|december)\b/i
/** Cues that begin a new statement without a full stop before them. */
const opening =
  /(?<!\b(?:if|that|what|how|when|where|who|which|whether|as|unless|because|think|said|say|after|before|you|we|i|they|and|so|but|then|okay|or|just|guess|hope) )\b(?:(?:okay|ok|and|so|but|then|also|yeah|yes|well|great|alright|sure|perfect|cool|of course|no problem|sorry) )*(?:(?:i|we|you|they|he|she|it)(?: will|'ll)\b|(?:they|she|he|it|we|you|i)(?: are| is| am| was| were|'re|'s|'m)\b|i (?:should|understand|see)\b|maybe i\b|(?:that|it) (?:would|works|sounds|is)\b|that's\b|would (?:it|that)\b|let me\b|let's\b|(?:can|could|would) you\b|remind me\b|(?:we|i) (?:need|want|have to|can)\b|how (?:much|many|long|do|does|is|about)\b|what (?:is|are|about|do|does|if|would)\b|(?:do|does|did|is|are) (?:you|it|that|there|we|the)\b|(?:our|my) (?:budget|email|number|phone|name|team|boss|address)\b|thank you\b|thanks\b|my name is\b|this is\b|please (?!let)\b)/gi

/** Phrases of a text without punctuation: cut at pauses (`joins`, offsets) that end a phrase and before cue phrases. */
export function splitDraft(text: string, joins: number[]): TextSpan[] {
  const pauses = joins.filter(
    (join) => !leavesOpen.test(text.slice(0, join).trimEnd()) && !goesOn.test(text.slice(join)),
  )
  const cues = [...text.matchAll(opening)].map((match) => match.index)
  const cuts = [...new Set([0, ...pauses, ...cues, text.length])].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).flatMap((from, order) => {
    const raw = text.slice(from, cuts[order + 1])
    const trimmed = raw.trim()
    return trimmed ? [{ text: trimmed, index: from + raw.indexOf(trimmed) }] : []
  })
}
