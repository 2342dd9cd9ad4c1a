import { isAcceptedContent } from '@parley/core/blog/offers'
import { toneProfileOf } from '@parley/core/blog/tone'
import { toneLabelOf } from '@parley/core/seo/bands'
import { useStore } from '~/data/store.ts'
import type { Tone as BadgeTone } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { ScoreMark } from '~/ui/score-mark.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { toDraft } from '../calls/fields.ts'
import { askTone } from '../calls/tone.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { Section } from '../parts/section.tsx'
import { textOf } from '../reading/has-text.ts'
import { useScores, useSession } from '../session/session.tsx'
import { runTask, setResult } from '../session/task.ts'
import { ToneMix } from './tone-mix.tsx'
import { TonePreview } from './tone-preview.tsx'
import { useToneAnalysis } from './use-tone-analysis.ts'

const leastCharacters = 100
const failure = 'Optimization failed. Unable to optimize tone. Please try again.'

const badgeTones: Record<ReturnType<typeof toneLabelOf>, BadgeTone> = {
  Excellent: 'good',
  Good: 'good',
  Fair: 'fair',
  'Needs Work': 'poor',
}

/** The text's tone beside the profile of its category, and a rewrite that one sees before it is applied. */
export function ToneOptimiser({ editing }: { editing: PostEditing }) {
  const { form, categoryName, content } = editing
  const session = useSession()
  const analysis = useStore(session.toneAnalysis)
  const rewrite = useStore(session.toneRewrite)
  const scores = useScores()
  useToneAnalysis(editing)
  const profile = toneProfileOf(categoryName)
  const characters = scores?.characters ?? 0
  const isLongEnough = characters >= leastCharacters
  // By itself only what is longer: see useToneAnalysis.
  const isAnalysed = characters > leastCharacters
  const optimise = async () => {
    if (textOf(form.content).length < leastCharacters) {
      toast.error('Write at least 100 characters, so that there is a tone to read.')
      return
    }
    const done = await runTask(
      session.toneRewrite,
      async () => {
        const { optimizedContent, engine } = await askTone('optimize', form.content, profile)
        return { before: form.content, after: optimizedContent ?? form.content, engine }
      },
      failure,
    )
    if (done && done.before !== done.after && !isAcceptedContent(toDraft(form), done.after)) {
      setResult(session.toneRewrite, null)
      toast.info('The rewrite would fail checks that the post passes now, so it is not offered.')
    } else if (done && done.before === done.after) {
      setResult(session.toneRewrite, null)
      toast.info('The text already fits this profile; nothing to change.')
    }
  }
  return (
    <Section id="tone-optimiser" title="Tone optimizer">
      <p className="text-sm text-muted">
        {categoryName === '' ? 'Default profile' : profile.category}: {profile.blend}
      </p>
      <ToneMix weights={profile.weights} measured={scores?.toneMatch.measured ?? null} />
      {analysis.result && isLongEnough && (
        <div className="mt-3" aria-busy={analysis.isRunning || undefined}>
          <ScoreMark
            score={analysis.result.toneScore}
            tone={badgeTones[toneLabelOf(analysis.result.toneScore)]}
            word={toneLabelOf(analysis.result.toneScore)}
            isLarge
          />
          <ul className="mt-1 space-y-1 text-sm text-muted">
            {analysis.result.suggestions.slice(0, 3).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <p className="mt-1.5">
            <EngineNote engine={analysis.result.engine} />
          </p>
        </div>
      )}
      {isAnalysed && !analysis.result && analysis.failure === null && (
        <div aria-busy="true" className="mt-3">
          <span className="sr-only">Analyzing the tone</span>
          <Skeleton className="h-36 w-full" />
        </div>
      )}
      {!isLongEnough && (
        <p className="mt-3 text-sm text-muted">The tone is analyzed automatically from 100 characters.</p>
      )}
      <Button
        className="mt-3"
        disabled={!isLongEnough}
        isBusy={rewrite.isRunning}
        onClick={() => void optimise()}
      >
        Optimize
      </Button>
      {rewrite.result && (
        <TonePreview
          rewrite={rewrite.result}
          isStale={rewrite.result.before !== form.content}
          canApply={content !== null}
          onApply={() => {
            content?.replace(rewrite.result?.after ?? form.content)
            setResult(session.toneRewrite, null)
            toast.success('Suggestion applied', {
              description: 'Undo in the editor brings the old text back.',
            })
          }}
          onClose={() => setResult(session.toneRewrite, null)}
        />
      )}
    </Section>
  )
}
