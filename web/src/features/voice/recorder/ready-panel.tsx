import type { Subject } from '@parley/core/records/subject'
import type { Recogniser } from '~/features/dictation/index.ts'
import { PhoneSheet } from '~/ui/phone-sheet.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { Switch } from '~/ui/switch.tsx'
import { ThumbBar } from '~/ui/thumb-bar.tsx'
import { canRecordTabs } from '../capture/open-sound.ts'
import type { SoundSource } from '../capture/sound.ts'
import { consentWords } from '../consent/consent.ts'
import { SpokenLanguage } from '../spoken-language.tsx'
import type { ConsentMethod } from '../upload-queue/local-recording.ts'
import { About } from './about.tsx'

interface Props {
  isStarting: boolean
  source: SoundSource
  onSource: (source: SoundSource) => void
  /** Who could write captions; null where nobody can. */
  captioner: Recogniser | null
  hasCaptions: boolean
  onCaptions: (isOn: boolean) => void
  language: string
  onLanguage: (language: string) => void
  consent: ConsentMethod | null
  onChangeConsent: () => void
  onStart: () => void
  /** Whose conversation it will be, where that is known. */
  about: Pick<Subject, 'kind' | 'id'> | null
  onAboutTaken: () => void
}

/** Where the sound goes for captions, in words. */
function describeCaptionDestination(captioner: Recogniser): string {
  if (captioner.by === 'browser')
    return 'For captions, your browser may send the audio to its maker. Without them, it goes to this instance only.'
  return captioner.destination === null
    ? 'This instance writes the captions as you speak: the audio goes nowhere else. They are a draft; the transcript follows.'
    : `For captions the sound goes to ${captioner.destination} as you speak.`
}

/** Before a recording: one button, and what it will do. On phones the button stands under the thumb. */
export function ReadyPanel(props: Props) {
  const { isStarting, source, onSource, consent, onChangeConsent, onStart } = props
  const { captioner, hasCaptions, onCaptions, language, onLanguage, about, onAboutTaken } = props
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 border-y py-3 md:min-h-32 md:py-5">
      <ThumbBar className="max-md:pb-3">
        <button
          type="button"
          onClick={onStart}
          disabled={isStarting}
          className="inline-flex h-14 w-full items-center justify-center gap-3 rounded-full bg-ink px-8 text-lg font-medium text-canvas transition-opacity hover:opacity-90 disabled:opacity-60 md:w-auto"
        >
          {isStarting ? <Spinner /> : <RecordDot className="size-4" />}
          Record
        </button>
      </ThumbBar>
      <div className="min-w-0 flex-1 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-3 sm:space-y-3">
        {about && (
          <div className="max-sm:w-full">
            <About of={about} onRemove={onAboutTaken} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-8">
          <PhoneSheet title="Recording options">
            {canRecordTabs() && (
              <SegmentedControl
                label="What to record"
                value={source}
                options={[
                  { value: 'microphone', label: 'Microphone' },
                  { value: 'tab', label: 'Microphone and a tab' },
                ]}
                onChange={onSource}
              />
            )}
            {captioner && <Switch label="Live captions" isOn={hasCaptions} onChange={onCaptions} />}
            <SpokenLanguage language={language} onLanguage={onLanguage} />
          </PhoneSheet>
        </div>
        <p className="max-w-prose text-sm text-faint">
          {hasCaptions && captioner
            ? describeCaptionDestination(captioner)
            : source === 'tab'
              ? 'Choose your meeting’s tab and share its audio. You are on one channel, they are on the other: use headphones.'
              : 'Saved on this device every second and uploaded as you speak.'}
          {consent !== null && (
            <>
              {' '}
              Consent: {consentWords[consent].label.toLowerCase()}.{' '}
              <button type="button" className="link" onClick={onChangeConsent}>
                Change
              </button>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
