import { type Platform, platforms } from '@parley/core/blog/calibrate-voice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import type { Voice } from '../calls/results.ts'
import { calibrateVoice, voiceQuery } from '../calls/voice.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { ScoreBar } from '../parts/score-line.tsx'
import { Section } from '../parts/section.tsx'
import { textOf } from '../reading/has-text.ts'
import { useSession } from '../session/session.tsx'
import { runTask } from '../session/task.ts'

const leastCharacters = 200

/** How near the post is to what its author has published, and how ready for each platform. */
export function VoiceSection({ editing: { postId, form } }: { editing: PostEditing }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const task = useStore(session.voice)
  const stored = useQuery(voiceQuery(postId))
  const analysis = task.result?.analysis ?? stored.data?.analysis
  const analyse = async () => {
    if (textOf(form.content).length < leastCharacters) {
      toast.error('Write at least 200 characters for voice analysis')
      return
    }
    const { title, content, categoryId } = form
    const done = await runTask(
      session.voice,
      () => calibrateVoice({ postId, title, content, categoryId }),
      'Analysis failed. Unable to analyze voice calibration',
    )
    if (done && postId !== null) await queryClient.invalidateQueries({ queryKey: ['blog', 'voice', postId] })
  }
  return (
    <Section id="voice-calibration" title="Voice calibration">
      {stored.error && !analysis && (
        <div className="mb-3">
          <ErrorNotice
            title="The last calibration could not be loaded"
            onRetry={() => void stored.refetch()}
            isRetrying={stored.isFetching}
          >
            {describeError(stored.error)}
          </ErrorNotice>
        </div>
      )}
      {analysis ? (
        <VoiceScores analysis={analysis} />
      ) : (
        <p className="text-sm text-muted">
          {stored.data === null && 'Nothing was analyzed in the past 30 days. '}
          Compares how this post is written with what its author has published, and shows how ready it is for
          search, answer engines and social networks.
        </p>
      )}
      <p className="mt-2 text-xs text-faint">
        Data from the past 30 days.{' '}
        {task.result ? (
          <EngineNote engine={task.result.engine} />
        ) : (
          stored.data && `Analyzed on ${formatDay(stored.data.at)}.`
        )}
      </p>
      <Button className="mt-3" isBusy={task.isRunning} onClick={() => void analyse()}>
        {analysis ? 'Analyze again' : 'Analyze voice'}
      </Button>
    </Section>
  )
}

const names: Record<Platform, string> = {
  google: 'Google',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  social: 'Social',
}

function VoiceScores({ analysis }: { analysis: Voice }) {
  const {
    voice_match_score: match,
    seo_harmony_score: harmony,
    ai_visibility_score: visibility,
    platform_optimization: byPlatform,
    improvement_suggestions: tips,
  } = analysis
  return (
    <div className="space-y-3">
      <ul aria-label="Voice">
        {match === null ? (
          <li className="py-1.5 text-sm text-muted">
            Voice match: its author published nothing else in the past 30 days to compare with.
          </li>
        ) : (
          <ScoreBar label="Voice match" score={match} />
        )}
        {harmony !== null && <ScoreBar label="SEO harmony" score={harmony} />}
        {visibility !== null && <ScoreBar label="AI visibility" score={visibility} />}
      </ul>
      <ul aria-label="Platforms" className="border-t pt-2">
        {platforms.map((platform) => {
          const state = byPlatform[platform]
          return (
            state && (
              <ScoreBar key={platform} label={names[platform]} score={state.score} word={state.status} />
            )
          )
        })}
      </ul>
      <ul className="space-y-1 text-sm text-muted">
        {tips.slice(0, 3).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}
