const verb =
  'be|bring|book|call|check|come|confirm|do|drop|email|fetch|find|forward|get|give|have|keep|let|look|mail|make|need|order|pass|pay|pick|prepare|put|record|ring|see|send|set|sort|speak|take|talk|tell|text|try|write'

/** Contractions that drafts write without their apostrophe, with what has to follow where the word alone means more. */
const rows: [RegExp, string][] = [
  [/\bim\b/gi, "i'm"],
  [/\b(i|you|we|they)ve\b/gi, "$1've"],
  [/\b(you|they)(ll|re|d)\b/gi, "$1'$2"],
  [
    /\b(he|she)(?:ll(?<=\bhell|\bshell))(?= (?:have|send|bring|call|email|ring|text|come|get|let|pay|sign)\b)/gi,
    "$1'll",
  ],
  [new RegExp(String.raw`\b(i)ll(?= (?:also |then |just |probably )?(?:${verb})\b)`, 'gi'), "$1'll"],
  [
    new RegExp(
      String.raw`\b(i)d(?= (?:also |just |rather |really )?(?:${verb}|rather|like|love|say|guess)\b)`,
      'gi',
    ),
    "$1'd",
  ],
  [
    /\bwe(?:ll)(?= (?:send|bring|email|fetch|forward|record|ring|deliver) (?:you|it|them|the|that|those|a|an)\b)/gi,
    "we'll",
  ],
  [
    /\b(and|so|then|but) well (?!done|known|aware|before)(?=[a-z]+ (?:you|it|them|the|that|those|a|an|your|our)\b)/gi,
    "$1 we'll ",
  ],
  [/\b(do|does|did|is|are|was|has|have|had|would|could|should|wo|ca)nt\b/gi, "$1n't"],
  [/\b(that|there|what|he|she|let)s\b/gi, "$1's"],
]

/** A draft's phrase with its apostrophes: "ill send it" becomes "i'll send it". */
export const restoreApostrophes = (text: string): string =>
  rows.reduce((current, [pattern, full]) => current.replace(pattern, full), text)
