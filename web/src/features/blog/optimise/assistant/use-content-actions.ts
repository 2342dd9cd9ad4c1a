import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { analyseContent } from '../calls/content.ts'
import { toFields } from '../calls/fields.ts'
import { hasText } from '../reading/has-text.ts'
import { parseIntent, parseLinks, parseSeoAnalysis, parseTags } from '../reading/parse-analysis.ts'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'

const failure = 'Failed to analyze content'

/** What the four buttons of the content assistant do; each needs a title or content. */
export function useContentActions({ postId, form }: PostEditing) {
  const session = useSession()
  const post = { postId, title: form.title, content: form.content, ...toFields(form) }
  const isReady = (): boolean => {
    if (form.title.trim() !== '' || hasText(form.content)) return true
    toast.error('Write a title or some content first.')
    return false
  }
  return {
    suggestTags: async () => {
      if (!isReady()) return
      const done = await runTask(
        session.tags,
        async () => {
          const { analysis, engine } = await analyseContent('suggest_tags', post)
          return { tags: parseTags(analysis), engine }
        },
        failure,
      )
      if (done && done.tags.length > 0) toast.success('Tags suggested!')
    },
    suggestLinks: async () => {
      if (!isReady()) return
      await runTask(
        session.links,
        async () => {
          const { analysis, engine } = await analyseContent('suggest_internal_links', post)
          return { links: parseLinks(analysis), engine }
        },
        failure,
      )
    },
    classifyIntent: async () => {
      if (!isReady()) return
      await runTask(
        session.intent,
        async () => {
          const { analysis, engine } = await analyseContent('classify_intent', post)
          return { ...parseIntent(analysis), engine }
        },
        failure,
      )
    },
    analyseSeo: async () => {
      if (!isReady()) return
      const done = await runTask(
        session.seo,
        async () => {
          const { analysis, engine } = await analyseContent('analyze_seo', post)
          return { ...parseSeoAnalysis(analysis), engine }
        },
        failure,
      )
      if (done) toast.success('SEO analysis complete!')
    },
  }
}
