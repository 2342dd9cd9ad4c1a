import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { analyseSeo, hasResults } from '../calls/dashboard.ts'
import { toFields } from '../calls/fields.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { Section } from '../parts/section.tsx'
import { useSession } from '../session/session.tsx'
import { runTask, setResult } from '../session/task.ts'
import { DashboardResults } from './dashboard-results.tsx'
import { useReadiness } from './use-readiness.ts'

/** Seven analyses at once. One that fails leaves the others standing. */
export function DashboardSection({ editing }: { editing: PostEditing }) {
  const { title, content, slug } = editing.form
  const fields = toFields(editing.form)
  const { dashboard: task } = useSession()
  const { result, isRunning } = useStore(task)
  const isReady = useReadiness(editing)
  const analyse = async () => {
    if (!isReady()) return
    const done = await runTask(
      task,
      () => analyseSeo({ title, content, ...fields }, `${globalThis.location.origin}/blog/${slug}`),
      'Analysis failed. Please try again.',
    )
    if (done && !hasResults(done)) {
      setResult(task, null)
      toast.error('No analysis results returned')
    } else if (done) toast.success('AI optimization analysis complete!')
  }
  return (
    <Section
      id="ai-seo-dashboard"
      title="AI SEO dashboard"
      aside={result && <EngineNote engine={result.engine} />}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isRunning} onClick={() => void analyse()}>
          {result ? 'Analyze again' : 'Analyze the post'}
        </Button>
        {result === null && (
          <span className="text-sm text-muted">
            Entities, E-E-A-T, readability, search preview, summaries, links and topics.
          </span>
        )}
      </div>
      {result && result.failed.length > 0 && (
        <div className="mt-4">
          <ErrorNotice
            title={`Not analyzed: ${result.failed.join(', ')}`}
            onRetry={() => void analyse()}
            isRetrying={isRunning}
          >
            {result.reason} The other results below are complete.
          </ErrorNotice>
        </div>
      )}
      {result && (
        <div className="mt-6">
          <DashboardResults dashboard={result} editing={editing} />
        </div>
      )}
    </Section>
  )
}
