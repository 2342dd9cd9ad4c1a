/** The figures of /insights; `toConversationFigures` documents what each measures. */
export const figureNames = [
  'talk_ratio',
  'monologue',
  'interactivity',
  'patience',
  'questions',
  'fillers',
  'sentiment',
] as const
export type FigureName = (typeof figureNames)[number]
