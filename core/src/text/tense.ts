const past =
  /\b(?:was|were|did|had|went|got|came|made|said|told|bought|began|sent|spoke|met|ago|yesterday|previously|since|last (?:week|month|year|quarter|spring|summer|autumn|fall|winter)|(?<!\bbe )[a-z]{3,}ed)\b/i
const future =
  /\b(?:will|won't|shall|going to|gonna|plan|plans|planning|want|wants|need|needs|would|hope|hoping|expect|aim|aiming|by|until|next|tomorrow|upcoming|let's|can|could|should|please|ha(?:ve|s) to|got to|gotta|must)\b|'ll\b/i

/** Whether a clause is in the past tense alone: "we started in September". */
export const isPastTense = (clause: string): boolean =>
  past.test(clause) && !future.test(clause.replace(/[’‘]/g, "'").replace(/\bby the way\b/gi, ''))
