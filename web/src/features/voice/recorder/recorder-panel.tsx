import type { Subject } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProfile } from '~/data/profile.ts'
import { useUserId } from '~/data/session.ts'
import { findRecogniser } from '~/features/dictation/index.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { recorder, useRecorder } from '../capture/index.ts'
import { problemWords } from '../capture/problems.ts'
import type { SoundSource } from '../capture/sound.ts'
import { rememberConsent, rememberedConsent } from '../consent/consent.ts'
import { settingsQuery } from '../settings/settings.ts'
import { useSpokenLanguage } from '../spoken-language.tsx'
import type { GivenConsent } from '../upload-queue/local-recording.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'
import { rememberCaptions, wantsCaptions } from './caption-choice.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { KeptNotices } from './kept-notices.tsx'
import { LivePanel } from './live-panel.tsx'
import { ReadyPanel } from './ready-panel.tsx'

interface Props {
  kept: readonly QueuedRecording[]
  /** Somebody pressed Record on another page. */
  isAsked: boolean
  onBegin: () => void
  /** Whose conversation the next one is; null where that is to be found out. */
  about: Pick<Subject, 'kind' | 'id'> | null
  /** It is under way with them, or is to begin without them. */
  onAboutTaken: () => void
}

/** Everything about recording now: what waits in this browser, the button, and while it runs the recording itself. */
export default function RecorderPanel({ kept, isAsked, onBegin, about, onAboutTaken }: Props) {
  const state = useRecorder()
  const userId = useUserId()
  const profile = useProfile()
  const companyId = profile.data?.company_id ?? null
  const [consent, setConsent] = useState(() => rememberedConsent(userId))
  const [isAsking, setAsking] = useState(false)
  const [source, setSource] = useState<SoundSource>('microphone')
  const [chosenCaptions, setCaptions] = useState<boolean | null>(null)
  const { data: captioner = null } = useQuery({ queryKey: ['captioner', userId], queryFn: findRecogniser })
  const hasCaptions = captioner !== null && (chosenCaptions ?? wantsCaptions(userId, captioner))
  const [language, setLanguage] = useSpokenLanguage()
  const settings = useQuery(settingsQuery(companyId))
  const isAskedEachTime = settings.data?.asks_consent ?? false
  const { phase } = state.session

  function start(given: GivenConsent | null): void {
    if (companyId === null) return
    if (given === null) return setAsking(true)
    setAsking(false)
    setConsent(given.method)
    rememberConsent(userId, given.method)
    rememberCaptions(userId, hasCaptions ? captioner : null)
    void recorder.start({
      userId,
      companyId,
      source,
      ownName: profile.data?.full_name ?? '',
      consent: given,
      captions: hasCaptions ? captioner : null,
      language,
      about,
    })
    if (about !== null) onAboutTaken()
  }

  const isLive = phase === 'recording' || phase === 'paused' || phase === 'stopping'
  const isReady = phase !== 'requesting' && companyId !== null && !settings.isLoading
  const known = consent === null || isAskedEachTime ? null : { method: consent }
  const begin = useEffectEvent(() => {
    // What starts at once takes whom it is about out of the address in the same step.
    if (isLive || known === null || about === null) onBegin()
    if (!isLive) start(known)
  })
  useEffect(() => {
    if (isAsked && isReady) void Promise.resolve().then(() => begin())
  }, [isAsked, isReady])

  return (
    <section aria-label="Recorder" className="space-y-4">
      <KeptNotices kept={kept} />
      {phase === 'failed' && 'problem' in state.session && (
        <ErrorNotice title={problemWords[state.session.problem].title}>
          {problemWords[state.session.problem].text}
        </ErrorNotice>
      )}
      {state.hasDiskFailed && !isLive && (
        <ErrorNotice title="Recording stopped: this device is out of space">
          Everything up to that moment is safe and is being uploaded. Free some space before you record again.
        </ErrorNotice>
      )}
      {isLive ? (
        <LivePanel state={state} />
      ) : (
        <ReadyPanel
          isStarting={!isReady}
          source={source}
          onSource={setSource}
          captioner={captioner}
          hasCaptions={hasCaptions}
          onCaptions={setCaptions}
          language={language}
          onLanguage={setLanguage}
          consent={consent}
          onChangeConsent={() => setAsking(true)}
          onStart={() => start(known)}
          about={about}
          onAboutTaken={onAboutTaken}
        />
      )}
      <ConsentDialog
        isOpen={isAsking}
        isRequired={isAskedEachTime}
        onClose={() => setAsking(false)}
        onConfirm={start}
      />
    </section>
  )
}
