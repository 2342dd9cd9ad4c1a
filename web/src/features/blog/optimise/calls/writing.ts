import type { GenerateRequest } from '@parley/core/assistant/protocol'
import type { Tone } from '@parley/core/blog/tone'
import { oneLine } from '@parley/core/text/words'
import * as z from 'zod/mini'
import { callFunction } from './call-function.ts'

/** How each tone of the editor's choice is asked for. Never a colon: the text to work on begins after one. */
const inTone: Record<Tone, string> = {
  friendly: 'Write in a friendly and warm tone.',
  professional: 'Write in a professional and precise tone.',
  storytelling: 'Tell it as a story, with the scenes and people of the post.',
  academic: 'Write in an academic tone, with measured claims.',
}

const tasks = {
  titles:
    'Suggest five titles for this blog post as a numbered list, each of 40 to 60 characters and with the focus keyword.',
  expand:
    'Expand this blog post with new sections that go deeper. Answer with the new sections only, in Markdown with headings of the second level and nothing in brackets to fill in.',
  summary: 'Sum this blog post up in 150 to 300 characters, in whole sentences without any mark-up.',
} as const

export type WritingTask = keyof typeof tasks

export interface WritingRequest {
  task: WritingTask
  tone: Tone
  /** The post as readers see it. */
  text: string
  title: string
  focusKeyword: string
}

/** What the author has chosen, in sentences; a colon or a line end would begin the text. */
function briefOf({ title, focusKeyword }: Pick<WritingRequest, 'title' | 'focusKeyword'>): string {
  const quote = (words: string): string => `“${oneLine(words).replace(/[“”]/g, '').replaceAll(': ', ' – ')}”`
  return [
    title.trim() === '' ? '' : `Its title is ${quote(title)}.`,
    focusKeyword.trim() === '' ? '' : `The focus keyword is ${quote(focusKeyword)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** ai-assistant, type generate: the response to a task on a post's text, in a tone (docs/specified.md S7.8). */
export const generate = ({
  task,
  tone,
  text,
  ...chosen
}: WritingRequest): Promise<{ response: string; engine: string }> =>
  callFunction(
    'ai-assistant',
    {
      message: `${[tasks[task], inTone[tone], briefOf(chosen)].filter(Boolean).join(' ')}\n\n${text}`,
      type: 'generate',
    } satisfies GenerateRequest,
    z.object({ response: z.string(), engine: z.string() }),
  )
