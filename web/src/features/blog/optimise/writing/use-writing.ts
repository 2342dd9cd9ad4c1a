import { isAcceptedContent, isAcceptedTitle } from '@parley/core/blog/offers'
import { findTemplateText } from '@parley/core/blog/template-text'
import type { Tone } from '@parley/core/blog/tone'
import { wholeSentences } from '@parley/core/blog/whole-sentences'
import { lengthLimits } from '@parley/core/seo/limits'
import { oneLine } from '@parley/core/text/words'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { AiFailure } from '../calls/failure.ts'
import { toDraft } from '../calls/fields.ts'
import { generate, type WritingTask } from '../calls/writing.ts'
import { textOf } from '../reading/has-text.ts'
import { keepNewLines, withoutTemplates } from '../reading/new-lines.ts'
import { parseNumberedList } from '../reading/parse-analysis.ts'
import { toPostHtml } from '../reading/to-post-html.ts'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'

const nothingFits = (what: string): AiFailure => new AiFailure(`${what} Your post is safe.`, 502)

/** What the three buttons of the AI assistant do; each needs content (docs/specified.md S5.16). */
export function useWriting({ form }: PostEditing, tone: Tone) {
  const session = useSession()
  const readText = (): string | null => {
    const text = textOf(form.content)
    if (text !== '') return text
    toast.error('Write some content first...')
    return null
  }
  const ask = (task: WritingTask, text: string) =>
    generate({ task, tone, text, title: form.title, focusKeyword: form.focusKeyword })
  return {
    titles: async () => {
      const text = readText()
      if (text === null) return
      await runTask(
        session.titles,
        async () => {
          const { response, engine } = await ask('titles', text)
          const draft = toDraft(form)
          const titles = parseNumberedList(response).filter((title) => isAcceptedTitle(draft, title))
          if (titles.length === 0)
            throw nothingFits('No suggested title had 40 to 60 characters and the focus keyword.')
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
          const { response, engine } = await ask('expand', text)
          const markdown = keepNewLines(withoutTemplates(response), text)
          const html = toPostHtml(markdown)
          if (html === '') throw nothingFits('There is nothing to add that the post doesn’t already say.')
          if (!isAcceptedContent(toDraft(form), `${form.content}${html}`))
            throw nothingFits('The result would fail checks that the post passes now.')
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
          const { response, engine } = await ask('summary', text)
          const said = oneLine(response)
          const summary =
            said.length <= lengthLimits.excerpt.good.to
              ? said
              : wholeSentences(said, lengthLimits.excerpt.good.to)
          if (summary === '' || findTemplateText(summary).length > 0)
            throw nothingFits('No summary came back in full sentences of at most 300 characters.')
          return { summary, engine }
        },
        'Failed to generate summary',
      )
    },
  }
}
