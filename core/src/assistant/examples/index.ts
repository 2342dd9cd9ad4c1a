import { type LearnedIntent, learnedIntents } from '../intents.ts'
import { maskWrittenDates } from '../mask-date.ts'
import { businessFigureExamples } from './business-figures.ts'
import { conversationExamples } from './conversations.ts'
import { figureExamples } from './figures.ts'
import { findExamples } from './find.ts'
import { leadExamples } from './leads.ts'
import { talkExamples } from './talk.ts'
import { taskExamples } from './tasks.ts'
import { writingExamples } from './writing.ts'

const all: Record<LearnedIntent, string> = {
  ...findExamples,
  ...conversationExamples,
  ...taskExamples,
  ...leadExamples,
  ...writingExamples,
  ...figureExamples,
  ...businessFigureExamples,
  ...talkExamples,
}

export interface Example {
  text: string
  intent: LearnedIntent
}

/** The training set of the classifier: some thirty varied utterances an intent. */
export const examples: readonly Example[] = learnedIntents.flatMap((intent) =>
  all[intent]
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ text: maskWrittenDates(text), intent })),
)

/** Names made up for the examples: they teach nothing about commands and must stay free to be somebody's name. */
export const inventedNames: ReadonlySet<string> = new Set(
  'acme anna becker berg bob brightside connor dataworks doe emil emma frank garcia globex hansen hooli initech jane john johnson julia karl lars lisa lopez maria meyer mueller nina nordic northwind oliver paul peter petra redwood roe sarah schmidt skyline smith stark stone susan tom umbrella wayne'.split(
    ' ',
  ),
)
