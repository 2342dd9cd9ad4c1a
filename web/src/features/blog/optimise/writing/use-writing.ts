import type { Tone } from '@parley/core/blog/tone'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { AiFailure } from '../calls/failure.ts'
import { generate } from '../calls/writing.ts'
import { textOf } from '../reading/has-text.ts'
import { keepNewLines } from '../reading/new-lines.ts'
import { parseNumberedList } from '../reading/parse-analysis.ts'
import { toPostHtml } from '../reading/to-post-html.ts'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'

const empty = (): AiFailure => new AiFailure('The answer held nothing to use. Your post is safe.', 502)

/** What the three buttons of the AI assistant do; each needs content (docs/specified.md S5.16). */
export function useWriting({ form }: PostEditing, tone: Tone) {
  const session = useSession()
  const readText = (): string | null => {
    const text = textOf(form.content)
    if (text !== '') return text
    toast.error('Write some content first...')
    return null
  }
  return {
    titles: async () => {
      const text = readText()
      if (text === null) return
      await runTask(
        session.titles,
        async () => {
          const { response, engine } = await generate('titles', tone, text)
          const titles = parseNumberedList(response)
          if (titles.length === 0) throw empty()
          return { titles, engine }
        },
        'Failed to generate titles',
      )
    },
    expansion: async () => {
      const text = readText()
      if (text === null) return
      await runTask(
        session.expansion,
        async () => {
          const { response, engine } = await generate('expand', tone, text)
          const markdown = keepNewLines(response, text)
          const html = toPostHtml(markdown)
          if (html === '') throw empty()
          return { html, markdown, engine }
        },
        'Failed to expand content',
      )
    },
    summary: async () => {
      const text = readText()
      if (text === null) return
      await runTask(
        session.summary,
        async () => {
          const { response, engine } = await generate('summary', tone, text)
          const summary = response.replace(/\s+/g, ' ').trim()
          if (summary === '') throw empty()
          return { summary, engine }
        },
        'Failed to generate summary',
      )
    },
  }
}
