const rows: readonly [RegExp, string][] = [
  [/\b([a-z]{2,}in)'(?=[\s.,;!?]|$)/gi, '$1g'],
  [/(?<=^|\s)'em\b/gi, 'them'],
  [/(?<=^|\s)'?cause (?=(?:i|we|it|that|the|you|they|he|she|there)\b)/gi, 'because '],
  [/\by'all\b/gi, 'you'],
  [
    /\b(ask (?:\p{Lu}\p{L}+|him|her|them)) (is|are|can|will|would|does|do) (it|that|they|we|he|she|I)\b/gu,
    '$1 whether $3 $2',
  ],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bi ain't\b/gi, "i'm not"],
  [/\b(we|you|they) ain't\b/gi, "$1're not"],
  [/\bain't\b/gi, "isn't"],
  [/\bdon't got\b/gi, "haven't got"],
  [/,? (?:perhaps|maybe|possibly|by any chance)(?=\?)/gi, ''],
  [/\s*—\s*/gi, ', '],
]

/** Regional wording in its common form: "lookin' at 'em" is "looking at them", "ain't" is "isn't". */
export const inPlainWords = (lower: string): string =>
  rows.reduce((text, [pattern, common]) => text.replace(pattern, common), lower)
